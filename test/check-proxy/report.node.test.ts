import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { allChecks } from '../../src/check-proxy/all-checks.ts';
import { type CheckResult, reportLines } from '../../src/check-proxy/run-checks.ts';

const docs = readFileSync(new URL('../../docs/check-proxy.md', import.meta.url), 'utf8');
const result = (id: string, level: CheckResult['level'], verdict: CheckResult['verdict']): CheckResult => ({
  id,
  title: `does ${id}`,
  level,
  verdict,
  findings: verdict === 'wrong' ? ['It does not.'] : [],
  docs: `address-entry-sandbox/docs/check-proxy.md#${id}`,
});

describe('the report', () => {
  it('links each finding, and nothing else, to the section of the docs about its check', () => {
    assert.deepEqual(reportLines(result('origin', 'must', 'wrong')), [
      'FAIL     does origin',
      '           - It does not.',
      '           see address-entry-sandbox/docs/check-proxy.md#origin',
    ]);
    assert.deepEqual(reportLines(result('origin', 'must', 'right')), ['ok       does origin']);
  });

  it('has a section for every check, with its title, in a page of the package that has the command', () => {
    for (const [, id, title] of allChecks) {
      assert.ok(docs.includes(`\n## ${id}\n\nIt ${title}.`), id);
    }
    assert.equal(docs.match(/^## /gm)?.length, allChecks.length);
  });
});
