/** Every language that comes with the package, as data. */
import { en } from '../../src/i18n/languages/en.ts';
import { nl } from '../../src/i18n/languages/nl.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import type { LanguageTag } from '../../src/i18n/plural.ts';

/** By tag. */
export const languages: Readonly<Partial<Record<LanguageTag, Messages>>> = { en, nl };

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Whether the path of a text ends with a plural category. */
export function isPlural(path: string): boolean {
  return categories.includes(path.split('.').at(-1) ?? '');
}

/** Each text by its path, such as `search.results.one`. */
export function flatTexts(texts: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value] as const] : [...flatTexts(value, `${path}${key}.`)],
    ),
  );
}

/** The texts that depend on a number, by path. */
export function pluralsIn(texts: object, path = ''): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) => {
      if (typeof value === 'string') return [];
      return 'other' in value ? [[path + key, value]] : Object.entries(pluralsIn(value, `${path}${key}.`));
    }),
  );
}
