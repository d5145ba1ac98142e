/**
 * `npx node test/lab/lighthouse.ts`: audits the demo, the playground and the documentation, built, on a phone and on a screen, and
 * fails when a category is below 98. Words choose among the pages: `playground`, `docs`. A page whose performance alone is below is
 * audited again, at most twice: what else the machine does counts against it. Lighthouse is heavy, and is fetched when
 * this is first run.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from '../../demo/server.ts';
import { buildDocs, docsFolder } from '../../docs/site/built.ts';
import { serveFolder } from '../../docs/site/serve.ts';
import { findChrome } from '../support/chrome.ts';
import { demoPages } from '../support/demo-pages.ts';

const least = 98;
const mostRuns = 3;
const forms = ['mobile', 'desktop'] as const;

const program = 'lighthouse@13.5.0';

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
}

type Form = (typeof forms)[number];

/** One run, in a process of its own, so that the server answers meanwhile. */
async function audit(url: string, form: Form): Promise<Report> {
  const results = mkdtempSync(join(tmpdir(), 'address-entry-lighthouse-'));
  const file = join(results, 'report.json');
  const run = spawn(
    'npx',
    [
      '--yes',
      program,
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

/** Audits a page until it is good, or until its performance has had its runs; tells each run, and whether the last is good. */
async function auditPage(name: string, url: string, form: Form): Promise<boolean> {
  for (let run = 1; ; run++) {
    const { categories, audits } = await audit(url, form);
    const points = Object.entries(categories).map(([id, { title, score }]) => ({
      id,
      title,
      points: Math.round((score ?? 0) * 100),
    }));
    console.log(`${name}, ${form}: ${points.map((it) => `${it.title} ${it.points}`).join(', ')}`);
    const below = points.filter((it) => it.points < least);
    if (below.length === 0) return true;
    const failed = Object.entries(audits).filter(([, { score }]) => score !== null && score < 0.9);
    for (const [id, { title }] of failed) console.log(`  ${id}: ${title}`);
    if (run === mostRuns || below.some(({ id }) => id !== 'performance')) return false;
  }
}

const words = process.argv.slice(2);
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
const demo = await startDemo({ port: 0, pages: await demoPages() });
// The manifest is analysed once, when it is first asked for.
await (await fetch(`${demo.url}custom-elements.json`)).text();
buildDocs();
const { url: docs } = await serveFolder(docsFolder, 0);
const pages: Readonly<Record<string, string>> = {
  demo: demo.url,
  playground: `${demo.url}demo/playground.html`,
  docs,
  'docs/start': `${docs}start/`,
  'docs/sessions': `${docs}sessions/`,
  'docs/reference': `${docs}reference/address-entry/`,
};
let isGood = true;
for (const [name, url] of Object.entries(pages).filter(([name]) => isWanted(name))) {
  for (const form of forms) isGood = (await auditPage(name, url, form)) && isGood;
}
await demo.close();
process.exit(isGood ? 0 : 1);
