/** What a page hears of a change of state, and in which order. */
import type { Reason } from '../../client/errors.ts';
import type { LookupState } from '../../core/dutch-lookup/state.ts';
import { addressOf } from '../../core/dutch-lookup/selectors.ts';
import { AddressEvent, type AddressEventDetails, type Step } from '../events.ts';

export function stepOf({ step }: LookupState): Step {
  return step === 'done' || step === 'manual' ? step : 'search';
}

export function tell(element: HTMLElement, next: LookupState, previous: LookupState): void {
  const fire = <Name extends keyof AddressEventDetails>(name: Name, detail: AddressEventDetails[Name]) =>
    element.dispatchEvent(new AddressEvent(name, detail));
  if (stepOf(next) !== stepOf(previous)) fire('address-step', { step: stepOf(next) });
  if (next.step === 'failed' && previous.step !== 'failed') {
    const { reason, operation, status, retryAfter } = next.problem;
    fire('address-error', { reason: reason as Reason, operation, status, retryAfter });
  }
  const address = addressOf(next);
  if (address === addressOf(previous)) return;
  if (!address) fire('address-cleared', null);
  // An address the page gave itself is no news to it.
  else if (((next.step === 'done' && next.by === 'person') || next.step === 'manual') && next.source) {
    fire('address-selected', { address, details: next.details, source: next.source, verdict: null });
  }
}
