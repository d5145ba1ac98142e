import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { areaOf } from '../../../src/core/address/areas.ts';
import { areasIn, readIn } from './corpus.ts';
import { type SameAddress, sameAddresses } from './data/same-addresses.ts';
import { bare } from './judge.ts';

/** The same address as six people would paste it. */
function formsOf({ name, street, streetWithUnit, lines, country }: SameAddress): Readonly<Record<string, string>> {
  const withStreet = (text: string) => lines.map((line) => (line === '*' ? text : line));
  const printed = withStreet(street);
  return {
    'on lines': printed.join('\n'),
    'with commas': printed.join(', '),
    'below a name': [name, ...printed].join('\n'),
    'above its country': [...printed, country].join('\n'),
    'in lower case': printed.join(', ').toLowerCase(),
    'with a unit': withStreet(streetWithUnit).join('\n'),
  };
}

/** The parts that are the same in every form; null where the text is declined. */
async function partsOf(text: string, iso2: string) {
  const { fields, isWhole } = await readIn(iso2, text);
  if (!isWhole) return null;
  const region = areaOf(fields.region, await areasIn(iso2))?.value ?? fields.region;
  return {
    street: [bare(`${fields.street} ${fields.building}`), bare(`${fields.building} ${fields.street}`)].sort()[0],
    postcode: bare(fields.postcode),
    locality: bare(fields.locality),
    region: bare(region),
  };
}

describe('an address in six forms', async () => {
  const found = await Promise.all(
    sameAddresses.map(async (address) => ({
      iso2: address.iso2,
      readings: await Promise.all(
        Object.entries(formsOf(address)).map(async ([form, text]) => ({
          form,
          parts: await partsOf(text, address.iso2),
        })),
      ),
    })),
  );

  for (const { iso2, readings } of found)
    it(`has the same street, postcode, locality and region in each: ${iso2}`, () => {
      const whole = readings.filter(({ parts }) => parts !== null);
      for (const { form, parts } of whole) assert.deepEqual(parts, whole[0]?.parts, `${form}, ${whole[0]?.form}`);
    });

  it('is parsed in at least 85 of 100', () => {
    const all = found.flatMap(({ iso2, readings }) => readings.map((it) => ({ iso2, ...it })));
    const declined = all.filter(({ parts }) => parts === null);
    assert.ok(declined.length <= all.length * 0.15, declined.map(({ iso2, form }) => `${iso2} ${form}`).join('\n'));
  });
});

describe('the addresses', () => {
  it('are of 40 countries, with a street line each', () => {
    assert.equal(new Set(sameAddresses.map(({ iso2 }) => iso2)).size, 40);
    for (const { lines, street, streetWithUnit } of sameAddresses) {
      assert.ok(lines.includes('*'));
      assert.ok(streetWithUnit.includes(street));
    }
  });
});
