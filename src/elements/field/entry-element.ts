/** The interface that both elements have: that of a form control whose value is an address. */

import { html, type LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Address } from '../../core/address/address.ts';
import { type AddressInput, withoutOldLines } from '../../core/address/address-input.ts';
import { countriesSoFar } from '../../core/country/selectors.ts';
import { isBlank } from '../../core/entry/mode.ts';
import { pendingAddressIn } from '../../core/entry/pending-value.ts';
import { readAddress, readSaved } from '../../core/entry/restore.ts';
import { addressInEffect, type Step, stepOf } from '../../core/entry/selectors.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import { filled } from '../../i18n/filled.ts';
import { hasReceivers } from '../autofill/receivers.ts';
import { EntryController } from '../engine/entry-controller.ts';
import type { EntrySetup } from '../engine/entry-setup.ts';
import { holdScripts } from '../form/submissions.ts';
import { failureTextIn } from '../speech/messages-in.ts';
import { nameFromOutside } from './accessible-name.ts';
import { type Change, ControlProperties, formerNameOn, reflect, toText } from './control-properties.ts';
import type { View } from './host.ts';
import { replaceServerMarkup } from './server-markup.ts';
import { warnOnce } from './warn-once.ts';

/** Base of both elements: value, methods, form control. What it shows and does is behind its one controller. */
export abstract class EntryElement extends ControlProperties {
  /** Takes part in forms. @internal */
  static readonly formAssociated = true;

  readonly #entry: EntryController;
  readonly #setup: EntrySetup;

