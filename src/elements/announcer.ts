/** Milliseconds of quiet before a message is said, so that a fast typist hears the last one only. */
const quietMs = 1_000;

/**
 * The text of one polite live region. Equal messages in a row differ by a space that is not spoken, or a screen reader
 * would stay silent the second time.
 */
export class Announcer {
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #text = '';

  /** @param changed called when the region holds another text */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** What the region holds now. */
  get text(): string {
    return this.#text;
  }

  /** @param delayMs milliseconds of quiet before it; 0 for an answer to a deliberate act */
  say(message: string, delayMs = quietMs): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#text = message === this.#text && message !== '' ? `${message}\u00a0` : message;
      this.#changed();
    }, delayMs);
  }

  /** Says nothing more, and takes back what was said. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#text = '';
  }
}
