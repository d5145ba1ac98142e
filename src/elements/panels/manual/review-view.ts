/**
 * Renders the choice between the typed and the understood address, and the note about an accepted one, from the state.
 */

import { html, nothing, type TemplateResult } from 'lit';
import type { AddressFormat, Field, LabelKey } from '../../../core/address/formats.ts';
import { linesOf } from '../../../core/address/shown.ts';
import { countryOf } from '../../../core/country/selectors.ts';
import { manualFieldsOf } from '../../../core/manual/fields.ts';
import { formatIn } from '../../../core/manual/selectors.ts';
import type { ManualEvent, ReviewStep } from '../../../core/manual/state.ts';
import type { ManualFields } from '../../../core/manual/texts.ts';
import { type Candidate, type MissingPart, typedAddition, unknownPartOf } from '../../../core/manual/verdict.ts';
import { filled } from '../../../i18n/filled.ts';
import { namedFor } from '../../field/accessible-name.ts';
import type { PanelHost } from '../../field/host.ts';
import { keyOf } from '../../field/person.ts';
import type { ManualWords } from '../../localization/manual-texts.ts';
import { isNumberAsked, type Note, numberIn, questionOf } from './texts.ts';

/** What to render of the review. */
export interface ReviewView {
  readonly host: PanelHost;
  readonly dispatch: (event: ManualEvent) => void;
  readonly messages: ManualWords;
  /** The language of those. */
  readonly lang: string;
  readonly state: ReviewStep;
}

/** Renders the question and its answers. */
export function renderReview(view: ReviewView): TemplateResult {
  const question = questionOf(view.state, view.messages);
  const { name } = view.host.view;
  return html`
    <div part="review" id="question" role="group" aria-labelledby=${name ? nothing : 'question-text'} aria-label=${name ? namedFor(question, name) : nothing} tabindex="-1" lang=${view.lang}>
      <p id="question-text" class="question">${question}</p>
      ${renderAnswers(view)}
    </div>
  `;
}

/** True if nothing can be chosen. */
function isFixed({ host }: ReviewView): boolean {
  return host.state.properties.isFixed;
}

/** An answer ends the review, and the focus moves on to the next panel, if there is one. */
function answer({ host, dispatch }: ReviewView, event: ManualEvent): void {
  if (host.state.panel.inSight === 'manual') host.dispatchAndMoveFocus({ slice: 'manual', ...event });
  else dispatch(event);
}

function renderAnswers(view: ReviewView): TemplateResult {
  const { state } = view;
  const { verdict } = state;
  const [best] = verdict.candidates;
  if (verdict.advice === 'choose') return html`${renderCandidates(view)} ${renderTyped(view)}`;
  if (verdict.missing) {
    const typed = typedAddition(verdict, state.fields);
    return html`${renderMissing(view, verdict.missing, typed)} ${renderTyped(view)}`;
  }
  if (isNumberAsked(state)) {
    const number = { field: 'building', known: [] } as const;
    return html`${renderMissing(view, number, numberIn(state.fields))} ${renderTyped(view)}`;
  }
  // An address without differences is not shown twice.
  const understood = best?.changes.length ? renderUnderstood(view, best) : nothing;
  return html`<div class="versions">${understood} ${renderTyped(view)}</div>`;
}

function renderTyped(view: ReviewView): TemplateResult {
  const { host, messages, dispatch, state } = view;
  const edit = () => {
    const unknown = unknownPartOf(state.verdict, state.fields);
    dispatch({ type: 'editedAgain' });
    if (host.state.panel.inSight !== 'manual') host.enterManually();
    else host.moveFocus(unknown === 'building' ? '#building' : '[part~=field] input');
  };
  return html`
    <div class="version" role="group" aria-labelledby="typed" aria-describedby="typed-lines">
      <p id="typed" part="hint">${messages.typed}</p>
      ${renderLines('typed-lines', state.fields, formatIn(countryOf(host.state)), [])}
      <div class="actions">
        <button type="button" class="secondary" part="button" aria-describedby="typed-lines" ?disabled=${isFixed(view)} @click=${() => answer(view, { type: 'typedKept' })}>${messages.keepMine}</button>
        <button type="button" part="link" class="link" aria-describedby="typed-lines" ?disabled=${isFixed(view)} @click=${edit}>${messages.edit}</button>
      </div>
    </div>
  `;
}

function renderUnderstood(view: ReviewView, candidate: Candidate): TemplateResult {
  const { host, messages } = view;
  const format = formatIn(countryOf(host.state));
  const { address, changes } = candidate;
  const labels = changes.map((field) => messages.labels[labelOf(format, field)]).join(', ');
  return html`
    <div class="version" role="group" aria-labelledby="understood" aria-describedby="understood-lines changes">
      <p id="understood" part="hint">${messages.understood}</p>
      ${renderLines('understood-lines', manualFieldsOf(address), format, changes, address.language ?? '')}
      ${labels ? html`<p id="changes" part="hint">${filled(messages.changed, { labels })}</p>` : nothing}
      <div class="actions">
        <button type="button" class="primary" part="button button-primary" aria-describedby="understood-lines changes" ?disabled=${isFixed(view)} @click=${() => answer(view, { type: 'candidateAccepted', candidate })}>
          ${messages.use}
        </button>
      </div>
    </div>
  `;
}

