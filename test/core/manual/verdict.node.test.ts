import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Grade, ValidationLevel } from '../../../src/contract/types.ts';
import type { FieldTexts } from '../../../src/core/address/formats.ts';
import { type Advice, unknownPartOf, verdictOf } from '../../../src/core/manual/verdict.ts';
import { typed } from '../../support/manual.ts';
import { adviceOf, judge, match, type Opinion } from '../../support/opinions.ts';
import * as fc from '../../support/random.ts';

const grades: readonly Grade[] = ['A', 'B', 'C', 'D', 'E', 'F'];
const levels: readonly ValidationLevel[] = ['Building', 'BuildingPartial', 'Street', 'Locality', 'None'];
/** In falling order of trust. */
const order: readonly Advice[] = ['accept', 'note', 'complete', 'review', 'choose', 'keep'];

describe('the advice', () => {
  const rows: Readonly<Record<ValidationLevel, string>> = {
    Building: 'accept accept review review keep keep',
    BuildingPartial: 'complete complete review review keep keep',
    Street: 'review review review review keep keep',
    Locality: 'review review review keep keep keep',
    None: 'keep keep keep keep keep keep',
  };
  for (const level of levels) {
    for (const [index, advice] of rows[level].split(' ').entries()) {
      const grade = grades[index] as Grade;
      it(`is ${advice} for ${grade} at ${level}`, () => assert.equal(adviceOf({ grade, level }), advice));
    }
  }

  it('is to report what changed if a match of A or B differs', () => {
    for (const grade of ['A', 'B'] as const) {
      const { advice, candidates } = judge([{ grade }], { street: 'Julianstraat', postcode: '' });
      assert.equal(advice, 'note');
      assert.deepEqual(candidates[0]?.changes, ['street', 'postcode']);
    }
  });

  it('does not count case, accents, spaces and punctuation as differences', () => {
    const parts = { street: 'Coöperatie-straße', locality: "'s-Gravenhage" };
    assert.equal(adviceOf({ parts }, { street: 'COOPERATIESTRASSE', locality: 's gravenhage' }), 'accept');
  });

  it('is to ask for the number if none was typed and the street is known', () => {
    const { advice, missing } = judge([{ grade: 'B', level: 'Street' }], { building: ' ' });
    assert.equal(advice, 'complete');
    assert.deepEqual(missing, { field: 'building', known: [] });
  });

  it('is to show what was understood if the street lacks the number', () => {
    const { advice, candidates } = judge([{ grade: 'B', level: 'Street', parts: { building: null } }]);
    assert.equal(advice, 'review');
    assert.equal(candidates[0]?.address.building, '30');
    assert.equal(adviceOf({ grade: 'B', level: 'Street' }, { street: 'Julianastraat 30', building: '' }), 'review');
  });

  it('keeps a number that was typed with the street, also beside a flat', () => {
    const fields = { street: 'Julianastrat 99', building: '', addition: 'Whg. 3' };
    const germany = { name: 'Germany', iso3: 'DEU', iso2: 'DE' };
    const street = match({ grade: 'C', level: 'Street', parts: { building: null, buildingNumber: null } });
    const { candidates } = verdictOf({ country: germany, matches: [street] }, { ...typed, ...fields }, germany);
    assert.equal(candidates[0]?.address.lines[0], 'Julianastrat 99 Whg. 3');
    assert.equal(adviceOf({}, { ...fields, street: 'Julianastraat 30' }), 'accept');
  });

  it('is to accept a match beside a company, which stays above the street', () => {
    for (const [addition, building, first] of [
      ['Acme BV', '30', 'Julianastraat 30'],
      ['Acme BV, a', '30a', 'Julianastraat 30a'],
    ] as const) {
      const { advice, candidates } = judge([{ parts: { building } }], { addition });
      assert.equal(advice, 'accept');
      assert.deepEqual(candidates[0]?.address.mailLines, ['Acme BV', first, '2012 ES  Haarlem']);
    }
  });

  it('names the additions that the service knows, including none', () => {
    const members = { nldBuilding: { allAdditions: [null, 'A', 'B'] } };
    const { missing } = judge([{ level: 'BuildingPartial', grade: 'B', members }], { addition: 'X' });
    assert.deepEqual(missing, { field: 'addition', known: ['', 'A', 'B'] });
  });

  it('never accepts another house number automatically', () => {
    assert.equal(adviceOf({ grade: 'B', parts: { building: '31' } }), 'review');
  });

  it('never accepts another house number automatically, typed with the street', () => {
    const fields = { street: 'Julianastraat 3', building: '' };
    assert.equal(adviceOf({ grade: 'B' }, fields), 'review');
    assert.equal(adviceOf({ grade: 'B' }, { ...fields, street: 'Julianastraat 130' }), 'review');
    assert.equal(adviceOf({ grade: 'B' }, { ...fields, street: 'Julianastraat 30' }), 'accept');
    assert.equal(adviceOf({ grade: 'B' }, { ...fields, street: '30, Julianstraat' }), 'note');
  });

  for (const [postcode, advice] of [
    ['2021ES', 'note'],
    ['2012E', 'note'],
    ['2013ES', 'note'],
    ['2517AA', 'review'],
    ['NL-2012 ES', 'accept'],
    ['', 'note'],
    [' ', 'note'],
  ] as const) {
    it(`is to ${advice} when ${JSON.stringify(postcode)} was typed for 2012ES`, () => {
      assert.equal(adviceOf({ grade: 'B' }, { postcode }), advice);
    });
  }

  it('is to keep what was typed if there is no match, or one with an unknown grade or level', () => {
    assert.deepEqual(judge([]), {
      advice: 'keep',
      choice: null,
      grade: null,
      level: null,
      candidates: [],
      missing: null,
    });
    assert.equal(adviceOf({ grade: 'G' as Grade }), 'keep');
    for (const level of ['Region', '__proto__', 'constructor'] as string[]) {
      assert.equal(adviceOf({ level: level as ValidationLevel }), 'keep');
    }
  });
});

