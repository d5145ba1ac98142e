/** Public entry `address-entry/i18n/de-familiar`: German that says "du" to the shopper, where `address-entry/i18n/de` says "Sie". */
import './de.ts';
import type { Wording } from '../overrides.ts';
import { registerWording } from '../register.ts';

/** The texts that address the shopper; the others are the same. */
export const deFamiliar: Wording = {
  common: {
    countryFollowed: 'Land passend zu deiner Adresse geändert: {country}',
  },
  search: {
    enterAgain: 'Drücke noch einmal die Eingabetaste für: {address}',
  },
};

for (const tag of ['de', 'de-CH', 'de-LI']) registerWording(tag, deFamiliar);
