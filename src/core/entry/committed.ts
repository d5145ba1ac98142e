/** A committed address that a script gives. */
import type { Address } from '../address/address.ts';
import type { Verdict } from '../manual/verdict.ts';
import type { AddressChange } from './slice.ts';
import type { Committed } from './state.ts';

/** The address of the page, with the origin that it states. */
export function committedFrom(address: Address): Committed {
  const { verdict: kept } = address;
  const advice = kept?.choice === 'kept' ? 'keep' : 'accept';
  const verdict: Verdict | null = kept && { ...kept, advice, candidates: [], missing: null };
  return { address, details: null, verdict };
}

/** An address that a script gives becomes the element's. */
export function committedByScript(address: Address): AddressChange {
  return { committed: committedFrom(address), by: 'script' };
}
