/** Receivers for a saved address of the browser: fields in the page, out of sight, because it fills none in a shadow root. */
import type { ReactiveController } from 'lit';
import type { EntryState } from '../../core/entry/state.ts';
import { oncePerObject, whileSame } from '../../core/once.ts';
import type { ElementHost, PageTexts } from '../field/host.ts';
import { Lazy } from '../field/lazy.ts';
import { receivedTokens } from './parts.ts';

/** Events that a fill makes, and that are none of the person's. */
const events = ['beforeinput', 'input', 'change', 'keydown', 'keyup', 'focusin', 'focusout'];

/** True if an element has receivers: not where nothing can be changed, or the page has fields of its own. */
export function hasReceivers({ properties: { isFixed, pageFieldsStatus, noManual } }: EntryState): boolean {
  return !(isFixed || pageFieldsStatus !== 'none' || noManual);
}

/**
 * The token of a field in sight beside receivers of the same purpose (WCAG 1.3.5 asks for it): in a section of its own.
 * In the same one a browser takes the two for the beginnings of two addresses, and fills neither whole.
 */
export function tokenInSight({ autocomplete: prefix }: PageTexts, purpose: string): string {
  const token = `${prefix} ${purpose}`.trim();
  return token.replace(/^(?:(section-\S+) )?/i, (_, section = 'section') => `${section}-in-sight `);
}

/** The receivers of one element. Only what must be there before a browser fills them; the rest is loaded when one did. */
export class AutofillReceivers implements ReactiveController {
  readonly #host: ElementHost;
  readonly #box = document.createElement('div');
  /** Has the receivers read and written from now on. */
  readonly #loadExchange = new Lazy(async () => this.#startExchange(await import('./exchange.ts')));
  /** Once for an element: what came late came to each attempt. */
  readonly #startExchange = oncePerObject(({ AutofillExchange }: typeof import('./exchange.ts')) => {
    this.#host.element.addController(new AutofillExchange(this.#host, this.#box));
    return true;
  });

  /** Each rendering asks for it, and an attribute that is set again costs as much as another one. */
  readonly #syncAttributes = whileSame((prefix: string, form: string | null) => {
    for (const [at, input] of [...this.#box.querySelectorAll('input')].entries()) {
      input.setAttribute('autocomplete', `${prefix} ${receivedTokens[at]}`.trim());
      if (form === null) input.removeAttribute('form');
      else input.setAttribute('form', form);
    }
  });

  constructor(host: ElementHost) {
    this.#host = host;
    this.#box.slot = 'autofill';
    for (const _ of receivedTokens) this.#box.append(Object.assign(document.createElement('input'), { tabIndex: -1 }));
    for (const type of events) this.#box.addEventListener(type, this.#onEvent);
    host.element.addController(this);
  }

  hostUpdated(): void {
    const { element, page, state } = this.#host;
    if (!hasReceivers(state)) {
      this.#box.remove();
      return;
    }
    this.#syncAttributes(page.autocomplete, element.getAttribute('form'));
    // A browser offers to save what is there when the form is sent.
    if (state.committed) void this.#loadExchange.load();
    if (this.#box.parentNode !== element && element.isConnected) element.append(this.#box);
  }

  hostDisconnected(): void {
    this.#box.remove();
  }

  readonly #onEvent = (event: Event): void => {
    // Neither the page nor the element takes a fill for what a person does.
    event.stopPropagation();
    if (event.type === 'input') void this.#loadExchange.load();
  };
}
