/** Manual entry and its review, in both elements. */
import { html } from 'lit';
import type { AddressClient } from '../../../client/client.ts';
import { AddressServiceError } from '../../../client/errors.ts';
import type { ValidationResponse } from '../../../contract/types.ts';
import { countryOf, countrySupportOf } from '../../../core/country/selectors.ts';
import { manualSlice } from '../../../core/entry/manual-slice.ts';
import { isEdited, isVerifiedBeneath, stepOf } from '../../../core/entry/panel-status.ts';
import { isHeld, isVerifiable, verificationDue } from '../../../core/entry/submission.ts';
import { isComplete } from '../../../core/manual/selectors.ts';
import type { ManualEvent, ReviewStep, ValidateRequest, Verification } from '../../../core/manual/state.ts';
import type { Verdict } from '../../../core/manual/verdict.ts';
import type { Localized } from '../../../i18n/localize.ts';
import type { PanelHost, StartPanel } from '../../field/host.ts';
import { isDisabled } from '../../field/internals.ts';
import { rows } from '../../field/lookup-field.styles.ts';
import { watchFields } from '../../focus/focus-leaving.ts';
import { type ManualWords, manualTexts } from '../../localization/manual-texts.ts';
import { askInTime } from '../../requests/foreign-answer.ts';
import { RequestScheduler } from '../../requests/request-scheduler.ts';
import { renderManualFields } from './fields-view.ts';
import { manual } from './manual.styles.ts';
import { anchorOf, manualModel, noteMessagesOf } from './model.ts';
import { splitStreet } from './paste.ts';
import { followRegions, tidyRegion } from './region-list.ts';
import { renderNote, renderReview } from './review-view.ts';

/** Manual entry, for both elements. */
export const manualPanel: StartPanel = (host) => {
  const dispatch = (event: ManualEvent) => host.dispatch({ slice: 'manual', ...event });
  const renderQuestion = (state: ReviewStep, { messages, stated: lang }: Localized<ManualWords>) =>
    renderReview({ host, dispatch, messages, lang, state });
  const scheduler = new RequestScheduler<ValidateRequest, ManualEvent>({
    perform: (request, signal) => performValidation(request, host.client, signal),
    afterPress: host.afterPress,
    answered: dispatch,
  });
  const commit = () => dispatch({ type: 'committed', verification: verificationOf(host) });
  const regionsOf = followRegions(host);

  watchFields(host, {
    root: () => host.root,
    // Excludes the button that the second line replaces: the focus leaves it only because it disappears.
    isField: (element) => element.closest('#country, [part~=manual-fields] :is(input, select, .actions)') !== null,
    left() {
      // An element that has just been disabled loses focus before it renders again.
      const { element, state } = host;
      const hasLeft = isEdited(state) && !isDisabled(element) && !element.readOnly;
      // Unlike the button, leaving the fields does not show what is missing.
      if (hasLeft && state.properties.verify !== 'submit' && isComplete(state.manual, countryOf(state))) commit();
    },
  });

  host.adoptStyles([rows, manual]);
  host.install({ manual: manualSlice });
  return {
    model: (state, texts) => manualModel(state, manualTexts(texts)),
    render(view) {
      const { manual: state } = view.state;
      const texts = manualTexts(view.texts);
      if (state.step === 'review') return renderQuestion(state, texts);
      return renderManualFields({
        host,
        view,
        dispatch,
        texts,
        regions: regionsOf(),
        commit: () => commitByHand(host),
      });
    },
    note(view) {
      const { manual: state } = view.state;
      const texts = manualTexts(view.texts);
      if (!isVerifiedBeneath(view.state))
        return renderNote(view.state, texts, () => dispatch({ type: 'candidateChosen', candidate: null }));
      if (state.step === 'review') return renderQuestion(state, texts);
      return isHeld(view.state) ? null : html`<p part="hint" lang=${texts.stated}>${texts.messages.checking}</p>`;
    },
    noteMessages: (state, texts) => noteMessagesOf(state, manualTexts(texts)),
    flushInput() {
      const { manual: state } = host.state;
      if (state.isUntouched || isComplete(state, countryOf(host.state))) commit();
    },
    follow(next, previous) {
      scheduler.follow(next.manual.request);
      const { iso2, start } = previous.manual;
      const isFilled = next.manual.iso2 !== iso2 || next.manual.start !== start;
      if (isFilled && stepOf(next) === 'manual') splitStreet(host);
      const regions = regionsOf();
      if (regions && next.manual.fields.region !== previous.manual.fields.region) tidyRegion(host, regions);
      const isAsked = stepOf(next) === 'review' && stepOf(previous) !== 'review';
      if (isAsked && host.root.activeElement) host.moveFocus(anchorOf(host.state, manualTexts(host.view.texts)));
    },
    verify: () => verify(host, () => scheduler.settled()),
    settled: () => scheduler.settled(),
  };
};

function verificationOf({ state }: PanelHost): Verification {
  const { manual: fields } = state;
  if (!isVerifiable(state)) return 'never';
  return fields.isUntouched ? 'silent' : 'interactive';
}

/** The button, or Enter in a field: if something is missing, the focus goes there. */
function commitByHand(host: PanelHost): void {
  host.dispatchAndMoveFocus({ slice: 'manual', type: 'committed', verification: verificationOf(host) });
  const { state } = host;
  if (stepOf(state) === 'manual' && state.manual.step === 'editing')
    host.moveFocus(anchorOf(state, manualTexts(host.view.texts)));
}

/**
 * Validates the manual fields or the page's own; otherwise the committed address, silently. Null for no verdict.
 *
 * @param settled resolves when the answer has arrived
 */
async function verify(host: PanelHost, settled: () => Promise<void>): Promise<Verdict | null> {
  if (isEdited(host.state)) {
    host.dispatch({ slice: 'manual', type: 'committed', verification: verificationOf(host) });
  } else {
    const isPossible = host.state.properties.hasClient && countrySupportOf(host.state) !== 'unsupported';
    const verification = verificationDue(host.state) ?? (isPossible ? 'silent' : 'never');
    host.dispatch({ slice: 'manual', type: 'verifyRequested', verification, anew: true });
  }
  await settled();
  const { manual: answered, committed } = host.state;
  return answered.step === 'review' ? answered.verdict : (committed?.verdict ?? null);
}

/** Rejects only if the signal was aborted: after any other failure, the address is accepted unverified. */
function performValidation(
  request: ValidateRequest,
  client: AddressClient | null,
  signal: AbortSignal,
): Promise<ManualEvent> {
  const validate = async (service: AddressClient, own: AbortSignal): Promise<ManualEvent> => {
    const answer = await service.validate(request.params, { signal: own });
    if (!isAnswer(answer)) throw new AddressServiceError('unexpected', request.kind);
    return { type: 'validated', request, answer };
  };
  return askInTime(request.kind, client, signal, validate, (problem) => {
    return { type: 'validationFailed', request, problem };
  });
}

/** A page's own client may answer anything. */
function isAnswer(answer: ValidationResponse | null): answer is ValidationResponse {
  const { matches } = Object(answer) as Partial<ValidationResponse>;
  return Array.isArray(matches) && matches.every((match) => match?.status && match.address);
}
