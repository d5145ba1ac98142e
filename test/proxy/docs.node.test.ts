import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { operationNames, operations } from '../../src/contract/operations.ts';

it('the docs name the seven paths with their parameters', () => {
  const docs = readFileSync(new URL('../../docs/proxy-http.md', import.meta.url), 'utf8');
  for (const name of operationNames()) {
    const { path, query, session } = operations[name];
    const names = query.map((each) => `\`${each}\``).join(', ');
    const row = `| \`${name}\` | \`${path}\` | ${names} | ${session ? 'yes' : ''} |`.replaceAll('|  |', '| |');
    assert.ok(docs.includes(row.replace('|  |', '| |')), row);
    for (const [, parameter = ''] of path.matchAll(/\{(\w+)\??\}/g)) {
      const isText = ['city', 'street', 'country'].includes(parameter);
      assert.ok(isText || docs.includes(`\n| \`${parameter}\``), parameter);
    }
  }
});
