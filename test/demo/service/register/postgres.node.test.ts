/** A register as an index of PostgreSQL, where that is installed: `apt-get install postgresql`. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { after, before, describe, it } from 'node:test';
import { allCountries } from '../../../../demo/service/data/all.ts';
import { wholeCountries } from '../../../../demo/service/data/whole.ts';
import {
  type Candidate,
  candidateCount,
  candidateQuery,
  storeOfCandidates,
} from '../../../../demo/service/register/postgres.ts';
import { openRegister } from '../../../../demo/service/register/register.ts';
import { freePort } from '../../../support/programs.ts';
import { makeQueries } from '../../../support/service/queries.ts';
import { answer, askStore, isFirst, isWithinFive } from '../../../support/service/query-table.ts';
import { linesOfCountry } from './export.ts';

const [postgres] = globSync('/usr/lib/postgresql/*/bin/postgres');
const skip = postgres === undefined && 'PostgreSQL is not installed: its index is not tested here';
const bin = postgres === undefined ? '' : dirname(postgres);
/** PostgreSQL refuses to run as root. */
const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
const country = 'NLD';

describe('a register in PostgreSQL', { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'address-postgres-'));
  let port = 0;
  const run = (program: string, ...args: string[]) => {
    const [first = '', ...rest] = [...asUser, join(bin, program), ...args];
    const { status, stderr } = spawnSync(first, rest, {
      encoding: 'utf8',
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    assert.equal(status, 0, stderr);
  };
  const connection = () => ['-h', folder, '-p', String(port), '-d', 'postgres', '-v', 'ON_ERROR_STOP=1', '-qAtX'];
  const psql = () => {
    const [first = '', ...rest] = [...asUser, join(bin, 'psql'), ...connection()];
    return spawn(first, rest, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  };

  before(async () => {
    chmodSync(folder, 0o777);
    port = await freePort();
    run('initdb', '-D', join(folder, 'data'), '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8', '--no-sync');
    run(
      'pg_ctl',
      '-D',
      join(folder, 'data'),
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      `-k ${folder} -p ${port} -h '' -F`,
      'start',
    );
    const data = wholeCountries.find((it) => it.country.iso3 === country);
    assert.ok(data);
    const path = join(folder, 'addresses.jsonl');
    writeFileSync(path, linesOfCountry(data).join('\n'));
    const register = await openRegister({ files: [{ path, country }], known: allCountries });
    const child = psql();
    child.stdout.resume();
    await pipeline(Readable.from(register.sql()), child.stdin);
    await once(child, 'close');
    register.close();
  });

  after(() => {
    if (port !== 0) run('pg_ctl', '-D', join(folder, 'data'), '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  });

  it('names the streets among which the same search finds an address, as often as in a file', async () => {
    const info = allCountries.find((it) => it.country.iso3 === country);
    assert.ok(info);
    const queries = makeQueries(1).filter((it) => it.country === country);
    const child = psql();
    let text = '';
    child.stdout.on('data', (piece) => {
      text += piece;
    });
    const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
    for (const { query } of queries) {
      const { typed, codes } = candidateQuery(query, country);
      child.stdin.write(
        `SELECT coalesce(jsonb_agg(c), '[]') FROM address_candidates(${quoted(country)}, ${quoted(typed)}, ARRAY[${codes.map(quoted).join()}]::text[], ${candidateCount}) c;\n`,
      );
    }
    child.stdin.end();
    await once(child, 'close');
    const answers = text.trimEnd().split('\n');
    assert.equal(answers.length, queries.length);
    const found = await Promise.all(
      queries.map(async (query, at) => {
        const store = storeOfCandidates(info, JSON.parse(answers[at] ?? '[]') as readonly Candidate[]);
        return (await answer([query], askStore(store)))[0];
      }),
    );
    const misses = found.flatMap((it) => (it && !isFirst(it) ? [`${it.query} → ${it.first}`] : []));
    assert.ok(found.filter((it) => it && isWithinFive(it)).length >= queries.length - 1, misses.join('\n'));
    assert.ok(misses.length <= 1, misses.join('\n'));
  });
});
