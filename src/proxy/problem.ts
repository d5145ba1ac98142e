import { type LimitScope, type ProblemDetails, type ProblemType, problemTypes } from '../contract/problems.ts';
import { retryAfterMaxSeconds } from '../waiting/headers.ts';
import type { FailureCause } from './failure-cause.ts';

const wait = 'Wait for as many seconds as Retry-After says.';
const later = 'Nothing is wrong with the request. Try again a moment later.';
const noFault = 'Nothing is wrong with the request. The log of the proxy says more.';

/** The `detail` is advice, for when nothing more precise is known. */
const textsByType: Readonly<Record<ProblemType, Record<'title' | 'detail', string> & { readonly status: number }>> = {
  [problemTypes.noOperation]: {
    status: 404,
    title: 'There is no such operation.',
    detail: 'The path must be that of one of the seven operations, for example /international/v1/supported-countries.',
  },
  [problemTypes.method]: {
    status: 405,
    title: 'Only GET is answered.',
    detail: 'Send a GET request. All operations are read-only.',
  },
  [problemTypes.invalidInput]: {
    status: 400,
    title: 'A parameter is malformed, or what it points to has expired.',
    detail: 'The address service refused the values. A context expires: then begin again with the first term.',
  },
  [problemTypes.forbidden]: {
    status: 403,
    title: 'This page may not use the address service.',
    detail: 'Send the request with a script of the shop’s own page.',
  },
  [problemTypes.notFound]: {
    status: 404,
    title: 'Nothing was found.',
    detail: 'The address service knows no such address or country.',
  },
  [problemTypes.ambiguous]: {
    status: 409,
    title: 'More than one address fits.',
    detail: 'Add the province or the municipality to the city, for example "Bergen NH" or "Bergen gem. Bergen".',
  },
  [problemTypes.rateLimited]: { status: 429, title: 'Too many requests.', detail: wait },
  [problemTypes.overloaded]: { status: 503, title: 'Too much is going on.', detail: wait },
  [problemTypes.dailyCap]: {
    status: 503,
    title: 'The address service is not available any more today.',
    detail: 'The option dailyCap of the proxy allows no new lookup before midnight UTC.',
  },
  [problemTypes.upstreamAuth]: {
    status: 502,
    title: 'The address service refused the account.',
    detail: 'Check the key, the secret and the access of the account that the proxy uses.',
  },
  [problemTypes.upstreamShape]: {
    status: 502,
    title: 'The address service gave an answer that is not understood.',
    detail: 'Nothing is wrong with the request.',
  },
  [problemTypes.upstreamUnavailable]: { status: 503, title: 'The address service is not available.', detail: later },
  [problemTypes.upstreamTimeout]: { status: 504, title: 'The address service took too long.', detail: noFault },
  [problemTypes.internal]: { status: 500, title: 'Something went wrong.', detail: noFault },
};

/** Every limit by its name in the log, and whom it is for. */
export const limitScopes = {
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

export function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(limitScopes, name);
}

/**
 * Optional parts of a problem. Only `parameter`, `detail`, `retryAfter` and whom the limit is for reach
 * the browser.
 */
export interface ProblemInit {
  /** Name of the parameter that is wrong; never its value. */
  readonly parameter?: string;
  /** The mistake and its solution; never a value of the request. Default: a sentence for the type. */
  readonly detail?: string;
  /** Seconds until another attempt makes sense. The header carries them within 1 to 300. */
  readonly retryAfter?: number;
  /** The limit that was reached. */
  readonly limit?: LimitName;
  /** Status that the service answered, for the log and for retries. */
  readonly upstreamStatus?: number;
  /** The cause of a failure, for the log. */
  readonly cause?: FailureCause;
  /** True when the service cannot have received the request. Default: false. */
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
    return textsByType[this.type].status;
  }

  /** Body of the response to the browser. */
  get details(): ProblemDetails {
    const { status, title, detail } = textsByType[this.type];
    const { parameter, limit } = this.init;
    return {
      type: this.type,
      title,
      status,
      detail: this.init.detail ?? detail,
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
