/** The top of every page of the demo, in one place: where one may go, and in which language the pages are. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What stands in a page where its top comes. */
const placeholder = '<!-- top -->';

/** By their paths. */
const pages = [
  ['/', 'Demo'],
  ['/demo/playground.html', 'Playground'],
  ['/demo/nl.html', 'Dutch lookup'],
  ['/demo/enhance.html', 'Own fields'],
  ['/demo/themes.html', 'Themes'],
  ['/docs/', 'Docs'],
] as const;

/** Puts the top into a page, in the language that the page is in. */
export const pageTop: Plugin = {
  name: 'page top',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { path }) => {
      const [, lang = 'en'] = /<html lang="([a-z]+)"/.exec(html) ?? [];
      return html.replace(placeholder, topOf(path, lang));
    },
  },
};

function topOf(path: string, lang: string): string {
  const texts = lang === 'en' ? {} : textsOf(lang);
  const say = (english: string) => texts[english] ?? english;
  const links = pages.map(([href, name]) => {
    const current = href === path.replace(/index\.html$/, '') ? ' aria-current="page"' : '';
    return `<a href="${href}"${current} data-text="${name}">${say(name)}</a>`;
  });
  return `<a class="skip" href="#content" data-text="Skip to the content">${say('Skip to the content')}</a>
    <header class="top">
      <a class="brand" href="/" translate="no" lang="en">
        <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
          <path d="M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11z M12 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5z" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linejoin="round" />
        </svg>
        address-entry
      </a>
      <nav data-aria="Pages" aria-label="${say('Pages')}">
        ${links.join('\n        ')}
      </nav>
      <label class="language">
        <span data-text="Language">${say('Language')}</span>
        <select id="language"></select>
      </label>
    </header>`;
}

function textsOf(lang: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL(`./texts/${lang}.json`, import.meta.url), 'utf8'));
}
