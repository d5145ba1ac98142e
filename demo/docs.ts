/**
 * The documentation within the demo: renders each of the project's Markdown files as a page on request, and searches
 * all of them.
 */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked, type Tokens } from 'marked';
import MiniSearch from 'minisearch';
import { firstPage, isReference, readPages, readSections } from '../docs/site/pages.ts';
import { topOf } from './page-top.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The path of the documentation. It is followed by the path of a file in the project, so that relative links work. */
export const docsMount = '/docs';

const stylesheets: readonly string[] = ['demo/main.css', 'demo/docs.css'];

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Answers a request beneath `docsMount`. */
export async function handleDocs(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const query = searchParams.get('q')?.trim() ?? '';
  if (query !== '') return page('Search', await resultsOf(query), { query });
  const path = decodeURI(pathname).slice(docsMount.length + 1);
  if (path === '') return Response.redirect(new URL(`${docsMount}/${firstPage}`, request.url), 302);
  const type = types[extname(path)];
  // Only the documentation, not its tools or other files in the folder.
  const isShown = type ? stylesheets.includes(path) || path.startsWith('docs/pictures/') : isListed(path);
  const file = isShown ? await readFile(join(root, path)).catch(() => null) : null;
  if (!file) return page('Not found', '<h1>There is no such page</h1>', { status: 404 });
  if (type) return new Response(new Uint8Array(file), { headers: { 'content-type': type } });
  const text = file.toString();
  return page(titleOf(text), await markdown.parse(text), { path, description: descriptionOf(text) });
}

/** True for a Markdown file of the project itself. */
function isListed(path: string): boolean {
  return /^(?:docs|demo|src|test)?(?:^|\/)[\w/-]+\.md$/.test(path) && !path.includes('node_modules');
}

const markdown = new Marked({
  async: true,
  renderer: {
    heading({ tokens, depth, text }: Tokens.Heading) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens);
      // Other files of the project are only linked as code.
      const isPage = /^[a-z]+:|^#|\.md(?:#|$)/.test(href);
      return isPage ? `<a href="${escaped(href)}">${text}</a>` : text;
    },
    table(token: Tokens.Table) {
      // A wide table scrolls on its own, by keyboard too.
      const rows = token.rows.map((cells) =>
        this.tablerow({ text: cells.map((cell) => this.tablecell(cell)).join('') }),
      );
      const head = this.tablerow({ text: token.header.map((cell) => this.tablecell(cell)).join('') });
      return `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table></div>\n`;
    },
  },
});

/** The anchor of a heading, as GitHub generates it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

function titleOf(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? 'Documentation';
}

/** The first paragraph, without Markdown. */
function descriptionOf(text: string): string {
  const paragraph = text.split('\n\n').find((it) => /^[\w`]/.test(it)) ?? '';
  return paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ');
}

/** A section of a page, for the search. */
interface Part {
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

async function partsOf(path: string): Promise<readonly Part[]> {
  const text = await readFile(join(root, path), 'utf8');
  const title = titleOf(text);
  return text.split(/^(?=#{1,3} )/m).map((part) => {
    const heading = /^#+ (.+)/.exec(part)?.[1] ?? title;
    return { id: `${path}#${anchorOf(heading)}`, title, heading: heading.replaceAll('`', ''), text: part };
  });
}

let index: MiniSearch<Part> | undefined;

async function searchIndex(): Promise<MiniSearch<Part>> {
  if (index) return index;
  const made = new MiniSearch<Part>({
    fields: ['title', 'heading', 'text'],
    storeFields: ['title', 'heading'],
    searchOptions: { boost: { title: 3, heading: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  const pages = readPages().filter((it) => !isReference(it));
  const parts = (await Promise.all(pages.map(({ source }) => partsOf(source)))).flat();
  made.addAll([...new Map(parts.map((part) => [part.id, part])).values()]);
  index = made;
  return made;
}

async function resultsOf(query: string): Promise<string> {
  const found = (await searchIndex()).search(query).slice(0, 20);
  const items = found.map(({ id, title, heading }) => {
    const [first, second] = heading === title ? [title, ''] : [heading, title];
    return `<li><a href="${docsMount}/${escaped(id)}">${escaped(first)}</a> ${escaped(second)}</li>`;
  });
  const count = items.length === 0 ? 'No page has these words.' : '';
  return `<h1>Search: ${escaped(query)}</h1><p>${count}</p><ol class="found">${items.join('')}</ol>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

function menuOf(path: string): string {
  const sections = readSections().map(({ label, pages }) => {
    const links = pages
      .filter((it) => !isReference(it) && it.anchor === undefined)
      .map(({ source, label: name = '' }) => {
        const current = source === path ? ' aria-current="page"' : '';
        const shown = name || source.replace(/^.*\/(?=[^/])|\.md$/g, '').replaceAll('-', ' ');
        return `<li><a href="${docsMount}/${source}"${current}>${escaped(shown)}</a></li>`;
      });
    const isOpen = pages.some(({ source }) => source === path) || path === firstPage;
    return `<details${isOpen ? ' open' : ''}><summary>${label}</summary><ul>${links.join('')}</ul></details>`;
  });
  return sections.join('');
}

interface PageOptions {
  readonly path?: string;
  readonly description?: string;
  readonly query?: string;
  readonly status?: number;
}

function page(title: string, content: string, options: PageOptions): Response {
  const { path = '', description = title, query = '', status = 200 } = options;
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="description" content="${escaped(description)}">
    <title>${escaped(title)} – address-entry</title>
    <link rel="icon" href="data:,">
    ${stylesheets.map((sheet) => `<link rel="stylesheet" href="${docsMount}/${sheet}">`).join('\n    ')}
  </head>
  <body>
    ${topOf(`${docsMount}/`, undefined, false)}
    <div class="docs">
      <form class="field" role="search" action="${docsMount}/">
        <label for="q">Search the documentation</label>
        <input id="q" type="search" name="q" value="${escaped(query)}">
      </form>
      <main id="content" class="prose">${content}</main>
      <nav aria-label="Documentation">${menuOf(path)}</nav>
    </div>
  </body>
</html>
`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
