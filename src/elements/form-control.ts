import { LitElement, type PropertyDeclarations } from 'lit';

/** What the form, and the browser's checks, need to know of an element. */
export interface FormControlState {
  /** Name and value pairs to submit; null submits nothing. Names get the element's `name` and a dot in front. */
  readonly entries: readonly (readonly [name: string, value: string])[] | null;
  /** What to restore after a navigation, never a session or a context. */
  readonly saved: string | null;
  /** Why the value is not acceptable as it is; null when it is. */
  readonly invalid: { readonly flags: ValidityStateFlags; readonly message: string } | null;
}

/** Everything a native form control does that has nothing to do with addresses. */
export abstract class FormControl extends LitElement {
  static readonly formAssociated = true;

  static override properties: PropertyDeclarations = {
    name: { reflect: true },
    required: { type: Boolean, reflect: true },
    disabled: { type: Boolean, reflect: true },
    readonly: { type: Boolean, reflect: true },
    showsInvalid: { state: true },
  };

  /** As in HTML. Names of submitted values begin with it. Default: empty, nothing is submitted. */
  name = '';
  /** As in HTML. Default: false. */
  required = false;
  /** As in HTML. Default: false. A disabled fieldset disables too, without changing this. */
  disabled = false;
  /** As in HTML. Default: false. */
  readonly = false;

  readonly internals = this.attachInternals();
  #customError = '';

  /** Whether the person may be told that the value is not acceptable: after an attempt to submit it. */
  protected showsInvalid = false;

  constructor() {
    super();
    this.addController({ hostUpdate: () => this.#emptyTexts() });
    // A click on an outside label arrives as a click on the element itself.
    this.addEventListener('click', (event) => {
      if (event.composedPath()[0] === this) this.focus();
    });
    this.addEventListener('invalid', () => {
      this.showsInvalid = true;
    });
    // As in a field of the page: the press comes only after nobody had another use for the key going down.
    this.addEventListener('keypress', (event) => {
      const isOurs = event.target === this && event.composedPath()[0] instanceof HTMLInputElement;
      const { form } = this.internals;
      // Without a form it is for the element around this one, if there is one.
      if (!isOurs || !form || event.key !== 'Enter' || event.defaultPrevented) return;
      event.preventDefault();
      submitImplicitly(form);
    });
  }

  /** @internal */
  abstract getFormControlState(): FormControlState;
  /** Where the browser shows its message; must be focusable. @internal */
  abstract getValidityAnchor(): HTMLElement | null;

  get form(): HTMLFormElement | null {
    return this.internals.form;
  }
  get labels(): NodeList {
    return this.internals.labels;
  }
  get validity(): ValidityState {
    return this.internals.validity;
  }
  get validationMessage(): string {
    return this.internals.validationMessage;
  }
  get willValidate(): boolean {
    return this.internals.willValidate;
  }

  checkValidity(): boolean {
    return this.internals.checkValidity();
  }

  reportValidity(): boolean {
    return this.internals.reportValidity();
  }

  /** As in HTML: a non-empty message makes the control invalid until it is set to an empty one. */
  setCustomValidity(message: string): void {
    this.#customError = message;
    this.updateFormControl();
  }

  /** Asked, not mirrored from `formDisabledCallback`: a mirrored fieldset would leave the control disabled. */
  protected get isDisabled(): boolean {
    return this.matches(':disabled');
  }

  /** A text that a page takes away (frameworks do it by null or undefined) is an empty one. */
  #emptyTexts(): void {
    for (const [name, { type, attribute, converter }] of (this.constructor as typeof FormControl).elementProperties) {
      const isText = !type && attribute !== false && !converter;
      if (isText && Reflect.get(this, name) == null) Reflect.set(this, name, '');
    }
  }

  protected override firstUpdated(): void {
    if (this.autofocus) this.focus();
  }

  formDisabledCallback(): void {
    this.requestUpdate();
    // The property is reflected after rendering, and what is asked for during an update is lost.
    queueMicrotask(() => this.requestUpdate());
  }

  /** Puts the current state into the form and the validity; at once, so that listeners find it there. */
  protected updateFormControl(): void {
    const { entries, saved, invalid } = this.getFormControlState();
    this.internals.setFormValue(this.#formData(entries), saved);
    const customError = this.#customError !== '' || invalid?.flags.customError === true;
    const flags = { ...invalid?.flags, customError };
    const message = this.#customError || invalid?.message;
    if (message) this.internals.setValidity(flags, message, this.getValidityAnchor() ?? undefined);
    else this.internals.setValidity({});
  }

  #formData(entries: FormControlState['entries']): FormData | null {
    if (!entries || !this.name) return null;
    const data = new FormData();
    for (const [name, value] of entries) data.append(`${this.name}.${name}`, value);
    return data;
  }

  /** By name: whether each of the element's custom states is on. */
  protected setStates(states: Readonly<Record<string, boolean>>): void {
    for (const [state, isOn] of Object.entries(states)) this.internals.states[isOn ? 'add' : 'delete'](state);
  }
}

/** What Enter does in a text field: presses the form's default button, or submits a form that has none. */
function submitImplicitly(form: HTMLFormElement): void {
  const isSubmit = (element: Element): element is HTMLButtonElement =>
    (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) && element.type === 'submit';
  const button = [...form.elements].find(isSubmit);
  if (!button) form.requestSubmit();
  else button.click();
}
