import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AddressClient } from '../../../src/client/client.ts';
import { AddressServiceError, type Reason } from '../../../src/client/errors.ts';
import type { ManualEvent, ValidateRequest } from '../../../src/core/manual/state.ts';
import { rowsOf } from '../../../src/core/search/options.ts';
import { isWanted } from '../../../src/core/search/reducer.ts';
import type { SearchEvent, SearchRequest } from '../../../src/core/search/state.ts';
import { Store } from '../../../src/elements/engine/store.ts';
import { performValidation } from '../../../src/elements/panels/manual/panel.ts';
import { performSearch } from '../../../src/elements/panels/search/effects.ts';
import { RequestScheduler } from '../../../src/elements/requests/request-scheduler.ts';
import { checkState, checkStep } from '../../core/entry/invariants.ts';
import {
  configured,
  countryEvent,
  listArrived,
  listFailed,
  manual,
  manualLoaded,
  root,
  search,
  seedOf,
  slices,
} from '../../support/entry.ts';
import { answer } from '../../support/manual.ts';
import * as fc from '../../support/random.ts';
import { belgium, details, house, netherlands, street } from '../../support/samples.ts';

/** The service's reaction to the next request. */
type Fate = Reason | 'answers' | 'nothing' | 'garbage';

const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Fate>('answers') },
  { weight: 3, arbitrary: fc.constantFrom<Fate>('nothing', 'garbage', 'invalid-input', 'unavailable', 'rate-limited') },
);

/** The next act of a person; `answered` lets one of the answers that are on their way arrive, whichever it is. */
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('types' as const),
      text: fc.constantFrom('ju', 'jul', 'julia', 'juli', 'Haarlem, Julianastraat ', '2012ES 30', '', 'x'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('chooses' as const), index: fc.nat(3) }) },
  { weight: 6, arbitrary: fc.constant({ kind: 'answered' } as const) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('back', 'manual', 'search', 'edits', 'leaves', 'submits', 'overdue', 'clears', 'country', 'retries')
      .map((kind) => ({ kind })),
  },
  fc
    .constantFrom('reset', 'moved', 'undone', 'opened', 'lists both', 'lists one', 'lists none')
    .map((kind) => ({ kind })),
);
type Act = { readonly kind: string; readonly text?: string; readonly index?: number };

const unavailable = { reason: 'unavailable', operation: 'countries', status: 503, retryAfter: null } as const;

// There is no page whose answers could be lost.
Object.assign(globalThis, { addEventListener() {} });

/** An element without its surface: the store, and the requests that its state asks for. */
class Entry {
  readonly store = new Store();
  readonly #searches: RequestScheduler<SearchRequest, SearchEvent>;
  readonly #validations: RequestScheduler<ValidateRequest, ManualEvent>;
  #country = 0;
  #sessions = 0;

