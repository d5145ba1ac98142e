/** Tests the contract against a server: the service itself, or the proxy in front of it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Ajv2020 from 'ajv/dist/2020.js';
import { componentOf, schemas } from '../../../demo/service/openapi-schemas.ts';
import { createReferenceService, type ReferenceServiceOptions } from '../../../demo/service/service.ts';
import { type OperationName, operationNames, operations, type Params } from '../../../src/contract/operations.ts';
import type { DutchAddress, Match } from '../../../src/contract/types.ts';
import { publicExamples } from './public-examples.ts';
import recorded from './recorded.json' with { type: 'json' };
import { clientOf, credentials, type Handler } from './support.ts';

interface Contract {
  readonly name: string;
  /** Wraps the service in what stands in front of it. */
  readonly before: (service: Handler) => Handler;
  /** Maps the service's status to the one that arrives. */
  readonly status: (status: number) => number;
  /** True if errors carry the service's own body. */
  readonly hasOwnErrors: boolean;
  /** The data. Default: those that come with the service. */
  readonly countries?: ReferenceServiceOptions['countries'];
}

const samples: Readonly<Record<OperationName, Params>> = {
  dutchByPostcode: { postcode: '2012ES', houseNumber: 30 },
  dutchByStreet: { city: 'Haarlem', street: 'Julianastraat', houseNumber: 30 },
  suggest: { context: 'nld', term: '2012ES 30' },
  details: { context: 'nld' },
  validate: { country: 'nld', postcode: '2012ES', building: '30' },
  country: { country: 'nl' },
  countries: {},
};

const ajv = new Ajv2020.Ajv2020({ strict: false });
ajv.addSchema({ $id: 'contract', components: { schemas } });

function checkBody(operation: OperationName, body: unknown): void {
  const valid = ajv.validate({ $ref: `contract#/components/schemas/${componentOf(operations[operation].body)}` }, body);
  assert.ok(valid, `${operation}: ${ajv.errorsText()}`);
}

/** Every member of the expected one is there with its value; more may be. */
function assertHas(actual: unknown, expected: unknown, path = 'body'): void {
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected)) {
    assert.deepEqual(actual, expected, path);
    return;
  }
  for (const [name, value] of Object.entries(expected)) {
    assert.ok(typeof actual === 'object' && actual !== null && Object.hasOwn(actual, name), `${path}.${name}`);
    assertHas(Reflect.get(actual, name), value, `${path}.${name}`);
  }
}

