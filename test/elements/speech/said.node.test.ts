/** Tests the speech for a change, case by case: without a document, from the state alone. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { errorShownOf } from '../../../src/core/entry/selectors.ts';
import { type Message, sentencesOf, speechOf } from '../../../src/core/entry/speech.ts';
import type { EntryState } from '../../../src/core/entry/state.ts';
import type { Texts } from '../../../src/elements/field/host.ts';
import type { PanelModel } from '../../../src/elements/field/panel-model.ts';
import { lookupModel } from '../../../src/elements/panels/dutch-lookup/model.ts';
import { manualModel, noteMessagesOf } from '../../../src/elements/panels/manual/model.ts';
import { searchModel } from '../../../src/elements/panels/search/model.ts';
import { messagesIn, messagesOf } from '../../../src/elements/speech/messages-in.ts';
import { en } from '../../../src/i18n/languages/en.ts';
import { merged } from '../../../src/i18n/localize.ts';
import * as lookup from '../../core/dutch-lookup/support.ts';
import * as searching from '../../core/search/support.ts';
import { house30, house212 } from '../../support/dutch-samples.ts';
import * as entry from '../../support/entry.ts';
import * as manual from '../../support/manual.ts';
import { belgium, details, house, netherlands } from '../../support/samples.ts';

const { common, search, manual: byHand, lookup: dutch } = en;
const texts = { lang: 'en', stated: 'en', around: 'en', own: {}, messages: common } as unknown as Texts;
const words = <Part extends object>(part: Part) => ({
  ...texts,
  messages: merged([common, part]) as typeof common & Part,
});

/** The panels that have something to say. */
const models: Readonly<Record<string, (state: EntryState) => PanelModel>> = {
  search: (state) => searchModel(state, words(search)),
  manual: (state) => manualModel(state, words(byHand)),
  'dutch-lookup': (state) => lookupModel(state, words(dutch)),
};
/** Everything that a state shows in words. */
function shownIn(state: EntryState): readonly Message[] {
  const model = models[state.panel.inSight]?.(state) ?? null;
  const messages = model ? messagesOf(state, model, errorShownOf(state, model.invalid)) : [];
  const noteMessages = () => noteMessagesOf(state, words(byHand));
  return messagesIn({ state, texts, name: '', model, messages }, { noteMessages });
}

/** The speech for the last of these steps. */
function saidOf(start: EntryState, ...steps: readonly entry.Step[]): string {
  const before = entry.on(start, ...steps.slice(0, -1));
  const after = entry.on(before, ...steps.slice(-1));
  const { fresh } = speechOf(after, before, shownIn(after), shownIn(before));
  return sentencesOf(fresh.map(({ text }) => text)).join(' ');
}

/** True if anything is new when the same happens to the state once more. */
const isSaidAgain = (state: EntryState): boolean =>
  speechOf({ ...state }, state, shownIn(state), shownIn(state)).fresh.length > 0;

const step = (event: Parameters<typeof entry.manual>[0]) => entry.manual(event);
const answered = (answer: (state: EntryState) => Parameters<typeof entry.manual>[0]) => (state: EntryState) =>
  entry.manual(answer(state));
const invalidShown = entry.root({ type: 'invalidShown' });
const wait = { reason: 'rate-limited', operation: 'suggest', status: 429, retryAfter: 7 } as const;
const boxAt = (poBox: 'deny' | 'warn') =>
  entry.on(entry.after(entry.configured({ poBox, hasClient: true })), ...searching.found, searching.chose(house));
const boxArrives = (state: EntryState) => {
  const { request } = state.search;
  assert.ok(request?.kind === 'details');
  const box = { ...details, isPoBox: true };
  return entry.search({ type: 'detailsArrived', request, address: addressFrom(box, netherlands), details: box });
};
const at212 = lookup.fill({ postcode: '3024AN', houseNumber: '212' });
const line = 'Julianastraat 30, 2012 ES Haarlem';

