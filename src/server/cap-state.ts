/**
 * The count of the daily cap in a file, which several processes of one machine may share. It is SQLite, which Node
 * includes. Of the designs that were killed a hundred times, it is the only one without a lock file that a dead process
 * leaves behind, and without lines of several processes that have to be told apart.
 */
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { CapStore } from '../proxy.ts';

/**
 * The part of the cap that a process reserves at a time: a hundredth, and at most so many lookups. A kill can waste
 * that many.
 */
const blockShare = 0.01;
const blockMax = 50;
/** Milliseconds that one attempt waits for the lock of another process, and how often it is made. */
const lockTimeoutMs = 250;
const attempts = 8;
const pauseMs = 25;
/** Seconds for which a day stays in the file: a week. */
const rowAgeSeconds = 604_800;

/** A count of the days. */
export interface CapCount {
  /** For the option `capStore`. */
  readonly store: CapStore;
  /** Lookups of this day that are left, by the knowledge of this process; the whole cap before the first one. */
  readonly left: (day: string, cap: number) => number;
}

/** A count in an open file. */
export interface CapState extends CapCount {
  /** Gives back what was reserved and not used, and closes the file. */
  readonly close: () => Promise<void>;
}

const schema = `
  CREATE TABLE IF NOT EXISTS days (key TEXT PRIMARY KEY, reserved INTEGER NOT NULL, changed INTEGER NOT NULL) STRICT`;

/**
 * Opens the file `lookups.sqlite` in a folder on a disk of this machine, or creates it. A lookup is reserved, and on
 * stable storage, before it is taken: for each day, what all processes take never sums to more than the cap.
 *
 * @throws an error with a `code` when the file cannot be opened or written.
 */
export async function openCapState(folder: string): Promise<CapState> {
  const { DatabaseSync } = await import('node:sqlite');
  const database = await retried(() => {
    const opened = new DatabaseSync(join(folder, 'lookups.sqlite'), { timeout: lockTimeoutMs });
    try {
      opened.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${schema}`);
      return opened;
    } catch (error) {
      opened.close();
      throw error;
    }
  });
  // A folder that can only be read is found now, and not by the first shopper.
  await retried(() => transact(database, () => forgetOldDays(database)));

  /** Lookups that all processes had reserved when this one looked last, by key. */
  const reserved = new Map<string, number>();
  /** Lookups that this process has reserved and not used, by key. */
  const left = new Map<string, number>();
  /** By key; requests that come together wait for one reservation. */
  const reserving = new Map<string, Promise<number>>();
  const blockOf = (cap: number) => Math.min(Math.max(1, Math.floor(cap * blockShare)), blockMax);

  const reserve = async (key: string, cap: number): Promise<number> => {
    const [granted, sum] = await retried(() => transact(database, () => reserveRow(database, key, blockOf(cap), cap)));
    reserved.set(key, sum);
    left.set(key, (left.get(key) ?? 0) + granted);
    return granted;
  };

  return {
    store: {
      take: async (key, cap) => {
        for (;;) {
          const rest = left.get(key) ?? 0;
          if (rest > 0) {
            left.set(key, rest - 1);
            return true;
          }
          let pending = reserving.get(key);
          if (!pending) {
            pending = reserve(key, cap).finally(() => reserving.delete(key));
            reserving.set(key, pending);
          }
          if ((await pending) === 0 && (left.get(key) ?? 0) === 0) return false;
        }
      },
      giveBack: async (key) => {
        left.set(key, (left.get(key) ?? 0) + 1);
      },
    },
    left: (day, cap) => Math.max(0, cap - sumOf(reserved, day)) + sumOf(left, day),
    close: async () => {
      for (const [key, count] of left) {
        if (count > 0) await retried(() => transact(database, () => giveBackRow(database, key, count))).catch(() => {});
      }
      left.clear();
      database.close();
    },
  };
}

/** The same in the memory of this process: a restart forgets it, new settings do not. */
export function createMemoryCapCount(): CapCount {
  const taken = new Map<string, number>();
  const store: CapStore = {
    take: async (key, cap) => {
      const count = taken.get(key) ?? 0;
      if (count < cap) taken.set(key, count + 1);
      return count < cap;
    },
    giveBack: async (key) => {
      taken.set(key, Math.max(0, (taken.get(key) ?? 0) - 1));
    },
  };
  return { store, left: (day, cap) => Math.max(0, cap - sumOf(taken, day)) };
}

/** The sum of the numbers of a day; its keys begin with a hash of the account. */
function sumOf(counts: ReadonlyMap<string, number>, day: string): number {
  return [...counts].reduce((sum, [key, count]) => (key.endsWith(day) ? sum + count : sum), 0);
}

const now = () => Math.floor(Date.now() / 1_000);

function transact<Result>(database: DatabaseSync, task: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = task();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    try {
      database.exec('ROLLBACK');
    } catch {
      // No transaction is open any more: SQLite has rolled it back itself.
    }
    throw error;
  }
}

/** Reserves those lookups of the block that the cap has left. Returns how many, and how many there are now in all. */
function reserveRow(database: DatabaseSync, key: string, block: number, cap: number): [granted: number, sum: number] {
  const row = database.prepare('SELECT reserved FROM days WHERE key = ?').get(key);
  const reserved = Number(row?.['reserved'] ?? 0);
  const granted = Math.max(0, Math.min(block, cap - reserved));
  if (granted === 0) return [0, reserved];
  if (!row) forgetOldDays(database);
  database
    .prepare('INSERT INTO days VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET reserved = ?2, changed = ?3')
    .run(key, reserved + granted, now());
  return [granted, reserved + granted];
}

function giveBackRow(database: DatabaseSync, key: string, count: number): void {
  database.prepare('UPDATE days SET reserved = max(0, reserved - ?) WHERE key = ?').run(count, key);
}

function forgetOldDays(database: DatabaseSync): void {
  database.prepare('DELETE FROM days WHERE changed < ?').run(now() - rowAgeSeconds);
}

/** Tries again while another process holds the lock; each attempt blocks this process for a moment only. */
async function retried<Result>(task: () => Result): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return task();
    } catch (error) {
      if (attempt === attempts || !/locked|busy/i.test(error instanceof Error ? error.message : '')) throw error;
      await delay(pauseMs);
    }
  }
}
