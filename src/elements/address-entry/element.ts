import type { PropertyDeclarations, TemplateResult } from 'lit';
import type { Address } from '../../core/address/address.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import { en } from '../../i18n/en.ts';
import { type Localized, messagesFor } from '../../i18n/messages.ts';
import type { Step } from '../events.ts';
import { field } from '../field.styles.ts';
import type { Flow } from '../flow.ts';
import type { FormControlState } from '../form-control.ts';
import { LangController } from '../lang.ts';
import { nameFromOutside } from '../outside-labels.ts';
import { tokens } from '../tokens.styles.ts';
import { isDutchFirst } from './ahead.ts';
import { CountryChoice } from './country-choice.ts';
import { EntryController } from './entry-controller.ts';
import { formStateOf, isVerified, readAddress, readSaved } from './form.ts';
import type { OtherWays } from './other-ways.ts';
import { PageFields } from './page-fields.ts';
import { AddressEntrySettings } from './settings.ts';
import { tellProblem } from './tell.ts';
import { renderEntry, searchOnly } from './view.ts';

const english = { lang: 'en', messages: en };

/**
 * An address field: country, suggestions while typing, down to one address with its details.
 *
 * It is one form control whose value is the whole address. It talks to a proxy that holds the service's
 * credentials, uses one session id for each address entered, and keeps nothing beyond the page.
 *
 * @example
 * <address-entry name="shipping" proxy-url="/address-api" country="NL" required></address-entry>
 *
 * @slot label - The label; wins over the attribute.
 * @slot hint - The hint beneath the field; wins over the attribute.
 * @slot error - What is wrong, in the page's words; wins over the element's own.
 * @slot fields - The page's own fields, by their autocomplete tokens; instead of the element's.
 * @fires input - On each keystroke.
 * @fires change - When the person changed the committed address.
 * @fires address-selected - When a whole address is there, right before `change`.
 * @fires address-cleared - When the committed address went away.
 * @fires address-error - When an operation failed after its retries. Holds no address text.
 * @fires address-before-fill - Before the page's own fields are filled; cancelable.
 * @fires address-step - When a step of the entry was entered.
 * @csspart form-control country label hint input spinner listbox option option-active option-label
 *   option-description option-match option-more status error address manual-button manual-fields field review candidate
 * @cssstate loading open blank manual resolved verified user-invalid
 */
export class AddressEntry extends AddressEntrySettings {
  static override styles = [tokens, field];
  static override properties: PropertyDeclarations = { value: { converter: { fromAttribute: readAddress } } };

