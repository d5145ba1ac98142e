/**
 * The queue of what the page and the shopper do before the engine has loaded. It is kept in order and replayed then.
 */
import type { Address } from '../../core/address/address.ts';
import { parsedValue, readAddress } from '../../core/address/address-input.ts';
import type { Typing } from '../../core/search/state.ts';

/** An action that is performed later. Those that set the value have it in `given`. */
export type Act =
  | { readonly type: 'valueSet'; readonly given: unknown }
  | { readonly type: 'defaultSet'; readonly given: string | null }
  | { readonly type: 'cleared'; readonly given: null }
  | { readonly type: 'reset'; readonly given: string | null }
  /** The browser restored this state after a navigation. What this version saved is JSON. */
  | { readonly type: 'restored'; readonly given: File | string | FormData }
  | { readonly type: 'manualWanted' }
  /** The shopper does not know the postcode. */
  | { readonly type: 'streetWanted' }
  | { readonly type: 'refused' }
  /** The whole text of an input, identified by its id. */
  | { readonly type: 'typed'; readonly field: string; readonly text: string; readonly typing?: Typing }
  /** A key with a meaning in a list or a form, pressed at the control with this id. */
  | { readonly type: 'keyPressed'; readonly key: KeyboardEvent; readonly at: string };

/** An action that sets the value. */
export type GivenAct = Extract<Act, { readonly given: unknown }>;

/** An action that each element performs in its own way. */
export type OwnAct = Extract<Act, { readonly type: 'typed' | 'streetWanted' }>;

/** The queue with another action. Null if the action changes nothing. */
export function withAct(queue: readonly Act[], act: Act): readonly Act[] | null {
  const last = queue.findLast(isGiven);
  // Frameworks set the same value again, which must not undo what the shopper did.
  if (act.type === 'valueSet' && last?.type === act.type && last.given === act.given) return null;
  // As in HTML, the attribute only counts until the value is set or typed, and again after a reset.
  const content = lastContent(queue);
  if (act.type === 'defaultSet' && content && content.type !== 'reset' && content.type !== act.type) return null;
  // A key belongs to the text at that time.
  const isOver = (it: Act) => 'key' in it || (isTyped(it) && (!isTyped(act) || it.field === act.field));
  return [...queue.filter((it) => !(isOver(it) && (isTyped(act) || endsText(act)))), act];
}

/** True for an action that sets the text of an input. */
export const isTyped = (act: Act): act is Extract<Act, { readonly field: string }> => 'field' in act;

/** True if the queue has an action of this type, or a press of this key. */
export const hasAct = (queue: readonly Act[], wanted: string): boolean =>
  queue.some((act) => ('key' in act ? act.key.key : act.type) === wanted);

/** True if an action removes the typed text. A framework that sets null does not. */
export function endsText(act: Act): boolean {
  return isGiven(act) && (act.type !== 'valueSet' || act.given !== null);
}

/**
 * The value after the queued actions; null for none, and for an address whose country only the list of all countries
 * has.
 */
export function valueAfter(queue: readonly Act[]): Address | null {
  const last = lastContent(queue);
  return readAddress(
    last?.type === 'restored' ? keptIn(last)?.committed?.address : last && isGiven(last) && last.given,
  );
}

/** The text that an action puts into the input at an index: the one restored after a navigation, or none. */
export function keptText(act: Act, at: number): string {
  return keptIn(act)?.[at] ?? '';
}

/** The state restored after a navigation, unless something has happened since; undefined for none. */
export function restoredAfter(queue: readonly Act[]): Extract<Act, { readonly type: 'restored' }>['given'] | undefined {
  const last = lastContent(queue);
  return last?.type === 'restored' ? last.given : undefined;
}

/**
 * ISO 3166-1 alpha-2 code of the country restored after a navigation, unless more than text has come since; undefined
 * for none.
 */
export function restoredCountryAfter(queue: readonly Act[]): string | undefined {
  return keptIn(queue.findLast(isGiven))?.country?.iso2;
}

const isGiven = (act: Act): act is GivenAct => 'given' in act;

/** The last action that determines the content. Typed text does so without giving a value. */
const lastContent = (queue: readonly Act[]) => queue.findLast((act) => isGiven(act) || isTyped(act));

/** The part of a saved state that the field needs; the engine validates all of it. */
type Kept = {
  /** Texts of the inputs, by index. */
  readonly [at: number]: string;
  readonly committed?: { readonly address?: unknown } | null;
  readonly country?: { readonly iso2?: string } | null;
} | null;

const keptIn = (act: Act | undefined) => (act?.type === 'restored' ? (parsedValue(act.given) as Kept) : null);
