/** Illustrative data: streets, towns and postcodes are real, and house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

export const ita: CountryData = {
  country: { name: 'Italy', iso3: 'ITA', iso2: 'IT' },
  languages: ['it-IT', 'de-IT'],
  localities: [
    {
      name: 'Roma',
      id: '58091',
      aliases: ['Rome'],
      region: 'RM',
      at: [41.9009, 12.4783],
      details: {
        itaTerritory: { id: '258', name: 'Roma', type: 'MetropolitanCity', code: 'RM', nuts3: 'ITI43' },
        itaRegion: { id: '12', name: 'Lazio', nuts2: 'ITI4' },
        itaGeographicalDivision: { id: '3', name: 'Centro', nuts1: 'ITI' },
      },
      streets: [
        { name: 'Piazza di Monte Citorio', numbers: { '00186': '1:,/A; 2-131' } },
        { name: 'Via del Corso', numbers: { '00186': '1-300' } },
        { name: 'Piazza del Campidoglio', numbers: { '00186': '1-4' } },
        { name: 'Via Condotti', numbers: { '00187': '1-94' } },
      ],
    },
    {
      name: 'Milano',
      id: '15146',
      aliases: ['Milan'],
      region: 'MI',
      at: [45.4642, 9.19],
      details: {
        itaTerritory: { id: '215', name: 'Milano', type: 'MetropolitanCity', code: 'MI', nuts3: 'ITC4C' },
        itaRegion: { id: '3', name: 'Lombardia', nuts2: 'ITC4' },
        itaGeographicalDivision: { id: '1', name: 'Nord-ovest', nuts1: 'ITC' },
      },
      streets: [
        { name: 'Piazza della Scala', numbers: { '20121': '1-6' } },
        { name: 'Via Monte Napoleone', numbers: { '20121': '1-29' } },
        { name: 'Corso Vittorio Emanuele II', numbers: { '20122': '1-37' } },
        { name: 'Piazza del Duomo', numbers: { '20121': '14-31', '20122': '1-12' } },
      ],
    },
    {
      name: { it: 'Bolzano', de: 'Bozen' },
      id: '21008',
      region: 'BZ',
      at: [46.4983, 11.3548],
      details: {
        itaTerritory: { id: '21', name: 'Bolzano', type: 'Province', code: 'BZ', nuts3: 'ITH10' },
        itaRegion: { id: '4', name: 'Trentino-Alto Adige', nuts2: 'ITH1' },
        itaGeographicalDivision: { id: '2', name: 'Nord-est', nuts1: 'ITH' },
      },
      streets: [
        { name: { it: 'Piazza Walther', de: 'Waltherplatz' }, numbers: { '39100': '1-28' } },
        { name: { it: 'Via Museo', de: 'Museumstraße' }, numbers: { '39100': '1-56' } },
        { name: { it: 'Via dei Portici', de: 'Lauben' }, numbers: { '39100': '1-76' } },
        { name: { it: 'Vicolo Gumer', de: 'Gumergasse' }, numbers: { '39100': '7' } },
      ],
    },
  ],
};
