import type { PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import { lookingUp } from '../../client/looking-up.ts';
import type { Address } from '../../core/address/address.ts';
import type { LookupEvent } from '../../core/dutch-lookup/state.ts';
import { addressOf, isBlank, isVerified, openFieldsOf, typedText } from '../../core/dutch-lookup/selectors.ts';
import { lookupEn } from '../../i18n/lookup-en.ts';
import { lookupMessagesFor } from '../../i18n/lookup-messages.ts';
import { readAddress } from '../address-entry/form.ts';
import type { Step } from '../events.ts';
import { field } from '../field.styles.ts';
import type { FormControlState } from '../form-control.ts';
import { LangController } from '../lang.ts';
import { nameFromOutside } from '../outside-labels.ts';
import { result } from '../result.styles.ts';
import { sharing } from '../sharing.ts';
import { tokens } from '../tokens.styles.ts';
import { formStateOf, readSaved } from './form.ts';
import { lookup } from './lookup.styles.ts';
import { LookupController } from './lookup-controller.ts';
import { PageFields } from './page-fields.ts';
import { NlPostcodeLookupSettings } from './settings.ts';
import { stepOf } from './tell.ts';
import { renderLookup } from './view.ts';

const clientOf = sharing(lookingUp);

/**
 * Postcode, house number and addition become one Dutch address; city and street do for those who do not know the
 * postcode.
 *
 * It is one form control whose value is the whole address. A lookup is billed, so it is sent once for a house, when
 * the fields are complete and left; the addition is then checked against the answer.
 *
 * @example
 * <nl-postcode-lookup name="shipping" proxy-url="/address-api" required></nl-postcode-lookup>
 *
 * @slot label - The label of the fields as a group; wins over the attribute.
 * @slot hint - The hint beneath the fields; wins over the attribute.
 * @slot error - What is wrong, in the page's words; wins over the element's own.
 * @slot fields - The page's own address fields; they are filled, and submit themselves.
 * @fires input - On each keystroke.
 * @fires change - When the person changed the committed address.
 * @fires address-selected - When a whole address is there, right before `change`.
 * @fires address-cleared - When the committed address went away.
 * @fires address-error - When the service could not be asked. Holds no address text.
 * @fires address-before-fill - Before fields of the page are filled. Cancelable.
 * @fires address-step - When `search`, `manual` or `done` was entered.
 * @csspart form-control label hint field input spinner status error address manual-button manual-fields
 * @cssstate loading blank manual resolved verified user-invalid
 */
export class NlPostcodeLookup extends NlPostcodeLookupSettings {
  static override styles = [tokens, field, result, lookup];
  static override properties: PropertyDeclarations = {
    value: { converter: { fromAttribute: readAddress } },
  };

  readonly #lookup = new LookupController(this, {
    client: () => clientOf(this),
    messages: () => this.#localized.messages,
    changed: (state) => {
      if (addressOf(state)) this.showsInvalid = false;
      this.#page.current?.follow(this.value);
      this.updateFormControl();
    },
  });
  readonly #page = new PageFields(this, this.#lookup);
  readonly #lang = new LangController(this);
  #localized = lookupMessagesFor('', lookupEn);

  /** The committed address, or null. Setting it is no act of the person: no `change` is fired. */
  get value(): Address | null {
    return addressOf(this.#lookup.state);
  }
  set value(given: Address | null) {
    const address = readAddress(given);
    if (address) this.#lookup.dispatch({ type: 'filled', address, source: null, by: 'page' });
    else if (this.value) this.clear();
  }

  /** The step of the entry: `search`, `manual` or `done`. */
  get step(): Step {
    return stepOf(this.#lookup.state);
  }

  /** Everything that was typed, as one would search for it. @internal */
  get typedText(): string {
    return typedText(this.#lookup.state);
  }

  /** Resolves when no request is under way. @internal */
  settled(): Promise<void> {
    return this.#lookup.settled();
  }

  /** Empties the fields. */
  clear(): void {
    this.#lookup.dispatch({ type: 'cleared' });
    this.showsInvalid = false;
  }

  /** Shows the fields for the whole address, with everything that is known in them. */
  enterManually(): void {
    if (this.noManual) return;
    if (this.#page.current) this.#page.current.focus();
    else this.#lookup.dispatch({ type: 'manualChosen' });
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot?.querySelector<HTMLElement>('input')?.focus(options);
  }

  formResetCallback(): void {
    this.#lookup.dispatch({ type: 'wayChosen', way: 'postcode' });
    this.clear();
    const initial = this.getAttribute('value');
    if (initial !== null) this.value = readAddress(initial);
  }

  formStateRestoreCallback(saved: string | File | FormData | null): void {
    if (typeof saved !== 'string') return;
    const { way, isManual, fields, address, source, details } = readSaved(saved);
    if (address) this.#lookup.dispatch({ type: 'filled', address, source, details, by: 'page' });
    else this.#lookup.dispatch({ type: 'restored', way, fields });
    if (isManual) this.enterManually();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#lookup.dispatch({ type: 'left' });
  }

  protected override willUpdate(): void {
    this.#localized = lookupMessagesFor(this.#lang.current, lookupEn, this.messages);
  }

  protected override update(changed: PropertyValues): void {
    const focused = this.shadowRoot?.activeElement;
    super.update(changed);
    // Tab went to a link that the address has replaced.
    if (focused?.isConnected === false) this.renderRoot.querySelector<HTMLElement>('address')?.focus();
  }

  protected override render(): TemplateResult {
    const { state } = this.#lookup;
    const isTold = (this.showsInvalid || this.value !== null) && !this.validity.valid;
    return renderLookup({
      state,
      localized: this.#localized,
      messages: this.#localized.messages,
      texts: { label: this.label, hint: this.hint },
      hasOuterLabel: this.internals.labels.length > 0 || this.ariaLabel !== null,
      disabled: this.isDisabled,
      readonly: this.readonly,
      required: this.required,
      noManual: this.noManual,
      poBox: this.poBox,
      autocomplete: this.autocomplete,
      invalid: isTold ? this.validationMessage : '',
      openFields: isTold ? openFieldsOf(state) : [],
      status: this.#lookup.status,
      act: {
        typed: (name, text) => this.#lookup.act({ type: 'typed', field: name, text }),
        committed: () => this.#lookup.act({ type: 'committed' }),
        pressed: this.#lookup.pressed,
        additionChosen: (addition) => this.#lookup.act({ type: 'additionChosen', addition }),
        wayChosen: (way) => this.#actAndFocus({ type: 'wayChosen', way }),
        manualChosen: () => {
          if (this.#page.current) this.#page.current.focus();
          else this.#actAndFocus({ type: 'manualChosen' });
        },
        fieldsSlotted: this.#page.slotted,
        retried: () => this.#actAndFocus({ type: 'retried' }),
      },
    });
  }

  protected override updated(): void {
    this.updateFormControl();
    const group = this.renderRoot.querySelector('fieldset');
    if (group) nameFromOutside(group, this, this.internals.labels);
    const { state } = this.#lookup;
    this.setStates({
      loading: state.step === 'looking',
      blank: isBlank(state),
      manual: state.step === 'manual',
      resolved: this.value !== null,
      verified: isVerified(state),
      'user-invalid': this.showsInvalid && !this.validity.valid,
    });
  }

  override getFormControlState(): FormControlState {
    const own = formStateOf(this.#lookup.state, this, this.#localized.messages);
    return this.#page.current?.formState(own) ?? own;
  }

  override getValidityAnchor(): HTMLElement | null {
    const [name] = openFieldsOf(this.#lookup.state);
    const root = this.renderRoot ?? null;
    return root?.querySelector<HTMLElement>(name ? `#${name}` : 'select') ?? root?.querySelector('input') ?? null;
  }

  /** The button that was pressed is gone after the next rendering. */
  #actAndFocus(event: LookupEvent): void {
    this.#lookup.act(event);
    void this.updateComplete.then(() => this.getValidityAnchor()?.focus());
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nl-postcode-lookup': NlPostcodeLookup;
  }
}
