/** Random histories of an element: what a person, the page, the browser and the service may do, in any order. */

import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { initialDutchLookup } from '../../../src/core/dutch-lookup/state.ts';
import { readRestorable, restorableFrom } from '../../../src/core/entry/restore.ts';
import type { EntryEvent, EntryProperties, PanelName, RootEvent } from '../../../src/core/entry/state.ts';
import type { ManualEvent } from '../../../src/core/manual/state.ts';
import { house2, house30, house212 } from '../../support/dutch-samples.ts';
import * as entry from '../../support/entry.ts';
import { answer } from '../../support/manual.ts';
import * as fc from '../../support/random.ts';
import { belgium, details, netherlands } from '../../support/samples.ts';
import {
  type Act,
  act,
  address,
  addresses,
  always,
  country,
  match,
  problem,
  reason,
  requestIn,
  text,
  unitedStates,
  which,
} from './acts.ts';
import { pageAct } from './page-acts.ts';

/** An act of a person in fields: none are in sight while the address is that of another element. */
const inFields = ({ name, eventIn }: Act): Act =>
  act(name, (around) => (around.state.same?.isTicked && around.state.same.other ? null : eventIn(around)));

/** An act of a person in a panel that is in sight. */
const inSight =
  (mode: PanelName) =>
  ({ name, eventIn }: Act): Act =>
    inFields(act(name, (around) => (around.state.panel.inSight === mode ? eventIn(around) : null)));

const searching = fc.oneof(
  fc
    .tuple(text, fc.boolean())
    .map(([typed, isListWanted]) =>
      act('typed', ({ seed }) => entry.search({ type: 'typed', text: typed, seed, isListWanted })),
    ),
  fc.nat(2).map((index) =>
    act('chosen', ({ state, seed }) => {
      const chosen = state.search.list?.matches[index];
      return chosen ? entry.search({ type: 'matchChosen', match: chosen, seed }) : null;
    }),
  ),
  fc.constantFrom(
    act('steppedBack', ({ seed }) => entry.search({ type: 'steppedBack', seed })),
    always('emptied', entry.search({ type: 'cleared' })),
    always('active', entry.search({ type: 'listboxChanged', listbox: { open: true, active: 0 } })),
    act('enterPressed', ({ seed }) => entry.search({ type: 'enterPressed', seed })),
    act('listWanted', ({ seed }) => entry.search({ type: 'listWanted', seed })),
    act('undone', ({ seed }) => entry.root({ type: 'undone', seed })),
    act('retried', ({ seed }) => entry.search({ type: 'retried', seed })),
  ),
);

const fieldNames = Object.keys(emptyFields) as (keyof typeof emptyFields)[];
const manualEvents: readonly ManualEvent[] = [
  { type: 'fieldVisited', field: 'addition' },
  { type: 'committed', verification: 'interactive' },
  { type: 'committed', verification: 'silent' },
  { type: 'committed', verification: 'never' },
  { type: 'verifyRequested', verification: 'silent', anew: false },
  { type: 'verifyRequested', verification: 'silent', anew: true },
  { type: 'candidateChosen', candidate: null },
  { type: 'completed', text: 'A' },
];
const typing = fc.oneof(
  fc
    .tuple(fc.constantFrom(...fieldNames), text)
    .map(([field, typed]) =>
      act('fieldsEdited', ({ state }) =>
        state.panel.inSight === 'manual' ? entry.manual({ type: 'fieldsEdited', fields: { [field]: typed } }) : null,
      ),
    ),
  fc.constantFrom(...manualEvents).map((event) => always(`manual ${event.type}`, entry.manual(event))),
  fc.constant(
    // Beneath the search there is nothing to edit but the page's own fields.
    act('editedAgain', ({ state: { panel, properties } }) =>
      panel.inSight === 'manual' || properties.hasPageFields ? entry.manual({ type: 'editedAgain' }) : null,
    ),
  ),
  fc.constant(
    act('candidateChosen', ({ state: { manual } }) => {
      const candidate = manual.step === 'review' ? manual.verdict.candidates[0] : undefined;
      return candidate ? entry.manual({ type: 'candidateChosen', candidate }) : null;
    }),
  ),
);

