/**
 * `npm run docs`: the documentation as a static site in `docs/site/dist/html`, which any server can serve. Its tools are
 * installed in this folder when it is first run. With `-- --serve` it is served, too; `PORT` chooses the port (4321).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createManifest, elementsOf } from '../../test/support/manifest.ts';
import { bundleClient } from './bundle.ts';
import { brokenLinks, makeStrict } from './finish.ts';
import { root } from './pages.ts';
import { deadLinks, missingExamples, readSite } from './site.ts';
import { work, write, writeContent } from './write.ts';

const folder = join(root, 'docs/site');
const html = join(work, 'html');

function run(command: string, args: readonly string[]): void {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function stopAt(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}

async function build(): Promise<void> {
  if (!existsSync(join(folder, 'node_modules/astro'))) {
    // Not `npm ci`: it misses the packages of other platforms in the lockfile that npm itself has written.
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
  }
  const manifest = await createManifest();
  const site = readSite(manifest);
  stopAt([...deadLinks(site), ...missingExamples(manifest)]);
  writeContent(site);
  write(join(work, 'public/custom-elements.json'), JSON.stringify(manifest));
  await bundleClient(site, tokensOf(elementsOf(manifest)[0]));
  run(join(folder, 'node_modules/.bin/astro'), ['build', '--silent']);
  makeStrict(html);
  stopAt(brokenLinks(html, process.env['DOCS_BASE'] ?? '/'));
  console.log(`${site.pages.length} pages in docs/site/dist/html`);
}

/** The facts about each custom property that the editor of themes needs. */
function tokensOf(element: object | undefined) {
  const { cssProperties = [] } = (element ?? {}) as {
    readonly cssProperties?: readonly {
      readonly name: string;
      readonly default?: string;
      readonly description?: string;
    }[];
  };
  return cssProperties.map(({ name, default: standard = '', description = '' }) => ({ name, standard, description }));
}

await build();
if (process.argv.includes('--serve')) {
  const { serveFolder } = await import('./serve.ts');
  console.log((await serveFolder(html, Number(process.env['PORT'] ?? 4321))).url);
}
