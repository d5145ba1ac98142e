import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as entry from '../../src/backends.ts';
import type { Address } from '../../src/core/address/address.ts';
import type { AddressInput } from '../../src/core/address/address-input.ts';
import { isoCountries } from '../../src/core/country/iso-countries.ts';
import { addresses, printed } from './addresses.ts';

const { commercetools, magento, medusa, postalAddress, saleor, shopify, stripe, wooCommerce } = entry;

/** Each as what it gives is what it takes. */
const backends: Readonly<Record<string, (address: Address) => AddressInput | null>> = {
  stripe: (address) => stripe.toAddress(stripe.fromAddress(address)),
  shopify: (address) => shopify.toAddress(shopify.fromAddress(address)),
  wooCommerce: (address) => wooCommerce.toAddress(wooCommerce.fromAddress(address)),
  magento: (address) => magento.toAddress(magento.fromAddress(address)),
  medusa: (address) => medusa.toAddress(medusa.fromAddress(address)),
  saleor: (address) => saleor.toAddress(saleor.fromAddress(address)),
  commercetools: (address) => commercetools.toAddress(commercetools.fromAddress(address)),
  postalAddress: (address) => postalAddress.toAddress(postalAddress.fromAddress(address)),
};

const parts = ['street', 'building', 'unit', 'postcode', 'locality', 'region', 'district'] as const;
const partsOf = (address: Address | AddressInput | null) =>
  address && Object.fromEntries(parts.map((part) => [part, address[part] ?? null]));
const nameOf = ({ country, street, building }: Address) => `${country.iso2}, ${street} ${building}`;

const [julianastraat] = addresses;
const market = addresses.find(({ street }) => street === 'Market Street');
const baker = addresses.find(({ street }) => street === 'Baker Street');
const paulista = addresses.find(({ country }) => country.iso2 === 'BR');
assert.ok(julianastraat && market && baker && paulista);

describe('an address converted to a back end and back', () => {
  assert.ok(new Set(addresses.map(({ country }) => country.iso2)).size >= 12);
  for (const [name, roundTrip] of Object.entries(backends)) {
    describe(name, () => {
      for (const address of addresses) {
        it(`is unchanged: ${nameOf(address)}`, () => {
          const back = roundTrip(address);
          const expected = partsOf(address);
          // It takes codes alone.
          if (name === 'shopify' && expected && !/^[A-Z]{1,3}$/.test(address.region ?? 'NL')) expected['region'] = null;
          assert.deepEqual(partsOf(back), expected);
          assert.equal(back?.country, address.country.iso2);
          assert.deepEqual(printed({ ...back, country: address.country, region: address.region }).lines, address.lines);
        });
      }
    });
  }
});

describe('what a back end gets', () => {
  it('uses the words of its API', () => {
    assert.deepEqual(stripe.fromAddress(market), {
      line1: '123 Market Street',
      line2: 'Apt 4',
      city: 'San Francisco',
      state: 'CA',
      postal_code: '94103',
      country: 'US',
    });
    assert.deepEqual(shopify.fromAddress(market), {
      address1: '123 Market Street',
      address2: 'Apt 4',
      city: 'San Francisco',
      provinceCode: 'CA',
      zip: '94103',
      countryCode: 'US',
    });
    assert.deepEqual(wooCommerce.fromAddress(market), {
      address_1: '123 Market Street',
      address_2: 'Apt 4',
      city: 'San Francisco',
      state: 'CA',
      postcode: '94103',
      country: 'US',
    });
    assert.deepEqual(magento.fromAddress(market), {
      street: ['123 Market Street', 'Apt 4'],
      city: 'San Francisco',
      region: 'CA',
      postcode: '94103',
      country_id: 'US',
    });
    assert.deepEqual(medusa.fromAddress(market), {
      address_1: '123 Market Street',
      address_2: 'Apt 4',
      city: 'San Francisco',
      province: 'us-ca',
      postal_code: '94103',
      country_code: 'us',
    });
    assert.deepEqual(saleor.fromAddress(paulista), {
      streetAddress1: 'Avenida Paulista 1000',
      streetAddress2: 'Apto 4',
      city: 'São Paulo',
      cityArea: 'Bela Vista',
      countryArea: 'SP',
      postalCode: '01310-100',
      country: 'BR',
    });
    assert.deepEqual(commercetools.fromAddress(market), {
      country: 'US',
      streetName: 'Market Street',
      streetNumber: '123',
      apartment: 'Apt 4',
      postalCode: '94103',
      city: 'San Francisco',
      state: 'CA',
    });
    assert.deepEqual(postalAddress.fromAddress(market), {
      streetAddress: '123 Market Street\nApt 4',
      addressLocality: 'San Francisco',
      addressRegion: 'CA',
      postalCode: '94103',
      addressCountry: 'US',
    });
  });

  it('has the street on the first line and the flat on the second, even if the country prints the flat above', () => {
    assert.deepEqual(baker.lines, ['Flat 3', '221B Baker Street']);
    const { line1, line2 } = stripe.fromAddress(baker);
    assert.deepEqual([line1, line2], ['221B Baker Street', 'Flat 3']);
  });

  it('has an empty text for each missing part, so that nothing of an earlier address remains', () => {
    assert.deepEqual(stripe.fromAddress(julianastraat), {
      line1: 'Julianastraat 30',
      line2: '',
      city: 'Haarlem',
      state: '',
      postal_code: '2012ES',
      country: 'NL',
    });
    assert.deepEqual(magento.fromAddress(julianastraat).street, ['Julianastraat 30']);
    assert.equal('apartment' in commercetools.fromAddress(julianastraat), false);
    assert.equal(shopify.fromAddress({ ...julianastraat, region: 'Noord-Holland' }).provinceCode, '');
    assert.equal(medusa.fromAddress({ ...julianastraat, region: 'Noord-Holland' }).province, 'Noord-Holland');
  });

  it('has the street with its number even before the country’s format has loaded', () => {
    const unprinted = { ...julianastraat, lines: [], mailLines: [] };
    assert.equal(stripe.fromAddress(unprinted).line1, 'Julianastraat 30');
  });
});

