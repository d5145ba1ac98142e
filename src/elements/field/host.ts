/** The port: all that a panel may know of the element it is in, and all that the element knows of a panel. */
import type { CSSResult, ReactiveControllerHost, TemplateResult } from 'lit';
import type { AddressClient } from '../../client/client.ts';
import type { Country } from '../../contract/types.ts';
import type { Slices } from '../../core/entry/slice.ts';
import type { EntryEvent, EntryState } from '../../core/entry/state.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import type { SessionSeed } from '../../core/search/state.ts';
import type { fieldEn, searchFieldEn } from '../../i18n/en/field.ts';
import type { lookupFieldCommonEn, lookupFieldEn } from '../../i18n/en/lookup-field.ts';
import type { Localized } from '../../i18n/localize.ts';
import type { CommonMessages, LookupMessages, ProblemMessages, SearchMessages } from '../../i18n/messages.ts';
import type { CommonOverrides, LookupOverrides, ManualOverrides } from '../../i18n/overrides.ts';
import type { PageFieldMap } from './own-fields.ts';
import type { FormState, PanelModel } from './panel-model.ts';

/** The texts of an element, and their language. A panel has its own beside them. */
export interface Texts extends Localized<CommonMessages> {
  /** The page's own wording. */
  readonly own: {
    readonly common: CommonOverrides;
    readonly search: Partial<SearchMessages>;
    readonly manual: ManualOverrides;
    readonly lookup: LookupOverrides;
  };
}

/** The messages of any field before its engine is attached. */
export type FieldMessages = Pick<CommonMessages, Exclude<keyof typeof fieldEn, 'problems'>> & {
  readonly problems: Pick<ProblemMessages, 'unavailable'>;
};

/** The texts of any field before its engine is attached. */
export type FieldTexts = Localized<FieldMessages>;

/** The texts of the search field before its engine is attached. */
export type SearchFieldTexts = Localized<SearchFieldMessages>;

/** The messages of the search field before its engine is attached. */
export type SearchFieldMessages = FieldMessages & Pick<SearchMessages, keyof typeof searchFieldEn>;

/** The messages of the Dutch fields before their engine is attached. */
export type LookupFieldMessages = FieldMessages &
  Pick<CommonMessages, keyof typeof lookupFieldCommonEn> &
  Pick<LookupMessages, keyof typeof lookupFieldEn>;

/** The source of a panel's texts. */
export type TextSource = Pick<Texts, 'lang' | 'around' | 'own'>;

/** The page's words about the control, for views. */
export interface PageTexts {
  /** Empty for the texts' own. */
  readonly label: string;
  readonly hint: string;
  readonly placeholder?: string;
  /** Stands in front of each field's own autofill token; empty for nothing. */
  readonly autocomplete: string;
  /** The page's own fields that have no tokens; null for none. */
  readonly pageFields: PageFieldMap | null;
}

/**
 * All that there is to show of an element at one moment, made once from the state and from what the page says. Templates read
 * it, and ask nothing else; what only some of them need is found when it is read.
 */
export interface View {
  readonly state: EntryState;
  readonly texts: Texts;
  readonly page: PageTexts;
  readonly isDisabled: boolean;
  readonly isReadonly: boolean;
  /** Null until there is a panel. */
  readonly model: PanelModel | null;
  /** The form's part of the model; the page's own fields submit themselves. Null as long as there is no panel. */
  readonly formState: FormState | null;
  /** The reason why the value is not acceptable, once the person may be told; else empty. */
  readonly error: string;
  /** The name of the whole address, wherever the page states it; empty for none. */
  readonly name: string;
  /** True if a label outside, and none of its own, names the element. Browsers look for labels in the whole page. */
  readonly hasOuterLabel: boolean;
  /** True if a field of the page says the country. */
  readonly hasCountryField: boolean;
  /** Shown beside the lines of the committed address: the service's opinion of it; null for none. */
  readonly note: TemplateResult | null;
  /** Seconds until a retry makes sense; 0 for now. */
  readonly wait: number;
  /** What a person waits for, once that takes long; empty for nothing. */
  readonly waiting: string;
  /**
   * True if a person who is at a control hears the message about it by the live region: until they move it describes nothing.
   *
   * @param of the selector that the message has
   */
  isOnlySaid(of: string): boolean;
}

