/** A British house and its street, as the service has them. */
import type { Country, InternationalAddress, Match } from '../../src/contract/types.ts';

export const britain: Country = { name: 'United Kingdom', iso3: 'GBR', iso2: 'GB' };

export const baker: Match = {
  value: 'NW1 6XE London, Baker Street 221b ',
  label: '221b Baker Street',
  description: 'NW1 6XE London',
  precision: 'Address',
  context: 'gbrHouse',
};

export const bakerStreet: Match = {
  value: 'London, Baker Street ',
  label: 'Baker Street',
  description: 'London',
  precision: 'Street',
  context: 'gbrStreet',
};

export const bakerDetails: InternationalAddress = {
  language: 'en-GB',
  address: {
    country: 'United Kingdom',
    locality: 'London',
    street: 'Baker Street',
    postcode: 'NW1 6XE',
    building: '221b',
    buildingNumber: 221,
    buildingNumberAddition: 'b',
  },
  mailLines: ['221b Baker Street', 'LONDON', 'NW1 6XE'],
  location: null,
  country: { name: 'United Kingdom', iso3Code: 'GBR', iso2Code: 'GB' },
};
