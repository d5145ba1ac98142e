import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Match } from '../contract/types.ts';
import { labelRunsOf } from '../core/search/highlights.ts';
import type { Option, Row } from '../core/search/options.ts';

/** What the listbox shows. */
export interface ListboxView {
  readonly label: string;
  /** BCP 47 tag of the service's texts; empty when unknown. */
  readonly lang: string;
  readonly rows: readonly Row[];
  /** What a row says that is no match. */
  readonly nameOf: (row: Row) => string;
  readonly active: number;
  /** Whether another list is on its way. */
  readonly isBusy: boolean;
  /** What there is to say of matches that are not shown; empty for nothing. */
  readonly hiddenText: string;
  /** Said of an option that leads to more of them. */
  readonly opensMoreText: string;
  /** Whether the popup goes to the top layer; else it lies over the page below the field. */
  readonly inTopLayer: boolean;
  readonly pressed: (row: Row) => void;
  readonly clicked: (row: Row, event: MouseEvent) => void;
}

/** What a screen reader says of an option. */
export function optionName({ match, opensMore }: Pick<Option, 'match' | 'opensMore'>, opensMoreText: string): string {
  return [match.label, match.description, opensMore && opensMoreText].filter(Boolean).join(', ');
}

/** The `id` of a row by its place in the list. */
export const optionId = (index: number): string => `option-${index}`;

/**
 * The listbox of a combobox, for the shadow root that holds the input: ids do not cross it. Options follow the
 * input in the document and can be reached by a screen reader's own cursor. The ways out of the list are options too:
 * a listbox has no other children, and the arrow keys reach nothing else. A browser that translates the page would
 * replace the texts by others, which do not follow the list.
 */
export function renderListbox(view: ListboxView): TemplateResult {
  return html`
    <ul
      id="listbox"
      part="listbox"
      role="listbox"
      translate="no"
      popover=${view.inTopLayer ? 'manual' : nothing}
      aria-label=${view.label}
      aria-busy=${view.isBusy ? 'true' : nothing}
      @mousedown=${keepFocus}
    >
      ${renderRows(view, (row) => !isWayOut(row))}
      ${view.hiddenText ? html`<li class="hidden-count" role="none" aria-hidden="true">${view.hiddenText}</li>` : nothing}
      ${renderRows(view, isWayOut)}
    </ul>
  `;
}

/** Ways out of the list are at its end, beneath what is said of it. */
function isWayOut({ kind }: Row): boolean {
  return kind === 'manual' || kind === 'country';
}

function renderRows(view: ListboxView, isWanted: (row: Row) => boolean): unknown {
  return view.rows.map((row, index) => {
    if (!isWanted(row)) return nothing;
    if (row.kind !== 'match') return renderRow(view, row, index);
    // Every key renders the list. Of hundreds of rows few become others.
    const { key, match, isDisabled } = row;
    const seen = [key, match, isDisabled, index, index === view.active, view.lang, view.opensMoreText];
    return guard(seen, () => renderRow(view, row, index));
  });
}

/** The pointer must not take focus from the input. */
function keepFocus(event: Event): void {
  event.preventDefault();
}

function renderRow(view: ListboxView, row: Row, index: number): TemplateResult {
  const isActive = index === view.active;
  const isMatch = row.kind === 'match';
  return html`
    <li
      id=${optionId(index)}
      part=${isMatch ? (isActive ? 'option option-active' : 'option') : isActive ? 'option-way option-active' : 'option-way'}
      class="option ${isActive ? 'active' : ''} ${row.kind}"
      role="option"
      tabindex="-1"
      aria-selected=${isActive ? 'true' : nothing}
      aria-disabled=${isMatch && row.isDisabled ? 'true' : nothing}
      @pointerdown=${() => view.pressed(row)}
      @click=${(event: MouseEvent) => view.clicked(row, event)}
    >
      ${isMatch ? renderOption(row, view) : html`${row.kind === 'back' ? chevron : nothing}<span class="texts">${view.nameOf(row)}</span>`}
    </li>
  `;
}

function renderOption({ match, opensMore }: Option, { lang, opensMoreText }: ListboxView): TemplateResult {
  return html`
    <span class="texts" lang=${lang || nothing}>
      <span part="option-label" dir="auto">${renderMatchLabel(match)}</span>
      ${match.description ? html`<span part="option-description" dir="auto">${match.description}</span>` : nothing}
    </span>
    ${opensMore ? html`<svg part="option-more" role="img" aria-label=${opensMoreText} viewBox="0 0 16 16" width="16" height="16">${angle}</svg>` : nothing}
  `;
}

function renderMatchLabel({ label, highlights }: Match): unknown {
  return labelRunsOf(label, highlights).map(({ text, isMatch }) =>
    isMatch ? html`<mark part="option-match">${text}</mark>` : text,
  );
}

const angle = svg`<path d="m6 3.5 4.5 4.5L6 12.5" />`;

const chevron = html`<svg part="option-more" aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">${angle}</svg>`;
