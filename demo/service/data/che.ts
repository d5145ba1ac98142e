/** Illustrative data: streets, towns and postcodes are real, and house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

export const che: CountryData = {
  country: { name: 'Switzerland', iso3: 'CHE', iso2: 'CH' },
  languages: ['de-CH', 'fr-CH', 'it-CH'],
  localities: [
    {
      name: 'St. Gallen',
      region: 'SG',
      at: [47.4245, 9.3767],
      details: { cheCanton: { code: 'SG', name: 'St. Gallen' } },
      streets: [
        { name: 'Paradiesstrasse', numbers: { '9000': '1; 2:,a; 3-20' } },
        { name: 'Marktgasse', numbers: { '9000': '1-28' } },
        { name: 'Multergasse', numbers: { '9000': '1-47' } },
        { name: 'Bahnhofplatz', numbers: { '9000': '1-12' } },
      ],
    },
    {
      name: 'Zürich',
      region: 'ZH',
      at: [47.3717, 8.5423],
      details: { cheCanton: { code: 'ZH', name: 'Zürich' } },
      streets: [
        { name: 'Bahnhofstrasse', numbers: { '8001': '1-108' } },
        { name: 'Stadthausquai', numbers: { '8001': '11-17/2' } },
        { name: 'Limmatquai', numbers: { '8001': '1-142/2' } },
        { name: 'Museumstrasse', numbers: { '8001': '2' } },
      ],
    },
    {
      name: { de: 'Biel', fr: 'Bienne' },
      region: 'BE',
      at: [47.1408, 7.2468],
      details: { cheCanton: { code: 'BE', name: 'Bern' } },
      streets: [
        { name: { de: 'Bahnhofplatz', fr: 'Place de la Gare' }, numbers: { '2502': '1-12' } },
        { name: { de: 'Nidaugasse', fr: 'Rue de Nidau' }, numbers: { '2502': '1-60' } },
        { name: { de: 'Mühlebrücke', fr: 'Pont-du-Moulin' }, numbers: { '2502': '1-9' } },
        { name: { de: 'Zentralstrasse', fr: 'Rue Centrale' }, numbers: { '2502': '1-80' } },
      ],
    },
    {
      name: 'Bern',
      region: 'BE',
      at: [46.9481, 7.4474],
      details: { cheCanton: { code: 'BE', name: 'Bern' } },
      streets: [
        { name: 'Bundesplatz', numbers: { '3005': '3' } },
        { name: 'Kramgasse', numbers: { '3011': '1-85' } },
      ],
    },
    {
      name: 'Genève',
      aliases: ['Genf', 'Geneva'],
      region: 'GE',
      at: [46.2017, 6.1469],
      details: { cheCanton: { code: 'GE', name: 'Genève' } },
      streets: [
        { name: 'Rue du Rhône', numbers: { '1204': '1-114' } },
        { name: "Rue de l'Hôtel-de-Ville", numbers: { '1204': '1-16' } },
        { name: 'Place du Bourg-de-Four', numbers: { '1204': '1-35' } },
        { name: 'Rue du Mont-Blanc', numbers: { '1201': '1-30' } },
      ],
    },
  ],
};
