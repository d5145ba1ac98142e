/** Everything that the search field shows before its engine is attached. */
import { html, noChange, nothing, type TemplateResult } from 'lit';
import { isNamedOutside, namedFor, nameFromPage } from '../field/accessible-name.ts';
import type { ControlProperties } from '../field/control-properties.ts';
import type { FieldView } from '../field/field-kind.ts';
import { renderCardPlace } from '../field/frame-view.ts';
import type { SearchFieldTexts } from '../field/host.ts';
import { isDisabled } from '../field/put-into-form.ts';
import { renderListboxShell, renderManualButton, renderSearchField } from '../field/search-field-view.ts';

/** The same nodes as with an engine, without listeners. */
export function renderField(
  element: HTMLElement &
    ControlProperties & { readonly labels: NodeList; readonly placeholder: string; readonly value: unknown },
  texts: SearchFieldTexts,
  { error, isAwaited, perform }: FieldView,
): TemplateResult {
  const { messages } = texts;
  const isFixed = isDisabled(element);
  const manualButton = () =>
    renderManualButton({
      text: messages.enterManually,
      isBusy: isAwaited('manualWanted'),
      isDisabled: isFixed,
      press: () => perform({ type: 'manualWanted' }),
    });
  return renderSearchField({
    texts,
    page: element,
    hasOuterLabel: !element.label && isNamedOutside(element, element.labels),
    isRequired: element.required,
    isDisabled: isFixed,
    isReadonly: element.readOnly,
    isInvalid: error !== '',
    // Only the person knows it.
    text: noChange,
    placeholder: element.placeholder,
    hint: element.hint || (element.value ? '' : messages.hint),
    listbox: renderListboxShell({
      name: namedFor(messages.suggestions, nameFromPage(element, element.labels, element.label)),
    }),
    card: element.value ? renderCardPlace() : nothing,
    message: error && html`<p part="error" .textContent=${error}></p>`,
    manualLink: element.noManual || element.readOnly || element.value ? nothing : manualButton(),
  });
}