/** The element, as a panel sees it. */
export interface PanelHost {
  readonly state: EntryState;
  /** The present view: the same object while nothing has changed. */
  readonly view: View;
  /** Null if there is no service to ask. */
  readonly client: AddressClient | null;
  /** The panel is rendered here. */
  readonly root: ShadowRoot;
  /** The element's, for parts that follow its renderings, and its coming into a document and leaving it. */
  readonly lifecycle: ReactiveControllerHost;
  /** Adopts all styles once more: in another document, or with those of code that came later. */
  adoptStyles(added?: readonly CSSResult[]): void;
  /** Adds the rules of loaded code. */
  install(slices: Slices): void;
  /** The id and time of a session, should the next event begin one. */
  seed(): SessionSeed;
  dispatch(event: EntryEvent): void;
  /** Dispatches what the person did here: the focus goes to the panel it leads to, as soon as that is in sight. */
  dispatchAndMoveFocus(event: EntryEvent): void;
  /** Moves the focus after the next rendering, unless it is elsewhere in the page. */
  moveFocus(selector: string): void;
  /** Runs something at once, or after a press and its click: nothing may move away from under a pointer. */
  afterPress(run: () => void): void;
  /**
   * Has a text said that no message shows: the answer to what the person did just now.
   *
   * @param isTrue true as long as it can be read, until something newer is said. Default: until the next change
   */
  announce(text: string, isTrue?: () => boolean): void;
  /** The person wants to type the address by hand. */
  enterManually(): void;
  /** Repeats the failed request. */
  retry(): void;
}

/** The element itself, as any element of Lit. */
export type HostElement = ReactiveControllerHost & HTMLElement;

/** The element, as those of its parts see it that work on the page around it. */
export interface ElementHost extends PanelHost {
  readonly element: HostElement;
  readonly form: HTMLFormElement | null;
  readonly page: PageTexts;
  /** Takes over what the page has set since the last rendering. */
  configure(): void;
  /** Puts value, validity and custom states into the form. The store does it; this is for what the state does not say. */
  updateControl(): void;
  /** Asks the service about the address, and resolves with its verdict; null for none. */
  verify(): Promise<Verdict | null>;
  /** Resolves once the page's address and its lines are there, or cannot be loaded. */
  printed(): Promise<void>;
  /** Loads the list of all countries there are, where it may be needed. */
  loadCountries(): Promise<void>;
  /** True for an address of the person of which the page has not heard yet. */
  readonly isNotificationPending: boolean;
}

/** A panel at work in one element. What it returns depends on the state alone. */
export interface Panel {
  render(view: View): TemplateResult;
  /** The same value each time for the same state and texts. */
  model(state: EntryState, texts: Texts): PanelModel;
  /** Selector of the control that labels outside the element name. Default: none. */
  readonly named?: string;
  /** Shown while another panel is in sight: what there is to say of the committed address, or to ask; null for nothing. */
  note?(view: View): TemplateResult | null;
  /** The form is submitted: commits the fields, if that needs no answer of the service. */
  flushInput?(): void;
  /** The page asks for the service's opinion of the address. Null for no verdict. */
  verify?(): Promise<Verdict | null>;
  /** Follows a change of state: performs the requests that it asks for. */
  follow(next: EntryState, previous: EntryState): void;
  /** Loads the list of all countries there are. */
  loadCountries?(): Promise<void>;
  /** Resolves when no request is under way. */
  settled(): Promise<void>;
}

/** The export of a panel's module. */
export interface PanelModule {
  readonly styles: readonly CSSResult[];
  readonly slices: Slices;
  /** The choice when the service cannot say which countries it supports. Default: none. */
  readonly countries?: readonly Country[];
  mount(host: PanelHost): Panel;
}
