/**
 * Is loaded into a process of the soak before the command. On messages of its parent it moves the clock, and says what
 * the process holds after a garbage collection, with its bounded stores and without what is in them.
 */
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LRUCache } from 'lru-cache';

/** A message to the process. After `measureEmpty` its bounded stores are empty, as they are after a restart. */
export type ProbeMessage = 'jump' | 'measure' | 'measureEmpty';

/** A bounded store. */
export interface StoreFill {
  /** A key of it, with `*` for what differs. */
  readonly name: string;
  readonly entries: number;
  readonly maxEntries: number;
}

/** The answer to `measure` and `measureEmpty`. */
export interface Held {
  /** Bytes of the heap, and of buffers beside it, that something refers to. */
  readonly heap: number;
  /** The same without what is in the bounded stores; after `measureEmpty` only. */
  readonly heapWithoutStores: number | null;
  /** Bytes of memory that the process has from the system. */
  readonly resident: number;
  readonly stores: readonly StoreFill[];
}

/** Milliseconds by which a jump moves the clock ahead; the next one moves it back. */
const jumpMs = 600_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let ahead = 0;
const { now } = Date;
Date.now = () => now() + ahead;

/** Each bounded store of the process is one of these. One that the process has dropped, such as at new settings, goes. */
const known = new WeakSet<LRUCache<string, object>>();
const references: WeakRef<LRUCache<string, object>>[] = [];
const storesNow = () => references.flatMap((reference) => reference.deref() ?? []);
const { set } = LRUCache.prototype;
LRUCache.prototype.set = function (this: LRUCache<string, object>, ...args: Parameters<typeof set>) {
  if (!known.has(this)) {
    known.add(this);
    references.push(new WeakRef(this));
  }
  return set.apply(this, args);
};

function fillOf(store: LRUCache<string, object>): StoreFill {
  const key = String(store.keys().next().value ?? '');
  const name = key.replace(/[^:]*\d[^:]*/g, '*');
  return { name, entries: store.size, maxEntries: store.max || store.maxSize };
}

function heapBytes(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

process.on('message', (message: ProbeMessage) => {
  if (message === 'jump') {
    ahead = ahead === 0 ? jumpMs : 0;
    return;
  }
  const { rss: resident } = process.memoryUsage();
  const heap = heapBytes();
  const fills = storesNow().map(fillOf);
  let heapWithoutStores: number | null = null;
  if (message === 'measureEmpty') {
    for (const store of storesNow()) store.clear();
    heapWithoutStores = heapBytes();
    const { SOAK_SNAPSHOTS: folder } = process.env;
    if (folder) writeHeapSnapshot(`${folder}/${now()}.heapsnapshot`);
  }
  process.send?.({ heap, heapWithoutStores, resident, stores: fills } satisfies Held);
});
process.channel?.unref();
