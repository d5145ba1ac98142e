/** An entry that is the same as another one, as the rest of the element sees it. The rules come with the checkbox: `same-slice.ts`. */
import { oncePerObject } from '../once.ts';
import { committedTexts, type FormTexts } from './form-entries.ts';
import type { EntryState, OtherEntry } from './state.ts';

/** The state for the form while the address is that of another entry, which is there; else null. */
export const sameFormOf = oncePerObject(
  ({
    same,
    committed,
  }: EntryState): { readonly texts: FormTexts | null; readonly invalid: OtherEntry['invalid'] } | null =>
    same?.isTicked && same.other
      ? { texts: committed && committedTexts(committed), invalid: same.other.invalid }
      : null,
);
