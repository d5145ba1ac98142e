/** Files that cannot be imported. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { dutchHeader, folderFor, put, registerOf } from './support.ts';

const row = 'Dam;1;;;1012JS;Amsterdam;;;;';
const rows = (count: number) => Array.from({ length: count }, (_, at) => row.replace(';1;', `;${at + 1};`)).join('\n');

const files: readonly (readonly [what: string, content: string | Uint8Array, sentence: RegExp])[] = [
  ['an empty one', '', /a\.csv is empty/],
  ['one without a header', `${row}\n${row}`, /has no column for a street/],
  ['one without a postcode', 'openbareruimte;huisnummer;woonplaats\nDam;1;Amsterdam', /no column for a postcode/],
  ['one that does not tell its country', 'street,number,postcode,city\nDam,1,1012JS,Amsterdam', /nld:a\.csv/],
  ['one with a header alone', dutchHeader, /have no rows/],
  ['one without any address', `${dutchHeader}\nDam;;;;;;;;;`, /None of the 1 rows is an address: line 2 of a\.csv/],
  ['a zip archive', Buffer.from('PK\u0003\u0004aaaa'), /is a zip archive: unpack it first/],
  ['gzip that ends too early', gzipSync(`${dutchHeader}\n${rows(999)}`).subarray(0, 200), /is damaged/],
  ['a header without an end', 'x'.repeat(2_000_000), /has no header: its first line is longer/],
];

describe('a file that is not a register', () => {
  for (const [what, content, sentence] of files) {
    it(`is refused with a sentence: ${what}`, async (test) => {
      const folder = folderFor(test);
      await assert.rejects(registerOf([put(folder, 'a.csv', content)]), sentence);
      assert.deepEqual(readdirSync(folder), ['a.csv']);
    });
  }

  it('is refused with a sentence if it does not exist, is a folder, or has an unknown country', async (test) => {
    const folder = folderFor(test);
    mkdirSync(join(folder, 'b.csv'));
    await assert.rejects(registerOf([join(folder, 'a.csv')]), /there is no such file/);
    await assert.rejects(registerOf([join(folder, 'b.csv')]), /is no file/);
    await assert.rejects(async () => registerOf([`xyz:${join(folder, 'a.csv')}`]), /xyz is no country/);
  });
});
