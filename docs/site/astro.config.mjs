import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import sidebar from './dist/sidebar.json' with { type: 'json' };

/** Path of the site on its server, with a slash at both ends. */
const base = process.env.DOCS_BASE ?? '/';

export default defineConfig({
  base,
  publicDir: './dist/public',
  outDir: './dist/html',
  cacheDir: './dist/cache',
  build: { inlineStylesheets: 'never' },
  integrations: [
    starlight({
      title: 'address-entry',
      description: 'An accessible address field for checkouts.',
      favicon: '/favicon.svg',
      sidebar,
      head: [{ tag: 'script', attrs: { type: 'module', src: `${base}client/tables.js` } }],
      customCss: ['./src/styles/site.css'],
      lastUpdated: false,
      credits: false,
      // A page is read more easily when long lines wrap than when they have to be scrolled.
      expressiveCode: { defaultProps: { wrap: true }, themes: ['github-dark', 'github-light'] },
    }),
  ],
});
