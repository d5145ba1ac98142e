import { type LimitScope, type ProblemDetails, type ProblemType, problemTypes } from '../contract/problems.ts';

const statusesAndTitles: Readonly<Record<ProblemType, readonly [status: number, title: string]>> = {
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

/** Every limit by its name in the log, and whom it is for. */
const limitScopes = {
  requests: 'client',
  lookups: 'client',
  clientPlaces: 'client',
  session: 'session',
  suggestions: 'session',
  details: 'session',
  addresses: 'session',
  international: 'account',
  dutch: 'account',
  places: 'account',
  dailyCap: 'account',
  /** The limit of the service itself. */
  service: 'account',
} as const satisfies Readonly<Record<string, LimitScope>>;

/** Name of a limit, as it is in the log. */
export type LimitName = keyof typeof limitScopes;

/** The longest wait that the proxy asks of a client. */
const retryAfterMaxSeconds = 300;

/** What is known about a problem beside its type. Only `parameter`, `retryAfter` and whom the limit is for reach the browser. */
export interface ProblemInit {
  /** Name of the parameter that is wrong; never its value. */
  readonly parameter?: string;
  /** Seconds until another attempt makes sense. The header carries them within 1 to 300. */
  readonly retryAfter?: number;
  /** The limit that was reached. */
  readonly limit?: LimitName;
  /** Status that the service answered, for the log and for retries. */
  readonly upstreamStatus?: number;
  /** Whether the service cannot have received the request. Default: false. */
  readonly isUnsent?: boolean;
}

/** Ends a request with problem details (RFC 9457). It holds no value of the request, only names. */
export class ProxyProblem extends Error {
  override readonly name = 'ProxyProblem';
  readonly type: ProblemType;
  readonly init: ProblemInit;

  constructor(type: ProblemType, init: ProblemInit = {}) {
    super(type);
    this.type = type;
    this.init = init;
  }

  /** Status of the response to the browser. */
  get status(): number {
    return statusesAndTitles[this.type][0];
  }

  /** Body of the response to the browser. */
  get details(): ProblemDetails {
    const [status, title] = statusesAndTitles[this.type];
    const { parameter, limit } = this.init;
    return {
      type: this.type,
      title,
      status,
      ...(parameter && { parameter }),
      ...(limit && { limit: limitScopes[limit] }),
    };
  }

  /** `Allow` and `Retry-After`, where they apply. */
  get headers(): Readonly<Record<string, string>> {
    const { retryAfter } = this.init;
    return {
      ...(this.type === problemTypes.method && { allow: 'GET' }),
      ...(retryAfter !== undefined && {
        'retry-after': String(Math.min(Math.max(retryAfter, 1), retryAfterMaxSeconds)),
      }),
    };
  }
}
