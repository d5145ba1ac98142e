/** Manual entry and its review, in both elements. */
import { html } from 'lit';
import { isLocalLanguage } from '../../../core/address/areas.ts';
import { isoCountries } from '../../../core/country/iso-countries.ts';
import { countryOf, countrySupportOf } from '../../../core/country/selectors.ts';
import { manualSlice } from '../../../core/entry/manual-slice.ts';
import { isVerifiedBeneath } from '../../../core/entry/panel-status.ts';
import { printingSlice } from '../../../core/entry/printing-slice.ts';
import { isVerifiable, verificationDue } from '../../../core/entry/submission.ts';
import { isComplete } from '../../../core/manual/selectors.ts';
import type { ManualEvent, ReviewStep, ValidateRequest, Verification } from '../../../core/manual/state.ts';
import type { Verdict } from '../../../core/manual/verdict.ts';
import type { Localized } from '../../../i18n/localize.ts';
import type { Panel, PanelHost, PanelModule } from '../../field/host.ts';
import { FocusLeaving } from '../../focus/focus-leaving.ts';
import { type ManualWords, manualTexts } from '../../localization/manual-texts.ts';
import { RequestScheduler } from '../../requests/request-scheduler.ts';
import { performValidation } from './effects.ts';
import { renderManualFields } from './fields-view.ts';
import { manual } from './manual.styles.ts';
import { anchorOf, manualModel } from './model.ts';
import { split, wholeInSight } from './paste.ts';
import { createRegionLists, type Regions, regionTextOf } from './region-list.ts';
import { renderNote, renderReview } from './review-view.ts';
import { noteOf } from './texts.ts';

/** Starts manual entry in an element. */
function mount(host: PanelHost): Panel {
  const dispatch = (event: ManualEvent) => host.dispatch({ slice: 'manual', ...event });
  const renderQuestion = (state: ReviewStep, { messages, stated: lang }: Localized<ManualWords>) =>
    renderReview({ host, dispatch, messages, lang, state });
  const scheduler = new RequestScheduler<ValidateRequest, ManualEvent>({
    perform: (request, signal) => performValidation(request, host.client, signal),
    afterPress: host.afterPress,
    answered: dispatch,
  });
  const commit = () => dispatch({ type: 'committed', verification: verificationOf(host) });
  // Text that was typed or autofilled before the list had loaded is matched to an option, by any of its names.
  const tidyRegion = ({ iso2, areas }: Regions) => {
    const { texts } = host.view;
    const { fields, isUntouched } = host.state.manual;
    const text = regionTextOf(fields.region, areas, isLocalLanguage(texts.around || texts.lang, iso2));
    if (!isUntouched && countryOf(host.state)?.iso2 === iso2) dispatch({ type: 'fieldEdited', field: 'region', text });
  };
  const lists = createRegionLists(host, tidyRegion);

  new FocusLeaving(host, () => host.root, {
    // Not the button that the second line replaces.
    isField: (element) => element.closest('#country, [part~=manual-fields] :is(input, select, .actions)') !== null,
    counts: 'all',
    left() {
      // An element that has just been disabled loses the focus before it is rendered.
      const { isDisabled, isReadonly } = host.view;
      const { panel, manual: state, properties } = host.state;
      const country = countryOf(host.state);
      if (panel.inSight !== 'manual' || isDisabled || isReadonly || properties.verify === 'submit' || state.isUntouched)
        return;
      // Unlike the button, leaving the fields does not show what is missing.
      if (isComplete(state, country)) commit();
    },
  });

  return {
    model: (state, texts) => manualModel(manualTexts(texts))(state),
    render(view) {
      const { manual: state } = view.state;
      const texts = manualTexts(view.texts);
      if (state.step === 'review') return renderQuestion(state, texts);
      return renderManualFields({
        host,
        view,
        dispatch,
        texts,
        regions: lists.regions,
        commit: () => commitByHand(host),
        leave: (field) => host.afterPress(() => dispatch({ type: 'fieldLeft', field })),
      });
    },
    note(view) {
      const { manual: state, submission } = view.state;
      const texts = manualTexts(view.texts);
      const { messages, stated: lang } = texts;
      if (!isVerifiedBeneath(view.state)) {
        const note = noteOf(view.state, messages);
        return note && renderNote({ note, messages, lang, kept: () => dispatch({ type: 'typedKept' }) });
      }
      if (state.step === 'review') return renderQuestion(state, texts);
      return submission === 'held' ? null : html`<p part="hint" lang=${lang}>${messages.checking}</p>`;
    },
    flushInput() {
      const { manual: state } = host.state;
      const country = countryOf(host.state);
      if (state.isUntouched || isComplete(state, country)) commit();
    },
    follow(next, previous) {
      scheduler.follow(next.manual.request, (request) => request === next.manual.request);
      const whole = wholeInSight(next);
      if (whole && whole !== wholeInSight(previous)) void split(whole, host);
      const { regions } = lists;
      if (regions && next.manual.fields.region !== previous.manual.fields.region) tidyRegion(regions);
      const isAsked =
        next.panel.inSight === 'manual' && next.manual.step === 'review' && previous.manual.step !== 'review';
      if (isAsked && host.root.activeElement) host.moveFocus(anchorOf(host.state));
    },
    verify: () => verify(host, () => scheduler.settled()),
    settled: () => scheduler.settled(),
  };
}

function verificationOf({ state }: PanelHost): Verification {
  const { manual: fields } = state;
  if (!isVerifiable(state)) return 'never';
  return fields.isUntouched ? 'silent' : 'interactive';
}

/** The button, or Enter in a field: if something is missing, the focus goes there. */
function commitByHand(host: PanelHost): void {
  host.dispatchAndMoveFocus({ slice: 'manual', type: 'committed', verification: verificationOf(host) });
  const { panel, manual: state } = host.state;
  if (panel.inSight === 'manual' && state.step === 'editing') host.moveFocus(anchorOf(host.state));
}

/**
 * Validates the manual fields or the page's own, or silently the committed address. Null for no verdict.
 *
 * @param settled resolves when the answer has arrived
 */
async function verify(host: PanelHost, settled: () => Promise<void>): Promise<Verdict | null> {
  const { panel, properties, manual } = host.state;
  const isTyped = panel.inSight === 'manual' && !manual.isUntouched;
  const verification = isVerifiable(host.state) ? 'interactive' : 'never';
  if (isTyped) host.dispatch({ slice: 'manual', type: 'committed', verification });
  else {
    const asked =
      verificationDue(host.state) ??
      (properties.hasClient && countrySupportOf(host.state) !== 'unsupported' ? 'silent' : 'never');
    host.dispatch({ slice: 'manual', type: 'verifyRequested', verification: asked, anew: true });
  }
  await settled();
  const { manual: answered, committed } = host.state;
  return answered.step === 'review' ? answered.verdict : (committed?.verdict ?? null);
}

/** Manual entry, for both elements. */
export const manualPanel: PanelModule = {
  styles: [manual],
  slices: { manual: manualSlice, printing: printingSlice },
  mount,
  countries: isoCountries(),
};
