/** What a page hears of a change of state, and in which order. */
import type { Reason } from '../../client/errors.ts';
import type { EntryState } from '../../core/entry.ts';
import { AddressEvent, type AddressEventDetails, type AddressProblem, type Step } from '../events.ts';

function fire<Name extends keyof AddressEventDetails>(
  element: HTMLElement,
  name: Name,
  detail: AddressEventDetails[Name],
): void {
  element.dispatchEvent(new AddressEvent(name, detail));
}

export function tellStep(element: HTMLElement, step: Step): void {
  fire(element, 'address-step', { step });
}

export function tell(element: HTMLElement, next: EntryState, previous: EntryState): void {
  if (previous.step === 'done' && next.step !== 'done') fire(element, 'address-cleared', null);
  if (next.problem && next.problem !== previous.problem) {
    tellProblem(element, next.problem);
  }
  // An address the page gave itself is no news to it.
  if (
    next.step === 'done' &&
    next.by === 'person' &&
    next.source &&
    !(previous.step === 'done' && previous.address === next.address)
  ) {
    const { address, details, source, verdict } = next;
    fire(element, 'address-selected', { address, details, source, verdict });
  }
}

/** Of what failed only this: no address text. Reasons are the client's words. */
export function tellProblem(
  element: HTMLElement,
  { reason, operation, status, retryAfter }: Omit<AddressProblem, 'reason'> & { readonly reason: string },
): void {
  fire(element, 'address-error', { reason: reason as Reason, operation, status, retryAfter });
}
