/** The same element in several looks. */
import '../src/index.ts';
import '../src/i18n/auto.ts';
import type { Address, AddressEntry, MessageOverrides } from '../src/index.ts';
import { find } from './find.ts';
import { switchLanguages } from './language.ts';

const address: Address = {
  country: { name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' },
  street: 'Julianastraat',
  building: '30',
  buildingNumber: 30,
  buildingNumberAddition: null,
  postcode: '2012ES',
  locality: 'Haarlem',
  region: 'Noord-Holland',
  unit: null,
  lines: ['Julianastraat 30'],
  mailLines: ['Julianastraat 30', '2012 ES  HAARLEM'],
  location: null,
  isPoBox: false,
  language: 'nl-NL',
  details: null,
};

/** A page's own texts, where the elements have none in its language. */
const arabic: MessageOverrides = {
  label: 'العنوان',
  hint: 'ابدأ بالرمز البريدي أو بالشارع والمدينة',
  country: 'البلد أو المنطقة',
  clear: 'مسح العنوان',
  enterManually: 'إدخال العنوان يدويًا',
};

for (const element of document.querySelectorAll<AddressEntry>('.filled')) element.value = address;
for (const element of document.querySelectorAll<AddressEntry>('[id^="arabic"]')) element.messages = arabic;

switchLanguages(find<HTMLSelectElement>('#language'));
