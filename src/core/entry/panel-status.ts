/** What the rest of the entry asks of its panels: one row of answers for each. */

import type { Address } from '../address/address.ts';
import { emptyFields } from '../address/empty-fields.ts';
import type { FieldTexts } from '../address/formats.ts';
import { lineOf } from '../address/shown.ts';
import {
  countryOf,
  countryProblemOf,
  countryRequestOf,
  countrySupportOf,
  isChoiceAwaited,
} from '../country/selectors.ts';
import { manualTextsOf, searchTextOf, textsInSight } from '../dutch-lookup/typed.ts';
import { oncePerObject } from '../once.ts';
import type { Problem } from '../problem.ts';
import { readingOf } from '../search/reading.ts';
import { isAwaitingDetails, isReadingAwaited } from '../search/selectors.ts';
import { committedTexts } from './form-entries.ts';
import type { EntryEvent, EntryState, PanelName } from './state.ts';

/** The steps of an entry, as the page hears of them. */
export type Step = 'country' | 'search' | 'details' | 'manual' | 'review' | 'done';

type Of<Answer> = (state: EntryState) => Answer;

interface PanelStatus {
  readonly name: PanelName;
  /** The step of the entry while the panel is in sight. */
  readonly step: Of<Step>;
  /** True if the shopper types an address by hand here. Another country doesn't clear it, and a submission waits for the panel's code. */
  readonly isByHand: boolean;
  readonly isBlank: Of<boolean>;
  /** True if its fields say another address than the committed one. */
  readonly isEdited: Of<boolean>;
  /** What its fields say, to be searched for. */
  readonly searchText: Of<string>;
  /** What it knows part by part, for manual fields to begin with; null if that's only a text, and for manual fields themselves. */
  readonly parts: Of<FieldTexts | null>;
  /** True if there is no country, and nothing can be done with its fields without one. */
  readonly needsCountry: Of<boolean>;
  /** What can be undone while it is in sight. */
  readonly undoes: 'everything' | 'losing an address' | 'nothing';
  /** The event that ends the wait for the answer of the service as a failure; null while none is awaited. */
  readonly timeoutEvent: Of<EntryEvent | null>;
  /** True if something else than that answer is on its way, and decides what is submitted. */
  readonly isUndecided: Of<boolean>;
  /** The failure that the shopper sees; null for none. */
  readonly problem: Of<Problem | null>;
  /** True if the typed address cannot be looked up now. Finding no address is no failure. */
  readonly isFailed: Of<boolean>;
  /** The key of the failed request, which is repeated once by itself; null if it is not. */
  readonly retryKey: Of<string | null>;
}

const never = () => false;
const none = () => null;

const search: PanelStatus = {
  name: 'search',
  step(state) {
    if (state.committed) return 'done';
    if (isAwaitingDetails(state.search)) return 'details';
    return countryOf(state) ? 'search' : 'country';
  },
  isByHand: false,
  isBlank: ({ search }) => search.text.trim() === '',
  isEdited: never,
  searchText: ({ search }) => search.text,
  parts({ search }) {
    const number = readingOf(search)?.number;
    if (!number) return null;
    const { street, text: building, unit, omitted, postcode, locality } = number;
    const addition = [unit, omitted].filter(Boolean).join(', ');
    return { ...emptyFields, street, building, addition, postcode, locality };
  },
  needsCountry: (state) => !search.isBlank(state) && isChoiceAwaited(state),
  undoes: 'everything',
  timeoutEvent({ search: { request } }) {
    return request && { slice: 'search', type: 'failed', request, problem: lateFor(request.kind) };
  },
  isUndecided(state) {
    const isCountryAwaited = !countryOf(state) && countryRequestOf(state) !== null;
    return isReadingAwaited(state.search) || (isCountryAwaited && !search.isBlank(state));
  },
  problem: ({ search }) => search.problem,
  isFailed(state) {
    if (state.committed || search.isBlank(state)) return false;
    const isCountryUnknown = !countryOf(state) && countryProblemOf(state.countries) !== null;
    return state.search.problem !== null || countrySupportOf(state) === 'unsupported' || isCountryUnknown;
  },
  retryKey({ search: { problem } }) {
    if (!problem) return null;
    const { request } = problem;
    return request.kind === 'suggest' ? request.term : request.match.value;
  },
};

const dutchLookup: PanelStatus = {
  name: 'dutch-lookup',
  step: ({ committed }) => (committed ? 'done' : 'search'),
  isByHand: false,
  isBlank: ({ dutchLookup }) => isEmpty(textsInSight(dutchLookup)),
  isEdited: never,
  searchText: ({ dutchLookup }) => searchTextOf(dutchLookup),
  parts: ({ dutchLookup }) => manualTextsOf(dutchLookup),
  needsCountry: never,
  undoes: 'losing an address',
  timeoutEvent({ dutchLookup: { request } }) {
    return request && { slice: 'dutch-lookup', type: 'failed', request, problem: lateFor(request.kind), isSent: true };
  },
  isUndecided: never,
  problem: ({ dutchLookup }) => (dutchLookup.step === 'failed' ? dutchLookup.problem : null),
  isFailed: ({ dutchLookup }) => dutchLookup.step === 'failed',
  // A lookup is billed: only one that never left the browser is repeated.
  retryKey: ({ dutchLookup }) =>
    dutchLookup.step === 'failed' && !dutchLookup.isSent ? JSON.stringify(dutchLookup.fields) : null,
};

