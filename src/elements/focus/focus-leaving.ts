/** Reports when the focus has left the fields. */
import type { ReactiveController } from 'lit';
import { isElement } from '../field/element-kinds.ts';
import type { PanelHost } from '../field/host.ts';
import { whileConnected } from '../field/while-connected.ts';

/** The fields to watch. */
export interface FocusLeavingOptions {
  /** True for a field. A button that is removed while it has the focus was not left. */
  readonly isField: (element: Element) => boolean;
  /** `each`: leaving any field counts, even for another one. `all`: only when the focus leaves all of them. */
  readonly counts: 'each' | 'all';
  /**
   * True for elements that belong to the fields, so that moving there is not leaving. Default: everything in the root.
   */
  readonly isBeside?: (element: Element) => boolean;
  readonly left: () => void;
}

/**
 * Reports when the focus has left fields. Not before it has arrived at its destination, which may be a link that has to
 * be scrolled to, and not while something is pressed.
 */
export class FocusLeaving implements ReactiveController {
  readonly #host: PanelHost;
  readonly #root: () => ShadowRoot | Document;
  readonly #options: FocusLeavingOptions;
  /** The focused element; `arriving` between the field that was left and the next focused element. */
  #current: EventTarget | 'arriving' | null = null;

  /** @param root contains the fields; called when the element is in a document */
  constructor(host: PanelHost, root: () => ShadowRoot | Document, options: FocusLeavingOptions) {
    this.#host = host;
    this.#root = root;
    this.#options = options;
    host.lifecycle.addController(this);
    whileConnected(host.lifecycle, (signal) => {
      // A field may already have the focus, because the engine is loaded later.
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

  /** Browsers autofill fields without focus. For a field that is being left, this comes before the focus moves. */
  readonly #changed = ({ target }: Event): void => {
    if (this.#options.counts !== 'each' || !this.#isField(target) || target === this.#current) return;
    this.#typed();
    this.#reportLeft();
  };

  /** Typing elsewhere means that the field was left, too. */
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
