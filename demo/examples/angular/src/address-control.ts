/**
 * Both elements in the forms of Angular: `formControl`, `formControlName` and `ngModel`. A component that uses them imports
 * the directive, and names `CUSTOM_ELEMENTS_SCHEMA`.
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
  // For the types alone: Angular hears the events of the element itself.
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
    // What a person typed before the form was there stays.
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
    // What the template binds is there after the first rendering.
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

  /** Fields of the page within the element have changes of their own. */
  protected takeChange({ target }: Event): void {
    if (target === this.#element) this.#changed(this.#element.value);
  }
}
