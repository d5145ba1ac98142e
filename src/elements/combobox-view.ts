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
  /** How many of them are needed now: those in sight, and some more. */
  readonly neededCount: number;
  /** What a row says that is no match. */
  readonly nameOf: (row: Row) => string;
  readonly active: number;
  /** Whether another list is on its way, and takes its time. */
  readonly isBusy: boolean;
  /** Whether the text has changed so that this option no longer answers it. */
  readonly isDisabled: (option: Option) => boolean;
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
  const { rows, neededCount, hiddenText } = view;
  const isWhole = rows.length <= neededCount;
  // Ways out of the list are at its end, beneath what is said of it.
  const above = rows.filter(({ kind }) => kind !== 'manual' && kind !== 'country');
  const waysOut = isWhole ? rows.slice(above.length) : [];
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
      @pointerdown=${(event: Event) => withRow(event, rows, view.pressed)}
      @click=${(event: MouseEvent) => withRow(event, rows, (row) => view.clicked(row, event))}
    >
      ${above.slice(0, neededCount).map((row, index) => renderRow(view, row, index))}
      ${isWhole && hiddenText ? html`<li class="hidden-count" role="none" aria-hidden="true">${hiddenText}</li>` : nothing}
      ${waysOut.map((row, index) => renderRow(view, row, above.length + index))}
    </ul>
  `;
}

/** The pointer must not take focus from the input. */
function keepFocus(event: Event): void {
  event.preventDefault();
}

/** Does something with the row that an event is of; one listener for all rows. */
function withRow({ target }: Event, rows: readonly Row[], act: (row: Row) => void): void {
  const option = (target as Element).closest('[role=option]');
  const row = rows.find((_, index) => optionId(index) === option?.id);
  if (row) act(row);
}

function renderRow(view: ListboxView, row: Row, index: number): unknown {
  const isActive = index === view.active;
  const { rows, neededCount, lang, opensMoreText } = view;
  // A browser counts the rows that are there.
  const size = rows.length > neededCount ? rows.length : null;
  if (row.kind !== 'match') return renderWay(view, row, index, isActive, size);
  const isDisabled = view.isDisabled(row);
  // Every key renders the list. Of hundreds of rows few become others.
  return guard([row, index, isActive, isDisabled, size, lang, opensMoreText], () => {
    const { match, opensMore } = row;
    return html`
      <li
        id=${optionId(index)}
        part=${isActive ? 'option option-active' : 'option'}
        class=${isActive ? 'option active' : 'option'}
        role="option"
        tabindex="-1"
        aria-selected=${isActive ? 'true' : nothing}
        aria-disabled=${isDisabled ? 'true' : nothing}
        aria-setsize=${size ?? nothing}
        aria-posinset=${size ? index + 1 : nothing}
      >
        <span class="texts" lang=${lang || nothing}>
          <span part="option-label">${renderMatchLabel(match)}</span> ${match.description ? html`<span part="option-description">${match.description}</span>` : nothing}
        </span>
        ${opensMore ? html`<svg part="option-more" role="img" aria-label=${opensMoreText} viewBox="0 0 16 16" width="16" height="16">${angle}</svg>` : nothing}
      </li>
    `;
  });
}

function renderWay(view: ListboxView, row: Row, index: number, isActive: boolean, size: number | null): TemplateResult {
  return html`
    <li
      id=${optionId(index)}
      part=${isActive ? 'option-way option-active' : 'option-way'}
      class="option ${isActive ? 'active' : ''} ${row.kind}"
      role="option"
      tabindex="-1"
      aria-selected=${isActive ? 'true' : nothing}
      aria-setsize=${size ?? nothing}
      aria-posinset=${size ? index + 1 : nothing}
    >
      ${row.kind === 'back' ? chevron : nothing}<span class="texts">${view.nameOf(row)}</span>
    </li>
  `;
}

function renderMatchLabel({ label, highlights }: Match): unknown {
  return labelRunsOf(label, highlights).map(({ text, isMatch }) =>
    isMatch ? html`<mark part="option-match">${text}</mark>` : text,
  );
}

const angle = svg`<path d="m6 3.5 4.5 4.5L6 12.5" />`;

const chevron = html`<svg part="option-more" aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">${angle}</svg>`;
