/** Builds and serves the small examples, each as a page of its own: `npx node test/examples.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import type { Connect, InlineConfig, Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import { createShop } from './server/shop.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const sources = fileURLToPath(new URL('../../src/', import.meta.url));
const tags = ['address-entry', 'nl-postcode-lookup'];

/** Resolves the package that the examples import, and the copy next to a plugin, to its source. */
const thisPackage = [
  { find: /^\.\/address-entry\/i18n\/auto\.js$/, replacement: `${sources}i18n/auto.ts` },
  { find: /^\.\/address-entry\/(\w[\w-]*)\.js$/, replacement: `${sources}$1.ts` },
  { find: /^address-entry\/i18n\/(\w+)$/, replacement: `${sources}i18n/languages/$1.ts` },
  { find: /^address-entry\/([\w-]+)$/, replacement: `${sources}$1.ts` },
];

/** Some examples use React 18, as WordPress does. */
const react18: Plugin = {
  name: 'react 18',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const [, name, path = ''] = /^(react|react-dom)(\/.*)?$/.exec(id) ?? [];
    if (!name || !/\/(react-18|react-dom-18|woo-blocks)\//.test(importer)) return null;
    return createRequire(import.meta.url).resolve(`${name}-18${path}`);
  },
};

/** One of the examples has a server, which renders its page. */
function serveShop(middlewares: Connect.Server, readPage: () => Promise<string>): void {
  const answer = getRequestListener(createShop(readPage).fetch);
  middlewares.use('/server', (request, response, next) =>
    request.url === '/' ? void answer(request, response) : next(),
  );
}

const shop: Plugin = {
  name: 'a form from a server',
  configureServer(server) {
    const read = () => readFileSync(join(root, 'server/index.html'), 'utf8');
    serveShop(server.middlewares, () => server.transformIndexHtml('/server/index.html', read()));
  },
  configurePreviewServer({ middlewares, config }) {
    const file = resolve(config.root, config.build.outDir, 'server/index.html');
    serveShop(middlewares, async () => readFileSync(file, 'utf8'));
  },
};

/** The names of the examples, which are their folders. */
const examples = globSync('*/index.html', { cwd: root })
  .map((page) => basename(dirname(page)))
  .sort();

/** Forms of shop systems, whose fields have names of their own and are driven by a store. */
export const formExamples: readonly string[] = ['hyva', 'magento', 'woo-blocks', 'woocommerce'];

/** Apps in plain HTML and frameworks, and the server-rendered page. */
export const appExamples: readonly string[] = examples.filter((name) => !formExamples.includes(name));

/** Examples with large frameworks: each has its own `package.json`, and is installed on request. */
export const largeExamples: readonly string[] = globSync('*/package.json', { cwd: root })
  .map((file) => basename(dirname(file)))
  .sort();

/** Those of them that render on a server. */
export const serverExamples: readonly string[] = largeExamples.filter((name) => name !== 'angular');

/** For Vite's `build` and `createServer`. */
export const config: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [
    shop,
    react18,
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tags.includes(tag) } } }),
    svelte({ configFile: false }),
    solid({ include: /\/solid\/.*\.jsx$/ }),
  ],
  resolve: { alias: thisPackage },
  build: {
    target: 'es2022',
    rolldownOptions: { input: Object.fromEntries(examples.map((name) => [name, join(root, name, 'index.html')])) },
  },
};