const lookupFields = Object.keys(initialDutchLookup.fields) as (keyof typeof initialDutchLookup.fields)[];
const inLookup = (name: string, event: EntryEvent) =>
  act(name, ({ state }) => (state.panel.inSight === 'dutch-lookup' ? event : null));
const lookingUp = fc.oneof(
  fc
    .tuple(fc.constantFrom(...lookupFields), text)
    .map(([field, typed]) => inLookup('dutch typed', entry.dutch({ type: 'typed', field, text: typed }))),
  fc.constantFrom(
    inLookup('dutch committed', entry.dutch({ type: 'committed' })),
    inLookup('dutch retried', entry.dutch({ type: 'retried' })),
    inLookup('dutch chosen', entry.dutch({ type: 'additionChosen', addition: null })),
    inLookup('dutch chosen', entry.dutch({ type: 'additionChosen', addition: 'a' })),
    inLookup('dutch method', entry.dutch({ type: 'methodChosen', method: 'street' })),
    inLookup('dutch method', entry.dutch({ type: 'methodChosen', method: 'postcode' })),
  ),
);

const opinions = [
  answer('A', 'Building'),
  answer('B', 'Building', { street: 'Julianalaan' }),
  answer('C', 'Building', { street: 'Julianalaan' }),
  answer('B', 'BuildingPartial'),
  { country: netherlands, matches: [] },
];
const answered = fc
  .tuple(which, fc.array(match, { maxLength: 3 }), fc.constantFrom(null, 'nldMoved'), fc.nat(4))
  .map(([back, matches, newContext, nth]) =>
    act('answered', (around) => {
      const request = requestIn(around, back);
      if (!request) return null;
      switch (request.kind) {
        case 'suggest':
          return entry.search({ type: 'matchesArrived', request, answer: { matches, newContext } });
        case 'details':
          return entry.search({ type: 'detailsArrived', request, address: { ...address }, details });
        case 'validate':
          return entry.manual({ type: 'validated', request, answer: opinions[nth] ?? answer('A', 'Building') });
        default:
          return entry.dutch({ type: 'arrived', request, answer: [house30, house2, house212][nth % 3] ?? house30 });
      }
    }),
  );
const failed = fc.tuple(which, reason, fc.boolean()).map(([back, why, isSent]) =>
  act('failed', (around) => {
    const request = requestIn(around, back);
    if (!request) return null;
    if (request.kind === 'validate') {
      return entry.manual({
        type: 'validationFailed',
        request,
        problem: { ...problem, reason: why, operation: 'validate' },
      });
    }
    if (request.kind === 'suggest' || request.kind === 'details') {
      return entry.search({ type: 'failed', request, problem: { ...problem, reason: why, operation: request.kind } });
    }
    return entry.dutch({
      type: 'failed',
      request,
      isSent,
      problem: { ...problem, reason: why, operation: request.kind },
    });
  }),
);

