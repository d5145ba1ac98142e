/**
 * Renders the choice between the typed and the understood address, and the note about an accepted one, from the state.
 */

import { html, nothing, type TemplateResult } from 'lit';
import type { AddressFormat, Field, FieldTexts, LabelKey } from '../../../core/address/formats.ts';
import { linesOf } from '../../../core/address/shown.ts';
import { countryOf } from '../../../core/country/selectors.ts';
import { sentencesOf } from '../../../core/entry/speech.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import { lettersOf } from '../../../core/letters.ts';
import { manualFieldsOf } from '../../../core/manual/fields.ts';
import { formatIn } from '../../../core/manual/selectors.ts';
import type { ManualEvent, ReviewStep } from '../../../core/manual/state.ts';
import { type Candidate, type MissingPart, typedAddition, unknownPartOf } from '../../../core/manual/verdict.ts';
import { filled } from '../../../i18n/filled.ts';
import type { Localized } from '../../../i18n/localize.ts';
import { namedFor } from '../../field/accessible-name.ts';
import { isInput } from '../../field/element-kinds.ts';
import type { PanelHost } from '../../field/host.ts';
import { renderTextField } from '../../field/lookup-field-view.ts';
import { keyOf } from '../../field/person.ts';
import type { ManualWords } from '../../localization/manual-texts.ts';
import { renderMessage } from '../message-view.ts';
import { renderSelectField } from '../select-field-view.ts';
import { isNumberAsked, noteOf, numberIn, questionOf } from './model.ts';

/** What to render of the review. */
interface ReviewView {
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
  const { name, error } = view.host.view;
  return html`
    <div part="review" id="question" role="group" aria-labelledby=${name ? nothing : 'question-text'} aria-label=${name ? namedFor(question, name) : nothing} aria-describedby=${error ? 'question-error' : nothing} tabindex="-1" lang=${view.lang}>
      <p id="question-text">${question}</p>
      ${error && html`<div id="question-error">${renderMessage({ text: error, isError: true })}</div>`}
      ${renderAnswers(view)}
    </div>
  `;
}

/** An answer ends the review, and the focus moves on to the next panel, if there is one. */
function answer({ host }: ReviewView, event: ManualEvent): void {
  host.dispatchAndMoveFocus({ slice: 'manual', ...event });
}

function renderAnswers(view: ReviewView): unknown {
  const { state } = view;
  const { verdict, fields } = state;
  const [best] = verdict.candidates;
  const typed = renderTyped(view);
  if (verdict.advice === 'choose') return [renderCandidates(view), typed];
  if (verdict.missing) return [renderMissing(view, verdict.missing, typedAddition(verdict, fields)), typed];
  if (isNumberAsked(state)) return [renderMissing(view, { field: 'building', known: [] }, numberIn(fields)), typed];
  // An address without differences is not shown twice.
  const understood = best?.changes.length ? renderUnderstood(view, best) : nothing;
  return html`<div class="versions">${understood} ${typed}</div>`;
}

