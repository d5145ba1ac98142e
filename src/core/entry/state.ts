/** The one state of an element, and what can happen to it. Rules: `reducer.ts`. What follows from it: `selectors.ts`. */
import type { BuildingListMode, Country, DutchAddress, InternationalAddress } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import type { FieldTexts } from '../address/formats.ts';
import { type CountryEvent, type CountryProperties, type CountryState, initialCountries } from '../country/state.ts';
import { type DutchLookupEvent, type DutchLookupState, initialDutchLookup } from '../dutch-lookup/state.ts';
import { initialManual, type ManualEvent, type ManualState } from '../manual/state.ts';
import type { Verdict } from '../manual/verdict.ts';
import { initialSearch, type SearchEvent, type SearchState, type SessionSeed } from '../search/state.ts';
import type { EventOf, Initiator } from '../transition.ts';

/** Which panel a shopper sees. `plain` stands in for manual fields whose code cannot be loaded. */
export type PanelName = 'search' | 'manual' | 'plain' | 'dutch-lookup';

const lazyPanels = ['manual', 'dutch-lookup'] as const;

/** Panels whose code is loaded when it is needed. */
export type LazyPanel = (typeof lazyPanels)[number];

/** True for one of these. */
export function isLazy(name: PanelName): name is LazyPanel {
  return lazyPanels.some((lazy) => lazy === name);
}

/** The panels of an element. Who loads their code, and how that goes, is no part of the state. */
export interface PanelState {
  readonly inSight: PanelName;
  /** Comes into sight as soon as it is mounted; null for none. */
  readonly awaited: LazyPanel | null;
  /** Those whose code is there. */
  readonly mounted: readonly LazyPanel[];
  /** True if the shopper turned from the Dutch lookup, which comes first, to the search. */
  readonly prefersSearch: boolean;
}

/** The page's rule for PO boxes: `warn` shows a warning, `deny` makes the control invalid and keeps the text. */
export type PoBoxPolicy = 'allow' | 'warn' | 'deny';

/**
 * The time of validation for an address typed by hand: when the shopper is done with it, while the form is submitted, or
 * never.
 */
export type VerifyPolicy = 'change' | 'submit' | 'never';

/** The settings of the page on an element, as data. */
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
  /** True if Enter and a submission do not choose the only address that fits. */
  readonly noAutoSelect: boolean;
  readonly nlLookup: boolean;
  /** Addresses that the page has of the shopper, as it gave them. Default: none. */
  readonly addresses?: readonly unknown[] | null;
  readonly required: boolean;
  /** True if the shopper can change nothing: disabled or read-only. */
  readonly isFixed: boolean;
  /** True if the control takes no part in its form, and fires nothing. */
  readonly isDisabled: boolean;
  /**
   * True while the address may still come from the page: its own fields are not read, or `same-as` is being loaded.
   */
  readonly isPageAwaited: boolean;
  /** The page's reason to refuse the value (`setCustomValidity`); empty for none. */
  readonly customError: string;
}

/** The address of the control. */
export interface Committed {
  readonly address: Address;
  /** The service's answer, unchanged; null for an address that did not come from it. */
  readonly details: InternationalAddress | DutchAddress | null;
  /** The verdict of validation; null if the address was not validated. */
  readonly verdict: Verdict | null;
  /** The typed words that are not part of the address. Default: empty, for none. */
  readonly omitted?: string;
  /** True while the field for a flat is open. Default: false. */
  readonly isUnitOpen?: boolean;
}

/** The entry before a change that can be undone. */
export interface FormerEntry extends Pick<RestorableEntry, 'text' | 'country' | 'committed'> {
  /** True if it is an address that the shopper types over. Default: false. */
  readonly isTypedOver?: boolean;
}

/**
 * The state of a form's submission. `held`: it waits for an answer. `released`: the answer is there, or failed; it goes
 * on. `refused`: the answer never came; the shopper is told what is missing.
 */
export type Submission = 'none' | 'held' | 'released' | 'refused';

/** The attempts to be done with what is there. */
export interface Attempt {
  readonly submission: Submission;
  /**
   * How many were stopped by an error. The shopper hears the error each time, and sees it until they have another
   * address, or another panel.
   */
  readonly refusals: number;
}

export interface EntryState {
  readonly properties: EntryProperties;
  readonly panel: PanelState;
  readonly countries: CountryState;
  readonly search: SearchState;
  /** Null where the page has no `same-as`, and after a reset until the other entry is followed again. */
  readonly same: SameState | null;
  readonly manual: ManualState;
  readonly dutchLookup: DutchLookupState;
  readonly committed: Committed | null;
  /** The content that Escape and Undo put back; null for none. */
  readonly undo: FormerEntry | null;
  /**
   * The address that a browser filled in over a typed or chosen one; null for none. Beside `undo`, because both may be
   * there: a shopper cleared one address and chose another, and then the browser offers a saved one.
   */
  readonly autofillOffer: Received | null;
  /** The initiator of the newest change of `committed`. */
  readonly changedBy: Initiator;
  readonly attempt: Attempt;
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
  isDisabled: false,
  isPageAwaited: false,
  customError: '',
  hasClient: false,
  hasPageFields: false,
  hasCountryField: false,
};

/** An element before anything happened. */
export const initialEntry: EntryState = {
  properties: defaultProperties,
  panel: { inSight: 'search', awaited: null, mounted: [], prefersSearch: false },
  countries: initialCountries,
  search: initialSearch,
  same: null,
  manual: initialManual,
  dutchLookup: initialDutchLookup,
  committed: null,
  undo: null,
  autofillOffer: null,
  changedBy: 'script',
  attempt: { submission: 'none', refusals: 0 },
};

