/** The rules for a text that was read. They come with the reader. */

import type { EventOf } from '../transition.ts';
import { searchFor, suggest } from './begin.ts';
import { asAddress } from './reading.ts';
import { isOver, settled } from './reducer.ts';
import type { Reading, ReadingEvent, SearchState, SearchSurroundings } from './state.ts';

/**
 * Takes over a reading: the text may get another search term, name a country, or mean one address of the list. A request that
 * follows from it begins anew where the session is over by then.
 */
export function textRead(
  state: SearchState,
  { reading, seed }: EventOf<ReadingEvent, 'textRead'>,
  around: SearchSurroundings,
): SearchState {
  const isAwaited =
    state.reading?.kind === 'read' && reading.text === state.text && reading.list === state.reading.list;
  if (!isAwaited) return state;
  const read = withNumber(asAddress({ ...state, reading }), reading);
  const isOvertaken = read.request !== state.request && isOver(state.session, seed);
  const next = isOvertaken ? { ...searchFor(read.text, seed, around), listbox: read.listbox } : read;
  return settled(next, around, seed);
}

/** The number that was typed before a street was chosen goes on behind the street. */
function withNumber(state: SearchState, { number }: Reading): SearchState {
  const { text, trail } = state;
  if (!number || text !== trail.at(-1)?.value) return state;
  return suggest({ ...state, text: `${text.trimEnd()} ${number.text}` });
}
