/** The events of a search, in few words. */
import assert from 'node:assert/strict';
import type { Country, Match } from '../../../src/contract/types.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import type { EntryEvent, EntryState } from '../../../src/core/entry/state.ts';
import type { DetailsRequest, SuggestRequest } from '../../../src/core/search/state.ts';
import { countryEvent, search, seedOf } from '../../support/entry.ts';
import { nothingRead } from '../../support/read.ts';
import { details, house, netherlands, street } from '../../support/samples.ts';

const problem = { operation: 'suggest', status: 400, retryAfter: null } as const;

/** `session`: what a new session would be, should this begin one. */
export const typed = (text: string, session = 'session-1', time = 0): EntryEvent =>
  search({ type: 'typed', text, seed: seedOf(session, time), isListWanted: true });
export const chose = (match: Match, time = 0): EntryEvent =>
  search({ type: 'matchChosen', match, seed: seedOf('session-chosen', time) });
export const retried = (time = 0): EntryEvent => search({ type: 'retried', seed: seedOf('session-retried', time) });
export const listWanted = search({ type: 'listWanted', seed: seedOf('session-wanted') });
export const emptied = search({ type: 'cleared' });
export const countryChosen = (country: Country, session = 'session-country'): EntryEvent =>
  countryEvent({ type: 'countryChosen', country, by: 'user' }, seedOf(session));
export const inNetherlands = countryChosen(netherlands);

export const pending = ({ search: { request } }: EntryState): SuggestRequest => {
  assert.ok(request?.kind === 'suggest', 'suggestions are asked for');
  return request;
};
const detailsPending = ({ search: { request } }: EntryState): DetailsRequest => {
  assert.ok(request?.kind === 'details', 'details are asked for');
  return request;
};
export const arrives =
  (matches: readonly Match[], newContext: string | null = null) =>
  (state: EntryState): EntryEvent =>
    search({ type: 'matchesArrived', request: pending(state), answer: { matches, newContext } });
export const detailsArrive = (state: EntryState): EntryEvent =>
  search({
    type: 'detailsArrived',
    request: detailsPending(state),
    address: addressFrom(details, netherlands),
    details,
  });
export const fails =
  (reason: string) =>
  ({ search: { request } }: EntryState): EntryEvent => {
    assert.ok(request);
    return search({ type: 'failed', request, problem: { ...problem, reason } });
  };

/** The session of the request has reached a limit of its own. */
export const isLimited = ({ search: { request } }: EntryState): EntryEvent => {
  assert.ok(request);
  const limited = {
    reason: 'rate-limited',
    operation: request.kind,
    status: 429,
    retryAfter: 7,
    limit: 'session',
  } as const;
  return search({ type: 'failed', request, problem: limited });
};

/** The text was read, and means this match; null for none. */
export const readAs =
  (only: Match | null): ((state: EntryState) => EntryEvent) =>
  ({ search: { toRead } }) => {
    assert.ok(toRead);
    const { text, list } = toRead;
    const result = { ...nothingRead, text, list, only, isSure: only !== null };
    return search({ type: 'textRead', reading: result, seed: seedOf() });
  };

export const found = [inNetherlands, typed('julian'), arrives([street, house])] as const;
/** An address that was found by searching. */
export const done = [...found, chose(house), detailsArrive] as const;
