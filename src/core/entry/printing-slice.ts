/** Prints the address, wherever it came from. Comes with the formats of all countries. */
import type { Address } from '../address/address.ts';
import { withCountryLine } from '../address/country-line.ts';
import { withLines } from '../address/mail-lines.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { oncePerObject } from '../once.ts';
import type { SavedRow } from '../search/options.ts';
import { isShallowEqual } from '../transition.ts';
import type { Slices } from './slice.ts';
import type { Committed, EntryState } from './state.ts';

export const printingSlice: NonNullable<Slices['printing']> = { print };

/** Saved addresses are shown as they are printed. */
export const printedRow = oncePerObject((row: SavedRow): SavedRow => {
  const { address } = row;
  return address.lines.length > 0 ? row : { ...row, address: withLines(address, worldFormatOf(address.country.iso2)) };
});

function print(state: EntryState, previous: EntryState): EntryState {
  const { committed } = state;
  if (!committed) return state;
  const address = printedIn(state, committed, previous);
  const { linesBefore, ...others } = committed;
  const isUnprintable = address.lines.length === 0;
  const printed = { ...others, address, isUnprintable, flatExample: worldFormatOf(address.country.iso2).flat };
  return isShallowEqual<object>(printed, committed) ? state : { ...state, committed: printed };
}

/** The same address if nothing is to be printed. */
function printedIn(state: EntryState, { address, linesBefore }: Committed, previous: EntryState): Address {
  const { properties, manual } = state;
  const before = previous.committed?.address;
  const lines = address.lines.length === 0 ? withLines(address, worldFormatOf(address.country.iso2)) : address;
  const isNews = lines.lines.length > 0 || lines.mailLines.length !== address.mailLines.length;
  const printed = isNews ? lines : address;
  // Lines that the service or the page printed for the parcel stay; a validated address has none for a parcel yet.
  const isTyped = manual.step === 'accepted' && address !== before;
  const isOurs = isTyped || (isNews && address.mailLines.length === 0);
  return isOurs ? withCountryLine(printed, properties.dispatchCountry, linesBefore ?? before?.mailLines) : printed;
}
