/** A text field with a list: the same nodes before the engine is attached and after. */
import { html, nothing, type TemplateResult } from 'lit';

/** A combobox at one moment. */
export interface ComboboxView {
  /** The id and the part of the text field. */
  readonly name: 'input' | 'country';
  readonly label: TemplateResult | typeof nothing;
  /** The autofill token. */
  readonly token: string;
  /** True if Enter takes what the text means; on-screen keyboards show that. */
  readonly isTaken?: boolean | undefined;
  readonly isOpen?: boolean | undefined;
  /** The ids of what describes it; empty for none. */
  readonly describedBy: string;
  readonly isNeeded: boolean | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly isDisabled: boolean;
  readonly isReadonly?: boolean;
  /** Shown while nothing is in the field; empty for nothing. */
  readonly placeholder: string;
  /** The text in the field, as a binding of Lit takes it. */
  readonly text: unknown;
  /** The committed address, which the field folds into. */
  readonly card?: TemplateResult | typeof nothing | undefined;
  readonly end?: unknown;
  /** What stands between the field and its list. */
  readonly message: unknown;
  readonly list: Listbox;
  readonly listeners?: ComboboxListeners | undefined;
}

/** The listeners of the field, one for each event of the platform. */
export interface ComboboxListeners {
  readonly typed: (event: Event) => void;
  readonly clicked: () => void;
  readonly focused: () => void;
  readonly pasted?: (event: ClipboardEvent) => void;
  readonly pressed: (event: KeyboardEvent) => void;
  readonly left: (event: FocusEvent) => void;
}

/** The list of a combobox. */
export interface Listbox {
  readonly id: string;
  /** The accessible name. */
  readonly name: string;
  readonly isBusy?: boolean;
  readonly rows?: unknown;
  /** What stands above its options, and beneath them. A listbox has nothing but options. */
  readonly above?: unknown;
  readonly beneath?: unknown;
  readonly focusTaken?: (event: MouseEvent) => void;
  readonly rowPressed?: (event: PointerEvent) => void;
  readonly rowClicked?: (event: MouseEvent) => void;
}

/**
 * The field, and its list also while nothing is in it: the field says by `aria-controls` that it has one. The list opens beneath the
 * message, or above the label: it covers neither. A browser that translates the page would replace its texts by others, which do not
 * follow the list. Tab goes past it, though it scrolls.
 */
export function renderCombobox(combobox: ComboboxView): TemplateResult {
  const { name, card, list, listeners } = combobox;
  return html`
    <div class="field" @focusout=${listeners?.left}>
      ${combobox.label}
      <div class=${typeof card === 'object' ? 'control folded' : 'control'}>
        <input
          id=${name}
          part=${name}
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
