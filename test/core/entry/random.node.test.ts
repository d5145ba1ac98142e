import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { countryOf } from '../../../src/core/country/selectors.ts';
import { isSameHouse } from '../../../src/core/dutch-lookup/parse.ts';
import { sameFormOf, stepOf } from '../../../src/core/entry/panel-status.ts';
import { readRestorable, restorableFrom } from '../../../src/core/entry/restore.ts';
import { isPrintAwaited, newsOf } from '../../../src/core/entry/selectors.ts';
import { type EntryEvent, type EntryState, initialEntry } from '../../../src/core/entry/state.ts';
import { readingOf } from '../../../src/core/search/reading.ts';
import { isWanted } from '../../../src/core/search/reducer.ts';
import { isAwaitingAddress } from '../../../src/core/search/selectors.ts';
import {
  configured,
  lookupLoaded,
  manual,
  manualLoaded,
  manualWanted,
  on,
  reduce,
  searchWanted,
  seedOf,
} from '../../support/entry.ts';
import { committed, opened } from '../../support/manual.ts';
import * as fc from '../../support/random.ts';
import { house, savedHome } from '../../support/samples.ts';
import * as lookup from '../dutch-lookup/support.ts';
import { chose, done, found, inNetherlands, listWanted } from '../search/support.ts';
import type { Act, AnyRequest } from './acts.ts';
import { anyAct } from './histories.ts';
import * as invariants from './invariants.ts';

const ready = on(initialEntry, manualLoaded, lookupLoaded);
const starts: readonly EntryState[] = [
  initialEntry,
  on(ready, ...found),
  on(ready, ...found, chose(house)),
  on(ready, ...done),
  on(opened(), manual(committed())),
  lookup.begun,
  on(lookup.begun, ...lookup.at30),
  on(ready, configured({ nlLookup: true }), inNetherlands, ...lookup.at2),
  on(ready, inNetherlands, configured({ addresses: [savedHome] }), listWanted),
];

const requestsIn = ({ search, manual, dutchLookup }: EntryState): readonly AnyRequest[] =>
  [search.request, manual.request, dutchLookup.request].filter((request) => request !== null);
const addressIn = ({ committed }: EntryState) => committed?.address ?? null;

/** The requests so far, and the address that was committed at the time of each. */
class History {
  readonly asked: AnyRequest[] = [];
  readonly #committedAt = new Map<AnyRequest, unknown>();
  readonly #ended = new Set<string>();

  constructor(start: EntryState) {
    this.#note(start);
  }

  #note(state: EntryState): void {
    for (const request of requestsIn(state)) {
      if (this.#committedAt.has(request)) continue;
      this.asked.push(request);
      this.#committedAt.set(request, addressIn(state));
    }
  }

  follow(event: EntryEvent, previous: EntryState, next: EntryState): void {
    this.#note(next);
    this.#checkSession(previous, next);
    this.#checkAnswer(event, previous, next);
  }

  #checkSession(previous: EntryState, { search, committed }: EntryState): void {
    const { session, request } = search;
    const [before, now] = [previous.search.session?.id, session?.id];
    if (before !== undefined && before !== now) this.#ended.add(before);
    assert.ok(now === undefined || !this.#ended.has(now), 'no session comes back');
    if (committed) assert.equal(session, null, 'an address ends its session');
    if (!request) return;
    assert.equal(request.session, now, 'a request carries the session of the entry');
    if (request.kind === 'details') {
      assert.equal(request.match.precision, 'Address', 'details follow addresses only');
      assert.equal(search.text, request.match.value, 'a value travels unaltered');
    } else {
      assert.equal(request.text, search.text, 'the text on display is the text that is asked for');
      assert.ok([search.text, readingOf(search)?.term].includes(request.term), 'as it is, or as it was read');
    }
  }

  #checkAnswer(event: EntryEvent, previous: EntryState, next: EntryState): void {
    if (!('request' in event)) return;
    const { request } = event;
    // An earlier lookup of the same house answers the newest one.
    const { request: lookup } = previous.dutchLookup;
    const isLookup = request.kind === 'dutchByPostcode' || request.kind === 'dutchByStreet';
    const answered = lookup && isLookup && isSameHouse(lookup, request) ? lookup : request;
    const isNewest = requestsIn(previous).includes(answered);
    const isEarlier = request.kind === 'suggest' && isWanted(previous.search, request);
    const { dutchLookup } = previous;
    // A Dutch answer is billed, and remembered for the next time.
    const others = { ...next, dutchLookup: { ...next.dutchLookup, known: dutchLookup.known } };
    if (!isNewest && !isEarlier) assert.deepEqual(others, previous, 'a stale answer is not heard');
    if (addressIn(next) === addressIn(previous)) return;
    assert.ok(isNewest, 'an answer that commits is to the newest request');
    assert.equal(addressIn(previous), this.#committedAt.get(answered), 'nothing newer was committed, or given up');
    const modes = { detailsArrived: 'search', arrived: 'dutch-lookup' } as const;
    if (event.type === 'detailsArrived' || event.type === 'arrived')
      assert.equal(previous.panel.inSight, modes[event.type]);
  }
}