describe('an address from a back end', () => {
  it('may lack members, or have null or unknown ones', () => {
    const customer = { line1: 'Dam 1', line2: null, city: 'Amsterdam', country: 'nl', name: 'A. Jansen' };
    const read = stripe.toAddress(customer);
    assert.deepEqual([read?.street, read?.building, read?.unit, read?.country], ['Dam', '1', null, 'NL']);
    assert.equal(stripe.toAddress({ line1: 'Dam 1' }), null);
    assert.equal(stripe.toAddress({ line1: 'Dam 1', country: 'XX' }), null);
    assert.equal(commercetools.toAddress({ city: 'Amsterdam' }), null);
    assert.deepEqual(commercetools.toAddress({ city: 'Amsterdam', streetName: null, country: 'NLD' }), {
      country: 'NL',
      street: null,
      building: null,
      unit: null,
      postcode: null,
      locality: 'Amsterdam',
      region: null,
    });
    assert.equal(medusa.toAddress({ province: 'us-ca-x', country_code: 'us' })?.region, 'us-ca-x');
    assert.equal(shopify.fromAddress({ ...julianastraat, region: 'Zeeland NH' }).provinceCode, '');
    // As an API has it for a customer without an address.
    for (const none of [null, undefined]) {
      for (const backend of [stripe, magento, commercetools]) assert.equal(backend.toAddress(none), null);
    }
    const strange = { country: 'NL', streetName: {}, streetNumber: [30], city: 'Amsterdam' } as never;
    const { street, building, locality } = commercetools.toAddress(strange) ?? {};
    assert.deepEqual([street, building, locality], [null, null, 'Amsterdam']);
    assert.equal(commercetools.toAddress({ country: 5 } as never), null);
  });

  it('is printed as the lines it came as, whatever they are and in any country', () => {
    const streets = ['Julianastraat', '5th Avenue', 'Straße des 17. Juni', 'Plein 1944', 'Calle 45', 'Strada 1 Mai'];
    const buildings = [null, '1', '12a', '12 bis', '7/A', '10-2', '71 C', '5 2'];
    const units = [null, 'Flat 3', '4', '3º B', 'bus 301', '2. tv', 'Apt 4, Rear'];
    for (const { iso2: country } of isoCountries()) {
      for (const [at, building] of buildings.entries()) {
        const [unit = null, street = ''] = [units[at % units.length], streets[at % streets.length]];
        const sent = stripe.fromAddress(printed({ country, street, building, unit, locality: 'Haarlem' }));
        const back = stripe.toAddress(sent);
        assert.ok(back);
        const again = stripe.fromAddress(printed(back));
        assert.deepEqual([again.line1, again.line2], [sent.line1, sent.line2], country);
      }
    }
  });

  it('keeps lines that the country would print differently', () => {
    const long = magento.toAddress({ street: ['123 Market Street', 'Apt 4', 'Rear'], country_id: 'US' });
    assert.deepEqual([long?.street, long?.building, long?.unit], ['Market Street', '123', 'Apt 4, Rear']);
    const spaced = stripe.toAddress({ line1: ' Dam  1 ', line2: '  ', city: 'Amsterdam', country: 'NL' });
    assert.deepEqual([spaced?.street, spaced?.building, spaced?.unit], ['Dam  1', null, null]);
    const blank = magento.toAddress({ street: [' ', 'Dam 1'], city: 'Amsterdam', country_id: 'NL' });
    assert.deepEqual([blank?.street, blank?.building, blank?.unit], ['Dam', '1', null]);
  });
});
