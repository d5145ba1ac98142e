/** Tests that a text is compared with the list it finds, and with the address that was chosen from it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Match } from '../../../src/contract/types.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { readBeyond, readText } from '../../../src/core/search/read-text.ts';
import { baker, bakerDetails, bakerStreet, britain } from '../../support/british-samples.ts';
import { toRead } from '../../support/read.ts';
import { details, house, netherlands, street } from '../../support/samples.ts';

const bakerAddress = addressFrom(bakerDetails, britain);
const haarlem = addressFrom(details, netherlands);

/** The numbers of the street that was chosen, as the service lists them. */
const numbers = (...all: readonly string[]): readonly Match[] =>
  all.map((number) => ({
    ...house,
    value: `2012ES Haarlem, Julianastraat ${number} `,
    label: `Julianastraat ${number}`,
    context: `nld${number}`,
  }));

/** A list of these. */
const listOf = (matches: readonly Match[], text: string) => ({
  request: { kind: 'suggest', context: 'nld', term: text, text, session: 'session-1', sought: null } as const,
  newContext: null,
  matches,
});

describe('the words beyond the chosen address', () => {
  for (const [typed, unit, omitted] of [
    ['221b Baker Street, London', null, ''],
    ['Flat 2, 221b Baker Street, London', 'Flat 2', ''],
    ['Mr Holmes, 221b Baker Street, London', null, 'Mr Holmes'],
    ['221b Baker Street, London NW1 6XE, United Kingdom', null, ''],
    ['221c Baker Street, London', null, '221c'],
    ['221 Baker Street, Leeds', null, 'Leeds'],
    ['15 Baker Street, London', null, '15'],
  ] as const) {
    it(`are listed: "${typed}"`, async () => {
      assert.deepEqual(await readBeyond(typed, baker, bakerAddress), { unit, omitted });
    });
  }

  for (const [typed, omitted] of [
    ['Julianastraat 30a Haarlem', 'a'],
    ['Julianastraat 30-2 Haarlem', '-2'],
    ['Julianastraat 30 Haarlem Noord-Holland', ''],
    ['Julianastraat 300 Haarlem', '300'],
    ['Julianastraat 30/32 Haarlem', '/32'],
    ['Julianastraat 30 30/2 Haarlem', '30/2'],
  ] as const) {
    it(`are only the addition if the number is that of the address: "${typed}"`, async () => {
      const { unit, omitted: told } = await readBeyond(typed, house, haarlem);
      assert.deepEqual([unit, told], [null, omitted]);
    });
  }

  it('are complete if the address has no number', async () => {
    const named = { ...haarlem, building: null, mailLines: ['Julianastraat'] };
    const nameless = { ...house, value: '2012ES Haarlem, Julianastraat ', label: 'Julianastraat' };
    assert.equal((await readBeyond('Julianastraat 30a Haarlem', nameless, named)).omitted, '30a');
  });
});

describe('the address in a list that a text means', () => {
  const meant = async (text: string, matches: readonly Match[], iso2 = 'GB') => {
    const { only, isSure } = await readText({ ...toRead(text, iso2), list: listOf(matches, text) });
    return [only?.label ?? null, isSure];
  };

  it('is certain beside its own street', async () => {
    assert.deepEqual(await meant('221b Baker Street, London', [bakerStreet, baker]), ['221b Baker Street', true]);
  });

  it('is in doubt beside a match with its number that opens more, but not beside a street of that name', async () => {
    const more = { ...baker, context: 'gbrMore' };
    for (const [precision, isSure] of [
      ['Building', false],
      ['Street', true],
    ] as const)
      assert.deepEqual(await meant('221b Baker Street, London', [{ ...more, precision }, baker]), [
        '221b Baker Street',
        isSure,
      ]);
  });

  it('is in doubt without its number, and with a word that it does not have', async () => {
    assert.deepEqual(await meant('Baker Street, London', [baker]), ['221b Baker Street', false]);
    assert.deepEqual(await meant('Mr Holmes, 221b Baker Street, London', [baker]), ['221b Baker Street', false]);
  });

  it('does not exist if two are equally near, or the text contradicts all', async () => {
    const twin = { ...baker, context: 'gbrTwin' };
    assert.deepEqual(await meant('221b Baker Street, London', [baker, twin]), [null, false]);
    assert.deepEqual(await meant('15 Baker Street, London', [baker]), [null, false]);
  });
});

