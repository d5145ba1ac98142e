/** The interfaces between the field, what differs between the elements, and the engine, which is loaded later. Types only. */
import type { CSSResult, PropertyValues, TemplateResult } from 'lit';
import type { Address } from '../../core/address/address.ts';
import type { FormTexts } from '../../core/entry/form-entries.ts';
import type { Step } from '../../core/entry/panel-status.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import type { ControlProperties } from './control-properties.ts';
import type { Frame } from './frame-view.ts';
import type { FieldTexts, FieldView, HostElement, TextSource } from './host.ts';
import type { Lazy } from './lazy.ts';
import type { Act } from './queue.ts';
import type { SubmissionPart } from './submissions.ts';

/** The behaviour of an element: that of the field before the engine has loaded, or that of the engine. */
export interface Behaviour {
  readonly value: Address | null;
  readonly step: Step;
  /** The control that receives the focus; null for none. */
  readonly anchor: HTMLElement | null | undefined;
  /** Performs an action of the page or the shopper. */
  perform(act: Act): void;
  /** ISO 3166-1 alpha-2 code of the current country, or the page's own value. */
  countryInEffect(asked: string): string;
  verify(): Promise<Verdict | null>;
  /** Applies the properties that the page has set since the last rendering, also to the form. */
  configure(): void;
  render(): TemplateResult;
  updated(): void;
}

/** The running store, requests and panels of an element. */
export interface Engine extends Behaviour {
  /** Performs the queued actions, in order. */
  takeOver(queue: readonly Act[]): void;
  /** Reads what scripts wrote into the page's own fields without an event. */
  readFields(): void;
  /** The shadow root now exists. */
  attachRoot(): void;
  willUpdate(changed: PropertyValues): void;
  aroundRendering(render: () => void): void;
  /** The element's part in submissions of its form. */
  readonly submission: SubmissionPart;
}

/** What the engine needs from its field. */
export interface FieldPort {
  readonly element: HostElement;
  readonly internals: ElementInternals;
  /** The language of the messages, and the page's own messages. */
  readonly source: () => TextSource;
  /** The page's own validation message; empty for none. */
  readonly customMessage: () => string;
  /** Adds style sheets of code that was loaded later. */
  readonly adoptStyles: (added: readonly CSSResult[]) => void;
  /** Renders pending changes immediately, if the element has been rendered before. */
  readonly updateNow: () => void;
}

/** Starts an engine in an element. */
export type AttachEngine = (port: FieldPort) => Engine;

/** Loads the engine. */
export type EngineFile = Lazy<AttachEngine> & {
  /** True if elements created after the module has loaded get their engine in the same task. Default: false. */
  isAtOnce?: boolean;
};

/** What to render of an element before the engine has loaded. */
export interface EarlyView<Texts extends FieldTexts>
  extends FieldView,
    Pick<Frame, 'waiting' | 'said' | 'fieldsChanged'> {
  readonly texts: Texts;
  /** True while an action that leads to other fields is waiting for the engine. */
  readonly isAwaited: (act: Act['type']) => boolean;
  /** Performs the action of a button. */
  readonly perform: (act: Act) => void;
}

/** How the elements differ before the engine has loaded. All elements with the same tag share it. */
export interface FieldKind<
  Element extends ControlProperties = ControlProperties,
  Texts extends FieldTexts = FieldTexts,
> {
  readonly engineFile: EngineFile;
  /** The language of the messages, and the page's own messages: the same object while neither changes. */
  source(element: Element): TextSource;
  texts(source: TextSource): Texts;
  /** Truthy if the engine is needed without any interaction. */
  isEngineNeeded(element: Element): unknown;
  /** The country that the page asks for, by code or name; empty for none. */
  country(element: Element): string;
  /** What to submit of the inputs' texts, in order, if the engine cannot be loaded. */
  typed(element: Element, texts: readonly string[]): FormTexts;
  /** Renders the same nodes as with an engine, without listeners. */
  render(element: Element, view: EarlyView<Texts>): TemplateResult;
}
