/** All pages of the site as text, before a generator makes HTML of them. Reads the project, writes nothing. */
import { existsSync, globSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ElementDeclaration, elementsOf, type Manifest } from '../../test/support/manifest.ts';
import {
  anchorsOf,
  isLive,
  linksOf,
  liveExamplesOf,
  partsOf,
  resolveTarget,
  withLinks,
  withLiveExamples,
} from './markdown.ts';
import {
  examplesPage,
  goLivePages,
  isReference,
  type Page,
  readPages,
  readSections,
  readText,
  referenceTags,
  root,
} from './pages.ts';
import { examplesIn, namesWithExamples, referenceOf } from './reference.ts';

/** A page with its text. */
interface SitePage extends Page {
  /** Markdown as in the project, with its title. */
  readonly text: string;
  readonly title: string;
  /** The first sentences, for lists and search engines. */
  readonly summary: string;
}

/** The whole site. */
export interface Site {
  readonly pages: readonly SitePage[];
  /** Paths of files of the project that pages link to, and that are no pages. */
  readonly files: readonly string[];
}

/** Reads every page; those of the reference are made of the manifest. */
export function readSite(manifest: Manifest): Site {
  const elements = elementsOf(manifest);
  const examples = examplesIn(readText(examplesPage));
  const textOf = (page: Page) => {
    if (!isReference(page)) return readText(page.source);
    const element = elements.find(({ tagName }) => page.source === `reference/${tagName}`);
    // The page stands in a folder of its own; its links are written as those of `docs`.
    return element
      ? withLinks(referenceOf(element, examples), (target) => `../docs/${target}`.replace('docs/../', ''))
      : '';
  };
  const pages = readPages().map((page) => {
    const text = textOf(page);
    const { title, summary } = partsOf(text);
    return { ...page, text, title, summary };
  });
  const sources = new Set(pages.map(({ source }) => source));
  const linked = pages.flatMap(({ source, text }) =>
    linksOf(text).map(({ target }) => resolveTarget(source, target).path),
  );
  const beside = [...new Set(linked)].filter((path) => !sources.has(path) && existsSync(join(root, path))).sort();
  const inFolders = beside.filter(isFolder).flatMap((folder) => filesIn(folder));
  return { pages, files: [...new Set([...beside, ...inFolders])] };
}

function isFolder(path: string): boolean {
  return statSync(join(root, path)).isDirectory();
}

function filesIn(folder: string): readonly string[] {
  return globSync('*', { cwd: join(root, folder) })
    .map((name) => `${folder}/${name}`)
    .filter((path) => !isFolder(path))
    .sort();
}

/** A sentence for each link that leads to no file, or to no heading of a page. */
export function deadLinks({ pages }: Site): readonly string[] {
  const bySource = new Map(pages.map((page) => [page.source, page]));
  return pages.flatMap(({ source, text }) =>
    linksOf(text).flatMap(({ target }) => {
      const { path, anchor } = resolveTarget(source, target);
      const page = bySource.get(path);
      if (!page && !existsSync(join(root, path))) return [`${source}: ${target} leads nowhere`];
      const text = page?.text ?? (anchor && path.endsWith('.md') ? readText(path) : null);
      if (text !== null && anchor && !anchorsOf(text).has(anchor)) return [`${source}: ${target} has no such heading`];
      return [];
    }),
  );
}

/** A sentence for each attribute and event without a live example, and for each example of neither. */
export function missingExamples(manifest: Manifest): readonly string[] {
  const examples = examplesIn(readText(examplesPage));
  const names = new Set(elementsOf(manifest).flatMap((element: ElementDeclaration) => namesWithExamples(element)));
  const hasExample = (name: string) => liveExamplesOf(examples.get(name) ?? '').length > 0;
  return [
    ...[...names].filter((name) => !hasExample(name)).map((name) => `${examplesPage}: ${name} has no live example`),
    ...[...examples.keys()].filter((name) => !names.has(name)).map((name) => `${examplesPage}: there is no ${name}`),
  ];
}

/** A link from one page of the site to another: `../manual/#anchor`. */
function linkFrom(from: string, to: string): string {
  const relative = posix.relative(`/${from}`, `/${to}`);
  return relative === '' ? '' : `${relative}/`;
}

/**
 * The place of a project file in the site: a picture keeps its name, any other file is a `.txt`, which every server
 * sends as text.
 */
export function fileSlug(path: string): string {
  return /\.(?:png|svg|webp)$/.test(path) ? `files/${path}` : `files/${path}.txt`;
}

