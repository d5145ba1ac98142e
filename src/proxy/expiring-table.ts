/**
 * Numbers by key, each until a time, in one block of memory: 24 bytes each, where a `Map` of texts needs ten times as much
 * and leaves the rest to the garbage collector. Keys are kept as a hash of 64 bits (HalfSipHash-1-3) with a random seed, so
 * that nobody can choose two that are taken for one.
 */

/** What is known under a key. */
export interface Entry {
  readonly value: number;
  /** When it is forgotten, in milliseconds since the epoch. */
  readonly until: number;
}

/** A key has its place in one set of so many. */
const setSize = 8;
const entryBytes = 24;
export const setBytes = setSize * entryBytes;

/** The table begins with one set, and doubles when a set is full. */
export class ExpiringTable {
  readonly #mayHave: (bytes: number) => boolean;
  #sets = 0;
  /** Two words of an entry's hash. */
  #hashes = new Uint32Array(0);
  /** The value of an entry, and when it is forgotten. */
  #numbers = new Float64Array(0);
  #until = 0;
  #seed: Uint32Array | null = null;
  #last: { readonly text: string | null; readonly hash: Hash } = { text: null, hash: [0, 0] };

  /** @param mayHave tells whether the table may grow to this size. When it may not, new entries take the place of old ones. */
  constructor(mayHave: (bytes: number) => boolean) {
    this.#mayHave = mayHave;
  }

  /** The size of the table. */
  get bytes(): number {
    return this.#sets * setBytes;
  }

  /** When the last entry is forgotten at the latest. */
  get until(): number {
    return this.#until;
  }

  get(key: string, now: number): Entry | undefined {
    const at = this.#find(this.#hashOf(key));
    const until = this.#untilOf(at);
    return until > now ? { value: this.#numbers[at * 2] ?? 0, until } : undefined;
  }

  /** In a full set, the entry that would be forgotten soonest goes. One that was taken often stays, whoever else comes. */
  set(key: string, entry: Entry, now: number): void {
    const hash = this.#hashOf(key);
    const at = this.#find(hash);
    this.#write(at < 0 ? this.#placeFor(hash, now) : at, hash, entry);
  }

  delete(key: string): void {
    const at = this.#find(this.#hashOf(key));
    if (at >= 0) this.#numbers[at * 2 + 1] = 0;
  }

  clear(): void {
    this.#resize(0);
    this.#until = 0;
  }

  #untilOf(at: number): number {
    return this.#numbers[at * 2 + 1] ?? 0;
  }

  /** The place of an entry, or -1. */
  #find([one, two]: Hash): number {
    const start = this.#startOf(one);
    const end = start + (this.#sets > 0 ? setSize : 0);
    for (let at = start; at < end; at++) {
      if (this.#hashes[at * 2] === one && this.#hashes[at * 2 + 1] === two && this.#untilOf(at) > 0) return at;
    }
    return -1;
  }

  #startOf(one: number): number {
    return this.#sets === 0 ? 0 : (one % this.#sets) * setSize;
  }

  #placeFor(hash: Hash, now: number): number {
    if (this.#sets === 0) this.#resize(1);
    const start = this.#startOf(hash[0]);
    let soonest = start;
    for (let at = start + 1; at < start + setSize; at++) {
      if (this.#untilOf(at) < this.#untilOf(soonest)) soonest = at;
    }
    if (this.#untilOf(soonest) <= now || !this.#mayHave(this.bytes * 2)) return soonest;
    this.#resize(this.#sets * 2);
    return this.#placeFor(hash, now);
  }

  #write(at: number, [one, two]: Hash, { value, until }: Entry): void {
    this.#hashes[at * 2] = one;
    this.#hashes[at * 2 + 1] = two;
    this.#numbers[at * 2] = value;
    this.#numbers[at * 2 + 1] = until;
    this.#until = Math.max(this.#until, until);
  }

  #resize(sets: number): void {
    const [hashes, numbers] = [this.#hashes, this.#numbers];
    this.#sets = sets;
    this.#hashes = new Uint32Array(sets * setSize * 2);
    this.#numbers = new Float64Array(sets * setSize * 2);
    if (sets === 0) return;
    for (let at = 0; at < hashes.length; at += 2) {
      const [value = 0, until = 0] = numbers.subarray(at, at + 2);
      const hash: Hash = [hashes[at] ?? 0, hashes[at + 1] ?? 0];
      // Twice as many sets have room for all, so nothing has to grow meanwhile.
      if (until > 0) this.#write(this.#placeFor(hash, Number.POSITIVE_INFINITY), hash, { value, until });
    }
  }

  #hashOf(text: string): Hash {
    // Not earlier, because some platforms allow no random numbers before the first request.
    this.#seed ??= crypto.getRandomValues(new Uint32Array(2));
    // What is read is mostly written next.
    if (text !== this.#last.text)
      this.#last = { text, hash: halfSipHash(text, this.#seed[0] ?? 0, this.#seed[1] ?? 0) };
    return this.#last.hash;
  }
}

type Hash = readonly [one: number, two: number];

/** HalfSipHash-1-3 with 64 bits, of the characters of a text, two in a word (J.-P. Aumasson, D. J. Bernstein). */
export function halfSipHash(text: string, seed0: number, seed1: number): Hash {
  let [a, b, c, d] = [seed0, seed1 ^ 0xee, seed0 ^ 0x6c796765, seed1 ^ 0x74656462];
  const round = () => {
    a = (a + b) | 0;
    b = ((b << 5) | (b >>> 27)) ^ a;
    a = (a << 16) | (a >>> 16);
    c = (c + d) | 0;
    d = ((d << 8) | (d >>> 24)) ^ c;
    a = (a + d) | 0;
    d = ((d << 7) | (d >>> 25)) ^ a;
    c = (c + b) | 0;
    b = ((b << 13) | (b >>> 19)) ^ c;
    c = (c << 16) | (c >>> 16);
  };
  const mix = (word: number) => {
    d ^= word;
    round();
    a ^= word;
  };
  const { length } = text;
  for (let at = 0; at + 1 < length; at += 2) mix(text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16));
  mix((length << 16) | (length % 2 > 0 ? text.charCodeAt(length - 1) : 0));
  c ^= 0xee;
  for (let times = 0; times < 3; times++) round();
  const one = (b ^ d) >>> 0;
  b ^= 0xdd;
  for (let times = 0; times < 3; times++) round();
  return [one, (b ^ d) >>> 0];
}
