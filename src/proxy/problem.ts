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
  [problemTypes.dailyCap]: [503, 'The address service is not available any more today.'],
  [problemTypes.upstreamAuth]: [502, 'The address service refused the account.'],
  [problemTypes.upstreamShape]: [502, 'The address service gave an answer that is not understood.'],
  [problemTypes.upstreamUnavailable]: [503, 'The address service is not available.'],
  [problemTypes.upstreamTimeout]: [504, 'The address service took too long.'],
  [problemTypes.internal]: [500, 'Something went wrong.'],
};

/** Longest wait we ask of anybody, in seconds. */
const retryAfterMax = 300;

export interface ProblemInit {
  /** The one at fault. */
  readonly parameter?: string;
  /** Seconds, brought into 1 to 300. */
  readonly retryAfter?: number;
  /** The limit that was reached. */
  readonly limit?: string;
  /** What the service answered. */
  readonly upstreamStatus?: number;
  /** Whether the service cannot have seen the request. Default: false. */
  readonly isUnsent?: boolean;
}

/** Ends the handling of a request with problem details (RFC 9457). Never holds a value, only a parameter's name. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly type: ProblemType;
  readonly init: ProblemInit;

  constructor(type: ProblemType, init: ProblemInit = {}) {
    super(type);
    this.type = type;
    this.init = init;
  }

  get status(): number {
    return statuses[this.type][0];
  }

  get details(): ProblemDetails {
    const [status, title] = statuses[this.type];
    const { parameter } = this.init;
    return { type: this.type, title, status, ...(parameter && { parameter }) };
  }

  get headers(): Readonly<Record<string, string>> {
    const { retryAfter } = this.init;
    return {
      ...(this.type === problemTypes.method && { allow: 'GET' }),
      ...(retryAfter !== undefined && { 'retry-after': String(Math.min(Math.max(retryAfter, 1), retryAfterMax)) }),
    };
  }
}
