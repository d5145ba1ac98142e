/** The interface between the field and its engine, which is loaded later. Types only. */
import type { CSSResult, LitElement, PropertyValues, TemplateResult } from 'lit';
import type { Address } from '../../core/address/address.ts';
import type { Step } from '../../core/entry/panel-status.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import type { ControlProperties } from './control-properties.ts';
import type { TextSource } from './host.ts';
import type { Lazy } from './lazy.ts';
import type { Act } from './queue.ts';
import type { SubmissionPart } from './submissions.ts';

/** The behaviour of an element: that of the field before the engine has loaded, or that of the engine. */
export interface Behaviour {
  readonly value: Address | null;
  readonly step: Step;
  /** The control that receives the focus; null for none. */
  readonly anchor: HTMLElement | null | undefined;
  /** Reads what scripts wrote into the page's own fields without an event. */
  readFields(): void;
  /** Performs an action of the page or the shopper. */
  perform(act: Act): void;
  /** ISO 3166-1 alpha-2 code of the current country, or the page's own value. */
  countryInEffect(asked: string): string;
  verify(): Promise<Verdict | null>;
  /** Applies the properties that the page has set since the last rendering, also to the form. */
  configure(): void;
  /** The shadow root now exists. */
  attachRoot(): void;
  /** Adopts all style sheets again, in another document. */
  adoptStyles(): void;
  willUpdate(changed: PropertyValues): void;
  aroundRendering(render: () => void): void;
  render(): TemplateResult;
  updated(): void;
  /** Resolves once a requested engine has loaded, or failed to. */
  loaded(): Promise<void>;
}

/** The running store, requests and panels of an element. */
export interface Engine extends Behaviour {
  /** Performs the queued actions, in order. */
  takeOver(queue: readonly Act[]): void;
  /** The element's part in submissions of its form. */
  readonly submission: SubmissionPart;
}

/** What the engine needs from its field. */
export interface FieldPort {
  readonly element: ControlProperties & LitElement;
  readonly internals: ElementInternals;
  /** The element's style sheets. */
  readonly styles: readonly CSSResult[];
  /** The language of the messages, and the page's own messages. */
  readonly source: () => TextSource;
  /** Renders pending changes immediately, if the element has been rendered before. */
  readonly updateNow: () => void;
}

/** The engine's module. */
export interface EngineModule {
  /** Starts an engine in an element. */
  attach(port: FieldPort): Engine;
}

/** Loads the engine's module. */
export type EngineFile = Lazy<EngineModule> & {
  /** True if elements created after the module has loaded get their engine in the same task. Default: false. */
  isAtOnce?: boolean;
};
