import { oncePerText } from '../once.ts';

/**
 * The languages of countries that have several for their street names and their own name. ISO 639-1 by ISO 3166-1
 * alpha-2.
 */
export const languages: Readonly<Record<string, readonly string[]>> = {
  BE: ['nl', 'fr', 'de'],
  CH: ['de', 'fr', 'it', 'rm'],
  CY: ['el', 'tr'],
  ES: ['es', 'ca', 'eu', 'gl'],
  FI: ['fi', 'sv'],
  IE: ['en', 'ga'],
  IT: ['it', 'de'],
  LU: ['lb', 'fr', 'de'],
  NL: ['nl', 'fy'],
};

/**
 * The most likely language of a country, ISO 639-1, by its ISO 3166-1 alpha-2 code; empty for an invalid code, which
 * the service's list may contain.
 */
export const likeliestLanguage = oncePerText((iso2) =>
  /^[a-z]{2}$/i.test(iso2) ? new Intl.Locale(`und-${iso2}`).maximize().language : '',
);

/** The languages in which a country writes its own name: those above, or the most likely one. */
export function ownLanguages(iso2: string): readonly string[] {
  return (Object.hasOwn(languages, iso2) && languages[iso2]) || [likeliestLanguage(iso2)];
}
