/** The table of `docs/frameworks.md`: what was tried in which framework. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { columns } from './tried-journeys.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The page with the table. */
export const tablePage = join(root, 'docs/frameworks.md');

const begin = '<!-- Written by `npx node test/examples.ts`. -->\n';
const end = '<!-- End of the generated table. -->';

/** The titles of the frameworks, by the folder of their example, and the test of their types. */
export const frameworks: Readonly<Record<string, readonly [title: string, types: string]>> = {
  html: ['Plain HTML', ''],
  server: ['A form from a server', ''],
  react: ['React 19', 'react.tsx'],
  'react-18': ['React 18', ''],
  'react-hook-form': ['React Hook Form', 'react.tsx'],
  formik: ['Formik', 'react.tsx'],
  vue: ['Vue 3', 'vue.ts'],
  'vee-validate': ['VeeValidate', 'vue.ts'],
  svelte: ['Svelte 5', 'svelte.ts'],
  solid: ['Solid', 'solid.tsx'],
  angular: ['Angular 22', ''],
  next: ['Next 16', 'react.tsx'],
  nuxt: ['Nuxt 4', 'vue.ts'],
  sveltekit: ['SvelteKit 3', 'svelte.ts'],
  astro: ['Astro 7', ''],
};

/** The journeys that worked: `react controlled`. */
export type Results = ReadonlySet<string>;

/** The table, as Markdown. A sign stands only where a test passed. */
export function frameworksTable(passed: Results): string {
  const rows = Object.entries(frameworks).map(([name, [title, types]]) => {
    const hasTypes = types !== '' && existsSync(join(root, 'test/package/types', types));
    const cells = columns.map((column) => {
      const isShown = (column === 'types' && hasTypes) || passed.has(`${name} ${column}`);
      return isShown ? '✓' : '–';
    });
    return `| ${title} | ${cells.join(' | ')} |`;
  });
  return ['', `| | ${columns.join(' | ')} |`, `|---|${'---|'.repeat(columns.length)}`, ...rows, '', ''].join('\n');
}

/** The row of an example in a table. */
export function rowOf(table: string, name: string): string {
  const title = frameworks[name]?.[0];
  return table.split('\n').find((row) => row.startsWith(`| ${title} |`)) ?? '';
}

/** The table that is in the page now, and the page with another one. */
export function pageWithTable(table: string): { readonly now: string; readonly page: string } {
  const text = readFileSync(tablePage, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const [now = '', after = ''] = rest.split(end);
  return { now, page: `${before}${begin}${table}${end}${after}` };
}
