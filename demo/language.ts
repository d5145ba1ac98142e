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

/** Fills the menu, and has the page follow it: the elements do by themselves. */
export function switchLanguages(menu: HTMLSelectElement): void {
  const marked = document.querySelectorAll<HTMLElement>('[data-text]');
  const english = Array.from(marked, (element) => [element, element.textContent ?? ''] as const);
  for (const [tag, name] of Object.entries(names)) {
    const option = new Option(name, tag, tag === 'en', tag === 'en');
    option.lang = tag;
    menu.add(option);
  }
  menu.addEventListener('change', () => {
    document.documentElement.lang = menu.value;
    for (const [element, text] of english) {
      const translated = pageTexts[menu.value]?.[text];
      element.textContent = translated ?? text;
      element.lang = translated ? menu.value : 'en';
    }
  });
}
