/** Renders the manual fields of a country from the state. */
import { html, nothing, type TemplateResult } from 'lit';
import { isLocalLanguage } from '../../../core/address/areas.ts';
import type { Field, FieldFormat } from '../../../core/address/formats.ts';
import { countryOf, countrySupportOf } from '../../../core/country/selectors.ts';
import { isCountryMissed } from '../../../core/entry/selectors.ts';
import { formatIn, problemsToShow } from '../../../core/manual/selectors.ts';
import type { ManualEvent } from '../../../core/manual/state.ts';
import type { FieldProblem } from '../../../core/manual/texts.ts';
import type { Localized } from '../../../i18n/localize.ts';
import type { PanelHost, View } from '../../field/host.ts';
import { keyOf } from '../../field/person.ts';
import type { ManualWords } from '../../localization/manual-texts.ts';
import { isUndo, paste, undoPaste } from './paste.ts';
import { fieldProblemText } from './problem-text.ts';
import { canShowList, type Regions, renderRegionOptions } from './region-list.ts';
import { followedText, omittedText } from './texts.ts';

/** What to render of the fields. */
export interface FieldsView {
  readonly host: PanelHost;
  readonly view: View;
  readonly dispatch: (event: ManualEvent) => void;
  readonly texts: Localized<ManualWords>;
  /** The regions of the country; null for none. */
  readonly regions: Regions | null;
  /** The shopper has finished. */
  readonly commit: () => void;
  /** The shopper has left a field. */
  readonly leave: (field: Field) => void;
}

/** Renders the fields, and the buttons beneath them. */
export function renderManualFields(fields: FieldsView): TemplateResult {
  const { host, view, commit } = fields;
  const { messages, stated: lang } = fields.texts;
  const { manual, properties, submission } = view.state;
  const country = countryOf(view.state);
  const format = formatIn(country);
  const { rows } = (isLocal(fields) ? null : format.latin) ?? format;
  const left = omittedText(manual, messages);
  const followed = followedText(view.state, fields.texts);
  const leave = () => {
    host.dispatchAndMoveFocus({ slice: 'entry', type: 'panelWanted', panel: 'search', seed: host.seed() });
    // Next to the card of a committed address, the button names these fields, so the focus goes there.
    if (properties.home !== 'search' && host.state.committed) host.moveFocus('#postcode');
  };
  const isRestLeft = manual.step === 'editing' && (manual.pasted?.rest.length ?? 0) > 0;
  const keep = () => {
    host.dispatch({ slice: 'manual', type: 'restKept' });
    host.moveFocus('#addition');
  };
  const isPasted = manual.step === 'editing' && manual.pasted;
  return html`
    <div part="manual-fields" role="group" aria-label=${view.name || view.texts.messages.label} lang=${lang}>
      ${isCountryMissed(view.state) ? html`<p id="country-note" part="error">${messages.countryMissing}</p>` : nothing}
      ${followed === '' ? nothing : html`<p part="hint">${followed}</p>`}
      ${left === '' ? nothing : html`<p part="hint" class="note">${left}${isRestLeft ? html` <button type="button" part="link" class="link" ?disabled=${properties.isFixed} @click=${keep}>${messages.addOmitted}</button>` : nothing}</p>`}
      ${rows.map((row) => renderFieldRow(fields, row))}
      <div class="actions">
        <button type="button" class="secondary" part="button" ?disabled=${properties.isFixed} @click=${commit}>${messages.use}</button>
        ${isPasted ? html`<button type="button" part="link" class="link" ?disabled=${properties.isFixed} @click=${() => undoPaste(host)}>${messages.undo}</button>` : nothing}
        ${countrySupportOf(view.state) !== 'unsupported' ? html`<button type="button" part="link" class="link" @click=${leave}>${properties.home === 'search' ? messages.searchInstead : messages.byPostcode}</button>` : nothing}
        ${manual.step === 'validating' && submission !== 'held' ? html`<span class="note">${messages.checking}</span>` : nothing}
      </div>
    </div>
  `;
}

function renderFieldRow(fields: FieldsView, row: readonly FieldFormat[]): TemplateResult {
  const [first] = row;
  const { manual } = fields.view.state;
  const isOpen = manual.isAdditionOpen || manual.fields.addition !== '';
  if (first?.need === 'collapsed' && !isOpen) return renderAddAddition(fields);
  return html`<div class="fields">${row.map((field) => renderManualField(fields, field))}</div>`;
}

function renderAddAddition({ texts: { messages }, host, view, dispatch }: FieldsView): TemplateResult {
  const open = () => {
    dispatch({ type: 'additionOpened' });
    host.moveFocus('#addition');
  };
  return html`
    <button type="button" part="link" class="link add" ?disabled=${view.state.properties.isFixed} @click=${open}>
      ${messages.addAddition}
    </button>
  `;
}

