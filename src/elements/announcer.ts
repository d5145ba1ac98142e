import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Milliseconds of quiet before a message is spoken, so that a fast typist hears the last one only. */
const quiet = 1_000;

/**
 * The text of one polite live region. Equal messages in a row differ by a space that is not spoken, or a screen
 * reader would stay silent the second time.
 */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What the region holds now. */
  text = '';

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** @param after milliseconds of quiet before it */
  say(message: string, after = quiet): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.text = message === this.text && message !== '' ? `${message}\u00a0` : message;
      this.#host.requestUpdate();
    }, after);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.text = '';
  }
}
