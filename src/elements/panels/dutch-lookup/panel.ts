/** The Dutch lookup, in both elements: postcode or city and street, and a house number. */
import type { AddressClient } from '../../../client/client.ts';
import { AddressServiceError } from '../../../client/errors.ts';
import type { DutchAddress } from '../../../contract/types.ts';
import { hasPart } from '../../../core/address/address.ts';
import { addressFromDutch } from '../../../core/address/from-dutch.ts';
import { isSameHouse } from '../../../core/dutch-lookup/parse.ts';
import type { DutchLookupEvent, LookupFields, LookupRequest } from '../../../core/dutch-lookup/state.ts';
import { dutchSlice } from '../../../core/entry/dutch-slice.ts';
import { answerTo } from '../../../effects/answer-to.ts';
import { delay } from '../../../waiting/delay.ts';
import type { StartPanel } from '../../field/host.ts';
import { lookupField, rows } from '../../field/lookup-field.styles.ts';
import { watchFields } from '../../focus/focus-leaving.ts';
import { askInTime } from '../../requests/foreign-answer.ts';
import { RequestScheduler } from '../../requests/request-scheduler.ts';
import { lookup } from './lookup.styles.ts';
import { lookupModel, lookupTexts } from './model.ts';
import { renderLookup } from './view.ts';

/** Milliseconds without a key after which a complete postcode and number are looked up. */
const lookupPauseMs = 500;

/** The Dutch lookup, for both elements. */
export const dutchLookupPanel: StartPanel = (host) => {
  const dispatch = (event: DutchLookupEvent) => host.dispatch({ slice: 'dutch-lookup', ...event });
  const flushInput = () => dispatch({ type: 'committed' });
  const scheduler = new RequestScheduler<LookupRequest, DutchLookupEvent>({
    perform: (request, signal) => performLookup(request, host.client, signal),
    afterPress: host.afterPress,
    answered: dispatch,
    // A lookup that was sent is billed: its answer is remembered, whatever is typed meanwhile.
    isSame: isSameHouse,
    inFlightMax: Number.POSITIVE_INFINITY,
  });
  const pauses = new RequestScheduler<LookupFields, DutchLookupEvent>({
    async perform(_, signal) {
      await delay(lookupPauseMs, signal);
      return { type: 'paused' };
    },
    afterPress: host.afterPress,
    answered: dispatch,
  });
  watchFields(host, {
    root: () => host.root,
    // Leaving one of these fields starts a lookup. Choices have a button of their own.
    isField: (element) => element.matches('fieldset > .fields input'),
    isEach: true,
    left: flushInput,
  });

  host.adoptStyles([rows, lookupField, lookup]);
  host.install({ 'dutch-lookup': dutchSlice });
  return {
    model: (state, texts) => lookupModel(state, lookupTexts(texts)),
    render(view) {
      const { messages } = lookupTexts(view.texts);
      return renderLookup({ host, view, dispatch, messages });
    },
    flushInput,
    follow({ dutchLookup }) {
      const { request, fields } = dutchLookup;
      scheduler.follow(request, () => true);
      pauses.follow(dutchLookup.step === 'editing' && dutchLookup.pause === 'awaited' ? fields : null);
    },
    settled: () => scheduler.settled(),
  };
};

/** Rejects only if the signal was aborted. Without a client, the event says so. */
function performLookup(
  request: LookupRequest,
  client: AddressClient | null,
  signal: AbortSignal,
): Promise<DutchLookupEvent> {
  const { onLine } = navigator;
  const lookUp = async (service: AddressClient, own: AbortSignal): Promise<DutchLookupEvent> => {
    const answer = answerTo(request.kind, await ask(request, service, own));
    // A number alone is not an address.
    const place = { ...addressFromDutch(answer), building: null, buildingNumber: null, buildingNumberAddition: null };
    if (!hasPart({ ...place, region: null })) throw new AddressServiceError('unexpected', request.kind);
    return { type: 'arrived', request, answer };
  };
  return askInTime(request.kind, client, signal, lookUp, (problem) => {
    // Lookups are billed: one that was answered, or sent while online, may have been counted.
    const isSent = onLine || problem.status !== null;
    return { type: 'failed', request, problem, isSent };
  });
}

function ask(request: LookupRequest, client: AddressClient, signal: AbortSignal): Promise<DutchAddress> {
  return request.kind === 'dutchByPostcode'
    ? client.dutchByPostcode(request.params, { signal })
    : client.dutchByStreet(request.params, { signal });
}
