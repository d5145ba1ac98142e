import type { TemplateResult } from 'lit';
import type { FormTexts } from '../../core/entry/form-entries.ts';
import type { ControlProperties } from './control-properties.ts';
import type { EngineFile } from './engine-port.ts';
import type { Frame } from './frame-view.ts';
import type { FieldTexts, TextSource } from './host.ts';
import type { Act } from './queue.ts';

/** The field at one moment: the parts that every element shows alike. */
export interface FieldView extends Pick<Frame, 'waiting' | 'said' | 'fieldsChanged'> {
  /** The error text; empty for none. */
  readonly error: string;
  /** True while an act that leads to other fields waits for the engine. */
  readonly isAwaited: (act: Act['type']) => boolean;
  /** Does the act behind a button. */
  readonly perform: (act: Act) => void;
}

/** The differences between the elements that the field knows. All elements of one name share it. */
export interface FieldKind<Element extends ControlProperties = ControlProperties> {
  readonly engineFile: EngineFile;
  /** The language of the texts, and the page's own wording: the same object while both are the same. */
  source(element: Element): TextSource;
  texts(element: Element): FieldTexts;
  /** Truthy if the engine is needed before anybody comes. */
  isEngineNeeded(element: Element): unknown;
  /** The country that the page names, by code or name; empty for none. */
  country(element: Element): string;
  /** The form's part of the inputs' texts, in their order, if no engine can be loaded. */
  typed(element: Element, texts: readonly string[]): FormTexts;
  /** The same nodes as with an engine, without listeners. */
  render(element: Element, view: FieldView): TemplateResult;
}
