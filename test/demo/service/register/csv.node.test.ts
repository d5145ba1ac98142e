import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCsvReader, delimiterOf } from '../../../../demo/service/register/csv.ts';

/** The records with their lines, and the lines with a fault, of a text that comes in pieces of this length. */
function read(text: string, delimiter = ',', length = text.length || 1) {
  const records: [number, ...string[]][] = [];
  const faults: [number, string][] = [];
  const reader = createCsvReader(
    {
      onRecord: ({ line, fields }) => void records.push([line, ...fields]),
      onFault: (line, reason) => void faults.push([line, reason]),
    },
    delimiter,
  );
  for (let at = 0; at < text.length; at += length) reader.push(text.slice(at, at + length));
  reader.end();
  return { records, faults };
}

describe('the reader of CSV', () => {
  for (const [what, text, records] of [
    [
      'reads fields',
      'a,b\nc,d\n',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    ['needs no line break at the end', 'a,b', [[1, 'a', 'b']]],
    [
      'takes CRLF for one line break',
      'a,b\r\nc,d\r\n',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'leaves out empty lines, and counts them',
      'a\n\n \nb',
      [
        [1, 'a'],
        [4, 'b'],
      ],
    ],
    [
      'keeps delimiters, quotes and line breaks within quotes',
      '"a,""b""\nc",d\ne,f',
      [
        [1, 'a,"b"\nc', 'd'],
        [3, 'e', 'f'],
      ],
    ],
    ['takes a quote within a bare field for a letter', 'a 12" b,c', [[1, 'a 12" b', 'c']]],
    ['keeps what follows a closing quote', '"a"b,c', [[1, 'ab', 'c']]],
    ['has empty fields', ',"",', [[1, '', '', '']]],
  ] as const) {
    it(what, () => {
      for (const length of [1, 2, 3, 100]) {
        assert.deepEqual(read(text, ',', length), { records, faults: [] }, `in pieces of ${length}`);
      }
    });
  }

  it('rejects a quote that is never closed, and loses no row after it', () => {
    const { records, faults } = read(`a,"b\n${'c,d\n'.repeat(30)}`);
    assert.deepEqual(faults, [[1, 'has a quote that is not closed']]);
    assert.deepEqual([records.length, records[0], records.at(-1)], [30, [2, 'c', 'd'], [31, 'c', 'd']]);
  });

  it('rejects a line of millions of letters without storing it', () => {
    const { records, faults } = read(`a\n${'x'.repeat(3_000_000)}\nb`, ',', 50_000);
    assert.deepEqual(records, [
      [1, 'a'],
      [3, 'b'],
    ]);
    assert.deepEqual(faults, [[2, 'is longer than 100,000 characters']]);
  });

  for (const delimiter of [',', ';', '\t', '|']) {
    it(`detects the delimiter ${JSON.stringify(delimiter)} from the header`, () => {
      assert.equal(delimiterOf(['a b', 'c', 'd,e'.replace(',', ' ')].join(delimiter)), delimiter);
    });
  }
});
