/**
 * `npx node test/lab/compare.ts`: writes the table of the README that has the element beside other fields with a list. Only
 * what does not depend on the machine is counted. The others are installed when this is first run; `--print` writes nothing.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { controls, type Field, fields } from './bench/browser/fields.ts';
import { type Bench, withBench } from './bench/browser/measure.ts';

const folder = fileURLToPath(new URL('bench/peers', import.meta.url));
const readme = new URL('../../README.md', import.meta.url);
const mark = {
  begin: '<!-- Written by `npx node test/lab/compare.ts`. -->',
  end: '<!-- End of the generated table. -->',
};

/** The names that people use for them. */
const names: Readonly<Record<Field, string>> = {
  'address-entry': 'address-entry',
  'accessible-autocomplete': '[accessible-autocomplete](https://github.com/alphagov/accessible-autocomplete)',
  algolia: '[autocomplete-js](https://github.com/algolia/autocomplete)',
  downshift: '[downshift](https://github.com/downshift-js/downshift)',
  floor: 'a hand-written input and list',
  shoelace: '[Shoelace](https://shoelace.style) `sl-input` and `sl-select` (not a search field)',
  mapbox: '[@mapbox/search-js-web](https://www.npmjs.com/package/@mapbox/search-js-web), its search box',
};

/** The modules of frameworks, which a page may have already. */
const frameworks = ['react', 'react-dom', 'react-dom/client'];

async function gzipOf(field: Field, external: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/${field}.js`],
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...external],
    write: false,
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** As `npm run size` has it for the element. */
async function sizeOf(field: Field): Promise<string> {
  if (field === 'address-entry') {
    const { stdout } = spawnSync(process.execPath, ['test/size.ts', '--json'], { encoding: 'utf8' });
    const { 'no bundler': sizes = {} } = JSON.parse(stdout) as Record<string, Record<string, { bytes: number }>>;
    const [field = 0, whole = 0] = ['at load', '2012es 30'].map((name) => sizes[name]?.bytes);
    return `${kilobytes(field)}, ${kilobytes(whole)} with the search`;
  }
  const [own, whole] = [await gzipOf(field, frameworks), await gzipOf(field, [])];
  if (own < 1000) return `${(own / 1000).toFixed(1)} kB`;
  return whole - own < 1000 ? kilobytes(own) : `${kilobytes(own)}, and React ${kilobytes(whole - own)}`;
}

/** Elements that a field consists of, those of its shadow root included. */
function countElements(page: Page): Promise<number> {
  return page.evaluate(() => {
    const countIn = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce(
        (sum, { shadowRoot }) => sum + 1 + (shadowRoot ? countIn(shadowRoot) : 0),
        0,
      );
    return countIn(document.querySelector('#holder') as Element);
  });
}

/** Values that a form around the field has, when the first option of a list was chosen. */
async function countValues(page: Page): Promise<number> {
  await page.evaluate(() => {
    const holder = document.querySelector('#holder') as Element;
    const form = document.createElement('form');
    form.addEventListener('submit', (event) => event.preventDefault());
    holder.querySelector('address-entry')?.setAttribute('name', 'shipping');
    holder.replaceWith(form);
    form.append(holder);
    window.probe.input().focus();
  });
  await page.keyboard.type('julianastraat', { delay: 100 });
  await page.waitForFunction(() =>
    window.probe.root().querySelector('[role=option]')?.textContent?.includes('julianastraat #0'),
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1000);
  return page.evaluate(
    () => [...new FormData(document.forms[0] as HTMLFormElement)].filter(([, value]) => value !== '').length,
  );
}

async function rowOf(bench: Bench, field: Field): Promise<string> {
  const { page, close } = await bench.open(field);
  const elements = await countElements(page);
  // Their searches ask no service of ours.
  const values = field === 'shoelace' || field === 'mapbox' ? 0 : await countValues(page);
  await close();
  // Fewer is what a list beneath an input gives: its text, if the input has a name.
  const text = field === 'shoelace' ? 'a country and some text' : 'the text in the input';
  const gives = values > 1 ? `${values} values: the address in parts` : text;
  return `| ${names[field]} | ${await sizeOf(field)} | ${elements} | ${gives} |`;
}

const everything = { fields: [...fields, ...controls] };

await withBench(async (bench) => {
  const rows: string[] = [];
  for (const field of Object.keys(names) as Field[]) rows.push(await rowOf(bench, field));
  const table = [
    '| field | JavaScript, gzip | elements in the page | the form submits |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
  console.log(table);
  if (process.argv.includes('--print')) return;
  const text = readFileSync(readme, 'utf8');
  const [before = '', rest = ''] = text.split(mark.begin);
  const [, after = ''] = rest.split(mark.end);
  writeFileSync(readme, `${before}${mark.begin}\n\n${table}\n\n${mark.end}${after}`);
}, everything);
