import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compare } from '../../../src/core/text/compare.ts';

type Row = readonly [text: string, iso2: string, line: string, place: string, unit: string, omitted: readonly string[]];

const rows: readonly Row[] = [
  ['350 5th Ave Apt 12 New York NY', 'US', 'Fifth Avenue 350', '10118 New York NY', 'Apt 12', []],
  ['55 rue du fbg st honore, appt 4, paris', 'FR', 'Rue du Faubourg Saint-Honoré 55', '75008 Paris', 'appt 4', []],
  ['flat 2 221b bak', 'GB', 'Baker Street 221b', 'NW1 6XE London', 'flat 2', []],
  ['Kærvej 3, 2. tv', 'DK', 'Kærvej 3', '8000 Aarhus', '2. tv', []],
  ['Fam. de Vries, julianastr 3', 'NL', 'Julianastraat 30', '2012ES Haarlem', '', ['Fam. de Vries']],
  ['julianastraat 43', 'NL', 'Julianastraat 30', '2012ES Haarlem', '', ['43']],
  // An addition is no beginning of the postcode, the town or the number.
  ['julianastraat 30-2 haarlem', 'NL', 'Julianastraat 30', '2012ES Haarlem', '', ['30-2']],
  ['julianastraat 30 3 haarlem', 'NL', 'Julianastraat 30', '2012ES Haarlem', '', ['3']],
  ['julianastraat 30 20', 'NL', 'Julianastraat 30', '2012ES Haarlem', '', ['20']],
  ['julianastraat 30 h haarlem', 'NL', 'Julianastraat 30', '2012ES Haarlem', '', ['h']],
  ['julianastraat 30 h', 'NL', 'Julianastraat 30', '2012ES Haarlem', '', ['h']],
  ['2, 221b baker street', 'GB', 'Baker Street 221b', 'NW1 6XE London', '', ['2']],
  ['julianastraat 30 2012 haa', 'NL', 'Julianastraat 30', '2012ES Haarlem', '', []],
  // The shopper saw the address: a slip, a beginning or a kind of street in short says nothing more.
  ['Prinsengragt 20', 'NL', 'Prinsengracht 20', '1015DV Amsterdam', '', []],
  ['j f kennedylaan 5', 'NL', 'John F. Kennedylaan 5', '5555XC Valkenswaard', '', []],
  ['10 Gloster road', 'GB', 'Gloucester Road 10', 'SW7 4RB London', '', []],
  ['10 bd hausman paris', 'FR', 'Boulevard Haussmann 10', '75009 Paris', '', []],
  ['5 av f roosevelt', 'FR', 'Avenue Franklin Roosevelt 5', '75008 Paris', '', []],
  ['Rosenheimer Str. 145 b 81', 'DE', 'Rosenheimer Str. 145 b', '81671 München', '', []],
];

describe('what a text has beyond the chosen address', () => {
  for (const [text, iso2, line, place, unit, omitted] of rows) {
    it(`is ${[unit, ...omitted].filter(Boolean).join(', ')}: ${text}`, () => {
      const found = compare({ text, iso2, areas: [] }, { line, place, more: '' }, 'chosen');
      assert.deepEqual([found.unit, [...found.aside, ...found.contrary]], [unit, omitted]);
    });
  }
});

describe('a fraction after the number', () => {
  for (const iso2 of ['DE', 'AT', 'CH', 'FR', 'IT', 'BE', 'DK', 'US', 'NL', 'ES', 'GB']) {
    for (const fraction of ['1/2', '3/4', '½']) {
      it(`is part of the number: ${iso2} ${fraction}`, () => {
        const known = (line: string) => ({ line, place: '20359 Hamburg', more: '' });
        const text = `Reeperbahn 12 ${fraction}, 20359 Hamburg`;
        for (const strictness of ['strict', 'chosen'] as const) {
          const found = compare({ text, iso2, areas: [] }, known('Reeperbahn 12'), strictness);
          assert.deepEqual([found.unit, found.aside, found.contrary], ['', [], [fraction]]);
          const same = compare({ text, iso2, areas: [] }, known(`Reeperbahn 12 ${fraction}`), strictness);
          assert.deepEqual([same.unit, same.aside, same.contrary], ['', [], []]);
        }
      });
    }
  }
});