  readonly #entry = new EntryController(this, {
    changed: ({ step }) => {
      if (step === 'done') this.showsInvalid = false;
      this.#page.current?.follow(this.value);
      this.updateFormControl();
    },
    step: () => this.step,
    owner: () => ({
      element: this,
      countries: this.#countries,
      lang: () => this.#lang.current,
      localized: () => this.#localized,
      showsInvalid: () => this.showsInvalid,
      changed: () => {
        this.updateFormControl();
        this.#entry.tellStep();
        this.requestUpdate();
      },
    }),
  });
  readonly #countries = new CountryChoice(this, {
    wanted: () => this.wantedCountry,
    codes: () => this.codes,
    found: (country) => this.#entry.setCountry(country),
    failed: (error) => tellProblem(this, error),
  });
  readonly #page = new PageFields(this, this.#entry, this.#countries);
  readonly #lang = new LangController(this);
  #localized: Localized = messagesFor('', english);

  /** The committed address, or null. Setting it is no act of the person: no `change` is fired. */
  get value(): Address | null {
    return this.#entry.state.step === 'done' ? this.#entry.state.address : null;
  }
  set value(given: Address | null) {
    const address = readAddress(given);
    if (address) {
      this.#ways?.close();
      this.#entry.dispatch({ type: 'filled', address });
    } else if (this.value) this.clear();
  }

  /** The step of the entry. */
  get step(): Step {
    return this.#flow?.step ?? this.#entry.state.step;
  }

  /** Resolves when no request is under way. @internal */
  settled(): Promise<void> {
    return this.#entry.settled();
  }

  /** Empties the field; the country stays. */
  clear(): void {
    this.#ways?.clear();
    this.#entry.dispatch({ type: 'cleared' });
    this.#entry.search?.combobox.close();
    this.showsInvalid = false;
  }

  override focus(options?: FocusOptions): void {
    this.getValidityAnchor()?.focus(options);
  }

  /** Opens the fields to type an address by hand, with everything that is known in them. Nothing with `no-manual`. */
  enterManually(): void {
    if (this.#page.current) this.#page.current.focus();
    else if (!this.noManual) void this.#withWays((ways) => ways.enter('manual'));
  }

  /** Has the service look at the address, now. Null when there is none, or the service cannot be asked. */
  verifyAddress(): Promise<Verdict | null> {
    return this.#withWays((ways) => ways.verify());
  }

  /** Whoever begins with the form will search: what that needs is there by then. */
  formAssociatedCallback(form: HTMLFormElement | null): void {
    form?.addEventListener('focusin', this.#entry.enter, { once: true });
  }

  formResetCallback(): void {
    this.resetCountry();
    this.clear();
    if (this.wantedCountry === '') this.#entry.dispatch({ type: 'restarted' });
    this.value = readAddress(this.getAttribute('value'));
  }

  formStateRestoreCallback(saved: string | File | FormData | null): void {
    if (typeof saved !== 'string') return;
    const { text, country, other, address, ...rest } = readSaved(saved);
    if (country) this.takeCountry(country);
    if (address) this.#entry.dispatch({ type: 'restored', address, ...rest });
    else this.#entry.dispatch({ type: 'typed', text, minLength: this.minLength });
    if (other) void this.#withWays((ways) => ways.restore(other));
  }

  protected override willUpdate(): void {
    this.#localized = messagesFor(this.#lang.current, english, this.messages);
  }

  protected override render(): TemplateResult {
    const countries = this.#countries.viewIn(this.#localized.lang);
    return renderEntry({
      state: this.#entry.state,
      localized: this.#localized,
      texts: { label: this.label, hint: this.hint, placeholder: this.placeholder },
      hasOuterLabel: this.internals.labels.length > 0 || this.ariaLabel !== null,
      disabled: this.isDisabled,
      readonly: this.readonly,
      required: this.required,
      poBox: this.poBox,
      invalid: (this.showsInvalid || this.value) && !this.validity.valid ? this.validationMessage : '',
      search: this.#entry.search,
      countries: {
        ...countries,
        isFixed: (this.codes.length === 1 && !countries.options?.[1]) || this.#page.hasCountry,
      },
      ways: this.#ways?.view() ?? searchOnly,
      isManualOffered: !this.noManual && !this.readonly,
      act: {
        manualWanted: () => this.enterManually(),
        lookupWanted: () => void this.#withWays((ways) => ways.enter('lookup')),
        fieldsSlotted: this.#page.slotted,
        typed: (text) => this.#entry.typed(text),
        countryChosen: (country) => {
          this.takeCountry(country.iso2);
          (this.#flow ?? this.#entry).chooseCountry(country);
        },
        cleared: () => this.#actAndFocus(() => this.#entry.act({ type: 'cleared' })),
        steppedBack: () => this.#actAndFocus(() => this.#entry.act({ type: 'steppedBack' })),
        retried: () => {
          this.#countries.retry();
          this.#actAndFocus(() => this.#entry.retry());
        },
      },
    });
  }

  protected override updated(): void {
    this.updateFormControl();
    const entry = this.#entry.state;
    if (isDutchFirst(this, entry)) this.#entry.enter();
    const input = this.#input;
    if (input) {
      // What was typed and refused, while read-only for example, is not what was rendered last.
      if (input.value !== entry.text) input.value = entry.text;
      nameFromOutside(input, this, this.internals.labels);
    }
    this.setStates({
      loading: entry.request !== null || this.#flow?.isAsking === true,
      open: this.#entry.search?.combobox.isOpen === true,
      blank: this.#flow ? !this.#flow.formState.entries : entry.text === '',
      manual: this.step === 'manual' || this.step === 'review',
      resolved: this.step === 'done',
      verified: isVerified(entry),
      'user-invalid': this.showsInvalid && !this.validity.valid,
    });
  }

  override getFormControlState(): FormControlState {
    const around = { ...this.#ways?.around, isWithoutCountries: this.#countries.problem !== null };
    const own = formStateOf(this.#entry.state, this, this.#localized.messages, around);
    return this.#page.current?.formState(own) ?? own;
  }

  override getValidityAnchor(): HTMLElement | null {
    return this.#flow?.anchor ?? this.#input;
  }

  get #ways(): OtherWays | null | undefined {
    return this.#entry.search?.ways;
  }

  /** The fields in use; none while searching. */
  get #flow(): Flow | null | undefined {
    return this.#ways?.flow;
  }

  get #input(): HTMLInputElement | null {
    return this.renderRoot?.querySelector<HTMLInputElement>('#input') ?? null;
  }

  /** Does something with the ways around searching: at once when they are there. */
  async #withWays<Outcome>(act: (ways: OtherWays) => Outcome | Promise<Outcome>): Promise<Outcome | null> {
    const ways = this.#ways ?? (await this.#entry.needWays());
    return ways && act(ways);
  }

  /** The button that was pressed may be gone after the next rendering. */
  #actAndFocus(act: () => void): void {
    act();
    this.#entry.search?.combobox.open();
    this.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'address-entry': AddressEntry;
  }
}
