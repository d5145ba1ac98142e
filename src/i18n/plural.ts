import type { Plural } from './shared-types.ts';

/** The form for a count, with the number in the language's own digits and grouping. */
export function plural(lang: string, forms: Plural, count: number): string {
  const form = forms[new Intl.PluralRules(lang).select(count)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(lang).format(count));
}
