/** Bundles the scripts of pages with examples, and the script of each example, out of the sources of the project. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { topOf } from '../../demo/page-top.ts';
import { liveExamplesOf } from './markdown.ts';
import { root } from './pages.ts';
import type { Site } from './site.ts';
import { work, write } from './write.ts';

const client = join(root, 'docs/site/client');

/** The service has a page of its own on Node; here it has none. */
const withoutServicePage: Plugin = {
  name: 'without the page of the service',
  load: {
    filter: { id: /\/demo\/service\/page\.ts$/ },
    handler: () => 'export const createPage = () => ({ fileFor: async () => null, isItsRequest: () => false });',
  },
};

/** Scripts of examples by name. Each sees a document that is as large as its example. */
function exampleScripts({ pages }: Site): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pages.flatMap(({ slug, text }) =>
      liveExamplesOf(text).flatMap(({ script }, index) => {
        const name = `${slug.replaceAll('/', '-') || 'index'}-${index}`;
        if (!script) return [];
        const prelude = `import { scopeOf } from '${client}/scope.ts';\nconst document = scopeOf('${name}');\n`;
        return [[name, prelude + script]];
      }),
    ),
  );
}

/** Style sheets of examples, as the pages show them, and the ready themes, each for examples within its own class. */
function exampleStyles({ pages }: Site): string {
  const marked = /^<!-- Live example\. -->\n+```css\n([\s\S]*?)^```$/gm;
  const shown = pages.flatMap(({ text }) => [...text.matchAll(marked)].map(([, css = '']) => css));
  const themes = globSync('src/themes/*.css', { cwd: root }).map(
    (file) => `.theme-${basename(file, '.css')} {\n${readFileSync(join(root, file), 'utf8')}}\n`,
  );
  return [...shown, ...themes].join('\n');
}

/** The demo's playground as a page of the site. The worker has no faults by path, so there is no choice of them. */
function playgroundPage(): string {
  return readFileSync(join(root, 'demo/playground.html'), 'utf8')
    .replace('<!-- top -->', topOf('/demo/playground.html', [['../', 'Documentation']]))
    .replace(/<p class="option">(?=\s*<label for="fault">)/, '<p class="option" hidden>')
    .replace('/demo/main.css', './main.css')
    .replace('/demo/playground/playground.css', './playground.css')
    .replace('/demo/playground/main.ts', './playground.js');
}

/** Writes `client/` of the site. */
export async function bundleClient(site: Site, tokens: unknown): Promise<void> {
  const scripts = exampleScripts(site);
  const folder = join(work, 'scripts');
  for (const [name, code] of Object.entries(scripts)) write(join(folder, `${name}.js`), code);
  const examples = Object.keys(scripts).map((name) => [`examples/${name}`, join(folder, `${name}.js`)]);
  await build({
    configFile: false,
    root,
    // The bundler notes that the page has at once what others load later.
    logLevel: 'error',
    publicDir: false,
    plugins: [withoutServicePage],
    resolve: {
      alias: [
        { find: /^address-entry\/i18n\/(?!auto)(.+)$/, replacement: join(root, 'src/i18n/languages/$1.ts') },
        { find: /^address-entry\/(.+)$/, replacement: join(root, 'src/$1.ts') },
        { find: /^address-entry$/, replacement: join(root, 'src/index.ts') },
      ],
    },
    build: {
      target: 'es2022',
      outDir: join(work, 'public/client'),
      emptyOutDir: true,
      modulePreload: false,
      lib: {
        entry: Object.fromEntries([
          ['live', join(client, 'live.ts')],
          ['service', join(client, 'service.ts')],
          ['tables', join(client, 'tables.ts')],
          ['playground', join(client, 'playground.ts')],
          ...examples,
        ]),
        formats: ['es'],
      },
      rolldownOptions: {
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', minify: true },
      },
    },
  });
  write(join(work, 'public/client/tokens.json'), JSON.stringify(tokens));
  write(join(work, 'public/client/playground.html'), playgroundPage());
  for (const style of ['demo/main.css', 'demo/playground/playground.css'])
    write(join(work, 'public/client', basename(style)), readFileSync(join(root, style), 'utf8'));
  write(
    join(work, 'public/client/live.css'),
    `${readFileSync(join(client, 'live.css'), 'utf8')}\n${exampleStyles(site)}`,
  );
}