/** The data that a form restores after a navigation: never a session or a context. */
export interface RestorableEntry {
  readonly mode: PanelName;
  readonly country: Country | null;
  readonly text: string;
  readonly committed: Committed | null;
  readonly fields: ManualState['fields'];
  readonly lookup: Pick<DutchLookupState, 'method' | 'fields'>;
  /** True if it followed another entry and had nothing of its own; false if the shopper unticked that. Default: null, an entry without that choice. */
  readonly isSame?: boolean | null;
}

/** The events of a form's submission. */
export type SubmissionEvent = {
  /**
   * `submitBegun`: the browser checks the form next. `submitHeld`: it passed the checks, and is held if there is
   * something to wait for. `submitOverdue`: it was held for the longest time that a shopper may have to wait.
   */
  readonly type: 'submitBegun' | 'submitHeld' | 'submitOverdue';
};

/** The other entry that the checkbox of `same-as` speaks of. */
export interface OtherEntry {
  readonly committed: Committed | null;
  /** The reason why its value is not acceptable; null when it is. */
  readonly invalid: {
    readonly flags: Readonly<Partial<Record<'valueMissing' | 'badInput' | 'customError', boolean>>>;
    readonly message: string;
    /** True if it waits for an answer. */
    readonly isWait?: true;
  } | null;
  /** True if it shows an error itself. */
  readonly isErrorShown: boolean;
}

export interface SameState {
  /** Null before the other entry is there: then it is ticked unless this one has an address or a text of its own. */
  readonly isTicked: boolean | null;
  /** Null while there is none. */
  readonly other: OtherEntry | null;
  /** The entry before the shopper ticked it; null for nothing. */
  readonly own: RestorableEntry | null;
}

export type SameEvent =
  /** The other entry has another value or validity, came, or went. */
  | { readonly type: 'followed'; readonly other: OtherEntry | null }
  | { readonly type: 'toggled'; readonly isTicked: boolean };

/** The events of an element as a whole. A `seed` begins a session if the event leads to a search. */
export type RootEvent =
  | SubmissionEvent
  /** The flat of the address; empty for none. `isOpen`: false if the shopper is done with the field for it. */
  | { readonly type: 'unitEntered'; readonly text: string; readonly isOpen: boolean }
  /** The text that was left out goes into the address. */
  | { readonly type: 'omittedAdded' }
  /** Another panel is to come into sight. The search takes along what was typed; a Dutch lookup goes back to its own fields. */
  | { readonly type: 'panelWanted'; readonly panel: 'search' | LazyPanel; readonly seed: SessionSeed }
  /** The code of a panel is there, or cannot be loaded now. */
  | { readonly type: 'codeLoaded'; readonly code: LazyPanel; readonly isThere: boolean }
  /** The page set attributes or properties. */
  | { readonly type: 'configured'; readonly properties: EntryProperties; readonly seed: SessionSeed }
  /** The page gave an address, or the shopper wrote one into fields of the page. Null if they took it away. */
  | { readonly type: 'addressGiven'; readonly address: Address | null; readonly by: Initiator }
  /** The form was reset; `initial` is the page's initial address. */
  | { readonly type: 'reset'; readonly initial: Address | null; readonly seed: SessionSeed }
  /** The browser restored the shopper's texts after a navigation, or the shopper those of before `same-as`. */
  | { readonly type: 'restored'; readonly saved: RestorableEntry; readonly by: Initiator }
  /** The element left the document: sessions, and requests that wait for an answer, end. */
  | { readonly type: 'disconnected' }
  /** The shopper undoes that they emptied the search field, or restores its former content. */
  | { readonly type: 'undone'; readonly seed: SessionSeed }
  /** The shopper takes the saved address with this key. */
  | { readonly type: 'savedChosen'; readonly key: string }
  /** The shopper tried to submit a value that is not acceptable. */
  | { readonly type: 'invalidShown' };

export type RootEventOf<Type extends RootEvent['type']> = EventOf<RootEvent, Type>;

/** The events of the countries. The `seed` begins a session if another country leads to a search. */
export type CountryEntryEvent = CountryEvent & { readonly seed: SessionSeed };

/** Everything that can happen to an element: to it as a whole, or to one slice of its state. */
export type EntryEvent =
  | ({ readonly slice: 'entry' } & RootEvent)
  | ({ readonly slice: 'country' } & CountryEntryEvent)
  | ({ readonly slice: 'search' } & SearchEvent)
  | ({ readonly slice: 'same' } & SameEvent)
  | ({ readonly slice: 'manual' } & ManualEvent)
  | ({ readonly slice: 'dutch-lookup' } & DutchLookupEvent)
  | ({ readonly slice: 'autofill' } & AutofillEvent);

/** An event as it is dispatched: the store adds the seed to each. */
export type UnseededEvent = Unseeded<EntryEvent>;

type Unseeded<Event> = Event extends unknown ? Omit<Event, 'seed'> : never;

/** An address that a browser filled in. */
export interface Received {
  /** Null if the browser filled in none: the address is in the country in effect. */
  readonly country: Country | null;
  readonly texts: FieldTexts;
  /** All of it in one line. */
  readonly line: string;
}

/** The browser's filling in of a saved address, and the shopper's answer to the offer of it. */
export type AutofillEvent =
  /** `received`: null if the browser took it back. `isAgain`: the fields hold what the browser filled in before. */
  | { readonly type: 'autofilled'; readonly received: Received | null; readonly isAgain: boolean }
  | { readonly type: 'offerTaken' };
