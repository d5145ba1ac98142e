/** Tests that each way of a shopper leads to an address in every country of the service. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wholeCountries } from '../../../demo/service/data/whole.ts';
import { mailLines, streetLine } from '../../../demo/service/lines.ts';
import { nameIn, type Street, streetsOf } from '../../../demo/service/model.ts';
import { journeysOf } from '../../support/service/found-table.ts';
import { serviceOf } from './support.ts';

const { suggest, details, validate } = serviceOf();

for (const data of wholeCountries) {
  const { iso3 } = data.country;
  const context = iso3.toLowerCase();
  const [language = ''] = data.languages;
  const streets = streetsOf(data);
  const find = (fits: (street: Street) => boolean) => streets.find(fits) ?? assert.fail('no such street');
  const townOf = ({ locality }: Street) => nameIn(locality.name, language);
  const isPlain = (street: Street) =>
    !street.data.kind && !street.isNamesake && street.buildings.some(({ number }) => number);
  const indexOfNumber = ({ buildings }: Street) => buildings.findIndex(({ number }) => number !== null);

  describe(`a shopper in ${iso3}`, () => {
    it('types a complete address, and gets its lines', async () => {
      const street = find(isPlain);
      const building = street.buildings[indexOfNumber(street)];
      assert.ok(building);
      const lines = mailLines(street, building, language);
      const [match] = (await suggest(context, lines.join(', '), language)).matches;
      assert.ok(match);
      assert.deepEqual((await details(match)).mailLines, lines);
    });

    it('goes from the town to a street to a number', async () => {
      const [town] = (await suggest(context, townOf(find(isPlain)), language)).matches;
      let match = town;
      for (let level = 0; match && match.precision !== 'Address' && level < 5; level++)
        match = (await suggest(match.context, match.value, language)).matches[0];
      assert.equal(match?.precision, 'Address');
    });

    it('has mistyped a letter, in the list and in the fields', async () => {
      const street = find((it) => isPlain(it) && /\p{L}{8}/u.test(nameIn(it.data.name, language)));
      const name = nameIn(street.data.name, language);
      const at = name.search(/\p{L}{8}/u) + 4;
      const wrong = `${name.slice(0, at)}${name.slice(at + 1)}`;
      const building = street.buildings[indexOfNumber(street)];
      assert.ok(building);
      const number = String(building.number);
      const { matches } = await suggest(context, `${wrong} ${number} ${townOf(street)}`, language);
      assert.ok(
        matches.some(({ value }) => value.includes(name)),
        `${wrong} ${number} ${townOf(street)}`,
      );
      const [best] = (
        await validate(context, {
          street: wrong,
          building: number,
          locality: townOf(street),
          postcode: building.postcode,
        })
      ).matches;
      assert.equal(best?.address.street, name);
    });

    it('chooses among the units of a number', async () => {
      const street = find(
        (it) =>
          isPlain(it) &&
          it.buildings.some(
            ({ number, addition, name }, at) =>
              number !== null && at > 0 && `${addition}${name}` !== '' && it.buildings[at - 1]?.number === number,
          ),
      );
      const at = street.buildings.findIndex(
        ({ number }, index) => index > 0 && number !== null && street.buildings[index - 1]?.number === number,
      );
      const { number } = street.buildings[at] ?? assert.fail();
      const house = { number, addition: '', name: '', postcode: '' };
      const { matches } = await suggest(context, `${streetLine(street, house, language)}, ${townOf(street)}`, language);
      const own = matches.filter(
        ({ precision, value }) => precision === 'Address' && value.includes(nameIn(street.data.name, language)),
      );
      assert.ok(own.length > 1, matches.map(({ value }) => value).join());
    });

    it('has a PO box', async () => {
      const street = find(({ data: { kind } }) => kind === 'PO boxes');
      const building = street.buildings[0] ?? assert.fail();
      const [match] = (await suggest(context, mailLines(street, building, language).join(', '), language)).matches;
      assert.ok(match);
      assert.equal((await details(match)).isPoBox, true);
    });

    it('types a number that does not exist', async () => {
      const street = find((it) => isPlain(it) && !it.buildings.some(({ number }) => number === 99_998));
      const house = { number: 99_998, addition: '', name: '', postcode: '' };
      const { matches } = await suggest(context, `${streetLine(street, house, language)}, ${townOf(street)}`, language);
      assert.equal(matches[0]?.label, nameIn(street.data.name, language));
      assert.ok(matches.some(({ precision }) => precision === 'Address'));
    });
  });
}

describe('a country of the service', () => {
  it('has units and PO boxes everywhere; the README says which cases are few', () => {
    const thin = wholeCountries.flatMap((data) =>
      journeysOf(streetsOf(data))
        .slice(0, 2)
        .flatMap(({ what, isThin }) => (isThin ? [`${data.country.iso3}: ${what}`] : [])),
    );
    assert.deepEqual(thin, []);
  });
});
