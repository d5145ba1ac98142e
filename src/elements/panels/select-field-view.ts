import { html, nothing, type TemplateResult } from 'lit';
import { type LabelledField, renderLabelled } from '../field/lookup-field-view.ts';

/** Renders a list with its label and note. HTML has no read-only lists, so such a list is disabled. */
export function renderSelectField(field: LabelledField, options: unknown): TemplateResult {
  const select = html`
    <select
      id=${field.name}
      part=${field.isInvalid ? 'input input-invalid' : 'input'}
      autocomplete=${field.token || nothing}
      aria-required=${field.isNeeded || nothing}
      aria-invalid=${field.isInvalid || nothing}
      aria-describedby=${field.describedBy || nothing}
      ?disabled=${field.isDisabled || field.isReadonly}
      @change=${field.changed}
    >
      ${options}
    </select>
  `;
  return renderLabelled(field, select);
}
