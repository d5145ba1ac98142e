import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import type { AddressInput } from 'address-entry';
import { savedAddress } from '../../saved-address.js';
import { AddressControl } from './address-control';

/** A template-driven form, with `ngModel`. */
@Component({
  selector: 'app-checkout',
  imports: [FormsModule, AddressControl],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <form ngNativeValidate (input)="edits.set(edits() + 1)">
      <label>
        <input type="checkbox" [checked]="isCollected()" (change)="isCollected.set($any($event.target).checked)" />
        Collect at the shop
      </label>
      <label>
        <input type="checkbox" [checked]="isLocked()" (change)="isLocked.set($any($event.target).checked)" />
        No changes now
      </label>
      @if (!isCollected()) {
        <address-entry
          [(ngModel)]="address"
          [disabled]="isLocked()"
          name="shipping"
          proxy-url="/address-api"
          country="NL"
          required
        ></address-entry>
      }
      <button type="button" (click)="address.set(savedAddress)">Use my saved address</button>
      <button type="button" (click)="address.set(null)">Start again</button>
      <button>Order</button>
      <output>{{ address()?.street }}</output>
      <small>{{ edits() }} changes</small>
    </form>
  `,
})
export class TemplateDriven {
  readonly savedAddress = savedAddress;
  readonly address = signal<AddressInput | null>(null);
  readonly isCollected = signal(false);
  readonly isLocked = signal(false);
  readonly edits = signal(0);
}
