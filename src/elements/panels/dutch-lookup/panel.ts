/** The Dutch lookup: postcode or city and street, and a house number. In both elements. */
import { html, nothing } from 'lit';
import { isAwaited, isLookupEmpty, openFieldsOf } from '../../../core/dutch-lookup/selectors.ts';
import type { DutchLookupEvent, LookupRequest } from '../../../core/dutch-lookup/state.ts';
import { dutchSlice } from '../../../core/entry/dutch-slice.ts';
import { committedEntries, typedEntries } from '../../../core/entry/form-entries.ts';
import { errorShownOf, isPoBoxDenied } from '../../../core/entry/selectors.ts';
import type { EntryState } from '../../../core/entry/state.ts';
import { renderCard } from '../../card-view.ts';
import { FocusLeaving } from '../../focus-leaving.ts';
import type { FormState, Panel, PanelHost, PanelModule } from '../../host.ts';
import { RequestScheduler } from '../../request-scheduler.ts';
import { performLookup } from './effects.ts';
import { lookup } from './lookup.styles.ts';
import { type LookupWords, lookupTexts, messagesOf, missingMessage } from './texts.ts';
import { renderLookup } from './view.ts';

/** The Dutch lookup at work in an element. */
function mount(host: PanelHost): Panel {
  const dispatch = (event: DutchLookupEvent) => host.dispatch({ slice: 'dutch-lookup', ...event });
  const texts = () => lookupTexts(host.texts);
  const messages = () => texts().messages;
  const lang = () => texts().stated;
  const conclude = () => {
    const { mode, awaitedPanel } = host.state;
    // A press on the way to another panel costs no lookup, although it comes before that panel is in sight.
    if (mode === 'dutch-lookup' && awaitedPanel === null) dispatch({ type: 'committed' });
  };
  const scheduler = new RequestScheduler<LookupRequest, DutchLookupEvent>({
    perform: (request, signal) => performLookup(request, host.client, signal),
    afterPress: host.afterPress,
    answered: dispatch,
  });
  new FocusLeaving(host, () => host.root, {
    // Those that lead to a lookup by being left. What has to be chosen has a button of its own.
    fields: 'fieldset > .fields input',
    counts: 'each',
    left: conclude,
  });

  return {
    named: 'fieldset',
    anchor: () => anchorOf(host),
    refuge: () => (host.state.committed ? 'address' : anchorOf(host)),
    render: () => html`
      ${renderLookup({ host, dispatch, messages: messages(), lang: lang() })} ${renderCard(host, messages().change)} ${host.state.properties.pageFields === 'none' ? host.note : nothing}
    `,
    form: () => formStateOf(host.state, messages()),
    messages: (state) => {
      const invalid = formStateOf(state, messages()).invalid?.message;
      return messagesOf(state, messages(), errorShownOf(state, invalid)).map((message) => ({
        ...message,
        lang: lang(),
      }));
    },
    conclude,
    follow: ({ dutchLookup: { request } }) => scheduler.follow(request, (other) => other === request),
    settled: () => scheduler.settled(),
  };
}

function anchorOf({ state }: PanelHost): string {
  const [name] = state.committed ? [] : openFieldsOf(state.dutchLookup);
  const isChoosing = state.dutchLookup.step === 'additions' || state.dutchLookup.step === 'place';
  if (name) return `#${name}`;
  return isChoosing ? 'fieldset select' : 'fieldset input';
}

function formStateOf(state: EntryState, messages: LookupWords): FormState {
  const { committed, dutchLookup, properties } = state;
  if (committed) {
    const invalid = isPoBoxDenied(state) ? { flags: { customError: true }, message: messages.poBoxDenied } : null;
    return { entries: committedEntries(committed), invalid };
  }
  const flags = properties.required ? { valueMissing: true } : { badInput: true };
  const invalid = { flags, message: missingMessage(dutchLookup, messages) };
  const isFailed = dutchLookup.step === 'failed';
  // The answer is on its way, or the service failed: what was typed is all there is.
  if (isAwaited(dutchLookup) || isFailed) {
    const { street, houseNumber, addition, postcode, city } = dutchLookup.fields;
    const building = `${houseNumber} ${addition}`.trim();
    const entries = typedEntries({ street, building, postcode, locality: city }, 'NL');
    // An order leads to the manual fields, which ask for the rest. Where there are none it must not be lost.
    return { entries, invalid: isFailed && !properties.noManual ? invalid : null };
  }
  return { entries: null, invalid: isLookupEmpty(dutchLookup) && !properties.required ? null : invalid };
}

/** The Dutch lookup, for both elements. */
export const dutchLookupPanel: PanelModule = {
  styles: [lookup],
  slices: { 'dutch-lookup': dutchSlice },
  mount,
};
