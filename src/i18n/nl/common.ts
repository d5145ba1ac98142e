import type { CommonMessages } from '../messages.ts';

/** Dutch texts of both elements. */
export const commonNl: CommonMessages = {
  label: 'Adres',
  accepted: 'Adres ingevuld: {address}',
  autofilled: 'Adres ingevuld door de browser. Controleer het.',
  useSaved: 'Opgeslagen adres gebruiken? {address}',
  checking: 'Adres controleren…',
  change: 'Adres wijzigen',
  retry: 'Opnieuw proberen',
  undo: 'Ongedaan maken',
  required: 'Vul een adres in.',
  requiredMark: 'verplicht',
  poBoxDenied: 'We bezorgen niet op een postbus. Vul een straat en huisnummer in.',
  poBoxWarned: 'Dit is een postbus. Grote pakketten kunnen daar niet worden bezorgd.',
  enterManually: 'Adres zelf invullen',
  searchInstead: 'Liever het adres zoeken',
  byPostcode: 'Postcode en huisnummer gebruiken',
  streetAndNumber: 'Straat en huisnummer',
  postcode: 'Postcode',
  locality: 'Plaats',
  missingOther: 'Vul in: {label}',
  problems: {
    'invalid-input': 'Hiermee kunnen we niet zoeken. Controleer wat u typte.',
    unauthorized: 'Adressen zoeken kan op deze pagina nu niet.',
    'not-found': 'Dit adres is niet gevonden.',
    ambiguous: 'Er passen meerdere adressen.',
    'rate-limited': 'Er zoeken nu te veel mensen tegelijk. Wacht even.',
    unavailable: 'We kunnen nu geen adressen zoeken. Controleer uw verbinding.',
    unexpected: 'We kregen een antwoord dat we niet begrijpen.',
    'not-configured': 'Adressen zoeken is op deze pagina niet ingesteld.',
  },
};
