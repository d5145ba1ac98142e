/** HTML's inherited language of an element, across shadow roots; empty when the page states none. */
export function langOf(element: Element): string {
  for (let current: Element | null = element; current; ) {
    const holder: Element | null = current.closest('[lang]');
    if (holder) return holder.getAttribute('lang') ?? '';
    const root: Node = current.getRootNode();
    current = root instanceof ShadowRoot ? root.host : null;
  }
  return '';
}

/**
 * The service's language parameter, `language-REGION`, for texts in `lang` and addresses in a country: `nl` in
 * Belgium is `nl-BE`. Empty, the service's own choice, when `lang` says nothing.
 */
export function serviceLanguage(lang: string, iso2: string): string {
  const [language = ''] = lang.toLowerCase().split('-');
  return /^[a-z]{2,3}$/.test(language) ? `${language}-${iso2.toUpperCase()}` : '';
}
