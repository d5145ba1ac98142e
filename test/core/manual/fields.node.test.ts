import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withCountryLine } from '../../../src/core/address/country-line.ts';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import type { Field, FieldTexts } from '../../../src/core/address/formats.ts';

import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import {
  addressFromManual,
  checkManual,
  editableFieldsOf,
  manualFieldsOf,
  manualFrom,
  validateParamsOf,
  withNumberInStreet,
} from '../../../src/core/manual/fields.ts';
import { nasty } from '../../support/nasty.ts';
import * as fc from '../../support/random.ts';
import { belgium, netherlands } from '../../support/samples.ts';

const inNetherlands = worldFormatOf('NL');
const whole = { ...emptyFields, street: 'Julianastraat', building: '30', postcode: '2012es', locality: 'Haarlem' };
const outline = (fields: FieldTexts, iso2: string) =>
  checkManual(fields, worldFormatOf(iso2)).map(({ field, kind, severity }) => `${field} ${kind} ${severity}`);
const anyFields: fc.Arbitrary<FieldTexts> = fc.record(
  Object.fromEntries(Object.keys(emptyFields).map((name) => [name, fc.oneof(fc.constantFrom(...nasty), fc.string())])),
) as unknown as fc.Arbitrary<FieldTexts>;
const anyCountry = fc.constantFrom('NL', 'GB', 'FR', 'IE', 'IT', 'HU', 'LV', '');

describe('an address in its country', () => {
  for (const [iso2, fields, lines] of [
    ['CZ', { building: '14', postcode: '37821', locality: 'Lhota' }, ['Lhota 14', '378 21 Lhota']],
    ['AT', { building: '12', postcode: '8971', locality: 'Untertal' }, ['Untertal 12', '8971 Untertal']],
    ['BY', { street: 'vul. Lenina 5', postcode: '220030', locality: 'Minsk' }, ['vul. Lenina 5', '220030 Minsk']],
    ['KZ', { street: 'Abaya 10', postcode: '050000', locality: 'Almaty' }, ['Abaya 10', 'Almaty', '050000']],
  ] as const)
    it(`is printed as its post writes it: ${iso2}, ${lines.join(', ')}`, () => {
      const country = isoCountries().find((it) => it.iso2 === iso2)!;
      const { mailLines } = addressFromManual({ ...emptyFields, ...fields }, country, worldFormatOf(iso2));
      assert.deepEqual(mailLines, lines);
    });
});

describe('checking the fields', () => {
  const cases: readonly (readonly [what: string, iso2: string, fields: Partial<FieldTexts>, problems: string[]])[] = [
    ['a whole address', 'NL', whole, []],
    ['a house in a village without streets', 'CZ', { building: '14', postcode: '378 21', locality: 'Lhota' }, []],
    [
      'a house without a street elsewhere',
      'DE',
      { building: '14', postcode: '37821', locality: 'Lhota' },
      ['street missing error'],
    ],
    [
      'nothing',
      'NL',
      {},
      ['street missing error', 'building missing error', 'postcode missing error', 'locality missing error'],
    ],
    ['blanks', 'NL', { ...whole, locality: ' \t' }, ['locality missing error']],
    ['no number', 'NL', { ...whole, building: '' }, ['building missing error']],
    ['a PO box without its number', 'NL', { ...whole, street: 'Postbus', building: '' }, ['building missing error']],
    ['a PO box', 'NL', { ...whole, street: 'Postbus 12', building: '' }, []],
    [
      'a comma in place of a number',
      'NL',
      { ...whole, street: 'Dam, Haarlem', building: '' },
      ['building missing error'],
    ],
    ['no number', 'BE', { ...whole, postcode: '1000', building: '' }, ['building missing hint']],
    ['a number in the street', 'NL', { ...whole, street: 'Julianastraat 30', building: '' }, []],
    ['an odd postcode', 'NL', { ...whole, postcode: '0123AB' }, ['postcode shape hint']],
    ['no province in Spain', 'ES', { ...whole, postcode: '28013' }, ['region missing error']],
    ['no Eircode', 'IE', { ...whole, postcode: '' }, ['postcode missing hint']],
    ['no postcode where they are unknown', '', { ...whole, postcode: '' }, []],
  ];
  for (const [what, iso2, fields, problems] of cases) {
    it(`says ${problems.join(', ') || 'nothing'} about ${what} in ${iso2}`, () => {
      assert.deepEqual(outline({ ...emptyFields, ...fields }, iso2), problems);
    });
  }

  it('never treats a wrong postcode as an error', () => {
    fc.assert(
      fc.property(
        anyCountry,
        fc.string({ minLength: 1 }).filter((it) => it.trim() !== ''),
        (iso2, postcode) => {
          const problems = checkManual({ ...whole, region: 'x', postcode }, worldFormatOf(iso2));
          assert.ok(problems.every(({ severity }) => severity === 'hint'));
        },
      ),
    );
  });
});

