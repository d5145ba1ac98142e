/** The Dutch fields and what belongs to them: the same nodes before the engine is attached and after. */
import { html, nothing, type TemplateResult } from 'lit';
import type { FieldTexts, PageTexts } from './host.ts';
import { renderRequiredMark } from './required-mark.ts';

/** The Dutch fields at one moment. */
export interface LookupFieldset {
  readonly texts: Pick<FieldTexts, 'stated'> & { readonly messages: Pick<FieldTexts['messages'], 'requiredMark'> };
  /** The language around the element. */
  readonly around: string;
  readonly page: PageTexts;
  readonly hasOuterLabel: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  /** The name of the fields as a group, where the page gives none. */
  readonly label: string;
  /** The text fields, in the order people say them. */
  readonly fields: readonly TemplateResult[];
  readonly isByPostcode: boolean;
  readonly pressed?: (event: KeyboardEvent) => void;
  /** The choices that an answer left open. */
  readonly additions?: unknown;
  readonly place?: unknown;
  /** The error of the address as a whole, or a note. */
  readonly message?: unknown;
  /** Shown while an answer is on its way. */
  readonly looking?: unknown;
  /** The ways to other fields; null if nothing can be changed. */
  readonly links: readonly unknown[] | null;
  /** The committed address. */
  readonly card?: unknown;
  /** The text of the error or note. */
  readonly note?: unknown;
}

/** The fields with their name, choices, hint, message and links. */
export function renderLookupFieldset(set: LookupFieldset): TemplateResult {
  const { page, around, texts } = set;
  return html`
    <fieldset lang=${texts.stated} ?disabled=${set.isDisabled} aria-describedby="hint">
      ${
        set.hasOuterLabel
          ? nothing
          : html`<legend part="label legend" lang=${page.label ? around : nothing}><slot name="label">${page.label || set.label}</slot>${set.isRequired ? renderRequiredMark(texts) : nothing}</legend>`
      }
      <div class=${set.isByPostcode ? 'fields by-postcode' : 'fields'} @keydown=${set.pressed}>${set.fields}</div>
      ${set.additions}
      ${set.place}
      <p part="hint" id="hint" lang=${around}><slot name="hint">${page.hint}</slot></p>
      <div id="message"><slot name="error">${set.message}</slot>${set.looking}</div>
      ${set.links && html`<div class="links">${set.links}</div>`}
    </fieldset>
    ${set.card} ${set.note}
  `;
}

/** A text field at one moment. */
export interface LookupTextField {
  /** Its id. */
  readonly name: string;
  readonly label: string;
  readonly isWide?: boolean | undefined;
  readonly isNeeded: boolean;
  readonly isReadonly: boolean;
  readonly isInvalid?: boolean;
  /** The autofill token. */
  readonly token: string;
  readonly inputmode?: 'numeric' | undefined;
  /** Ids of the nodes that describe it; empty for none. */
  readonly describedBy: string;
  /** The text in the field, as a binding of Lit takes it. */
  readonly text: unknown;
  /** The text beneath it: its error, or a note. */
  readonly note?: unknown;
  readonly typed?: (event: Event) => void;
}

/** One text field. */
export function renderLookupTextField(field: LookupTextField): TemplateResult {
  const { name, isNeeded } = field;
  return html`
    <div class=${field.isWide ? 'field wide' : 'field'} part="field">
      <label part="label" for=${name}>${field.label}</label>
      <input
        id=${name}
        part="input"
        type="text"
        dir="auto"
        autocomplete=${field.token}
        autocapitalize=${name === 'postcode' ? 'characters' : 'words'}
        autocorrect="off"
        spellcheck="false"
        inputmode=${field.inputmode ?? nothing}
        aria-describedby=${field.describedBy || nothing}
        aria-required=${isNeeded || nothing}
        aria-invalid=${field.isInvalid || nothing}
        ?readonly=${field.isReadonly}
        .value=${field.text}
        @input=${field.typed}
      />
      <div id="${name}-note">${field.note}</div>
    </div>
  `;
}

/** The note beneath a field without an error. */
export function renderNote(text: string): TemplateResult {
  return html`<p part="hint">${text}</p>`;
}
