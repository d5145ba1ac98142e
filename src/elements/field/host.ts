/** The interface between an element and its panels, in both directions. */

import type { CSSResult, TemplateResult } from 'lit';
import type { AddressClient } from '../../client/client.ts';
import type { Slices } from '../../core/entry/slice.ts';
import type { Message } from '../../core/entry/speech.ts';
import type { EntryEvent, EntryState, UnseededEvent } from '../../core/entry/state.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import type { fieldEn, searchFieldEn } from '../../i18n/en/field.ts';
import type { lookupFieldCommonEn, lookupFieldEn } from '../../i18n/en/lookup-field.ts';
import type { Localized } from '../../i18n/localize.ts';
import type { CommonMessages, LookupMessages, ProblemMessages, SearchMessages } from '../../i18n/messages.ts';
import type { CommonOverrides, LookupOverrides, ManualOverrides } from '../../i18n/overrides.ts';
import type { ControlProperties } from './control-properties.ts';
import type { FormState, PanelModel } from './panel-model.ts';

/** The messages of an element, and their language. Each panel has its own besides them. */
export interface Texts extends Localized<CommonMessages> {
  /** The page's own messages. */
  readonly own: {
    readonly common: CommonOverrides;
    readonly search: Partial<SearchMessages>;
    readonly manual: ManualOverrides;
    readonly lookup: LookupOverrides;
  };
}

/** The messages of any field before its engine is attached. */
type FieldMessages = Pick<CommonMessages, Exclude<keyof typeof fieldEn, 'problems'>> & {
  readonly problems: Pick<ProblemMessages, 'unavailable'>;
};

/** The localized messages of any field before its engine is attached. */
export type FieldTexts = Localized<FieldMessages>;

/** Those of the search field. */
export type SearchFieldTexts = Localized<FieldMessages & Pick<SearchMessages, keyof typeof searchFieldEn>>;

/** Those of the Dutch fields. */
export type LookupFieldTexts = Localized<
  FieldMessages &
    Pick<CommonMessages, keyof typeof lookupFieldCommonEn> &
    Pick<LookupMessages, keyof typeof lookupFieldEn>
>;

/** The source of a panel's messages. */
export type TextSource = Pick<Texts, 'lang' | 'around' | 'own'>;

/** What to render of any field, before the engine has loaded and after. */
export interface FieldView {
  readonly texts: Localized<Pick<CommonMessages, 'requiredMark'>>;
  /** What the page says about the control: its element. */
  readonly page: HostElement & {
    readonly placeholder?: string;
    /** Codes of the countries that come first in the picker. */
    readonly preferredCountries?: string;
  };
  readonly isDisabled: boolean;
  readonly isReadonly: boolean;
  /** The error, once the shopper may see it; otherwise empty. */
  readonly error: string;
  /** The name that the page gives the whole address; empty for none. */
  readonly name: string;
}

/**
 * Everything there is to render at one moment, computed once from the state and the page's settings. Templates read
 * nothing else. What only some templates need is computed on access.
 */
export interface View extends FieldView {
  readonly state: EntryState;
  readonly texts: Texts;
  /** Null until there is a panel. */
  readonly model: PanelModel | null;
  /** What to submit; nothing if the page's own fields submit themselves. Null until there is a panel. */
  readonly formState: FormState | null;
  /** The messages of the panel, each at the control that it describes, and announced when it is new. */
  readonly messages: readonly Message[];
  /** Shown next to the lines of the committed address: the service's opinion of it; null for none. */
  readonly note: TemplateResult | null;
  /** Seconds until a retry makes sense; 0 for now. */
  readonly wait: number;
  /** What the shopper is waiting for, once that takes long; empty for nothing. */
  readonly waiting: string;
  /**
   * True if someone at a control hears its message from the live region. Until they move on, the message does not also
   * describe the control.
   *
   * @param of the selector of the message
   */
  isOnlySaid(of: string): boolean;
}

/** An element, with what both have. */
export type HostElement = ControlProperties & {
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validationMessage: string;
};

/** The running element as its panels see it, and its parts that work on the page around it. */
export interface PanelHost {
  readonly element: HostElement;
  readonly state: EntryState;
  /** The current view: the same object while nothing has changed. */
  readonly view: View;
  /** Null if there is no service. */
  readonly client: AddressClient | null;
  /** Where the panel is rendered. */
  readonly root: ShadowRoot;
  /** Adds style sheets of code that was loaded later. */
  adoptStyles(added: readonly CSSResult[]): void;
  /** Adds the reducers of loaded code. */
  install(slices: Slices): void;
  dispatch(event: UnseededEvent): void;
  /** Calls the listener after each event that has changed the state. */
  subscribe(listener: (change: { readonly event: EntryEvent }) => void): void;
  /** Dispatches an action that was performed here: the focus moves to the panel it leads to, once that is visible. */
  dispatchAndMoveFocus(event: UnseededEvent): void;
  /** Moves the focus after the next rendering, unless it is elsewhere in the page. */
  moveFocus(selector: string): void;
  /**
   * Runs a function immediately, or after the current press and its click, so that nothing moves away from under a
   * pointer.
   */
  afterPress(run: () => void): void;
  /**
   * Announces text that is not displayed as a message, such as the result of an action.
   *
   * @param isTrue while it returns true the text stays, until something newer is announced. Default: until the next
   *   change
   */
  announce(text: string, isTrue?: () => boolean): void;
  /** Opens manual entry. */
  enterManually(): void;
  /** Repeats the failed request. */
  retry(): void;
  /**
   * Applies the properties that the page has set since the last rendering, and updates value, validity and custom states
   * after a change outside the state, such as one of the page's fields.
   */
  configure(): void;
  /** Validates the address, and resolves with the verdict; null for none. */
  verify(): Promise<Verdict | null>;
}

/** Starts a panel in an element: adds its styles and reducers, and returns it. */
export type StartPanel = (host: PanelHost) => Panel;

/** A panel in one element. What it returns only depends on the state. */
export interface Panel {
  render(view: View): TemplateResult;
  model(state: EntryState, texts: Texts): PanelModel;
  /** Shown while another panel is visible: a note about the committed address, or a question; null for nothing. */
  note?(view: View): TemplateResult | null;
  /** The messages of that note or question. */
  noteMessages?(state: EntryState, texts: Texts): readonly Message[];
  /** Called on submission: commits the fields, if that needs no answer from the service. */
  flushInput?(): void;
  /** Validates the address. Resolves with null for no verdict. */
  verify?(): Promise<Verdict | null>;
  /** Called if only the active row of its list has changed. */
  followRow?(): void;
  /** Called on any other state change: performs the requests it contains. */
  follow?(next: EntryState, previous: EntryState): void;
  /** Resolves when no request is pending. */
  settled?(): Promise<void>;
}
