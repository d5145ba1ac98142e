import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseRequest } from '../../src/proxy/parse-request.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';
import { headers, parse, v1 } from './parse-request.support.ts';

const street = (number: string, addition = '') => `/nl/v1/addresses/exact/Haarlem/Dam/${number}/${addition}`;

/** Paths that are accepted, and paths that are just beyond, with what they are refused for. */
const bounds: readonly (readonly [accepted: readonly string[], refused: readonly string[], parameter: string])[] = [
  [
    [street('1'), street('99999'), street('00001')],
    [street('0'), street('100000'), street('-1'), street('1a')],
    'houseNumber',
  ],
  [[street('+1'.slice(1))], [street('+1'), street('1.0'), street('%20%31'), street('1e3')], 'houseNumber'],
  [
    [street('1', 'abcdef'), street('1', '%F0%9F%98%80'.repeat(6)), street('1')],
    [street('1', 'abcdefg')],
    'houseNumberAddition',
  ],
  [[`${v1}/country/${'x'.repeat(200)}`], [`${v1}/country/${'x'.repeat(201)}`], 'country'],
  [[`${v1}/autocomplete/nld/${'x'.repeat(200)}`], [`${v1}/autocomplete/nld/${'x'.repeat(201)}`], 'term'],
  [
    [`${v1}/address/nld${'x'.repeat(2_045)}`],
    [`${v1}/address/nld${'x'.repeat(2_046)}`, `${v1}/address/NLD`, `${v1}/address/nl`, `${v1}/address/Xnld`],
    'context',
  ],
  [
    ['2012ES', '2012es', '2012%20ES', '1000AA'].map((code) => `/nl/v1/addresses/postcode/${code}/1`),
    ['0999AA', '201ES', '2012E', '2012ESX', 'x2012ES'].map((code) => `/nl/v1/addresses/postcode/${code}/1`),
    'postcode',
  ],
  [
    ['nl-NL', 'nl', 'gsw-CH', ''].map((language) => `${v1}/autocomplete/nld/x/${language}/paged`),
    ['NL', 'nl_NL', 'nl-nl', 'x', 'nl-NLD'].map((language) => `${v1}/autocomplete/nld/x/${language}/paged`),
    'language',
  ],
  [
    ['short', 'paged', ''].map((mode) => `${v1}/autocomplete/nld/x/nl/${mode}`),
    ['long', 'Short', 'paged%20'].map((mode) => `${v1}/autocomplete/nld/x/nl/${mode}`),
    'buildingListMode',
  ],
  [
    ['NLD', 'nld', 'Bel', ''].map((country) => `${v1}/address/nldA/${country}`),
    ['NL', 'NLDX', 'N1D'].map((country) => `${v1}/address/nldA/${country}`),
    'dispatchCountry',
  ],
  [
    [`${v1}/validate/nld?street=x`],
    ['NLD', 'nl', 'nldx'].map((country) => `${v1}/validate/${country}?street=x`),
    'country',
  ],
  ...['postcode', 'locality', 'street', 'building', 'region', 'streetAndBuilding'].map(
    (name) =>
      [
        [`${v1}/validate/nld?${name}=${'x'.repeat(200)}`],
        [`${v1}/validate/nld?${name}=${'x'.repeat(201)}`, `${v1}/validate/nld?${name}=a%07`],
        name,
      ] as const,
  ),
];

describe('a request with a value of the maximum size', () => {
  for (const [accepted, refused, parameter] of bounds) {
    it(`is accepted up to the maximum and refused beyond: ${parameter} of ${accepted[0]?.slice(0, 50)}`, () => {
      for (const path of accepted) assert.equal(typeof parse(path), 'object', path);
      for (const path of refused) assert.equal(parse(path), parameter, path);
    });
  }

  it('may have a URL of 8,192 characters, and not one more', () => {
    const start = `http://shop.test${v1}/country/NL?`.length;
    // Empty pairs mean nothing, so that only the length counts.
    assert.equal(typeof parse(`${v1}/country/NL?${'&'.repeat(8_192 - start)}`), 'object');
    assert.equal(parse(`${v1}/country/NL?${'&'.repeat(8_193 - start)}`), 'path');
  });

  it('needs a session of 8 to 64 characters if it needs one', () => {
    for (const [session, isRight] of [
      ['x'.repeat(7), false],
      ['x'.repeat(8), true],
      ['x'.repeat(64), true],
      ['x'.repeat(65), false],
      ['Aa0._-Aa0', true],
      ['session 1', false],
      ['session/1', false],
    ] as const) {
      const call = parse(`${v1}/autocomplete/nld/x`, '', { 'x-autocomplete-session': session });
      assert.equal(
        typeof call === 'object' ? call.session : call,
        isRight ? session : 'X-Autocomplete-Session',
        session,
      );
      const country = parse(`${v1}/country/NL`, '', { 'x-autocomplete-session': session });
      assert.equal(typeof country === 'object' && country.session, null);
    }
  });
});

/** The sentence with which a request is refused. */
function detailFor(path: string, init: RequestInit = {}, mount = ''): string {
  try {
    parseRequest(new Request(`http://shop.test${path}`, { headers, ...init }), mount);
  } catch (error) {
    assert.ok(error instanceof ProxyProblem);
    return error.details.detail ?? '';
  }
  throw new Error('accepted');
}

