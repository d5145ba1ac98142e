/**
 * The code that nobody needs to find an address: retries, the plain fields, a flat for the address that was found,
 * controls that screen readers still need, and the console notes for developers.
 */
import type { ReactiveElement, TemplateResult } from 'lit';
import { unitSlice } from '../../core/entry/unit-slice.ts';
import type { ElementHost, View } from '../field/host.ts';
import { flushUnit, renderBeneathCard } from '../panels/flat-view.ts';
import { Retries } from '../requests/auto-retry.ts';
import { dropUnknownSender, dropWrongValues, tellCountry, tellUnknownNames } from './mistakes.ts';
import type { Transition } from './store.ts';

export { keepInTree } from '../focus/kept-in-tree.ts';
export { plainPanel } from '../panels/plain/panel.ts';
export { tellWrongValue } from './mistakes.ts';

/** The element at work, as its idle parts see it. */
type IdleHost = ElementHost & { readonly element: ReactiveElement };

/** All idle parts at work in one element. */
export class IdleParts {
  readonly #host: IdleHost;
  readonly #retries: Retries;

  constructor(host: IdleHost) {
    const { element, state } = host;
    this.#host = host;
    host.install({ unit: unitSlice });
    this.#retries = new Retries(host);
    tellUnknownNames(element);
    this.checkValues();
    tellCountry(state, null);
  }

  /** Seconds until a retry makes sense; 0 for now. */
  get wait(): number {
    return this.#retries.wait;
  }

  /** The ways to add a flat, or left-out text, to the committed address. */
  renderBeneathCard(view: View): TemplateResult {
    return renderBeneathCard(this.#host, view);
  }

  /** The form is submitted: takes the flat that is being typed. */
  flushInput(): void {
    flushUnit(this.#host);
  }

  /** The browser reports the network again, or an answer shows it; the former may have brought these parts, too. */
  goOnline(): void {
    this.#retries.goOnline();
  }

  /** The page may have set invalid values. */
  checkValues(): void {
    dropWrongValues(this.#host.element);
    void dropUnknownSender(this.#host.element);
  }

  /** Follows a change. */
  follow({ event, next, previous }: Transition): void {
    if (next.countries !== previous.countries || next.properties !== previous.properties) {
      tellCountry(next, event.type === 'countryAnswered' ? event.answer : null);
    }
    this.#retries.follow();
    const wasLoading = previous.countries.supported.status === 'loading';
    // A service that has answered is there for the search that failed before.
    if (wasLoading && next.countries.supported.status === 'known') this.goOnline();
  }
}
