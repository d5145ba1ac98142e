import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FieldTexts } from '../../../src/core/address/formats.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import { typedAddition } from '../../../src/core/manual/verdict.ts';
import { after, countryEvent, manualLoaded, manualWanted, seedOf } from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { belgium } from '../../support/samples.ts';

const fields: FieldTexts = { ...typing.typed, postcode: '1000', locality: 'Brussel', addition: 'bus 301' };
const opened = after(
  countryEvent({ type: 'countryChosen', country: belgium, by: 'user' }, seedOf()),
  manualLoaded,
  manualWanted,
);
const open: EntryState = { ...opened, manual: { ...opened.manual, fields } };
const known = {
  country: belgium,
  matches: typing.answer('A', 'Building', { postcode: '1000', locality: 'Brussel' }).matches,
};
const inBelgium = {
  ...known,
  matches: known.matches.map((it) => ({ ...it, country: { name: 'Belgium', iso3Code: 'BEL' } })),
};

describe('a flat typed by hand that the service asks for', () => {
  it('is in the question, so that nothing has to be typed twice', () => {
    const asking = {
      country: belgium,
      matches: inBelgium.matches.map((it) => ({
        ...it,
        status: { ...it.status, validationLevel: 'BuildingPartial' as const },
      })),
    };
    for (const texts of [{ addition: 'bus 301' }, { building: `${typing.typed.building} bus 301`, addition: '' }]) {
      const manual = { ...open.manual, fields: { ...fields, ...texts } };
      const { manual: review } = typing.on({ ...open, manual }, typing.committed(), typing.answers(asking));
      assert.equal(review.step, 'review');
      assert.equal(review.step === 'review' && typedAddition(review.verdict, review.fields), 'bus 301');
    }
  });
});