const manual: PanelStatus = {
  name: 'manual',
  step: ({ manual }) => (manual.step === 'review' ? 'review' : 'manual'),
  isByHand: true,
  isBlank: ({ manual }) => isEmpty(manual.fields),
  isEdited: (state) => !state.manual.isUntouched || state.committed?.address.country.iso3 !== countryOf(state)?.iso3,
  searchText: (state) => {
    const { fields } = state.manual;
    return lineOf({ ...fields, country: countryOf(state), unit: fields.addition });
  },
  parts: none,
  needsCountry: (state) => !countryOf(state),
  undoes: 'nothing',
  timeoutEvent({ manual: { request } }) {
    return request && { slice: 'manual', type: 'validationFailed', request, problem: lateFor(request.kind) };
  },
  isUndecided: never,
  problem: ({ manual }) => (manual.step === 'accepted' ? manual.problem : null),
  isFailed: never,
  retryKey: none,
};

/** They write into the same state. */
const plain: PanelStatus = { ...manual, name: 'plain', problem: none, needsCountry: never };

export const panels: Readonly<Record<PanelName, PanelStatus>> = { search, manual, plain, 'dutch-lookup': dutchLookup };

/** True if no text says anything. */
export function isEmpty(texts: object): boolean {
  return Object.values(texts).every((text: string) => text.trim() === '');
}

function lateFor(operation: Problem['operation']): Problem {
  return { reason: 'unavailable', operation, status: null, retryAfter: null };
}

export function panelOf({ panel }: EntryState): PanelStatus {
  return panels[panel.inSight];
}

/** What a change did to a panel; null for one that stayed out of sight. */
export function moveOf(name: PanelName, next: EntryState, previous: EntryState): 'entered' | 'left' | 'stayed' | null {
  const [is, was] = [next, previous].map(({ panel }) => panel.inSight === name);
  if (is) return was ? 'stayed' : 'entered';
  return was ? 'left' : null;
}

/** True if fields by hand are in sight that differ from the committed address. */
export function isEdited(state: EntryState): boolean {
  return panelOf(state).isEdited(state);
}

/** The address of the element: the committed one, unless the shopper is typing another one. Null for none. */
export function addressInEffect(state: EntryState): Address | null {
  return isEdited(state) ? null : (state.committed?.address ?? null);
}

/** True if the shopper wants a panel for an address by hand whose code is on its way. */
export function isByHandAwaited({ panel: { awaited } }: EntryState): boolean {
  return awaited !== null && panels[awaited].isByHand;
}

/** True if the review of a validation, or its progress, stands beneath the page's own fields. */
export function isVerifiedBeneath({ properties, panel, manual }: EntryState): boolean {
  if (!properties.hasPageFields || panel.inSight === 'manual') return false;
  return manual.step === 'review' || manual.request?.verification === 'interactive';
}

/** True if the fields in sight are empty. */
export function isBlank(state: EntryState): boolean {
  return panelOf(state).isBlank(state);
}

/** True if the fields in sight have a text that is no address, or not yet. */
export function isTextUnresolved(state: EntryState): boolean {
  return !state.committed && !isBlank(state);
}

export function stepOf(state: EntryState): Step {
  const isAsked = isVerifiedBeneath(state) && state.manual.step === 'review';
  return isAsked ? 'review' : panelOf(state).step(state);
}

/** True if a request is under way that the shopper waits for. */
export function isLoading(state: EntryState): boolean {
  const panel = isVerifiedBeneath(state) ? manual : panelOf(state);
  return panel.timeoutEvent(state) !== null;
}

/** The problem of the search or lookup behind the manual fields, while the shopper types by hand; null for none. */
export function failureBehindOf(state: EntryState): Problem | null {
  if (state.committed || !panelOf(state).isByHand) return null;
  return panelOf(state).step(state) === 'manual' ? panels[panelAfterManual(state)].problem(state) : null;
}

/** A failure that another try may resolve. */
export interface Retryable {
  readonly problem: Problem;
  /** The key of the failed request. Null if it is not repeated: only the failure ends. */
  readonly key: string | null;
}

/** The failure of the panel in sight, or the one behind the manual fields; null if there is none that may be repeated, or end. */
export function retryableOf(state: EntryState): Retryable | null {
  const behind = failureBehindOf(state);
  if (behind) return { problem: behind, key: null };
  const { problem: problemOf, retryKey } = panelOf(state);
  const [problem, key] = [problemOf(state), retryKey(state)];
  return problem && key !== null ? { problem, key } : null;
}

/** True if postcode and house number come first. */
export function isDutchFirst(state: EntryState): boolean {
  const { home, nlLookup } = state.properties;
  return home === 'dutch-lookup' || (nlLookup && countryOf(state)?.iso3 === 'NLD');
}

/** The panel that manual fields lead back to. */
export function panelAfterManual(state: EntryState): 'search' | 'dutch-lookup' {
  if (state.properties.home === 'dutch-lookup') return 'dutch-lookup';
  const isThere = state.panel.mounted.includes('dutch-lookup');
  return isDutchFirst(state) && !state.panel.prefersSearch && isThere ? 'dutch-lookup' : 'search';
}

/** The panel that looks for the address: the one in sight, or the one that fields by hand lead back to. */
export function lookupPanelOf(state: EntryState): 'search' | 'dutch-lookup' {
  const { inSight } = state.panel;
  return inSight === 'search' || inSight === 'dutch-lookup' ? inSight : panelAfterManual(state);
}

/** The state for the form while the address is that of another entry, which is there; else null. */
export const sameFormOf = oncePerObject(({ same, committed }: EntryState) => {
  if (!same?.isTicked || !same.other) return null;
  return { texts: committed && committedTexts(committed), invalid: same.other.invalid };
});
