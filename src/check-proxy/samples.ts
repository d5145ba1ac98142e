/** One address that exists: as the parameters of each operation, and as the body of each answer. */
import { buildPath, type OperationName, type Params } from '../contract/operations.ts';

/** Parameters of a request for each operation. */
export const sampleParams: Readonly<Record<OperationName, Params>> = {
  dutchByPostcode: { postcode: '2012ES', houseNumber: 30 },
  dutchByStreet: { city: 'Haarlem', street: 'Julianastraat', houseNumber: 30 },
  suggest: { context: 'nld', term: 'Haarlem, Julianastraat 30', language: 'nl-NL', buildingListMode: 'paged' },
  details: { context: 'nldCheck' },
  validate: { country: 'nld', postcode: '2012ES', streetAndBuilding: 'Julianastraat 30' },
  country: { country: 'NL' },
  countries: {},
};

interface Words {
  /** A word that no request has used before. */
  readonly freshWord: () => string;
}

/** Path of a suggestion for a new word. */
export function suggestionPath({ freshWord }: Words): string {
  return buildPath('suggest', { context: 'nld', term: freshWord() });
}

/** Path of a country with a new word for a name. */
export function countryPath({ freshWord }: Words): string {
  return buildPath('country', { country: freshWord() });
}

/** Path of the list of countries. */
export const countriesPath = buildPath('countries', {});

const country = { name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' };

const dutch = {
  street: 'Julianastraat',
  houseNumber: 30,
  houseNumberAddition: '',
  postcode: '2012ES',
  city: 'Haarlem',
  houseNumberAdditions: [''],
};

const address = {
  language: 'nl-NL',
  address: { country: 'Nederland', locality: 'Haarlem', street: 'Julianastraat', postcode: '2012 ES', building: '30' },
  mailLines: ['Julianastraat 30', '2012 ES  Haarlem'],
  location: null,
  isPoBox: false,
  country: { name: 'The Netherlands', iso3Code: 'NLD', iso2Code: 'NL' },
  details: null,
};

const match = {
  value: 'Haarlem, Julianastraat 30',
  label: 'Julianastraat 30',
  description: 'Haarlem',
  precision: 'Address',
  context: 'nldCheck',
  highlights: [],
};

/** Bodies with which the stand-in service answers each operation. */
export const sampleBodies: Readonly<Record<OperationName, unknown>> = {
  dutchByPostcode: dutch,
  dutchByStreet: dutch,
  suggest: { newContext: null, matches: [match] },
  details: address,
  validate: {
    country,
    matches: [{ ...address, status: { grade: 'A', validationLevel: 'Building', isAmbiguous: false } }],
  },
  country,
  countries: [country],
};
