/**
 * Connects both elements to Angular's forms: `formControl`, `formControlName` and `ngModel`. Components that use them
 * import this directive, and add `CUSTOM_ELEMENTS_SCHEMA`.
 */
import { ChangeDetectorRef, Directive, ElementRef, forwardRef, inject, input, output } from '@angular/core';
import { type ControlValueAccessor, NG_VALIDATORS, NG_VALUE_ACCESSOR, type ValidationErrors } from '@angular/forms';
import type { AddressEntry, AddressEvent, AddressInput, NlPostcodeLookup } from 'address-entry';

const self = forwardRef(() => AddressControl);

@Directive({
  selector: 'address-entry, nl-postcode-lookup',
  providers: [
    { provide: NG_VALUE_ACCESSOR, useExisting: self, multi: true },
    { provide: NG_VALIDATORS, useExisting: self, multi: true },
  ],
  host: {
    '[attr.po-box]': 'poBox()',
    '[attr.verify]': 'verify()',
    '(change)': 'takeChange($event)',
    '(input)': 'validityChanged()',
    '(blur)': 'touched()',
  },
})
export class AddressControl implements ControlValueAccessor {
  readonly poBox = input<AddressEntry['poBox']>(undefined, { alias: 'po-box' });
  readonly verify = input<AddressEntry['verify']>();
  // Only for the types: Angular listens to the element's own events.
  readonly selected = output<AddressEvent<'address-selected'>>({ alias: 'address-selected' });
  readonly cleared = output<AddressEvent<'address-cleared'>>({ alias: 'address-cleared' });

  readonly #element: AddressEntry | NlPostcodeLookup = inject(ElementRef).nativeElement;
  readonly #view = inject(ChangeDetectorRef);
  #isWritten = false;
  #changed = (_value: AddressInput | null) => {};
  protected touched = () => {};
  protected validityChanged = () => {};

  writeValue(value: AddressInput | null): void {
    if (value) this.#element.value = value;
    // Keeps what was typed before the form was there.
    else if (this.#isWritten) this.#element.clear();
    this.#isWritten = true;
  }

  registerOnChange(listener: (value: AddressInput | null) => void): void {
    this.#changed = listener;
  }

  registerOnTouched(listener: () => void): void {
    this.touched = listener;
  }

  registerOnValidatorChange(listener: () => void): void {
    this.validityChanged = listener;
    // Template bindings are set by the first rendering.
    void this.#element.updateComplete.then(() => {
      listener();
      this.#view.markForCheck();
    });
  }

  setDisabledState(isDisabled: boolean): void {
    this.#element.disabled = isDisabled;
  }

  validate(): ValidationErrors | null {
    const { willValidate, validity, validationMessage } = this.#element;
    return willValidate && !validity.valid ? { address: validationMessage } : null;
  }

  /** Ignores `change` events of the page's own fields inside the element. */
  protected takeChange({ target }: Event): void {
    if (target === this.#element) this.#changed(this.#element.value);
  }
}
