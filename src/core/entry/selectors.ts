/** Selectors of an element's state for the page: its step, its custom states, its events. All pure. */
import type { Country, DutchAddress, InternationalAddress } from '../../contract/types.ts';
import type { Address, Source } from '../address/address.ts';
import { choosableOf, countryOf, countryProblemOf, countrySupportOf, isOffered } from '../country/selectors.ts';
import type { Verdict } from '../manual/verdict.ts';
import type { Problem } from '../problem.ts';
import { readingOf } from '../search/reading.ts';
import { isShallowEqual } from '../transition.ts';
import { isBlank, isEdited, isLoading, panelOf, panels, type Step, sameFormOf, stepOf } from './panel-status.ts';
import { isListOpen } from './saved.ts';
import { type Committed, type EntryEvent, type EntryState, initialEntry, type Received } from './state.ts';

/** True if Enter and submitting take the address that the text says. */
export function isTakingText({ committed, properties }: EntryState): boolean {
  return !committed && !properties.noAutoSelect && !properties.isFixed;
}

/** True if a browser may fill in an address: not if nothing can be changed, the page has its own fields, or the address is that of another entry. */
export function isFillable(state: EntryState): boolean {
  const { isFixed, hasPageFields, noManual } = state.properties;
  return !(isFixed || hasPageFields || noManual || sameFormOf(state));
}

/** The address that is offered to the shopper; null for none, and once the page no longer offers its country. */
export function offerOf(state: EntryState): Received | null {
  const { autofillOffer: offer } = state;
  return isFillable(state) && (!offer?.country || isOffered(offer.country, state)) ? offer : null;
}

/** True while the field shows the text of an address that the shopper is about to change. */
export function isChanging({ committed, search }: EntryState): boolean {
  return committed !== null && search.listbox.open;
}

/** True if the committed address is a PO box: by the service's word, or by that of the shopper who typed it. */
export function isPoBox({ committed }: EntryState): boolean {
  return committed?.address.isPoBox === true;
}

/** True for a committed PO box in a page that takes none. */
export function isPoBoxDenied(state: EntryState): boolean {
  return state.properties.poBox === 'deny' && isPoBox(state);
}

/** True if the address stands in the page's fields as the shopper typed it there: nothing was filled in for them. */
export function isAsInPageFields({ properties, committed }: EntryState): boolean {
  if (!properties.hasPageFields || committed?.address.source !== 'manual') return false;
  const { advice, choice } = committed.verdict ?? {};
  return choice !== 'corrected' && (choice !== 'kept' || advice === 'keep');
}

/** True if the typed text waits for a country to be picked. False if the page named one, or none can be picked yet. */
export const isCountryAwaited = panels.search.needsCountry;

/** True if the search field has a text, and the service does not support the chosen country. */
export function isSearchUnsupported(state: EntryState): boolean {
  return !state.committed && !panels.search.isBlank(state) && countrySupportOf(state) === 'unsupported';
}

/** The country that the finished text means, where it is another one than the chosen one and may be chosen here; else null. */
export function namedCountryOf(state: EntryState): Country | null {
  const { committed, search, properties } = state;
  const reading = committed || properties.isFixed || properties.hasCountryField ? null : readingOf(search);
  const named = reading?.isCountryFinished || search.typing.kind !== 'growing' ? reading?.country : null;
  if (!named || named === countryOf(state)?.iso2) return null;
  return choosableOf(state).find(({ iso2 }) => iso2 === named) ?? null;
}

/** True if the shopper is told that the typed text needs a country. */
export function isCountryMissed(state: EntryState): boolean {
  return state.attempt.refusals > 0 && panelOf(state).needsCountry(state);
}

/**
 * The reason why the value is not acceptable, as the shopper is told; empty while they are not told. An address on its
 * way is no error, and while a submission is held nothing is wrong yet.
 *
 * @param invalid the element's own reason to refuse the value; null for none
 */
export function errorShownOf(
  state: EntryState,
  invalid: { readonly message: string; readonly isWait?: true } | null,
): string {
  const { properties, committed, attempt, same } = state;
  // An address that is being changed by hand is not finished.
  const isShown = attempt.refusals > 0 || (committed && !isEdited(state));
  if (properties.isFixed || attempt.submission === 'held' || !isShown) return '';
  // Of two entries that are the same, one says what is wrong.
  const isSaid = invalid?.isWait || (same?.isTicked && same.other?.isErrorShown);
  return properties.customError || (isSaid ? '' : (invalid?.message ?? ''));
}

/** True if the service confirmed the element's address down to the building, as it was typed or corrected. */
export function isVerified(state: EntryState): boolean {
  const { committed } = state;
  if (!committed || isEdited(state)) return false;
  const { verdict, details } = committed;
  if (isDutch(details)) return details.houseNumberAddition !== null;
  return verdict?.level === 'Building' && (verdict.choice === 'confirmed' || verdict.choice === 'corrected');
}

/**
 * True if the address is the service's own, or one that it confirmed, and is accepted: only that is shown with a tick.
 */
export function isConfirmed(state: EntryState): boolean {
  return (state.committed?.address.source === 'autocomplete' || isVerified(state)) && !isPoBoxDenied(state);
}

