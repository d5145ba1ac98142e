/** Which Markdown becomes a page of the site, where it stands in the menu, and at which address. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project, with a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** One page of the site. */
export interface Page {
  /** Path of the Markdown, from the root of the project; that of the manifest's tag for a reference page. */
  readonly source: string;
  /** Path of the page without slashes around it; empty for the first page. */
  readonly slug: string;
  /** In the menu. Default: the title of the page. */
  readonly label?: string;
  /** Of a line in the menu that leads into another page; it is no page of its own. */
  readonly anchor?: string;
}

/** Pages that stand together in the menu. */
export interface Section {
  readonly label: string;
  readonly pages: readonly Page[];
}

/** The Markdown of the first page. */
export const firstPage = 'docs/README.md';

/** Tags that have a reference page, made of the manifest and of the examples. */
export const referenceTags = ['address-entry', 'nl-postcode-lookup'] as const;

/** The page whose sections are the examples of the reference. */
export const examplesPage = 'docs/examples.md';

/** The menu: files in `docs` by name, others by their path. `label=name` gives a shorter name. */
const menu: Readonly<Record<string, readonly string[]>> = {
  Start: ['docs/start.md', 'Overview=README.md', 'Bundlers, browsers=docs/bundling.md', 'docs/frameworks.md'],
  'In the form': [
    'The element=docs/address-entry.md',
    'Checkout=docs/checkout.md',
    'docs/enhance.md',
    'Dutch form=docs/nl-postcode-lookup.md',
    'By hand=docs/manual.md',
    'Validation=docs/validation.md',
    'Grades and verdicts=docs/verdict.md',
    'docs/form-names.md',
  ],
  'Look and language': [
    'docs/theming.md',
    'docs/languages.md',
    'Countries=docs/countries.md',
    'Address formats=docs/formats.md',
    'docs/accessibility.md',
    'docs/keystrokes.md',
  ],
  'The proxy': [
    'docs/proxy.md',
    'Recipes by language=docs/recipes.md',
    'Reference=docs/proxy-reference.md',
    'Deploy=docs/deploy.md',
    'Check a proxy=docs/check-proxy.md',
    'Reference service=demo/service/README.md',
  ],
  'In production': [
    'docs/sessions.md',
    'docs/outage.md',
    'docs/reliability.md',
    'docs/loading.md',
    'docs/speed.md',
    'docs/privacy.md',
    'Content-Security-Policy=docs/csp.md',
    'docs/threat-model.md',
    'Server rendering=docs/frameworks.md#on-a-server',
    'Testing=docs/testing.md',
    'Troubleshooting=docs/troubleshooting.md',
  ],
  'Come from another': [
    'The service’s own library=docs/migration.md',
    'Google, Mapbox and others=docs/migration-others.md',
  ],
  Reference: [
    ...referenceTags.map((tag) => `<${tag}>=reference/${tag}`),
    'docs/examples.md',
    'docs/exports.md',
    'docs/behaviour.md',
    'docs/versions.md',
  ],
  Project: [
    'Changelog=CHANGELOG.md',
    'Architecture=ARCHITECTURE.md',
    'Contributing=CONTRIBUTING.md',
    'Security=SECURITY.md',
    'Decisions=docs/decisions/README.md',
  ],
};

/** Paths of pages that have another name there than their file. */
const slugs: Readonly<Record<string, string>> = {
  [firstPage]: '',
  'README.md': 'overview',
  'demo/service/README.md': 'service',
  'docs/decisions/README.md': 'decisions',
};

function pageOf(path: string, label?: string): Page {
  const [source = '', anchor] = path.split('#');
  const slug =
    slugs[source] ??
    source
      .replace(/^docs\//, '')
      .replace(/\.md$/, '')
      .toLowerCase();
  return { source, slug, ...(label !== undefined && { label }), ...(anchor !== undefined && { anchor }) };
}

/** Whether a page is made of the manifest. */
export function isReference({ source }: Page): boolean {
  return source.startsWith('reference/');
}

/** All sections. A page of `docs` that the menu does not name stands in the last one, so that none can be forgotten. */
export function readSections(): readonly Section[] {
  const named = Object.entries(menu).map(([label, entries]) => ({
    label,
    pages: entries
      .map((entry) => entry.split(/=(?=[^=]*$)/))
      .map(([first = '', second]) => (second === undefined ? pageOf(first) : pageOf(second, first)))
      .filter((page) => isReference(page) || existsSync(join(root, page.source))),
  }));
  const taken = new Set(named.flatMap(({ pages }) => pages.map(({ source }) => source)));
  const rest = globSync(['docs/*.md', 'docs/decisions/*.md'], { cwd: root })
    .filter((source) => source !== firstPage && !taken.has(source))
    .sort();
  return named.map((section) =>
    section.label === 'Project'
      ? { ...section, pages: [...section.pages, ...rest.map((source) => pageOf(source))] }
      : section,
  );
}

/** Every page, the first one first. */
export function readPages(): readonly Page[] {
  const listed = readSections().flatMap(({ pages }) => pages);
  return [pageOf(firstPage), ...listed.filter(({ anchor }) => anchor === undefined)];
}

/** A file of the project as text. */
export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
