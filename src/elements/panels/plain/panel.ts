/**
 * Three fields for when manual entry cannot be loaded, so that no shopper is stuck. They are part of the engine's file:
 * what a failed download needs must not be downloaded itself.
 */
import { html } from 'lit';
import { autofillTokens, type Field } from '../../../core/address/formats.ts';
import { worldFormatOf } from '../../../core/address/world-formats.ts';
import { countryCodeOf } from '../../../core/country/selectors.ts';
import { typedTexts } from '../../../core/entry/form-entries.ts';
import { isBlank, isEdited } from '../../../core/entry/panel-status.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import type { CommonMessages } from '../../../i18n/messages.ts';
import type { PanelHost, StartPanel, Texts, View } from '../../field/host.ts';
import { renderNoteLink } from '../../field/link-view.ts';
import { renderTextField } from '../../field/lookup-field-view.ts';
import type { PanelModel } from '../../field/panel-model.ts';
import { messageOf } from '../message-view.ts';
import { panelFormOf } from '../panel-form.ts';

const names = ['street', 'postcode', 'locality'] as const;

/** One of them. The street has its number with it. */
type PlainField = (typeof names)[number];

const labels = { street: 'streetAndNumber', postcode: 'postcode', locality: 'locality' } as const;

/** The plain fields, for both elements. Their state is part of the entry's. */
export const plainPanel: StartPanel = (host) => ({
  model: plainModel,
  render: (view) => renderPlainFields(host, view),
});

function plainModel(state: EntryState, { messages, stated }: Texts): PanelModel {
  const { street, postcode, locality } = state.manual.fields;
  const isEmpty = isBlank(state);
  const missing = missingPlainField(state);
  const form = panelFormOf(state, messages, {
    committed: isEdited(state) ? null : state.committed,
    isEmpty,
    typed: typedTexts({ street, postcode, locality }, countryCodeOf(state)),
    wrong: isEmpty ? messages.required : missing ? missingText(missing, street, messages) : '',
  });
  return { ...form, lang: stated, anchor: `#${missing ?? 'street'}`, messages: () => [] };
}

/** The error for a missing part. One of the fields may contain the complete address. */
function missingText(field: PlainField, street: string, messages: CommonMessages): string {
  const { missing } = messages;
  return field === 'street' && street.trim() !== '' ? missing.building : missing[field];
}

/** The first field that an address needs and that is empty, or lacks the number; undefined for none. */
function missingPlainField(state: EntryState): PlainField | undefined {
  const needed = neededIn(countryCodeOf(state));
  return names.find((name) => {
    const text = state.manual.fields[name].trim();
    if (name === 'street' && needed.includes('building')) return !/\d/.test(text);
    return needed.includes(name) && text === '';
  });
}

/** The parts that an address needs. */
function neededIn(code: string): readonly Field[] {
  const fields = worldFormatOf(code).rows.flat();
  return fields.flatMap(({ field, need }) => (need === 'required' ? field : []));
}

function renderPlainFields(host: PanelHost, view: View) {
  const { state, texts, page, isDisabled, isReadonly } = view;
  const { messages } = texts;
  const needed = neededIn(countryCodeOf(state));
  const leave = () => host.dispatchAndMoveFocus({ slice: 'entry', type: 'panelWanted', panel: 'search' });
  return html`
    ${names.map((field) =>
      renderTextField({
        name: field,
        label: messages[labels[field]],
        isNeeded: state.properties.required && needed.includes(field),
        isDisabled,
        isReadonly,
        ...messageOf(view, field),
        token: `${page.autocomplete} ${autofillTokens[field]}`.trim(),
        text: state.manual.fields[field],
        typed({ target }) {
          const fields = { [field]: (target as HTMLInputElement).value };
          host.dispatch({ slice: 'manual', type: 'fieldsEdited', fields });
        },
      }),
    )}
    ${renderNoteLink(state.properties.home === 'search' ? messages.searchInstead : messages.byPostcode, leave, isDisabled)}
  `;
}
