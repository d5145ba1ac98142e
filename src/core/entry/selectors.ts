/** What follows from the state of an element for the page: its step, its custom states, its events. All pure. */
import type { Country, DutchAddress, InternationalAddress } from '../../contract/types.ts';
import type { Address, Source } from '../address/address.ts';
import {
  choosableOf,
  countryListOf,
  countryOf,
  countryProblemOf,
  countrySupportOf,
  isChoiceAwaited,
} from '../country/selectors.ts';
import type { Verdict } from '../manual/verdict.ts';
import type { Problem } from '../problem.ts';
import { neededCountOf } from '../search/options.ts';
import { readingOf } from '../search/reading.ts';
import { isAwaitingDetails, isListOpen } from '../search/selectors.ts';
import { isShallowEqual } from '../transition.ts';
import { isBlank, isVerifiedBeneath, panelAfterManual } from './mode.ts';
import { isPrintAwaited } from './printing.ts';
import type { Committed, EntryEvent, EntryState } from './state.ts';

/** The steps of an entry, as the page hears of them. */
export type Step = 'country' | 'search' | 'details' | 'manual' | 'review' | 'done';

/** The step of the entry. */
export function stepOf(state: EntryState): Step {
  const { manual, committed, search } = state;
  const { inSight } = state.panel;
  if (manual.step === 'review' && (inSight === 'manual' || isVerifiedBeneath(state))) return 'review';
  if (inSight === 'manual' || inSight === 'plain') return 'manual';
  if (committed) return 'done';
  if (inSight === 'dutch-lookup') return 'search';
  if (isAwaitingDetails(search)) return 'details';
  return countryOf(state) ? 'search' : 'country';
}

/** Whether the committed address is a PO box: the service's word, or that of the person who typed it by hand. */
export function isPoBox({ committed }: EntryState): boolean {
  return committed?.address.isPoBox === true;
}

/** Whether a PO box is committed that the page does not take. */
export function isPoBoxDenied(state: EntryState): boolean {
  return state.properties.poBox === 'deny' && isPoBox(state);
}

/** Whether the address stands in fields of the page as the person typed it there: nothing was filled in for them. */
export function isAsInPageFields({ properties, committed }: EntryState): boolean {
  if (properties.pageFieldsStatus === 'none' || committed?.source !== 'manual') return false;
  const { advice, choice } = committed.verdict ?? {};
  return choice !== 'corrected' && (choice !== 'kept' || advice === 'keep');
}

/** Whether what was typed waits for a country. Not asked for is one that the page named, or that cannot be picked yet. */
export function isCountryAwaited(state: EntryState): boolean {
  return state.search.text.trim() !== '' && isChoiceAwaited(state);
}

/** Whether something is in the search field, and the service does not have the country it is to be searched in. */
export function isSearchedInVain(state: EntryState): boolean {
  const { panel, committed, search } = state;
  const isTyped = panel.inSight === 'search' && !committed && search.text.trim() !== '';
  return isTyped && countrySupportOf(state) === 'unsupported';
}

/** The country that the text names, where it is another one than the chosen one and may be chosen; else null. */
export function namedCountryOf(state: EntryState): Country | null {
  const { committed, search, properties } = state;
  const named = committed ? null : readingOf(search)?.country;
  if (!named || named === countryOf(state)?.iso2) return null;
  const choosable = choosableOf(countryListOf(state) ?? [], properties.countries.split(' '));
  return choosable.find(({ iso2 }) => iso2 === named) ?? null;
}

/** Whether the person is told that what they typed needs a country. */
export function isCountryMissed(state: EntryState): boolean {
  const { panel, manual, isInvalidShown } = state;
  if (panel.inSight !== 'manual') return panel.inSight === 'search' && isInvalidShown && isCountryAwaited(state);
  return !countryOf(state) && (isInvalidShown || (manual.step === 'editing' && manual.isCountryMissed));
}

/**
 * Why the value is not acceptable, as the person is told; empty as long as they may not be. That an address is on its way
 * is no error, and while a submission is held nothing is wrong yet.
 *
 * @param invalid why the element itself does not accept it; null for no reason
 */
export function errorShownOf(
  { properties, isInvalidShown, committed, customError, submission }: EntryState,
  invalid: { readonly message: string; readonly isWait?: true } | null,
): string {
  if (properties.isFixed || submission === 'held' || !(isInvalidShown || committed)) return '';
  return customError || (invalid?.isWait ? '' : (invalid?.message ?? ''));
}

/** Whether fields by hand are in sight that say something else than the committed address. */
function isEdited({ panel, manual }: EntryState): boolean {
  return panel.inSight === 'plain' || (panel.inSight === 'manual' && !manual.isUntouched);
}

/** The address of the element: the committed one, unless the person is typing another one. Null for none. */
export function addressInEffect(state: EntryState): Address | null {
  return isEdited(state) ? null : (state.committed?.address ?? null);
}

/** Whether the service confirmed the address of the element down to the building, as it was typed or corrected. */
export function isVerified(state: EntryState): boolean {
  const { committed } = state;
  if (!committed || isEdited(state)) return false;
  const { verdict, details } = committed;
  if (isDutch(details)) return details.houseNumberAddition !== null;
  return verdict?.level === 'Building' && (verdict.choice === 'confirmed' || verdict.choice === 'corrected');
}

/** Whether the address is the service's own, or one that it confirmed, and is taken: only that is shown with a tick. */
export function isConfirmed(state: EntryState): boolean {
  return (state.committed?.source === 'autocomplete' || isVerified(state)) && !isPoBoxDenied(state);
}

/** Whether the committed address was looked up, with an addition that the register does not have. */
export function isUnverified(state: EntryState): boolean {
  return isDutch(state.committed?.details ?? null) && !isVerified(state);
}

