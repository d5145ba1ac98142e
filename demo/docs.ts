/**
 * The documentation beside the demo. The site that `npm run docs` builds is served on a port of its own; as long as it is
 * not built, the pages are shown as they are written.
 */
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerType, serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = join(root, 'docs/site/dist/html');

/** The path of the documentation in the demo. */
export const docsMount = '/docs';

/** The documentation of one demo. */
export interface Docs {
  readonly handle: (request: Request) => Promise<Response>;
  readonly close: () => void;
}

/** Prepares the documentation; the site's server starts when it is first asked for. */
export function createDocs(): Docs {
  let server: ServerType | undefined;
  const addressOfSite = async () => {
    if (!server) {
      const app = new Hono().use('*', serveStatic({ root: site }));
      server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false });
      await once(server, 'listening');
    }
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  };
  return {
    handle: async (request) => {
      const name = basename(new URL(request.url).pathname);
      if (/^[\w-]+\.md$/.test(name)) return textOf(name);
      if (!existsSync(join(site, 'index.html'))) return listOfPages();
      return new Response(null, { status: 302, headers: { location: await addressOfSite() } });
    },
    close: () => void server?.close(),
  };
}

async function textOf(name: string): Promise<Response> {
  const text = await readFile(join(root, name === 'README.md' ? name : `docs/${name}`), 'utf8').catch(() => null);
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return text === null
    ? new Response('There is no such page.\n', { status: 404, headers })
    : new Response(text, { headers });
}

function listOfPages(): Response {
  const names = ['README.md', ...globSync('*.md', { cwd: join(root, 'docs') }).sort()];
  const links = names.map((name) => `<li><a href="${docsMount}/${name}">${name.replace('.md', '')}</a></li>`);
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Documentation – address-entry</title>
<h1>Documentation</h1>
<p><code>npm run docs</code> builds it as a site, which is then shown here. Until then these are its pages as they are written:</p>
<ul>${links.join('')}</ul>
<p><a href="/">Back to the demo</a></p>
</html>
`;
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
