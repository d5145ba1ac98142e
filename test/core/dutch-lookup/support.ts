/** An entry that begins with the Dutch lookup, from event to event. */
import assert from 'node:assert/strict';
import type { DutchAddress } from '../../../src/contract/types.ts';
import type { Address } from '../../../src/core/address/address.ts';
import type { DutchLookupState, FieldName, LookupFields, LookupRequest } from '../../../src/core/dutch-lookup/state.ts';
import type { EntryEvent, EntryState } from '../../../src/core/entry/state.ts';
import * as entry from '../../support/entry.ts';
import { netherlands } from '../../support/samples.ts';

type Step = entry.Step;

export const { on } = entry;

/** As `<nl-postcode-lookup>` begins: the lookup comes first, and one country is there to choose. */
export const begun: EntryState = entry.after(
  entry.configured({ home: 'dutch-lookup', country: 'NL', hasClient: true }),
  entry.lookupLoaded,
  entry.manualLoaded,
  entry.listArrived([netherlands], entry.seedOf()),
);

export const after = (...steps: readonly Step[]): EntryState => on(begun, ...steps);

export const typed = (field: FieldName, text: string): EntryEvent => entry.dutch({ type: 'typed', field, text });
export const committed = entry.dutch({ type: 'committed' });
export const paused = entry.dutch({ type: 'paused' });
export const fill = (fields: Partial<LookupFields>): Step[] => [
  ...Object.entries(fields).map(([field, text]) => typed(field as FieldName, text)),
  committed,
];
export const asked = ({ dutchLookup: { request } }: EntryState): LookupRequest => {
  assert.ok(request, 'a request is under way');
  return request;
};
export const arrives =
  (answer: DutchAddress) =>
  (state: EntryState): EntryEvent =>
    entry.dutch({ type: 'arrived', request: asked(state), answer });
export const fails =
  (reason: string, status: number | null = null, isSent = true) =>
  (state: EntryState): EntryEvent => {
    const problem = { reason, operation: 'dutchByPostcode', status, retryAfter: null } as const;
    return entry.dutch({ type: 'failed', request: asked(state), problem, isSent });
  };
export const choose = (addition: string | null): EntryEvent => entry.dutch({ type: 'additionChosen', addition });
export const byStreet = entry.dutch({ type: 'methodChosen', method: 'street' });

export const addressOf = ({ committed: present }: EntryState): Address | null => present?.address ?? null;
export const stepIn = ({ dutchLookup }: EntryState): DutchLookupState['step'] => dutchLookup.step;

export const at30 = fill({ postcode: '2012es', houseNumber: '30' });
export const at2 = fill({ postcode: '7571CD', houseNumber: '2' });
export const inHengelo = [byStreet, ...fill({ city: 'Hengelo', street: 'Kerkstraat', houseNumber: '3' })];
