/** The one state of an element, and what can happen to it. Rules: `reducer.ts`. What follows from it: `selectors.ts`. */
import type { BuildingListMode, Country, DutchAddress, InternationalAddress } from '../../contract/types.ts';
import type { Address, Source } from '../address/address.ts';
import type { FieldTexts } from '../address/formats.ts';
import { type CountryEvent, type CountryProperties, type CountryState, initialCountries } from '../country/state.ts';
import { type DutchLookupEvent, type DutchLookupState, initialDutchLookup } from '../dutch-lookup/state.ts';
import { initialManual, type ManualEvent, type ManualState } from '../manual/state.ts';
import type { Verdict } from '../manual/verdict.ts';
import { initialSearch, type SearchEvent, type SearchState, type SessionSeed } from '../search/state.ts';
import type { EventOf, Initiator } from '../transition.ts';
import type { AutofillEvent, Received } from './received.ts';

/** Which panel a person sees. `plain` stands in for manual fields whose code cannot be loaded. */
export type Mode = 'search' | 'manual' | 'plain' | 'dutch-lookup';

/** Panels whose code is loaded when it is needed. */
export type LazyPanel = 'manual' | 'dutch-lookup';

/** How far code is. `missing`: it could not be loaded; the next attempt may succeed. */
export type Loading = 'idle' | 'loading' | 'loaded' | 'missing';

/** `prefersSearch`: the person turned from the Dutch lookup, which comes first, to the search. */
type PanelInSight =
  | { readonly inSight: 'search' | 'plain'; readonly prefersSearch: boolean }
  | { readonly inSight: 'manual'; readonly prefersSearch: boolean; readonly code: { readonly manual: 'loaded' } }
  | { readonly inSight: 'dutch-lookup'; readonly prefersSearch: false };

/** A panel that is awaited is being loaded, and comes into sight as soon as it is there. */
type PanelAwaited =
  | { readonly awaited: null }
  | { readonly awaited: 'manual'; readonly code: { readonly manual: 'loading' } }
  | {
      readonly awaited: 'dutch-lookup';
      readonly prefersSearch: false;
      readonly code: { readonly 'dutch-lookup': 'loading' };
    };

/** The panel in sight, the one that is awaited, and what is there of the code of those that are loaded later. */
export type PanelState = PanelInSight & PanelAwaited & { readonly code: Readonly<Record<LazyPanel, Loading>> };

/** Whether a PO box may be chosen: `warn` says something, `deny` makes the control invalid and keeps the text. */
export type PoBoxPolicy = 'allow' | 'warn' | 'deny';

/** When an address typed by hand is validated: when the person is done with it, while the form is submitted, or never. */
export type VerifyPolicy = 'change' | 'submit' | 'never';

/** What the page sets on an element, as data. */
export interface EntryProperties extends CountryProperties {
  /** `language-REGION` for the service; empty for the service's own choice. */
  readonly addressLanguage: string;
  readonly buildingListMode: BuildingListMode;
  /** ISO 3166-1 alpha-3 code of the sending country; empty for none. */
  readonly dispatchCountry: string;
  /** Characters before the first request of an entry. */
  readonly minLength: number;
  readonly poBox: PoBoxPolicy;
  readonly verify: VerifyPolicy;
  readonly noManual: boolean;
  /** Whether Enter and a submission leave the one address that fits to the person to choose. */
  readonly noAutoSelect: boolean;
  readonly nlLookup: boolean;
  readonly required: boolean;
  /** Whether the person can change nothing: disabled or read-only. */
  readonly isFixed: boolean;
}

/** The address of the control. */
export interface Committed {
  readonly address: Address;
  /** The service's answer, unchanged; null for an address that did not come from it. */
  readonly details: InternationalAddress | DutchAddress | null;
  /** Null for an address the page gave. */
  readonly source: Source | null;
  /** What validation made of it; null when it was not validated. */
  readonly verdict: Verdict | null;
}

/** What was in the search field before. */
export interface UndoSnapshot {
  readonly text: string;
  /** The address that the text stood for; null when it was none. */
  readonly committed: Committed | null;
}

/** Three fields for when the manual ones cannot be loaded. */
export type PlainTexts = Pick<FieldTexts, 'street' | 'postcode' | 'locality'>;

/**
 * A submission of the form. `begun`: the browser is about to check it. `held`: it waits for an answer. `released`: what
 * it waited for is there, or failed; it goes on. `refused`: it waited in vain; the person is told what is missing.
 */
export type Submission = 'none' | 'begun' | 'held' | 'released' | 'refused';

/** The state of an element. */
export interface EntryState {
  readonly properties: EntryProperties;
  readonly panel: PanelState;
  /** How far the formats of countries are, by which addresses are printed. */
  readonly formats: Loading;
  readonly countries: CountryState;
  readonly search: SearchState;
  readonly manual: ManualState;
  readonly plain: PlainTexts;
  readonly dutchLookup: DutchLookupState;
  readonly committed: Committed | null;
  /** What the page gave as an address before its country can be known; null for nothing. */
  readonly pendingValue: object | null;
  /** What Escape and Undo put back; null for nothing. */
  readonly undo: UndoSnapshot | null;
  /**
   * What a browser filled in over what the person typed or chose; null for nothing. Beside `undo`, because both may be
   * there: a person cleared one address and chose another, and then the browser offers a saved one.
   */
  readonly offered: Received | null;
  /** Who made the newest change of `committed`. */
  readonly changedBy: Initiator;
  /** Whether the person may be told that the value is not acceptable: after an attempt to submit it. */
  readonly isInvalidShown: boolean;
  /** How often they were stopped because something is wrong: each time they hear what it is. */
  readonly refusals: number;
  readonly submission: Submission;
  /** Why the page does not accept the value (`setCustomValidity`); empty for no reason. */
  readonly customError: string;
}

