/** The port: all that a panel may know of the element it is in, and all that the element knows of a panel. */
import type { CSSResult, ReactiveControllerHost, TemplateResult } from 'lit';
import type { AddressClient } from '../client/client.ts';
import type { Country } from '../contract/types.ts';
import type { Slices } from '../core/entry/slice.ts';
import type { EntryEvent, EntryState } from '../core/entry/state.ts';
import type { Verdict } from '../core/manual/verdict.ts';
import type { PageFieldMap } from '../core/page-fields/field-map.ts';
import type { SessionSeed } from '../core/search/state.ts';
import type { Localized } from '../i18n/localize.ts';
import type { CommonMessages, SearchMessages } from '../i18n/messages.ts';
import type { CommonOverrides, LookupOverrides, ManualOverrides } from '../i18n/overrides.ts';
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

/** What the texts of a panel are made of. */
export type TextSource = Pick<Texts, 'lang' | 'around' | 'own'>;

/** What the page says of the control, for views. */
export interface PageTexts {
  /** Empty for the texts' own. */
  readonly label: string;
  readonly hint: string;
  readonly placeholder?: string;
  /** What stands in front of each field's own autofill token; empty for nothing. */
  readonly autocomplete: string;
  /** Where the page's own fields are, as far as tokens do not say; null for nothing. */
  readonly pageFields: PageFieldMap | null;
}

/** The element itself: what can be done with any element of Lit. */
export type HostElement = ReactiveControllerHost & HTMLElement;

/** The element, as a panel sees it. */
export interface PanelHost {
  readonly state: EntryState;
  dispatch(event: EntryEvent): void;
  /** Adds the rules of what was loaded. */
  install(slices: Slices): void;
  /** Takes over what the page has set since the last rendering. */
  configure(): void;
  /** The id and time of a session, should the next event begin one. */
  seed(): SessionSeed;
  readonly texts: Texts;
  readonly page: PageTexts;
  /** Whether a label outside, and none of its own, names the element. Browsers look for labels in the whole page. */
  readonly hasOuterLabel: boolean;
  /** The name of the whole address, wherever the page says it; empty where it does not. */
  readonly name: string;
  readonly isDisabled: boolean;
  readonly isReadonly: boolean;
  /** Null when there is nothing to ask. */
  readonly client: AddressClient | null;
  /** What there is to say of the committed address beside its lines; null for nothing. */
  readonly note: TemplateResult | null;
  /** Has the service look at the address, and resolves with what it says; null for nothing. */
  verify(): Promise<Verdict | null>;
  /** Why the value is not acceptable, once the person may be told; else empty. */
  readonly invalid: string;
  /** Whether the element itself shows why the value is not acceptable. */
  readonly isErrorShown: boolean;
  /** What the form gets; null as long as there is no panel. */
  readonly formState: FormState | null;
  /** Seconds until it makes sense to ask again; 0 for now. */
  readonly wait: number;
  readonly form: HTMLFormElement | null;
  /** Where the panel is rendered. */
  readonly root: ShadowRoot;
  readonly controllers: HostElement;
  /** Moves the focus after the next rendering, unless it is elsewhere in the page. */
  moveFocus(selector: string): void;
  /** Dispatches what the person did here: the focus goes to the panel it leads to, as soon as that is in sight. */
  dispatchAndMoveFocus(event: EntryEvent): void;
  /** Runs something at once, or once what is pressed was clicked: nothing may move away from under a pointer. */
  afterPress(run: () => void): void;
  /**
   * Has a text said that no message shows: the answer to what the person did just now.
   *
   * @param isTrue whether it still is: it can be read until it is not, or until something newer is said. Default: until
   * the next change
   */
  announce(text: string, isTrue?: () => boolean): void;
  /**
   * Whether a person who is at a control hears the message about it by the live region: until they move it describes nothing.
   *
   * @param of the selector that the message has
   */
  isOnlySaid(of: string): boolean;
  /** The person wants to type the address by hand. */
  enterManually(): void;
  /** Asks once more for what failed. */
  retry(): void;
}

/** A panel at work in one element. What it returns depends on the state alone. */
export interface Panel {
  render(): TemplateResult;
  /** The same value each time for the same state and texts. */
  model(state: EntryState): PanelModel;
  /** Selector of what labels outside the element name. Default: nothing. */
  readonly named?: string;
  /** What there is to say of the committed address, or to ask, while another panel is in sight; null for nothing. */
  note?(): TemplateResult | null;
  /** The form is submitted: takes what is in the fields, as far as that goes without waiting for an answer. */
  flushInput?(): void;
  /** The page asks for the service's opinion of the address. Null when there is no verdict. */
  verify?(): Promise<Verdict | null>;
  /** Follows a change of state: performs the requests that it asks for. */
  follow(next: EntryState, previous: EntryState): void;
  /** Resolves when no request is under way. */
  settled(): Promise<void>;
}

/** What the module of a panel exports. */
export interface PanelModule {
  readonly styles: readonly CSSResult[];
  readonly slices: Slices;
  /** What there is to choose from when the service cannot say which countries it supports. Default: none. */
  readonly countries?: readonly Country[];
  mount(host: PanelHost): Panel;
}
