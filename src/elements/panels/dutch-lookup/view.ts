/** Renders the Dutch lookup from the state. */
import { html, nothing, type TemplateResult } from 'lit';
import { placeOf } from '../../../core/dutch-lookup/selectors.ts';
import type { LookupMethod } from '../../../core/dutch-lookup/state.ts';
import { isUndoOffered } from '../../../core/entry/undo.ts';
import { renderLink } from '../../field/link-view.ts';
import { renderLookupFieldset } from '../../field/lookup-field-view.ts';
import { renderWaiting } from '../../field/waiting-view.ts';
import { renderCard } from '../card-view.ts';
import { renderBeneathCard } from '../flat-view.ts';
import { renderAdditions, renderPlace } from './choices-view.ts';
import { fieldsIn, press } from './fields-view.ts';
import type { LookupView } from './lookup-view.ts';
import { generalErrorOf, isRetryOffered, noteOf } from './texts.ts';

/** Renders the fields with everything that belongs to them, and the committed address. */
export function renderLookup(lookup: LookupView): TemplateResult {
  const { host, view, messages } = lookup;
  const { state, page, texts } = view;
  const { dutchLookup, properties, submission } = state;
  const isLooking = dutchLookup.step === 'looking' && submission !== 'held';
  return renderLookupFieldset({
    texts,
    around: texts.around,
    page,
    hasOuterLabel: view.hasOuterLabel,
    isRequired: properties.required,
    isDisabled: view.isDisabled,
    label: messages.label,
    fields: fieldsIn(lookup),
    isByPostcode: dutchLookup.method === 'postcode',
    pressed: (event) => press(lookup, event),
    additions: renderAdditions(lookup),
    place: placeOf(dutchLookup) === 'unique' ? nothing : renderPlace(lookup),
    message: renderMessage(lookup),
    looking: isLooking ? renderWaiting(messages.looking) : nothing,
    links: view.isDisabled || view.isReadonly ? null : linksIn(lookup),
    card: [renderCard(host, view, messages.change), renderBeneathCard(host, view)],
    note: !properties.hasPageFields ? view.note : nothing,
  });
}

/** Renders the message about the address as a whole: an error, or what is missing. */
function renderMessage({ view: { state, error: invalid }, messages }: LookupView): TemplateResult | typeof nothing {
  const error = generalErrorOf(state.dutchLookup, messages, invalid);
  const note = noteOf(state, messages);
  if (error) return html`<p part="error" .textContent=${error}></p>`;
  return note ? html`<p part="hint" .textContent=${note}></p>` : nothing;
}

function linksIn({ host, view, messages, dispatch }: LookupView): readonly unknown[] {
  const { committed, dutchLookup, properties, panel } = view.state;
  const isBeside = properties.home === 'search';
  const choose = (method: LookupMethod) => {
    dispatch({ type: 'methodChosen', method });
    host.moveFocus('fieldset input');
  };
  const search = () =>
    host.dispatchAndMoveFocus({ slice: 'entry', type: 'panelWanted', panel: 'search', seed: host.seed() });
  const manual = () => host.enterManually();
  const isByPostcode = dutchLookup.method === 'postcode';
  const undo = () => host.dispatch({ slice: 'entry', type: 'undone', seed: host.seed() });
  return [
    isRetryOffered(dutchLookup) ? renderLink(messages.retry, () => host.retry()) : nothing,
    isUndoOffered(view.state) ? renderLink(view.texts.messages.undo, undo) : nothing,
    committed || isByPostcode ? nothing : renderLink(messages.byPostcode, () => choose('postcode')),
    committed || !isByPostcode ? nothing : renderLink(messages.byStreet, () => choose('street')),
    isBeside ? renderLink(messages.searchInstead, search) : nothing,
    committed || properties.noManual
      ? nothing
      : renderLink(messages.enterManually, manual, false, panel.awaited === 'manual', true),
  ];
}
