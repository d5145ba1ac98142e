/** A row of a list. `Popup` marks the one that is active: a key that moves it renders nothing. */
import { html, nothing, type TemplateResult } from 'lit';

/** A row at one moment. */
export interface OptionView {
  readonly id: string;
  readonly part: string;
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
export function renderOption({ isDisabled, size, position, content, ...row }: OptionView): TemplateResult {
  return html`<li
    id=${row.id}
    part=${row.part}
    class=${row.class}
    role="option"
    tabindex="-1"
    aria-selected="false"
    aria-disabled=${isDisabled || nothing}
    aria-setsize=${size ?? nothing}
    aria-posinset=${position ?? nothing}
  >${content}</li>`;
}
