/** The port between the field and its engine: all that the field knows of what comes when a person does. Types alone. */
import type { CSSResult, LitElement, PropertyValues, TemplateResult } from 'lit';
import type { Address } from '../../core/address/address.ts';
import type { Step } from '../../core/entry/panel-status.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import type { ControlProperties } from './control-properties.ts';
import type { TextSource } from './host.ts';
import type { Act } from './queue.ts';
import type { SubmissionPart } from './submissions.ts';

/** The behaviour of one element: that of a field that waits, or rules, requests and panels at work. */
export interface Behaviour {
  readonly value: Address | null;
  readonly step: Step;
  /** The control that takes the focus; null for none. */
  readonly anchor: HTMLElement | null | undefined;
  /** Takes over what scripts wrote into the page's own fields without an event. */
  readFields(): void;
  /** Does an act of the page or the person. */
  perform(act: Act): void;
  /** ISO 3166-1 alpha-2 code of the country in effect, or the page's own value. */
  countryInEffect(asked: string): string;
  verify(): Promise<Verdict | null>;
  /** Takes over what the page has set since the last rendering, for the form as well. */
  configure(): void;
  /** The shadow root is there. */
  attachRoot(): void;
  /** The element is in another document. */
  adopted(): void;
  willUpdate(changed: PropertyValues): void;
  aroundRendering(render: () => void): void;
  render(): TemplateResult;
  updated(): void;
  /** Resolves once a requested engine, and the lines of the address, are there or cannot be loaded. */
  printed(): Promise<void>;
}

/** Rules, requests and panels of one element, at work. */
export interface Engine extends Behaviour {
  /** Does the waiting acts, in order. */
  takeOver(queue: readonly Act[]): void;
  /** Its part in the submissions of the form. */
  readonly submission: SubmissionPart;
}

/** The members of its field that the engine needs. */
export interface FieldPort {
  readonly element: ControlProperties & LitElement;
  readonly internals: ElementInternals;
  /** The style sheets of the element. */
  readonly styles: readonly CSSResult[];
  /** The language of the texts, and the page's own wording. */
  readonly source: () => TextSource;
  /** Renders pending changes at once, if the element has been rendered before. */
  readonly updateNow: () => void;
}

/** The engine's file, once it is loaded. */
export interface EngineModule {
  /** Starts an engine in an element. */
  attach(port: FieldPort): Engine;
}

/** The engine's file, and its loading. */
export interface EngineFile {
  /** Null until it is loaded. */
  readonly loaded: EngineModule | null;
  /** Resolves with null if it cannot be loaded, or not in time; the next call tries again. */
  load(): Promise<EngineModule | null>;
  /** True if each element has its engine in the task in which it is made, once the file is there. Default: false. */
  isAtOnce?: boolean;
}