/** Events that have to be recognised as without an effect, should everything be as before. */
const recognised: readonly string[] = [
  'invalidShown',
  'panelWanted',
  'codeLoaded',
  'fieldsEdited',
  'fieldVisited',
  'listboxChanged',
  'steppedBack',
  'kept',
  'completed',
];

function checkStep(state: EntryState): void {
  const step = stepOf(state);
  // Of what is in the page's own fields the person may be asked beneath them.
  if (state.panel.inSight !== 'search' || step === 'review') return;
  assert.equal(state.committed === null, ['country', 'search', 'details'].includes(step));
  assert.equal(state.committed !== null, step === 'done');
  if (!countryOf(state)) assert.equal(state.search.request, null, 'nothing is asked without a country');
}

const lettersOf = (texts: object) =>
  Object.values(texts)
    .join('')
    .toUpperCase()
    .replace(/[\s,-]/g, '');

/** Checks that typed texts stay, whatever panels the person looks at. */
function checkTexts(state: EntryState): void {
  // No field is in sight while the address is that of another element.
  if (sameFormOf(state)) return;
  const ready = on(state, configured({ noManual: false, isFixed: false }), manualLoaded);
  if (ready.panel.inSight === 'manual' && ready.manual.step !== 'accepted') {
    const again = on(ready, searchWanted, manualWanted);
    assert.equal(again.panel.inSight, 'manual');
    // An address that goes takes along a country that the page does not offer.
    if (countryOf(again) === countryOf(ready))
      assert.deepEqual(again.manual.fields, ready.manual.fields, 'manual fields are as they were left');
    return;
  }
  if (ready.panel.inSight !== 'search' && ready.panel.inSight !== 'dutch-lookup') return;
  const open = on(ready, manualWanted);
  // They follow another country, too.
  const isAsLeft = open.manual.fields === ready.manual.fields || open.manual.start === ready.manual.start;
  if (ready.panel.inSight === 'search' && ready.properties.home === 'search') {
    // Another address that was typed over the one that stands is searched for.
    if (ready.committed && !open.manual.isUntouched) return;
    const back = on(open, searchWanted);
    assert.equal(back.search.text, ready.search.text);
    // Its list does not answer a text that was chosen from it.
    if (!isAwaitingAddress(ready.search)) assert.equal(back.search.list, ready.search.list);
    const isPlain = ready.manual.start === null && Object.values(ready.manual.fields).some((it) => it !== '');
    if (ready.committed || isAsLeft || isPlain || ready.search.text === '') return;
    assert.equal(
      [...lettersOf(open.manual.fields)].sort().join(''),
      [...lettersOf([ready.search.text])].sort().join(''),
      'every letter that was searched for is in the manual fields',
    );
  } else if (ready.panel.inSight === 'dutch-lookup' && !ready.committed && !isAsLeft) {
    const { postcode, houseNumber, addition, street, city } = ready.dutchLookup.fields;
    const shown = Object.values(open.manual.fields);
    const isChoosing = ready.dutchLookup.step === 'additions';
    const typed = isChoosing ? [postcode, houseNumber, addition] : [postcode, houseNumber, addition, street, city];
    for (const text of typed) assert.ok(text === '' || shown.includes(text), 'every part is in the manual fields');
  }
}

/** Lets the acts happen one after another; a failure says which events there were. */
function live(start: EntryState, acts: readonly Act[]): void {
  const history = new History(start);
  const events: EntryEvent[] = [];
  let state = start;
  let time = 0;
  try {
    for (const [index, { eventIn, passes = 1 }] of acts.entries()) {
      time += passes;
      const event = eventIn({ state, asked: history.asked, seed: seedOf(`session-new-${index}`, time) });
      if (!event) continue;
      events.push(event);
      const next = reduce(state, event);
      checkEffect(event, state, next);
      history.follow(event, state, next);
      checkStep(next);
      invariants.checkState(next);
      invariants.checkStep(event, state, next);
      state = next;
    }
    checkTexts(state);
    checkSaved(state);
  } catch (error) {
    // The report has no causes.
    throw new Error(`${String(error)} After ${JSON.stringify(events, null, 1)}`, { cause: error });
  }
}

function checkEffect(event: EntryEvent, state: EntryState, next: EntryState): void {
  if (next !== state && recognised.includes(event.type)) {
    assert.ok(!isDeepStrictEqual(next, state), `${event.type} without an effect leaves the very same state`);
  }
  const heard = newsOf(next, state, event).map(({ name }) => name);
  const isOther = addressIn(next) !== addressIn(state) || isPrintAwaited(state);
  // An address is told of once its lines are there, or cannot come.
  const isChange = isOther && next.changedBy === 'user' && !isPrintAwaited(next);
  assert.equal(heard.includes('change'), isChange);
}

function checkSaved(state: EntryState): void {
  const saved = restorableFrom(state);
  assert.ok(!saved.includes('session-') && !saved.includes('nldHouse'), 'nothing of a session is saved');
  assert.ok(readRestorable(saved));
}

describe('in any sequence of events', () => {
  it('one session serves one entry, details are only requested for addresses, and values are sent unchanged', () => {
    const history = fc.array(anyAct, { maxLength: 60, size: 'max' });
    fc.assert(
      fc.property(fc.nat(starts.length - 1), history, (start, acts) => live(starts[start] ?? initialEntry, acts)),
      { numRuns: 1_500 },
    );
  });
});
