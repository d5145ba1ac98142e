/** The queue of what a page or a person does before the engine is there: it is kept in order, and done then. */
import type { Address } from '../../core/address/address.ts';
import { parsedValue, readAddress } from '../../core/address/read-value.ts';
import type { Typing } from '../../core/search/state.ts';

/** One of the things that are done later. One that says what the value is has it as `given`. */
export type Act =
  | { readonly type: 'valueSet'; readonly given: unknown }
  | { readonly type: 'defaultSet'; readonly given: string | null }
  | { readonly type: 'customValiditySet'; readonly message: string }
  | { readonly type: 'cleared'; readonly given: null }
  | { readonly type: 'reset'; readonly given: string | null }
  /** The state that the browser kept over a navigation; what this version wrote is JSON. */
  | { readonly type: 'restored'; readonly given: File | string | FormData }
  | { readonly type: 'manualWanted' }
  /** The person does not know the postcode. */
  | { readonly type: 'streetWanted' }
  | { readonly type: 'refused' }
  /** Holds all the text of an input, which is named by its id. */
  | { readonly type: 'typed'; readonly field: string; readonly text: string; readonly typing?: Typing }
  /** A key that a list, or a form, uses, at the control of that id. */
  | { readonly type: 'keyPressed'; readonly key: KeyboardEvent; readonly at: string };

/** An act that each element does in its own way. */
export type OwnAct = Extract<Act, { readonly type: 'typed' | 'streetWanted' }>;

/** The queue with one more act. Null if the act changes nothing. */
export function withAct(queue: readonly Act[], act: Act): readonly Act[] | null {
  const last = queue.findLast((it) => 'given' in it);
  // Frameworks set the same value again; that undoes nothing of the person's.
  if (act.type === 'valueSet' && last?.type === act.type && last.given === act.given) return null;
  // As in HTML, the attribute counts until a script or the person gives the value, and again after a reset.
  const content = lastContent(queue);
  if (act.type === 'defaultSet' && content && content.type !== 'reset' && content.type !== act.type) return null;
  // A key was meant for the text of that time.
  const isOver = (it: Act) => 'key' in it || (isTyped(it) && (!isTyped(act) || it.field === act.field));
  return [...queue.filter((it) => !(isOver(it) && (isTyped(act) || endsText(act)))), act];
}

/** True for an act with the text of an input. */
export const isTyped = (act: Act): act is Extract<Act, { readonly field: string }> => 'field' in act;

/** True if an act of this type, or a press of this key, is in the queue. */
export const hasAct = (queue: readonly Act[], wanted: string): boolean =>
  queue.some((act) => ('key' in act ? act.key.key : act.type) === wanted);

/** True if the typed text is gone: not if a framework says that there is no value. */
export function endsText(act: Act): boolean {
  return 'given' in act && (act.type !== 'valueSet' || act.given !== null);
}

/** The value after the queued acts; null for none, and for an address whose country only a list knows. */
export function valueAfter(queue: readonly Act[]): Address | null {
  const last = lastContent(queue);
  return readAddress(last?.type === 'restored' ? (parsedValue(last.given) as Kept)?.committed?.address : last?.given);
}

/** The text that the act puts into the input at a place: one that a navigation kept, else none. */
export function keptText(act: Act, at: number): string {
  return (parsedValue(act.type === 'restored' ? act.given : null) as Kept)?.[at] ?? '';
}

/** The state that a navigation brought back, as long as nothing has come after it; undefined for none. */
export function restoredAfter(queue: readonly Act[]): Extract<Act, { readonly type: 'restored' }>['given'] | undefined {
  const last = lastContent(queue);
  return last?.type === 'restored' ? last.given : undefined;
}

/** The country that a navigation brought back, ISO 3166-1 alpha-2, as long as nothing but a text has come after it; undefined for none. */
export function restoredCountryAfter(queue: readonly Act[]): string | undefined {
  const last = queue.findLast((act): act is Given => 'given' in act);
  return last?.type === 'restored' ? (parsedValue(last.given) as Kept)?.country?.iso2 : undefined;
}

/** The act that says what is in the element: a typed text gives no value. */
function lastContent(queue: readonly Act[]) {
  return queue.findLast((act): act is Content => 'given' in act || isTyped(act));
}

type Given = Extract<Act, { readonly given: unknown }>;

type Content = Given | (Extract<Act, { readonly field: string }> & { readonly given?: undefined });

/** The page's own message; empty or undefined for none. */
export function customMessageAfter(queue: readonly Act[]): string | undefined {
  return queue.findLast((act): act is Extract<Act, { readonly message: string }> => 'message' in act)?.message;
}

/** The part of the state that a browser kept which the field needs; the engine checks the whole of it. */
type Kept = {
  /** Texts of the inputs, by place. */
  readonly [at: number]: string;
  readonly committed?: { readonly address?: unknown } | null;
  readonly country?: { readonly iso2?: string } | null;
} | null;
