/** The contracts of hosts, as their public documentation and types have them. No host runs here. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { adyenLookup, shopifyTargets, wooCommerceProvider } from '../../src/providers.ts';
import { bill, clock, newClient } from './support.ts';

beforeEach(() => bill());

const now = clock.now;
const broken = () => newClient(() => Promise.reject(new TypeError('down')));

describe('the provider for WooCommerce', () => {
  const newProvider = (client = newClient()) =>
    wooCommerceProvider({ id: 'address-entry', client, now, countries: ['NL', 'GB', 'US'] });

  /** The checks of `registerAddressAutocompleteProvider`. */
  it('is accepted by WooCommerce’s own checks', () => {
    const provider = newProvider();
    assert.equal(typeof provider.id, 'string');
    for (const method of ['canSearch', 'search', 'select'] as const) assert.equal(typeof provider[method], 'function');
    assert.deepEqual([provider.canSearch('NL'), provider.canSearch('FR')], [true, false]);
  });

  it('has suggestions with `id`, `label` and `matchedSubstrings`', async () => {
    const found = await newProvider().search('julianastraat 30 haarlem', 'NL', 'shipping');
    assert.ok(found.length > 0);
    assert.equal(new Set(found.map(({ id }) => id)).size, found.length);
    const [{ id, label, matchedSubstrings } = assert.fail()] = found;
    assert.equal(typeof id, 'string');
    assert.equal(label, 'Julianastraat 30, 2012ES Haarlem');
    assert.deepEqual(matchedSubstrings[0], { offset: 0, length: 'Julianastraat 30'.length });
  });

  it('fills the fields of the checkout, for one lookup', async () => {
    const provider = newProvider();
    for (const query of ['201', '2012', '2012e', '2012es', '2012es 30']) await provider.search(query, 'NL', 'shipping');
    const [first] = await provider.search('2012es 30', 'NL', 'shipping');
    assert.deepEqual(await provider.select(first?.id ?? ''), {
      address_1: 'Julianastraat 30',
      address_2: '',
      city: 'Haarlem',
      state: 'Noord-Holland',
      postcode: '2012ES',
      country: 'NL',
    });
    assert.deepEqual(bill(), { lookups: 1, addresses: [1], misuse: [] });
  });

  it('keeps shipping and billing address separate', async () => {
    const provider = newProvider();
    const [[shipping], [billing]] = await Promise.all([
      provider.search('2012es 30', 'NL', 'shipping'),
      provider.search('10 downing street', 'GB', 'billing'),
    ]);
    assert.equal((await provider.select(shipping?.id ?? ''))?.address_1, 'Julianastraat 30');
    assert.equal((await provider.select(billing?.id ?? ''))?.country, 'GB');
    assert.deepEqual(bill(), { lookups: 2, addresses: [1, 1], misuse: [] });
  });

  it('has no suggestions and returns null after a failure', async () => {
    const provider = newProvider(broken());
    assert.deepEqual(await provider.search('2012es 30', 'NL', 'shipping'), []);
    assert.equal(await provider.select('1'), null);
  });
});

