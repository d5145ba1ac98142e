/** Tells when the focus has left the fields that a person fills in. */
import type { ReactiveController } from 'lit';
import { isElement } from '../field/element-kinds.ts';
import type { PanelHost } from '../field/host.ts';
import { whileConnected } from '../field/while-connected.ts';

/** The fields that are watched, and the callback. */
export interface FocusLeavingOptions {
  /** True for what a person fills in. A button that is removed under the focus was not left by them. */
  readonly isField: (element: Element) => boolean;
  /** `each`: every field that is left counts, also for another one. `all`: only when the focus leaves all of them. */
  readonly counts: 'each' | 'all';
  /** True for what is beside the fields, so that they are not left for it. Default: all that is in the root. */
  readonly isBeside?: (element: Element) => boolean;
  readonly left: () => void;
}

/**
 * Tells when the focus has left fields. Not before it has arrived where it goes, which may be a link that has to make
 * room, and not while something is pressed.
 */
export class FocusLeaving implements ReactiveController {
  readonly #host: PanelHost;
  readonly #root: () => ShadowRoot | Document;
  readonly #options: FocusLeavingOptions;
  /** The focused element; `arriving` between the field that was left and the next focused element. */
  #current: EventTarget | 'arriving' | null = null;

  /** @param root what the fields are in; asked for when the element is in a document */
  constructor(host: PanelHost, root: () => ShadowRoot | Document, options: FocusLeavingOptions) {
    this.#host = host;
    this.#root = root;
    this.#options = options;
    host.lifecycle.addController(this);
    whileConnected(host.lifecycle, (signal) => {
      // The person may be in a field already: the engine comes later.
      this.#current = root().activeElement;
      for (const [name, listener] of this.#listeners) root().addEventListener(name, listener, { signal });
    });
  }

  hostDisconnected(): void {
    this.#current = null;
  }

  readonly #focusArrived = ({ target }: Event): void => {
    const hasLeft = this.#current === 'arriving';
    this.#current = target;
    if (hasLeft) this.#reportLeft();
  };

  readonly #focusLeft = (event: Event): void => {
    const { target, relatedTarget } = event as FocusEvent;
    this.#current = null;
    const { counts, isBeside = (element) => this.#root().contains(element) } = this.#options;
    const isWithin = isElement(relatedTarget) && isBeside(relatedTarget);
    if (!this.#isField(target)) return;
    if (counts === 'each') {
      if (isWithin) this.#current = 'arriving';
      else this.#reportLeft();
    } else if (!isWithin && target.ownerDocument.hasFocus()) this.#reportLeft();
  };

  /** A browser may fill a field that has no focus. Of a field that is being left this comes before the focus moves. */
  readonly #changed = ({ target }: Event): void => {
    if (this.#options.counts !== 'each' || !this.#isField(target) || target === this.#current) return;
    this.#typed();
    this.#reportLeft();
  };

  /** A person who types elsewhere has left that field as well. */
  readonly #typed = (): void => {
    if (this.#current === 'arriving') this.#current = null;
  };

  #reportLeft(): void {
    this.#host.afterPress(this.#options.left);
  }

  #isField(target: EventTarget | null): target is HTMLElement {
    return isElement(target) && this.#options.isField(target);
  }

  readonly #listeners: readonly (readonly [string, (event: Event) => void])[] = [
    ['focusin', this.#focusArrived],
    ['focusout', this.#focusLeft],
    ['change', this.#changed],
    ['input', this.#typed],
  ];
}
