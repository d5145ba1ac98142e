import { html, nothing, type TemplateResult } from 'lit';
import type { Match } from '../contract/types.ts';
import { runsOf } from '../core/search/highlights.ts';

/** An option of the list. */
export interface OptionView {
  readonly match: Match;
  /** Whether choosing it leads to more suggestions. */
  readonly opensMore: boolean;
}

/** What the listbox shows. */
export interface ListboxView {
  readonly label: string;
  /** BCP 47 tag of the service's texts; empty when unknown. */
  readonly lang: string;
  readonly opensMoreText: string;
  readonly options: readonly OptionView[];
  readonly active: number;
  /** Another list is on its way: the options show but cannot be chosen. */
  readonly isStale: boolean;
  /** Whether the popup goes to the top layer; else it lies over the page below the field. */
  readonly inTopLayer: boolean;
  readonly choose: (index: number) => void;
}

/** What a screen reader says of an option. */
export function optionName({ match, opensMore }: OptionView, opensMoreText: string): string {
  return [match.label, match.description, opensMore && opensMoreText].filter(Boolean).join(', ');
}

/** The `id` of an option by its place in the list. */
export const optionId = (index: number): string => `option-${index}`;

/**
 * The listbox of a combobox, for the shadow root that holds the input: ids do not cross it. Options follow the
 * input in the document and can be reached by a screen reader's own cursor.
 */
export function renderListbox(view: ListboxView): TemplateResult {
  return html`
    <ul
      id="listbox"
      part="listbox"
      role="listbox"
      popover=${view.inTopLayer ? 'manual' : nothing}
      aria-label=${view.label}
      aria-busy=${view.isStale ? 'true' : nothing}
      @mousedown=${keepFocus}
    >
      ${view.options.map((option, index) => renderOption(view, option, index))}
    </ul>
  `;
}

/** The pointer must not take focus from the input. */
function keepFocus(event: Event): void {
  event.preventDefault();
}

function renderOption(view: ListboxView, option: OptionView, index: number): TemplateResult {
  const { match, opensMore } = option;
  const isActive = index === view.active;
  return html`
    <li
      id=${optionId(index)}
      part=${isActive ? 'option option-active' : 'option'}
      class=${isActive ? 'option active' : 'option'}
      role="option"
      tabindex="-1"
      aria-label=${optionName(option, view.opensMoreText)}
      aria-selected=${isActive ? 'true' : nothing}
      aria-disabled=${view.isStale ? 'true' : nothing}
      @click=${() => view.choose(index)}
    >
      <span class="texts" lang=${view.lang || nothing}>
        <span part="option-label" dir="auto">${renderLabel(match)}</span>
        ${match.description ? html`<span part="option-description" dir="auto">${match.description}</span>` : nothing}
      </span>
      ${opensMore ? chevron : nothing}
    </li>
  `;
}

function renderLabel({ label, highlights }: Match): unknown {
  return runsOf(label, highlights).map(({ text, isMatch }) =>
    isMatch ? html`<mark part="option-match">${text}</mark>` : text,
  );
}

const chevron = html`<svg part="option-more" aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
  <path d="m6 3.5 4.5 4.5L6 12.5" />
</svg>`;
