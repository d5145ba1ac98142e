/**
 * The count of the daily cap in a file, which several processes of one machine may share. It is SQLite, which Node
 * includes. Of the designs that were killed a hundred times, it is the only one without a lock file that a dead process
 * leaves behind, and without lines of several processes that have to be told apart. SQLite blocks while it waits for a
 * lock or the disk, so it has a thread of its own.
 */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type MessagePort, parentPort, receiveMessageOnPort, Worker, workerData } from 'node:worker_threads';
import { createCapMemory } from '../proxy/store.ts';
import type { CapStore } from '../proxy.ts';

/** Milliseconds to wait for the lock of another process. */
const lockTimeoutMs = 2_000;
/** Seconds for which a day stays in the file: a week. */
const rowAgeSeconds = 604_800;

const schema = `
  CREATE TABLE IF NOT EXISTS days (key TEXT PRIMARY KEY, reserved INTEGER NOT NULL, changed INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS names (key TEXT, name TEXT, takes INTEGER NOT NULL, PRIMARY KEY (key, name)) STRICT;
  CREATE TABLE IF NOT EXISTS addresses (key TEXT, name TEXT, address TEXT NOT NULL, PRIMARY KEY (key, name)) STRICT`;

/** A count in an open file, or in memory. */
export interface CapState {
  /** For the option `capStore`. */
  readonly store: CapStore;
  /** Lookups that were taken from the cap of this key, as this process knows it; 0 before the first one. */
  readonly taken: (key: string) => number;
  /** Closes the file after everything before it was written. */
  readonly close: () => Promise<void>;
}

/** A task of the thread: takes a lookup from the cap, or without a cap gives it back. */
interface Task {
  readonly id: number;
  readonly key: string;
  readonly name?: string | undefined;
  readonly cap: number | null;
  /** Claims it instead. */
  readonly address?: string;
}

/** The result of a task, with the count of its key. */
interface Result {
  readonly isDone: boolean;
  readonly count: number;
}

/**
 * The result of each of these tasks, or the error of all of them: an error that is sent to another thread loses its code. That of
 * SQLite is its own words, such as "database is locked".
 */
interface Outcome {
  readonly tasks: readonly Task[];
  readonly results: readonly Result[];
  readonly error: { readonly message: string; readonly code: unknown } | null;
}

/** A count in the memory of this process, which goes on with new settings. */
export function openCapMemory(): CapState {
  const counts = new Map<string, number>();
  return { store: createCapMemory(counts), taken: (key) => counts.get(key) ?? 0, close: async () => {} };
}

/** The file in its folder. */
export const capFileIn = (folder: string) => join(folder, 'lookups.sqlite');

/**
 * Opens the file `lookups.sqlite` in a folder on a disk of this machine, or creates it. A lookup is on stable storage
 * before it is taken: for each day, what all processes take never sums to more than the cap. Tasks that come while the
 * disk is busy share one transaction.
 *
 * @throws an error with the `code` of the file system, or the `errstr` of SQLite, when the file cannot be opened or written.
 */
export async function openCapState(folder: string): Promise<CapState> {
  const capFile = capFileIn(folder);
  const thread = new Worker(new URL(import.meta.url), { workerData: { capFile }, execArgv: [], env: {} });
  const counts = new Map<string, number>();
  const waiting = new Map<number, { resolve: (isDone: boolean) => void; reject: (error: Error) => void }>();
  let asked = 0;
  let failure: Error | null = null;

  const run = (task: Omit<Task, 'id'>): Promise<boolean> =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      const id = ++asked;
      waiting.set(id, { resolve, reject });
      // A process does not end before its lookups are written, and does not wait for an idle thread.
      thread.ref();
      thread.postMessage({ ...task, id });
    });
  thread.on('message', ({ tasks, results, error }: Outcome) => {
    for (const [index, { id, key }] of tasks.entries()) {
      const { isDone = false, count = 0 } = results[index] ?? {};
      if (error) waiting.get(id)?.reject(Object.assign(new Error(error.message), { code: error.code }));
      else {
        counts.set(key, count);
        waiting.get(id)?.resolve(isDone);
      }
      waiting.delete(id);
    }
    if (waiting.size === 0) thread.unref();
  });
  thread.on('error', (error: Error) => {
    failure = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });

  // A folder that can only be read is found now, and not by the first shopper.
  await run({ key: '', cap: 0 });
  return {
    store: {
      take: (key, cap, name) => run({ key, name, cap }),
      refund: async (key, name) => {
        await run({ key, name, cap: null });
      },
      claim: (key, name, address) => run({ key, name, cap: null, address }),
    },
    taken: (key) => counts.get(key) ?? 0,
    close: async () => {
      await run({ key: '', cap: 0 }).catch(() => {});
      if (failure) return;
      thread.ref();
      thread.postMessage(null);
      await once(thread, 'exit');
    },
  };
}

