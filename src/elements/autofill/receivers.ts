/**
 * Receivers for an address saved in the browser: visually hidden fields in the page, because browsers do not autofill
 * fields in a shadow root.
 */

import type { ReactiveController } from 'lit';
import { isFillable } from '../../core/entry/selectors.ts';
import { numbered } from '../../core/numbered.ts';
import { oncePerObject, whileSame } from '../../core/once.ts';
import { rootOf } from '../field/element-kinds.ts';
import type { ElementHost } from '../field/host.ts';
import { Lazy } from '../field/lazy.ts';
import { whileConnected } from '../field/while-connected.ts';
import { receivedTokens } from './parts.ts';

/** Events caused by autofill, which are not actions of the shopper. */
const events = ['beforeinput', 'input', 'change', 'keydown', 'keyup', 'focusin', 'focusout'];

/** The receivers of an element: only what must exist before a browser fills them. The rest is loaded later. */
export class AutofillReceivers implements ReactiveController {
  readonly #host: ElementHost;
  /** Receivers in a cloned element are reused. */
  readonly #box: HTMLElement;
  /** Loads the code that reads and writes the receivers. */
  readonly #loadExchange = new Lazy(async () => this.#startExchange(await import('./exchange.ts')));
  /** Once per element: after a failed load, each attempt would start it. */
  readonly #startExchange = oncePerObject(({ AutofillExchange }: typeof import('./exchange.ts')) => {
    this.#host.element.addController(new AutofillExchange(this.#host, this.#box));
    return true;
  });

  /** True once someone has used the element or its form; before that, a framework may be hydrating server markup. */
  #hasUser = false;

  /** Called on each rendering, so attributes are only set if they change. */
  readonly #syncAttributes = whileSame((prefix: string, form: string | null) => {
    for (const [at, input] of numbered([...this.#box.querySelectorAll('input')])) {
      input.setAttribute('autocomplete', `${prefix} ${receivedTokens[at]}`.trim());
      if (form === null) input.removeAttribute('form');
      else input.setAttribute('form', form);
    }
  });

  constructor(host: ElementHost) {
    this.#host = host;
    const [box, ...others] = host.element.querySelectorAll<HTMLElement>(':scope > div[slot=autofill]');
    for (const other of others) other.remove();
    this.#box = box ?? document.createElement('div');
    this.#box.slot = 'autofill';
    this.#box.replaceChildren(
      ...receivedTokens.map(() => Object.assign(document.createElement('input'), { tabIndex: -1 })),
    );
    for (const type of events) this.#box.addEventListener(type, this.#onEvent);
    host.element.addController(this);
    whileConnected(host.element, (signal) => {
      const come = { capture: true, signal };
      for (const name of ['pointerenter', 'focusin']) host.element.addEventListener(name, this.#come, come);
      rootOf(host.element).addEventListener('focusin', this.#comeToForm, come);
    });
  }

  readonly #come = (): void => {
    if (this.#hasUser) return;
    this.#hasUser = true;
    this.#host.element.requestUpdate();
  };

  readonly #comeToForm = ({ target }: Event): void => {
    const { form } = target as Partial<HTMLInputElement>;
    if (form && form === this.#host.form) this.#come();
  };

  hostUpdated(): void {
    const { element, page, state, form } = this.#host;
    this.#hasUser ||= element.matches(':hover, :focus-within') || form?.matches(':focus-within') === true;
    if (!this.#hasUser || !isFillable(state)) {
      this.#removeBox();
      return;
    }
    this.#syncAttributes(page.autocomplete, element.getAttribute('form'));
    // A browser offers to save the values that the fields have on submission.
    if (state.committed) void this.#loadExchange.load();
    if (this.#box.parentNode !== element && element.isConnected) element.append(this.#box);
  }

  hostDisconnected(): void {
    this.#removeBox();
  }

  /** Prototype's `remove` throws for elements without a parent. */
  #removeBox(): void {
    if (this.#box.parentNode) this.#box.remove();
  }

  readonly #onEvent = (event: Event): void => {
    // Neither the page nor the element should take autofill for typing.
    event.stopPropagation();
    if (event.type === 'input') void this.#loadExchange.load();
  };
}
