/** The ledger of the service: which session ids were used for which calls, and what the account is billed for. */
import type { OperationName } from '../../src/contract/operations.ts';

/** One call. */
interface LedgerCall {
  readonly operation: OperationName;
  readonly status: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The calls of one session. */
export interface SessionReport {
  readonly session: string;
  readonly calls: readonly LedgerCall[];
  /** The addresses whose details the session received, as lines on a parcel. */
  readonly addresses: readonly string[];
  /** The misuses of the session id (§5.3 rule 3); empty for none. */
  readonly misuse: readonly string[];
}

/** The lookups that an account would be billed for. */
export interface Billing {
  /**
   * Sessions, each counted once for each address that it received, and once when it received none. A session without
   * any successful answer is not counted.
   */
  readonly entries: number;
  /** Successful Dutch lookups. */
  readonly dutch: number;
  /** Successful validations. */
  readonly validate: number;
}

/** The whole ledger, as plain JSON. */
export interface LedgerReport {
  /** All sessions, newest first. */
  readonly sessions: readonly SessionReport[];
  /** Calls of operations without sessions. */
  readonly others: readonly LedgerCall[];
  readonly billing: Billing;
  /** All billed lookups. */
  readonly lookups: number;
}

/** One request. */
export interface LedgerEntry {
  readonly operation: OperationName;
  readonly status: number;
  /** The session id, or null for operations without sessions. */
  readonly session: string | null;
  /** The address whose details were answered. */
  readonly address?: string;
  /** True if the context of the request was sent to another session. */
  readonly isForeign?: boolean;
  /** The search term. */
  readonly term?: string;
}

interface Entry {
  readonly calls: LedgerCall[];
  readonly addresses: Set<string>;
  readonly misuse: Set<string>;
  term: string | null;
}

/** The most sessions, and the most calls, that are remembered; the oldest are dropped first. */
const capacity = 2_000;
/** When a text grows under a new id within this time, one person is typing it. In milliseconds. */
const oneTyping = 10_000;

/** Descriptions of all kinds of misuse. */
export const misuses = {
  twoAddresses: 'one id for more than one address',
  noSuggestions: 'details under an id that suggested nothing',
  foreignDetails: 'details under another id than the suggestion',
  foreignSuggestion: 'a new id within one entry',
  perRequest: 'a new id for each request',
} as const;

/** Counts requests and reports them. */
export class Ledger {
  readonly #now: () => number;
  #sessions = new Map<string, Entry>();
  #others: LedgerCall[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  record(entry: LedgerEntry): void {
    const { operation, status, session } = entry;
    const call: LedgerCall = { operation, status, at: this.#now() };
    if (session === null) {
      this.#others.push(call);
      if (this.#others.length > capacity) this.#others.shift();
    } else {
      this.#recordSession(session, call, entry);
    }
  }

  #recordSession(session: string, call: LedgerCall, { address, isForeign, term }: LedgerEntry): void {
    const known = this.#sessions.get(session);
    const entry = known ?? { calls: [], addresses: new Set<string>(), misuse: new Set<string>(), term: null };
    if (!known && call.operation === 'details') entry.misuse.add(misuses.noSuggestions);
    if (isForeign) {
      entry.misuse.add(call.operation === 'details' ? misuses.foreignDetails : misuses.foreignSuggestion);
    }
    if (!known && term !== undefined && this.#continuesLast(term, call.at)) entry.misuse.add(misuses.perRequest);
    entry.calls.push(call);
    entry.term = term ?? entry.term;
    if (address !== undefined) entry.addresses.add(address);
    if (entry.addresses.size > 1) entry.misuse.add(misuses.twoAddresses);
    this.#sessions.set(session, entry);
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > capacity && oldest !== undefined) this.#sessions.delete(oldest);
  }

  /** True if the newest id had a single call, and this text continues its text. */
  #continuesLast(term: string, at: number): boolean {
    const last = [...this.#sessions.values()].at(-1);
    const [call, ...more] = last?.calls ?? [];
    if (!last?.term || !call || more.length > 0 || at - call.at > oneTyping) return false;
    return term.length > last.term.length && term.startsWith(last.term);
  }

  clear(): void {
    this.#sessions = new Map();
    this.#others = [];
  }

  report(): LedgerReport {
    const sessions = [...this.#sessions].map(([session, { calls, addresses, misuse }]) => ({
      session,
      calls: [...calls],
      addresses: [...addresses],
      misuse: [...misuse],
    }));
    const answered = this.#others.filter(({ status }) => status === 200).map(({ operation }) => operation);
    const billing: Billing = {
      entries: sessions.reduce((sum, session) => sum + entriesOf(session), 0),
      dutch: answered.filter((operation) => operation.startsWith('dutch')).length,
      validate: answered.filter((operation) => operation === 'validate').length,
    };
    const lookups = billing.entries + billing.dutch + billing.validate;
    return { sessions: sessions.reverse(), others: [...this.#others], billing, lookups };
  }
}

function entriesOf({ calls, addresses }: SessionReport): number {
  return Math.max(addresses.length, calls.some(({ status }) => status === 200) ? 1 : 0);
}
