/** The page of the service at `/`: its files, and how its requests are told from those of other pages. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

/** The files, seen from this file as well as from the built one. */
const folder = new URL('./page/', import.meta.url);

const names: Readonly<Record<string, string>> = { '/': 'index.html', '/page.css': 'page.css', '/page.js': 'page.js' };

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Carries the token that stands in the page: another page can neither read nor send it. */
const tokenHeader = 'x-page-token';
const placeForToken = '{token}';

/** The page of one service. */
export interface ServicePage {
  /** A file of the page; null for any other path. */
  readonly fileFor: (request: Request, path: string) => Promise<Response | null>;
  /** True if the page has sent this request. */
  readonly isItsRequest: (request: Request) => boolean;
}

/** Creates a page with a token of its own. */
export function createPage(): ServicePage {
  const token = randomUUID();
  return {
    fileFor: async ({ method }, path) => {
      const name = names[path];
      if (name === undefined || (method !== 'GET' && method !== 'HEAD')) return null;
      const text = await readFile(new URL(name, folder), 'utf8').catch(() => null);
      if (text === null) return null;
      return new Response(text.replace(placeForToken, token), {
        headers: {
          'content-type': types[extname(name)] ?? '',
          'content-security-policy': contentSecurityPolicy,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        },
      });
    },
    isItsRequest: ({ headers }) => headers.get(tokenHeader) === token,
  };
}