describe('a refusal', () => {
  const cases: readonly (readonly [what: string, path: string, detail: string, init?: RequestInit, mount?: string])[] =
    [
      ['the length of the URL', `${v1}/country/${'x'.repeat(8_192)}`, 'The URL must have at most 8192 characters.'],
      [
        'a missing mount',
        `${v1}/country/NL`,
        'The path must begin with /api/, for example /api/international/v1/supported-countries.',
        {},
        '/api',
      ],
      ['a missing value', `${v1}/country/`, 'country is required.'],
      ['broken encoding of a path', `${v1}/country/%`, 'country is not well-formed percent-encoding.'],
      ['broken encoding of a query', `${v1}/validate/nld?street=%E0`, 'street must be percent-encoded UTF-8.'],
      [
        'a query of names that are unknown',
        `${v1}/validate/nld?x=1`,
        'The query of validate may have only ' +
          'postcode, locality, street, building, region, streetAndBuilding, each once.',
      ],
      ['a query where none may be', `${v1}/country/NL?x=1`, 'The query of country must be empty.'],
      [
        'a validation without a value',
        `${v1}/validate/nld`,
        'Send at least one of postcode, locality, street, building, region, streetAndBuilding.',
      ],
      [
        'street and building in two ways',
        `${v1}/validate/nld?street=a&streetAndBuilding=a`,
        'Send either streetAndBuilding, or street and building, but not both.',
      ],
      [
        'a missing header of our client',
        `${v1}/country/NL`,
        'Send the header "X-Address-Client: 1", as the elements do. It keeps other sites out.',
        { headers: {} },
      ],
      [
        'a missing session',
        `${v1}/autocomplete/nld/x`,
        'Send the header "X-Autocomplete-Session" with 8 to 64 letters, digits, dots, underscores or hyphens: ' +
          'one value for all requests of one entry, and another value for the next.',
        { headers: { 'x-address-client': '1' } },
      ],
    ];
  const asPath = 'must not be read as a path: no dots alone beside a slash, backslash or semicolon, ';
  const characters = 'and none of these characters percent-encoded more than once';
  const demands: readonly (readonly [path: string, demand: string])[] = [
    [`${v1}/country/${'x'.repeat(201)}`, 'country must have at most 200 characters.'],
    [
      `${v1}/address/NLD`,
      'context must begin with a country in three lower-case letters, for example nld, or be the context of a match, ' +
        'and have at most 2048 characters.',
    ],
    [street('1', 'abcdefg'), 'houseNumberAddition must have at most 6 characters.'],
    [street('0'), 'houseNumber must be a whole number from 1 to 99999.'],
    [`${v1}/validate/NLD?street=x`, 'country must be a country in three lower-case letters, for example nld.'],
    [`${v1}/address/nldA/NL`, 'dispatchCountry must be empty, or a country in three letters, for example NLD.'],
    ['/nl/v1/addresses/postcode/2012/1', 'postcode must be four digits and two letters, for example 2012ES.'],
    [`${v1}/autocomplete/nld/x/NL`, 'language must be empty, or a language such as nl-NL.'],
    [`${v1}/autocomplete/nld/x/nl/all`, 'buildingListMode must be empty, short or paged.'],
    [`${v1}/country/a%07`, 'country must hold no control character, and no mark that changes the direction of text.'],
    [`${v1}/country/..%2Fa`, `country ${asPath}${characters}.`],
  ];
  for (const [path, demand] of demands) {
    it(`says what a value must be: ${demand.slice(0, 60)}`, () => assert.equal(detailFor(path), demand));
  }

  for (const [what, path, detail, init, mount] of cases) {
    it(`says how to fix ${what}`, () => assert.equal(detailFor(path, init, mount), detail));
  }

  it('for the method, the length or the path comes before that for the header of our client', () => {
    const typeOf = (path: string, method = 'GET') => {
      try {
        return parseRequest(new Request(`http://shop.test${path}`, { method }), '').operation;
      } catch (error) {
        return error instanceof ProxyProblem && error.type.replace(/.*:/, '');
      }
    };
    assert.equal(typeOf(`${v1}/country/NL`, 'POST'), 'method');
    assert.equal(typeOf(`/${'x'.repeat(8_192)}`, 'HEAD'), 'method');
    assert.equal(typeOf(`/${'x'.repeat(8_192)}`), 'invalid-input');
    assert.equal(typeOf('/elsewhere'), 'no-operation');
    assert.equal(typeOf(`${v1}/country/NL`), 'forbidden');
  });
});

describe('a text', () => {
  const parameterFor = (code: number) => parse(`${v1}/country/a${encodeURIComponent(String.fromCodePoint(code))}b`);

  it('may contain no control character, anywhere', () => {
    for (let code = 0; code <= 0x9f; code++) {
      const isControl = code < 0x20 || code >= 0x7f;
      assert.equal(parameterFor(code) === 'country', isControl, code.toString(16));
    }
    for (const text of ['%07', '%07a', 'a%07']) assert.equal(parse(`${v1}/country/${text}`), 'country');
  });

  it('may contain no mark that changes the direction of text, and any other mark', () => {
    for (let code = 0x2020; code <= 0x2070; code++) {
      const changesDirection = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
      assert.equal(parameterFor(code) === 'country', changesDirection, code.toString(16));
    }
  });
});
