/** Fixed answers, without a service, a proxy or a network. */
import type { AddressClient } from '../client/client.ts';
import { AddressServiceError } from '../client/errors.ts';
import type { OperationName } from '../contract/operations.ts';
import { matchPath } from '../contract/operations.ts';
import type { Country, DutchAddress, InternationalAddress } from '../contract/types.ts';
import { type Address, houseWithUnit } from '../core/address/address.ts';
import { type AddressInput, addressFromInput } from '../core/address/address-input.ts';
import { withLines } from '../core/address/mail-lines.ts';
import { worldFormatOf } from '../core/address/world-formats.ts';
import { knownCountries } from '../core/country/known.ts';

/** Options of the fixed answers. */
export interface TestAnswers {
  /** The addresses that exist. Default: `testAddresses`. */
  readonly addresses?: readonly AddressInput[];
}

/** An answer of the proxy, in the format that Playwright's `route.fulfill` and most `fetch` mocks take. */
export interface Answer {
  /** The HTTP status. */
  readonly status: number;
  /** The body, to be sent as JSON. */
  readonly json: unknown;
}

/** The addresses that exist by default. */
export const testAddresses: readonly AddressInput[] = [
  { country: 'NL', street: 'Julianastraat', building: '30', postcode: '2012ES', locality: 'Haarlem' },
  { country: 'NL', street: 'Julianastraat', building: '32', postcode: '2012ES', locality: 'Haarlem' },
  { country: 'NL', street: 'Dam', building: '1', postcode: '1012JS', locality: 'Amsterdam' },
  { country: 'BE', street: 'Grote Markt', building: '1', postcode: '1000', locality: 'Brussel' },
  { country: 'DE', street: 'Unter den Linden', building: '77', postcode: '10117', locality: 'Berlin' },
];

type Params = Readonly<Record<string, unknown>>;

/**
 * Creates a client for an element's `client` property. It finds the addresses that contain every word of the text,
 * immediately and without limits.
 */
export function createTestClient({ addresses = testAddresses }: TestAnswers = {}): AddressClient {
  const known = wholeAddresses(addresses);
  const call = (operation: OperationName) => async (params: Params) => {
    const { status, json } = answerOf(operation, params, known);
    if (status !== 200) throw new AddressServiceError('not-found', operation, { status });
    return json;
  };
  const countries = call('countries');
  return {
    dutchByPostcode: call('dutchByPostcode'),
    dutchByStreet: call('dutchByStreet'),
    suggest: call('suggest'),
    details: call('details'),
    validate: call('validate'),
    country: call('country'),
    countries: () => countries({}),
    // Each answer belongs to its operation, which the compiler cannot infer from the table.
  } as AddressClient;
}

/**
 * The answer of a proxy with these addresses to a request; 404 for an unknown path.
 *
 * @param url of the request, whatever the proxy's path is
 */
export function answerTo(url: string, { addresses = testAddresses }: TestAnswers = {}): Answer {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [path] = /\/(?:international|nl)\/v1\/.*$/.exec(pathname) ?? [''];
  const found = matchPath(path);
  if (!found) return { status: 404, json: null };
  return answerOf(found.operation, { ...found.params, ...Object.fromEntries(searchParams) }, wholeAddresses(addresses));
}

function wholeAddresses(inputs: readonly AddressInput[]): readonly Address[] {
  return inputs.map((input) => {
    const address = addressFromInput(input, []);
    if (!address) throw new TypeError(`This is no address: ${JSON.stringify(input)}`);
    const printed = withLines(address, worldFormatOf(address.country.iso2));
    // The service includes the flat in the building.
    return { ...printed, building: houseWithUnit(printed) || null };
  });
}

function answerOf(operation: OperationName, params: Params, known: readonly Address[]): Answer {
  const json = bodyOf(operation, params, known);
  if (json !== undefined) return { status: 200, json };
  return { status: 404, json: operation === 'country' ? null : notFound };
}

const notFound = { exception: 'There is no such address.', exceptionId: 'Test_NotFoundException' };

