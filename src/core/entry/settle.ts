/** What follows for the panels from any event, whichever it was. */
import { manualTextsOf } from '../dutch-lookup/typed.ts';
import { addressStart, type ManualEventOf } from '../manual/state.ts';
import { emptyFields } from '../manual/texts.ts';
import { isAwaitingAddress } from '../search/selectors.ts';
import { settleOffer } from './autofill.ts';
import { withCountryRequest } from './country.ts';
import { settleFormer } from './former.ts';
import { settleMode } from './mode.ts';
import { type EntryState, initialEntry, type Mode, type SliceReducers } from './state.ts';
import { settleSubmission } from './submission.ts';

/** What one slice did, the others follow. */
export function settle(next: EntryState, previous: EntryState, slices: SliceReducers): EntryState {
  const settled = withLookup(settleMode(withCountryRequest(next)), previous, slices);
  const followed = withManual(withoutAwaitedAddress(settled, previous), previous, slices);
  return settleSubmission(settleFormer(settleOffer(followed, previous), previous));
}

/** A person who turned to another panel is not surprised by the address that the last one asked for. */
function withoutAwaitedAddress(state: EntryState, { mode }: EntryState): EntryState {
  if (state.mode === mode) return state;
  const { search, dutchLookup } = state;
  if (mode === 'search' && isAwaitingAddress(search)) return { ...state, search: { ...search, request: null } };
  if (mode !== 'dutch-lookup' || dutchLookup.step !== 'looking') return state;
  // The request goes on: it is billed, and its answer is remembered.
  return { ...state, dutchLookup: { ...dutchLookup, step: 'editing' } };
}

function withManual(state: EntryState, previous: EntryState, slices: SliceReducers): EntryState {
  const { mode, manual } = state;
  // Fields that never began are also those that an address from elsewhere has emptied.
  if (mode === 'manual' && (previous.mode !== 'manual' || manual.start === null)) {
    return slices.manual?.({ ...state, plain: initialEntry.plain }, openedFrom(state, previous.mode)) ?? state;
  }
  if (mode !== 'manual') return previous.mode === 'manual' ? withoutManual(state, slices) : state;
  if (state.country?.iso3 === previous.country?.iso3) return state;
  return slices.manual?.(state, { type: 'countryChanged' }) ?? state;
}

/** The fields remember what else was typed when the person left them. */
function withoutManual(state: EntryState, slices: SliceReducers): EntryState {
  const next = slices.manual?.(state, { type: 'left' }) ?? state;
  return next.manual.start === null ? next : { ...next, manual: { ...next.manual, start: startOf(next) } };
}

/** A committed address that changes resets the fields, so that it need not be named. */
function startOf({ committed, search, dutchLookup }: EntryState): string {
  return committed ? addressStart : JSON.stringify([search.text, manualTextsOf(dutchLookup)]);
}

/** Plain fields stood in for the manual ones. What is typed for a Dutch lookup goes along from there only. */
function openedFrom(state: EntryState, mode: Mode): ManualEventOf<'opened'> {
  const { search, plain, dutchLookup } = state;
  const labels = search.trail.map(({ label }) => label);
  const isPlain = Object.values(plain).some((text) => text !== '');
  const looked = mode === 'dutch-lookup' ? manualTextsOf(dutchLookup) : null;
  const texts = isPlain ? { ...emptyFields, ...plain } : looked;
  return { type: 'opened', text: search.text, labels, texts, start: startOf(state) };
}

/** The fields of the Dutch lookup say the committed address, wherever it came from. */
function withLookup(state: EntryState, previous: EntryState, slices: SliceReducers): EntryState {
  const { committed, dutchLookup, properties } = state;
  const isOther = committed?.address !== previous.committed?.address;
  const isLoaded = state.panels['dutch-lookup'] !== previous.panels['dutch-lookup'];
  // It came from here, or went from here.
  if (!(isOther || isLoaded) || dutchLookup !== previous.dutchLookup) return state;
  const address = committed?.address;
  if (address && (address.country.iso3 === 'NLD' || properties.home === 'dutch-lookup')) {
    return slices['dutch-lookup']?.(state, { type: 'filled', address }) ?? state;
  }
  return isOther ? (slices['dutch-lookup']?.(state, { type: 'cleared' }) ?? state) : state;
}
