/**
 * The code that nobody needs to find an address: held submissions, retries, the plain fields, a flat for the address that was found,
 * controls that screen readers still need, and the console notes for developers.
 */
import type { ReactiveElement, TemplateResult } from 'lit';
import { submissionSlice } from '../../core/entry/submission-slice.ts';
import { unitSlice } from '../../core/entry/unit-slice.ts';
import type { ElementHost, View } from '../field/host.ts';
import { Submissions } from '../form/submissions.ts';
import { flushUnit, renderBeneathCard } from '../panels/flat-view.ts';
import { Retries } from '../requests/auto-retry.ts';
import { dropUnknownSender, dropWrongValues, tellCountry, tellUnknownNames } from './mistakes.ts';
import type { Transition } from './store.ts';

export { keepInTree } from '../focus/kept-in-tree.ts';
export { submissionListeners } from '../form/submissions.ts';
export { plainPanel } from '../panels/plain/panel.ts';
export { tellWrongValue } from './mistakes.ts';

/** The element at work, as its idle parts see it. */
type IdleHost = ElementHost & { readonly element: ReactiveElement };

/** All idle parts at work in one element. */
export class IdleParts {
  readonly #host: IdleHost;
  readonly #submissions: Submissions;
  readonly #retries: Retries;

  /** @param flushInput commits the fields, if that needs no answer of the service */
  constructor(host: IdleHost, internals: ElementInternals, flushInput: () => void) {
    const { element, state } = host;
    this.#host = host;
    host.install({ submission: submissionSlice, unit: unitSlice });
    this.#submissions = new Submissions(host, internals, () => {
      flushUnit(host);
      flushInput();
    });
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
    this.#submissions.follow(next, previous);
  }
}