describe('the lookup for Adyen', () => {
  /** As `AddressSearch` of adyen-web calls: a promise that the callbacks settle. */
  const called = <Value>(
    call: (actions: { resolve: (value: Value) => void; reject: (reason?: unknown) => void }) => Promise<void>,
  ) => new Promise<Value>((resolve, reject) => void call({ resolve, reject }));

  it('fills the six fields of the component, for one lookup', async () => {
    const { onAddressLookup, onAddressSelected } = adyenLookup({ client: newClient(), country: 'NL', now });
    const lookUp = (value: string) =>
      called<{ id: string; name: string }[]>((actions) => onAddressLookup(value, actions));
    for (const value of ['2012', '2012es', '2012es 3']) await lookUp(value);
    const [item = assert.fail()] = await lookUp('2012es 30');
    assert.deepEqual(Object.keys(item), ['id', 'name']);
    // An id of the list becomes one of HTML.
    assert.doesNotMatch(item.id, /[\s"]/);
    const { id, name, ...address } = await called<typeof item>((actions) => onAddressSelected(item, actions));
    assert.deepEqual([id, name], [item.id, item.name]);
    assert.deepEqual(address, {
      street: 'Julianastraat',
      houseNumberOrName: '30',
      postalCode: '2012ES',
      city: 'Haarlem',
      stateOrProvince: 'Noord-Holland',
      country: 'NL',
    });
    assert.deepEqual(bill(), { lookups: 1, addresses: [1], misuse: [] });
  });

  it('has the whole line as the street if the component asks for a flat beside it', async () => {
    const { onAddressLookup, onAddressSelected } = adyenLookup({ client: newClient(), country: 'US', now });
    const [item = assert.fail()] = await called<{ id: string; name: string }[]>((actions) =>
      onAddressLookup('1600 pennsylvania avenue', actions),
    );
    const address = await called<Parameters<typeof onAddressSelected>[0]>((actions) =>
      onAddressSelected(item, actions),
    );
    assert.match(address.street ?? '', /^\d+ .*Pennsylvania/i);
    assert.match(address.stateOrProvince ?? '', /^[A-Z]{2}$/);
  });

  it('rejects with a sentence for the shopper, or without one', async () => {
    const silent = adyenLookup({ client: broken(), country: 'NL', now });
    await assert.rejects(
      called((actions) => silent.onAddressLookup('2012es 30', actions)),
      (reason) => reason === undefined,
    );
    const told = adyenLookup({ client: broken(), country: 'NL', now, errorMessage: 'Type your address below.' });
    const item = { id: '1', name: '' };
    await assert.rejects(
      called((actions) => told.onAddressSelected(item, actions)),
      { errorMessage: 'Type your address below.' },
    );
  });
});

describe('the targets for Shopify', () => {
  const newStorage = () => {
    const held = new Map<string, unknown>();
    return {
      read: async <Value>(key: string) => (held.get(key) ?? null) as Value | null,
      write: async (key: string, value: unknown) => void held.set(key, value),
    };
  };
  const apiFor = (value: string, storage = newStorage()) => ({
    signal: new AbortController().signal,
    target: { value, field: 'address1', selectedCountryCode: 'NL' },
    storage,
  });

  it('has at most five suggestions, with a label and an id', async () => {
    const { suggest } = shopifyTargets({ client: newClient(), now });
    const { suggestions } = await suggest(apiFor('jul'));
    assert.equal(suggestions.length, 5);
    for (const suggestion of suggestions)
      assert.deepEqual(Object.keys(suggestion).toSorted(), ['id', 'label', 'matchedSubstrings']);
  });

  it('fills the fields of the checkout, with each target in a worker of its own', async () => {
    const storage = newStorage();
    const suggesting = shopifyTargets({ client: newClient(), now });
    const formatting = shopifyTargets({ client: newClient(), now });
    const enter = async (...values: readonly string[]) => {
      let chosen: { id?: string } = {};
      for (const value of values) [chosen = {}] = (await suggesting.suggest(apiFor(value, storage))).suggestions;
      return (await formatting.formatSuggestion({ target: { selectedSuggestion: chosen }, storage })).formattedAddress;
    };
    const { latitude, longitude, ...address } = await enter('2012', '2012es', '2012es 30');
    assert.deepEqual(address, {
      address1: 'Julianastraat 30',
      address2: '',
      city: 'Haarlem',
      provinceCode: '',
      zip: '2012ES',
      countryCode: 'NL',
    });
    assert.ok(Math.abs((latitude ?? 0) - 52.37) < 0.1 && Math.abs((longitude ?? 0) - 4.63) < 0.1);
    assert.equal((await enter('Julianastraat 8', 'Julianastraat 8 Haarlem')).address1, 'Julianastraat 8');
    assert.deepEqual(bill(), { lookups: 2, addresses: [1, 1], misuse: [] });
  });

  it('ends with the signal, and suggests nothing after a failure', async () => {
    const { suggest } = shopifyTargets({ client: broken(), now });
    assert.deepEqual(await suggest(apiFor('2012es 30')), { suggestions: [] });
    const over = { ...apiFor('2012es 30'), signal: AbortSignal.abort() };
    assert.deepEqual(await shopifyTargets({ client: newClient(), now }).suggest(over), { suggestions: [] });
    assert.equal(bill().lookups, 0);
  });
});
