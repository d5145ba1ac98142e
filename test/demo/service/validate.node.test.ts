import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Params } from '../../../src/contract/operations.ts';
import { serviceOf } from './support.ts';

/** Grade, level, and a mark when it is ambiguous, of each match. */
async function verdicts(country: string, fields: Params): Promise<string[]> {
  const { matches } = await serviceOf().validate(country, fields);
  return matches.map(({ status: { grade, validationLevel, isAmbiguous } }) =>
    [grade, validationLevel, isAmbiguous ? '?' : ''].filter(Boolean).join(' '),
  );
}

const right = { postcode: '2012ES', locality: 'Haarlem', street: 'Julianastraat', building: '30' };
const downing = { postcode: 'SW1A 2AA', locality: 'London', street: 'Downing Street' };

const table: readonly (readonly [what: string, country: string, fields: Params, best: string])[] = [
  ['an address written correctly', 'nld', right, 'A Building'],
  [
    'street and number in one field',
    'nld',
    { postcode: '2012ES', locality: 'Haarlem', streetAndBuilding: 'Julianastraat 30' },
    'A Building',
  ],
  [
    'the number in front, as the French write it',
    'fra',
    { postcode: '75008', locality: 'Paris', streetAndBuilding: '55 Rue du Faubourg Saint-Honoré' },
    'A Building',
  ],
  [
    'case, accents and spaces that differ',
    'nld',
    { ...right, postcode: '2012 es', street: 'JÚLIANASTRAAT' },
    'A Building',
  ],
  ['a slip of the pen', 'nld', { ...right, street: 'Julianstraat' }, 'B Building'],
  ['another postcode', 'nld', { ...right, postcode: '2011RD' }, 'B Building'],
  [
    'an addition that does not exist',
    'nld',
    { postcode: '7514BP', locality: 'Enschede', street: 'Lasondersingel', building: '129 B' },
    'B BuildingPartial',
  ],
  ['a range of numbers, of which one exists', 'nld', { ...right, building: '2-4' }, 'B BuildingPartial'],
  ['a flat beside a number', 'gbr', { ...downing, building: 'Flat 1, 10' }, 'B BuildingPartial'],
  ['a flat without a number', 'gbr', { ...downing, building: 'Flat 10' }, 'C Street'],
  ['a number that does not exist', 'nld', { ...right, building: '31' }, 'C Street'],
  ['no number', 'nld', { ...right, building: '' }, 'B Street'],
  ['an unknown street', 'nld', { ...right, street: 'Zxcvbnmlaan' }, 'F Locality'],
];

describe('validation', () => {
  for (const [what, country, fields, best] of table) {
    it(`rates ${what} as ${best}`, async () => {
      const [first] = await verdicts(country, fields);
      assert.equal(first, best);
    });
  }

  it('marks matches that are equally good as ambiguous, and a region distinguishes them', async () => {
    const markets = { street: 'Grote Markt', building: '1' };
    const all = await verdicts('bel', markets);
    assert.ok(all.length > 1 && all[0]?.endsWith('?'), all.join());
    const { matches } = await serviceOf().validate('bel', { ...markets, region: 'Antwerpen' });
    assert.equal(matches[0]?.address.locality, 'Antwerpen');
    assert.equal(matches[0]?.status.isAmbiguous, false);
  });

  it('lists the best match first', async () => {
    const grades = (await verdicts('nld', { street: 'Grote Markt', locality: 'Haarlem' })).map(
      (verdict) => verdict[0] ?? '',
    );
    assert.deepEqual(grades, grades.toSorted());
  });

  it('has nothing for text that is not an address', async () => {
    assert.deepEqual(await verdicts('nld', { locality: 'Xqzwv' }), []);
  });

  it('only sets what it validated', async () => {
    const { matches } = await serviceOf().validate('nld', { ...right, building: '31' });
    const { street, building, buildingNumber } = matches[0]?.address ?? {};
    assert.deepEqual(
      { street, building, buildingNumber },
      { street: 'Julianastraat', building: null, buildingNumber: null },
    );
  });

  for (const [what, country, fields, lines] of [
    [
      'a street of which the number is unknown',
      'nld',
      { ...right, building: '31' },
      ['Julianastraat', '2012 ES  Haarlem'],
    ],
    ['a town of which the street is unknown', 'nld', { ...right, street: 'Zxcvbnmlaan' }, ['2012 ES  Haarlem']],
    [
      'a street without its number',
      'lux',
      { locality: 'Esch-sur-Alzette', street: 'Ellergronn' },
      ['Ellergronn', 'L-4114 Esch-sur-Alzette'],
    ],
    [
      'a street without its number',
      'usa',
      { locality: 'Boston', region: 'MA', street: 'Newbury Street' },
      ['Newbury Street', 'BOSTON, MA 02116'],
    ],
  ] as const) {
    it(`has the mail lines of what it validated in ${country}: ${what}`, async () => {
      const { matches } = await serviceOf().validate(country, fields);
      assert.deepEqual(matches[0]?.mailLines, lines);
    });
  }

  it('spells the country’s codes as real answers do', async () => {
    const { country, matches } = await serviceOf().validate('nld', right);
    assert.deepEqual(country, { name: 'The Netherlands', iso3Code: 'NLD', iso2Code: 'NL' });
    assert.deepEqual(matches[0]?.country, country);
  });
});
