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
  /** How the id was misused; empty when it was not. */
  readonly misuse: readonly string[];
}

export interface LedgerReport {
  /** Newest first. */
  readonly sessions: readonly SessionReport[];
  /** Operations that are billed per request, or not at all. */
  readonly others: readonly LedgerCall[];
  /** What counts as a lookup: each session once for each address, each Dutch and each validation request. */
  readonly lookups: number;
}

interface Entry {
  readonly calls: LedgerCall[];
  readonly addresses: Set<string>;
}

/** Calls that are remembered at most; the oldest go first. */
const capacity = 2_000;

export class Ledger {
  readonly #now: () => number;
  #sessions = new Map<string, Entry>();
  #others: LedgerCall[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** `session` is null for operations that need none; `address` is what details were given for. */
  record(operation: OperationName, status: number, session: string | null, address?: string): void {
    const call: LedgerCall = { operation, status, at: this.#now() };
    if (session === null) {
      this.#others = [...this.#others, call].slice(-capacity);
      return;
    }
    const entry = this.#sessions.get(session) ?? { calls: [], addresses: new Set<string>() };
    entry.calls.push(call);
    if (address !== undefined) entry.addresses.add(address);
    this.#sessions.set(session, entry);
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > capacity && oldest !== undefined) this.#sessions.delete(oldest);
  }

  clear(): void {
    this.#sessions = new Map();
    this.#others = [];
  }

  report(): LedgerReport {
    const sessions = [...this.#sessions].map(([session, { calls, addresses }]) => ({
      session,
      calls: [...calls],
      addresses: [...addresses],
      misuse: misuseOf(calls, addresses),
    }));
    const billed = this.#others.filter(({ operation, status }) => status === 200 && isBilled(operation));
    const lookups = sessions.reduce((sum, { addresses }) => sum + Math.max(addresses.length, 1), billed.length);
    return { sessions: sessions.reverse(), others: [...this.#others], lookups };
  }
}

function isBilled(operation: OperationName): boolean {
  return operation === 'dutchByPostcode' || operation === 'dutchByStreet' || operation === 'validate';
}

function misuseOf(calls: readonly LedgerCall[], addresses: ReadonlySet<string>): readonly string[] {
  const misuse: string[] = [];
  if (addresses.size > 1) misuse.push('one id for more than one address');
  if (calls[0]?.operation === 'details') misuse.push('details under an id that suggested nothing');
  return misuse;
}
