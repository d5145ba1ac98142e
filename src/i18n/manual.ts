/** The texts of the manual fields and the review by language. Loaded with their panel. */
import { manualEn } from './manual-en.ts';
import type { ManualMessages, ManualOverrides } from './manual-messages.ts';
import { manualNl } from './manual-nl.ts';

const builtIn: Readonly<Record<string, ManualMessages>> = { en: manualEn, nl: manualNl };

/** What the texts are marked as: as the others, unless there are none in that language. */
export function manualLangOf(
  { lang, stated }: { readonly lang: string; readonly stated: string },
  overrides: ManualOverrides,
): string {
  const [language = ''] = lang.toLowerCase().split('-');
  return Object.keys(overrides)[0] || Object.hasOwn(builtIn, language) ? stated : 'en';
}

/** The texts in the language of the others; what a page words itself wins. */
export function manualMessagesFor(lang: string, overrides: ManualOverrides): ManualMessages {
  const [language = ''] = lang.toLowerCase().split('-');
  const found = (Object.hasOwn(builtIn, language) && builtIn[language]) || manualEn;
  const { labels, ...others } = overrides;
  return { ...found, ...others, labels: { ...found.labels, ...labels } };
}
