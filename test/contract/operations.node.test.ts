import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  buildPath,
  matchPath,
  type OperationName,
  operationNames,
  operations,
  type Params,
} from '../../src/contract/operations.ts';
import * as fc from '../support/random.ts';

/** Values that are known to bite: URL folding, double encoding, separators, prototype names, broken text. */
const nasty = [
  'a/b',
  'a%2Fb',
  '%2e%2e',
  '...',
  ' ',
  'a b',
  '+',
  '?',
  '#',
  '&=',
  'é',
  'ﬀ',
  '😀',
  '__proto__',
  '\u0000',
  'nld',
];

const samples: Readonly<Record<OperationName, Params>> = {
  dutchByPostcode: { postcode: '2012ES', houseNumber: 30, houseNumberAddition: 'E K001' },
  dutchByStreet: { city: "'s-Gravenhage", street: 'Spui', houseNumber: 70, houseNumberAddition: 'a' },
  suggest: { context: 'nld', term: 'Julianastraat 30/a ', language: 'nl-NL', buildingListMode: 'paged' },
  details: { context: 'nldAbc123', dispatchCountry: 'BEL' },
  validate: { country: 'bel' },
  country: { country: 'The Netherlands' },
  countries: {},
};

const text = (value: string | number | undefined) => String(value ?? '');

/** The contract's facts on each operation: whether it needs a session, what it bills, and its query. */
const facts: readonly (readonly [OperationName, needs: string, bills: string, query: string])[] = [
  ['dutchByPostcode', 'no session', 'each request', ''],
  ['dutchByStreet', 'no session', 'each request', ''],
  ['suggest', 'a session', 'no request', ''],
  ['details', 'a session', 'no request', ''],
  ['validate', 'no session', 'each request', 'postcode, locality, street, building, region, streetAndBuilding'],
  ['country', 'no session', 'no request', ''],
  ['countries', 'no session', 'no request', ''],
];

describe('the operations table', () => {
  it('has seven operations, each under its own name', () => {
    assert.deepEqual(
      operationNames(),
      facts.map(([name]) => name),
    );
    for (const name of operationNames()) assert.equal(operations[name].name, name);
  });

  for (const [name, needs, bills, query] of facts) {
    it(`needs ${needs} and bills ${bills} for ${name}, whose query is ${query || 'empty'}`, () => {
      const { session, billedPerRequest } = operations[name];
      assert.equal(session, needs === 'a session');
      assert.equal(billedPerRequest, bills === 'each request');
      assert.equal(operations[name].query.join(', '), query);
    });
  }

  for (const [operation, params] of Object.entries(samples) as [OperationName, Params][]) {
    it(`leads from the values of ${operation} to a path and back`, () => {
      const matched = matchPath(buildPath(operation, params));
      assert.equal(matched?.operation, operation);
      const expected = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, text(value)]));
      assert.deepEqual(matched?.params, expected);
    });
  }

  it('keeps any term and context intact, through encoding and back', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((candidate) => !/^\.{1,2}$/.test(candidate));
    fc.assert(
      fc.property(value, value, (context, term) => {
        const path = buildPath('suggest', { context, term, language: 'nl-NL', buildingListMode: 'short' });
        assert.equal(new URL(path, 'http://localhost').pathname, path, 'a URL parser leaves the path alone');
        assert.deepEqual(matchPath(path)?.params, { context, term, language: 'nl-NL', buildingListMode: 'short' });
      }),
      { numRuns: 2_000, examples: nasty.map((example) => ['nld', example]) },
    );
  });
});

