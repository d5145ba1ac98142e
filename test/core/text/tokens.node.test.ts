import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fold } from '../../../src/core/letters.ts';
import { isContact } from '../../../src/core/text/piece-kinds.ts';
import { piecesOf, textsOf } from '../../../src/core/text/tokens.ts';

/** Pieces with `|` between them. */
const divided = (text: string) =>
  piecesOf(text, 'NL')
    .map((words) => textsOf(words).join(' '))
    .join('|');

describe('a text in pieces', () => {
  const cases: readonly (readonly [text: string, pieces: string])[] = [
    ['a1, b;c|d•e·f\tg\r\nh', 'a1|b|c|d|e|f|g|h'],
    [' ,; a1 ,, b  c ;', 'a1|b c'],
    ['', ''],
    ['Kerkstraat 5 - Haarlem', 'Kerkstraat 5|Haarlem'],
    ['Kerkstraat  –  Haarlem', 'Kerkstraat|Haarlem'],
    ['Kerkstraat -- Haarlem', 'Kerkstraat|Haarlem'],
    ['Kerkstraat 5 - 1012 JS', 'Kerkstraat 5|1012 JS'],
    ['Kerkstraat 5 - 7', 'Kerkstraat 5-7'],
    ['Kerkstraat 105  –  107a', 'Kerkstraat 105-107a'],
    ['Noord-Holland', 'Noord-Holland'],
    ['Kerkstraat 5 -a', 'Kerkstraat 5 -a'],
    ['& a + ! ?', '& a +'],
    ['2012es30', '2012es 30'],
    ['Haarlem 2012 ES30', 'Haarlem 2012 ES 30'],
    ['12012es30 x2012es30 2012-es30 2012es', '12012es30 x2012es30 2012-es30 2012es'],
    ['Ship to: Kerkstraat 5', 'Kerkstraat 5'],
    ['Adres:Kerkstraat 5', 'Kerkstraat 5'],
    ['Kerkstraat 5 bij: Jansen', 'Kerkstraat 5 bij: Jansen'],
    ['https://papier.nl', 'https://papier.nl'],
    ['Kerk\u200bstraat\ufeff 5', 'Kerkstraat 5'],
    ['Cafe\u0301 5', 'Café 5'],
  ];
  for (const [text, pieces] of cases)
    it(`is ${JSON.stringify(pieces)}: ${JSON.stringify(text)}`, () => assert.equal(divided(text), pieces));
});

describe('a telephone number, or a web address', () => {
  for (const text of [
    ...['023 123 45 67', '(023) 123.45.67', '06-12345678', '+31 6/12345678', '023 123 456', 'Tel 12', 'tel.: +31 23'],
    ...['T 06', 'Phone (06)', 'email 5', 'E-mail: 5', 'KvK 12345678', 'info@papier.nl', 'WWW.papier.nl'],
    ...['http://papier.nl', 'https://papier.nl'],
  ])
    it(`is recognised: ${text}`, () => assert.equal(isContact(text), true));

  for (const text of [
    ...['', 'Kerkstraat 5', 'Telstraat 5', 'Tel', 'Taxi 5', 'Tel Aviv', '023 123 45', '1012 JS', '023 123 456 a'],
    ...['a 023 123 456', 'Papier www.papier.nl', 'bij https://papier.nl', '+', 'wwwpapier.nl', 'x tel 12'],
  ])
    it(`is not recognised: ${text}`, () => assert.equal(isContact(text), false));
});

describe('a text without accents', () => {
  it('is in lower case, with letters that are not accents spelled as people do', () => {
    assert.equal(fold('Große ÅRHUS Rømø Ærø Éire'), 'grosse arhus romo aero eire');
  });
});
