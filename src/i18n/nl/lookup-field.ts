import type { LookupMessages } from '../messages.ts';
import type { CommonOverrides } from '../overrides.ts';

/** Dutch texts that the Dutch fields show before anybody comes; all others come with the engine. */
export const lookupFieldNl = {
  common: {
    checking: 'Adres controleren…',
    requiredMark: 'verplicht',
    enterManually: 'Adres zelf invullen',
    postcode: 'Postcode',
    problems: { unavailable: 'We kunnen nu geen adressen zoeken. Controleer uw verbinding.' },
  } satisfies CommonOverrides,
  lookup: {
    label: 'Adres',
    houseNumber: 'Huisnummer',
    addition: 'Toevoeging',
    additionHint: 'Als die er is, bijvoorbeeld A of bis.',
    byStreet: 'Ik weet de postcode niet',
    required: 'Vul een postcode en een huisnummer in.',
  } satisfies Partial<LookupMessages>,
};