/** Undefined if there is none. */
function bodyOf(operation: OperationName, params: Params, known: readonly Address[]): unknown {
  const text = (name: string) => String(params[name] ?? '');
  switch (operation) {
    case 'countries':
      return countriesOf(known);
    case 'country':
      return countriesOf(known).find((it) => [it.name, it.iso2, it.iso3].some((name) => isSame(name, text('country'))));
    case 'suggest':
      return suggestionsFor(text('context'), text('term'), known);
    case 'details': {
      const address = known[Number(/\d+$/.exec(text('context'))?.[0] ?? -1)];
      return address && detailsOf(address);
    }
    case 'validate': {
      const said = ['postcode', 'locality', 'street', 'building', 'streetAndBuilding'].map(text).join(' ');
      const country = knownCountries().find(({ iso3 }) => isSame(iso3, text('country')));
      const matches = known.filter((it) => isSame(it.country.iso3, text('country')) && holds(it, said));
      const status = { grade: 'A', validationLevel: 'Building', isAmbiguous: false };
      return { country, matches: matches.map((address) => ({ ...detailsOf(address), status })) };
    }
    case 'dutchByPostcode':
    case 'dutchByStreet': {
      const wanted = [text('postcode'), text('city'), text('street'), text('houseNumber')].join(' ');
      const houses = known.filter((it) => it.country.iso2 === 'NL' && holds(it, wanted));
      const [house] = houses.filter(({ buildingNumber }) => String(buildingNumber) === text('houseNumber'));
      return house && dutchAddressOf(house);
    }
  }
}

function countriesOf(known: readonly Address[]): readonly Country[] {
  return [...new Map(known.map(({ country }) => [country.iso3, country])).values()];
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.trim().toLowerCase();
}

/** True if the address contains every word of a text. */
function holds({ postcode, locality, street, building }: Address, text: string): boolean {
  const line = [postcode, locality, street, building].join(' ').toLowerCase();
  const compact = line.replace(/\s/g, '');
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .every((word) => line.includes(word) || compact.includes(word));
}

function suggestionsFor(context: string, term: string, known: readonly Address[]): unknown {
  const matches = known.flatMap((address, index) => {
    const { country, street, building, postcode, locality } = address;
    const iso3 = country.iso3.toLowerCase();
    if (!context.startsWith(iso3) || !holds(address, term)) return [];
    const label = [street, building].filter(Boolean).join(' ');
    const description = [postcode, locality].filter(Boolean).join(' ');
    return [
      { value: `${description}, ${label} `, label, description, precision: 'Address', context: `${iso3}${index}` },
    ];
  });
  return { newContext: null, matches };
}

function detailsOf(address: Address): InternationalAddress {
  const { country, street, building, buildingNumber, buildingNumberAddition, postcode, locality, region } = address;
  return {
    language: address.language ?? `en-${country.iso2}`,
    address: {
      country: country.name,
      locality,
      street,
      postcode,
      building,
      buildingNumber,
      buildingNumberAddition,
      region,
    },
    mailLines: address.mailLines,
    location: address.location,
    isPoBox: address.isPoBox,
    country: { name: country.name, iso3Code: country.iso3, iso2Code: country.iso2 },
    details: address.details,
  };
}

function dutchAddressOf({ street, buildingNumber, buildingNumberAddition, postcode, locality }: Address): DutchAddress {
  const [city, name, addition] = [locality ?? '', street ?? '', buildingNumberAddition ?? ''];
  return {
    street: name,
    streetNen: name,
    houseNumber: buildingNumber ?? 0,
    houseNumberAddition: addition,
    postcode: (postcode ?? '').replace(/\s/g, ''),
    city,
    cityShort: city,
    cityId: '',
    municipality: city,
    municipalityShort: city,
    municipalityId: '',
    province: '',
    rdX: null,
    rdY: null,
    latitude: null,
    longitude: null,
    bagNumberDesignationId: null,
    bagAddressableObjectId: null,
    addressType: 'building',
    purposes: null,
    surfaceArea: null,
    houseNumberAdditions: [addition],
  };
}
