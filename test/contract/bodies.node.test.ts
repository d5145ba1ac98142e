import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isBodyOf, type OperationName } from '../../src/contract/operations.ts';
import { textMaxLength } from '../../src/contract/schema.ts';
import { house30 } from '../support/dutch-samples.ts';

const country = { name: 'Belgium', iso3: 'BEL', iso2: 'BE' };
const details = {
  language: 'nl-BE',
  address: {
    country: 'Belgium',
    locality: 'Aalst',
    street: 'Vlaamsegaaistraat',
    postcode: '9320',
    building: '1 A',
    buildingNumber: 1,
    buildingNumberAddition: 'A',
    region: 'Oost-Vlaanderen',
  },
  mailLines: ['Vlaamsegaaistraat 1 A', '9320 Aalst'],
  location: { latitude: 50.9, longitude: 4, precision: 'Address' },
  isPoBox: false,
  country: { name: 'Belgium', iso3Code: 'BEL', iso2Code: 'BE' },
  details: { belStreet: { primaryName: 'Vlaamsegaaistraat' } },
};

const bodies: Readonly<Record<OperationName, unknown>> = {
  dutchByPostcode: house30,
  dutchByStreet: house30,
  suggest: {
    newContext: 'belB',
    matches: [
      {
        value: 'Aalst, Vlaamsegaaistraat ',
        label: 'Vlaamsegaaistraat',
        description: '9320 Aalst',
        precision: 'Street',
        context: 'belA',
        highlights: [[0, 11]],
        tags: ['unvalidated-housenumber'],
      },
    ],
  },
  details,
  validate: {
    country: { name: 'Belgium', iso3Code: 'BEL', iso2Code: 'BE', iso3: 'BEL', iso2: 'BE' },
    matches: [{ ...details, status: { grade: 'A', validationLevel: 'Building', isAmbiguous: false } }],
  },
  country,
  countries: [country],
};

const wrong = {
  string: [5, true, ['BE'], { code: 'BE' }],
  number: ['5', true, [5], Number.POSITIVE_INFINITY],
  boolean: ['x', 0, [true], {}],
  object: ['x', 5, []],
  array: ['x', 5, {}],
} as const;

/**
 * - `required`: neither missing nor null.
 * - `nullable`: null says something, so it is not the same as missing.
 * - `tolerated`: may be missing or null.
 * - `unread`: anything goes.
 */
type Presence = 'required' | 'nullable' | 'tolerated' | 'unread';

type Row = readonly [path: string, type: keyof typeof wrong, presence: Presence];

const dutchRows: readonly Row[] = [
  ['street', 'string', 'required'],
  ['streetNen', 'string', 'unread'],
  ['houseNumber', 'number', 'required'],
  ['houseNumberAddition', 'string', 'nullable'],
  ['postcode', 'string', 'required'],
  ['city', 'string', 'required'],
  ['cityShort', 'string', 'unread'],
  ['cityId', 'string', 'unread'],
  ['municipality', 'string', 'tolerated'],
  ['municipalityShort', 'string', 'unread'],
  ['municipalityId', 'string', 'unread'],
  ['province', 'string', 'tolerated'],
  ['rdX', 'number', 'unread'],
  ['rdY', 'number', 'unread'],
  ['latitude', 'number', 'tolerated'],
  ['longitude', 'number', 'tolerated'],
  ['bagNumberDesignationId', 'string', 'unread'],
  ['bagAddressableObjectId', 'string', 'unread'],
  ['addressType', 'string', 'tolerated'],
  ['purposes', 'array', 'unread'],
  ['surfaceArea', 'number', 'unread'],
  ['houseNumberAdditions', 'array', 'required'],
  ['houseNumberAdditions.0', 'string', 'required'],
];

const countryRows: readonly Row[] = [
  ['name', 'string', 'required'],
  ['iso3', 'string', 'required'],
  ['iso2', 'string', 'required'],
];

const detailsRows: readonly Row[] = [
  ['language', 'string', 'tolerated'],
  ['address', 'object', 'required'],
  ['address.country', 'string', 'tolerated'],
  ['address.locality', 'string', 'tolerated'],
  ['address.street', 'string', 'tolerated'],
  ['address.postcode', 'string', 'tolerated'],
  ['address.building', 'string', 'tolerated'],
  ['address.buildingNumber', 'number', 'tolerated'],
  ['address.buildingNumberAddition', 'string', 'tolerated'],
  ['address.region', 'string', 'tolerated'],
  ['mailLines', 'array', 'required'],
  ['mailLines.0', 'string', 'required'],
  ['location', 'object', 'tolerated'],
  ['location.latitude', 'number', 'unread'],
  ['location.longitude', 'number', 'unread'],
  ['location.precision', 'string', 'tolerated'],
  ['isPoBox', 'boolean', 'tolerated'],
  ['country', 'object', 'required'],
  ['country.name', 'string', 'required'],
  ['country.iso3Code', 'string', 'tolerated'],
  ['country.iso2Code', 'string', 'tolerated'],
  ['details', 'object', 'tolerated'],
  ['details.belStreet', 'object', 'unread'],
];

