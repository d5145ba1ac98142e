/** Illustrative data: streets, towns and postcodes are real, and house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

export const aut: CountryData = {
  country: { name: 'Austria', iso3: 'AUT', iso2: 'AT' },
  languages: ['de-AT'],
  localities: [
    {
      name: 'Mattersburg',
      at: [47.7386, 16.397],
      streets: [
        {
          name: 'Walbersdorf Koglweg',
          numbers: { '7210': '1-24' },
          details: { autCity: { name: 'Walbersdorf', useInAddress: false } },
        },
        { name: 'Hauptplatz', numbers: { '7210': '1-12' } },
        { name: 'Brunnenplatz', numbers: { '7210': '4' } },
        { name: 'Gustav Degen-Gasse', numbers: { '7210': '1-20' } },
      ],
    },
    {
      name: 'Wien',
      aliases: ['Vienna'],
      at: [48.2082, 16.3738],
      streets: [
        { name: 'Stephansplatz', numbers: { '1010': '1-12' } },
        { name: 'Kärntner Straße', numbers: { '1010': '1-57' } },
        { name: 'Graben', numbers: { '1010': '7-31' } },
        { name: 'Mariahilfer Straße', numbers: { '1060': '1-127/2', '1070': '2-126/2' } },
        { name: 'Friedrich-Schmidt-Platz', numbers: { '1010': '1' } },
      ],
    },
    {
      name: 'Salzburg',
      at: [47.8005, 13.0444],
      streets: [
        { name: 'Getreidegasse', numbers: { '5020': '1-50' } },
        { name: 'Mirabellplatz', numbers: { '5020': '1-8' } },
        { name: 'Linzer Gasse', numbers: { '5020': '1-77' } },
        { name: 'Residenzplatz', numbers: { '5020': '1-9' } },
      ],
    },
    {
      name: 'Graz',
      at: [47.0707, 15.4395],
      streets: [
        { name: 'Hauptplatz', numbers: { '8010': '1-17' } },
        { name: 'Herrengasse', numbers: { '8010': '1-29' } },
        { name: 'Sporgasse', numbers: { '8010': '1-32' } },
        { name: 'Sackstraße', numbers: { '8010': '1-29' } },
      ],
    },
  ],
};
