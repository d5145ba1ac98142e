/** The search field and what belongs to it: the same nodes before the engine is attached and after. */
import { html, type noChange, nothing, type TemplateResult } from 'lit';
import type { PageTexts, SearchFieldTexts } from './host.ts';
import { renderRequiredMark } from './required-mark.ts';

/** The listeners of the field, one for each event of the platform. */
export interface SearchFieldListeners {
  readonly typed: (event: Event) => void;
  readonly clicked: () => void;
  readonly focused: () => void;
  readonly pasted: (event: ClipboardEvent) => void;
  readonly pressed: (event: KeyboardEvent) => void;
  readonly left: (event: FocusEvent) => void;
}

/** The search field at one moment. */
export interface SearchField {
  readonly texts: SearchFieldTexts;
  readonly page: PageTexts;
  readonly hasOuterLabel: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly isReadonly: boolean;
  readonly isInvalid?: boolean;
  /** True if the message is said alone, and does not describe the field. Default: false. */
  readonly isOnlySaid?: boolean;
  /** The text in the field; `noChange` if only the person knows it. */
  readonly text: string | typeof noChange;
  /** Shown while nothing is in the field; empty for nothing. */
  readonly placeholder: string;
  /** Empty for nothing. */
  readonly hint: string | TemplateResult;
  readonly isOpen?: boolean;
  /** True if Enter takes an address; on-screen keyboards show that. */
  readonly isTaken?: boolean;
  readonly listbox: TemplateResult;
  /** The committed address, which the field folds into; `nothing` for none. */
  readonly card?: TemplateResult | typeof nothing;
  readonly end?: unknown;
  readonly note?: TemplateResult | typeof nothing | null;
  readonly trail?: TemplateResult | typeof nothing;
  readonly message?: TemplateResult | '';
  /** Stays in sight beside the message while the list is open. */
  readonly notices?: unknown;
  /** Possible additions to the committed address. */
  readonly beneathCard?: TemplateResult | typeof nothing;
  /** The offer of another country, which an open list has as well. */
  readonly offer?: TemplateResult | typeof nothing;
  /** The way to the Dutch fields, and the one to the fields by hand. */
  readonly lookupLink?: TemplateResult | typeof nothing;
  readonly manualLink?: TemplateResult | typeof nothing;
  readonly listeners?: SearchFieldListeners;
}

/**
 * The field with its label, message, list, hint and links. The list opens beneath the message, or above the label: it covers
 * neither.
 */
export function renderSearchField(field: SearchField): TemplateResult {
  const { texts, page, listeners, isRequired, isOpen, isTaken, card } = field;
  return html`
    <div class="field">
      <div class="field anchor" @focusout=${listeners?.left}>
        ${field.hasOuterLabel ? nothing : renderLabel(field)}
        <div class=${typeof card === 'object' ? 'control folded' : 'control'}>
          <input
            id="input"
            part="input"
            type="text"
            role="combobox"
            dir="auto"
            autocomplete="none"
            autocapitalize="words"
            autocorrect="off"
            spellcheck="false"
            enterkeyhint=${isTaken ? 'done' : 'search'}
            aria-autocomplete="list"
            aria-controls="listbox"
            aria-expanded=${Boolean(isOpen)}
            aria-describedby=${field.isOnlySaid ? 'hint' : 'hint message'}
            aria-required=${(isRequired && field.hasOuterLabel) || nothing}
            aria-invalid=${field.isInvalid || nothing}
            placeholder=${field.placeholder || nothing}
            ?disabled=${field.isDisabled}
            ?readonly=${field.isReadonly}
            .value=${field.text}
            @input=${listeners?.typed}
            @click=${listeners?.clicked}
            @focusin=${listeners?.focused}
            @paste=${listeners?.pasted}
            @keydown=${listeners?.pressed}
          />
          ${card}
          <div class="end" hidden>${field.end}</div>
        </div>
        <div id="message"><slot name="error">${field.message}</slot></div>
        ${field.notices}
        ${field.listbox}
      </div>
      ${field.beneathCard}
      ${field.note}
      <p part="hint" id="hint" lang=${page.hint ? texts.around : nothing}><slot name="hint">${field.hint}</slot></p>
      ${field.trail}
      ${field.offer}
      ${field.lookupLink}
      ${field.manualLink}
    </div>
  `;
}

function renderLabel({ isRequired, texts, page: { label } }: SearchField): TemplateResult {
  return html`<label part="label" for="input" lang=${label ? texts.around : nothing}><slot name="label">${label || texts.messages.label}</slot>${isRequired ? renderRequiredMark(texts, true) : nothing}</label>`;
}

/** The popup of a field. */
export interface ListboxShell {
  /** Default: `listbox`. */
  readonly id?: string;
  /** The accessible name of the list. */
  readonly name: string;
  /** True if it has its place beneath the field. Default: false, above everything; an empty one is not seen then. */
  readonly isInFlow?: boolean;
  readonly isBusy?: boolean;
  readonly rows?: unknown;
  readonly focusTaken?: (event: MouseEvent) => void;
  readonly rowPressed?: (event: PointerEvent) => void;
  readonly rowClicked?: (event: MouseEvent) => void;
}

/**
 * The list, also while nothing is in it: the field says by `aria-controls` that it has one. A browser that translates the page
 * would replace its texts by others, which do not follow the list. Tab goes past it, though it scrolls.
 */
export function renderListboxShell(list: ListboxShell): TemplateResult {
  return html`
    <ul
      id=${list.id ?? 'listbox'}
      part="listbox"
      role="listbox"
      tabindex="-1"
      translate="no"
      popover=${list.isInFlow ? nothing : 'manual'}
      aria-label=${list.name}
      aria-busy=${list.isBusy || nothing}
      @mousedown=${list.focusTaken}
      @pointerdown=${list.rowPressed}
      @click=${list.rowClicked}
    >
      ${list.rows}
    </ul>
  `;
}

/** The button to the fields for an address by hand. */
export interface ManualButton {
  readonly text: string;
  /** True while those fields are being loaded. */
  readonly isBusy?: boolean;
  readonly isDisabled: boolean;
  readonly press: () => void;
}

/** The button that opens the fields to type an address by hand. */
export function renderManualButton({ text, isBusy, isDisabled, press }: ManualButton): TemplateResult {
  return html`<button id="manual" part="manual-button" type="button" class="link" aria-busy=${isBusy || nothing} ?disabled=${isDisabled} @click=${press}>${text}</button>`;
}
