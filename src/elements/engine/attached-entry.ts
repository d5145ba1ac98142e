/** The engine of an element, as its field uses it. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Address } from '../../core/address/address.ts';
import { countryInEffect } from '../../core/country/selectors.ts';
import { addressInEffect, type Step, stepOf } from '../../core/entry/panel-status.ts';
import { offerOf } from '../../core/entry/selectors.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import { whileSame } from '../../core/once.ts';
import { filled } from '../../i18n/filled.ts';
import { nameControls, nameFromOutside } from '../field/accessible-name.ts';
import type { Engine, FieldPort } from '../field/engine-port.ts';
import { renderFrame } from '../field/frame-view.ts';
import type { View } from '../field/host.ts';
import { renderNoteLink } from '../field/link-view.ts';
import type { Act } from '../field/queue.ts';
import type { SubmissionPart } from '../field/submissions.ts';
import { refuse } from '../form/refuse.ts';
import { failureTextIn } from '../speech/messages-in.ts';
import { EntryController } from './entry-controller.ts';
import type { EntrySetup } from './entry-setup.ts';

/** A store and everything that follows from it, behind the interface of the field. */
export class AttachedEntry implements Engine {
  readonly #port: FieldPort;
  readonly #element: FieldPort['element'];
  readonly #entry: EntryController;
  readonly #setup: EntrySetup;

  /** Another service may support other countries. */
  readonly #serviceChosen = whileSame((_client: unknown, _proxyUrl: string) => {
    if (!this.#setup.countries) this.#entry.askForCountries();
    return true;
  });

  constructor(port: FieldPort, setup: EntrySetup) {
    this.#port = port;
    this.#element = port.element;
    this.#setup = setup;
    this.#entry = new EntryController(port, setup);
  }

  get value(): Address | null {
    this.readFields();
    return addressInEffect(this.#entry.state);
  }

  get step(): Step {
    return stepOf(this.#entry.state);
  }

  get anchor(): HTMLElement | null {
    return this.#entry.anchor;
  }

  perform(act: Act): void {
    const entry = this.#entry;
    if (act.type === 'valueSet') entry.value.set(act.given);
    else if (act.type === 'defaultSet') entry.value.setDefault(act.given);
    else if (act.type === 'customValiditySet') {
      entry.customError = act.message;
      entry.configure();
    } else if (act.type === 'cleared') entry.value.clear();
    else if (act.type === 'reset') entry.value.reset(act.given);
    else if (act.type === 'restored') entry.value.restore(act.given);
    else if (act.type === 'manualWanted') entry.openManually();
    else if (act.type === 'typed' || act.type === 'streetWanted') this.#setup.perform(entry, act);
    else if (act.type === 'refused') refuse(entry);
    else pressAgain(act.key, entry.root.getElementById(act.at) ?? entry.anchor);
  }

  readFields(): void {
    this.#entry.slotted.fields?.readAgain();
  }

  get submission(): SubmissionPart {
    return this.#entry.submission;
  }

  /** Replays the queue in order, but keys last: they were meant for the list of the complete text. */
  takeOver(queue: readonly Act[]): void {
    const isKey = ({ type }: Act) => type === 'keyPressed';
    for (const act of queue) if (!isKey(act)) this.perform(act);
    if (queue.some(isKey)) {
      // Their listeners are attached by the next rendering.
      queueMicrotask(() => {
        this.#port.updateNow();
        for (const act of queue) if (isKey(act)) this.perform(act);
      });
    }
    // Their slot has already reported them to the field.
    if (this.#element.renderRoot) void this.#entry.slotted.take();
  }

  countryInEffect(asked: string): string {
    return countryInEffect(this.#entry.state, asked);
  }

  verify(): Promise<Verdict | null> {
    return this.#entry.verify();
  }

  configure(): void {
    if (this.#element.renderRoot) this.#configure();
  }

  #configure(): void {
    this.#entry.configure();
    this.#entry.updateControl();
  }

  attachRoot(): void {
    this.#entry.attach();
    this.#configure();
  }

  adopted(): void {
    this.#entry.adoptStyles();
  }

  willUpdate(changed: PropertyValues): void {
    // On a server, rendering needs no shadow root.
    if (!this.#element.shadowRoot) this.#entry.mountPanels();
    else if (changed.size > 0) this.#entry.checkValues();
    if (changed.has('pageFields')) void this.#entry.slotted.take();
    this.#entry.configure();
    const { client, proxyUrl } = this.#element;
    this.#serviceChosen(client, proxyUrl);
  }

  aroundRendering(render: () => void): void {
    this.#entry.aroundRendering(render);
  }

  updated(): void {
    this.#entry.updateControl();
    const { named: selector } = this.#entry.panel;
    const named = selector && this.#element.renderRoot.querySelector(selector);
    if (named) nameFromOutside(named, this.#element, this.#entry.control.internals.labels);
    nameControls(this.#element.renderRoot, this.#entry.view.name);
    markInvalid(this.#element.renderRoot);
  }

  printed(): Promise<void> {
    return this.#entry.printed();
  }

  render(): TemplateResult {
    const entry = this.#entry;
    const { view } = entry;
    const { state, texts } = view;
    const failure = failureTextIn(state, texts.messages);
    return renderFrame({
      lang: texts.stated,
      same: this.#setup.renderSame?.(entry, view),
      layout: state.panel.inSight === 'search' ? 'row' : 'stack',
      failure: failure ? html`<p part="hint">${failure}</p>` : nothing,
      country: this.#setup.renderCountry(entry, view),
      panel: entry.panel.render(view),
      offer: this.#renderOffer(view),
      receiversChanged: this.#restore,
      fieldsChanged: () => void entry.slotted.take(),
      pageFields: entry.slotted.fields?.render(view),
      waiting: state.submission === 'held' ? texts.messages.checking : '',
      said: entry.said,
    });
  }

  /** Restores the element's own nodes when a page that replaces its content has removed them. */
  readonly #restore = ({ target }: Event): void => {
    if (!(target as HTMLSlotElement).assignedNodes()[0]) this.#element.requestUpdate();
  };

  /** Offers to use what a browser autofilled, if the shopper had typed or chosen something else. */
  #renderOffer({ state, texts }: View): TemplateResult | typeof nothing {
    const offered = offerOf(state);
    if (!offered) return nothing;
    const take = () => this.#entry.dispatchAndMoveFocus({ slice: 'autofill', type: 'offerTaken' });
    const text = filled(texts.messages.useSaved, { address: offered.line });
    return renderNoteLink(text, take);
  }
}

/** The page's styles cannot match attributes inside, so a field with an error gets a part for it. */
function markInvalid(root: ParentNode): void {
  for (const field of root.querySelectorAll('[part^=input], [part^=country]'))
    field.part?.toggle('input-invalid', field.getAttribute('aria-invalid') === 'true');
}

/**
 * Presses a key again, now that there is a listener. The page has already received it, so this event stays within the
 * element; Firefox would let a `KeyboardEvent` leave it.
 */
function pressAgain(pressed: KeyboardEvent, target: HTMLElement | null): void {
  const { key, code, shiftKey, altKey, ctrlKey, metaKey } = pressed;
  const init = { key, code, shiftKey, altKey, ctrlKey, metaKey };
  const again = Object.assign(new Event('keydown', { bubbles: true, cancelable: true }), init);
  const isTaken = target?.dispatchEvent(again) === false;
  if (isTaken || key !== 'Enter') return;
  target?.dispatchEvent(new KeyboardEvent('keypress', { ...init, bubbles: true, cancelable: true, composed: true }));
}