  constructor(setupOf: (element: EntryElement) => EntrySetup) {
    super();
    this.#setup = setupOf(this);
    const { elementStyles } = this.constructor as typeof LitElement;
    this.#entry = new EntryController(
      this,
      elementStyles.filter((style) => 'cssText' in style),
      this.#setup,
    );
  }

  /**
   * The committed address, or null; null also while the person types another one by hand. Setting it is no act of the
   * person: no `change` is fired.
   */
  get value(): Address | null {
    return addressInEffect(this.#entry.state);
  }
  set value(given: AddressInput | null) {
    this.#take(given ?? null);
  }

  /** The step of the entry. */
  get step(): Step {
    return stepOf(this.#entry.state);
  }

  /** The form the element belongs to; null outside of any. */
  get form(): HTMLFormElement | null {
    return this.#entry.control.internals.form;
  }
  /** The `<label>`s of the element. */
  get labels(): NodeList {
    return this.#entry.control.internals.labels;
  }
  /** As in HTML. */
  get validity(): ValidityState {
    return this.#entry.control.internals.validity;
  }
  /** As in HTML. */
  get validationMessage(): string {
    return this.#entry.control.internals.validationMessage;
  }
  /** As in HTML. */
  get willValidate(): boolean {
    return this.#entry.control.internals.willValidate;
  }

  /** As in HTML. */
  checkValidity(): boolean {
    return this.#entry.control.internals.checkValidity();
  }

  /** As in HTML. */
  reportValidity(): boolean {
    this.#ensureRendered();
    return this.#entry.control.reportValidity();
  }

  /** As in HTML: a non-empty message makes the control invalid until it is set to an empty one. */
  setCustomValidity(message: string): void {
    this.#entry.dispatch({ slice: 'entry', type: 'customErrorSet', message });
  }

  /** Empties the fields; the country stays. */
  clear(): void {
    this.#entry.dispatch({ slice: 'entry', type: 'cleared', by: 'script' });
  }

  /** Moves the focus to the field in sight. */
  override focus(options?: FocusOptions): void {
    this.#ensureRendered();
    this.#entry.anchor?.focus(options);
  }

  /** Opens the fields to type an address by hand, with everything that is known in them. Nothing with `no-manual`. */
  enterManually(): void {
    this.#entry.openManually();
  }

  /** Has the service look at the address, now. Null when there is none, or the service cannot be asked. */
  verifyAddress(): Promise<Verdict | null> {
    return this.#entry.verify();
  }

  /** @internal */
  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    // Frameworks set again what is there already; nothing that the person did is undone by that.
    if (old === value) return;
    if (name === 'value') this.#takeInitialValue(value);
    else super.attributeChangedCallback(name, old, value);
  }

  /** As in HTML, what a script sets counts at once, not only after rendering. @internal */
  override requestUpdate(...change: Change): void {
    super.requestUpdate(...change);
    // A constructor may set no attributes. What it begins with counts as soon as there is something to be rendered into.
    if (toText(this, change) || !(#entry in this && reflect(this, change) && this.renderRoot)) return;
    this.#entry.configure();
    this.#entry.updateControl();
  }

  /** The value is what the page gives, now or as soon as its country is known. */
  #take(given: unknown): void {
    const address = this.#read(given);
    const before = this.#entry.state.committed?.address ?? null;
    if (address) this.#entry.dispatch({ slice: 'entry', type: 'valueSet', address: withoutOldLines(address, before) });
    else if (this.value || this.#entry.state.pendingValue) this.clear();
    this.#await(given);
  }

  /** Reads an address that the page gives, and warns the developer of what is wrong with it. */
  #read(given: unknown): Address | null {
    const { state } = this.#entry;
    if (pendingAddressIn(state, given)) return null;
    return readAddress(given, countriesSoFar(state), (problem) => warnOnce('wrong-value', problem));
  }

  #await(value: unknown): void {
    const given = pendingAddressIn(this.#entry.state, value);
    if (given) this.#entry.dispatch({ slice: 'entry', type: 'valuePending', given });
  }

  /** As the `value` attribute of an input: it is the value until the person or a script gives another one. */
  #takeInitialValue(json: string | null): void {
    const { state } = this.#entry;
    if (state.changedBy === 'user' || (!state.committed && !isBlank(state))) return;
    this.#take(json);
  }

  /** @internal */
  formAssociatedCallback(form: HTMLFormElement | null): void {
    if (form) holdScripts(form);
  }

  /** @internal */
  formResetCallback(): void {
    const given = this.getAttribute('value');
    this.#entry.dispatch({ slice: 'entry', type: 'reset', initial: this.#read(given), seed: this.#entry.seed() });
    this.#await(given);
  }

  /** @internal */
  formStateRestoreCallback(json: string | File | FormData | null): void {
    const saved = typeof json === 'string' ? readSaved(json) : null;
    if (!saved) return;
    this.#entry.dispatch({ slice: 'entry', type: 'restored', saved });
  }

  /** @internal */
  formDisabledCallback(): void {
    this.requestUpdate();
  }

  /** Style sheets do not come along into another document. @internal */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#entry.adoptStyles();
    this.requestUpdate();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await this.#entry.printed();
    return isDone;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // Lit's own would adopt style sheets of the document that the element was made in.
    const root = this.shadowRoot ?? this.attachShadow((this.constructor as typeof LitElement).shadowRootOptions);
    this.#entry.attach();
    // As a field of the page: where it is required and empty, it is invalid before it is rendered.
    this.#entry.configure();
    this.#entry.updateControl();
    return root;
  }

  /** A document without a browser that is taken down, at the end of a unit test, takes the shadow root from its elements. */
  protected override scheduleUpdate(): void {
    if (this.shadowRoot || !this.hasUpdated) super.scheduleUpdate();
  }

  /** As in HTML, a control can take the focus in the task in which it is put into the page. */
  #ensureRendered(): void {
    if (this.isConnected && !this.hasUpdated) this.performUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    // A server renders without one.
    if (!this.shadowRoot) this.#entry.mountPanels();
    this.#entry.configure();
    const isOtherService = changed.has('client') || changed.has('proxyUrl');
    if (isOtherService && !this.#setup.countries) this.#entry.askForCountries();
  }

  protected override update(changed: PropertyValues): void {
    this.#entry.aroundRendering(() => {
      super.update(changed);
      if (!this.hasUpdated) replaceServerMarkup(this.renderRoot);
    });
  }

  protected override render(): TemplateResult {
    const entry = this.#entry;
    const { view } = entry;
    const { state, texts } = view;
    const country = this.#setup.renderCountry(entry, view);
    const failure = failureTextIn(state, texts.messages);
    const layout = state.panel.inSight === 'search' ? 'row' : 'stack';
    return html`
      <div part="form-control" lang=${texts.stated}>
        <div class=${layout}>${failure && html`<p class="note">${failure}</p>`}${country}${entry.panel.render(view)}</div>
        ${this.#renderOffer(view)}
        <div class="visually-hidden" aria-hidden="true"><slot name="autofill" @slotchange=${this.#restore}></slot></div>
        <slot name="fields" @slotchange=${() => entry.slotted.take()}></slot>
        ${entry.slotted.fields?.render(view)}
        ${state.submission === 'held' ? html`<p class="note looking"><span part="spinner"></span>${texts.messages.checking}</p>` : nothing}
        <div part="status" class="visually-hidden" role="status" translate="no">${entry.said.map(({ text, lang }) => html`<span lang=${lang ?? nothing}>${text}</span>`)}</div>
      </div>
    `;
  }

  /** A page that writes its contents anew takes away what the element put there. */
  readonly #restore = ({ target }: Event): void => {
    if (!(target as HTMLSlotElement).assignedNodes()[0]) this.requestUpdate();
  };

  /** The offer to use what a browser filled in, where the person had typed or chosen something else. */
  #renderOffer({ state, texts }: View): TemplateResult | typeof nothing {
    const { offered } = state;
    if (!offered || !hasReceivers(state)) return nothing;
    const take = () => this.#entry.dispatchAndMoveFocus({ slice: 'autofill', type: 'offerTaken' });
    const text = filled(texts.messages.useSaved, { address: offered.line });
    return html`<p class="note"><button type="button" class="link" @click=${take}>${text}</button></p>`;
  }

  protected override firstUpdated(): void {
    const formerName = formerNameOn(this);
    if (formerName) warnOnce('former-name', formerName);
    const { activeElement, body } = this.ownerDocument;
    // As in HTML, it takes the focus from nothing that has it; a dialog around the element may.
    const isFree = !activeElement || activeElement === body || activeElement.contains(this);
    if (this.autofocus && isFree) this.focus();
  }

  protected override updated(): void {
    this.#entry.updateControl();
    const { named: selector } = this.#entry.panel;
    const named = selector && this.renderRoot.querySelector(selector);
    if (named) nameFromOutside(named, this, this.labels);
  }
}
