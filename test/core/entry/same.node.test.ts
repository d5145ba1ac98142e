import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFromInput } from '../../../src/core/address/address-input.ts';
import { committedFrom } from '../../../src/core/entry/outcome.ts';
import { readRestorable, restorableFrom } from '../../../src/core/entry/restore.ts';
import { savedRowsOf } from '../../../src/core/entry/saved.ts';
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
  root,
  same,
} from '../../support/entry.ts';
import * as typing from '../../support/manual.ts';
import { netherlands, savedHome } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { inNetherlands, typed } from '../search/support.ts';

const of = (street: string) =>
  addressFromInput({ country: 'NL', street, building: '2', locality: 'Haarlem', source: 'manual' }, []) ??
  assert.fail();
const other = (street: string | null): OtherEntry => ({
  committed: street === null ? null : committedFrom(of(street)),
  invalid: street === null ? { flags: { valueMissing: true }, message: 'Enter an address.' } : null,
  isErrorShown: false,
});
const followed = (street: string | null) => same({ type: 'followed', other: other(street) });
const gone = same({ type: 'followed', other: null });
const unticked = same({ type: 'toggled', isTicked: false });
const streetOf = (state: EntryState) => state.committed?.address.street ?? null;

const following = on(after(inNetherlands), followed('Spaarne'));

describe('an address that follows another one', () => {
  it('offers no saved addresses, and offers them again when the other one is empty', () => {
    const begun = on(after(inNetherlands), configured({ addresses: [savedHome] }));
    const state = on(begun, followed('Spaarne'));
    assert.deepEqual([savedRowsOf(begun).length, savedRowsOf(state).length], [1, 0]);
    assert.equal(savedRowsOf(on(state, followed(null))).length, 1);
  });

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

  describe('after a navigation', () => {
    const dam = root({ type: 'addressGiven', by: 'script', address: of('Dam') });
    const back = (left: EntryState) =>
      root({ type: 'restored', by: 'script', saved: readRestorable(restorableFrom(left)) ?? assert.fail() });
    const seen = (state: EntryState) => [state.same?.isTicked, streetOf(state), state.search.text];
    const left = on(following, unticked);

    it('is unticked beside an empty field that was left that way', () => {
      for (const state of [
        on(after(inNetherlands, back(left)), followed('Spaarne')),
        on(following, back(left)),
        on(after(inNetherlands, back(left)), gone, followed(null), followed('Spaarne')),
      ])
        assert.deepEqual(seen(state), [false, null, '']);
    });

    it('has the text or the address that it was left with', () => {
      const text = on(after(inNetherlands, back(on(left, typed('ju')))), followed('Spaarne'));
      assert.deepEqual(seen(text), [false, null, 'ju']);
      assert.deepEqual(seen(on(following, back(on(left, dam)))).slice(0, 2), [false, 'Dam']);
    });

    it('is ticked if it was left ticked, even if the page starts with another address', () => {
      const again = on(after(inNetherlands, dam), followed('Spaarne'));
      assert.equal(again.same?.isTicked, false);
      assert.deepEqual(seen(on(again, back(following))).slice(0, 2), [true, 'Spaarne']);
      assert.deepEqual(seen(on(after(inNetherlands, dam, back(following)), followed('Kerkstraat'))).slice(0, 2), [
        true,
        'Kerkstraat',
      ]);
    });

    it('is unticked by typing before its code has loaded', () => {
      const state = on(after(inNetherlands, back(following), typed('ju')), followed('Spaarne'));
      assert.deepEqual(seen(state), [false, null, 'ju']);
    });

    it('has the address that it was left with if the other one was absent', () => {
      assert.equal(streetOf(after(inNetherlands, back(on(following, gone)))), 'Spaarne');
    });
  });
});
