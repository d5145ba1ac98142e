/** Every language that comes with the package, as data. */
import { bg } from '../../src/i18n/languages/bg.ts';
import { cs } from '../../src/i18n/languages/cs.ts';
import { da } from '../../src/i18n/languages/da.ts';
import { de } from '../../src/i18n/languages/de.ts';
import { el } from '../../src/i18n/languages/el.ts';
import { en } from '../../src/i18n/languages/en.ts';
import { es } from '../../src/i18n/languages/es.ts';
import { et } from '../../src/i18n/languages/et.ts';
import { fi } from '../../src/i18n/languages/fi.ts';
import { fr } from '../../src/i18n/languages/fr.ts';
import { ga } from '../../src/i18n/languages/ga.ts';
import { hr } from '../../src/i18n/languages/hr.ts';
import { hu } from '../../src/i18n/languages/hu.ts';
import { it } from '../../src/i18n/languages/it.ts';
import { lt } from '../../src/i18n/languages/lt.ts';
import { lv } from '../../src/i18n/languages/lv.ts';
import { mt } from '../../src/i18n/languages/mt.ts';
import { nb } from '../../src/i18n/languages/nb.ts';
import { nl } from '../../src/i18n/languages/nl.ts';
import { pl } from '../../src/i18n/languages/pl.ts';
import { pt } from '../../src/i18n/languages/pt.ts';
import { ro } from '../../src/i18n/languages/ro.ts';
import { sk } from '../../src/i18n/languages/sk.ts';
import { sl } from '../../src/i18n/languages/sl.ts';
import { sv } from '../../src/i18n/languages/sv.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import type { LanguageTag } from '../../src/i18n/plural.ts';

/** By tag. */
export const languages: Readonly<Record<LanguageTag, Messages>> = {
  bg,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fi,
  fr,
  ga,
  hr,
  hu,
  it,
  lt,
  lv,
  mt,
  nb,
  nl,
  pl,
  'pt-PT': pt,
  ro,
  sk,
  sl,
  sv,
};

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** True if the path of a text ends with a plural category. */
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
