/** Nothing of the elements is public without a sentence on who needs it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createManifest, elementsOf, namesOf } from '../support/manifest.ts';

const page = readFileSync(new URL('../../docs/interface.md', import.meta.url), 'utf8');
const elements = elementsOf(await createManifest());

/** The rows of a section: the names in its first cell, and who needs them. */
function rowsOf(heading: string): readonly (readonly [names: readonly string[], reason: string])[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const rows = (section.split('\n## ')[0] ?? '').matchAll(/^\| (`[^|]*) \| ([^|]*) \|$/gm);
  return [...rows].map(([, names = '', reason = '']) => [
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    reason.trim(),
  ]);
}

const all = (kind: Parameters<typeof namesOf>[1]) => elements.flatMap((element) => namesOf(element, kind));
const members = (kind: string) =>
  elements.flatMap(({ members: list = [] }) =>
    list.filter((it) => 'kind' in it && it.kind === kind && !it.attribute).map(({ name }) => name),
  );

const promised: Readonly<Record<string, readonly string[]>> = {
  Attributes: all('attribute'),
  'Properties without an attribute': members('field'),
  Methods: members('method'),
  Events: all('event'),
  Slots: all('slot'),
  Parts: all('part'),
  'Custom properties': all('property'),
  States: all('state'),
};

describe('the page of what an element promises', () => {
  for (const [heading, names] of Object.entries(promised)) {
    it(`has all of its ${heading.toLowerCase()}, each with who needs it, and no other`, () => {
      const rows = rowsOf(heading);
      assert.deepEqual(rows.flatMap(([listed]) => listed).sort(), [...new Set(names)].sort());
      for (const [listed, reason] of rows) assert.ok(reason.split(' ').length > 2, `${listed}: ${reason}`);
    });
  }

  it('has no section beside these', () => {
    assert.deepEqual(
      [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading),
      Object.keys(promised),
    );
  });
});

describe('the slot of what a browser fills in', () => {
  it('is not described: no page puts anything there', () => {
    assert.equal(all('slot').includes('autofill'), false);
  });
});
