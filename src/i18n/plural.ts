/** Messages that depend on a number. */

/** The languages of the package. */
export type LanguageTag = keyof PluralCategories;

/** The plural categories of each language (Unicode CLDR 48, cardinal). A test compares them with `Intl.PluralRules`. */
interface PluralCategories {
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

/** A form for each plural category of a language; `#` stands for the number. */
export type PluralIn<Tag extends LanguageTag> = Readonly<Record<PluralCategories[Tag], string>>;

/** The same for an unknown language; `other` replaces a missing category. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** By BCP 47 tag. Creating one is slow, and every key needs it. */
const rulesOf = new Map<string, Intl.PluralRules>();

/** The form for a number. */
export function plural(lang: string, forms: Plural, count: number): string {
  const rules = rulesOf.get(lang) ?? new Intl.PluralRules(lang);
  rulesOf.set(lang, rules);
  // `Intl.NumberFormat` starts slowly on a phone, and nearly all numbers are small.
  const digits = count < 1_000 ? String(count) : count.toLocaleString(lang);
  return (forms[rules.select(count)] ?? forms.other).replace('#', digits);
}