  constructor(client: AddressClient) {
    const { store } = this;
    const afterPress = (run: () => void) => run();
    this.#searches = new RequestScheduler({
      afterPress,
      perform: (request, signal) =>
        performSearch(request, client, store.state.properties, { iso2: 'NL', language: 'nl-NL' }, signal),
      answered: (event) => store.dispatch(search(event)),
    });
    this.#validations = new RequestScheduler({
      afterPress,
      perform: (request, signal) => performValidation(request, client, signal),
      answered: (event) => store.dispatch(manual(event)),
    });
    store.install(slices);
    store.subscribe(({ event, previous, next }) => {
      checkStep(event, previous, next);
      checkState(next);
      this.#searches.follow(next.search.request, (request) => isWanted(next.search, request));
      this.#validations.follow(next.manual.request, (request) => request === next.manual.request);
    });
    store.dispatch(manualLoaded);
    store.dispatch(listArrived([netherlands, belgium], this.#seed()));
    store.dispatch(configured({ country: 'NL', countries: 'NL BE', hasClient: true })(store.state));
  }

  #seed() {
    return seedOf(`session-${this.#sessions++}`, this.#sessions);
  }

  perform({ kind, text = '', index = 0 }: Act): void {
    const { store } = this;
    const { state } = store;
    const seed = this.#seed();
    const isSearching = state.panel.inSight === 'search';
    const row = isSearching ? rowsOf(state.search, [])[index] : undefined;
    if (kind === 'types' && isSearching) store.dispatch(search({ type: 'typed', text, seed, isListWanted: true }));
    if (kind === 'types' && !isSearching) store.dispatch(manual({ type: 'fieldsEdited', fields: { street: text } }));
    if (kind === 'chooses' && row?.kind === 'match')
      store.dispatch(search({ type: 'matchChosen', match: row.match, seed }));
    if (kind === 'back') store.dispatch(search({ type: 'steppedBack', seed }));
    if (kind === 'manual') store.dispatch(root({ type: 'panelWanted', panel: 'manual', seed }));
    if (kind === 'search') store.dispatch(root({ type: 'panelWanted', panel: 'search', seed }));
    if (kind === 'edits' && !isSearching) {
      for (const [field, typed] of Object.entries({ building: '30', postcode: '2012 ES', locality: 'Haarlem' }))
        store.dispatch(manual({ type: 'fieldsEdited', fields: { [field]: typed } }));
    }
    if (kind === 'leaves' && !isSearching) store.dispatch(manual({ type: 'committed', verification: 'interactive' }));
    if (kind === 'submits') {
      for (const type of ['submitBegun', 'submitHeld'] as const) store.dispatch(root({ type }));
    }
    if (kind === 'overdue') store.dispatch(root({ type: 'submitOverdue' }));
    if (kind === 'clears') store.dispatch(root({ type: 'addressGiven', address: null, by: 'user' }));
    if (kind === 'retries') store.dispatch(search({ type: 'retried', seed }));
    if (kind === 'reset') store.dispatch(root({ type: 'reset', initial: null, seed }));
    if (kind === 'moved') store.dispatch(root({ type: 'disconnected' }));
    if (kind === 'undone') store.dispatch(root({ type: 'undone', seed }));
    if (kind === 'lists both') store.dispatch(listArrived([netherlands, belgium], seed));
    if (kind === 'lists one') store.dispatch(listArrived([netherlands], seed));
    if (kind === 'lists none') store.dispatch(listFailed(unavailable, seed));
    if (kind === 'opened') store.dispatch(search({ type: 'listWanted', seed }));
    if (kind === 'country') {
      const country = [belgium, netherlands][this.#country++ % 2] ?? belgium;
      store.dispatch(countryEvent({ type: 'countryChosen', country, by: 'user' }, seed));
    }
  }
}

/** A service whose answers arrive in an order of their own. It notes all that it was asked, and every answer that arrived. */
function slowClient(scheduler: fc.Scheduler, nextFate: () => Fate) {
  const asked: AbortSignal[] = [];
  const done = new WeakSet<AbortSignal>();
  async function reply<Answer>(name: string, good: Answer, nothing: Answer, signal?: AbortSignal): Promise<Answer> {
    const next = nextFate();
    await scheduler.schedule(Promise.resolve(), name);
    if (signal) done.add(signal);
    if (next === 'answers') return good;
    if (next === 'nothing') return nothing;
    if (next === 'garbage') return { matches: 'none' } as Answer;
    throw new AddressServiceError(next, 'suggest', { status: 429, retryAfter: 1 });
  }
  const unused = () => Promise.reject(new Error('not asked for in these tests'));
  const client: AddressClient = {
    suggest: ({ term, context }, { signal } = {}) => {
      if (signal) asked.push(signal);
      const matches = context === 'nldStreet' ? [house, { ...house, context: 'nldTwin' }] : [street, house];
      return reply(`suggest ${term}`, { matches }, { matches: [], newContext: null }, signal);
    },
    details: (_, { signal } = {}) => reply('details', details, details, signal),
    validate: (_, { signal } = {}) =>
      reply('validate', answer('A', 'Building'), { country: netherlands, matches: [] }, signal),
    countries: unused,
    country: unused,
    dutchByPostcode: unused,
    dutchByStreet: unused,
  };
  return { client, asked, done };
}

/** Everything that can go on without another answer does. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('answers that arrive in any order', () => {
  it('leave the element with one truth: nothing outdated is displayed, and nothing is awaited in vain', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(act, { maxLength: 30, size: 'max' }),
        fc.infiniteStream(fate),
        async (scheduler, acts, fates) => {
          const { client, asked, done } = slowClient(scheduler, () => fates.next().value as Fate);
          const entry = new Entry(client);
          for (const it of acts) {
            if (it.kind === 'answered' && scheduler.count() > 0) await scheduler.waitOne();
            entry.perform(it);
            await turn();
            const inFlight = asked.filter((signal) => !signal.aborted && !done.has(signal)).length;
            assert.ok(inFlight <= 2, 'two requests for suggestions at most');
          }
          while (scheduler.count() > 0) {
            await scheduler.waitOne();
            await turn();
          }
          const { search: end, manual: byHand, attempt } = entry.store.state;
          assert.equal(end.request, null, 'every request is answered');
          assert.equal(byHand.request, null, 'every validation ends');
          assert.notEqual(attempt.submission, 'held', 'a submission goes on');
          const { list, problem, text } = end;
          if (list && !problem) assert.equal(list.request.text, text, 'the list answers the text');
        },
      ),
      { numRuns: 200 },
    );
  });
});
