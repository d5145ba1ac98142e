/** Illustrative data: streets, towns and postcodes are real, and house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

export const usa: CountryData = {
  country: { name: 'United States', iso3: 'USA', iso2: 'US' },
  languages: ['en-US'],
  localities: [
    {
      name: 'Washington',
      aliases: ['Washington DC'],
      region: 'DC',
      at: [38.8951, -77.0364],
      streets: [
        { name: 'Pennsylvania Avenue NW', numbers: { '20500': '1600', '20004': '1001-1201/2' } },
        { name: 'Independence Avenue SW', numbers: { '20560': '600' } },
        { name: 'First Street SE', numbers: { '20543': '1' } },
        { name: 'Constitution Avenue NW', numbers: { '20408': '701' } },
      ],
    },
    {
      name: 'New York',
      aliases: ['New York City', 'Manhattan'],
      region: 'NY',
      at: [40.7143, -74.006],
      streets: [
        { name: 'Fifth Avenue', numbers: { '10118': '350', '10028': '1000' } },
        { name: 'Broadway', numbers: { '10036': '1500-1560/2', '10007': '225-233/2' } },
        { name: 'West 34th Street', numbers: { '10001': '20; 151' } },
        { name: 'Wall Street', numbers: { '10005': '1-60' } },
      ],
    },
    {
      name: 'Beverly Hills',
      region: 'CA',
      at: [34.0736, -118.4004],
      streets: [
        { name: 'Rodeo Drive', numbers: { '90210': '201-499/2' } },
        { name: 'North Crescent Drive', numbers: { '90210': '450-499' } },
        { name: 'Wilshire Boulevard', numbers: { '90212': '9500-9600/2' } },
        { name: 'Sunset Boulevard', numbers: { '90210': '9601-9641/2' } },
      ],
    },
    {
      name: 'Boston',
      region: 'MA',
      at: [42.3601, -71.0589],
      streets: [
        { name: 'Beacon Street', numbers: { '02133': '24' } },
        { name: 'Boylston Street', numbers: { '02116': '700-800/2' } },
        { name: 'Western Avenue', numbers: { '02134': '1-120' } },
        { name: 'Newbury Street', numbers: { '02116': '1-200' } },
      ],
    },
  ],
};
