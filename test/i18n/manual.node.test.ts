import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { facts } from '../../src/core/address/format-data.ts';
import { formatOf, type LabelKey } from '../../src/core/address/formats.ts';
import { manualMessagesFor } from '../../src/i18n/manual.ts';
import { manualEn } from '../../src/i18n/manual-en.ts';
import type { ManualMessages } from '../../src/i18n/manual-messages.ts';
import { manualNl } from '../../src/i18n/manual-nl.ts';

/** Every text by its path. */
function flat(messages: ManualMessages): Map<string, string> {
  const { labels, postcodeDigits, ...others } = messages;
  return new Map([
    ...Object.entries(others),
    ...Object.entries(postcodeDigits).map(([form, text]) => [`postcodeDigits.${form}`, text] as const),
    ...Object.entries(labels).map(([key, text]) => [`labels.${key}`, text] as const),
  ]);
}

const placeholders = (text: string | undefined) => (text?.match(/\{\w+\}/g) ?? []).sort();

describe('the texts of the manual fields', () => {
  it('are the same in Dutch as in English, placeholders included, and none is empty', () => {
    const [english, dutch] = [flat(manualEn), flat(manualNl)];
    assert.deepEqual([...dutch.keys()].sort(), [...english.keys()].sort());
    for (const [key, text] of english) {
      assert.deepEqual(placeholders(dutch.get(key)), placeholders(text), key);
      assert.ok(text.trim() !== '' && dutch.get(key)?.trim() !== '', key);
    }
  });

  it('name every field of every country', () => {
    const used = new Set<LabelKey>();
    for (const iso2 of [...Object.keys(facts), '']) for (const { label } of formatOf(iso2).rows.flat()) used.add(label);
    for (const label of used) assert.ok(manualEn.labels[label], label);
  });

  it('are those of the language, with English for what nobody wrote', () => {
    const own = { use: 'Klaar', labels: { building: 'Nr.' } };
    const dutch = manualMessagesFor('nl-BE', own);
    assert.equal(dutch.use, 'Klaar');
    assert.equal(dutch.labels.building, 'Nr.');
    assert.equal(dutch.labels.street, 'Straat');
    for (const lang of ['', 'fr', '__proto__', 'constructor', 'toString-x', '\ud800']) {
      assert.equal(manualMessagesFor(lang, {}).use, manualEn.use, lang);
    }
  });
});
