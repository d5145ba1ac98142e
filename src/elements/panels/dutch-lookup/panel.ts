/** The Dutch lookup: postcode or city and street, and a house number. In both elements. */
import { html, nothing } from 'lit';
import type { DutchLookupEvent, LookupRequest } from '../../../core/dutch-lookup/state.ts';
import { dutchSlice } from '../../../core/entry/dutch-slice.ts';
import type { Panel, PanelHost, PanelModule } from '../../field/host.ts';
import { FocusLeaving } from '../../focus/focus-leaving.ts';
import { RequestScheduler } from '../../requests/request-scheduler.ts';
import { renderCard } from '../card-view.ts';
import { performLookup } from './effects.ts';
import { lookup } from './lookup.styles.ts';
import { lookupModel } from './model.ts';
import { lookupTexts } from './texts.ts';
import { renderLookup } from './view.ts';

/** The Dutch lookup at work in an element. */
function mount(host: PanelHost): Panel {
  const dispatch = (event: DutchLookupEvent) => host.dispatch({ slice: 'dutch-lookup', ...event });
  const flushInput = () => {
    const { inSight, awaited } = host.state.panel;
    // A press on the way to another panel costs no lookup, although it comes before that panel is in sight.
    if (inSight === 'dutch-lookup' && awaited === null) dispatch({ type: 'committed' });
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
    left: flushInput,
  });

  return {
    named: 'fieldset',
    model: (state, texts) => lookupModel(lookupTexts(texts))(state),
    render(view) {
      const { messages, stated: lang } = lookupTexts(view.texts);
      return html`
        ${renderLookup({ host, view, dispatch, messages, lang })} ${renderCard(host, view, messages.change)} ${view.state.properties.pageFieldsStatus === 'none' ? view.note : nothing}
      `;
    },
    flushInput,
    follow: ({ dutchLookup: { request } }) => scheduler.follow(request, (other) => other === request),
    settled: () => scheduler.settled(),
  };
}

/** The Dutch lookup, for both elements. */
export const dutchLookupPanel: PanelModule = {
  styles: [lookup],
  slices: { 'dutch-lookup': dutchSlice },
  mount,
};
