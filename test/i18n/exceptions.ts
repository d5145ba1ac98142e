/** The exceptions that the texts of a language may have, by tag; a text is named by its path. */

/** The same in every language: a name. */
export const names: readonly string[] = ['manual.labels.eircode'];

/** Texts that are the same as in English. */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  cs: ['manual.labels.oblast'],
  da: ['manual.labels.county', 'manual.labels.oblast', 'manual.labels.parish'],
  de: [
    'manual.labels.county',
    'manual.labels.oblast',
    'manual.labels.parish',
    'manual.labels.region',
    'manual.optional',
  ],
  et: ['manual.labels.oblast'],
  fi: ['manual.labels.parish'],
  fr: [
    'lookup.province',
    'manual.labels.district',
    'manual.labels.oblast',
    'manual.labels.province',
    'search.results.one',
    'search.results.other',
    'search.suggestions',
  ],
  ga: ['manual.labels.oblast'],
  hr: ['manual.labels.oblast'],
  it: ['manual.labels.oblast'],
  lv: ['lookup.province', 'manual.labels.province'],
  mt: ['manual.labels.oblast'],
  nb: ['manual.labels.county', 'manual.labels.oblast', 'manual.labels.parish', 'manual.labels.region'],
  nl: [
    'common.postcode',
    'manual.labels.cap',
    'manual.labels.cep',
    'manual.labels.district',
    'manual.labels.oblast',
    'manual.labels.parish',
    'manual.labels.postcode',
  ],
  pl: ['manual.labels.region'],
  'pt-PT': ['manual.labels.oblast'],
  ro: ['manual.labels.district', 'manual.labels.oblast'],
  sl: ['manual.labels.oblast'],
  sv: ['manual.labels.county', 'manual.labels.oblast', 'manual.labels.parish', 'manual.labels.region'],
};
