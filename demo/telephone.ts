/** Prefixes a telephone number with the country's dialling code. */
import type { AddressEntry } from '../src/address-entry.ts';

/** By ISO 3166-1 alpha-2 code. */
const callingCodes = new Map(
  (
    'AT 43, BE 32, BG 359, CH 41, CY 357, CZ 420, DE 49, DK 45, EE 372, ES 34, FI 358, FR 33, GB 44, GR 30, HR 385, HU 36, ' +
    'IE 353, IT 39, LI 423, LT 370, LU 352, LV 371, MC 377, MT 356, NL 31, NO 47, PL 48, PT 351, RO 40, SE 46, SI 386, SK 421'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Sets the number to the dialling code of the address's country, until someone types a number. */
export function fillCallingCode(field: AddressEntry, tel: HTMLInputElement): void {
  field.addEventListener('change', () => {
    const code = callingCodes.get(field.value?.country.iso2 ?? '');
    const digits = tel.value.replace(/\D/g, '');
    const isOurs = digits === '' || [...callingCodes.values()].includes(digits);
    if (code && isOurs) tel.value = `+${code} `;
  });
}