describe('several matches', () => {
  const [arnhem, zwolle] = ['Arnhem', 'Zwolle'].map((locality) => ({ isAmbiguous: true, parts: { locality } }));
  const both = [arnhem as Opinion, zwolle as Opinion];

  it('are offered if the service cannot tell which was meant', () => {
    const { advice, candidates } = judge(both);
    assert.equal(advice, 'choose');
    assert.deepEqual(
      candidates.map(({ distinction }) => distinction),
      ['Arnhem', 'Zwolle'],
    );
  });

  it('are distinguished by every part that differs, including the region', () => {
    const namesakes = ['Gelderland', 'Overijssel'].map((region) => ({ isAmbiguous: true, parts: { region } }));
    assert.deepEqual(
      judge(namesakes).candidates.map(({ distinction }) => distinction),
      ['Gelderland', 'Overijssel'],
    );
  });

  it('are offered if they are equally poor', () => {
    assert.equal(judge([{ grade: 'C' }, { grade: 'C', parts: { locality: 'Zwolle' } }]).advice, 'choose');
    assert.equal(judge([{ grade: 'C' }, { grade: 'D', parts: { locality: 'Zwolle' } }]).advice, 'review');
  });

  it('that are flats of one house are no choice between the same lines: the flat is asked for', () => {
    const known = ['E K001', 'E K002'];
    const flats = known.map(
      (addition): Opinion => ({
        grade: 'B',
        level: 'BuildingPartial',
        isAmbiguous: true,
        parts: { building: `30 ${addition}` },
        members: { nldBuilding: { allAdditions: known } },
      }),
    );
    const { advice, candidates, missing } = judge(flats);
    assert.deepEqual([advice, candidates.length], ['complete', 1]);
    assert.deepEqual(missing, { field: 'addition', known });
  });

  it('do not matter if the best is good', () => {
    const { advice, candidates } = judge([{}, { grade: 'C' }]);
    assert.equal(advice, 'accept');
    assert.equal(candidates.length, 1);
    assert.equal(candidates[0]?.distinction, '');
  });

  it('are a review if only one of them is ambiguous', () => {
    assert.equal(judge([both[0] as Opinion]).advice, 'review');
  });
});

