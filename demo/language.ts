/** The menu that switches the whole page. What the page has no words for stays English, and is marked as that. */
import { pageTexts } from './page-texts.ts';

/** What each language calls itself: not every browser knows all of them. */
const names: Readonly<Record<string, string>> = {
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

/** Words of the page in its language, and which language that is: English, where the page has none. */
export function pageText(english: string): { readonly text: string; readonly lang: string } {
  const { lang } = document.documentElement;
  const text = pageTexts[lang]?.[english];
  return text === undefined ? { text: english, lang: 'en' } : { text, lang };
}

/**
 * Fills the menu, and has the page follow it: the elements do by themselves. What is marked with `data-text` is English,
 * or has it as the value of the attribute; `data-label` is the English label of an element, which has its own where the
 * page has no words for it.
 */
export function switchLanguages(menu: HTMLSelectElement): void {
  const marked = Array.from(document.querySelectorAll<HTMLElement>('[data-text]'), (element) => {
    return [element, element.getAttribute('data-text') || (element.textContent ?? '')] as const;
  });
  const { lang } = document.documentElement;
  for (const [tag, name] of Object.entries(names)) {
    const option = new Option(name, tag, tag === lang, tag === lang);
    option.lang = tag;
    menu.add(option);
  }
  menu.addEventListener('change', () => {
    document.documentElement.lang = menu.value;
    for (const [element, english] of marked) {
      const said = pageText(english);
      element.textContent = said.text;
      element.lang = said.lang;
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-label]')) {
      const said = pageText(element.getAttribute('data-label') ?? '');
      if (said.lang === menu.value) element.setAttribute('label', said.text);
      else element.removeAttribute('label');
    }
    nameCountries(menu.value);
  });
}

/** The page's own lists of countries. */
function nameCountries(lang: string): void {
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  for (const option of document.querySelectorAll<HTMLOptionElement>('select[autocomplete~=country] option[value]')) {
    if (option.value) option.textContent = names.of(option.value) ?? option.value;
  }
}
