/**
 * Is loaded into a process of the soak before the command. On messages of its parent it moves the clock, and says what
 * the process holds after a garbage collection, with its bounded stores and without what is in them.
 */
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LRUCache } from 'lru-cache';
import { ExpiringTable } from '../../src/proxy/expiring-table.ts';

/** A message to the process. After `measureEmpty` its bounded stores are empty, as they are after a restart. */
export type ProbeMessage = 'jump' | 'measure' | 'measureEmpty';

/** A bounded store. */
interface StoreFill {
  /** A key of it, with `*` for what differs. */
  readonly name: string;
  readonly bytes: number;
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

/** A bounded store of the process, while the process has it: new settings may bring others. */
interface Known {
  readonly name: string;
  /** Null when the process has dropped it. */
  readonly bytes: () => number | null;
  readonly clear: () => void;
}

const seen = new WeakSet<object>();
const known: Known[] = [];

/** Knows each store of a class from its first entry on. */
function watch<Store extends { set: (key: string, ...args: never[]) => unknown }>(
  prototype: Store,
  bytesOf: (store: Store) => number,
  clear: (store: Store) => void,
): void {
  const { set } = prototype;
  prototype.set = function (this: Store, key: string, ...args: never[]) {
    if (!seen.has(this)) {
      seen.add(this);
      const reference = new WeakRef(this);
      const ifThere = <Result>(use: (store: Store) => Result) => {
        const store = reference.deref();
        return store ? use(store) : null;
      };
      const name = key.replace(/[^:]*\d[^:]*/g, '*');
      known.push({ name, bytes: () => ifThere(bytesOf), clear: () => ifThere(clear) });
    }
    return set.call(this, key, ...args);
  };
}
watch(
  LRUCache.prototype as LRUCache<string, string>,
  (texts) => texts.calculatedSize,
  (texts) => texts.clear(),
);
watch(
  ExpiringTable.prototype,
  (limits) => limits.bytes,
  (limits) => limits.clear(),
);

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
  const fills = known.flatMap(({ name, bytes }) => {
    const held = bytes();
    return held === null ? [] : [{ name, bytes: held }];
  });
  let heapWithoutStores: number | null = null;
  if (message === 'measureEmpty') {
    for (const store of known) store.clear();
    heapWithoutStores = heapBytes();
    const { SOAK_SNAPSHOTS: folder } = process.env;
    if (folder) writeHeapSnapshot(`${folder}/${now()}.heapsnapshot`);
  }
  process.send?.({ heap, heapWithoutStores, resident, stores: fills } satisfies Held);
});
process.channel?.unref();
