/**
 * A bounded map that forgets what was not used for long. Two generations take turns: when the young one is full, the
 * old one goes as a whole. Deleting the first entry of one large Map, again and again, takes engines a walk over all
 * the gaps before it: a flood of new keys would then cost the very time it must not.
 */
export class Recent<Value> {
  readonly #entries: number;
  readonly #weight: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();
  #youngWeight = 0;

  /** At most so many entries, and so much weight. */
  constructor(entries: number, weight: number = Number.POSITIVE_INFINITY) {
    this.#entries = Math.max(1, Math.floor(entries / 2));
    this.#weight = weight / 2;
  }

  get(key: string): Value | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  /** The entry is the most recent one now. What is too heavy for a generation is not kept. */
  set(key: string, value: Value, weight = 0): void {
    this.#old.delete(key);
    if (weight > this.#weight) {
      this.#young.delete(key);
      return;
    }
    const isFull = this.#young.size >= this.#entries && !this.#young.has(key);
    if (isFull || this.#youngWeight + weight > this.#weight) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngWeight = 0;
      this.#old.delete(key);
    }
    this.#young.set(key, value);
    // Written over, it weighs twice until the next turn: bounds hold, only earlier.
    this.#youngWeight += weight;
  }

  /** Whether a use of it has to be told by `set`. */
  isAgeing(key: string): boolean {
    return !this.#young.has(key);
  }
}
