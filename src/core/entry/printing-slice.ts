/** Prints the address, wherever it came from. Comes with the formats of all countries. */
import { withCountryLine } from '../address/country-line.ts';
import { withLines } from '../address/mail-lines.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { isUnprinted } from './printing.ts';
import type { Slices } from './slice.ts';
import type { EntryState } from './state.ts';

/** The lines of the address. */
export const printingSlice: NonNullable<Slices['printing']> = { reconcile };

function reconcile(state: EntryState): EntryState {
  const { committed, properties } = state;
  if (!committed || !isUnprinted(state)) return state;
  const { address } = committed;
  const printed = withLines(address, worldFormatOf(address.country.iso2));
  if (printed.lines.length === 0 && printed.mailLines.length === address.mailLines.length) return state;
  // What the service or the page printed stays as it is.
  const isOurs = address.mailLines.length === 0;
  const whole = isOurs ? withCountryLine(printed, properties.dispatchCountry) : printed;
  return { ...state, committed: { ...committed, address: whole } };
}
