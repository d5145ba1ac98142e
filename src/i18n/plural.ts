/** Texts that depend on a number. */

/** The languages that come with the package. */
export type LanguageTag = keyof PluralCategories;

/** The plural categories of each language (Unicode CLDR 48, cardinal). A test compares them with `Intl.PluralRules`. */
export interface PluralCategories {
  readonly bg: 'one' | 'other';
  readonly cs: 'one' | 'few' | 'many' | 'other';
  readonly da: 'one' | 'other';
  readonly de: 'one' | 'other';
  readonly el: 'one' | 'other';
  readonly en: 'one' | 'other';
  readonly es: 'one' | 'many' | 'other';
  readonly et: 'one' | 'other';
  readonly fi: 'one' | 'other';
  readonly fr: 'one' | 'many' | 'other';
  readonly ga: 'one' | 'two' | 'few' | 'many' | 'other';
  readonly hr: 'one' | 'few' | 'other';
  readonly hu: 'one' | 'other';
  readonly it: 'one' | 'many' | 'other';
  readonly lt: 'one' | 'few' | 'many' | 'other';
  readonly lv: 'zero' | 'one' | 'other';
  readonly mt: 'one' | 'two' | 'few' | 'many' | 'other';
  readonly nb: 'one' | 'other';
  readonly nl: 'one' | 'other';
  readonly pl: 'one' | 'few' | 'many' | 'other';
  readonly 'pt-PT': 'one' | 'many' | 'other';
  readonly ro: 'one' | 'few' | 'other';
  readonly sk: 'one' | 'few' | 'many' | 'other';
  readonly sl: 'one' | 'two' | 'few' | 'other';
  readonly sv: 'one' | 'other';
}

/** A text for each plural category of a language; `#` stands for the number. */
export type PluralIn<Tag extends LanguageTag> = Readonly<Record<PluralCategories[Tag], string>>;

/** The same for an unknown language: a missing category is said as `other`. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Plural rules and numbers of a language. */
interface Counting {
  readonly rules: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
}

/** By BCP 47 tag. Browsers are slow to make one, and every key asks. */
const countings = new Map<string, Counting>();

/** How a language counts. Asked for before a count is said, it need not be found then. */
export function countingIn(lang: string): Counting {
  const counting = countings.get(lang) ?? { rules: new Intl.PluralRules(lang), numbers: new Intl.NumberFormat(lang) };
  countings.set(lang, counting);
  return counting;
}

/** The form for a count, with the number in the language's own digits and grouping. */
export function plural(lang: string, forms: Plural, count: number): string {
  const { rules, numbers } = countingIn(lang);
  return (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count));
}
