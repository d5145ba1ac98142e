/** Finds a country by typing in the picker: by more words than the displayed ones. */

import { ownLanguages } from '../../core/country/languages.ts';
import { countryNames } from '../../core/country/names.ts';
import type { CountryOption } from './country-options.ts';

/** Milliseconds after which a key begins a new word, as in the pickers of browsers. */
const wordPauseMs = 1_000;

/** The text typed in the picker, until a pause. */
export class TypeAhead {
  #typed = { text: '', time: Number.NEGATIVE_INFINITY };

  /** The country that a key leads to; undefined if the picker does not use the key. `time` is in milliseconds. */
  press(key: string, time: number, options: readonly CountryOption[], current: string): CountryOption | undefined {
    const before = time - this.#typed.time > wordPauseMs ? '' : this.#typed.text;
    if (withoutAccents(key).length !== 1 && key !== ' ') return undefined;
    // A space opens the picker, unless it stands between two words.
    if (key === ' ' && before === '') return undefined;
    const text = before + withoutAccents(key);
    this.#typed = { text, time };
    return find(options, text) ?? cycle(options, text, current);
  }
}

/** By code, by the displayed name, by any other name, then by a later word of a name. */
function find(options: readonly CountryOption[], typed: string): CountryOption | undefined {
  const begins = (text: string) => withoutAccents(text).startsWith(typed);
  const hasWord = (text: string) => withoutAccents(text).includes(` ${typed}`);
  return (
    options.find(({ country }) => [country.iso2, country.iso3].some((code) => withoutAccents(code) === typed)) ??
    options.find(({ name }) => begins(name)) ??
    options.find(({ country }) => countryNamesOf(country.iso2, country.name).some(begins)) ??
    options.find(({ name, country }) => hasWord(name) || countryNamesOf(country.iso2, country.name).some(hasWord))
  );
}

/** The same letter repeated steps through the names that begin with it. */
function cycle(options: readonly CountryOption[], typed: string, current: string): CountryOption | undefined {
  const letter = typed.charAt(0);
  if (typed !== letter.repeat(typed.length)) return undefined;
  const found = options.filter(({ name }) => withoutAccents(name).startsWith(letter));
  const at = found.findIndex(({ country }) => country.iso3 === current);
  return found[(at + 1) % found.length];
}

/** Names of a country in English and of the people who live there, in the likeliest language or in each. */
function countryNamesOf(iso2: string, english: string): string[] {
  return [english, ...ownLanguages(iso2).map((lang) => countryNames(lang)(iso2))];
}

/** Without accents and case. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
