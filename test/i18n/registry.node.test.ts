import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { manualTexts } from '../../src/elements/localization/manual-texts.ts';
import { searchTexts } from '../../src/elements/localization/search-texts.ts';
import { lookupTexts } from '../../src/elements/panels/dutch-lookup/model.ts';
import { manualEn } from '../../src/i18n/en/manual.ts';
import { searchEn } from '../../src/i18n/en/search.ts';
import { en } from '../../src/i18n/languages/en.ts';
import { nl } from '../../src/i18n/languages/nl.ts';
import { onWanted, registerMessages } from '../../src/i18n/register.ts';
import { readers, wantLanguage } from '../../src/i18n/registry.ts';
import { sourceIn } from './support.ts';

const lookupIn = (lang: string, own = {}) => lookupTexts(sourceIn(lang, own));

describe('the messages of a panel', () => {
  it('are those of the language, preferably of its region, or English', () => {
    registerMessages('nl-BE', { ...nl, lookup: { ...nl.lookup, city: 'Gemeente' } });
    const cityIn = (lang: string) => lookupIn(lang).messages.city;
    const tags = ['nl', 'NL-nl', 'nl-BE', 'nl-be-x-own', 'xx', '', '__proto__', 'constructor', '\ud800'];
    const dutch = ['Plaats', 'Plaats', 'Gemeente', 'Gemeente'];
    assert.deepEqual(tags.map(cityIn), [...dutch, ...tags.slice(4).map(() => 'City')]);
  });

  it('say which language they are in, except for a page’s own', () => {
    assert.deepEqual(
      ['nl', 'xx', ''].map((lang) => lookupIn(lang).stated),
      ['nl', 'en', 'en'],
    );
    assert.equal(lookupIn('xx', { lookup: { city: 'Ville' } }).stated, 'xx');
  });

  it('are replaced by a page’s own, one by one', () => {
    const own = { city: 'Town', problems: { unavailable: 'Down.' } };
    const { messages } = lookupIn('en', { common: own, lookup: own });
    assert.deepEqual([messages.city, messages.street, messages.problems.unavailable], ['Town', 'Street', 'Down.']);
    assert.equal(messages.problems.ambiguous, en.common.problems.ambiguous);
  });

  it('are all in one language: without those of the panel, all of them are English', () => {
    registerMessages('tlh', { common: { ...en.common, retry: 'yInIDqa' } });
    const { messages, lang } = manualTexts(sourceIn('tlh'));
    assert.deepEqual([lang, messages.retry, messages.use], ['en', en.common.retry, manualEn.use]);
  });

  it('are refused for a tag without plural rules in any browser', () => {
    assert.throws(() => registerMessages('x-mine', en), RangeError);
  });

  it('are English one by one if a language was made for an older version', () => {
    const { hint: _, ...older } = searchEn;
    registerMessages('tlh-x-old', { common: en.common, search: { ...older, clear: 'nIm' } as typeof searchEn });
    const { messages } = searchTexts(sourceIn('tlh-x-old'));
    assert.deepEqual([messages.hint, messages.clear], [searchEn.hint, 'nIm']);
  });

  it('are Bokmål for any Norwegian, and European Portuguese for any unregistered one', () => {
    registerMessages('nb', en);
    registerMessages('pt-PT', en);
    const tags = ['no', 'nn-NO', 'nb', 'nb-NO', 'pt', 'pt-BR', 'pt-PT'];
    assert.deepEqual(
      tags.map((tag) => lookupIn(tag).lang.toLowerCase()),
      ['nb', 'nb', 'nb', 'nb', 'pt-pt', 'pt-pt', 'pt-pt'],
    );
  });
});

describe('a language', () => {
  it('is registered part by part, and its users are notified until they unsubscribe', () => {
    let count = 0;
    const read = () => {
      count += 1;
    };
    readers.add(read);
    registerMessages('qaa', { common: en.common });
    registerMessages('qaa', { lookup: en.lookup });
    assert.equal(lookupIn('qaa').lang, 'qaa');
    readers.delete(read);
    registerMessages('qaa', en);
    assert.equal(count, 2);
  });

  it('that is requested is loaded, whether the loader or the element comes first', () => {
    const asked: string[] = [];
    wantLanguage('de');
    onWanted((tag) => asked.push(tag));
    wantLanguage('fr-BE');
    wantLanguage('');
    assert.deepEqual(asked, ['de', 'fr-BE']);
  });
});
