/**
 * A bounded map that drops the entries that were not used for the longest time (least recently used, LRU).
 *
 * It consists of two generations. When the young generation is full, it becomes the old one, and the previous old
 * generation is dropped as a whole. One large `Map` from which the first entry is deleted again and again would be
 * slower: engines then walk over all deleted entries, so that a flood of new keys would cost the most time.
 */
export class TwoGenerationLru<Value> {
  readonly #generationMaxEntries: number;
  readonly #generationMaxWeight: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();
  #youngWeight = 0;

  /**
   * @param maxEntries the most entries that both generations hold together.
   * @param maxWeight the most weight that both generations hold together, in the unit that `set` gets. Default: no
   *   bound.
   */
  constructor(maxEntries: number, maxWeight: number = Number.POSITIVE_INFINITY) {
    this.#generationMaxEntries = Math.max(1, Math.floor(maxEntries / 2));
    this.#generationMaxWeight = maxWeight / 2;
  }

  /** The value of a key, or undefined. Does not count as a use; see `isAgeing`. */
  get(key: string): Value | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  /** Stores an entry as the most recent one. An entry that is heavier than a whole generation is not stored. */
  set(key: string, value: Value, weight = 0): void {
    this.#old.delete(key);
    if (weight > this.#generationMaxWeight) {
      this.#young.delete(key);
      return;
    }
    const isFull = this.#young.size >= this.#generationMaxEntries && !this.#young.has(key);
    if (isFull || this.#youngWeight + weight > this.#generationMaxWeight) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngWeight = 0;
      this.#old.delete(key);
    }
    this.#young.set(key, value);
    // An entry that is overwritten counts twice until the generations change: the bound still holds, only earlier.
    this.#youngWeight += weight;
  }

  /** Whether the key is not in the young generation. A caller that uses such an entry renews it with `set`. */
  isAgeing(key: string): boolean {
    return !this.#young.has(key);
  }
}