export function contractSuite({ name, before, status, hasOwnErrors, countries }: Contract): void {
  const clientFor = (options: ReferenceServiceOptions = {}) =>
    clientOf(before(createReferenceService({ credentials, ...(countries && { countries }), ...options }).handle));
  const client = clientFor();
  const sampleOf = async (operation: OperationName, from = client): Promise<Params> => {
    if (operation !== 'details') return samples[operation];
    const { matches } = await from.suggest('nld', '2012ES 30');
    return { context: matches[0]?.context };
  };

  publicExamples(name, client);

  describe(`the contract, tested on ${name}`, () => {
    for (const operation of operationNames()) {
      it(`answers ${operation} with the described body, and says how long it may be cached`, async () => {
        const response = await client.ask(operation, await sampleOf(operation));
        assert.equal(response.status, 200);
        assert.match(response.headers.get('content-type') ?? '', /^application\/json; ?charset=utf-8$/i);
        assert.match(response.headers.get('cache-control') ?? '', /max-age=\d+/);
        checkBody(operation, await response.json());
      });

      it(`answers 429 to ${operation} beyond the limit, never to be cached`, async () => {
        const limited = clientFor({ rateLimit: 0 });
        const response = await limited.ask(operation, samples[operation]);
        assert.equal(response.status, status(429));
        assert.doesNotMatch(response.headers.get('cache-control') ?? '', /max-age/);
      });

      for (const [what, options, expected] of [
        ['a wrong secret', { credentials: { key: 'key', secret: 'other' } }, 401],
        ['an unknown key', { credentials: { key: 'other', secret: 'secret' } }, 401],
        ['an account without access', { hasAccess: false }, 403],
        ['a broken service', { faults: [{ fault: { kind: 'status', status: 503 } }] }, 503],
      ] as const) {
        it(`answers ${expected} to ${operation} for ${what}`, async () => {
          assert.equal((await clientFor(options).ask(operation, samples[operation])).status, status(expected));
        });
      }
    }

    for (const [path, expected] of [
      ['/nl/v1/addresses/postcode/012ES/30/', 400],
      ['/nl/v1/addresses/postcode/2012ES/0/', 400],
      ['/nl/v1/addresses/postcode/2012ES/100000/', 400],
      ['/nl/v1/addresses/postcode/2012ES/30/toolong', 400],
      ['/nl/v1/addresses/postcode/2012ES/31/', 404],
      ['/nl/v1/addresses/postcode/1077XX/1', 404],
      ['/nl/v1/addresses/exact/Haarlem/Julianastraat/x/', 400],
      ['/nl/v1/addresses/exact/Haarlem/Nowhere/1/', 404],
      ['/nl/v1/addresses/exact/Hengelo/Kerkstraat/2/', 409],
      ['/nl/v1/addresses/exact/Hengelo%20gem.%20Bronckhorst/kerkstraat/2', 200],
      ['/nl/v1/addresses/exact/hengelo%20ov/KERKSTRAAT/2', 200],
      ['/nl/v1/addresses/exact/Haarlem%20NH/J%C3%BCli%C3%A1nastraat/30', 200],
      ['/nl/v1/addresses/exact/Amsterdam/Postbus/50/', 200],
      ['/nl/v1/addresses/postcode/2012%20es/30/', 200],
      ['/nl/v1/addresses/postcode/3024AN/212/E%20K001', 200],
      ['/international/v1/autocomplete/nld/x//paged', 200],
      ['/international/v1/autocomplete/nld/a%2Fb%2Bc%C3%A9', 200],
      ['/international/v1/autocomplete/nld/x/nl', 200],
      ['/international/v1/autocomplete/nld/x/nl-NL/endless', 400],
      ['/international/v1/autocomplete/xyz/x', 400],
      ['/international/v1/address/nld/', 400],
      ['/international/v1/validate/nld', 400],
      ['/international/v1/validate/nld?postcode=&locality=', 400],
      ['/international/v1/validate/nld?postcode=&locality=Haarlem&street=Grote+Markt', 200],
      ['/international/v1/validate/nld?street=Dam&streetAndBuilding=Dam+1', 400],
      ['/international/v1/country/Atlantis', 404],
      ['/international/v1/country/%20', 400],
      ['/international/v1/country/The%20Netherlands', 200],
    ] as const) {
      it(`answers ${expected} to ${path}`, async () => {
        const response = await client.fetch(path);
        assert.equal(response.status, expected === 200 ? 200 : status(expected), await response.clone().text());
        const body: unknown = await response.json();
        if (path.endsWith('Atlantis')) assert.equal(body, null);
        else if (expected !== 200 && hasOwnErrors) {
          assert.ok(ajv.validate({ $ref: 'contract#/components/schemas/Error' }, body), JSON.stringify(body));
        }
      });
    }

    for (const operation of ['suggest', 'details'] as const) {
      it(`answers 400 to ${operation} without a session, or with a malformed one`, async () => {
        const path = operation === 'suggest' ? '/international/v1/autocomplete/nld/x' : '/international/v1/address/nld';
        for (const session of ['', 'short', 'x'.repeat(65), 'with space']) {
          const response = await client.fetch(path, { 'x-autocomplete-session': session });
          assert.equal(response.status, status(400));
        }
      });
    }

    for (const [country, { term, body }] of Object.entries(recorded.details)) {
      it(`gives the recorded details of ${country}`, async () => {
        const { matches } = await client.suggest(country.toLowerCase(), term, body.language);
        const house = matches.find(({ precision }) => precision === 'Address');
        assert.ok(house, JSON.stringify(matches));
        assertHas(await client.details(house), body);
      });
    }

    for (const [path, body] of Object.entries(recorded.dutch)) {
      it(`gives the recorded Dutch address ${path}`, async () => {
        const response = await client.fetch(`/nl/v1/addresses/postcode/${path}`);
        assertHas(await response.json(), body);
      });
    }

    it('returns null for an addition that does not exist, and lists those that do', async () => {
      const response = await client.fetch('/nl/v1/addresses/postcode/2161AM/166/b');
      const { houseNumberAddition, houseNumberAdditions } = (await response.json()) as DutchAddress;
      assert.deepEqual([houseNumberAddition, houseNumberAdditions], [null, ['', 'A']]);
    });

    it('has every member of §2.4 in the addresses of details and validation, even if it is null', async () => {
      const members = 'country,locality,street,postcode,building,buildingNumber,buildingNumberAddition,region'.split(
        ',',
      );
      for (const [country, { term }] of Object.entries(recorded.details)) {
        const house = (await client.suggest(country.toLowerCase(), term)).matches.find(
          ({ precision }) => precision === 'Address',
        );
        assert.ok(house);
        const { address } = await client.details(house);
        assert.deepEqual(Object.keys(address).sort(), members.toSorted(), country);
        const { street, locality } = address;
        const { matches } = await client.validate(country.toLowerCase(), { street, locality } as Params);
        for (const match of matches) assert.deepEqual(Object.keys(match.address).sort(), members.toSorted(), country);
      }
    });

    it('drills down from a locality to one address', async () => {
      const [town] = (await client.suggest('nld', 'haarlem')).matches as [Match];
      assert.equal(town.precision, 'Locality');
      const [street] = (await client.suggest(town.context, town.value)).matches as [Match];
      const [house] = (await client.suggest(street.context, street.value)).matches as [Match];
      assert.equal((await client.details(house)).address.street, street.label);
    });
  });
}