function isDutch(details: Committed['details']): details is DutchAddress {
  return details !== null && 'houseNumberAddition' in details;
}

/**
 * True if nothing has changed but which row of the list is active, and no more rows are needed for it: the list shows that,
 * and nothing else depends on it.
 */
export function isRowMove(next: EntryState, previous: EntryState): boolean {
  const { listbox, reached } = previous.search;
  // The first move fetches the formats, of which nothing is seen.
  const formats = next.formats === 'loading' ? previous.formats : next.formats;
  return (
    next.search !== previous.search &&
    next.search.listbox.open === listbox.open &&
    isShallowEqual({ ...next.search, listbox, reached }, previous.search) &&
    isShallowEqual({ ...next, search: previous.search, formats }, previous) &&
    neededCountOf(next.search) === neededCountOf(previous.search)
  );
}

/** Whether a request is under way that the person waits for. */
export function isLoading(state: EntryState): boolean {
  const { search, manual, dutchLookup } = state;
  const { inSight } = state.panel;
  if (inSight === 'manual' || isVerifiedBeneath(state)) return manual.step === 'validating';
  return inSight === 'dutch-lookup' ? dutchLookup.step === 'looking' : search.request !== null;
}

/** Why the address could not be looked for, where the person now types it by hand; null where nothing failed. */
export function failureBehindOf(state: EntryState): Problem | null {
  const { manual, committed, search, dutchLookup } = state;
  const { inSight } = state.panel;
  const isByHand = inSight === 'plain' || (inSight === 'manual' && manual.step !== 'review');
  if (!isByHand || committed) return null;
  if (panelAfterManual(state) === 'search') return search.problem;
  return dutchLookup.step === 'failed' ? dutchLookup.problem : null;
}

/** The element's custom states (`:state(…)`), by name. */
export type CustomStates = Readonly<
  Record<'loading' | 'open' | 'blank' | 'manual' | 'resolved' | 'verified' | 'user-invalid', boolean>
>;

/**
 * Which custom states are on.
 *
 * @param isValid whether the value is acceptable, or will be as soon as what is awaited is there
 */
export function customStatesOf(state: EntryState, isValid: boolean): CustomStates {
  const step = stepOf(state);
  return {
    loading: isLoading(state),
    open: state.panel.inSight === 'search' && isListOpen(state.search),
    blank: isBlank(state),
    manual: step === 'manual' || step === 'review',
    resolved: step === 'done',
    verified: isVerified(state),
    'user-invalid': state.isInvalidShown && !isValid,
  };
}

/** What `address-selected` says. */
export interface SelectedDetail {
  readonly address: Address;
  /** What the service answered, unchanged; null for an address typed by hand. */
  readonly details: InternationalAddress | DutchAddress | null;
  readonly source: Source;
  /** What validation made of it; null when it was not validated. */
  readonly verdict: Verdict | null;
}

/** An event that the page hears of a change, with its detail. `change` is the native one. */
export type EntryNews =
  | { readonly name: 'address-step'; readonly detail: { readonly step: Step } }
  | { readonly name: 'address-cleared'; readonly detail: null }
  | { readonly name: 'address-error'; readonly detail: Problem }
  | { readonly name: 'address-selected'; readonly detail: SelectedDetail }
  | { readonly name: 'change'; readonly detail: null };

/** True for an event by which a script, or the browser that restores a page, sets or clears the address. */
function setsByScript(event?: EntryEvent): boolean {
  if (event?.slice !== 'entry') return false;
  return event.type === 'cleared' ? event.by === 'script' : ['valueSet', 'reset', 'restored'].includes(event.type);
}

/**
 * The events that follow from a change of state, in order. As in HTML, an address that a script sets or clears fires none.
 *
 * @param event the cause of the change. Default: an act of the person
 */
export function newsOf(next: EntryState, previous: EntryState, event?: EntryEvent): readonly EntryNews[] {
  const { committed } = next;
  const isOther = committed?.address !== previous.committed?.address;
  const isPrinted = isPrintAwaited(previous) && !isPrintAwaited(next);
  // One that was set earlier is there only when its country is known, or printed only when its format is.
  const isByScript = setsByScript(event) || ((isOther || isPrinted) && next.changedBy === 'script');
  const step = stepOf(next);
  const news: EntryNews[] = [];
  if (!isByScript && step !== stepOf(previous)) news.push({ name: 'address-step', detail: { step } });
  if (!isByScript && previous.committed && !committed) news.push({ name: 'address-cleared', detail: null });
  for (const problem of newProblems(next, previous)) news.push({ name: 'address-error', detail: plain(problem) });
  // Told once the lines are there, or are known not to come.
  if (!isPrintAwaited(next) && (isOther || isPrinted) && !isByScript) {
    if (committed?.source) news.push({ name: 'address-selected', detail: { ...committed, source: committed.source } });
    news.push({ name: 'change', detail: null });
  }
  return news;
}

function newProblems(next: EntryState, previous: EntryState): readonly Problem[] {
  const before = problemsOf(previous);
  const isNew = (problem: Problem | null, index: number): problem is Problem =>
    problem !== null && problem !== before[index];
  return problemsOf(next).filter(isNew);
}

/** Each kind has a place of its own. */
function problemsOf({ search, countries, manual, dutchLookup }: EntryState): readonly (Problem | null)[] {
  return [
    countryProblemOf(countries),
    search.problem,
    manual.step === 'accepted' ? manual.problem : null,
    dutchLookup.step === 'failed' ? dutchLookup.problem : null,
  ];
}

/** Without the request it belongs to: events hold no address text. */
function plain({ reason, operation, status, retryAfter }: Problem): Problem {
  return { reason, operation, status, retryAfter };
}
