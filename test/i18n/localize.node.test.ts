import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchEn } from '../../src/i18n/en/search.ts';
import { localize } from '../../src/i18n/localize.ts';
import { registerMessages } from '../../src/i18n/register.ts';

const wanted = { lang: 'en', around: 'en' };
const localized = (lang: string, own = {}) =>
  localize('search', searchEn, { ...wanted, lang }, { common: {}, panel: own });

describe('the texts of a panel', () => {
  it('are put together once for all elements of a language', () => {
    assert.equal(localized('en').messages, localized('en').messages);
  });

  it('are other ones where the page has its own, in that element alone', () => {
    assert.equal(localized('en', { choose: 'Pick one' }).messages.choose, 'Pick one');
    assert.equal(localized('en').messages.choose, searchEn.choose);
  });

  it('follow a language that is registered once more', () => {
    registerMessages('fy', { search: { ...searchEn, choose: 'Kies' } });
    assert.equal(localized('fy').messages.choose, 'Kies');
    registerMessages('fy', { search: { ...searchEn, choose: 'Kies ien' } });
    assert.equal(localized('fy').messages.choose, 'Kies ien');
  });
});