const rootAct = (event: RootEvent): Act => always(event.type, entry.root(event));
const panel = fc.constantFrom('manual' as const, 'dutch-lookup' as const);
const turning = fc.oneof(
  fc.constantFrom(
    ...(['manual', 'dutch-lookup', 'search'] as const).map((panel) =>
      act(`${panel} wanted`, ({ seed }) => entry.root({ type: 'panelWanted', panel, seed })),
    ),
  ),
  fc
    .tuple(panel, fc.boolean())
    .map(([name, isThere]) =>
      act(isThere ? 'codeLoaded' : 'codeMissing', ({ state: { panel } }) =>
        panel.mounted.includes(name) ? null : entry.root({ type: 'codeLoaded', code: name, isThere }),
      ),
    ),
  fc
    .boolean()
    .map((isThere) => always(`formats ${isThere}`, entry.root({ type: 'codeLoaded', code: 'formats', isThere }))),
  text.map((typed) =>
    act('plain fieldsEdited', ({ state }) =>
      state.panel.inSight === 'plain' ? entry.manual({ type: 'fieldsEdited', fields: { locality: typed } }) : null,
    ),
  ),
);
const countryAct = fc.oneof(
  fc
    .tuple(country, fc.constantFrom('user' as const, 'script' as const))
    .map(([chosen, by]) =>
      inFields(
        act('countryChosen', ({ seed }) => entry.countryEvent({ type: 'countryChosen', country: chosen, by }, seed)),
      ),
    ),
  fc.constantFrom(
    act('countryUnsupported', ({ seed }) =>
      entry.countryEvent({ type: 'countryChosen', country: null, by: 'user' }, seed),
    ),
    act('countriesRequested', ({ seed }) => entry.countryEvent({ type: 'countriesRequested' }, seed)),
    act('countriesFailed', ({ seed }) =>
      entry.listFailed({ ...problem, reason: 'unavailable', operation: 'countries' }, seed),
    ),
    act('listArrived', ({ seed }) => entry.listArrived([netherlands], seed)),
    act('longer listArrived', ({ seed }) => entry.listArrived([netherlands, belgium, unitedStates], seed)),
    act('isoLoaded', ({ seed }) => entry.isoLoaded([netherlands, belgium, unitedStates], seed)),
    act('countryNamed', ({ seed, state }) => entry.countryNamed(entry.wantedIn(state), belgium, seed)),
  ),
);
const properties: readonly Partial<EntryProperties>[] = [
  { country: 'US', countries: 'US BE' },
  { countries: '*' },
  { nlLookup: true },
  { nlLookup: false },
  { country: 'NL' },
  { country: 'Belgium' },
  { country: '' },
  { verify: 'submit' },
  { minLength: 0 },
  { dispatchCountry: 'BEL' },
];
const page = fc.oneof(
  fc.constantFrom(...addresses).map((given) => rootAct({ type: 'addressGiven', by: 'script', address: { ...given } })),
  fc.constantFrom(...addresses).map((given) => rootAct({ type: 'addressGiven', by: 'user', address: { ...given } })),
  fc
    .constantFrom(...properties)
    .map((some) =>
      act('configured', ({ state, seed }) =>
        entry.root({ type: 'configured', properties: { ...state.properties, ...some }, seed }),
      ),
    ),
  fc
    .constantFrom(null, ...addresses)
    .map((initial) => act('reset', ({ seed }) => entry.root({ type: 'reset', initial, seed }))),
  fc.constantFrom(
    rootAct({ type: 'addressGiven', address: null, by: 'user' }),
    rootAct({ type: 'addressGiven', address: null, by: 'script' }),
    rootAct({ type: 'invalidShown' }),
    rootAct({ type: 'disconnected' }),
    act('restored', ({ state }) => {
      const saved = readRestorable(restorableFrom(state));
      return saved && entry.root({ type: 'restored', by: 'script', saved });
    }),
  ),
);

/** Half an hour passes, or the clock is set to another day. */
const clock = fc
  .tuple(fc.constantFrom(30 * 60_000, -86_400_000, 86_400_000), searching)
  .map(([passes, next]) => ({ ...inSight('search')(next), passes }));

/** Anything that can happen, the frequent more often. */
export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: searching.map(inSight('search')) },
  { weight: 4, arbitrary: typing.map(inFields) },
  { weight: 4, arbitrary: lookingUp.map(inFields) },
  { weight: 6, arbitrary: answered },
  { weight: 2, arbitrary: failed },
  { weight: 4, arbitrary: turning },
  { weight: 2, arbitrary: countryAct },
  { weight: 2, arbitrary: page },
  { weight: 4, arbitrary: pageAct },
  { weight: 1, arbitrary: clock },
);
