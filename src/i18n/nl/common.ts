import type { CommonMessages } from '../messages.ts';
import { lookupFieldNl } from './lookup-field.ts';

/** Dutch texts of both elements. */
export const commonNl: CommonMessages = {
  ...lookupFieldNl.common,
  label: 'Adres',
  accepted: 'Adres ingevuld: {address}',
  autofilled: 'Adres ingevuld door de browser. Controleer het.',
  useSaved: 'Opgeslagen adres gebruiken? {address}',
  change: 'Adres wijzigen',
  retry: 'Opnieuw proberen',
  undo: 'Ongedaan maken',
  required: 'Vul een adres in.',
  poBoxWarned: 'Dit is een postbus. Grote pakketten kunnen daar niet worden bezorgd.',
  searchInstead: 'Liever het adres zoeken',
  byPostcode: 'Postcode en huisnummer gebruiken',
  streetAndNumber: 'Straat en huisnummer',
  locality: 'Plaats',
  missingOther: 'Vul in: {label}',
  numberMissing: 'Vul het huisnummer in.',
  countryFollowed: 'Land aangepast aan uw adres: {country}',
  omitted: 'Weggelaten: {texts}',
  addOmitted: 'In het adres houden',
  addUnit: 'Appartement of verdieping toevoegen',
  unitField: 'Appartement of verdieping',
  unitHint: 'Zoals {example}.',
  problems: {
    'invalid-input': 'Hiermee kunnen we niet zoeken. Controleer wat u typte.',
    unauthorized: 'Adressen zoeken kan op deze pagina nu niet.',
    'not-found': 'Dit adres is niet gevonden.',
    ambiguous: 'Er passen meerdere adressen.',
    'rate-limited': 'Er zoeken nu te veel mensen tegelijk. Wacht even.',
    ...lookupFieldNl.common.problems,
    unexpected: 'We kregen een antwoord dat we niet begrijpen.',
    'not-configured': 'Adressen zoeken is op deze pagina niet ingesteld.',
  },
};
