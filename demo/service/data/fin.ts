/** Illustrative data: streets, towns and postcodes are real, and house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

export const fin: CountryData = {
  country: { name: 'Finland', iso3: 'FIN', iso2: 'FI' },
  languages: ['fi-FI', 'sv-FI'],
  localities: [
    {
      name: { fi: 'Helsinki', sv: 'Helsingfors' },
      region: 'Uusimaa',
      at: [60.1699, 24.9384],
      streets: [
        { name: { fi: 'Mannerheimintie', sv: 'Mannerheimvägen' }, numbers: { '00100': '1-40', '00250': '41-100' } },
        { name: { fi: 'Pohjoisesplanadi', sv: 'Norra Esplanaden' }, numbers: { '00170': '1-19', '00130': '20-39' } },
        { name: { fi: 'Aleksanterinkatu', sv: 'Alexandersgatan' }, numbers: { '00100': '11-52', '00170': '1-10' } },
        { name: { fi: 'Kauppatori', sv: 'Salutorget' }, numbers: { '00170': '1' } },
      ],
    },
    {
      name: { fi: 'Turku', sv: 'Åbo' },
      region: 'Varsinais-Suomi',
      at: [60.4518, 22.2666],
      streets: [
        { name: { fi: 'Aurakatu', sv: 'Auragatan' }, numbers: { '20100': '1-24' } },
        { name: { fi: 'Yliopistonkatu', sv: 'Universitetsgatan' }, numbers: { '20100': '10-40' } },
        { name: { fi: 'Linnankatu', sv: 'Slottsgatan' }, numbers: { '20100': '1-89' } },
        { name: { fi: 'Kauppatori', sv: 'Salutorget' }, numbers: { '20100': '1-3' } },
      ],
    },
    {
      name: { fi: 'Tampere', sv: 'Tammerfors' },
      region: 'Pirkanmaa',
      at: [61.4978, 23.761],
      streets: [
        { name: { fi: 'Hämeenkatu', sv: 'Tavastgatan' }, numbers: { '33100': '1-16', '33200': '17-33' } },
        { name: { fi: 'Keskustori', sv: 'Centraltorget' }, numbers: { '33100': '1-10' } },
        { name: { fi: 'Aleksis Kiven katu', sv: 'Aleksis Kivigatan' }, numbers: { '33210': '14-20' } },
        { name: { fi: 'Rautatienkatu', sv: 'Järnvägsgatan' }, numbers: { '33100': '10-30' } },
      ],
    },
  ],
};
