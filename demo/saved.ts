/** Saved addresses. */
import type { AddressEntry } from '../src/address-entry.ts';

/** Addresses that a shop knows of a customer with an account. */
export const savedAddresses: AddressEntry['addresses'] = [
  { label: 'Home', country: 'NL', street: 'Julianastraat', building: '30', postcode: '2012 ES', locality: 'Haarlem' },
  { label: 'Work', country: 'BE', street: 'Rue de la Loi', building: '16', postcode: '1000', locality: 'Bruxelles' },
  { country: 'GB', street: 'Baker Street', building: '221b', unit: 'Flat 2', postcode: 'NW1 6XE', locality: 'London' },
];

/** Offers them in the field while the box is ticked. */
export function offerSaved(box: HTMLInputElement, field: AddressEntry): void {
  box.addEventListener('change', () => {
    field.addresses = box.checked ? savedAddresses : [];
    if (box.checked) field.focus();
  });
}
