/** The rows of a list. `Combobox` marks the active option, so that moving it renders nothing. */
import { html, nothing, type TemplateResult } from 'lit';

/** What to render of an option. */
export interface OptionView {
  readonly id: string;
  readonly class: string;
  /** Default: false. */
  readonly isDisabled?: boolean;
  /** The number of options, including those that are not rendered yet. */
  readonly size: number;
  /** Its position among them, starting at 1. */
  readonly position: number;
  readonly content: unknown;
}

/** Renders an option. */
export function renderOption(option: OptionView): TemplateResult {
  const { size, position } = option;
  return html`<li
    id=${option.id}
    part="option"
    class=${option.class}
    role="option"
    tabindex="-1"
    aria-selected="false"
    aria-disabled=${option.isDisabled || nothing}
    aria-setsize=${size}
    aria-posinset=${position}
  >${option.content}</li>`;
}

/**
 * Renders a button of the list. It is not an option, because screen readers count those. The arrow keys reach it like
 * an option.
 */
export function renderWayOut(way: { id: string; kind: string; isDisabled: boolean; content: unknown }): TemplateResult {
  return html`<button id=${way.id} type="button" part="option-way" class="option ${way.kind}" ?disabled=${way.isDisabled}>${way.content}</button>`;
}