describe('what is sent to the service', () => {
  const ask = (fields: Partial<FieldTexts>, format = inNetherlands) =>
    validateParamsOf({ ...emptyFields, ...fields }, netherlands, format);

  it('is each field with text, the postcode as printed', () => {
    assert.deepEqual(ask(whole), {
      country: 'nld',
      postcode: '2012 ES',
      locality: 'Haarlem',
      street: 'Julianastraat',
      building: '30',
    });
  });

  it('is street and number together if they were typed together', () => {
    const params = ask({ ...whole, street: ' Julianastraat 30 ', building: '' });
    assert.equal(params.streetAndBuilding, 'Julianastraat 30');
    assert.ok(!('street' in params) && !('building' in params));
  });

  it('is street and number together beside a second line, which is not a building', () => {
    const params = ask({ ...whole, street: 'Julianastrat 30', building: '', addition: '2nd floor' });
    assert.equal(params.streetAndBuilding, 'Julianastrat 30');
    assert.ok(!('street' in params) && !('building' in params));
  });

  it('is the street line beside a flat in a country with one field for street and number', () => {
    const params = ask({ ...whole, street: '350 5th Ave', building: '', addition: 'Apt 4' }, worldFormatOf('US'));
    assert.equal(params.streetAndBuilding, '350 5th Ave');
    assert.ok(!('street' in params) && !('building' in params));
  });

  it('has the number that stands on the second line, beside a street with a digit in its name', () => {
    const params = ask({ ...whole, street: '4th Avenue', building: '', addition: '350' }, worldFormatOf('US'));
    assert.deepEqual([params.street, params.building, params.streetAndBuilding], ['4th Avenue', '350', undefined]);
  });

  it('has no company, which is not part of the building', () => {
    assert.equal(ask({ ...whole, addition: 'Acme Ltd, A' }).building, '30 A');
    assert.equal(ask({ ...whole, addition: 'Acme Ltd' }, worldFormatOf('GB')).building, '30');
  });

  it('is name and street together if a comma separates them', () => {
    const params = ask({ ...whole, street: 'Rose Cottage, Mill Lane', building: '' });
    assert.equal(params.streetAndBuilding, 'Rose Cottage, Mill Lane');
  });

  it('has the second line with the number, in the order of the country', () => {
    assert.equal(ask({ ...whole, addition: 'A' }).building, '30 A');
    assert.equal(ask({ ...whole, addition: 'Flat 3' }, worldFormatOf('GB')).building, 'Flat 3, 30');
  });

  it('only has the region if the country has one', () => {
    assert.equal(ask({ ...whole, region: 'Noord-Holland' }).region, undefined);
    assert.equal(ask({ ...whole, region: 'RM' }, worldFormatOf('IT')).region, 'RM');
  });

  it('never has street or number beside both together, nor an empty text', () => {
    fc.assert(
      fc.property(anyFields, anyCountry, (fields, iso2) => {
        const { country, ...params } = validateParamsOf(fields, belgium, worldFormatOf(iso2));
        assert.equal(country, 'bel');
        assert.ok(Object.values(params).every((text) => text.trim() === text && text !== ''));
        if ('streetAndBuilding' in params) assert.ok(!('street' in params) && !('building' in params));
      }),
    );
  });
});

