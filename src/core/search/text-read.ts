/** The rules for parsed text, which come with the parser. */

import type { EventOf } from '../transition.ts';
import { searchFor, suggest } from './begin.ts';
import { asAddress } from './reading.ts';
import { isOver, settled } from './reducer.ts';
import type { Reading, ReadingEvent, SearchState, SearchSurroundings } from './state.ts';

/**
 * Applies the result of parsing: the text may get another search term, name a country, or mean one address in the list.
 * If the session is over by then, a resulting request starts a new one.
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

/** The number that was typed before a street was chosen is kept after the street. */
function withNumber(state: SearchState, { number }: Reading): SearchState {
  const { text, trail } = state;
  if (!number || text !== trail.at(-1)?.value) return state;
  return suggest({ ...state, text: `${text.trimEnd()} ${number.text}` });
}
