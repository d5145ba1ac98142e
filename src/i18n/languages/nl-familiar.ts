/** Public entry `address-entry/i18n/nl-familiar`: Dutch that says "je" to the shopper, where `address-entry/i18n/nl` says "u". */
import './nl.ts';
import type { Wording } from '../overrides.ts';
import { registerWording } from '../register.ts';

/** The texts that address the shopper; the others are the same. */
export const nlFamiliar: Wording = {
  common: {
    countryFollowed: 'Land aangepast aan je adres: {country}',
    problems: {
      'invalid-input': 'Hier kunnen we niet op zoeken. Controleer wat je hebt ingevuld.',
      unavailable: 'We kunnen nu geen adressen zoeken. Controleer je verbinding.',
    },
  },
  search: {
    countryFirst: 'Kies eerst een land. Wat je hebt ingevuld, blijft staan.',
  },
  lookup: {
    unverified: 'Deze toevoeging staat niet in de landelijke registratie. We gebruiken wat je hebt ingevuld.',
  },
  manual: {
    review: 'Bedoel je dit adres?',
    notFound: 'We konden dit adres niet controleren. We gebruiken het zoals je het hebt ingevuld.',
    several: 'Welk adres bedoel je?',
    typed: 'Je typte',
    corrected: 'Verbeterd. Je typte: {typed}',
  },
};

registerWording('nl', nlFamiliar);
