/** The rows of a list. `Combobox` marks the option that is active: a key that moves it renders nothing. */
import { html, nothing, type TemplateResult } from 'lit';

/** An option at one moment. */
export interface OptionView {
  readonly id: string;
  readonly class: string;
  /** Default: false. */
  readonly isDisabled?: boolean;
  /** The number of options, including those that are not rendered yet. */
  readonly size: number;
  /** Its place among them, from 1 on. */
  readonly position: number;
  readonly content: unknown;
}

/** The option. */
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

/** A way out of the list: a button, because readers count what is in a listbox. The arrow keys go on to it as to an option. */
export function renderWayOut(way: { id: string; kind: string; isDisabled: boolean; content: unknown }): TemplateResult {
  return html`<button id=${way.id} type="button" part="option-way" class="option ${way.kind}" ?disabled=${way.isDisabled}>${way.content}</button>`;
}