/** Gives the links of a page to `pageLink`, which knows pages, and leads the others to the files. */
function linked(site: Site, { source, slug }: SitePage, text: string, pageLink: (to: SitePage) => string): string {
  return withLinks(text, (target) => {
    if (target.startsWith('#')) return null;
    const { path, anchor } = resolveTarget(source, target);
    const page = site.pages.find((it) => it.source === path);
    const hash = anchor ? `#${anchor}` : '';
    if (page) return `${pageLink(page)}${hash}` || './';
    const isListed = site.files.includes(path) && isFolder(path);
    return isListed ? linkFrom(slug, `files/${path}`) : posix.relative(`/${slug}`, `/${fileSlug(path)}`);
  });
}

/** A page as the generator of the site reads it. */
export function contentOf(site: Site, page: SitePage): string {
  const { body } = partsOf(page.text);
  const live = isLive(body);
  const head = live
    ? [
        { tag: 'script', attrs: { type: 'module', src: `${'../'.repeat(depthOf(page.slug)) || './'}client/live.js` } },
        {
          tag: 'link',
          attrs: { rel: 'stylesheet', href: `${'../'.repeat(depthOf(page.slug)) || './'}client/live.css` },
        },
      ]
    : [];
  const markdownLink = { tag: 'link', attrs: { rel: 'alternate', type: 'text/markdown', href: markdownPath(page) } };
  const matter = {
    title: page.title,
    description: page.summary,
    slug: page.slug || 'index',
    ...(page.slug === '' && { tableOfContents: false }),
    // Lists of files have the words of every page.
    ...(page.slug.startsWith('files/') && { pagefind: false }),
    head: [...head, markdownLink],
  };
  const text = linked(site, page, body, (to) => linkFrom(page.slug, to.slug));
  return `---\n${JSON.stringify(matter)}\n---\n\n${withLiveExamples(text, page.slug)}`;
}

function depthOf(slug: string): number {
  return slug === '' ? 0 : slug.split('/').length;
}

/** From the page to its own Markdown. */
function markdownPath({ slug }: SitePage): string {
  return `${'../'.repeat(depthOf(slug)) || './'}${markdownSlug(slug)}`;
}

/** The place of a page's Markdown in the site. */
export function markdownSlug(slug: string): string {
  return `${slug || 'index'}.md`;
}

/** A page as Markdown for programs that read, with links to the Markdown of others. */
export function markdownOf(site: Site, page: SitePage): string {
  const folder = posix.dirname(`/${markdownSlug(page.slug)}`);
  return withLinks(page.text, (target) => {
    if (target.startsWith('#')) return null;
    const { path, anchor } = resolveTarget(page.source, target);
    const to = site.pages.find((it) => it.source === path);
    const isListed = site.files.includes(path) && isFolder(path);
    const slug = to ? markdownSlug(to.slug) : isListed ? markdownSlug(`files/${path}`) : fileSlug(path);
    return `${posix.relative(folder, `/${slug}`)}${anchor ? `#${anchor}` : ''}`;
  });
}

/** Pages that list the files of a folder that others link to. */
export function folderPages(site: Site): readonly SitePage[] {
  return site.files.filter(isFolder).map((folder) => {
    const title = `Files in ${folder}`;
    // Written as from beside the folder.
    const depth = depthOf(folder);
    const lines = filesIn(folder).map((path) => `- [${posix.basename(path)}](${'../'.repeat(depth)}${path})`);
    return {
      source: `files/${folder}`,
      slug: `files/${folder}`,
      title,
      summary: `Files in ${folder} that the documentation links to.`,
      text: `# ${title}\n\n${lines.join('\n')}\n`,
    };
  });
}

/** `llms.txt` (llmstxt.org): what there is, with a line for each page. */
export function llmsTxt({ pages }: Site): string {
  const lineOf = (source: string) => {
    const page = pages.find((it) => it.source === source);
    return page ? [`- [${page.title}](${markdownSlug(page.slug)}): ${page.summary}`] : [];
  };
  const [first] = pages;
  return [
    '# address-entry',
    `> ${first?.summary ?? ''}`,
    'Each page is Markdown. `llms-full.txt` has everything you need to go live, and the reference of the element, in one file.',
    ...readSections().flatMap(({ label, pages: listed }) => [
      `## ${label}`,
      listed
        .filter(({ anchor }) => anchor === undefined)
        .flatMap(({ source }) => lineOf(source))
        .join('\n'),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** `llms-full.txt`: all that it takes to go live, and what to do when something fails. A program reads it as a whole. */
export function llmsFullTxt(site: Site): string {
  const sources = [...goLivePages, 'docs/outage.md', 'docs/troubleshooting.md', `reference/${referenceTags[0]}`];
  return sources
    .flatMap((source) => site.pages.filter((page) => page.source === source))
    .map((page) => markdownOf(site, page).trim())
    .join('\n\n---\n\n')
    .concat('\n');
}
