/**
 * The service's language parameter, `language-REGION`, for texts in `lang` and addresses in a country: `nl` in Belgium
 * is `nl-BE`. Empty, the service's own choice, when `lang` says nothing.
 */
export function serviceLanguage(lang: string, iso2: string): string {
  const [language = ''] = lang.toLowerCase().split('-');
  return /^[a-z]{2,3}$/.test(language) ? `${language}-${iso2.toUpperCase()}` : '';
}