const cases: readonly (readonly [what: string, start: EntryState, steps: readonly entry.Step[], said: string])[] = [
  ['a list that opens', entry.after(), searching.found, '2 suggestions'],
  ['an address that is there', entry.after(), searching.done, `Address filled in: ${line}`],
  ['a PO box that is refused', boxAt('deny'), [boxArrives], common.poBoxDenied],
  ['a PO box that is warned of', boxAt('warn'), [boxArrives], `Address filled in: ${line}. ${common.poBoxWarned}`],
  ['a wait for suggestions', entry.after(searching.inNetherlands), [searching.typed('julian')], search.loading],
  [
    'a search that fails',
    entry.after(searching.inNetherlands),
    [searching.typed('julian'), searching.fails('unavailable')],
    common.problems.unavailable,
  ],
  [
    'a search that has to wait',
    entry.after(searching.inNetherlands),
    [
      searching.typed('julian'),
      (state) => {
        assert.ok(state.search.request);
        return entry.search({ type: 'failed', request: state.search.request, problem: wait });
      },
    ],
    `${common.problems['rate-limited']} Trying again in 7 seconds`,
  ],
  [
    'a list of countries that cannot be had',
    entry.after(),
    [entry.listFailed(manual.failure, entry.seedOf())],
    common.problems.unavailable,
  ],
  [
    'a form that is checked while nothing is chosen',
    entry.after(entry.configured({ required: true }), searching.inNetherlands),
    [invalidShown],
    common.required,
  ],
  [
    'fields by hand that are missing',
    manual.opened({ street: '', postcode: '' }),
    [step(manual.committed())],
    'Enter a street. Enter a postcode.',
  ],
  [
    'a postcode that looks odd when its field is left',
    manual.opened({ postcode: '20' }),
    [step({ type: 'fieldVisited', field: 'postcode' })],
    'A postcode looks like 2012 ES.',
  ],
  [
    'a form that is checked while fields by hand are missing',
    manual.opened({ locality: '' }),
    [invalidShown],
    'Enter a town or city.',
  ],
  [
    'texts that have no place in another country',
    manual.opened(),
    [searching.countryChosen(belgium)],
    'Not included: 2012 ES',
  ],
  [
    'fields by hand that are on their way',
    entry.after(searching.inNetherlands),
    [entry.manualWanted],
    `${common.enterManually}…`,
  ],
  ['a typed address that is checked', manual.opened(), [step(manual.committed())], common.checking],
  ['a question about it', manual.opened(), [step(manual.committed()), answered(manual.poor)], byHand.review],
  [
    'an address that the service does not know',
    manual.opened(),
    [step(manual.committed()), answered(manual.nothing)],
    `Address filled in: ${line}. ${byHand.notFound}`,
  ],
  [
    'a misspelled address that was mended',
    manual.opened({ street: 'Julianastrat' }),
    [step(manual.committed()), answered(manual.good)],
    `Address filled in: ${line}. Corrected. You typed: Julianastrat 30, 2012ES Haarlem`,
  ],
  ['a Dutch lookup', lookup.begun, lookup.at30, dutch.looking],
  ['a Dutch address', lookup.begun, [...lookup.at30, lookup.arrives(house30)], `Address filled in: ${line}`],
  [
    'additions to choose from',
    lookup.begun,
    [...at212, lookup.arrives(house212)],
    'Which address at Rosener Manzstraat 212?',
  ],
  [
    'a Dutch lookup that fails',
    lookup.begun,
    [...lookup.at30, lookup.fails('unavailable')],
    common.problems.unavailable,
  ],
  [
    'a house that is not there',
    lookup.begun,
    [...lookup.at30, lookup.fails('not-found', 404)],
    'We can’t find 2012 ES 30. Check the postcode and the number.',
  ],
];

describe('the announcements, without a document', () => {
  for (const [what, start, steps, said] of cases) {
    it(`of ${what}`, () => {
      assert.equal(saidOf(start, ...steps), said);
      assert.equal(isSaidAgain(entry.on(start, ...steps)), false, 'it is said once');
    });
  }
});