/** True if the committed address was looked up, with an addition that the register does not have. */
export function isUnverified(state: EntryState): boolean {
  return isDutch(state.committed?.details ?? null) && !isVerified(state);
}

function isDutch(details: Committed['details']): details is DutchAddress {
  return details !== null && 'houseNumberAddition' in details;
}

/** True if only the active row of the list has changed: the list shows that by itself, and nothing else depends on it. */
export function isRowMove(next: EntryState, previous: EntryState): boolean {
  const { listbox } = previous.search;
  return (
    next.search !== previous.search &&
    next.search.listbox.open === listbox.open &&
    isShallowEqual({ ...next.search, listbox }, previous.search) &&
    isShallowEqual({ ...next, search: previous.search }, previous)
  );
}

/** The element's custom states (`:state(…)`), by name. */
type CustomStates = Readonly<
  Record<'loading' | 'open' | 'blank' | 'manual' | 'resolved' | 'verified' | 'user-invalid', boolean>
>;

/**
 * The names of the custom states that are on.
 *
 * @param isValid true if the value is acceptable, or will be as soon as awaited parts are there
 */
export function customStatesOf(state: EntryState, isValid: boolean): CustomStates {
  const step = stepOf(state);
  return {
    loading: isLoading(state),
    open: isListOpen(state),
    blank: isBlank(state),
    manual: step === 'manual' || step === 'review',
    resolved: step === 'done',
    verified: isVerified(state),
    'user-invalid': state.attempt.refusals > 0 && !isValid,
  };
}

/** The detail of `address-selected`; `source` tells the type of its `details`. */
export type SelectedDetail =
  | SelectedFrom<'lookup', DutchAddress>
  | SelectedFrom<'autocomplete', InternationalAddress>
  | SelectedFrom<'manual', InternationalAddress>
  | SelectedFrom<'saved', InternationalAddress>
  // An address that the page set without a source, to which the shopper added a flat, or which they brought back.
  | SelectedFrom<null, InternationalAddress>;

interface SelectedFrom<From extends Source | null, Answer> {
  readonly address: Address & { readonly source: From };
  /** The service's answer, unchanged; null for an address that it was not asked for, such as one typed by hand. */
  readonly details: Answer | null;
  readonly source: From;
  /** The verdict of validation; null if the address was not validated. */
  readonly verdict: Verdict | null;
}

/** An event that the page hears of a change, with its detail. `change` is the native one. */
export type EntryNews =
  | { readonly name: 'address-step'; readonly detail: { readonly step: Step } }
  | { readonly name: 'address-cleared'; readonly detail: null }
  | { readonly name: 'address-error'; readonly detail: Problem }
  | { readonly name: 'address-selected'; readonly detail: SelectedDetail }
  | { readonly name: 'change'; readonly detail: null };

/** Where something may fail. */
const problems: readonly ((state: EntryState) => Problem | null)[] = [
  ({ countries }) => countryProblemOf(countries),
  ...Object.values(panels).map(({ problem }) => problem),
];

/** True for an event by which a script, or the browser that restores a page, sets or clears the address. */
function setsByScript(event?: EntryEvent): boolean {
  return event?.slice === 'entry' && (event.type === 'reset' || ('by' in event && event.by === 'script'));
}

/**
 * The events that follow from a change of state, in order. As in HTML, an address that a script sets or clears fires
 * none.
 *
 * @param previous the state that the page has heard of last
 * @param event the cause of the change. Default: an act of the shopper
 */
export function newsOf(next: EntryState, previous: EntryState, event?: EntryEvent): readonly EntryNews[] {
  const { committed } = next;
  const isOther = committed?.address !== previous.committed?.address;
  // So does another element whose address this one has, or a country that a script names.
  const isByScript = setsByScript(event) || (isOther && next.changedBy === 'script');
  const step = stepOf(next);
  const news: EntryNews[] = [];
  // An element begins with its step; that is not a change.
  const isBeginning = event?.type === 'configured' && previous.properties === initialEntry.properties;
  if (!isByScript && !isBeginning && step !== stepOf(previous)) news.push({ name: 'address-step', detail: { step } });
  if (!isByScript && previous.committed && !committed) news.push({ name: 'address-cleared', detail: null });
  for (const problemOf of problems) {
    const problem = problemOf(next);
    if (problem && problem !== problemOf(previous)) news.push({ name: 'address-error', detail: plain(problem) });
  }
  if (isOther && !isByScript) {
    if (committed) news.push({ name: 'address-selected', detail: selectedOf(committed) });
    news.push({ name: 'change', detail: null });
  }
  return news;
}

function selectedOf({ address, details, verdict }: Committed): SelectedDetail {
  const { source } = address;
  // The register says something of what was looked up there, and of nothing else.
  const own = isDutch(details) === (source === 'lookup') ? details : null;
  return { address, details: own, source, verdict } as SelectedDetail;
}

/** Without the request it belongs to: events hold no address text. */
function plain({ reason, operation, status, retryAfter }: Problem): Problem {
  return { reason, operation, status, retryAfter };
}
