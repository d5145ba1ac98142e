/**
 * `npm run lighthouse`: audits the pages of the demo, built, on a phone and on a screen, and fails when a category is below
 * 98. Lighthouse is heavy, and is installed in `test/lighthouse` when this is first run.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDemo } from '../demo/server.ts';
import { findChrome } from './support/chrome.ts';
import { demoPages } from './support/demo-pages.ts';

const least = 98;
const paths = ['', 'demo/playground.html'];
const forms = ['mobile', 'desktop'] as const;

const folder = fileURLToPath(new URL('lighthouse', import.meta.url));
const program = join(folder, 'node_modules/.bin/lighthouse');
if (!existsSync(program)) spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
}

/** One run, in a process of its own, so that the server answers meanwhile. */
async function audit(url: string, form: (typeof forms)[number]): Promise<Report> {
  const results = mkdtempSync(join(tmpdir(), 'address-entry-lighthouse-'));
  const file = join(results, 'report.json');
  const run = spawn(
    program,
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--no-enable-error-reporting',
      '--chrome-flags=--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking',
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: findChrome() }, stdio: 'inherit' },
  );
  await new Promise((resolve) => run.once('exit', resolve));
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(results, { recursive: true, force: true });
  return report;
}

const demo = await startDemo({ port: 0, pages: await demoPages() });
// The manifest is analysed once, when it is first asked for.
await (await fetch(`${demo.url}custom-elements.json`)).text();
let isGood = true;
for (const path of paths) {
  for (const form of forms) {
    const { categories, audits } = await audit(demo.url + path, form);
    const scores = Object.values(categories).map(({ title, score }) => {
      const points = Math.round((score ?? 0) * 100);
      if (points < least) isGood = false;
      return `${title} ${points}`;
    });
    console.log(`/${path} ${form}: ${scores.join(', ')}`);
    const failed = Object.entries(audits).filter(([, { score }]) => score !== null && score < 0.9);
    for (const [id, { title }] of failed) console.log(`  ${id}: ${title}`);
  }
}
await demo.close();
process.exit(isGood ? 0 : 1);
