/** The header of every page of the demo: the menu, and the language of the elements. */
import type { Plugin } from 'vite';

/** The placeholder of the header in a page. */
const placeholder = '<!-- top -->';

/** By path. */
const pages = [
  ['/', 'Demo'],
  ['/demo/checkout.html', 'Checkout'],
  ['/demo/playground.html', 'Playground'],
  ['/demo/nl.html', 'Dutch lookup'],
  ['/demo/enhance.html', 'Own fields'],
  ['/demo/themes.html', 'Themes'],
  ['/docs/', 'Docs'],
] as const;

/** Inserts the header into a page. */
export const pageTop: Plugin = {
  name: 'page top',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { path }) => html.replace(placeholder, topOf(path)),
  },
};

/**
 * The header of the page at a path, with links to pages by path. The name links to the first of them.
 *
 * @param hasLanguage true to include the language menu
 */
export function topOf(
  path: string,
  others: readonly (readonly [path: string, name: string])[] = pages,
  hasLanguage = true,
): string {
  const links = others.map(([href, name]) => {
    const current = href === path.replace(/index\.html$/, '') ? ' aria-current="page"' : '';
    return `<a href="${href}"${current}>${name}</a>`;
  });
  const language = `<label class="language">
        <span>Language of the field</span>
        <select id="language"></select>
      </label>`;
  return `<a class="skip" href="#content">Skip to the content</a>
    <header class="top">
      <a class="brand" href="${others[0]?.[0]}" translate="no">
        <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
          <path d="M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11z M12 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5z" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linejoin="round" />
        </svg>
        address-entry
      </a>
      <nav aria-label="Pages">
        ${links.join('\n        ')}
      </nav>
      ${hasLanguage ? language : ''}
    </header>`;
}
