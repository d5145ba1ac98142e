/** Renders the manual fields of a country from the state. */
import { html, nothing, type TemplateResult } from 'lit';
import { isLocalLanguage } from '../../../core/address/areas.ts';
import type { FieldFormat } from '../../../core/address/formats.ts';
import { countryOf, countrySupportOf } from '../../../core/country/selectors.ts';
import { formatIn } from '../../../core/manual/selectors.ts';
import type { ManualEvent } from '../../../core/manual/state.ts';
import type { Localized } from '../../../i18n/localize.ts';
import { isInput } from '../../field/element-kinds.ts';
import { renderWaiting } from '../../field/frame-view.ts';
import type { PanelHost, View } from '../../field/host.ts';
import { renderLink } from '../../field/link-view.ts';
import { type LabelledField, renderTextField } from '../../field/lookup-field-view.ts';
import { isUndo, keyOf } from '../../field/person.ts';
import type { ManualWords } from '../../localization/manual-texts.ts';
import { messageOf } from '../message-view.ts';
import { renderSelectField } from '../select-field-view.ts';
import { followedText, languageOf, omittedText } from './model.ts';
import { paste, undoPaste } from './paste.ts';
import { canShowList, type Regions, renderRegionOptions } from './region-list.ts';

/** What to render of the fields. */
interface FieldsView {
  readonly host: PanelHost;
  readonly view: View;
  readonly dispatch: (event: ManualEvent) => void;
  readonly texts: Localized<ManualWords>;
  /** The regions of the country; null for none. */
  readonly regions: Regions | null;
  /** The shopper has finished. */
  readonly commit: () => void;
}

/** Renders the fields, and the buttons beneath them. */
export function renderManualFields(fields: FieldsView): TemplateResult {
  const { host, view, dispatch, commit, texts } = fields;
  const { messages, stated: lang } = texts;
  const { manual, properties } = view.state;
  const { home, isFixed } = properties;
  const country = countryOf(view.state);
  const { rows } = formatIn(country, languageOf(texts));
  const pasted = manual.step === 'editing' ? manual.pasted : null;
  const omitted = omittedText(manual, messages);
  const followed = followedText(view.state, texts);
  const isAdditionOpen = manual.visited.includes('addition') || manual.fields.addition !== '';
  const renderRow = (row: readonly FieldFormat[]) =>
    row[0]?.need === 'collapsed' && !isAdditionOpen
      ? renderLink(messages.addAddition, openAddition, isFixed)
      : html`<div class="fields">${row.map((field) => renderField(fields, field, sizeIn(row, field)))}</div>`;
  const openAddition = () => {
    dispatch({ type: 'fieldVisited', field: 'addition' });
    host.moveFocus('#addition');
  };
  const keepOmitted = () => {
    dispatch({ type: 'restAdded' });
    host.moveFocus('#addition');
  };
  const leave = () => {
    host.dispatchAndMoveFocus({ slice: 'entry', type: 'panelWanted', panel: 'search' });
    // Next to the card of a committed address, the button names these fields, so the focus goes there.
    if (home !== 'search' && host.state.committed) host.moveFocus('#postcode');
  };
  return html`
    <div part="manual-fields" role="group" aria-label=${view.name || view.texts.messages.label} lang=${lang} @keydown=${(event: KeyboardEvent) => undoOrCommit(event, fields)}>
      ${followed && html`<p part="hint">${followed}</p>`}
      ${omitted && html`<p part="hint" class="note">${omitted} ${pasted?.rest.length ? renderLink(messages.addOmitted, keepOmitted, isFixed) : nothing}</p>`}
      ${rows.map(renderRow)}
      <div class="actions">
        <button type="button" class="secondary" part="button" ?disabled=${isFixed} @click=${commit}>${messages.use}</button>
        ${pasted ? renderLink(messages.undo, () => undoPaste(host), isFixed) : nothing}
        ${countrySupportOf(view.state) === 'unsupported' ? nothing : renderLink(home === 'search' ? messages.searchInstead : messages.byPostcode, leave)}
        ${manual.step === 'validating' ? renderWaiting(messages.checking) : nothing}
      </div>
    </div>
  `;
}

/** The width of a field in its row; empty for all of it. */
function sizeIn(row: readonly FieldFormat[], own: FieldFormat): string {
  if (row.length === 1) return '';
  if (row.length > 2) return row[0]?.field !== 'locality' ? 'third' : own === row[0] ? 'town' : 'beside';
  if (isShort(own)) return 'short';
  return row.some(isShort) ? 'long' : 'half';
}

function isShort({ field }: FieldFormat): boolean {
  return field === 'building' || field === 'postcode';
}

function renderField(
  fields: FieldsView,
  { field, label, need, autocomplete, inputMode }: FieldFormat,
  size: string,
): TemplateResult {
  const { texts, host, view, dispatch } = fields;
  const { messages } = texts;
  const text = view.state.manual.fields[field];
  const regions = field === 'region' && canShowList(host) ? fields.regions : null;
  const isNeeded = need === 'required';
  const isOptional = need === 'optional' || need === 'collapsed';
  const typed = ({ target }: Event) =>
    dispatch({ type: 'fieldsEdited', fields: { [field]: (target as HTMLInputElement | HTMLSelectElement).value } });
  const own: LabelledField = {
    name: field,
    // Screen readers do not announce a select as required.
    label: html`${messages.labels[label]}${isOptional ? html`<span class="note"> (${messages.optional})</span>` : nothing}${regions && isNeeded ? html`<span class="visually-hidden"> (${view.texts.messages.requiredMark})</span>` : nothing}`,
    size,
    isNeeded,
    isDisabled: view.isDisabled,
    isReadonly: view.isReadonly,
    ...messageOf(view, field),
    token: autocomplete ? `${view.page.autocomplete} ${autocomplete}`.trim() : '',
    changed(event) {
      if (regions) typed(event);
      host.afterPress(() => dispatch({ type: 'fieldVisited', field }));
    },
  };
  // Browsers can autofill a select of regions by name or code.
  if (regions) return renderSelectField(own, renderRegionOptions(regions.areas, isLocal(fields), text));
  const pasted = (event: ClipboardEvent) => paste(event, field, host, fields.regions);
  return renderTextField({ ...own, inputmode: inputMode, text, typed, pasted });
}

/** True if the page is in a language of the country, so that names are in the country's own script. */
function isLocal({ view, texts }: FieldsView): boolean {
  return isLocalLanguage(languageOf(texts), countryOf(view.state)?.iso2 ?? '');
}

/** Like the buttons beneath. */
function undoOrCommit(event: KeyboardEvent, { commit, host }: FieldsView): void {
  if (!isInput(event.target)) return;
  const isUndone = isUndo(event) && undoPaste(host);
  const isEnter = keyOf(event) === 'Enter';
  if (isUndone || isEnter) event.preventDefault();
  if (isEnter) commit();
}
