import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFromInput } from '../../../src/core/address/address-input.ts';
import { committedFrom } from '../../../src/core/entry/outcome.ts';
import type { EntryState, OtherEntry } from '../../../src/core/entry/state.ts';
import { house30, house212 } from '../../support/dutch-samples.ts';
import {
  after,
  configured,
  dutch,
  listArrived,
  lookupLoaded,
  manualLoaded,
  manualWanted,
  on,
  same,
} from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { netherlands } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';

const of = (street: string) =>
  addressFromInput({ country: 'NL', street, building: '2', locality: 'Haarlem', source: 'manual' }, []) ??
  assert.fail();
const other = (street: string | null): OtherEntry => ({
  committed: street === null ? null : committedFrom(of(street)),
  invalid: street === null ? { flags: { valueMissing: true }, message: 'Enter an address.' } : null,
  isErrorShown: false,
});
const followed = (street: string | null) => same({ type: 'followed', other: other(street) });
const unticked = same({ type: 'toggled', isTicked: false });
const streetOf = (state: EntryState) => state.committed?.address.street ?? null;

describe('an address that follows another one', () => {
  describe('with a Dutch lookup', () => {
    const ticked = same({ type: 'toggled', isTicked: true });
    const begun = after(
      configured({ nlLookup: true, country: 'NL', hasClient: true }),
      lookupLoaded,
      manualLoaded,
      listArrived([netherlands]),
    );
    const own = on(begun, followed('Spaarne'), unticked);
    const looking = on(own, ...lookup.at30);

    it('has the fields again that were typed before it was ticked, and what is known about their house', () => {
      const request = lookup.asked(looking);
      const back = on(looking, ticked, dutch({ type: 'arrived', request, answer: house30 }), unticked);
      assert.deepEqual(back.dutchLookup.fields, looking.dutchLookup.fields);
      assert.deepEqual([back.panel.inSight, back.committed, back.dutchLookup.request], ['dutch-lookup', null, null]);
      assert.equal(streetOf(on(back, lookup.committed)), 'Julianastraat');
    });

    it('has the manual fields again that were opened from it', () => {
      const additions = on(own, ...lookup.fill({ postcode: '3024AN', houseNumber: '212' }), lookup.arrives(house212));
      for (const from of [looking, additions]) {
        const byHand = typing.on(on(from, manualWanted), typing.edited('Kade'));
        const back = on(byHand, ticked, unticked);
        assert.deepEqual([back.panel.inSight, back.manual.fields], ['manual', byHand.manual.fields]);
      }
    });

    it('has the address again that was found there', () => {
      const found = on(looking, lookup.arrives(house30));
      const { committed, dutchLookup } = on(found, ticked, unticked);
      assert.deepEqual([committed, dutchLookup.step], [found.committed, 'found']);
      const { postcode, houseNumber, addition } = dutchLookup.fields;
      assert.deepEqual([postcode, houseNumber, addition], ['2012 ES', '30', '']);
    });
  });
});
