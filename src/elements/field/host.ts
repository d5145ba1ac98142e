/** The port: all that a panel may know of the element it is in, and all that the element knows of a panel. */
import type { CSSResult, ReactiveControllerHost, TemplateResult } from 'lit';
import type { AddressClient } from '../../client/client.ts';
import type { Country } from '../../contract/types.ts';
import type { Slices } from '../../core/entry/slice.ts';
import type { EntryEvent, EntryState } from '../../core/entry/state.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import type { PageFieldMap } from '../../core/page-fields/field-map.ts';
import type { SessionSeed } from '../../core/search/state.ts';
import type { Localized } from '../../i18n/localize.ts';
import type { CommonMessages, SearchMessages } from '../../i18n/messages.ts';
import type { CommonOverrides, LookupOverrides, ManualOverrides } from '../../i18n/overrides.ts';
import type { FormState, PanelModel } from '../panels/panel-model.ts';

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
  /** Selectors of the page's own fields, as far as tokens do not say; null for none. */
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
  /** Null as long as there is no panel. */
  readonly model: PanelModel | null;
  /** The form's part of the model; the page's own fields submit themselves. Null as long as there is no panel. */
  readonly formState: FormState | null;
  /** The reason why the value is not acceptable, once the person may be told; else empty. */
  readonly error: string;
  /** The name of the whole address, wherever the page says it; empty where it does not. */
  readonly name: string;
  /** True if a label outside, and none of its own, names the element. Browsers look for labels in the whole page. */
  readonly hasOuterLabel: boolean;
  /** True if a field of the page says the country. */
  readonly hasCountryField: boolean;
  /** Shown beside the lines of the committed address: what the service made of it; null for nothing. */
  readonly note: TemplateResult | null;
  /** Seconds until it makes sense to ask again; 0 for now. */
  readonly wait: number;
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
  /** As everything is now: the same one as long as nothing has changed. */
  readonly view: View;
  /** Null when there is nothing to ask. */
  readonly client: AddressClient | null;
  /** The panel is rendered here. */
  readonly root: ShadowRoot;
  /** The element's, for what has to be told of renderings, or when it comes into a document and leaves it. */
  readonly lifecycle: ReactiveControllerHost;
  /** The id and time of a session, should the next event begin one. */
  seed(): SessionSeed;
  dispatch(event: EntryEvent): void;
  /** Dispatches what the person did here: the focus goes to the panel it leads to, as soon as that is in sight. */
  dispatchAndMoveFocus(event: EntryEvent): void;
  /** Moves the focus after the next rendering, unless it is elsewhere in the page. */
  moveFocus(selector: string): void;
  /** Runs something at once, or once what is pressed was clicked: nothing may move away from under a pointer. */
  afterPress(run: () => void): void;
  /**
   * Has a text said that no message shows: the answer to what the person did just now.
   *
   * @param isTrue true as long as it can be read, until something newer is said. Default: until the next change
   */
  announce(text: string, isTrue?: () => boolean): void;
  /** The person wants to type the address by hand. */
  enterManually(): void;
  /** Asks once more for what failed. */
  retry(): void;
}

/** The element itself: what can be done with any element of Lit. */
export type HostElement = ReactiveControllerHost & HTMLElement;

/** The element, as those of its parts see it that work on the page around it. */
export interface ElementHost extends PanelHost {
  readonly element: HostElement;
  readonly form: HTMLFormElement | null;
  readonly page: PageTexts;
  /** Adds the rules of what was loaded. */
  install(slices: Slices): void;
  /** Takes over what the page has set since the last rendering. */
  configure(): void;
  /** Has the service look at the address, and resolves with what it says; null for nothing. */
  verify(): Promise<Verdict | null>;
}

/** A panel at work in one element. What it returns depends on the state alone. */
export interface Panel {
  render(view: View): TemplateResult;
  /** The same value each time for the same state and texts. */
  model(state: EntryState, texts: Texts): PanelModel;
  /** Selector of what labels outside the element name. Default: nothing. */
  readonly named?: string;
  /** Shown while another panel is in sight: what there is to say of the committed address, or to ask; null for nothing. */
  note?(view: View): TemplateResult | null;
  /** The form is submitted: takes what is in the fields, as far as that goes without waiting for an answer. */
  flushInput?(): void;
  /** The page asks for the service's opinion of the address. Null when there is no verdict. */
  verify?(): Promise<Verdict | null>;
  /** Follows a change of state: performs the requests that it asks for. */
  follow(next: EntryState, previous: EntryState): void;
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
