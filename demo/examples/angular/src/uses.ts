/** Correct and wrong uses of the directive: the compiler must reject exactly the lines that say so. */
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import type { AddressEvent, AddressInput } from 'address-entry';
import { AddressControl } from './address-control';

@Component({
  selector: 'app-uses',
  imports: [ReactiveFormsModule, AddressControl],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <address-entry [formControl]="address" proxy-url="/address-api" po-box="deny" verify="never"></address-entry>
    <address-entry (address-selected)="select($event)" (address-cleared)="clear($event)"></address-entry>
    <nl-postcode-lookup [formControl]="address" (address-selected)="select($event)"></nl-postcode-lookup>
    <address-entry po-box="maybe"></address-entry> <!-- wrong -->
    <address-entry verify="often"></address-entry> <!-- wrong -->
    <address-entry (address-selected)="clear($event)"></address-entry> <!-- wrong -->
    <nl-postcode-lookup [po-box]="3"></nl-postcode-lookup> <!-- wrong -->
    <address-entry [formControl]="'NL'"></address-entry> <!-- wrong -->
  `,
})
export class Uses {
  readonly address = new FormControl<AddressInput | null>(null);
  select({ detail }: AddressEvent<'address-selected'>): string {
    return detail.address.mailLines.join();
  }
  clear(_event: AddressEvent<'address-cleared'>): void {}
}
