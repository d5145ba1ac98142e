import type { SearchMessages } from '../messages.ts';
import type { PluralIn } from '../plural.ts';

/** Dutch texts of the search. */
export const searchNl: SearchMessages<PluralIn<'nl'>> = {
  hint: 'Begin met een postcode, of een straat en plaats.',
  country: 'Land of regio',
  chooseCountry: 'Kies een land',
  loadingCountries: 'Landen laden…',
  countryFirst: 'Kies eerst een land. Wat u hebt ingevuld, blijft staan.',
  countriesFound: { one: '# land', other: '# landen' },
  noCountry: 'Geen land gevonden. Controleer de spelling, of maak het veld leeg om alle landen te zien.',
  suggestions: 'Suggesties',
  opensMore: 'toont meer adressen',
  loading: 'Zoeken…',
  noResults: 'Geen adres gevonden. Controleer de spelling, of probeer postcode en huisnummer.',
  results: { one: '# suggestie', other: '# suggesties' },
  notShown: {
    one: 'Nog #. Typ verder om de lijst korter te maken.',
    other: 'Nog #. Typ verder om de lijst korter te maken.',
  },
  clear: 'Adres wissen',
  back: 'Terug van {label}',
  retryIn: { one: 'Nieuwe poging over # seconde', other: 'Nieuwe poging over # seconden' },
  choose: 'Kies een adres uit de lijst.',
  switchCountry: 'Land wijzigen in {country}',
  enterAgain: 'Druk nog eens op Enter voor: {address}',
  useNumber: '{number} staat er niet bij. Toch {number} gebruiken',
  notListed: 'Staat het er niet bij? Vul het zelf in',
  savedAddresses: 'Opgeslagen adressen',
  countryDenied: 'Hier niet beschikbaar.',
  sameAs: 'Hetzelfde als {label}',
};
