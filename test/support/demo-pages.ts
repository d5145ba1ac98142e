/** The demo's pages for the end-to-end tests, built as a shop would publish them, once for all processes of a run. */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Names the folder in the environment, for the processes that a run starts. */
const variable = 'DEMO_PAGES';

const root = fileURLToPath(new URL('../..', import.meta.url));

let pages: Promise<string> | undefined;

/** The folder of the built pages; it is removed when the process that built them ends. */
export function demoPages(): Promise<string> {
  pages ??= process.env[variable] ? Promise.resolve(process.env[variable]) : buildPages();
  return pages;
}

/**
 * Modules that pages load together, in one file as in a package: each file more costs a page 10 ms of a processor, and there were
 * forty, half of them for a frame. What is loaded on demand stays a file of its own.
 *
 * @param others what else pages have in common, beside the elements
 */
export const filesOfPages = (others = /$^/) => [
  {
    name: 'src/field',
    test: (id: string) => isOfElements(id) || others.test(id),
    tags: ['$initial' as const],
    minShareCount: 2,
    priority: 2,
  },
  // With it comes what its parts and those of the other element have in common.
  { name: 'src/elements/address-entry/engine', test: /\/src\/elements\/address-entry\/engine\.ts$/, priority: 1 },
];

const isOfElements = (id: string) => id.startsWith(join(root, 'src/')) || /\/node_modules\/(?:lit|@lit)/.test(id);

/** A file has the path of its last module, the one that needs the others, in its name: `src/…/manual/panel-….js`. */
async function buildPages(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-demo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Loaded here, because most runs that choose a few files need no build.
  const [{ build }, { pageTop }] = await Promise.all([import('vite'), import('../../demo/page-top.ts')]);
  const groups = filesOfPages(/\/demo\//);
  const sources = globSync('{*,demo/*}.html', { cwd: root });
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [pageTop],
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(sources.map((page) => [page.replace('.html', ''), join(root, page)])),
        output: {
          codeSplitting: { groups },
          entryFileNames: '[name]-[hash].js',
          chunkFileNames({ moduleIds, name }) {
            // What the build adds itself has no path.
            if (groups.some((group) => group.name === name)) return '[name]-[hash].js';
            const path = moduleIds.findLast((id) => !id.startsWith('\0'));
            return `${path ? relative(root, path).replace(/\.ts$/, '') : name.replace('\0', '')}-[hash].js`;
          },
        },
      },
    },
  });
  process.env[variable] = folder;
  return folder;
}
