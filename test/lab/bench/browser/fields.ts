/** The fields that are compared: their files, and a server with a service whose answers take as long as wanted. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { matchPath } from '../../../../src/contract/operations.ts';
import { chunksIn, root } from '../../../support/bundle.ts';
import { belgium, details, netherlands } from '../../../support/samples.ts';

/** The fields, by the name of their file. */
export const fields = ['floor', 'address-entry', 'accessible-autocomplete', 'algolia', 'downshift'] as const;
/** Whole controls that ask no service of ours: what they weigh is compared, and not how they search. */
export const controls = ['shoelace', 'mapbox'] as const;
/** One of either kind. */
export type Field = (typeof fields)[number] | (typeof controls)[number];

const folder = fileURLToPath(new URL('../peers', import.meta.url));

/** The service of the benchmarks, and the requests it has received. */
export interface Service {
  /** Milliseconds that an answer takes. */
  latencyMs: number;
  /** Options of a list. */
  options: number;
  /** Names of the operations, in the order of the requests. */
  readonly asked: string[];
}

/** The server of the benchmarks. */
export interface BenchServer {
  readonly service: Service;
  /** Of a field's page. */
  readonly urlOf: (field: Field) => string;
  readonly close: () => Promise<unknown>;
}

/** Installs the peers, if they are wanted and missing, bundles the fields as a shop would, and serves them. */
export async function startServer(wanted: readonly Field[]): Promise<BenchServer> {
  const isAlone = wanted.every((field) => field === 'floor' || field === 'address-entry');
  if (!isAlone && !existsSync(`${folder}/node_modules`)) {
    console.log('Installing what to compare with …');
    const how = ['install', '--no-package-lock', '--omit=peer', '--legacy-peer-deps', '--no-audit', '--no-fund'];
    execFileSync('npm', how, { cwd: folder, stdio: 'ignore', shell: process.platform === 'win32' });
  }
  const scripts = await scriptsOf(wanted);
  const service: Service = { latencyMs: 0, options: 8, asked: [] };
  const server = createServer(
    getRequestListener(async ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname.startsWith('/api/')) return answer(pathname.slice('/api'.length), service);
      const script = scripts.get(pathname);
      const cached = { 'cache-control': 'public, max-age=3600, immutable' };
      if (script) return new Response(script, { headers: { ...cached, 'content-type': 'text/javascript' } });
      const field = [...fields, ...controls].find((name) => pathname === `/${name}.html`);
      if (!field) return new Response(null, { status: 404 });
      return new Response(pageOf(field), { headers: { 'content-type': 'text/html; charset=utf-8' } });
    }),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    service,
    urlOf: (field) => `http://127.0.0.1:${port}/${field}.html`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** By path. */
async function scriptsOf(wanted: readonly Field[]): Promise<Map<string, string>> {
  const own = chunksIn(await build({ root, mode: 'browser', logLevel: 'silent', build: { write: false } }));
  const { outputFiles } = await bundle({
    entryPoints: wanted.map((name) => `${folder}/${name}.js`),
    bundle: true,
    minify: true,
    format: 'esm',
    outdir: '/fields',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return new Map([
    ...own.map(({ fileName, code }) => [`/element/${fileName}`, code] as const),
    ...outputFiles.map(({ path, text }) => [path.replace(/^.*\/fields\//, '/fields/'), text] as const),
  ]);
}

function pageOf(field: Field): string {
  const element = field === 'address-entry' ? '<script type="module" src="/element/address-entry.js"></script>' : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${field}</title>
<style>
  body { font: 16px/1.5 sans-serif; margin: 2rem }
  #holder { position: relative; max-width: 30rem; min-height: 12rem }
  [role=listbox] { position: absolute; inset-inline: 0; max-height: 20rem; overflow: auto; background: #fff; margin: 0; padding: 0 }
  [role=option] { padding: 0.4rem; list-style: none }
  [role=option][aria-selected=true] { background: #def }
</style>
<h1>Checkout</h1>
<div id="holder"></div>
<p>Beneath the field</p>
<script>probe.begun = performance.now()</script>
${element}
<script type="module" src="/fields/${field}.js"></script>
</html>`;
}

async function answer(path: string, service: Service): Promise<Response> {
  const found = matchPath(path);
  if (!found) return new Response(null, { status: 404 });
  service.asked.push(found.operation);
  await delay(service.latencyMs);
  const headers = { 'cache-control': 'private, max-age=300' };
  if (found.operation === 'suggest') {
    const { term = '' } = found.params as { term?: string };
    const matches = Array.from({ length: service.options }, (_, index) => ({
      value: `${term} ${index}`,
      label: `${term} #${index}`,
      description: 'Haarlem',
      precision: 'Address',
      context: `nld-${index}`,
      highlights: [[0, term.length]],
    }));
    return Response.json({ newContext: null, matches }, { headers });
  }
  return Response.json(found.operation === 'details' ? details : [belgium, netherlands], { headers });
}
