/**
 * The menu that switches the whole page. The words of a language are one file in `texts`, loaded when it is chosen, and
 * found by the English words, which stand in the page.
 */

/** What each language calls itself: not every browser knows all of them. */
export const languageNames: Readonly<Record<string, string>> = {
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

/** Under which name the address of a page says its language. */
const parameter = 'lang';

type Texts = Readonly<Record<string, string>>;

/** The language of the page, and its words by the English ones. */
let current: { readonly lang: string; readonly texts: Texts } = { lang: 'en', texts: {} };

/** Words of the page in its language, and which language that is: English, where the page has none. */
export function pageText(english: string): { readonly text: string; readonly lang: string } {
  const text = current.texts[english];
  return text === undefined ? { text: english, lang: 'en' } : { text, lang: current.lang };
}

/** Gives an element words in the page's language, now and whenever the language changes. */
export function say(element: HTMLElement, english: string): void {
  element.dataset['text'] = english;
  const { text, lang } = pageText(english);
  element.textContent = text;
  element.lang = lang;
}

/**
 * Fills the menu, and has the page follow it: the elements do by themselves. What is marked with `data-text` is English,
 * or has it as the value of the attribute; `data-aria` is the English name of something that shows none, and `data-label`
 * that of an element, which has a label of its own where the page has no words for it.
 */
export function switchLanguages(menu: HTMLSelectElement): void {
  const { documentElement: root } = document;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text=""]')) {
    element.dataset['text'] = (element.textContent ?? '').trim().replace(/\s+/g, ' ');
  }
  const asked = new URL(location.href).searchParams.get(parameter) ?? '';
  const chosen = asked in languageNames ? asked : root.lang;
  for (const [tag, name] of Object.entries(languageNames)) {
    const option = new Option(name, tag, tag === chosen, tag === chosen);
    option.lang = tag;
    menu.add(option);
  }
  menu.addEventListener('change', () => {
    const url = new URL(location.href);
    url.searchParams.set(parameter, menu.value);
    history.replaceState(history.state, '', url);
    void switchTo(menu.value);
  });
  // What the page stands in needs no words but those that scripts add to it.
  void switchTo(chosen);
}

async function switchTo(lang: string): Promise<void> {
  const texts: Texts = lang === 'en' ? {} : (await import(`./texts/${lang}.json`)).default;
  current = { lang, texts };
  document.documentElement.lang = lang;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    say(element, element.dataset['text'] ?? '');
  }
  nameCountries(lang);
  for (const element of document.querySelectorAll<HTMLElement>('[data-aria]')) {
    element.setAttribute('aria-label', pageText(element.dataset['aria'] ?? '').text);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]')) {
    const said = pageText(element.dataset['label'] ?? '');
    if (said.lang === lang) element.setAttribute('label', said.text);
    else element.removeAttribute('label');
  }
  if (!new URL(location.href).searchParams.has(parameter)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) keepLanguage(link, lang);
}

/** The next page is in the language that was chosen, too. */
function keepLanguage(link: HTMLAnchorElement, lang: string): void {
  const url = new URL(link.href);
  // A file, and the documentation, are in English alone.
  if (!/(?:^\/|\.html)$/.test(url.pathname) || url.pathname.startsWith('/docs/')) return;
  url.searchParams.set(parameter, lang);
  link.href = url.pathname + url.search + url.hash;
}

/** The page's own lists of countries. */
function nameCountries(lang: string): void {
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  for (const option of document.querySelectorAll<HTMLOptionElement>('select[autocomplete~=country] option[value]')) {
    if (option.value) option.textContent = names.of(option.value) ?? option.value;
  }
}