describe('an address made from fields', () => {
  it('is what was typed, without the spaces around it', () => {
    const address = addressFromManual(
      { ...whole, street: ' Julianastraat\t', building: ' 30 ', addition: ' A ', region: 'x' },
      netherlands,
      inNetherlands,
    );
    assert.equal(address.building, '30 A');
    assert.equal(address.buildingNumber, 30);
    assert.equal(address.buildingNumberAddition, 'A');
    assert.equal(address.postcode, '2012ES');
    assert.equal(address.region, null);
    assert.deepEqual(address.mailLines, ['Julianastraat 30 A', '2012 ES  Haarlem']);
  });

  const numbers: readonly (readonly [
    iso2: string,
    typed: Partial<FieldTexts>,
    building: string,
    unit: string | null,
  ])[] = [
    ['GB', { building: '221B' }, '221B', null],
    ['BE', { building: '221', addition: 'B' }, '221 B', null],
    ['FR', { building: '12', addition: 'bis' }, '12 bis', null],
    ['AT', { building: '12/3/4' }, '12/3/4', null],
    ['AT', { building: '12', addition: 'Stiege 3 Top 4' }, '12', 'Stiege 3 Top 4'],
    ['BE', { building: '12', addition: 'bus 301' }, '12', 'bus 301'],
    ['DE', { building: '12', addition: 'Hinterhaus' }, '12', 'Hinterhaus'],
    ['DE', { building: 'Villa Rosa', addition: 'EG' }, 'Villa Rosa', 'EG'],
    ['DE', { building: '', addition: 'Villa Rosa' }, 'Villa Rosa', null],
    ['GB', { building: 'Flat 2, 10' }, 'Flat 2, 10', null],
    ['GB', { building: '10', addition: 'Flat 2' }, '10', 'Flat 2'],
    ['GB', { building: '10', addition: '2' }, '10', '2'],
    ['AU', { street: '5/3 High St' }, '', null],
    ['AU', { street: '3 High St', addition: 'Unit 5' }, '', 'Unit 5'],
    ['US', { street: '3 High St', addition: '5' }, '', '5'],
    // The Dutch register knows additions of any kind: all of it is the house number.
    ['NL', { building: '12-A02' }, '12-A02', null],
    ['NL', { building: '12', addition: 'A02' }, '12 A02', null],
    ['NL', { building: '12', addition: '-A02' }, '12 -A02', null],
    ['NL', { building: '12', addition: '3-hoog achter' }, '12 3-hoog achter', null],
    ['NL', { building: '12', addition: 'huis' }, '12 huis', null],
  ];
  for (const [iso2, fields, building, unit] of numbers) {
    const text = Object.values(fields).join(' + ');
    it(`has what belongs to the number in its building, and a flat in its unit: ${iso2} ${text}`, () => {
      const country = { name: iso2, iso2, iso3: iso2 };
      const typed = { ...emptyFields, street: 'High Street', ...fields };
      const address = addressFromManual(typed, country, worldFormatOf(iso2));
      assert.deepEqual([address.building ?? '', address.unit], [building, unit]);
      const again = addressFromManual(manualFieldsOf(address), country, worldFormatOf(iso2));
      assert.deepEqual(again, address);
    });
  }

  it('ends with the country, once, if the parcel comes from another one', () => {
    const company = addressFromManual({ ...whole, addition: 'Acme BV, A' }, netherlands, inNetherlands);
    assert.deepEqual([company.building, company.unit], ['30 A', 'Acme BV']);
    const address = addressFromManual(whole, netherlands, inNetherlands);
    assert.equal(withCountryLine(address, ''), address);
    assert.equal(withCountryLine(address, 'nld'), address);
    const abroad = withCountryLine(address, 'BEL');
    assert.equal(abroad.mailLines.at(-1), 'PAYS-BAS');
    assert.equal(withCountryLine(abroad, 'BEL'), abroad);
  });

  const printed: readonly (readonly [iso2: string, fields: Partial<FieldTexts>, lines: string[]])[] = [
    [
      'GB',
      { street: 'Mill Lane', building: '10', addition: 'Flat 3', locality: 'Bath', postcode: 'ba11aa' },
      ['Flat 3', '10 Mill Lane', 'BATH', 'BA1 1AA'],
    ],
    ['GB', { street: 'Mill Lane', building: 'Rose Cottage', locality: 'Bath' }, ['Rose Cottage', 'Mill Lane', 'BATH']],
    [
      'IE',
      { street: 'Main Street', building: '1', locality: 'Naas', region: 'Co. Kildare', postcode: 'w91xy00' },
      ['1 Main Street', 'Naas', 'Co. Kildare', 'W91 XY00'],
    ],
    [
      'HU',
      { street: 'Fő utca', building: '1', locality: 'Budapest', postcode: '1011' },
      ['Budapest', 'Fő utca 1', '1011'],
    ],
    [
      'LV',
      { street: 'Brīvības iela', building: '1', locality: 'Rīga', postcode: '1050' },
      ['Brīvības iela 1', 'Rīga, LV-1050'],
    ],
    [
      'LT',
      { street: 'Gedimino pr.', building: '1', locality: 'Vilnius', postcode: '01103' },
      ['Gedimino pr. 1', 'LT-01103 Vilnius'],
    ],
    [
      '',
      { street: 'Main', building: '1', locality: 'Town', postcode: 'X 1', region: 'State' },
      ['Main 1', 'X 1 Town', 'State'],
    ],
  ];
  for (const [iso2, fields, lines] of printed) {
    it(`is printed as ${lines.join(' / ')} in ${iso2}`, () => {
      assert.deepEqual(
        addressFromManual({ ...emptyFields, ...fields }, netherlands, worldFormatOf(iso2)).mailLines,
        lines,
      );
    });
  }
});

