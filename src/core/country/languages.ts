import { oncePerText } from '../once.ts';

/** Languages in which a country names its streets and itself, where it has more than one; ISO 639-1 by ISO 3166-1 alpha-2. */
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
 * The likeliest language of a country, ISO 639-1, by its ISO 3166-1 alpha-2 code; empty if the code is none. A list of
 * the service may have such a code.
 */
export const likeliestLanguage = oncePerText((iso2) =>
  /^[a-z]{2}$/i.test(iso2) ? new Intl.Locale(`und-${iso2}`).maximize().language : '',
);

/** The languages in which a country names itself: several, or the likeliest one. */
export function ownLanguages(iso2: string): readonly string[] {
  return (Object.hasOwn(languages, iso2) && languages[iso2]) || [likeliestLanguage(iso2)];
}
