/** The documentation within the demo: renders each of the project's Markdown files as a page on request. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked, type Tokens } from 'marked';
import { firstPage, isReference, readSections } from '../docs/site/pages.ts';
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
  const { pathname } = new URL(request.url);
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
  readonly status?: number;
}

function page(title: string, content: string, options: PageOptions): Response {
  const { path = '', description = title, status = 200 } = options;
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
      <main id="content" class="prose">${content}</main>
      <nav aria-label="Documentation">${menuOf(path)}</nav>
    </div>
  </body>
</html>
`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
