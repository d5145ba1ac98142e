/** The fields to type an address into, as the country has them. State comes in, nothing is kept. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AddressFormat, Field, FieldFormat } from '../../core/address/formats.ts';
import type { FieldProblem, ManualFields } from '../../core/manual/fields.ts';
import type { ManualMessages } from '../../i18n/manual.ts';
import type { ManualHost } from './host.ts';

export interface FieldsView {
  readonly format: AddressFormat;
  readonly fields: ManualFields;
  /** Those the person may be told of. */
  readonly problems: readonly FieldProblem[];
  readonly messages: ManualMessages;
  readonly host: Pick<ManualHost, 'element' | 'label' | 'lang' | 'isDisabled' | 'isFixed'>;
  /** Whether the second line is in sight. */
  readonly showsAddition: boolean;
  /** Whether the service has been asked. */
  readonly isChecking: boolean;
  readonly isCountryMissing: boolean;
  readonly act: FieldsActions;
}

export interface FieldsActions {
  readonly edited: (field: Field, text: string) => void;
  /** The person is done with a field, for now. */
  readonly visited: (field: Field) => void;
  readonly committed: () => void;
  readonly additionWanted: () => void;
  readonly searchWanted: () => void;
}

export function renderFields(view: FieldsView): TemplateResult {
  const { format, messages, host, isChecking, act } = view;
  return html`
    <div part="manual-fields" role="group" aria-label=${host.label} lang=${host.lang}>
      ${view.isCountryMissing ? html`<p part="error">${messages.countryMissing}</p>` : nothing}
      ${format.rows.map((row) => renderRow(view, row))}
      <div class="actions">
        <button type="button" class="secondary" ?disabled=${host.isFixed} @click=${act.committed}>${messages.use}</button>
        <button type="button" class="link" @click=${act.searchWanted}>${messages.searchInstead}</button>
        ${isChecking ? html`<span class="note">${messages.checking}</span>` : nothing}
      </div>
    </div>
  `;
}

function renderRow(view: FieldsView, row: readonly FieldFormat[]): TemplateResult {
  const [first] = row;
  if (first?.need === 'tucked' && !view.showsAddition) return renderAddAddition(view);
  return html`<div class="fields">${row.map((field) => renderField(view, field))}</div>`;
}

function renderAddAddition({ messages, host, act }: FieldsView): TemplateResult {
  return html`
    <button type="button" class="link add" ?disabled=${host.isFixed} @click=${act.additionWanted}>
      ${messages.addAddition}
    </button>
  `;
}

const short: readonly Field[] = ['building', 'postcode'];

function renderField(view: FieldsView, format: FieldFormat): TemplateResult {
  const { fields, messages, host, act } = view;
  const { field, need } = format;
  const problem = view.problems.find((it) => it.field === field);
  const typed = ({ target }: Event) => act.edited(field, (target as HTMLInputElement).value);
  return html`
    <div part="field" class=${short.includes(field) ? 'field short' : 'field'}>
      <label for=${field}
        >${messages.labels[format.label]}
        ${need === 'required' ? html`<span class="required" aria-hidden="true">*</span>` : nothing}${
          need === 'optional' || need === 'tucked'
            ? html`<span class="optional">(${messages.optional})</span>`
            : nothing
        }</label
      >
      <input
        id=${field}
        name=${field}
        type="text"
        autocomplete=${format.autocomplete ? `${host.element.autocomplete} ${format.autocomplete}`.trim() : nothing}
        autocapitalize=${field === 'postcode' ? 'characters' : 'words'}
        autocorrect="off"
        spellcheck="false"
        inputmode=${format.inputMode}
        aria-required=${need === 'required' ? 'true' : nothing}
        aria-invalid=${problem?.severity === 'error' ? 'true' : nothing}
        aria-describedby=${problem ? `${field}-note` : nothing}
        ?disabled=${host.isDisabled}
        ?readonly=${host.element.readonly}
        .value=${fields[field]}
        @input=${typed}
        @change=${() => act.visited(field)}
        @keydown=${(event: KeyboardEvent) => commitOnEnter(event, act)}
      />
      ${problem ? renderProblem(view, format, problem) : nothing}
    </div>
  `;
}

/** As the button beneath; the keys belong to the input method while it composes. */
function commitOnEnter(event: KeyboardEvent, act: FieldsActions): void {
  if (event.key !== 'Enter' || event.isComposing) return;
  event.preventDefault();
  act.committed();
}

function renderProblem({ messages }: FieldsView, format: FieldFormat, problem: FieldProblem): TemplateResult {
  const isError = problem.severity === 'error';
  return html`<p id=${`${format.field}-note`} part=${isError ? 'error' : nothing} class=${isError ? nothing : 'note'}
    >${textOf(problem, format, messages)}</p
  >`;
}

export function textOf({ kind, severity }: FieldProblem, format: FieldFormat, messages: ManualMessages): string {
  const label = messages.labels[format.label];
  if (kind === 'shape') return messages.postcodeShape.replace('{example}', () => format.example);
  return (severity === 'error' ? messages.missing : messages.expected).replace('{label}', () => label);
}
