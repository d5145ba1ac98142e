import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createReferenceService } from '../../demo/service/service.ts';
import { addressFromDetails, stripe } from '../../src/backends.ts';
import { createAddressClient, newSessionId } from '../../src/client.ts';
import type { InternationalAddress } from '../../src/contract/types.ts';
import { createAddressProxy } from '../../src/proxy.ts';

const credentials = { key: 'demo-key', secret: 'demo-secret' };
const { handle } = createReferenceService({ credentials, rateLimit: 1_000 });
const baseUrl = 'http://127.0.0.1';
const client = createAddressClient({ baseUrl, fetch: createAddressProxy({ baseUrl, credentials, fetch: handle }) });

async function detailsOf(context: string, term: string, dispatchCountry = ''): Promise<InternationalAddress> {
  const session = newSessionId();
  const params = { context, term, language: '', buildingListMode: 'short', session } as const;
  const [match] = (await client.suggest(params)).matches;
  assert.equal(match?.precision, 'Address', term);
  return client.details({ context: match.context, dispatchCountry, session });
}

const without = (details: InternationalAddress, members: Partial<InternationalAddress>) => ({ ...details, ...members });

describe('the address of an answer', () => {
  it('has its parts, lines and details, and goes to a back end', async () => {
    const details = await detailsOf('nld', '2012es 30', 'BEL');
    const address = addressFromDetails(details, { dispatchCountry: 'BE' });
    assert.ok(address);
    assert.deepEqual([address.country.iso3, address.region, address.source], ['NLD', 'Noord-Holland', 'autocomplete']);
    assert.deepEqual(address.lines, ['Julianastraat 30']);
    assert.equal(address.mailLines, details.mailLines);
    assert.equal(address.details, details.details);
    assert.equal(stripe.fromAddress(address).line1, 'Julianastraat 30');
  });

  it('is printed in its country’s format if the service gave no lines, with the country if the parcel is sent abroad', async () => {
    const bare = without(await detailsOf('gbr', '10 downing street'), { mailLines: [] });
    assert.equal(addressFromDetails(bare)?.mailLines.at(-1), 'SW1A 2AA');
    assert.equal(addressFromDetails(bare, { dispatchCountry: 'GB' })?.mailLines.at(-1), 'SW1A 2AA');
    for (const dispatchCountry of ['NL', 'NLD', 'nl'])
      assert.equal(addressFromDetails(bare, { dispatchCountry })?.mailLines.at(-1), 'VERENIGD KONINKRIJK');
  });

  it('may come from a validation', async () => {
    const params = { country: 'nld', postcode: '2012ES', streetAndBuilding: 'Julianastraat 30' };
    const [match] = (await client.validate(params)).matches;
    assert.equal(addressFromDetails(match)?.building, '30');
  });

  it('is in the country that any of its codes or its name stands for; without one, there is none', async () => {
    const details = await detailsOf('nld', '2012es 30');
    const { name, iso3Code } = details.country;
    const named = (country: object) => addressFromDetails(without(details, { country } as never))?.country.iso2;
    assert.deepEqual([named({ name, iso3Code }), named({ name })], ['NL', 'NL']);
    assert.equal(named({ name: 'Nowhere' }), undefined);
    const empty = { street: null, building: null, buildingNumber: null, postcode: null, locality: null };
    assert.equal(addressFromDetails(without(details, { address: empty as never, mailLines: [], details: null })), null);
    assert.equal(addressFromDetails(null), null);
  });
});
