import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { addressInEffect } from '../../../src/core/entry/panel-status.ts';
import { openedPlain } from '../../../src/core/entry/plain.ts';
import { house30 } from '../../support/dutch-samples.ts';
import {
  after,
  configured,
  lookupLoaded,
  lookupWanted,
  manual,
  manualLoaded,
  manualWanted,
  on,
  root,
  searchWanted,
} from '../../support/entry.ts';
import { nothingRead } from '../../support/read.ts';
import { belgium, details, netherlands } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { countryChosen, inNetherlands, typed } from '../search/support.ts';

const missing = root({ type: 'codeLoaded', code: 'manual', isThere: false });

describe('the three plain fields', () => {
  for (const [text, street, postcode, locality] of [
    ['2012es 30', '30', '2012es', ''],
    ['2012 ES', '', '2012 ES', ''],
    ['2012ES Haarlem, Julianastraat 30', 'Julianastraat 30', '2012ES', 'Haarlem'],
    ['Julianastraat 30', 'Julianastraat 30', '', ''],
  ] as const)
    it(`start with what was searched for, each part once: ${text}`, () => {
      assert.deepEqual(openedPlain(after(inNetherlands, typed(text))).fields, {
        ...emptyFields,
        street,
        postcode,
        locality,
      });
    });

  it('have what was typed before a street was chosen', () => {
    const state = after(inNetherlands, typed('2012ES Haarlem, Julianastraat'));
    const reading = { ...nothingRead, text: state.search.text, before: 'Jan Smit' };
    const { fields } = openedPlain({ ...state, search: { ...state.search, reading } });
    assert.deepEqual([fields.street, fields.locality], ['Julianastraat, Jan Smit', 'Haarlem']);
  });

  it('know the postcodes of countries beyond Europe', () => {
    const unitedStates = { name: 'United States', iso2: 'US', iso3: 'USA' };
    const { fields } = openedPlain(after(countryChosen(unitedStates), typed('10118 350 Fifth Avenue')));
    assert.deepEqual(fields, { ...emptyFields, postcode: '10118', street: '350 Fifth Avenue' });
  });

  it('have the newest text, and so do the manual fields once they can be loaded', () => {
    const first = after(inNetherlands, typed('Fooweg 1'), manualWanted, missing);
    const second = on(first, searchWanted, typed('Barweg 2'), manualWanted, missing);
    assert.deepEqual([first.manual.fields.street, second.manual.fields.street], ['Fooweg 1', 'Barweg 2']);
    const edited = on(second, manual({ type: 'fieldsEdited', fields: { street: 'Barweg 22' } }), searchWanted);
    assert.equal(on(edited, manualWanted, missing).manual.fields.street, 'Barweg 22');
    const loaded = on(edited, typed('Bazweg 3'), manualWanted, manualLoaded);
    assert.deepEqual([loaded.panel.inSight, loaded.manual.fields.street], ['manual', 'Bazweg']);
  });

  it('do not change an address before the shopper does', () => {
    const looked = on(
      after(configured({ nlLookup: true }), lookupLoaded, inNetherlands),
      ...lookup.at30,
      lookup.arrives(house30),
    );
    const open = on(looked, manualWanted, missing);
    assert.deepEqual([open.panel.inSight, open.manual.fields.street], ['plain', 'Julianastraat 30']);
    assert.equal(addressInEffect(open), looked.committed?.address);
    assert.equal(on(open, searchWanted).committed, looked.committed);
    const edited = on(open, manual({ type: 'fieldsEdited', fields: { street: 'Julianastraat 31' } }));
    assert.equal(addressInEffect(edited), null);
  });

  it('say no longer the address of another country', () => {
    const address = addressFrom(details, netherlands);
    const open = after(inNetherlands, root({ type: 'addressGiven', by: 'user', address }), manualWanted, missing);
    const abroad = on(open, countryChosen(belgium));
    assert.deepEqual([abroad.panel.inSight, addressInEffect(abroad)], ['plain', null]);
    assert.equal(addressInEffect(on(abroad, inNetherlands)), open.committed?.address);
  });
});

describe('the text of a search that was left for the Dutch fields', () => {
  it('does not return with another country', () => {
    const begun = after(configured({ nlLookup: true }), lookupLoaded, inNetherlands, searchWanted);
    const left = on(begun, typed('julianastraat 30 haarlem'), lookupWanted);
    assert.equal(left.panel.inSight, 'dutch-lookup');
    assert.equal(on(left, countryChosen(belgium)).search.text, '');
  });
});
