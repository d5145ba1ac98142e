/** A row of a list. `Combobox` marks the one that is active: a key that moves it renders nothing. */
import { html, nothing, type TemplateResult } from 'lit';

/** A row at one moment. */
export interface OptionView {
  readonly id: string;
  /** True for a way out of the list. Default: false. */
  readonly isWayOut?: boolean;
  readonly class: string;
  /** Default: false. */
  readonly isDisabled?: boolean;
  /** The number of suggestions, including those that are not rendered yet; null for rows that do not announce it. */
  readonly size: number | null;
  /** Its place among the suggestions, from 1 on; null for a way out. */
  readonly position: number | null;
  readonly content: unknown;
}

/** The row. */
export function renderOption(option: OptionView): TemplateResult {
  const { size, position } = option;
  return html`<li
    id=${option.id}
    part=${option.isWayOut ? 'option-way' : 'option'}
    class=${option.class}
    role="option"
    tabindex="-1"
    aria-selected="false"
    aria-disabled=${option.isDisabled || nothing}
    aria-setsize=${size ?? nothing}
    aria-posinset=${position ?? nothing}
  >${option.content}</li>`;
}
