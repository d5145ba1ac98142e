/** The language menu of the elements. The demo's own pages are in English. */

/** The name of each language in that language, because not every browser knows them all. */
const languageNames: Readonly<Record<string, string>> = {
  bg: 'Български',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  et: 'Eesti',
  el: 'Ελληνικά',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ga: 'Gaeilge',
  hr: 'Hrvatski',
  it: 'Italiano',
  lv: 'Latviešu',
  lt: 'Lietuvių',
  hu: 'Magyar',
  mt: 'Malti',
  nl: 'Nederlands',
  nb: 'Norsk bokmål',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  fi: 'Suomi',
  sv: 'Svenska',
};

/** The query parameter for the language. */
const parameter = 'lang';

/**
 * Fills the menu, and switches the elements to the chosen language.
 *
 * @param usual the language before one is chosen. Default: English
 */
export function switchLanguages(menu: HTMLSelectElement, usual = 'en'): void {
  const asked = new URL(location.href).searchParams.get(parameter) ?? '';
  const chosen = asked in languageNames ? asked : usual;
  for (const [tag, name] of Object.entries(languageNames)) {
    const option = new Option(name, tag, tag === chosen, tag === chosen);
    option.lang = tag;
    menu.add(option);
  }
  menu.addEventListener('change', () => {
    const url = new URL(location.href);
    url.searchParams.set(parameter, menu.value);
    history.replaceState(history.state, '', url);
    switchTo(menu.value);
  });
  switchTo(chosen);
}

/** Elements with a `lang` of their own keep it. */
function switchTo(lang: string): void {
  const { documentElement: root } = document;
  for (const element of document.querySelectorAll<HTMLElement>('address-entry, nl-postcode-lookup, .speaks')) {
    const isFollowing = element.closest('[lang]') === root || element.dataset['speaks'] === '';
    if (!isFollowing) continue;
    element.dataset['speaks'] = '';
    element.lang = lang;
  }
  if (!new URL(location.href).searchParams.has(parameter)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) keepLanguage(link, lang);
}

/** Links keep the chosen language. */
function keepLanguage(link: HTMLAnchorElement, lang: string): void {
  const url = new URL(link.href);
  // Files and the documentation have no element.
  if (!/(?:^\/|\.html)$/.test(url.pathname) || url.pathname.startsWith('/docs/')) return;
  url.searchParams.set(parameter, lang);
  link.href = url.pathname + url.search + url.hash;
}
