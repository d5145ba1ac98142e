/** Files that cannot be imported, and imports that come to no end. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { dutchHeader, folderFor, put, registerOf } from './support.ts';

const command = fileURLToPath(new URL('../../../../demo/service/main.ts', import.meta.url));
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
  [
    'a gzip made to fill a disk',
    gzipSync(Buffer.alloc(80 * 1_024 * 1_024, `${dutchHeader}\n\n\n\n`)),
    /unpacks to more than 200 times/,
  ],
  ['a header without an end', 'x'.repeat(2_000_000), /has no header: its first line is longer/],
];

describe('a file that is no register', () => {
  for (const [what, content, sentence] of files) {
    it(`is refused with a sentence: ${what}`, async (test) => {
      const folder = folderFor(test);
      await assert.rejects(registerOf(test, [put(folder, 'a.csv', content)]), sentence);
      assert.deepEqual(readdirSync(folder), ['a.csv']);
    });
  }

  it('is refused with a sentence: one that is not there, a folder, an unknown country', async (test) => {
    const folder = folderFor(test);
    mkdirSync(join(folder, 'b.csv'));
    await assert.rejects(registerOf(test, [join(folder, 'a.csv')]), /there is no such file/);
    await assert.rejects(registerOf(test, [join(folder, 'b.csv')]), /is no file/);
    await assert.rejects(async () => registerOf(test, [`xyz:${join(folder, 'a.csv')}`]), /xyz is no country/);
  });
});

describe('the database of a register', () => {
  it('never takes the place of a file that it did not make', async (test) => {
    const folder = folderFor(test);
    const path = put(folder, 'a.csv', `${dutchHeader}\n${row}`);
    const text = put(folder, 'notes.txt', 'my notes');
    await assert.rejects(registerOf(test, [path], { database: text }), /is no database of this service/);
    assert.equal(readFileSync(text, 'utf8'), 'my notes');
    const other = join(folder, 'other.sqlite');
    const database = new DatabaseSync(other);
    database.exec('CREATE TABLE facts (name TEXT, value TEXT)');
    database.close();
    await assert.rejects(registerOf(test, [path], { database: other }), /is no database of this service/);
  });

  it('is not left half made when there is no room', async (test) => {
    const folder = folderFor(test);
    const path = put(folder, 'a.csv', `${dutchHeader}\n${rows(5_000)}`);
    await assert.rejects(registerOf(test, [path], { mostPages: 40 }), /There is no room for .*a\.csv\.sqlite/);
    assert.deepEqual(readdirSync(folder), ['a.csv']);
  });

  it('is a sentence when it cannot be written', async (test) => {
    const path = put(folderFor(test), 'a.csv', `${dutchHeader}\n${row}`);
    const database = join(folderFor(test), 'missing', 'a.sqlite');
    await assert.rejects(registerOf(test, [path], { database }), /cannot be written: name another place by --database/);
  });

  it('is made by two at a time, and is whole for both', async (test) => {
    const path = put(folderFor(test), 'a.csv', `${dutchHeader}\n${rows(2_000)}`);
    const start = async () => {
      const child = spawn(process.execPath, [command, '--port', '0', '--data', path], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      test.after(() => child.kill('SIGKILL'));
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      assert.match(String(line), /listens on/);
    };
    await Promise.all([start(), start()]);
    const { report, ask } = await registerOf(test, [path]);
    assert.equal(report, null);
    assert.equal((await ask('dutchByPostcode', { postcode: '1012JS', houseNumber: 1_999 })).status, 200);
  });

  it('is made anew after a process was killed while it made one, whose rest is removed', async (test) => {
    const folder = folderFor(test);
    const path = put(folder, 'a.csv', `${dutchHeader}\n${rows(60_000)}`);
    const child = spawn(process.execPath, [command, '--port', '0', '--data', path], { stdio: 'ignore' });
    const rest = join(folder, `a.csv.sqlite.importing-${child.pid}`);
    while (!existsSync(rest) && child.exitCode === null) await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGKILL');
    await once(child, 'close');
    assert.ok(existsSync(rest));
    const { report } = await registerOf(test, [path]);
    assert.equal(report?.addresses, 60_000);
    assert.deepEqual(readdirSync(folder).sort(), ['a.csv', 'a.csv.sqlite']);
  });
});