describe('a number typed for a street', () => {
  const numberIn = async (text: string, matches: readonly Match[], typedFirst = 'Juliana') => {
    const crumb = { label: street.label, value: street.value, text: typedFirst, context: 'nldStreet' };
    const trail = [{ ...crumb, match: street }] as never;
    return (await readText({ ...toRead(text), list: listOf(matches, text), trail })).number;
  };

  it('is recognised as listed or not', async () => {
    const typed = `${street.value}31`;
    const number = { text: '31', street: 'Julianastraat', unit: '', omitted: '', postcode: '', locality: 'Haarlem' };
    assert.deepEqual(await numberIn(typed, numbers('30', '31')), { ...number, isListed: true });
    assert.deepEqual(await numberIn(typed, numbers('30')), { ...number, isListed: false });
  });

  it('may have been typed before the street was chosen', async () => {
    assert.equal((await numberIn(street.value, numbers('30'), 'juliana 31'))?.text, '31');
  });

  it('comes with what else was typed before and behind the street: flat and company, and what is left out', async () => {
    for (const [first, behind, unit, omitted] of [
      ['juliana 31, bel bij de buren', '', '', ''],
      ['Acme B.V., juliana 31', '', 'Acme B.V.', ''],
      ['juliana 29, app 2', '31', 'app 2', ''],
      ['Jan Jansen juliana', '31 app 2', 'app 2', 'Jan Jansen'],
      ['juliana 31 Nederland', '31', '', ''],
      ['juliana 31 app 2', '31 app 2', 'app 2', ''],
      ['Acme B.V., juliana 31 app 1', '31 app 2', 'Acme B.V., app 2', ''],
    ] as const) {
      const number = await numberIn(street.value + behind, numbers('30'), first);
      assert.deepEqual([number?.unit ?? '', number?.omitted ?? ''], [unit, omitted], first);
    }
  });

  it('is not left over from before once it is behind the street', async () => {
    const trail = [{ label: street.label, value: street.value, text: 'juliana 31-2, Jan', context: 'nldStreet' }];
    const beforeIn = async (text: string) => (await readText({ ...toRead(text), trail })).before;
    assert.equal(await beforeIn(street.value), '31-2, Jan');
    assert.equal(await beforeIn(`${street.value}31-2`), 'Jan');
  });

  it('does not exist if two were typed, or no house number', async () => {
    for (const behind of ['31 33', '31 Gouda', '1234567'])
      assert.equal(await numberIn(`${street.value}${behind}`, numbers('30')), null, behind);
  });
});

describe('the search term for a complete address', () => {
  const termOf = async (text: string, iso2 = 'NL') => (await readText(toRead(text, iso2))).term;

  for (const [what, text, iso2, term] of [
    [
      'of the country of the page',
      'Jan Jansen, Julianastraat 30, 2012 ES Haarlem',
      'NL',
      '2012 ES Haarlem, Julianastraat 30',
    ],
    [
      'of a country that it names',
      'Unter den Linden 77, 10117 Berlin, Germany',
      'NL',
      '10117 Berlin, Unter den Linden 77',
    ],
    [
      'with the region of a country that it names',
      '350 5th Ave, New York, NY 10118, USA',
      'NL',
      '10118 New York, 350 5th Ave',
    ],
    ['that has no number', 'Jan Jansen, Julianastraat, 2012 ES Haarlem', 'NL', null],
    ['without a town or a postcode', 'Jan Jansen, Julianastraat 30', 'NL', null],
    ['and its country', 'Julianastraat 30, Haarlem, Netherlands', 'NL', 'Haarlem, Julianastraat 30'],
    ['with a second line', 'Julianastraat 30, 2e etage, Haarlem', 'NL', 'Haarlem, Julianastraat 30'],
    ['with a name', 'Jan Jansen, Julianastraat 30, Haarlem', 'NL', 'Haarlem, Julianastraat 30'],
    ['with a postcode alone', 'Julianastraat 30, 2012 ES', 'NL', '2012 ES, Julianastraat 30'],
    ['and a country, without a number', 'Julianastraat, Haarlem, Netherlands', 'NL', null],
    ['that is a plain line', 'Julianastraat 30, Haarlem', 'NL', null],
    ['that is a plain line without a comma', 'Julianastraat 30 Haarlem', 'NL', null],
    ['that is a postcode', '2012ES', 'NL', null],
    ['that is a town and half a street', 'Amsterdam, kalver', 'NL', null],
    ['as the service says it', '2012 ES Haarlem, Julianastraat 30', 'NL', null],
  ] as const) {
    it(`${what}: ${text}`, async () => {
      assert.equal(await termOf(text, iso2), term);
    });
  }
});
