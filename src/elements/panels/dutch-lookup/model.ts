/** The model of the Dutch lookup. */
import { isAwaited, isLookupEmpty, openFieldsOf } from '../../../core/dutch-lookup/selectors.ts';
import { typedTexts } from '../../../core/entry/form-entries.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import { oncePerObject, oncePerText } from '../../../core/once.ts';
import type { PanelModel } from '../../field/panel-model.ts';
import { panelFormOf } from '../panel-form.ts';
import { type LookupTexts, type LookupWords, messagesOf, missingMessage } from './texts.ts';

/** The model of a state, computed once. */
export const lookupModel = oncePerObject(({ messages, stated }: LookupTexts) =>
  oncePerObject((state: EntryState): PanelModel => {
    const { committed, dutchLookup } = state;
    const form = panelFormOf(state, messages, {
      committed,
      isEmpty: isLookupEmpty(dutchLookup),
      typed: dutchLookup.step === 'failed' ? typedIn(state) : null,
      wrong: errorsOf(state, messages),
      awaited: isAwaited(dutchLookup) ? messages.looking : '',
    });
    const anchor = anchorOf(state);
    const fallbackFocus = committed ? 'address' : anchor;
    return {
      ...form,
      lang: stated,
      anchor,
      fallbackFocus,
      messagesFor: oncePerText((error) => messagesOf(state, messages, error)),
    };
  }),
);

function typedIn({ dutchLookup: { fields } }: EntryState) {
  const { street, houseNumber, addition, postcode, city } = fields;
  return typedTexts({ street, building: `${houseNumber} ${addition}`.trim(), postcode, locality: city }, 'NL');
}

function errorsOf({ dutchLookup, properties }: EntryState, messages: LookupWords): string {
  // An order leads to manual entry, which asks for the rest. Without manual entry, it must not be lost.
  const isKept = properties.noManual && !properties.hasPageFields;
  return dutchLookup.step === 'failed' && isKept ? '' : missingMessage(dutchLookup, messages);
}

function anchorOf({ committed, dutchLookup }: EntryState): string {
  const [name] = committed ? [] : openFieldsOf(dutchLookup);
  const isChoosing = dutchLookup.step === 'additions' || dutchLookup.step === 'place';
  if (name) return `#${name}`;
  return isChoosing ? 'fieldset select' : 'fieldset input';
}
