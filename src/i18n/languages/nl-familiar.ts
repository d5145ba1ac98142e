/** Public entry `address-entry/i18n/nl-familiar`: Dutch that says "je" to the shopper, where `address-entry/i18n/nl` says "u". */
import './nl.ts';
import type { Wording } from '../overrides.ts';
import { registerWording } from '../register.ts';

/** The texts that address the shopper; the others are the same. */
export const nlFamiliar: Wording = {
  common: {
    countryFollowed: 'Land aangepast aan je adres: {country}',
    problems: {
      'invalid-input': 'Hiermee kunnen we niet zoeken. Controleer wat je typte.',
      unavailable: 'We kunnen nu geen adressen zoeken. Controleer je verbinding.',
    },
  },
  search: {
    countryFirst: 'Kies eerst een land; wat je typte blijft staan.',
    notShown: {
      one: 'Er is er nog #. Typ verder om het te vinden.',
      other: 'Er zijn er nog #. Typ verder om je adres te vinden.',
    },
  },
  lookup: {
    unverified: 'Deze toevoeging staat niet in de landelijke registratie; we gebruiken wat je typte.',
  },
  manual: {
    review: 'Bedoel je dit adres?',
    notFound: 'We konden dit adres niet controleren. We bezorgen op het adres zoals je het schreef.',
    several: 'Welk adres bedoel je?',
    typed: 'Je typte',
    corrected: 'Verbeterd. Je typte: {typed}',
  },
};

registerWording('nl', nlFamiliar);
