/** A text field with a list: the same nodes before and after the engine is attached. */
import { html, nothing, type TemplateResult } from 'lit';

/** What to render of a combobox. Texts, ids and tokens are empty for none. */
export interface ComboboxView {
  /** The id of the text field, which is also its part. */
  readonly name: 'input' | 'country';
  readonly label: TemplateResult | typeof nothing;
  /** For autofill. */
  readonly token: string;
  /** True if Enter chooses an address; on-screen keyboards show that. */
  readonly isTaken?: boolean;
  readonly isOpen?: boolean;
  /** Ids of the elements that describe it. */
  readonly describedBy: string;
  readonly isNeeded: boolean;
  readonly isInvalid?: boolean;
  readonly isDisabled: boolean;
  readonly isReadonly?: boolean;
  readonly placeholder: string;
  /** The text in the field, as a Lit binding. */
  readonly text: unknown;
  /** The committed address, into which the field collapses. */
  readonly card?: TemplateResult | typeof nothing;
  readonly end?: unknown;
  /** What is rendered between the field and its list. */
  readonly message: unknown;
  readonly list: Listbox;
  /** None before the engine is attached. */
  readonly listeners?: {
    readonly typed: (event: Event) => void;
    readonly clicked: () => void;
    readonly focused: () => void;
    readonly pasted?: (event: ClipboardEvent) => void;
    readonly pressed: (event: KeyboardEvent) => void;
    readonly left: (event: FocusEvent) => void;
  };
}

/** The list of a combobox, with its accessible name. */
export interface Listbox {
  readonly id: string;
  readonly name: string;
  readonly isBusy?: boolean;
  readonly rows?: unknown;
  /** What is rendered above and beneath the options, because a listbox may only contain options. */
  readonly above?: unknown;
  readonly beneath?: unknown;
  readonly focusTaken?: (event: MouseEvent) => void;
  readonly rowPressed?: (event: PointerEvent) => void;
  readonly rowClicked?: (event: MouseEvent) => void;
}

/**
 * Renders the field, and its list even while that is empty, because the field refers to it by `aria-controls`. The list
 * opens beneath the message, or above the label, and covers neither. It is not translated: a browser would replace its
 * text nodes, which would then no longer follow the list. It is not a tab stop, although it scrolls.
 */
export function renderCombobox(combobox: ComboboxView): TemplateResult {
  const { name, card, list, listeners } = combobox;
  return html`
    <div class="field" @focusout=${listeners?.left}>
      ${combobox.label}
      <div class=${typeof card === 'object' ? 'control folded' : 'control'}>
        <input
          id=${name}
          part=${combobox.isInvalid ? `${name} input-invalid` : name}
          type="text"
          role="combobox"
          dir="auto"
          autocomplete=${combobox.token}
          autocapitalize="words"
          autocorrect="off"
          spellcheck="false"
          enterkeyhint=${combobox.isTaken ? 'done' : 'search'}
          aria-autocomplete="list"
          aria-controls=${list.id}
          aria-expanded=${Boolean(combobox.isOpen)}
          aria-describedby=${combobox.describedBy || nothing}
          aria-required=${combobox.isNeeded || nothing}
          aria-invalid=${combobox.isInvalid || nothing}
          placeholder=${combobox.placeholder || nothing}
          ?disabled=${combobox.isDisabled}
          ?readonly=${combobox.isReadonly}
          .value=${combobox.text}
          @input=${listeners?.typed}
          @click=${listeners?.clicked}
          @focusin=${listeners?.focused}
          @paste=${listeners?.pasted}
          @keydown=${listeners?.pressed}
        />
        ${card}
        <div class="end" hidden>${combobox.end}</div>
      </div>
      ${combobox.message}
      <div
        id="${list.id}-popup"
        part="listbox"
        role="presentation"
        tabindex="-1"
        translate="no"
        popover="manual"
        @mousedown=${list.focusTaken}
        @pointerdown=${list.rowPressed}
        @click=${list.rowClicked}
        @keydown=${listeners?.pressed}
      >
        ${list.above}
        <ul id=${list.id} role="listbox" aria-label=${list.name} aria-busy=${list.isBusy || nothing}>${list.rows}</ul>
        ${list.beneath}
      </div>
    </div>
  `;
}