function renderCandidates(view: ReviewView): TemplateResult {
  return html`
    <ul class="candidates" role="list">
      ${view.state.verdict.candidates.map(
        (candidate) => html`
          <li>
            <button type="button" part="candidate" translate="no" ?disabled=${isFixed(view)} @click=${() => answer(view, { type: 'candidateAccepted', candidate })}>
              <span dir="auto" lang=${candidate.address.language ?? ''}>${linesOf(candidate.address).join(', ')}</span>
              <span class="distinction" dir="auto" lang=${candidate.address.language ?? ''}>${candidate.distinction}</span>
            </button>
          </li>
        `,
      )}
    </ul>
  `;
}

/** The field for a missing part. */
type MissingBox = HTMLInputElement | HTMLSelectElement;

/** @param typed the text in the field, which is kept if it is not changed */
function renderMissing(view: ReviewView, { field, known }: MissingPart, typed: string): TemplateResult {
  const { messages } = view;
  const complete = ({ currentTarget }: Event) => {
    const box = (currentTarget as HTMLElement).closest('.fields')?.querySelector<MissingBox>('#missing');
    if (box && 'selectedIndex' in box && box.selectedIndex === 0) box.focus();
    else if (box) {
      const isKept = typed !== '' && box.value.trim() === typed;
      answer(view, isKept ? { type: 'typedKept' } : { type: 'completed', text: box.value });
    }
  };
  const press = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Enter' || event.repeat) return;
    event.preventDefault();
    complete(event);
  };
  return html`
    <div class="fields">
      <div part="field" class="field">
        <label part="label" for="missing">${field === 'building' ? messages.labels.building : messages.unit}</label>
        ${known.length > 0 ? renderKnown(known, messages, isFixed(view)) : html`<input id="missing" part="input" aria-describedby="question-text" .value=${typed} ?disabled=${isFixed(view)} @focus=${selectAll} @keydown=${press} />`}
        <div class="actions">
          <button type="button" class="primary" part="button button-primary" ?disabled=${isFixed(view)} @click=${complete}>${messages.use}</button>
        </div>
      </div>
    </div>
  `;
}

function selectAll({ target }: Event): void {
  (target as HTMLInputElement).select();
}

/** Nothing is preselected. */
function renderKnown(known: readonly string[], messages: ManualWords, isDisabled: boolean): TemplateResult {
  return html`
    <select id="missing" part="input" aria-describedby="question-text" ?disabled=${isDisabled}>
      <option selected>&ndash;</option>
      ${known.map((text) => html`<option value=${text}>${text || messages.noUnit}</option>`)}
    </select>
  `;
}

/** Renders an address line by line, with the differences marked. */
function renderLines(
  id: string,
  fields: ManualFields,
  { rows }: AddressFormat,
  changes: readonly Field[],
  lang?: string,
): TemplateResult {
  const lines = rows
    .map((row) => row.map(({ field }) => field).filter((field) => fields[field].trim() !== ''))
    .filter((line) => line.length > 0);
  return html`
    <div id=${id} class="said" translate="no" lang=${lang ?? nothing}>
      ${lines.map(
        (line) =>
          html`<div><bdi>${line.map((field, index) => {
            const isChanged = changes.includes(field);
            // Chromium ignores a space in a text node of its own next to a comment, and Lit leaves comments.
            const before = index > 0 && !isChanged ? ' ' : '';
            const after = changes.includes(line[index + 1] ?? field) && index < line.length - 1 ? ' ' : '';
            return renderPart(before + fields[field] + after, isChanged);
          })}</bdi></div>`,
      )}
    </div>
  `;
}

function renderPart(text: string, isChanged: boolean): unknown {
  return isChanged ? html`<mark class="part changed">${text}</mark>` : text;
}

function labelOf({ rows }: AddressFormat, field: Field): LabelKey {
  return rows.flat().find((it) => it.field === field)?.label ?? field;
}

/** What to render of the note. */
export interface NoteView {
  readonly note: Note;
  readonly messages: ManualWords;
  /** The language of those. */
  readonly lang: string;
  /** The shopper wants to keep what they typed. */
  readonly kept: () => void;
}

/** Renders the note beneath the committed address. */
export function renderNote({ note, messages, lang, kept }: NoteView): TemplateResult {
  if (!note.isCorrected) return html`<p part="hint" lang=${lang}>${note.text}</p>`;
  return html`
    <p part="hint" class="note" lang=${lang}>
      <span id="corrected">${note.text}</span> <button type="button" part="link" class="link" aria-describedby="corrected" @click=${kept}>${messages.keepMine}</button>
    </p>
  `;
}
