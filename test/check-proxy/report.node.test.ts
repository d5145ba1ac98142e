import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { allChecks } from '../../src/check-proxy/all-checks.ts';
import { createProgress, docsOf, reportLines, sortByPriority } from '../../src/check-proxy/report.ts';
import type { CheckResult } from '../../src/check-proxy/run-checks.ts';

const docs = readFileSync(new URL('../../docs/check-proxy.md', import.meta.url), 'utf8');
const result = (id: string, level: CheckResult['level'], verdict: CheckResult['verdict']): CheckResult => ({
  id,
  title: `does ${id}`,
  level,
  verdict,
  findings: verdict === 'wrong' ? ['It does not.'] : [],
});

describe('the report', () => {
  it('links each finding to the section of the docs about its check, and links nothing else', () => {
    assert.deepEqual(reportLines(result('origin', 'must', 'wrong')), [
      'FAIL     does origin',
      '           - It does not.',
      '           see address-entry-sandbox/docs/check-proxy.md#origin',
    ]);
    assert.deepEqual(reportLines(result('origin', 'must', 'right')), ['ok       does origin']);
  });

  it('has a section for every check, with its title, in a page of the package that has the command', () => {
    for (const { id, title } of allChecks) {
      const [page, section] = docsOf({ id }).split('#');
      assert.equal(page, 'address-entry-sandbox/docs/check-proxy.md');
      assert.ok(docs.includes(`\n## ${section}\n\nIt ${title}.`), id);
    }
    assert.equal(docs.match(/^## /gm)?.length, allChecks.length);
  });

  it('begins with what has to be fixed, then advice, then what was skipped, and ends with what is right', () => {
    const results = [
      result('a', 'should', 'right'),
      result('b', 'should', 'wrong'),
      result('c', 'must', 'skipped'),
      result('d', 'must', 'wrong'),
      result('e', 'must', 'right'),
      result('f', 'should', 'skipped'),
      result('g', 'must', 'wrong'),
    ];
    assert.equal(
      sortByPriority(results)
        .map(({ id }) => id)
        .join(''),
      'dgbcfae',
    );
  });
});

describe('the progress', () => {
  it('is written over in one line on a terminal', () => {
    const written: string[] = [];
    const progress = createProgress({ isTTY: true, write: (text) => written.push(text) }, 35);
    progress.step();
    progress.step();
    progress.clear();
    const line = '\r\u001b[2K';
    assert.deepEqual(written, [`${line}1 of 35 checks …`, `${line}2 of 35 checks …`, line]);
  });

  it('is not written where there is no terminal', () => {
    const progress = createProgress({ write: () => assert.fail() }, 35);
    progress.step();
    progress.clear();
  });
});