/** The width of a field in its row. */
function classOf(field: Field): string {
  if (field === 'locality') return 'field town';
  return field === 'building' || field === 'postcode' ? 'field short' : 'field';
}

function renderManualField(fields: FieldsView, format: FieldFormat): TemplateResult {
  const { texts, host, view } = fields;
  const { messages } = texts;
  const { manual, isInvalidShown } = view.state;
  const country = countryOf(view.state);
  const { field, need } = format;
  const isOptional = need === 'optional' || need === 'collapsed';
  const regions = field === 'region' && canShowList(host) ? fields.regions : null;
  // Screen readers do not announce a select as required.
  const isHeard = regions !== null && need === 'required';
  const problem = problemsToShow(manual, country, isInvalidShown).find((it) => it.field === field);
  return html`
    <div part="field" class=${classOf(field)}>
      <label part="label" for=${field}>${messages.labels[format.label]}${isOptional ? html`<span class="note"> (${messages.optional})</span>` : nothing}${isHeard ? html`<span class="visually-hidden"> (${view.texts.messages.requiredMark})</span>` : nothing}</label>
      ${regions ? renderRegion(fields, regions, format, problem) : renderInput(fields, format, problem)}
      ${problem ? renderProblem(fields, format, problem) : nothing}
    </div>
  `;
}

function renderInput(fields: FieldsView, format: FieldFormat, problem: FieldProblem | undefined): TemplateResult {
  const { host, view, dispatch } = fields;
  const { field } = format;
  const typed = ({ target }: Event) =>
    dispatch({ type: 'fieldEdited', field, text: (target as HTMLInputElement).value });
  return html`
      <input
        id=${field}
        part="input"
        name=${field}
        type="text"
        dir="auto"
        autocomplete=${tokenOf(view, format)}
        autocapitalize=${field === 'postcode' ? 'characters' : 'words'}
        autocorrect="off"
        spellcheck="false"
        inputmode=${format.inputMode}
        aria-required=${format.need === 'required' ? 'true' : nothing}
        aria-invalid=${problem?.severity === 'error' ? 'true' : nothing}
        aria-describedby=${describedBy(view, problem)}
        ?disabled=${view.isDisabled}
        ?readonly=${view.isReadonly}
        .value=${view.state.manual.fields[field]}
        @input=${typed}
        @paste=${(event: ClipboardEvent) => paste(event, field, host, fields.regions)}
        @change=${() => fields.leave(field)}
        @keydown=${(event: KeyboardEvent) => undoOrCommit(event, fields)}
      />
  `;
}

function describedBy(view: View, problem: FieldProblem | undefined): string | typeof nothing {
  return problem && !view.isOnlySaid(`#${problem.field}`) ? `${problem.field}-note` : nothing;
}

/** Renders a select of regions, which browsers can autofill by name or code. */
function renderRegion(
  fields: FieldsView,
  { areas }: Regions,
  format: FieldFormat,
  problem: FieldProblem | undefined,
): TemplateResult {
  const { view, dispatch } = fields;
  const chosen = ({ target }: Event) => {
    dispatch({ type: 'fieldEdited', field: 'region', text: (target as HTMLSelectElement).value });
    fields.leave('region');
  };
  return html`
    <select
      id="region"
      part="input"
      name="region"
      autocomplete=${tokenOf(view, format)}
      aria-required=${format.need === 'required' ? 'true' : nothing}
      aria-invalid=${problem?.severity === 'error' ? 'true' : nothing}
      aria-describedby=${describedBy(view, problem)}
      ?disabled=${view.isDisabled || view.isReadonly}
      @change=${chosen}
    >
      ${renderRegionOptions({ areas, isLocal: isLocal(fields), text: view.state.manual.fields.region })}
    </select>
  `;
}

function tokenOf({ page }: View, { autocomplete }: FieldFormat): string | typeof nothing {
  return autocomplete ? `${page.autocomplete} ${autocomplete}`.trim() : nothing;
}

/** True if the page is in a language of the country, so that names are in the country's own script. */
function isLocal({ view, texts }: FieldsView): boolean {
  return isLocalLanguage(texts.around || texts.lang, countryOf(view.state)?.iso2 ?? '');
}

/** Like the buttons beneath. */
function undoOrCommit(event: KeyboardEvent, { commit, host }: FieldsView): void {
  const isUndone = isUndo(event) && undoPaste(host);
  const isEnter = keyOf(event) === 'Enter';
  if (isUndone || isEnter) event.preventDefault();
  if (isEnter) commit();
}

function renderProblem({ texts }: FieldsView, format: FieldFormat, problem: FieldProblem): TemplateResult {
  const isError = problem.severity === 'error';
  return html`<p id=${`${format.field}-note`} part=${isError ? 'error' : 'hint'}
    >${fieldProblemText(problem, format, texts)}</p
  >`;
}
