import { html, noChange, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { typedTexts } from '../../core/entry/form-entries.ts';
import { fieldEn } from '../../i18n/en/field.ts';
import { lookupFieldCommonEn, lookupFieldEn } from '../../i18n/en/lookup-field.ts';
import { lookupFieldNl } from '../../i18n/nl/lookup-field.ts';
import type { LookupMessageOverrides } from '../../i18n/overrides.ts';
import { findMessages } from '../../i18n/registry.ts';
import { tokenInSight } from '../autofill/token-in-sight.ts';
import type { EarlyView, EngineFile, FieldKind } from '../field/engine-port.ts';
import { EntryElement } from '../field/entry-element.ts';
import { field } from '../field/field.styles.ts';
import { renderCardPlace, renderFrame } from '../field/frame-view.ts';
import type { LookupFieldTexts, TextSource } from '../field/host.ts';
import { Lazy } from '../field/lazy.ts';
import { renderLink } from '../field/link-view.ts';
import { lookupField, rows } from '../field/lookup-field.styles.ts';
import { renderLookupFieldset, renderNote, renderTextField, type TextField } from '../field/lookup-field-view.ts';
import { hasOwnFields } from '../field/own-fields.ts';
import { noWording, oncePerWording, textsOf } from '../localization/texts.ts';

/**
 * Finds a Dutch address by postcode, house number and addition, or by city and street without the postcode.
 *
 * It is one form control whose value is the complete address. Lookups are billed, so one is sent once per house: when
 * the complete fields are left, or half a second after the last key. The addition is then checked against the answer.
 *
 * Slots, events, parts, custom properties and states are those of both elements, described at `ControlProperties`. The
 * label is that of the fields as a group. Steps are `search`, `manual`, `review` and `done`.
 *
 * @example
 * <nl-postcode-lookup name="shipping" proxy-url="/address-api" required></nl-postcode-lookup>
 */
export class NlPostcodeLookup extends EntryElement {
  static override properties: PropertyDeclarations = {
    messages: { attribute: false },
  };
  static override styles = [field, rows, lookupField];

  /** Messages that replace built-in ones. Default: none. */
  messages: LookupMessageOverrides = noWording;

  constructor() {
    super(kind);
  }
}

/** The engine of this element. */
export const nlPostcodeLookupEngine: EngineFile = new Lazy(
  async () => (await import('./engine.ts')).attachPostcodeLookup,
);

const dutch = { lang: 'nl', texts: lookupFieldNl };
const fieldTexts = textsOf<LookupFieldTexts['messages']>(
  'lookup',
  [{ ...fieldEn, ...lookupFieldCommonEn }, lookupFieldEn],
  (tag, part) => findMessages(tag, part) ?? (/^nl\b/i.test(tag) ? dutch : null),
);

const sourceOf = oncePerWording(
  (tag, { manual = {}, ...own }: LookupMessageOverrides): TextSource => ({
    lang: tag,
    around: tag,
    own: { common: own, search: {}, manual, lookup: own },
  }),
);

const kind: FieldKind<NlPostcodeLookup, LookupFieldTexts> = {
  engineFile: nlPostcodeLookupEngine,
  source: sourceOf,
  texts: fieldTexts,
  isEngineNeeded: hasOwnFields,
  country: () => 'NL',
  typed(_, [first = '', number, addition]) {
    // A restored street and city have the same places.
    const name = /^\p{Nd}.{0,7}$/u.test(first) ? 'postcode' : 'street';
    return typedTexts({ building: `${number} ${addition}`.trim(), [name]: first }, 'NL');
  },
  render: renderField,
};

/** Renders the same nodes as with an engine, without listeners. */
function renderField(element: NlPostcodeLookup, view: EarlyView<LookupFieldTexts>): TemplateResult {
  const { error, isReadonly, isAwaited, perform } = view;
  const { messages } = view.texts;
  const { required, noManual, autocomplete } = element;
  const isFixed = view.isDisabled || isReadonly;
  // The inputs for autofill, beside which this token matters, come with the engine.
  const token = isFixed || noManual ? `${autocomplete} postal-code`.trim() : tokenInSight(element, 'postal-code');
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
    layout: 'stack',
    country: nothing,
    panel: renderLookupFieldset(view, {
      label: messages.label,
      fields: [
        field('postcode', { token, size: 'wide' }),
        field('houseNumber', { inputmode: 'numeric' }),
        field('addition', { note: renderNote(messages.additionHint) }),
      ],
      isByPostcode: true,
      message: error && html`<p part="error" .textContent=${error}></p>`,
      links:
        isFixed || element.value
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

declare global {
  interface HTMLElementTagNameMap {
    'nl-postcode-lookup': NlPostcodeLookup;
  }
}
