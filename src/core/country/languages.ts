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
