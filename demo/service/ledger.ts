/** What the service counts: which session ids were used for which calls, and what an account pays for. */
import type { OperationName } from '../../src/contract/operations.ts';

export interface LedgerCall {
  readonly operation: OperationName;
  readonly status: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface SessionReport {
  readonly session: string;
  readonly calls: readonly LedgerCall[];
  /** The addresses whose details were given out, as they go on the parcel. */
  readonly addresses: readonly string[];
  /** How the id was misused (§5.3 rule 3); empty when it was not. */
  readonly misuse: readonly string[];
}

/** What an account would be billed for. */
export interface Billing {
  /** Address entries: each session once for each address, an unfinished one once; none of which nothing was answered. */
  readonly entries: number;
  /** Successful Dutch lookups. */
  readonly dutch: number;
  /** Successful validations. */
  readonly validate: number;
}

/** Plain JSON. */
export interface LedgerReport {
  /** Newest first. */
  readonly sessions: readonly SessionReport[];
  /** Calls of operations that need no session. */
  readonly others: readonly LedgerCall[];
  readonly billing: Billing;
  /** The sum of what is billed. */
  readonly lookups: number;
}

/** What one request was. */
export interface LedgerEntry {
  readonly operation: OperationName;
  readonly status: number;
  /** Null for operations that need none. */
  readonly session: string | null;
  /** What details were given for. */
  readonly address?: string;
  /** Whether the context it used was given to another session. */
  readonly isForeign?: boolean;
  /** What was searched for. */
  readonly term?: string;
}

interface Entry {
  readonly calls: LedgerCall[];
  readonly addresses: Set<string>;
  readonly misuse: Set<string>;
  term: string | null;
}

/** Sessions and calls that are remembered at most; the oldest go first. */
const capacity = 2_000;
/** Milliseconds within which two ids for one growing text are one person's. */
const oneTyping = 10_000;

export const misuses = {
  twoAddresses: 'one id for more than one address',
  noSuggestions: 'details under an id that suggested nothing',
  foreignDetails: 'details under another id than the suggestion',
  foreignSuggestion: 'a new id within one entry',
  perRequest: 'a new id for each request',
} as const;

export class Ledger {
  readonly #now: () => number;
  readonly #listeners = new Set<(report: LedgerReport) => void>();
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
    for (const listener of this.#listeners) listener(this.report());
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

  /** Whether the newest id had one call only, and this text is that text grown longer. */
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

  /** Calls back with a new report after each request, until the function it returns is called. */
  subscribe(listener: (report: LedgerReport) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
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
