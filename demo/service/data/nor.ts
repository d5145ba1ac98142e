/** Illustrative data: streets, towns and postcodes are real, and house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

export const nor: CountryData = {
  country: { name: 'Norway', iso3: 'NOR', iso2: 'NO' },
  languages: ['no-NO'],
  localities: [
    {
      name: 'Oslo',
      at: [59.9139, 10.7522],
      streets: [
        { name: 'Karl Johans gate', numbers: { '0154': '1-31', '0159': '32-45' } },
        { name: 'Kirsten Flagstads plass', numbers: { '0150': '1' } },
        { name: 'Rådhusplassen', numbers: { '0037': '1' } },
        { name: 'Akersgata', numbers: { '0158': '1-35/2' } },
      ],
    },
    {
      name: 'Bergen',
      at: [60.3913, 5.3221],
      streets: [
        { name: 'Bryggen', numbers: { '5003': '1-55' } },
        { name: 'Torgallmenningen', numbers: { '5014': '1-15' } },
        { name: 'Rådhusgaten', numbers: { '5014': '10' } },
        { name: 'Strandgaten', numbers: { '5004': '189-223', '5013': '1-90' } },
      ],
    },
    {
      name: 'Trondheim',
      at: [63.4305, 10.3951],
      streets: [
        { name: 'Munkegata', numbers: { '7011': '1-40', '7013': '41-62' } },
        { name: 'Bispegata', numbers: { '7012': '5-11' } },
        { name: 'Dronningens gate', numbers: { '7011': '1-30' } },
        { name: 'Kjøpmannsgata', numbers: { '7013': '1-30' } },
      ],
    },
  ],
};
