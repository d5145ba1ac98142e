/** The interface of both elements: a form control whose value is an address. */
import type { CSSResult, LitElement, PropertyValues, TemplateResult } from 'lit';
import type { Address } from '../../core/address/address.ts';
import type { AddressInput } from '../../core/address/address-input.ts';
import type { Step } from '../../core/entry/panel-status.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import { followLang } from '../localization/lang.ts';
import { nameControls } from './accessible-name.ts';
import { adoptIn } from './adopted-styles.ts';
import { type Change, ControlProperties, reflect } from './control-properties.ts';
import type { Behaviour, FieldKind } from './engine-port.ts';
import { internalsOf } from './internals.ts';
import { QueuedEntry } from './queued-entry.ts';
import { replaceServerMarkup } from './server-markup.ts';
import { watchScripts } from './submissions.ts';

/**
 * Base class of both elements, a working form control from the start. It delegates everything to one behaviour: first a
 * field that queues actions, then the engine.
 */
export abstract class EntryElement extends ControlProperties {
  /** Makes it a form-associated custom element. @internal */
  static readonly formAssociated = true;

  readonly #internals = internalsOf(this);
  /** Its style sheets, and those of code that was loaded later. */
  readonly #styles = new Set((this.constructor as typeof LitElement).elementStyles as CSSResult[]);
  readonly #queued: QueuedEntry;
  #customMessage = '';

  constructor(kind: FieldKind) {
    super();
    this.addEventListener('click', focusLabelled);
    followLang(this);
    const port = {
      element: this,
      internals: this.#internals,
      source: () => kind.source(this),
      customMessage: () => this.#customMessage,
      adoptStyles: (added: readonly CSSResult[]) => this.#adoptStyles(added),
      updateNow: () => {
        if (this.hasUpdated) this.performUpdate();
      },
    };
    this.#queued = new QueuedEntry(port, kind);
    this.#queued.start();
  }

  get #behaviour(): Behaviour {
    return this.#queued.engine ?? this.#queued;
  }

  /**
   * The committed address; null for none, and while the shopper is entering another one by hand. Setting it does not
   * fire `change`.
   */
  get value(): Address | null {
    return this.#behaviour.value;
  }
  set value(given: AddressInput | null) {
    this.#behaviour.perform({ type: 'valueSet', given: given ?? null });
  }

  /** The current step. */
  get step(): Step {
    return this.#behaviour.step;
  }

  /** The current country, if the page asks for one. @internal */
  protected countryInEffect(asked: string): string {
    return this.#behaviour.countryInEffect(asked);
  }

  /** The element's form; null for none. */
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
    this.#customMessage = message;
    this.#behaviour.configure();
  }

  /** Clears the fields; the country stays. */
  clear(): void {
    this.#behaviour.perform({ type: 'cleared', given: null });
  }

  /**
   * Reads what the page wrote into its own fields without an event, as the stores of some frameworks do. Fires nothing.
   * The fields are read anyway on focus, before each search, on submission, and when `value` is read.
   */
  readFields(): void {
    this.#queued.engine?.readFields();
  }

  /** Moves the focus to the visible field. */
  override focus(options?: FocusOptions): void {
    this.#ensureRendered();
    this.#behaviour.anchor?.focus(options);
  }

  /** As in HTML. Firefox would leave the focus in the shadow root. */
  override blur(): void {
    super.blur();
    (this.shadowRoot?.activeElement as HTMLElement | null | undefined)?.blur();
  }

  /** Opens manual entry, filled in with everything that is known. Does nothing with `no-manual`. */
  enterManually(): void {
    this.#behaviour.perform({ type: 'manualWanted' });
  }

  /** Validates the address now. Resolves with null if there is none, or if the service cannot be asked. */
  verifyAddress(): Promise<Verdict | null> {
    return this.#behaviour.verify();
  }

  /** @internal */
  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    // Frameworks set the same value again, which must not undo what the shopper did.
    if (old === value) return;
    if (name === 'value') this.#behaviour.perform({ type: 'defaultSet', given: value });
    else super.attributeChangedCallback(name, old, value);
  }

  /** As in HTML, what a script sets takes effect immediately, not after rendering. @internal */
  override requestUpdate(...change: Change): void {
    // The constructor sets defaults, which change nothing.
    const isMade = #queued in this;
    if (isMade || !change[0]) super.requestUpdate(...change);
    if (isMade && change[0] && reflect(this, change)) this.#behaviour.configure();
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

  /** Style sheets do not move to another document. @internal */
  adoptedCallback(): void {
    this.#adoptStyles();
    this.requestUpdate();
  }

  #adoptStyles(added: readonly CSSResult[] = []): void {
    for (const styles of added) this.#styles.add(styles);
    if (this.shadowRoot) adoptIn(this.shadowRoot, this.#styles);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    if (this.isUpdatePending) return this.getUpdateComplete();
    const before = this.#behaviour;
    await this.#queued.loading;
    return this.#behaviour === before ? isDone : this.getUpdateComplete();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // Lit's own implementation would adopt the style sheets of the document in which the element was created.
    const { shadowRootOptions } = this.constructor as typeof LitElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    this.#adoptStyles();
    this.#queued.attachIfNeeded();
    this.#queued.engine?.attachRoot();
    // As for a native field: if it is required and empty, it is invalid even before it is rendered.
    this.#behaviour.configure();
    return root;
  }

  /** At the end of a unit test, a document without a browser removes the shadow roots of its elements. */
  protected override scheduleUpdate(): void {
    if (this.shadowRoot || !this.hasUpdated) super.scheduleUpdate();
  }

  /** As in HTML, a control can receive the focus in the task in which it is inserted into the page. */
  #ensureRendered(): void {
    if (this.isConnected && !this.hasUpdated) this.performUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.shadowRoot) this.#queued.attachIfNeeded();
    this.#queued.engine?.willUpdate(changed);
  }

  protected override update(changed: PropertyValues): void {
    const render = () => {
      super.update(changed);
      if (!this.hasUpdated) replaceServerMarkup(this.renderRoot, (act) => this.#behaviour.perform(act));
    };
    const { engine } = this.#queued;
    if (engine) engine.aroundRendering(render);
    else render();
  }

  protected override render(): TemplateResult {
    return this.#behaviour.render();
  }

  protected override firstUpdated(): void {
    const { activeElement, body } = this.ownerDocument;
    // As in HTML, it does not take the focus from another element, except from a dialog around it.
    if (this.autofocus && (!activeElement || activeElement === body || activeElement.contains(this))) this.focus();
  }

  protected override updated(): void {
    this.#behaviour.updated();
    nameControls(this, this.renderRoot);
  }
}

/** A click on an outside label is dispatched as a click on the element itself. */
function focusLabelled(event: Event): void {
  const element = event.currentTarget as HTMLElement;
  if (event.composedPath()[0] === element) element.focus();
}
