/** Carriers have street, number, addition and flat apart; 19 countries go there and come back. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { adyen, type Backend, bpost, dhl, dpd, myParcel, postNl, sendcloud } from '../../src/backends.ts';
import type { Address } from '../../src/core/address/address.ts';
import type { AddressInput } from '../../src/core/address/address-input.ts';
import { addresses, printed } from './addresses.ts';

type Shape = Readonly<Record<string, string>>;

const carriers = { adyen, bpost, dhl, dpd, myParcel, postNl, sendcloud } as Readonly<Record<string, Backend<Shape>>>;

const parts = ['street', 'building', 'unit', 'postcode', 'locality', 'region', 'district'] as const;
const partsOf = (address: Address | AddressInput | null) =>
  address && Object.fromEntries(parts.map((part) => [part, address[part] ?? null]));
const squeezed = (text: unknown) => (typeof text === 'string' ? text.replace(/\s/g, '') : text);
const find = (street: string) => addresses.find((it) => it.street === street) ?? assert.fail();

describe('an address converted to a carrier and back', () => {
  assert.ok(new Set(addresses.map(({ country }) => country.iso2)).size >= 12);
  for (const [name, carrier] of Object.entries(carriers)) {
    describe(name, () => {
      for (const address of addresses) {
        it(`is unchanged: ${address.country.iso2}, ${address.street} ${address.building}`, () => {
          const sent = carrier.fromAddress(address);
          const back = carrier.toAddress(sent);
          const expected: Record<string, unknown> = { ...partsOf(address), country: address.country.iso2 };
          const found: Record<string, unknown> = { ...partsOf(back), country: back?.country };
          if (name === 'bpost') expected['region'] = null;
          if (name === 'sendcloud' && !/^[A-Z]{1,3}$/.test(address.region ?? '')) expected['region'] = null;
          // The number and its addition are apart, so nobody knows what stood between them.
          if ('number_suffix' in sent || 'HouseNrExt' in sent)
            for (const parts of [expected, found]) parts['building'] = squeezed(parts['building']);
          // A box is its number; it is printed with its word again.
          const isBox = address.country.iso2 === 'BE' && (name === 'bpost' || name === 'myParcel');
          if (isBox) expected['unit'] = /\d+$/.exec(address.unit ?? '')?.[0];
          assert.deepEqual(found, expected);
          assert.deepEqual(carrier.fromAddress(printed(back ?? assert.fail())), sent);
        });
      }
    });
  }
});

describe('what a carrier gets', () => {
  it('uses the words of its API', () => {
    const kinker = find('Kinkerstraat');
    assert.deepEqual(postNl.fromAddress(kinker), {
      Street: 'Kinkerstraat',
      HouseNr: '12',
      HouseNrExt: '-2',
      Buildingname: '',
      Zipcode: '1053DX',
      City: 'Amsterdam',
      Region: '',
      Countrycode: 'NL',
    });
    assert.deepEqual(dhl.fromAddress(find('Mariahilfer Straße')), {
      addressStreet: 'Mariahilfer Straße',
      addressHouse: '10',
      additionalAddressInformation1: 'Top 5',
      postalCode: '1070',
      city: 'Wien',
      state: '',
      country: 'AUT',
    });
    assert.equal(dhl.fromAddress(find('Market Street')).state, 'US-CA');
    assert.deepEqual(sendcloud.fromAddress(find('Market Street')), {
      address_line_1: 'Market Street',
      house_number: '123',
      address_line_2: 'Apt 4',
      postal_code: '94103',
      city: 'San Francisco',
      state_province_code: 'CA',
      country_code: 'US',
    });
    assert.deepEqual(dpd.fromAddress(find('Straße des 17. Juni')), {
      street: 'Straße des 17. Juni',
      houseNo: '135a',
      zipCode: '10623',
      city: 'Berlin',
      state: '',
      country: 'DE',
    });
    assert.deepEqual(adyen.fromAddress(find('Meir')), {
      street: 'Meir',
      houseNumberOrName: '24, bus 301',
      postalCode: '2000',
      city: 'Antwerpen',
      stateOrProvince: '',
      country: 'BE',
    });
  });

  it('has a Belgian box as its number, in either language, or after the house number with its word', () => {
    const [meir, loi] = [find('Meir'), find('Rue de la Loi')];
    assert.deepEqual([bpost.fromAddress(meir).box, bpost.fromAddress(loi).box], ['301', '2']);
    const { number, number_suffix, box_number, street_additional_info } = myParcel.fromAddress(meir);
    assert.deepEqual([number, number_suffix, box_number, street_additional_info], ['24', '', '301', '']);
    assert.equal(postNl.fromAddress(meir).HouseNrExt, 'bus 301');
    assert.equal(
      postNl.fromAddress(printed({ ...meir, building: '24A', lines: [], mailLines: [] })).HouseNrExt,
      'A bus 301',
    );
    assert.equal(dhl.fromAddress(meir).additionalAddressInformation1, 'bus 301');
  });

  it('has the flat with the number, in the country’s order, if there is no other field', () => {
    assert.equal(dpd.fromAddress(find('Baker Street')).houseNo, 'Flat 3, 221B');
    assert.equal(dpd.fromAddress(find('Market Street')).houseNo, '123, Apt 4');
    assert.equal(dpd.fromAddress(find('Julianastraat')).houseNo, '30');
  });

  it('has nothing twice, and loses neither the flat nor a part of the town', () => {
    const twice = printed({ country: 'DE', street: 'Hauptstraße 7', building: '7', locality: 'Berlin' });
    assert.deepEqual([dhl.fromAddress(twice).addressStreet, dhl.fromAddress(twice).addressHouse], ['Hauptstraße', '7']);
    const paulista = find('Avenida Paulista');
    for (const [name, carrier] of Object.entries(carriers)) {
      const all = Object.values(carrier.fromAddress(paulista)).join(' ');
      for (const part of ['1000', 'Apto 4', 'Bela Vista']) assert.equal(all.split(part).length, 2, `${name}: ${part}`);
    }
  });
});

describe('an address from a carrier', () => {
  it('may have the number with the street, as a number, or with the addition', () => {
    const read = (stored: Parameters<typeof postNl.toAddress>[0]) => {
      const { street, building, unit } = postNl.toAddress(stored) ?? assert.fail();
      return [street, building, unit];
    };
    const place = { Zipcode: '2012ES', City: 'Haarlem', Countrycode: 'NL' };
    assert.deepEqual(read({ ...place, Street: 'Julianastraat 30', HouseNr: '' }), ['Julianastraat', '30', null]);
    assert.deepEqual(read({ ...place, Street: 'Julianastraat', HouseNr: 30 as never }), ['Julianastraat', '30', null]);
    assert.deepEqual(read({ ...place, Street: 'Plein 1944', HouseNr: '12', HouseNrExt: 'bis' }), [
      'Plein 1944',
      '12 bis',
      null,
    ]);
    const belgian = { Street: 'Meir', HouseNr: '24', City: 'Antwerpen', Countrycode: 'BE' };
    assert.deepEqual(read({ ...belgian, HouseNrExt: 'A bus 3' }), ['Meir', '24 A', 'bus 3']);
    assert.deepEqual(read({ ...belgian, HouseNrExt: 'B' }), ['Meir', '24 B', null]);
  });

  it('is null without a country, which may be either code', () => {
    assert.equal(dhl.toAddress({ addressStreet: 'Dam', addressHouse: '1' }), null);
    assert.equal(dhl.toAddress({ addressStreet: 'Dam', addressHouse: '1', country: 'NLD' })?.country, 'NL');
    assert.equal(dpd.toAddress(null), null);
  });
});
