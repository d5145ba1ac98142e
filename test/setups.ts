/**
 * Tries the packed package in every setup, and writes the table of `docs/bundling.md`: `npm run setups`. It needs the network: what a setup
 * needs beside the package is installed from the registry. Names choose among the setups; then their rows alone are written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { largeTitles, setups } from './setups/all.ts';
import { type Tried, tryLarge, trySetup } from './setups/try.ts';
import { closeBrowser, openBrowser } from './support/process-browser.ts';

const file = fileURLToPath(new URL('../docs/bundling.md', import.meta.url));
const begin = '<!-- Written by `npm run setups`. -->\n\n';
const end = '\n<!-- End of the generated table. -->';
const head = '| | built in | first address after | console | types |\n|---|---|---|---|---|';

const titles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(setups).map(([name, { title }]) => [name, title])),
  ...largeTitles,
};

function rowOf(name: string, { made, address, console: said, types }: Tried): string {
  const cells = [
    `${made.toFixed(0)} s`,
    `${address.toFixed(1)} s`,
    said.length === 0 ? 'empty' : `${said.length} lines`,
  ];
  return `| ${titles[name]} | ${cells.join(' | ')} | ${types ? 'strict' : '–'} |`;
}

const words = process.argv.slice(2);
const unknown = words.filter((word) => !(word in titles));
if (unknown.length > 0) throw new Error(`There is no setup ${unknown} among ${Object.keys(titles).join(' ')}.`);

const text = readFileSync(file, 'utf8');
const [before = '', rest = ''] = text.split(begin);
const [now = '', after = ''] = rest.split(end);
const rows = new Map(
  now
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| |'))
    .map((line) => [line.split('|')[1]?.trim() ?? '', line]),
);

const browser = await openBrowser();
const failed: string[] = [];
for (const name of Object.keys(titles)) {
  if (words.length > 0 && !words.includes(name)) continue;
  try {
    const setup = setups[name];
    const tried = setup ? await trySetup(setup, browser) : await tryLarge(name, browser);
    const row = rowOf(name, tried);
    rows.set(titles[name] ?? '', row);
    console.log(row);
    if (tried.console.length > 0) {
      failed.push(name);
      console.error(tried.console.join('\n'));
    }
  } catch (error) {
    failed.push(name);
    rows.delete(titles[name] ?? '');
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}
await closeBrowser();
const table = Object.values(titles).flatMap((title) => rows.get(title) ?? []);
writeFileSync(file, `${before}${begin}${[head, ...table].join('\n')}\n${end}${after}`);
console.log(failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All is well.');
process.exit(failed.length > 0 ? 1 : 0);