if (typeof workerData === 'object' && workerData !== null && 'capFile' in workerData && parentPort) {
  await serve(String(workerData.capFile), parentPort);
}

/** The thread: opens the file, does all tasks that wait in one transaction, and closes the file at the end. */
async function serve(file: string, port: MessagePort): Promise<void> {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file, { timeout: lockTimeoutMs });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${schema}`);
  const run = createRunner(database);
  const opened = statSync(file);
  /** SQLite goes on writing to a file that was deleted or replaced, and the next process would begin the day again. */
  const checkFile = () => {
    const { dev, ino } = statSync(file);
    if (dev !== opened.dev || ino !== opened.ino) throw Object.assign(new Error(), { code: 'the file was replaced' });
  };
  const answer = (tasks: readonly Task[]): Outcome => {
    try {
      checkFile();
      return { tasks, results: transact(database, () => tasks.map(run)), error: null };
    } catch (error) {
      const { errstr, code } = error as { readonly errstr?: string; readonly code?: string };
      return { tasks, results: [], error: { message: String(error), code: errstr ?? code } };
    }
  };
  port.on('message', (first: Task | null) => {
    const messages = [first];
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) messages.push(next.message);
    const tasks = messages.filter((each) => each !== null);
    if (tasks.length > 0) port.postMessage(answer(tasks));
    if (tasks.length === messages.length) return;
    database.close();
    port.close();
  });
}

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

/** Runs one task, within a transaction. */
function createRunner(database: DatabaseSync): (task: Task) => Result {
  const dayOf = database.prepare('SELECT reserved FROM days WHERE key = ?');
  const changeDay = database.prepare(
    'INSERT INTO days VALUES (?1, ?2, ?3) ON CONFLICT (key) DO UPDATE SET reserved = reserved + ?2, changed = ?3',
  );
  const forgetDays = database.prepare('DELETE FROM days WHERE changed < ?');
  const takesOf = database.prepare('SELECT takes FROM names WHERE key = ? AND name = ?');
  const changeName = database.prepare(
    'INSERT INTO names VALUES (?1, ?2, ?3) ON CONFLICT (key, name) DO UPDATE SET takes = takes + ?3',
  );
  const forgetNames = database.prepare('DELETE FROM names WHERE key NOT IN (SELECT key FROM days)');
  const addressOf = database.prepare('SELECT address FROM addresses WHERE key = ? AND name = ?');
  const addAddress = database.prepare('INSERT INTO addresses VALUES (?, ?, ?)');
  const forgetAddresses = database.prepare('DELETE FROM addresses WHERE key NOT IN (SELECT key FROM days)');

  return ({ key, name, cap, address }) => {
    const now = Math.floor(Date.now() / 1_000);
    const count = Number(dayOf.get(key)?.['reserved'] ?? 0);
    if (name !== undefined && address !== undefined) {
      const first = addressOf.get(key, name)?.['address'];
      if (first === undefined) addAddress.run(key, name, address);
      return { isDone: (first ?? address) === address, count };
    }
    const takes = name === undefined ? 0 : Number(takesOf.get(key, name)?.['takes'] ?? 0);
    const change = cap === null ? -1 : 1;
    /** Other takes of this name keep the lookup. */
    const isKept = takes > (cap === null ? 1 : 0);
    const isDone = isKept || (cap === null ? count > 0 && (name === undefined || takes === 1) : count < cap);
    if (isDone && name !== undefined) changeName.run(key, name, change);
    if (!isDone || isKept) return { isDone, count };
    changeDay.run(key, change, now);
    if (count === 0) {
      forgetDays.run(now - rowAgeSeconds);
      forgetNames.run();
      forgetAddresses.run();
    }
    return { isDone, count: count + change };
  };
}
