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

/** A file has the path of its last module, the one that needs the others, in its name: `src/…/manual/panel-….js`. */
async function buildPages(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-demo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Loaded here, because most runs that choose a few files need no build.
  const [{ build }, { compactTemplates }, { pageTop }] = await Promise.all([
    import('vite'),
    import('../../vite.config.ts'),
    import('../../demo/page-top.ts'),
  ]);
  const sources = globSync('{*,demo/*}.html', { cwd: root });
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [pageTop, ...compactTemplates],
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(sources.map((page) => [page.replace('.html', ''), join(root, page)])),
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames({ moduleIds, name }) {
            // What the build adds itself has no path.
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