function renderTyped(view: ReviewView): TemplateResult {
  const { host, messages, dispatch, state } = view;
  const edit = () => {
    const unknown = unknownPartOf(state.verdict, state.fields);
    dispatch({ type: 'editedAgain' });
    // The page's own fields, or these.
    host.enterManually();
    host.moveFocus(unknown === 'building' ? '#building' : '[part~=field] input');
  };
  return html`
    <div class="version" role="group" aria-labelledby="typed" aria-describedby="typed-lines">
      <p id="typed" part="hint">${messages.typed}</p>
      ${renderLines('typed-lines', state.fields, formatIn(countryOf(host.state)), [])}
      <div class="actions">
        <button type="button" class="secondary" part="button" aria-describedby="typed-lines" ?disabled=${isFixed(view)} @click=${() => answer(view, { type: 'candidateChosen', candidate: null })}>${messages.keepMine}</button>
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
  const changed = filled(messages.changed, { labels });
  const use = () => answer(view, { type: 'candidateChosen', candidate });
  return html`
    <div class="version" role="group" aria-labelledby="understood" aria-describedby="offered">
      <p id="understood" part="hint">${messages.understood}</p>
      ${renderLines(nothing, manualFieldsOf(address), format, changes, address.language ?? '')}
      <p part="hint">${changed}</p>
      <p id="offered" hidden>${sentencesOf([linesOf(address).join(', '), changed]).join(' ')}</p>
      <div class="actions">${renderUse(view, use, 'offered')}</div>
    </div>
  `;
}

/** True if nothing can be chosen. */
function isFixed({ host }: ReviewView): boolean {
  return host.state.properties.isFixed;
}

/** @param about ids of what it uses; empty for none */
function renderUse(view: ReviewView, use: (event: Event) => void, about: string): TemplateResult {
  return html`<button type="button" class="primary" part="button button-primary" aria-describedby=${about || nothing} ?disabled=${isFixed(view)} @click=${use}>${view.messages.use}</button>`;
}

function renderCandidates(view: ReviewView): TemplateResult {
  return html`
    <ul class="candidates" role="list">
      ${view.state.verdict.candidates.map(
        (candidate) => html`
          <li>
            <button type="button" part="candidate" translate="no" ?disabled=${isFixed(view)} @click=${() => answer(view, { type: 'candidateChosen', candidate })}>
              <span dir="auto" lang=${candidate.address.language ?? ''}>${linesOf(candidate.address).join(', ')}</span>
              <span class="distinction" dir="auto" lang=${candidate.address.language ?? ''}>${distinctionBeside(candidate)}</span>
            </button>
          </li>
        `,
      )}
    </ul>
  `;
}

/** What distinguishes a candidate, without what its lines say: a screen reader would read that twice. */
function distinctionBeside({ address, distinction }: Candidate): string {
  const said = lettersOf(linesOf(address).join());
  return distinction
    .split(', ')
    .filter((part) => !said.includes(lettersOf(part)))
    .join(', ');
}

/** @param typed the text in the field, which is kept if it is not changed */
function renderMissing(view: ReviewView, { field, known }: MissingPart, typed: string): TemplateResult {
  const { host, messages } = view;
  const complete = () => {
    const box = host.root.querySelector<HTMLInputElement | HTMLSelectElement>('#missing');
    if (!box || ('selectedIndex' in box && box.selectedIndex === 0)) return box?.focus();
    const isKept = typed !== '' && box.value.trim() === typed;
    answer(view, isKept ? { type: 'candidateChosen', candidate: null } : { type: 'completed', text: box.value });
  };
  const press = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Enter' || event.repeat || !isInput(event.target)) return;
    event.preventDefault();
    complete();
  };
  const own = {
    name: 'missing',
    label: field === 'building' ? messages.labels.building : messages.unit,
    isDisabled: isFixed(view),
    describedBy: host.view.error ? 'question-text question-error' : 'question-text',
  };
  // Nothing is preselected.
  const options = html`<option selected>&ndash;</option>${known.map((text) => html`<option value=${text}>${text || messages.noUnit}</option>`)}`;
  return html`
    <div class="fields" @focusin=${selectAll} @keydown=${press}>
      ${known.length > 0 ? renderSelectField(own, options) : renderTextField({ ...own, text: typed })}
      <div class="actions">${renderUse(view, complete, '')}</div>
    </div>
  `;
}

function selectAll({ target }: Event): void {
  if (isInput(target)) target.select();
}

/** Renders an address line by line, with the differences marked. */
function renderLines(
  id: string | typeof nothing,
  fields: FieldTexts,
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
            const text = before + fields[field] + after;
            return isChanged ? html`<mark>${text}</mark>` : text;
          })}</bdi></div>`,
      )}
    </div>
  `;
}

function labelOf({ rows }: AddressFormat, field: Field): LabelKey {
  return rows.flat().find((it) => it.field === field)?.label ?? field;
}

/**
 * Renders the note about an accepted address: it was corrected, or the service does not know it. Null for none.
 *
 * @param keep called to restore what was typed
 */
export function renderNote(state: EntryState, texts: Localized<ManualWords>, keep: () => void): TemplateResult | null {
  const { messages, stated: lang } = texts;
  const note = noteOf(state, messages);
  if (!note?.isCorrected) return note && html`<p part="hint" lang=${lang}>${note.text}</p>`;
  return html`
    <p part="hint" class="note" lang=${lang}>
      <span id="corrected">${note.text}</span> <button type="button" part="link" class="link" aria-describedby="corrected" @click=${keep}>${messages.keepMine}</button>
    </p>
  `;
}
