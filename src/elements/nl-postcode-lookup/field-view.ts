/** The Dutch fields before their engine is attached. */
import { html, noChange, nothing, type TemplateResult } from 'lit';
import type { Localized } from '../../i18n/localize.ts';
import { tokenInSight } from '../autofill/token-in-sight.ts';
import { isNamedOutside } from '../field/accessible-name.ts';
import type { ControlProperties } from '../field/control-properties.ts';
import type { FieldView } from '../field/field-kind.ts';
import { renderCardPlace, renderFrame } from '../field/frame-view.ts';
import type { LookupFieldMessages } from '../field/host.ts';
import { renderLink } from '../field/link-view.ts';
import { renderLookupFieldset, renderNote, renderTextField, type TextField } from '../field/lookup-field-view.ts';
import { isDisabled } from '../field/put-into-form.ts';

/** Renders the same nodes as with an engine, without listeners. */
export function renderField(
  element: ControlProperties & { readonly labels: NodeList; readonly value: unknown },
  texts: Localized<LookupFieldMessages>,
  view: FieldView,
): TemplateResult {
  const { error, isAwaited, perform } = view;
  const { messages, stated: lang, around } = texts;
  const { readOnly: isReadonly, required, noManual, autocomplete } = element;
  const isFixed = isDisabled(element);
  // The inputs for autofill, beside which this token matters, come with the engine.
  const token =
    isFixed || isReadonly || noManual ? `${autocomplete} postal-code`.trim() : tokenInSight(element, 'postal-code');
  const field = (name: 'postcode' | 'houseNumber' | 'addition', own: Partial<TextField>) =>
    renderTextField({
      name,
      label: messages[name],
      isNeeded: required && !own.note,
      isReadonly,
      token: 'none',
      describedBy: error && !own.note ? `${name}-note message` : `${name}-note`,
      // What the shopper types is not controlled.
      text: noChange,
      ...own,
    });
  return renderFrame({
    ...view,
    lang,
    layout: 'stack',
    country: nothing,
    panel: renderLookupFieldset({
      texts,
      around,
      page: element,
      hasOuterLabel: !element.label && isNamedOutside(element, element.labels),
      isRequired: required,
      isDisabled: isFixed,
      label: messages.label,
      fields: [
        field('postcode', { token, size: 'wide' }),
        field('houseNumber', { inputmode: 'numeric' }),
        field('addition', { note: renderNote(messages.additionHint) }),
      ],
      isByPostcode: true,
      message: error && html`<p part="error" .textContent=${error}></p>`,
      links:
        isFixed || isReadonly || element.value
          ? null
          : [
              ...[nothing, nothing, nothing],
              renderLink(messages.byStreet, () => perform({ type: 'streetWanted' }), false, isAwaited('streetWanted')),
              nothing,
              noManual
                ? nothing
                : renderLink(
                    messages.enterManually,
                    () => perform({ type: 'manualWanted' }),
                    false,
                    isAwaited('manualWanted'),
                    true,
                  ),
            ],
      card: element.value && renderCardPlace(),
    }),
  });
}
