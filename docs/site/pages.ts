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

/**
 * The menu, by the kind of page: a tutorial teaches, a how-to solves one task, a reference is looked up, an explanation says
 * why. Files are given by their path; `label=path` gives a shorter name.
 */
const menu: Readonly<Record<string, readonly string[]>> = {
  Tutorials: ['Start in five minutes=docs/start.md', 'Checkout=docs/checkout.md', 'Frameworks=docs/frameworks.md'],
  'How-to': [
    'Your own fields=docs/enhance.md',
    'Dutch form=docs/nl-postcode-lookup.md',
    'Saved addresses=docs/saved-addresses.md',
    'Back ends=docs/backends.md',
    'Providers=docs/providers.md',
    'docs/theming.md',
    'docs/languages.md',
    'docs/server-rendering.md',
    'Proxy recipes=docs/recipes.md',
    'Deploy the proxy=docs/deploy.md',
    'Check a proxy=docs/check-proxy.md',
    'Test your shop=docs/testing.md',
    'docs/outage.md',
    'Troubleshooting=docs/troubleshooting.md',
    'Migrating=docs/migration.md',
  ],
  Reference: [
    ...referenceTags.map((tag) => `<${tag}>=reference/${tag}`),
    'The element at a glance=docs/address-entry.md',
    'docs/examples.md',
    'docs/validation.md',
    'Console messages=docs/console.md',
    'docs/exports.md',
    'Bundlers and browsers=docs/bundling.md',
    'docs/formats.md',
    'docs/proxy-reference.md',
    'HTTP of the proxy=docs/proxy-http.md',
    'Reference service=demo/service/README.md',
  ],
  Explanation: [
    'Overview=README.md',
    'docs/proxy.md',
    'docs/sessions.md',
    'docs/manual.md',
    'docs/accessibility.md',
    'docs/privacy.md',
    'docs/speed.md',
    'docs/threat-model.md',
  ],
  Project: [
    'Changelog=CHANGELOG.md',
    'Architecture=ARCHITECTURE.md',
    'Contributing=CONTRIBUTING.md',
    'Security=SECURITY.md',
    'Decisions=docs/decisions/README.md',
  ],
};

/** Pages that maintainers read in the repository. They are no pages of the site; a link to one leads to its text. */
const repositoryPages: readonly string[] = ['docs/behaviour.md'];

/** All that a shop's developer reads to go live, in this order. */
export const goLivePages: readonly string[] = [
  'docs/start.md',
  'docs/checkout.md',
  'docs/address-entry.md',
  'docs/proxy.md',
  'docs/deploy.md',
  'docs/bundling.md',
];

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

/** True if a page is made of the manifest. */
export function isReference({ source }: Page): boolean {
  return source.startsWith('reference/');
}

/** All sections. The last one also has the pages of `docs` that the menu does not name, so that none is forgotten. */
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
    .filter((source) => source !== firstPage && !taken.has(source) && !repositoryPages.includes(source))
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
