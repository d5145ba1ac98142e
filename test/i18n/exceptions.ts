/** What the texts of a language may have that others may not, by tag; a text is named by its path. */

/** Texts that are the same as in English. */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  nl: [
    'common.postcode',
    'manual.labels.cap',
    'manual.labels.cep',
    'manual.labels.district',
    'manual.labels.eircode',
    'manual.labels.oblast',
    'manual.labels.parish',
    'manual.labels.postcode',
  ],
};

/** Texts that are more than twice as long as in English. */
export const longerByNeed: Readonly<Record<string, readonly string[]>> = {};
