/** Finds the option in a page's select that means a country or region. */
import { lettersOf } from '../letters.ts';

/** An option in a page's select. */
export interface ChoiceOption {
  readonly value: string;
  readonly text: string;
}

/**
 * The index of the option that means one of `candidates` (names and codes, the most likely first); -1 for none. Text
 * takes precedence over values, because a shop's values may be its own numbers. Case, accents and punctuation do not
 * matter.
 */
export function matchOption(options: readonly ChoiceOption[], candidates: readonly string[]): number {
  const wanted = candidates.map(lettersOf).filter(Boolean);
  const texts = options.map(({ value, text }) => (value === '' ? [] : formsOf(text)));
  const values = options.map(({ value }) => [lettersOf(value), lettersOf(value.replace(/^[a-z]{2}[-_]/i, ''))]);
  for (const forms of [texts, values]) {
    for (const name of wanted) {
      const index = forms.findIndex((form) => form.includes(name));
      if (index >= 0) return index;
    }
  }
  return -1;
}

/** A text, and its parts if it consists of two names: `Valencia/València`, `Nederland (NL)`. */
export function formsOf(text: string): string[] {
  return [text, ...text.split(/[/()|]| - /)].map(lettersOf).filter(Boolean);
}
