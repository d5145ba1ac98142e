import type { LookupMessages } from '../messages.ts';
import { lookupFieldNl } from './lookup-field.ts';

/** Dutch texts of the Dutch lookup. */
export const lookupNl: LookupMessages = {
  ...lookupFieldNl.lookup,
  street: 'Straat',
  city: 'Plaats',
  province: 'Provincie',
  municipality: 'Gemeente',
  postcodeMistaken: 'Vul een postcode in van vier cijfers en twee letters, zoals 1234 AB.',
  houseNumberMistaken: 'Vul een huisnummer in van 1 tot 99999. Zet letters bij de toevoeging.',
  streetMistaken: 'Vul de naam van de straat in.',
  cityMistaken: 'Vul de naam van de plaats in.',
  looking: 'Adres opzoeken…',
  unverified: 'Deze toevoeging staat niet in de landelijke registratie. We gebruiken wat u hebt ingevuld.',
  chooseAddition: 'Welk adres op {house}?',
  unknownAddition: '‘{addition}’ is niet bekend op {house}. Welk adres is het?',
  choose: 'Kies…',
  noAddition: 'Geen toevoeging',
  keepAddition: 'Staat er niet bij, gebruik ‘{addition}’',
  keepNone: 'Staat er niet bij',
  unknown: 'We kunnen {house} niet vinden. Controleer de postcode en het huisnummer.',
  choosePlace: 'Er is meer dan één {city} met deze straat. In welke provincie of gemeente ligt het?',
  morePlaces: 'Ook daar is er meer dan één {city}. Vul de gemeente in.',
  anyProvince: 'Kies een provincie',
  lookUp: 'Opzoeken',
};
