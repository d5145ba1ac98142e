/** The Dutch fields and what belongs to them: the same nodes before and after the engine is attached. */
import { html, nothing, type TemplateResult } from 'lit';
import { isNamedOutside } from './accessible-name.ts';
import { renderRequiredMark } from './frame-view.ts';
import type { FieldView } from './host.ts';

/** What to render of the Dutch fields, besides what all fields have. */
interface LookupFieldset {
  /** The name of the group, if the page gives none. */
  readonly label: string;
  readonly fields: readonly TemplateResult[];
  readonly isByPostcode: boolean;
  readonly pressed?: (event: KeyboardEvent) => void;
  /** The choices of an addition and of a place, if the answer left them open. */
  readonly choices?: unknown;
  /** The error or note about the address as a whole. */
  readonly message?: unknown;
  /** Shown while an answer is pending. */
  readonly looking?: unknown;
  /** The buttons to other fields; null if nothing can be changed. */
  readonly links: readonly unknown[] | null;
  /** The committed address, with its note. */
  readonly card?: unknown;
}

/** Renders the fields with their name, choices, hint, message and links. */
export function renderLookupFieldset(view: FieldView, set: LookupFieldset): TemplateResult {
  const { page, texts } = view;
  const { around } = texts;
  return html`
    <fieldset lang=${texts.stated} ?disabled=${view.isDisabled} aria-describedby="hint">
      ${
        isNamedOutside(page)
          ? nothing
          : html`<legend part="label legend" lang=${page.label ? around : nothing}><slot name="label">${page.label || set.label}</slot>${page.required ? renderRequiredMark(texts) : nothing}</legend>`
      }
      <div class=${set.isByPostcode ? 'fields by-postcode' : 'fields'} @keydown=${set.pressed}>${set.fields}</div>
      ${set.choices}
      <p part="hint" id="hint" lang=${around}><slot name="hint">${page.hint}</slot></p>
      <div id="message"><slot name="error">${set.message}</slot>${set.looking}</div>
      ${set.links && html`<div class="links">${set.links}</div>`}
    </fieldset>
    ${set.card}
  `;
}

/** What to render of a field with a label. Its name is its id; ids and token are empty for none. */
export interface LabelledField {
  readonly name: string;
  readonly label: unknown;
  /** Its width in a row. */
  readonly size?: string;
  readonly isNeeded?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadonly?: boolean;
  readonly isInvalid?: boolean;
  /** For autofill. */
  readonly token?: string;
  /** Ids of the elements that describe it. */
  readonly describedBy?: string;
  /** The error or note beneath it. */
  readonly note?: unknown;
  readonly changed?: (event: Event) => void;
}

/** What to render of a text field. Its text is a Lit binding. */
export interface TextField extends LabelledField {
  readonly inputmode?: 'text' | 'numeric' | undefined;
  readonly text: unknown;
  readonly typed?: (event: Event) => void;
  readonly pasted?: (event: ClipboardEvent) => void;
}

/** Renders a text field with its label and note. */
export function renderTextField(field: TextField): TemplateResult {
  const { name } = field;
  return renderLabelled(
    field,
    html`
      <input
        id=${name}
        part=${field.isInvalid ? 'input input-invalid' : 'input'}
        type="text"
        dir="auto"
        autocomplete=${field.token || nothing}
        autocapitalize=${name === 'postcode' ? 'characters' : 'words'}
        autocorrect="off"
        spellcheck="false"
        inputmode=${field.inputmode ?? nothing}
        aria-describedby=${field.describedBy || nothing}
        aria-required=${field.isNeeded || nothing}
        aria-invalid=${field.isInvalid || nothing}
        ?disabled=${field.isDisabled}
        ?readonly=${field.isReadonly}
        .value=${field.text}
        @input=${field.typed}
        @change=${field.changed}
        @paste=${field.pasted}
      />
    `,
  );
}

/** Renders a control between its label and its note. */
export function renderLabelled({ name, size, label, note }: LabelledField, control: TemplateResult): TemplateResult {
  return html`
    <div class="field ${size}" part="field">
      <label part="label" for=${name}>${label}</label>
      ${control}
      <div id="${name}-note">${note}</div>
    </div>
  `;
}

/** Renders a note beneath a field without an error. */
export function renderNote(text: string): TemplateResult {
  return html`<p part="hint">${text}</p>`;
}