describe('any answer', () => {
  const opinion: fc.Arbitrary<Opinion> = fc.record({
    grade: fc.constantFrom(...grades),
    level: fc.constantFrom(...levels),
    isAmbiguous: fc.boolean(),
    parts: fc.record({
      street: fc.constantFrom(null, 'Julianastraat', 'Kade'),
      building: fc.constantFrom(null, '', '30', '31'),
    }),
  });
  const fields = fc.record({ street: fc.string(), building: fc.constantFrom('', '30', 'x'), postcode: fc.string() });

  it('results in an advice, and candidates if the advice needs them', () => {
    fc.assert(
      fc.property(fc.array(opinion, { maxLength: 5 }), fields, (opinions, texts) => {
        const { advice, candidates, missing } = judge(opinions, texts);
        assert.ok(order.includes(advice));
        assert.equal(candidates.length === 0, advice === 'keep');
        if (advice === 'choose') assert.ok(candidates.length > 1);
        assert.equal(missing !== null, advice === 'complete');
      }),
    );
  });

  it('is never trusted more with a worse grade', () => {
    fc.assert(
      fc.property(opinion, fields, fc.boolean(), (best, texts, hasTwin) => {
        const trust = grades.map((grade) => {
          const it = { ...best, grade };
          return order.indexOf(judge(hasTwin ? [it, { ...it, parts: { locality: 'Zwolle' } }] : [it], texts).advice);
        });
        assert.deepEqual(
          trust,
          [...trust].sort((a, b) => a - b),
        );
      }),
    );
  });

  it('is never trusted more with a level that confirms less', () => {
    fc.assert(
      fc.property(opinion, (best) => {
        const trust = levels.map((level) => order.indexOf(adviceOf({ ...best, level, parts: {} })));
        assert.deepEqual(
          trust,
          [...trust].sort((a, b) => a - b),
        );
      }),
    );
  });

  it('is never trusted more if it is ambiguous', () => {
    fc.assert(
      fc.property(fc.array(opinion, { minLength: 1, maxLength: 3 }), fields, ([first = {}, ...rest], texts) => {
        const [clear, vague] = [false, true].map((isAmbiguous) =>
          order.indexOf(judge([{ ...first, isAmbiguous }, ...rest], texts).advice),
        );
        assert.ok((clear as number) <= (vague as number));
      }),
    );
  });
});

describe('the part that the service does not know', () => {
  const unknown = (opinion: Opinion, texts: Partial<FieldTexts> = {}) =>
    unknownPartOf(judge([opinion], texts), { ...typed, ...texts });

  it('is the number in a street that it knows', () => {
    assert.equal(unknown({ grade: 'B', level: 'Street' }), 'building');
    assert.equal(unknown({ grade: 'B', level: 'Street' }, { street: 'Julianastraat 30', building: '' }), 'building');
    assert.equal(unknown({ grade: 'C', level: 'Building' }), null, 'it knows the building');
    assert.equal(unknown({ grade: 'C', level: 'Street', parts: { street: '' } }), null, 'it knows no street');
    assert.equal(unknown({ grade: 'C', level: 'Street' }, { building: '' }), null, 'no number was typed');
  });

  it('is the street in a town that it knows', () => {
    assert.equal(unknown({ grade: 'B', level: 'Locality' }), 'street');
    assert.equal(unknown({ grade: 'B', level: 'Locality', parts: { locality: '' } }), null);
    assert.equal(unknown({ grade: 'B', level: 'Locality' }, { street: ' ' }), null, 'none was typed');
  });

  it('does not exist if nothing is asked, or the address is kept as typed', () => {
    assert.equal(unknown({ grade: 'A', level: 'Street' }, { building: '' }), null);
    assert.equal(unknown({ grade: 'E', level: 'Locality' }), null);
  });
});
