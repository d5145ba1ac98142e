/** Prints the address, wherever it came from: that of a European country at once, any other with the formats of the world. */
import type { Address } from '../address/address.ts';
import { withCountryLine } from '../address/country-line.ts';
import { type AddressFormat, formatOf, hasFormat } from '../address/formats.ts';
import { withLines } from '../address/mail-lines.ts';
import { oncePerObject } from '../once.ts';
import type { SavedRow } from '../search/options.ts';
import { isShallowEqual } from '../transition.ts';
import type { Slices } from './slice.ts';
import type { Committed, EntryState } from './state.ts';

/** The format of a country; null until it has loaded. */
export type FormatOf = (iso2: string) => AddressFormat | null;

/** @param formatOf by ISO 3166-1 alpha-2 code in upper case. Default: those of Europe */
export function printingBy(formatOf: FormatOf = europeanFormatOf): NonNullable<Slices['printing']> {
  return { print: (next, previous) => print(next, previous, formatOf) };
}

/** The formats that are always there. */
export const europeanFormatOf: FormatOf = (iso2) => (hasFormat(iso2) ? formatOf(iso2) : null);

/** Saved addresses are shown as they are printed. */
export const rowPrintedBy = oncePerObject((formatOf: FormatOf) =>
  oncePerObject((row: SavedRow): SavedRow => {
    const { address } = row;
    const format = address.lines.length > 0 ? null : formatOf(address.country.iso2);
    return format ? { ...row, address: withLines(address, format) } : row;
  }),
);

function print(state: EntryState, previous: EntryState, formatOf: FormatOf): EntryState {
  const { committed } = state;
  const format = committed && formatOf(committed.address.country.iso2);
  if (!committed || !format) return state;
  const address = printedIn(state, committed, previous, format);
  const { linesBefore, ...others } = committed;
  const isUnprintable = address.lines.length === 0;
  const printed = { ...others, address, isUnprintable, flatExample: format.flat };
  return isShallowEqual<object>(printed, committed) ? state : { ...state, committed: printed };
}

/** The same address if nothing is to be printed. */
function printedIn(
  state: EntryState,
  { address, linesBefore }: Committed,
  previous: EntryState,
  format: AddressFormat,
): Address {
  const { properties, manual } = state;
  const before = previous.committed?.address;
  const lines = address.lines.length === 0 ? withLines(address, format) : address;
  const isNews = lines.lines.length > 0 || lines.mailLines.length !== address.mailLines.length;
  const printed = isNews ? lines : address;
  // Lines that the service or the page printed for the parcel stay; a validated address has none for a parcel yet.
  const isTyped = manual.step === 'accepted' && address !== before;
  const isOurs = isTyped || (isNews && address.mailLines.length === 0);
  return isOurs ? withCountryLine(printed, properties.dispatchCountry, linesBefore ?? before?.mailLines) : printed;
}
