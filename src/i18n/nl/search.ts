import type { SearchMessages } from '../messages.ts';
import type { PluralIn } from '../plural.ts';

/** Dutch texts of the search. */
export const searchNl: SearchMessages<PluralIn<'nl'>> = {
  hint: 'Begin met een postcode, of een straat en plaats.',
  country: 'Land of regio',
  chooseCountry: 'Kies een land',
  loadingCountries: 'Landen laden…',
  countryFirst: 'Kies eerst een land; wat u typte blijft staan.',
  countriesFound: 'Landen: {count}',
  noCountry: 'Geen land gevonden. Controleer de spelling, of maak het veld leeg om ze allemaal te zien.',
  suggestions: 'Suggesties',
  opensMore: 'geeft meer adressen',
  loading: 'Zoeken…',
  noResults: 'Geen adres gevonden. Controleer de spelling, of probeer postcode en huisnummer.',
  results: { one: '# suggestie', other: '# suggesties' },
  notShown: {
    one: 'Er is er nog #. Typ verder om het te vinden.',
    other: 'Er zijn er nog #. Typ verder om uw adres te vinden.',
  },
  clear: 'Adres wissen',
  back: 'Terug van {label}',
  retryIn: { one: 'Volgende poging over # seconde', other: 'Volgende poging over # seconden' },
  choose: 'Kies een adres uit de lijst.',
  switchCountry: 'Land: {country}? Wijzigen',
  enterAgain: 'Druk nog eens op Enter voor: {address}',
  useNumber: '{number} staat niet in onze lijst. Toch {number} gebruiken',
  notListed: 'Staat het er niet bij? Vul het zelf in',
  savedAddresses: 'Opgeslagen adressen',
  countryDenied: 'Dit land kan hier niet worden gekozen.',
  sameAs: 'Zelfde als {label}',
};
