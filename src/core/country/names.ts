import { oncePerText } from '../once.ts';

/** Country names in a language, by ISO 3166-1 alpha-2 code. Empty for an invalid code or language. */
export const countryNames = oncePerText((lang: string): ((iso2: string) => string) => {
  try {
    const names = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' });
    return (iso2) => (/^[a-z]{2}$/i.test(iso2) && names.of(iso2)) || '';
  } catch {
    // A page's `lang` may be invalid.
    return () => '';
  }
});
