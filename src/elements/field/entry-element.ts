/** The interface that both elements have: that of a form control whose value is an address. */
import type { CSSResult, LitElement, PropertyValues, TemplateResult } from 'lit';
import type { Address } from '../../core/address/address.ts';
import type { AddressInput } from '../../core/address/address-input.ts';
import type { Step } from '../../core/entry/panel-status.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import { LangController } from '../localization/lang.ts';
import { type Change, ControlProperties, reflect, toText } from './control-properties.ts';
import type { Behaviour } from './engine-port.ts';
import type { FieldKind } from './field-kind.ts';
import { internalsOf } from './internals.ts';
import { QueuedEntry } from './queued-entry.ts';
import { replaceServerMarkup } from './server-markup.ts';
import { watchScripts } from './submissions.ts';

/** Base of both elements: a whole form control at once. All that it does stands behind one interface: first a field that queues, then the engine. */
export abstract class EntryElement extends ControlProperties {
  /** Takes part in forms. @internal */
  static readonly formAssociated = true;

  readonly #internals = internalsOf(this);
  /** A field that waits, then the engine. */
  #behaviour: Behaviour;

  constructor(kind: FieldKind) {
    super();
    this.addEventListener('click', focusLabelled);
    new LangController(this);
    const { elementStyles } = this.constructor as typeof LitElement;
    const port = {
      element: this,
      internals: this.#internals,
      styles: elementStyles as CSSResult[],
      source: () => kind.source(this),
      updateNow: () => {
        if (this.hasUpdated) this.performUpdate();
      },
    };
    const queued = new QueuedEntry(port, kind, (engine) => {
      this.#behaviour = engine;
    });
    this.#behaviour = queued;
    queued.begin();
  }

  /**
   * The committed address, or null; null also while the person types another one by hand. Setting it is no act of the
   * person: no `change` is fired.
   */
  get value(): Address | null {
    return this.#behaviour.value;
  }
  set value(given: AddressInput | null) {
    this.#behaviour.perform({ type: 'valueSet', given: given ?? null });
  }

  /** The step of the entry. */
  get step(): Step {
    return this.#behaviour.step;
  }

  /** The country in effect, where the page asks for one. @internal */
  protected countryInEffect(asked: string): string {
    return this.#behaviour.countryInEffect(asked);
  }

  /** The form the element belongs to; null outside of any. */
  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }
  /** The `<label>`s of the element. */
  get labels(): NodeList {
    return this.#internals.labels;
  }
  /** As in HTML. */
  get validity(): ValidityState {
    return this.#internals.validity;
  }
  /** As in HTML. */
  get validationMessage(): string {
    return this.#internals.validationMessage;
  }
  /** As in HTML. */
  get willValidate(): boolean {
    return this.#internals.willValidate;
  }

  /** As in HTML. */
  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }

  /** As in HTML. */
  reportValidity(): boolean {
    this.#ensureRendered();
    const isValid = this.#internals.reportValidity();
    if (!isValid) this.#behaviour.perform({ type: 'refused' });
    return isValid;
  }

  /** As in HTML: a non-empty message makes the control invalid until it is set to an empty one. */
  setCustomValidity(message: string): void {
    this.#behaviour.perform({ type: 'customValiditySet', message });
  }

  /** Empties the fields; the country stays. */
  clear(): void {
    this.#behaviour.perform({ type: 'cleared', given: null });
  }

  /**
   * Takes over what the page wrote into its own fields without an event, as the stores of some frameworks do. Fires nothing. They are
   * read anyway when the focus comes, before each search, when the form is submitted, and when the value is asked for.
   */
  readFields(): void {
    this.#behaviour.readFields();
  }

  /** Moves the focus to the field in sight. */
  override focus(options?: FocusOptions): void {
    this.#ensureRendered();
    this.#behaviour.anchor?.focus(options);
  }

  /** As in HTML. Firefox leaves the focus where it is in a shadow root. */
  override blur(): void {
    super.blur();
    (this.shadowRoot?.activeElement as HTMLElement | null | undefined)?.blur();
  }

  /** Opens the fields to type an address by hand, with everything that is known in them. Nothing with `no-manual`. */
  enterManually(): void {
    this.#behaviour.perform({ type: 'manualWanted' });
  }

  /** Asks the service about the address, now. Null if there is none, or the service cannot be asked. */
  verifyAddress(): Promise<Verdict | null> {
    return this.#behaviour.verify();
  }

  /** @internal */
  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    // Frameworks set the same value again; that undoes nothing of the person's.
    if (old === value) return;
    if (name === 'value') this.#behaviour.perform({ type: 'defaultSet', given: value });
    else super.attributeChangedCallback(name, old, value);
  }

  /** As in HTML, what a script sets counts at once, not only after rendering. @internal */
  override requestUpdate(...change: Change): void {
    // The constructor sets defaults: they change nothing.
    const isMade = #behaviour in this;
    if (isMade || !change[0]) super.requestUpdate(...change);
    if (isMade && !toText(this, change) && reflect(this, change)) this.#behaviour.configure();
  }

  /** @internal */
  formAssociatedCallback(form: HTMLFormElement | null): void {
    if (form) watchScripts(form);
  }

  /** @internal */
  formResetCallback(): void {
    this.#behaviour.perform({ type: 'reset', given: this.getAttribute('value') });
  }

  /** @internal */
  formStateRestoreCallback(given: string | File | FormData | null): void {
    this.#ensureRendered();
    if (given) this.#behaviour.perform({ type: 'restored', given });
  }

  /** @internal */
  formDisabledCallback(): void {
    this.requestUpdate();
    this.#behaviour.configure();
  }

  /** Style sheets do not come along into another document. @internal */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#behaviour.adopted();
    this.requestUpdate();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    if (this.isUpdatePending) return this.getUpdateComplete();
    const before = this.#behaviour;
    await before.printed();
    return this.#behaviour === before ? isDone : this.getUpdateComplete();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // Lit's own would adopt style sheets of the document that the element was made in.
    const { shadowRootOptions } = this.constructor as typeof LitElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    this.#behaviour.attachRoot();
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
    this.#behaviour.willUpdate(changed);
  }

  protected override update(changed: PropertyValues): void {
    this.#behaviour.aroundRendering(() => {
      super.update(changed);
      if (!this.hasUpdated) replaceServerMarkup(this.renderRoot, (act) => this.#behaviour.perform(act));
    });
  }

  protected override render(): TemplateResult {
    return this.#behaviour.render();
  }

  protected override firstUpdated(): void {
    const { activeElement, body } = this.ownerDocument;
    // As in HTML, it takes the focus from no other element; a dialog around the element may.
    if (this.autofocus && (!activeElement || activeElement === body || activeElement.contains(this))) this.focus();
  }

  protected override updated(): void {
    this.#behaviour.updated();
  }
}

/** A click on an outside label arrives as a click on the element itself. */
function focusLabelled(event: Event): void {
  const element = event.currentTarget as HTMLElement;
  if (event.composedPath()[0] === element) element.focus();
}