/** An element without any attribute. */
export const defaultProperties: EntryProperties = {
  home: 'search',
  country: '',
  countries: '',
  addressLanguage: '',
  buildingListMode: 'paged',
  dispatchCountry: '',
  minLength: 2,
  poBox: 'allow',
  verify: 'change',
  noManual: false,
  noAutoSelect: false,
  nlLookup: false,
  required: false,
  isFixed: false,
  hasClient: false,
  pageFieldsStatus: 'none',
};

/** An element before anything happened. */
export const initialEntry: EntryState = {
  properties: defaultProperties,
  panel: { inSight: 'search', awaited: null, prefersSearch: false, code: { manual: 'idle', 'dutch-lookup': 'idle' } },
  formats: 'idle',
  countries: initialCountries,
  search: initialSearch,
  manual: initialManual,
  plain: { street: '', postcode: '', locality: '' },
  dutchLookup: initialDutchLookup,
  committed: null,
  pendingValue: null,
  undo: null,
  offered: null,
  changedBy: 'script',
  isInvalidShown: false,
  refusals: 0,
  submission: 'none',
  customError: '',
};

/** What a form restores after a navigation: never a session or a context. */
export interface SavedEntry {
  readonly mode: Mode;
  readonly country: Country | null;
  readonly text: string;
  readonly committed: Committed | null;
  readonly fields: ManualState['fields'];
  readonly lookup: Pick<DutchLookupState, 'method' | 'fields'>;
}

/** What can happen to a submission of the form. */
export type SubmissionEvent =
  /** The person submits; the browser checks the form next. */
  | { readonly type: 'submitBegun' }
  /** The form passed the checks: it is held if there is something to wait for. */
  | { readonly type: 'submitHeld' }
  /** The form was submitted, or refused. */
  | { readonly type: 'submitEnded' }
  /** It was held for as long as a person may have to wait. */
  | { readonly type: 'submitOverdue' };

/** What can happen to the panels. */
export type PanelEvent =
  /** Another panel is to come into sight. The search takes along what was typed; a Dutch lookup goes back to its own fields. */
  | { readonly type: 'panelWanted'; readonly panel: 'search' | LazyPanel; readonly seed: SessionSeed }
  | { readonly type: 'panelLoaded'; readonly panel: LazyPanel }
  | { readonly type: 'panelMissing'; readonly panel: LazyPanel };

/** What can happen to an element as a whole. A `seed` begins a session if the event leads to a search. */
export type RootEvent =
  | SubmissionEvent
  | PanelEvent
  /** The formats of countries, with the rules that print by them, are there, or cannot be had. */
  | { readonly type: 'formatsSettled'; readonly formats: 'loaded' | 'missing' }
  /** The page set attributes or properties. */
  | { readonly type: 'configured'; readonly properties: EntryProperties; readonly seed: SessionSeed }
  /** The page gave an address; `valuePending`: in a country that cannot be known yet. */
  | { readonly type: 'valueSet'; readonly address: Address }
  | { readonly type: 'valuePending'; readonly given: object }
  /** The person wrote an address into fields of the page. */
  | { readonly type: 'enteredInPageFields'; readonly address: Address }
  /** The person emptied fields of the page, or the page the element. */
  | { readonly type: 'cleared'; readonly by: Initiator }
  /** The form was reset; `initial` is the address the page began with. */
  | { readonly type: 'reset'; readonly initial: Address | null; readonly seed: SessionSeed }
  /** The browser brought back what the person had before a navigation. */
  | { readonly type: 'restored'; readonly saved: SavedEntry }
  /** The element left the document: nothing that belongs to a session or waits for an answer survives. */
  | { readonly type: 'disconnected' }
  /** The person undoes that they emptied the search field, or has what was in it before. */
  | { readonly type: 'undone'; readonly seed: SessionSeed }
  | { readonly type: 'plainFieldEdited'; readonly field: keyof PlainTexts; readonly text: string }
  /** The page says why it does not accept the value; empty takes that back. */
  | { readonly type: 'customErrorSet'; readonly message: string }
  /** The person tried to submit a value that is not acceptable. */
  | { readonly type: 'invalidShown' };

/** An event of the element as a whole, by its type. */
export type RootEventOf<Type extends RootEvent['type']> = EventOf<RootEvent, Type>;

/** What can happen to the countries. The `seed` begins a session if another country leads to a search. */
export type CountryEntryEvent = CountryEvent & { readonly seed: SessionSeed };

/** Everything that can happen to an element: to it as a whole, or to one slice of its state. */
export type EntryEvent =
  | ({ readonly slice: 'entry' } & RootEvent)
  | ({ readonly slice: 'country' } & CountryEntryEvent)
  | ({ readonly slice: 'search' } & SearchEvent)
  | ({ readonly slice: 'manual' } & ManualEvent)
  | ({ readonly slice: 'dutch-lookup' } & DutchLookupEvent)
  | ({ readonly slice: 'autofill' } & AutofillEvent);
