/** The address step of a checkout: what a shop writes around two elements, and a label for the parcel. */
import '../src/address-entry.ts';
import '../src/i18n/auto.ts';
import type { AddressEntry } from '../src/address-entry.ts';
import { find } from './find.ts';
import { switchLanguages } from './language.ts';
import { showOrder } from './order.ts';
import { printLabel } from './parcel-label.ts';
import { savedAddresses } from './saved.ts';
import { fillCallingCode } from './telephone.ts';

const form = find<HTMLFormElement>('#checkout');
const delivery = find<AddressEntry>('#delivery');

switchLanguages(find<HTMLSelectElement>('#language'));
delivery.addresses = savedAddresses;
fillCallingCode(delivery, find<HTMLInputElement>('#tel'));
printLabel(form, delivery, find('.label'));
showOrder(form, find('#order'));
