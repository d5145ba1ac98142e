import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Match } from '../../../src/contract/types.ts';
import { newSearch } from '../../../src/core/search/begin.ts';
import { readText } from '../../../src/core/search/read-text.ts';
import { notRead, readingOf } from '../../../src/core/search/reading.ts';
import { reduceSearch } from '../../../src/core/search/reducer.ts';
import type { SearchEvent, SearchState, SuggestRequest } from '../../../src/core/search/state.ts';
import { charactersMax } from '../../../src/core/text/bound.ts';
import { toRead } from '../../support/read.ts';
import { house, netherlands, street } from '../../support/samples.ts';

const around = { country: netherlands, minLength: 2 };
const seed = { id: 'session-1', time: 0 };
const none = { newContext: null, matches: [] };
const pasted = 'Jan Jansen, Julianastraat 30, 2012 ES Haarlem, Netherlands';

function after(...events: readonly SearchEvent[]): SearchState {
  return events.reduce((state, event) => reduceSearch(state, event, around), newSearch(netherlands, ''));
}

const typed = (text: string): SearchEvent => ({ type: 'typed', text, seed, isListWanted: true });

function answered(state: SearchState, matches: readonly Match[]): SearchState {
  const request = state.request as SuggestRequest;
  return reduceSearch(state, { type: 'matchesArrived', request, answer: { newContext: null, matches } }, around);
}

async function read(state: SearchState, then = seed): Promise<SearchState> {
  if (!state.toRead) throw new Error('Nothing is to be read.');
  return reduceSearch(state, { type: 'textRead', reading: await readText(state.toRead), seed: then }, around);
}

const termOf = ({ request }: SearchState) => (request?.kind === 'suggest' ? request.term : null);

describe('a text that is a complete address', () => {
  it('is searched for as parsed, even if it is parsed after its answer', async () => {
    const second = answered(after(typed(pasted)), []);
    assert.equal(second.request, null);
    assert.equal(termOf(await read(second)), '2012 ES Haarlem, Julianastraat 30');
  });

  it('keeps its own results if the parsed text finds nothing', async () => {
    const state = answered(answered(await read(after(typed(pasted))), [street]), []);
    assert.deepEqual([state.request, state.list?.matches], [null, [street]]);
  });

  it('is answered by the list for the parsed text', async () => {
    const state = answered(answered(await read(after(typed(pasted))), []), [house]);
    const chosen = reduceSearch(state, { type: 'matchChosen', match: house, seed }, around);
    assert.equal(chosen.request?.kind, 'details');
  });
});

