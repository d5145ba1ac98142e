/** Every language says the same things as English: the same keys, placeholders and kinds of texts. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { facts } from '../../src/core/address/format-data.ts';
import type { LabelKey } from '../../src/core/address/formats.ts';
import { worldFormatOf } from '../../src/core/address/world-formats.ts';
import { en } from '../../src/i18n/languages/en.ts';
import { flatTexts, isPlural, languages, pluralsIn } from '../support/languages.ts';
import { names, sameAsEnglish } from './exceptions.ts';

const english = flatTexts(en);
const placeholdersIn = (text: string) => (text.match(/\{\w+\}|#|\*/g) ?? []).sort();

for (const [tag, messages] of Object.entries(languages)) {
  describe(`the messages in ${tag}`, () => {
    const texts = flatTexts(messages);

    it('have the keys of English', () => {
      const keysOf = (all: Map<string, string>) => [...all.keys()].filter((key) => !isPlural(key)).sort();
      assert.deepEqual(keysOf(texts), keysOf(english));
      assert.deepEqual(Object.keys(pluralsIn(messages)), Object.keys(pluralsIn(en)));
    });

    it('exist for each plural category of the language, and for no other', () => {
      const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
      for (const [key, forms] of Object.entries(pluralsIn(messages)))
        assert.deepEqual(Object.keys(forms).sort(), [...pluralCategories].sort(), key);
    });

    it('have the placeholders of English', () => {
      for (const [key, text] of texts) {
        const same = english.get(key) ?? english.get(key.replace(/\.\w+$/, '.other'));
        if (same !== undefined) assert.deepEqual(placeholdersIn(text), placeholdersIn(same), key);
      }
    });

    it('are texts, without space around them, or twice within them', () => {
      for (const [key, text] of texts) {
        assert.notEqual(text, '', key);
        assert.equal(text, text.trim().replace(/ {2,}/g, ' '), key);
      }
    });

    it('are not left in English', () => {
      const allowed = [...names, ...(sameAsEnglish[tag] ?? [])];
      const same = [...texts].filter(([key, text]) => text === english.get(key)).map(([key]) => key);
      if (tag !== 'en') assert.deepEqual(same.sort(), [...allowed].sort());
    });

    it('are at most three times as long as in English', () => {
      const long = [...texts].filter(([key, text]) => {
        const same = english.get(key) ?? english.get(key.replace(/\.\w+$/, '.other')) ?? text;
        return text.length > Math.max(30, 3 * same.length);
      });
      assert.deepEqual(
        long.map(([key]) => key),
        [],
      );
    });

    it('end like a sentence if the English one does', () => {
      for (const [key, text] of texts) {
        const same = english.get(key) ?? english.get(key.replace(/\.\w+$/, '.other')) ?? '';
        if (/[.…]$/.test(same)) assert.match(text, /[.…?;]$/, key);
      }
    });
  });
}

describe('the address formats', () => {
  const fields = [...Object.keys(facts), ''].flatMap((iso2) => worldFormatOf(iso2).rows.flat());

  it('use labels that have a message', () => {
    const used = new Set<LabelKey>(fields.map(({ label }) => label));
    for (const label of used) assert.ok(en.manual.labels[label], label);
  });
});