const rows: Readonly<Record<OperationName, readonly Row[]>> = {
  dutchByPostcode: dutchRows,
  dutchByStreet: dutchRows,
  suggest: [
    ['newContext', 'string', 'tolerated'],
    ['matches', 'array', 'required'],
    ['matches.0', 'object', 'required'],
    ['matches.0.value', 'string', 'required'],
    ['matches.0.label', 'string', 'required'],
    ['matches.0.description', 'string', 'tolerated'],
    ['matches.0.precision', 'string', 'required'],
    ['matches.0.context', 'string', 'required'],
    ['matches.0.highlights', 'array', 'tolerated'],
    ['matches.0.highlights.0', 'array', 'required'],
    ['matches.0.highlights.0.0', 'number', 'required'],
    ['matches.0.tags', 'array', 'tolerated'],
    ['matches.0.tags.0', 'string', 'required'],
  ],
  details: detailsRows,
  validate: [
    ['country', 'object', 'tolerated'],
    ['country.name', 'string', 'tolerated'],
    ['country.iso3Code', 'string', 'tolerated'],
    ['country.iso2Code', 'string', 'tolerated'],
    ['country.iso3', 'string', 'tolerated'],
    ['country.iso2', 'string', 'tolerated'],
    ['matches', 'array', 'required'],
    ['matches.0', 'object', 'required'],
    ...detailsRows.map(([path, ...row]): Row => [`matches.0.${path}`, ...row]),
    ['matches.0.status', 'object', 'required'],
    ['matches.0.status.grade', 'string', 'required'],
    ['matches.0.status.validationLevel', 'string', 'required'],
    ['matches.0.status.isAmbiguous', 'boolean', 'tolerated'],
  ],
  country: countryRows,
  countries: [['0', 'object', 'required'], ...countryRows.map(([path, ...row]): Row => [`0.${path}`, ...row])],
};

/** A copy of the body with another value in one place; undefined takes the member out, as from JSON. */
function withValue(body: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  if (typeof body !== 'object' || body === null) return assert.fail(`nothing has the member ${path}`);
  assert.ok(Object.hasOwn(body, name), path);
  const next = rest.length > 0 ? withValue(Reflect.get(body, name), rest.join('.'), value) : value;
  if (Array.isArray(body)) return body.with(Number(name), next);
  const { [name]: _, ...others } = body as Record<string, unknown>;
  return next === undefined ? others : { ...others, [name]: next };
}

const said = (isAccepted: boolean) => (isAccepted ? 'accepts' : 'refuses');

describe('the guard of a body', () => {
  for (const [operation, members] of Object.entries(rows) as [OperationName, readonly Row[]][]) {
    it(`accepts the answer to ${operation} as the contract describes it`, () => {
      assert.ok(isBodyOf(operation, bodies[operation]));
    });

    it(`rejects anything else as the answer to ${operation}`, () => {
      for (const body of [undefined, null, 'x', 5, true, operation === 'countries' ? {} : []]) {
        assert.equal(isBodyOf(operation, body), false, JSON.stringify(body));
      }
    });

    for (const [path, type, presence] of members) {
      const isUnread = presence === 'unread';
      it(`${said(isUnread)} ${path} of another type than ${type} in ${operation}`, () => {
        for (const value of wrong[type]) {
          assert.equal(isBodyOf(operation, withValue(bodies[operation], path, value)), isUnread, JSON.stringify(value));
        }
      });

      const mayBeMissing = isUnread || presence === 'tolerated';
      const mayBeNull = mayBeMissing || presence === 'nullable';
      it(`${said(mayBeMissing)} a missing ${path}, ${said(mayBeNull)} a null one in ${operation}`, () => {
        assert.equal(isBodyOf(operation, withValue(bodies[operation], path, undefined)), mayBeMissing);
        assert.equal(isBodyOf(operation, withValue(bodies[operation], path, null)), mayBeNull);
      });
    }
  }

  it('accepts unknown members, at any depth', () => {
    const { matches, ...response } = bodies.suggest as { readonly matches: readonly object[] };
    const more = matches.map((match) => ({ ...match, unknown: { deep: [1] } }));
    assert.ok(isBodyOf('suggest', { ...response, matches: more, unknown: null }));
  });

  it('rejects texts and lists that are too long for a page, and accepts the longest allowed', () => {
    const list = (length: number) => ({ matches: Array.from({ length }, () => match) });
    const [match] = (bodies.suggest as { readonly matches: readonly object[] }).matches;
    assert.deepEqual([isBodyOf('suggest', list(5_000)), isBodyOf('suggest', list(5_001))], [true, false]);
    const labelled = (length: number) => withValue(bodies.suggest, 'matches.0.label', 'x'.repeat(length));
    const [longest, longer] = [labelled(textMaxLength), labelled(textMaxLength + 1)];
    assert.deepEqual([isBodyOf('suggest', longest), isBodyOf('suggest', longer)], [true, false]);
  });

  it('accepts words that a later version of the service may use', () => {
    assert.ok(isBodyOf('suggest', withValue(bodies.suggest, 'matches.0.precision', 'Planet')));
    assert.ok(isBodyOf('validate', withValue(bodies.validate, 'matches.0.status.grade', 'G')));
    assert.ok(isBodyOf('dutchByPostcode', withValue(house30, 'addressType', 'castle')));
  });
});