describe('a text that is parsed', () => {
  it('has a comma, or a number and no results', () => {
    assert.equal(after(typed('julianastraat')).toRead, null);
    assert.equal(after(typed('julianastraat 30')).toRead, null);
    assert.equal(after(typed('Haarlem, Julianastraat')).toRead, null);
    assert.equal(answered(after(typed('julianastraat 30')), [house]).toRead, null);
    assert.ok(answered(after(typed('julianastraat 30')), [street]).toRead);
    assert.ok(after(typed('Haarlem, Julianastraat 30')).toRead);
  });

  it('has at least seven characters, the shortest postcode and number', () => {
    assert.ok(after(typed('1011, 5')).toRead);
    assert.equal(after(typed('1011,5')).toRead, null);
    assert.equal(after(typed('  1011,5  ')).toRead, null);
  });

  it('is parsed as one of the chosen country', () => {
    assert.deepEqual(after(typed(pasted)).toRead, toRead(pasted));
    const nowhere = { country: null, minLength: 2 };
    const state = reduceSearch(newSearch(null, ''), typed(pasted), nowhere);
    assert.deepEqual(state.toRead, toRead(pasted, ''));
  });

  it('is not parsed before it was searched for, nor while another answer is pending', () => {
    const restored = newSearch(netherlands, pasted);
    const open: SearchEvent = { type: 'listboxChanged', listbox: { open: true, active: 0 } };
    assert.equal(reduceSearch(restored, open, around).toRead, null);
    const state = after(typed('julianastraat 3'));
    const early = reduceSearch(state, typed('julianastraat 30'), around);
    assert.equal(answered({ ...early, request: state.request }, []).toRead, null);
    const old = reduceSearch(
      early,
      { type: 'matchesArrived', request: state.request as SuggestRequest, answer: none },
      around,
    );
    assert.equal(old.toRead, null);
  });

  it('was not chosen from the list', () => {
    const asked = answered(after(typed('julian')), [house]);
    assert.equal(reduceSearch(asked, { type: 'matchChosen', match: house, seed }, around).toRead, null);
    const drilled = { ...street, value: '2012ES Haarlem, Julianastraat ' };
    const state = answered(after(typed('2012es')), [drilled]);
    const next = reduceSearch(state, { type: 'matchChosen', match: drilled, seed }, around);
    assert.equal(next.toRead, null);
  });

  it('is not parsed twice, and one that was overtaken has no effect', async () => {
    const state = await read(after(typed(pasted)));
    assert.equal(
      reduceSearch(state, { type: 'listboxChanged', listbox: { open: true, active: 0 } }, around).toRead,
      null,
    );
    const late = after(typed(pasted), typed(`${pasted}s`));
    const reading = await readText(toRead(pasted));
    assert.equal(reduceSearch(late, { type: 'textRead', reading, seed }, around), late);
    const twice = { ...reading, term: 'another' };
    assert.equal(reduceSearch(state, { type: 'textRead', reading: twice, seed }, around), state);
    const unasked = newSearch(netherlands, pasted);
    assert.equal(reduceSearch(unasked, { type: 'textRead', reading, seed }, around), unasked);
  });

  it('is not parsed any more once another one is typed', () => {
    assert.equal(after(typed(pasted), typed('julianastraat')).toRead, null);
  });

  it('has no effect without a parser, and Enter no longer waits for it', () => {
    const early = [typed(pasted), { type: 'enterPressed', seed }] as const;
    const waiting = answered(after(...early), []);
    assert.equal(waiting.enter.kind, 'early');
    if (!waiting.toRead) throw new Error('Nothing is to be read.');
    const state = reduceSearch(waiting, { type: 'textRead', reading: notRead(waiting.toRead), seed }, around);
    assert.deepEqual([state.enter.kind, state.request, readingOf(state)?.term], ['unmet', null, null]);
  });

  it('has no effect on the text that is typed next', async () => {
    const state = answered(await read(after(typed(pasted))), [house]);
    const next = reduceSearch(state, typed('Haarlem'), around);
    assert.equal(readingOf(next), null);
    assert.equal(answered(next, []).request, null);
    assert.equal(readingOf(after(typed(pasted))), null, 'while it is being read');
  });
});

describe('a text that is parsed when its session has ended', () => {
  const later = { id: 'session-2', time: 25 * 60_000 + 1 };

  it('is searched for from the beginning, in a session of its own', async () => {
    const state = await read(answered(after(typed(pasted)), []), later);
    assert.deepEqual([termOf(state), state.session, state.list], [pasted, later, null]);
    assert.equal((state.request as SuggestRequest).session, 'session-2');
    assert.equal(termOf(answered(await read(state, later), [])), '2012 ES Haarlem, Julianastraat 30');
  });

  it('is searched for with the number that follows a chosen street', async () => {
    const found = answered(after(typed('julianastraat 31')), [street]);
    const drilled = reduceSearch(found, { type: 'matchChosen', match: street, seed }, around);
    const listed = answered(drilled, [house]);
    assert.equal(termOf(await read(listed)), 'Haarlem, Julianastraat 31');
    const state = await read(listed, later);
    assert.deepEqual([termOf(state), state.session, state.trail], ['Haarlem, Julianastraat 31', later, []]);
    assert.equal((state.request as SuggestRequest).context, 'nld');
  });

  it('is only parsed if no request depends on it', async () => {
    const state = answered(after(typed(pasted)), [house]);
    const next = await read(state, later);
    assert.deepEqual([next.request, next.list, next.session], [null, state.list, seed]);
  });
});

describe('a text that is too long for an address', () => {
  const long = `Julianastraat 30, 2012 ES Haarlem ${'and more '.repeat(6_000)}`;

  it('is searched for by its beginning, and stays in the field', () => {
    const state = after(typed(long));
    assert.ok((termOf(state)?.length ?? 0) <= charactersMax, `${termOf(state)?.length} characters`);
    assert.ok(termOf(state)?.startsWith('Julianastraat 30'));
    assert.equal(state.text, long);
  });

  it('has the empty answer to its beginning as its own', () => {
    const state = answered(after(typed(long)), []);
    assert.deepEqual([state.request, state.list?.matches], [null, []]);
  });
});
