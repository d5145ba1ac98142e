import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pastedLine } from '../../../src/core/text/pasted-line.ts';

describe('pasted lines', () => {
  for (const [text, line] of [
    ['Julianastraat 30\r\n2012 ES Haarlem\r\n', 'Julianastraat 30, 2012 ES Haarlem'],
    ['Julianastraat 30,\n2012 ES Haarlem', 'Julianastraat 30, 2012 ES Haarlem'],
    ['Julianastraat 30 , \n , 2012 ES Haarlem', 'Julianastraat 30, 2012 ES Haarlem'],
    ['\nJulianastraat 30\n\n2012 ES  Haarlem', 'Julianastraat 30, 2012 ES  Haarlem'],
    ['Julianastraat\t30\t2012 ES\tHaarlem', 'Julianastraat, 30, 2012 ES, Haarlem'],
    ['Julianastraat 30\u20282012 ES', 'Julianastraat 30, 2012 ES'],
    ['  Julianastraat 30  ', null],
    ['Julianastraat 30\n', null],
    ['Julianastraat 30, Haarlem', null],
    ['', null],
  ] as const) {
    it(`are ${line === null ? 'left to the browser' : `"${line}"`}: ${JSON.stringify(text)}`, () => {
      assert.equal(pastedLine(text), line);
    });
  }
});
