/** Answers that the contract allows and that are seldom seen: each can be met in the data. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DutchAddress } from '../../../src/contract/types.ts';
import { serviceOf } from './support.ts';

const { suggest, details, validate, ask } = serviceOf();
const lookUp = async (postcode: string, houseNumber: number, houseNumberAddition = '') =>
  (await (await ask('dutchByPostcode', { postcode, houseNumber, houseNumberAddition })).json()) as DutchAddress;

describe('a number with several units', () => {
  const place = { postcode: '3024AN', street: 'Rosener Manzstraat', locality: 'Rotterdam' };

  it('is ambiguous without a unit: each unit is a match', async () => {
    const { matches } = await validate('nld', { ...place, building: '212' });
    assert.deepEqual(
      matches
        .slice(0, 2)
        .map(({ address, status }) => [address.building, status.grade, status.validationLevel, status.isAmbiguous]),
      [
        ['212 E K001', 'B', 'BuildingPartial', true],
        ['212 E K002', 'B', 'BuildingPartial', true],
      ],
    );
  });

  it('is not ambiguous with its unit, nor if the number alone is an address', async () => {
    const unit = (await validate('nld', { ...place, building: '212 E K002' })).matches;
    assert.deepEqual([unit[0]?.status.grade, unit[0]?.status.isAmbiguous], ['A', false]);
    const plain = (await validate('nld', { postcode: '2161AM', street: 'Leidsestraat', building: '166' })).matches;
    assert.deepEqual([plain[0]?.status.isAmbiguous, plain[0]?.address.building], [false, '166']);
  });

  it('has null for the addition that was looked up and does not exist, as for none', async () => {
    assert.equal((await lookUp('3024AN', 212)).houseNumberAddition, null);
    assert.equal((await lookUp('3024AN', 212, 'E K003')).houseNumberAddition, null);
    assert.equal((await lookUp('2012ES', 30)).houseNumberAddition, '');
  });
});

describe('an address in the Dutch register', () => {
  for (const [postcode, number, type] of [
    ['1011PN', 3, 'house boat site'],
    ['2564AA', 449, 'mobile home site'],
    ['2012ES', 30, 'building'],
  ] as const) {
    it(`can be a ${type}, in the lookup as in the details`, async () => {
      assert.equal((await lookUp(postcode, number)).addressType, type);
      const [match] = (await suggest('nld', `${postcode} ${number}`)).matches;
      assert.ok(match);
      const information = (await details(match)).details?.['nldBagInformation'];
      assert.equal(Reflect.get(Object(information), 'addressType'), type);
    });
  }

  it('has no object if none is registered', async () => {
    assert.equal((await lookUp('2513AB', 8)).bagAddressableObjectId, null);
  });

  it('can have each of the purposes, and several', async () => {
    const found = await Promise.all(
      (
        [
          ['2012ES', 2],
          ['1071XX', 1],
          ['3015CX', 18],
          ['3011TA', 16],
          ['3072AP', 123],
          ['3072AP', 179],
          ['1011DK', 110],
          ['1018CZ', 40],
          ['3012BN', 50],
          ['1017HL', 32],
        ] as const
      ).map(async ([postcode, number]) => (await lookUp(postcode, number)).purposes),
    );
    assert.deepEqual(
      [...new Set(found.flat())].sort(),
      'assembly detention education healthcare industry lodging office other residency shopping sport'.split(' '),
    );
    assert.ok(found.some((purposes) => (purposes?.length ?? 0) > 1));
  });
});

describe('a rare case', () => {
  it('is the grade E: a street of the postcode, in another town and without the number', async () => {
    const [match] = (
      await validate('nld', { postcode: '2012ES', locality: 'Nergenshuizen', street: 'Julianastraat', building: '999' })
    ).matches;
    assert.equal(match?.status.grade, 'E');
  });

  it('is the level None: a region, and nothing else', async () => {
    for (const [country, region] of [
      ['nld', 'Noord-Holland'],
      ['usa', 'DC'],
    ] as const) {
      const { matches } = await validate(country, { region });
      assert.deepEqual(
        matches.map(({ status, address, mailLines }) => [
          status.validationLevel,
          address.region,
          address.street,
          mailLines,
        ]),
        [['None', region, null, []]],
      );
    }
    assert.deepEqual((await validate('nld', { region: 'Nergenshuizen' })).matches, []);
  });

  it('is the precision None: the country, which leads to its places', async () => {
    for (const [context, term] of [
      ['nld', 'The Netherlands'],
      ['gbr', 'Vereinigtes Königreich'],
    ] as const) {
      const [country] = (await suggest(context, term)).matches;
      assert.deepEqual([country?.precision, country?.label], ['None', term]);
      const { matches } = await suggest(country?.context ?? '', country?.value ?? '');
      assert.ok(matches.length > 1 && matches.every(({ precision }) => precision === 'Locality'), term);
    }
  });

  it('is a new context that is a text: the typed text is no longer in the street', async () => {
    const [street] = (await suggest('nld', 'Julianastraat Haarlem')).matches;
    const { newContext } = await suggest(street?.context ?? '', 'Kalverstraat Amsterdam');
    assert.equal(newContext, 'nld');
  });

  it('is a dispatch country that does not exist: it is refused', async () => {
    const [match] = (await suggest('nld', '2012ES 30')).matches;
    for (const [dispatchCountry, status] of [
      ['XYZ', 400],
      ['QQQ', 400],
      ['DEU', 200],
      ['deu', 200],
      ['', 200],
    ] as const)
      assert.equal(
        (await ask('details', { context: match?.context ?? '', dispatchCountry })).status,
        status,
        dispatchCountry,
      );
  });
});
