import type { TemplateResult } from 'lit';
import type { FormTexts } from '../../core/entry/form-entries.ts';
import type { EngineFile } from './engine-port.ts';
import type { Frame } from './frame-view.ts';
import type { FieldTexts, TextSource } from './host.ts';
import type { Act } from './queue.ts';

/** The field at one moment: the parts that every element shows alike. */
export interface FieldView extends Pick<Frame, 'waiting' | 'fieldsChanged'> {
  /** The error text; empty for none. */
  readonly error: string;
  /** True while the engine is on its way to the fields by hand. */
  readonly isBusy: boolean;
  /** Does the act behind a button. */
  readonly perform: (act: Act) => void;
}

/** The differences between the elements that the field knows; always current. */
export interface FieldKind {
  readonly engineFile: EngineFile;
  /** The language of the texts, and the page's own wording. */
  readonly source: () => TextSource;
  readonly texts: () => FieldTexts;
  /** Truthy if the engine is needed before anybody comes. */
  readonly isEngineNeeded: () => unknown;
  /** The country that the page names, by code or name; empty for none. */
  readonly country: () => string;
  /** The form's part of the inputs' texts, in their order, if no engine can be loaded. */
  readonly typed: (texts: readonly string[]) => FormTexts;
  /** The same nodes as with an engine, without listeners. */
  readonly render: (view: FieldView) => TemplateResult;
}
