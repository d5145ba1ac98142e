import type { TemplateResult } from 'lit';
import type { FormTexts } from '../../core/entry/form-entries.ts';
import type { ControlProperties } from './control-properties.ts';
import type { EngineFile } from './engine-port.ts';
import type { Frame } from './frame-view.ts';
import type { FieldTexts, TextSource } from './host.ts';
import type { Act } from './queue.ts';

/** What to render of the field: the parts that all elements have in common. */
export interface FieldView extends Pick<Frame, 'waiting' | 'said' | 'fieldsChanged'> {
  /** The error; empty for none. */
  readonly error: string;
  /** True while an action that leads to other fields is waiting for the engine. */
  readonly isAwaited: (act: Act['type']) => boolean;
  /** Performs the action of a button. */
  readonly perform: (act: Act) => void;
}

/** How the elements differ before the engine has loaded. All elements with the same tag share it. */
export interface FieldKind<Element extends ControlProperties = ControlProperties> {
  readonly engineFile: EngineFile;
  /** The language of the messages, and the page's own messages: the same object while neither changes. */
  source(element: Element): TextSource;
  texts(element: Element): FieldTexts;
  /** Truthy if the engine is needed without any interaction. */
  isEngineNeeded(element: Element): unknown;
  /** The country that the page asks for, by code or name; empty for none. */
  country(element: Element): string;
  /** What to submit of the inputs' texts, in order, if the engine cannot be loaded. */
  typed(element: Element, texts: readonly string[]): FormTexts;
  /** Renders the same nodes as with an engine, without listeners. */
  render(element: Element, view: FieldView): TemplateResult;
}
