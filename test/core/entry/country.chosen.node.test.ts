import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { after } from '../../support/entry.ts';
import { belgium } from '../../support/samples.ts';
import { countryChosen, inNetherlands, typed } from '../search/support.ts';

describe('the country that the shopper chooses', () => {
  it('sends no request for an empty text, or one that is too short', () => {
    for (const text of ['', 'j']) {
      const { search } = after(inNetherlands, typed(text), countryChosen(belgium));
      assert.deepEqual([search.text, search.request, search.session], [text, null, null]);
    }
  });
});
