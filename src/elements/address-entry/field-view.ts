/** The search field before its engine is attached. */
import { noChange, nothing, type TemplateResult } from 'lit';
import { isNamedOutside, namedFor, nameFromPage } from '../field/accessible-name.ts';
import type { ControlProperties } from '../field/control-properties.ts';
import type { FieldView } from '../field/field-kind.ts';
import { renderCardPlace } from '../field/frame-view.ts';
import type { SearchFieldTexts } from '../field/host.ts';
import { isDisabled } from '../field/put-into-form.ts';
import { renderSearchField } from '../field/search-field-view.ts';

/** Renders the same nodes as with an engine, without listeners. */
export function renderField(
  element: HTMLElement &
    ControlProperties & { readonly labels: NodeList; readonly placeholder: string; readonly value: unknown },
  texts: SearchFieldTexts,
  { error, isAwaited, perform }: FieldView,
): TemplateResult {
  const { messages } = texts;
  const { value } = element;
  return renderSearchField({
    texts,
    page: element,
    hasOuterLabel: !element.label && isNamedOutside(element, element.labels),
    isRequired: element.required,
    isDisabled: isDisabled(element),
    isReadonly: element.readOnly,
    isInvalid: error !== '',
    // What the shopper types is not controlled.
    text: noChange,
    placeholder: element.placeholder,
    hint: element.hint || (value ? '' : messages.hint),
    list: {
      id: 'listbox',
      name: namedFor(messages.suggestions, nameFromPage(element, element.labels, element.label)),
    },
    card: value ? renderCardPlace() : nothing,
    message: error,
    isError: true,
    manual:
      element.noManual || element.readOnly || value
        ? null
        : { isBusy: isAwaited('manualWanted'), press: () => perform({ type: 'manualWanted' }) },
  });
}
