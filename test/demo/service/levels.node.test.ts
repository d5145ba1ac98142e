import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allCountries } from '../../../demo/service/data/all.ts';
import { namesOf, streetsOf } from '../../../demo/service/model.ts';
import { createReferenceService } from '../../../demo/service/service.ts';
import { buildPath, type OperationName, type Params } from '../../../src/contract/operations.ts';
import type { Match } from '../../../src/contract/types.ts';
import { createAddressProxy } from '../../../src/proxy.ts';
import { noLimits } from '../../proxy/support.ts';
import { clientOf, credentials, serviceOf } from './support.ts';

/** Levels from a country to an address, at most; a further page of a list is no level. */
const deepest = 5;

describe('the levels of suggestions', () => {
  for (const data of allCountries) {
    const { iso3 } = data.country;

    it(`lead from every locality and postcode of ${iso3} to details`, async () => {
      const { suggest, details } = serviceOf();
      const terms = data.localities.flatMap(({ name, streets }) => [
        ...namesOf(name),
        ...streets.flatMap(({ numbers }) => Object.keys(numbers)),
      ]);
      const descend = async (match: Match, depth: number): Promise<void> => {
        if (match.precision === 'Address') {
          const { address } = await details(match);
          assert.ok(address.locality !== null || address.postcode !== null);
          return;
        }
        assert.ok(depth < deepest, `"${match.value}" leads nowhere`);
        const { matches } = await suggest(match.context, match.value);
        assert.ok(matches.length > 0, `"${match.value}" (${match.precision}) leads to nothing`);
        // The first and the last: an ordinary one, and the one that leads on in a paged list.
        for (const next of new Set([matches[0], matches.at(-1)]))
          if (next && next !== match) await descend(next, next.value === match.value ? depth : depth + 1);
      };
      for (const term of new Set(terms)) {
        const { matches } = await suggest(iso3.toLowerCase(), term);
        assert.ok(matches.length > 0, `nothing for "${term}"`);
        for (const match of matches.slice(0, 2)) await descend(match, 1);
      }
    });
  }
});

describe('the proxy in front of the service', () => {
  it('passes every body on byte for byte', async () => {
    const service = createReferenceService({ credentials, now: () => 0 });
    const direct = clientOf(service.handle);
    const proxied = clientOf(
      createAddressProxy({ baseUrl: 'http://127.0.0.1', credentials, fetch: service.handle, limits: noLimits }),
    );
    const house = (await direct.suggest('bel', 'Grand-Place 1', 'fr-BE')).matches[0];
    const calls: readonly (readonly [OperationName, Params])[] = [
      ['dutchByPostcode', { postcode: '7571CD', houseNumber: 2 }],
      ['dutchByStreet', { city: "'s-Gravenhage", street: 'Spui', houseNumber: 70 }],
      ['suggest', { context: 'deu', term: 'straße', language: 'de-DE', buildingListMode: 'paged' }],
      ['details', { context: house?.context, dispatchCountry: 'NLD' }],
      ['validate', { country: 'gbr', postcode: 'SW1A 2AA', building: '10' }],
      ['country', { country: 'Österreich' }],
      ['countries', {}],
    ];
    for (const [operation, params] of calls) {
      const [own, passed] = await Promise.all([direct.ask(operation, params), proxied.ask(operation, params)]);
      assert.equal(own.status, 200, buildPath(operation, params));
      assert.equal(await passed.text(), await own.text());
    }
  });
});

describe('the special cases of the data', () => {
  const all = allCountries.flatMap((data) => streetsOf(data));
  const named = (pattern: RegExp) => all.some(({ data }) => namesOf(data.name).some((name) => pattern.test(name)));

  for (const [what, isThere] of [
    ['a building with a name and no number', all.some(({ buildings }) => buildings.some((it) => it.number === null))],
    ['a town without coordinates', all.some(({ locality }) => locality.at === null)],
    ['a street in two languages', all.some(({ data }) => namesOf(data.name).length > 1)],
    ['a street with an apostrophe', named(/['’]/)],
    ['a house number with a slash', all.some(({ buildings }) => buildings.some((it) => it.addition.includes('/')))],
    ['a street with a letter beyond ASCII', named(/[^\p{ASCII}]/u)],
  ] as const) {
    it(`include ${what}`, () => assert.ok(isThere));
  }
});
