import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lookupEn } from '../../src/i18n/lookup-en.ts';
import { lookupMessages, registerLookupMessages } from '../../src/i18n/lookup-messages.ts';
import { lookupNl } from '../../src/i18n/lookup-nl.ts';

const placeholdersIn = (texts: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? (text.match(/\{\w+\}/g) ?? []).sort() : placeholdersIn(text),
    ]),
  );

const english = { lang: 'en', messages: lookupEn };

describe('the texts of the Dutch lookup', () => {
  it('say the same things in each language', () => {
    assert.deepEqual(placeholdersIn(lookupNl), placeholdersIn(lookupEn));
  });

  it('follow the language, its regions, and else the fallback', () => {
    registerLookupMessages('nl', lookupNl);
    registerLookupMessages('nl-BE', { ...lookupNl, city: 'Gemeente' });
    const cityIn = (lang: string) => lookupMessages.find(lang, english).messages.city;
    assert.deepEqual(['nl', 'NL-nl', 'nl-BE', 'fr', ''].map(cityIn), ['Plaats', 'Plaats', 'Gemeente', 'City', 'City']);
  });

  it('say which language they are in, and leave a page’s own to the page', () => {
    const statedIn = (lang: string, own = {}) => lookupMessages.find(lang, english, own).stated;
    assert.deepEqual(
      ['nl', 'fr', ''].map((lang) => statedIn(lang)),
      ['nl', 'en', 'en'],
    );
    assert.equal(statedIn('fr', { city: 'Ville' }), 'fr');
  });

  it('give way to a page’s own, one by one', () => {
    const own = { city: 'Town', problems: { unavailable: 'Down.' } };
    const { messages: texts } = lookupMessages.find('en', english, own);
    assert.deepEqual([texts.city, texts.street, texts.problems.unavailable], ['Town', 'Street', 'Down.']);
    assert.equal(texts.problems.ambiguous, lookupEn.problems.ambiguous);
  });
});
