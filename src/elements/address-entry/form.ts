import { type Address, addressFromSaved, type Source, sourceFrom, stringOrNull } from '../../core/address/address.ts';
import type { DoneStep, EntryState } from '../../core/entry.ts';
import { isPoBox } from '../../core/entry-view.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Flow } from '../flow.ts';
import type { FormControlState } from '../form-control.ts';

/** Whether a PO box may be chosen: `warn` says something, `deny` makes the field invalid. */
export type PoBoxPolicy = 'allow' | 'warn' | 'deny';

/** What a valid entry is. */
export interface FormRules {
  readonly required: boolean;
  readonly poBox: PoBoxPolicy;
}

/** What is around the search. */
export interface Around {
  /** Another way in use. */
  readonly flow?: Pick<Flow, 'formState'> | null;
  /** What that way leaves behind for after a navigation. */
  readonly saved?: unknown;
  /** Whether there is nothing to choose a country from. */
  readonly isWithoutCountries: boolean;
}

/** What a form gets from an entry. */
export function formStateOf(state: EntryState, rules: FormRules, messages: Messages, around: Around): FormControlState {
  const saved = savedOf(state, around.saved ?? null);
  if (around.flow) return { ...around.flow.formState, saved };
  return { entries: entriesOf(state, around), saved, invalid: invalidOf(state, rules, messages, around) };
}

function entriesOf(state: EntryState, around: Around): FormControlState['entries'] {
  if (state.step === 'done') {
    const { address, source, verdict } = state;
    return entries({ ...address, country: address.country.iso2, source, grade: verdict?.grade });
  }
  // The service failed: what the person typed is all there is, and the order must not be lost.
  if (isUnsearchable(state, around))
    return entries({ street: state.text, country: countryOf(state), source: 'manual' });
  return null;
}

const entryNames = ['street', 'building', 'postcode', 'locality', 'region', 'country', 'source', 'grade'] as const;

type EntryName = (typeof entryNames)[number];

/** Every part of an address, those it does not have too: an order never keeps a part of the one before. */
export function entries(
  values: Readonly<Partial<Record<EntryName, string | null | undefined>>>,
): FormControlState['entries'] {
  return entryNames.map((name) => [name, values[name] ?? '']);
}

function countryOf(state: EntryState): string {
  return 'country' in state ? state.country.iso2 : '';
}

function isUnsearchable(state: EntryState, around: Around): boolean {
  const isStuck = state.step === 'country' && around.isWithoutCountries;
  return (state.problem !== null || isStuck) && state.text.trim() !== '';
}

function invalidOf(
  state: EntryState,
  rules: FormRules,
  messages: Messages,
  around: Around,
): FormControlState['invalid'] {
  if (rules.poBox === 'deny' && isPoBox(state)) return { flags: { customError: true }, message: messages.poBoxDenied };
  // Required or not: an order must not go without the address that was chosen for it.
  if (state.step === 'details') return { flags: { customError: true }, message: messages.loading };
  if (state.step === 'done' || isUnsearchable(state, around)) return null;
  if (state.text.trim() !== '') return { flags: halfFilled(rules), message: messages.choose };
  return rules.required ? { flags: { valueMissing: true }, message: messages.required } : null;
}

/** Something that is no address yet: refused, required or not, as half a date is. Else it would get lost in silence. */
export function halfFilled({ required }: FormRules): ValidityStateFlags {
  return required ? { valueMissing: true } : { badInput: true };
}

/** Whether the address is one the service knows, as typed by hand or corrected. */
export function isVerified(state: EntryState): boolean {
  if (state.step !== 'done') return false;
  const { verdict, details } = state;
  // A Dutch house with an addition nobody knows is found, but not confirmed.
  if (details && 'houseNumberAddition' in details) return details.houseNumberAddition !== null;
  return verdict?.choice === 'confirmed' || verdict?.choice === 'corrected';
}

interface Saved {
  readonly text: string;
  /** ISO 3166-1 alpha-2; empty for none. */
  readonly country: string;
  readonly address: unknown;
  readonly details: unknown;
  readonly source: unknown;
  readonly verdict: unknown;
  /** Of the way that is open, if not the search. */
  readonly other: unknown;
}

interface Restored extends Saved {
  readonly address: Address | null;
  readonly details: DoneStep['details'];
  readonly source: Source | null;
  readonly verdict: Verdict | null;
}

function savedOf(state: EntryState, other: unknown): string {
  const { address, details, source, verdict }: Partial<DoneStep> = state.step === 'done' ? state : {};
  const saved: Saved = { text: state.text, country: countryOf(state), address, details, source, verdict, other };
  return JSON.stringify(saved);
}

/** What `savedOf` wrote, as far as it makes sense. */
export function readSaved(json: string): Restored {
  const saved = parseJson(json) as Partial<Saved> | null;
  return {
    text: stringOrNull(saved?.text) ?? '',
    country: stringOrNull(saved?.country) ?? '',
    address: addressFromSaved(saved?.address),
    source: sourceFrom(saved?.source),
    details: objectFrom(saved?.details) as DoneStep['details'],
    verdict: objectFrom(saved?.verdict) as Verdict | null,
    other: saved?.other,
  };
}

function objectFrom(saved: unknown): object | null {
  return typeof saved === 'object' ? saved : null;
}

/** What a page gives as a value: an address, or the JSON of one. Null for anything else; what is whole stays as it is. */
export function readAddress(given: unknown): Address | null {
  const address = addressFromSaved(typeof given === 'string' ? parseJson(given) : given);
  return address && Array.isArray((given as Partial<Address>).mailLines) ? (given as Address) : address;
}

/** Null for what is not JSON. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
