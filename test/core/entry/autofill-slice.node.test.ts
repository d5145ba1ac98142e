import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { offerOf } from '../../../src/core/entry/selectors.ts';
import type { EntryEvent, Received } from '../../../src/core/entry/state.ts';
import { after, autofill, configured, left, listArrived, manualLoaded, on, root } from '../../support/entry.ts';
import { belgium, netherlands } from '../../support/samples.ts';
import { inNetherlands, typed } from '../search/support.ts';

const place = { district: '', postcode: '1012JS', locality: 'Amsterdam', region: 'NH' };
const texts = { street: 'Dam 1', building: '', addition: '', ...place };
const dam: Received = { country: netherlands, texts, line: 'Dam 1, 1012JS Amsterdam' };
const filled = (received: Received, isAgain = false): EntryEvent => autofill({ type: 'autofilled', received, isAgain });
const taken = autofill({ type: 'offerTaken' });

const inSight = after(inNetherlands, manualLoaded);

describe('an address that the browser autofills', () => {
  it('is used even if the manual fields cannot be loaded', () => {
    const awaited = on(after(inNetherlands), filled(dam));
    assert.equal(awaited.panel.awaited, 'manual');
    const state = on(awaited, root({ type: 'codeLoaded', code: 'manual', isThere: false }));
    assert.deepEqual(
      [state.panel.inSight, state.manual.fields.street, state.manual.fields.postcode],
      ['plain', 'Dam 1', '1012JS'],
    );
  });

  it('is not offered while the page does not offer its country', () => {
    const begun = after(inNetherlands, listArrived([netherlands, belgium]), typed('Haarlem'));
    const offered = on(begun, filled({ ...dam, country: belgium }));
    assert.equal(offerOf(offered)?.country, belgium);
    const only = on(offered, configured({ countries: 'NL' }));
    assert.equal(offerOf(only), null);
    assert.equal(on(only, autofill({ type: 'offerTaken' })), only);
    assert.equal(offerOf(on(only, configured({ countries: '' })))?.country, belgium);
  });

  it('is no longer offered when the browser clears it, the fields are cleared, or the element is removed', () => {
    const offered = on(inSight, typed('Haarlem'), filled(dam));
    for (const event of [
      autofill({ type: 'autofilled', received: null, isAgain: false }),
      root({ type: 'addressGiven', address: null, by: 'script' }),
      left,
    ]) {
      assert.equal(on(offered, event).autofillOffer, null);
    }
    assert.equal(
      on(on(offered, autofill({ type: 'autofilled', received: null, isAgain: false })), taken).panel.inSight,
      'search',
    );
  });
});