describe('the initial fields', () => {
  const begin = (text: string, label?: string) =>
    manualFrom({ text, labels: label ? [label] : [], iso2: 'NL' }, inNetherlands);
  const cases: readonly (readonly [text: string, label: string | undefined, fields: Partial<Record<Field, string>>])[] =
    [
      ['julianastr 30 haarlem', undefined, { street: 'julianastr', building: '30', locality: 'haarlem' }],
      ['Juliana 30 haarlem', undefined, { street: 'Juliana', building: '30', locality: 'haarlem' }],
      ['2012ES 30', undefined, { postcode: '2012 ES', building: '30' }],
      [
        'Julianastraat 30, 2012 ES Haarlem, Nederland',
        undefined,
        { street: 'Julianastraat', building: '30', postcode: '2012 ES', locality: 'Haarlem' },
      ],
      ['ab', undefined, { street: 'ab' }],
      ['Haarlem ', 'Haarlem', { locality: 'Haarlem' }],
      ['Haarlem juli', 'Haarlem', { locality: 'Haarlem', street: 'juli' }],
      ['2012ES Haarlem ', '2012ES', { postcode: '2012ES', locality: 'Haarlem' }],
      ['Haarlem, Julianastraat ', 'Julianastraat', { locality: 'Haarlem', street: 'Julianastraat' }],
      [
        '2012 ES Haarlem, Julianastraat 30',
        'Julianastraat',
        { postcode: '2012 ES', locality: 'Haarlem', street: 'Julianastraat', building: '30' },
      ],
      ['Haarlem, something else', 'Julianastraat', { locality: 'Haarlem', street: 'something else' }],
    ];
  for (const [text, label, fields] of cases) {
    it(`are ${JSON.stringify(fields)} after ${JSON.stringify(text)}`, () => {
      assert.deepEqual(begin(text, label), { ...emptyFields, ...fields });
    });
  }

  it('are divided though the postcode gets the prefix of its country', () => {
    const fields = manualFrom({ text: 'Brīvības iela 5, 1010 Rīga', labels: [], iso2: 'LV' }, worldFormatOf('LV'));
    assert.deepEqual([fields.street, fields.building, fields.locality], ['Brīvības iela', '5', 'Rīga']);
  });

  it('contain every letter that was typed or chosen', () => {
    const text = fc.oneof(fc.constantFrom(...nasty, 'Haarlem, Julianastraat 30'), fc.string());
    fc.assert(
      fc.property(text, text, (typed, label) => {
        const fields = Object.values(begin(typed, label)).join('');
        const lettersOf = (it: string) => [...it.toUpperCase().replace(/[\s,-]/g, '')].sort().join('');
        assert.equal(lettersOf(fields), lettersOf(typed));
      }),
      { examples: [['2012 ES Haarlem, Julianastraat 30', 'Julianastraat']] },
    );
  });
});

describe('the fields for changing a known address', () => {
  const join = (iso2: string, street: string, building: string) => {
    const fields = { ...emptyFields, street, building, locality: 'Town' };
    const joined = withNumberInStreet(fields, iso2);
    return joined === fields ? 'as they are' : [joined.street, joined.building, joined.locality];
  };

  it('have the number with the street if the country has one field for both, as it is written there', () => {
    assert.deepEqual(join('US', 'Main St', '12'), ['12 Main St', '', 'Town']);
    assert.deepEqual(join('JP', 'Ginza', '1-2'), ['Ginza 1-2', '', 'Town']);
    assert.deepEqual(join('US', '', '12'), ['12', '', 'Town']);
  });

  it('are unchanged if the number has a field, or there is none', () => {
    assert.equal(join('NL', 'Dam', '1'), 'as they are');
    assert.equal(join('US', '12 Main St', ''), 'as they are');
  });

  it('are those of the address, including its number', () => {
    const unitedStates = { name: 'United States', iso2: 'US', iso3: 'USA' };
    const typed = { ...emptyFields, street: '12 Main St', locality: 'Ames', region: 'IA', postcode: '50010' };
    const address = addressFromManual(typed, unitedStates, worldFormatOf('US'));
    assert.deepEqual(editableFieldsOf({ ...address, street: 'Main St', building: '12' }), typed);
  });
});
