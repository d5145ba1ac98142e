/** Illustrative data: streets, towns and postcodes are real, and house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

export const swe: CountryData = {
  country: { name: 'Sweden', iso3: 'SWE', iso2: 'SE' },
  languages: ['sv-SE'],
  localities: [
    {
      name: 'Stockholm',
      id: '0180',
      region: 'Stockholms län',
      at: [59.3293, 18.0686],
      details: {
        sweMunicipalityPart: { name: 'Gamla Stan' },
        sweCounty: { id: '01', name: 'Stockholm' },
        sweDistrict: { id: '215020', name: 'Stockholms domkyrkodistrikt' },
      },
      streets: [
        { name: 'Slottsbacken', numbers: { '111 30': '1-10' } },
        { name: 'Drottninggatan', numbers: { '111 51': '1-60', '111 36': '61-90' } },
        { name: 'Hantverkargatan', numbers: { '111 52': '1; 2:, A; 3-9' } },
        { name: 'Stortorget', numbers: { '111 29': '1-23' } },
      ],
    },
    {
      name: 'Göteborg',
      id: '1480',
      aliases: ['Gothenburg'],
      region: 'Västra Götalands län',
      at: [57.7072, 11.9668],
      details: { sweMunicipalityPart: null, sweCounty: { id: '14', name: 'Västra Götaland' } },
      streets: [
        { name: 'Götaplatsen', numbers: { '412 56': '1-9' } },
        { name: 'Kungsportsavenyen', numbers: { '411 36': '1-45' } },
        { name: 'Gustaf Adolfs torg', numbers: { '411 10': '1-4' } },
        { name: 'Drottninggatan', numbers: { '411 14': '1-40' } },
      ],
    },
    {
      name: 'Malmö',
      id: '1280',
      region: 'Skåne län',
      at: [55.6059, 13.0007],
      details: { sweMunicipalityPart: null, sweCounty: { id: '12', name: 'Skåne' } },
      streets: [
        { name: 'Stortorget', numbers: { '211 22': '1-31' } },
        { name: 'Södergatan', numbers: { '211 34': '1-30' } },
        { name: 'Malmöhusvägen', numbers: { '211 18': '6' } },
        { name: 'Lilla torg', numbers: { '211 34': '1-9' } },
      ],
    },
  ],
};
