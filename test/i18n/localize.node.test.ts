import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchTexts } from '../../src/elements/localization/search-texts.ts';
import { commonEn } from '../../src/i18n/en/common.ts';
import { searchEn } from '../../src/i18n/en/search.ts';
import { registerMessages } from '../../src/i18n/register.ts';
import { sourceIn } from './support.ts';

const sources = new Map([['en', sourceIn('en')]]);
const localized = (lang: string, search?: object) =>
  searchTexts(search ? sourceIn(lang, { search }) : (sources.get(lang) ?? sourceIn(lang)));

describe('the messages of a panel', () => {
  it('are assembled once for all elements of a language', () => {
    assert.equal(localized('en').messages, localized('en').messages);
  });

  it('are others if the page has its own, in that element only', () => {
    assert.equal(localized('en', { choose: 'Pick one' }).messages.choose, 'Pick one');
    assert.equal(localized('en').messages.choose, searchEn.choose);
  });

  it('stay where the page sets undefined, also in a group of them', () => {
    const own = { choose: undefined, problems: { unavailable: undefined, ambiguous: 'Which one?' } };
    const { choose, problems } = localized('en', own).messages;
    assert.deepEqual(
      [choose, problems.unavailable, problems.ambiguous],
      [searchEn.choose, commonEn.problems.unavailable, 'Which one?'],
    );
  });

  it('change when a language is registered again', () => {
    registerMessages('fy', { search: { ...searchEn, choose: 'Kies' } });
    assert.equal(localized('fy').messages.choose, 'Kies');
    registerMessages('fy', { search: { ...searchEn, choose: 'Kies ien' } });
    assert.equal(localized('fy').messages.choose, 'Kies ien');
  });
});
