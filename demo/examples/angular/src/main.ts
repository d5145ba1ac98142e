import 'address-entry/address-entry';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { FormControl, FormGroup, ReactiveFormsModule } from '@angular/forms';
import { bootstrapApplication } from '@angular/platform-browser';
import type { AddressInput } from 'address-entry';
import { savedAddress } from '../../saved-address.js';
import { AddressControl } from './address-control';
import { TemplateDriven } from './template-driven';

/** A reactive form, with `formControlName`. */
@Component({
  selector: 'app-checkout',
  imports: [ReactiveFormsModule, AddressControl],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <form [formGroup]="form" ngNativeValidate (input)="edits.set(edits() + 1)">
      <label>
        <input type="checkbox" [checked]="isCollected()" (change)="isCollected.set($any($event.target).checked)" />
        Collect at the shop
      </label>
      <label><input type="checkbox" (change)="lock($any($event.target).checked)" /> No changes now</label>
      @if (!isCollected()) {
        <address-entry
          formControlName="address"
          name="shipping"
          proxy-url="/address-api"
          country="NL"
          required
        ></address-entry>
      }
      <button type="button" (click)="form.setValue({ address: savedAddress })">Use my saved address</button>
      <button type="button" (click)="form.reset()">Start again</button>
      <button>Order</button>
      <output>{{ form.value.address?.street }}</output>
      <small>{{ edits() }} changes, {{ form.status }}</small>
    </form>
  `,
})
class Checkout {
  readonly savedAddress = savedAddress;
  readonly form = new FormGroup({ address: new FormControl<AddressInput | null>(null) });
  readonly isCollected = signal(false);
  readonly edits = signal(0);

  lock(isLocked: boolean): void {
    if (isLocked) this.form.disable();
    else this.form.enable();
  }
}

bootstrapApplication(location.search === '?template-driven' ? TemplateDriven : Checkout);
