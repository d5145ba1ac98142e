import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { countryOf } from '../../../src/core/country/selectors.ts';
import type { Received } from '../../../src/core/entry/received.ts';
import type { EntryEvent } from '../../../src/core/entry/state.ts';
import { after, autofill, configured, left, lookupLoaded, manualLoaded, on, root } from '../../support/entry.ts';
import { belgium, details, netherlands, printed } from '../../support/samples.ts';
import { inNetherlands, typed } from '../search/support.ts';

const place = { district: '', postcode: '1012JS', locality: 'Amsterdam', region: 'NH' };
const texts = { street: 'Dam 1', building: '', addition: '', ...place };
const dam: Received = { country: netherlands, texts, line: 'Dam 1, 1012JS Amsterdam' };
const filled = (received: Received, isAgain = false): EntryEvent => autofill({ type: 'autofilled', received, isAgain });
const taken = autofill({ type: 'offerTaken' });

const inSight = after(inNetherlands, manualLoaded);
const dutchFirst = after(configured({ nlLookup: true }), inNetherlands, lookupLoaded);

describe('an address that a browser fills in', () => {
  it('is in the manual fields with its country and its region, and asks for nothing', () => {
    const state = on(inSight, filled({ ...dam, country: belgium }));
    assert.equal(state.panel.inSight, 'manual');
    assert.equal(countryOf(state)?.iso3, 'BEL');
    assert.deepEqual(state.manual.fields, texts);
    assert.deepEqual([state.search.request, state.manual.request], [null, null]);
  });

  it('is there, too, when the manual fields cannot be loaded', () => {
    const awaited = on(after(inNetherlands), filled(dam));
    assert.equal(awaited.panel.awaited, 'manual');
    const state = on(awaited, root({ type: 'panelMissing', panel: 'manual' }));
    assert.deepEqual([state.panel.inSight, state.plain.street, state.plain.postcode], ['plain', 'Dam 1', '1012JS']);
  });

  it('is offered over a text, and the text stays until the person takes the offer', () => {
    const offered = on(inSight, typed('Haarlem'), filled(dam));
    assert.deepEqual([offered.panel.inSight, offered.search.text, offered.offered], ['search', 'Haarlem', dam]);
    const state = on(offered, taken);
    assert.deepEqual([state.panel.inSight, state.offered, state.search.text], ['manual', null, '']);
  });

  it('is offered no more when the browser takes it back, the fields are cleared, or the element leaves', () => {
    const offered = on(inSight, typed('Haarlem'), filled(dam));
    for (const event of [autofill({ type: 'offerWithdrawn' }), root({ type: 'cleared', by: 'script' }), left]) {
      assert.equal(on(offered, event).offered, null);
    }
    assert.equal(on(on(offered, autofill({ type: 'offerWithdrawn' })), taken).panel.inSight, 'search');
  });

  it('is offered no more once another address is there, and still where that was there before', () => {
    const offered = on(inSight, typed('Haarlem'), filled(dam));
    const address = printed(addressFrom(details, netherlands));
    assert.equal(on(offered, root({ type: 'valueSet', address })).offered, null);
    assert.equal(on(offered, typed('Haarle')).offered, dam);
    const over = on(inSight, root({ type: 'valueSet', address }), filled(dam));
    assert.deepEqual([over.committed?.address, over.offered], [address, dam]);
    assert.equal(on(over, root({ type: 'invalidShown' })).offered, dam);
  });

  it('takes the place of the one before', () => {
    const other = { ...dam, texts: { ...texts, street: 'Dam 2' } };
    const state = on(inSight, filled(dam), filled(other, true));
    assert.deepEqual([state.manual.fields.street, state.offered], ['Dam 2', null]);
  });

  it('is postcode and number where those come first, and no lookup is asked for', () => {
    const { panel, dutchLookup } = on(dutchFirst, filled(dam));
    assert.deepEqual([panel.inSight, dutchLookup.step, dutchLookup.request], ['dutch-lookup', 'editing', null]);
    assert.deepEqual([dutchLookup.fields.postcode, dutchLookup.fields.houseNumber], ['1012 JS', '1']);
  });

  it('is in the manual fields where it has no number, or is in another country', () => {
    const withoutNumber = { ...dam, texts: { ...texts, street: 'Dam' } };
    for (const received of [withoutNumber, { ...dam, country: belgium }]) {
      const state = on(dutchFirst, manualLoaded, filled(received));
      assert.deepEqual([state.panel.inSight, state.manual.fields.street], ['manual', received.texts.street]);
    }
  });

  it('is none where the person can change nothing', () => {
    const fixed = on(inSight, configured({ isFixed: true }));
    assert.equal(on(fixed, filled(dam)), fixed);
  });
});
