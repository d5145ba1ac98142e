import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Those that lead to a lookup by being left. What has to be chosen has a button of its own. */
const fields = 'fieldset > .fields input';

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/**
 * Tells when a field was left. Not before the focus has arrived where it goes, which may be a link that has to make
 * room for the address; and not while a pointer is down, because what it is pressed on would move away from under it.
 */
export class FieldWatch implements ReactiveController {
  readonly #host: Host;
  readonly #left: () => void;
  /** The field the focus is in. */
  #current: EventTarget | null = null;
  #pending: 'nothing' | 'arrival' | 'release' = 'nothing';
  #isPointerDown = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, left: () => void) {
    this.#host = host;
    this.#left = left;
    host.addController(this);
  }

  hostConnected(): void {
    for (const [name, listener] of this.#ownListeners) this.#host.renderRoot.addEventListener(name, listener);
    for (const [name, listener] of this.#pageListeners) addEventListener(name, listener, true);
  }

  hostDisconnected(): void {
    for (const [name, listener] of this.#ownListeners) this.#host.renderRoot.removeEventListener(name, listener);
    for (const [name, listener] of this.#pageListeners) removeEventListener(name, listener, true);
    this.#current = null;
    this.#isPointerDown = false;
    this.#forget();
  }

  readonly #focusArrived = ({ target }: Event): void => {
    this.#current = target;
    if (this.#pending === 'arrival') this.#conclude();
  };

  readonly #focusLeft = (event: Event): void => {
    const { target, relatedTarget } = event as FocusEvent;
    this.#current = null;
    if (!isField(target)) return;
    if (relatedTarget instanceof Node && this.#host.renderRoot.contains(relatedTarget)) this.#pending = 'arrival';
    else this.#conclude();
  };

  /** A browser may fill a field where nobody is. Of a field that is being left this comes before the focus moves. */
  readonly #changed = ({ target }: Event): void => {
    if (isField(target) && target !== this.#current) this.#conclude();
  };

  readonly #pressed = (): void => {
    this.#isPointerDown = true;
  };

  readonly #released = (): void => {
    this.#isPointerDown = false;
    // The click comes first.
    if (this.#pending === 'release') this.#timer = setTimeout(() => this.#conclude());
  };

  /** Whoever types on elsewhere leaves that field as well. */
  readonly #forget = (): void => {
    clearTimeout(this.#timer);
    this.#pending = 'nothing';
  };

  #conclude(): void {
    this.#forget();
    if (this.#isPointerDown) this.#pending = 'release';
    else this.#left();
  }

  readonly #ownListeners: readonly (readonly [string, (event: Event) => void])[] = [
    ['focusin', this.#focusArrived],
    ['focusout', this.#focusLeft],
    ['change', this.#changed],
    ['input', this.#forget],
  ];
  readonly #pageListeners: readonly (readonly [string, () => void])[] = [
    ['pointerdown', this.#pressed],
    ['pointerup', this.#released],
    ['pointercancel', this.#released],
    // The release may have been outside the window.
    ['keydown', this.#released],
  ];
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(fields);
}