describe('building a path', () => {
  it('encodes each parameter on its own, spaces as %20', () => {
    assert.equal(
      buildPath('dutchByPostcode', { postcode: '3024AN', houseNumber: 212, houseNumberAddition: 'E K001' }),
      '/nl/v1/addresses/postcode/3024AN/212/E%20K001',
    );
  });

  it('omits empty segments at the end and keeps one in the middle', () => {
    const address = { context: 'nld', term: 'x', language: '', buildingListMode: 'paged' };
    assert.equal(buildPath('suggest', address), '/international/v1/autocomplete/nld/x//paged');
    assert.equal(buildPath('suggest', { context: 'nld', term: 'x' }), '/international/v1/autocomplete/nld/x');
    assert.equal(buildPath('details', { context: 'nldA', dispatchCountry: '' }), '/international/v1/address/nldA');
  });

  it('sends only the query values that exist', () => {
    const path = buildPath('validate', {
      country: 'bel',
      street: 'Rue Haute',
      building: '',
      locality: undefined,
      x: 'y',
    });
    assert.equal(path, '/international/v1/validate/bel?street=Rue%20Haute');
    const two = buildPath('validate', { country: 'bel', region: 'c&d', postcode: 1000 });
    assert.equal(two, '/international/v1/validate/bel?postcode=1000&region=c%26d');
  });

  for (const [value, message] of [
    ['.', 'term cannot be sent'],
    ['..', 'term cannot be sent'],
    ['\ud800', 'term is not well-formed text'],
  ]) {
    it(`rejects the value ${JSON.stringify(value)}, which no URL can contain`, () => {
      const error = { name: 'ParameterError', message, parameter: 'term' };
      assert.throws(() => buildPath('suggest', { context: 'nld', term: value }), error);
    });
  }

  it('rejects a missing required value', () => {
    assert.throws(() => buildPath('suggest', { context: '', term: 'x' }), /context is required/);
  });
});

describe('matching a path', () => {
  const shapes: readonly (readonly [path: string, operation: OperationName | null])[] = [
    ['/international/v1/autocomplete/nld/x', 'suggest'],
    ['/international/v1/autocomplete/nld/x/nl', 'suggest'],
    ['/international/v1/autocomplete/nld/x//paged', 'suggest'],
    ['/international/v1/address/nldA', 'details'],
    ['/international/v1/address/nldA/', 'details'],
    ['/nl/v1/addresses/postcode/2012%20ES/30', 'dutchByPostcode'],
    ['/nl/v1/addresses/postcode/2012es/30/', 'dutchByPostcode'],
    ['/nl/v1/addresses/exact/Haarlem/Julianastraat/30', 'dutchByStreet'],
    ['/international/v1/supported-countries', 'countries'],
    ['/international/v1/supported-countries/', null],
    ['/international/v1/autocomplete/nld/x/nl-NL/paged/more', null],
    ['/international/v2/supported-countries', null],
    ['/international/v1/validate', null],
    ['//international/v1/supported-countries', null],
    ['', null],
    ['/__proto__/constructor', null],
  ];
  for (const [path, operation] of shapes) {
    it(`matches ${path || 'an empty path'} to ${operation ?? 'no operation'}`, () => {
      assert.equal(matchPath(path)?.operation ?? null, operation);
    });
  }

  it('decodes once and keeps an encoded slash inside its parameter', () => {
    const matched = matchPath('/international/v1/autocomplete/nld/30%2Fa%252F/nl-NL');
    assert.equal(matched?.params['term'], '30/a%2F');
  });

  const refused: readonly (readonly [message: string, parts: readonly string[]])[] = [
    ['term is not well-formed percent-encoding', ['%', '%E0%A4%A', '%C0%AE']],
    ['term cannot be sent', ['.', '%2e', '%2E%2e', '..']],
    ['term is required', ['']],
  ];
  for (const [message, parts] of refused) {
    for (const part of parts) {
      it(`rejects ${part || 'an empty segment'} in place of a term: ${message}`, () => {
        const error = { name: 'ParameterError', message, parameter: 'term' };
        assert.throws(() => matchPath(`/international/v1/autocomplete/nld/${part}/nl-NL`), error);
      });
    }
  }
});
