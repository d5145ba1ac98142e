import { type ProblemDetails, type ProblemType, problemTypes } from '../contract/problems.ts';

const statuses: Readonly<Record<ProblemType, readonly [status: number, title: string]>> = {
  [problemTypes.noOperation]: [404, 'There is no such operation.'],
  [problemTypes.method]: [405, 'Only GET is answered.'],
  [problemTypes.invalidInput]: [400, 'A parameter is malformed, or what it points to has expired.'],
  [problemTypes.forbidden]: [403, 'This page may not use the address service.'],
  [problemTypes.notFound]: [404, 'Nothing was found.'],
  [problemTypes.ambiguous]: [409, 'More than one address fits.'],
  [problemTypes.rateLimited]: [429, 'Too many requests.'],
  [problemTypes.overloaded]: [503, 'Too much is going on.'],
  [problemTypes.upstreamAuth]: [502, 'The address service refused the account.'],
  [problemTypes.upstreamShape]: [502, 'The address service gave an answer that is not understood.'],
  [problemTypes.upstreamUnavailable]: [503, 'The address service is not available.'],
  [problemTypes.upstreamTimeout]: [504, 'The address service took too long.'],
};

export interface ProblemInit {
  readonly parameter?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ends the handling of a request with problem details (RFC 9457). Never holds a value, only a parameter's name. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly type: ProblemType;
  readonly #init: ProblemInit;

  constructor(type: ProblemType, init: ProblemInit = {}) {
    super(type);
    this.type = type;
    this.#init = init;
  }

  toResponse(): Response {
    const [status, title] = statuses[this.type];
    const { parameter, headers } = this.#init;
    const details: ProblemDetails = { type: this.type, title, status, ...(parameter && { parameter }) };
    return new Response(JSON.stringify(details), {
      status,
      headers: { ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    });
  }
}
