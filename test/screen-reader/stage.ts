/** The server of the journeys: a page with an element, the proxy with the reference service behind it, and a line to the page. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { build } from 'esbuild';
import { allCountries } from '../../demo/service/data/all.ts';
import type { FaultRule } from '../../demo/service/faults.ts';
import { createReferenceService } from '../../demo/service/service.ts';
import type { SavedAddress } from '../../src/address-entry.ts';
import { createAddressProxy } from '../../src/proxy.ts';
import { until } from './desktop.ts';

const mount = '/address-api';

/** A page of the journeys. */
export interface StagePage {
  /** BCP 47 tag. Default: English. */
  readonly lang?: string;
  /** In the form, in front of the button that orders. */
  readonly markup: string;
  /** Runs before the elements are there. Default: nothing. */
  readonly script?: string;
  /** The saved addresses of the first search. Default: none. */
  readonly addresses?: readonly SavedAddress[];
  /** The files that are loaded on demand come only when they are released. Default: false. */
  readonly areFilesHeld?: boolean;
}

/** The sign of a page that has nothing left to say. */
export interface Marked {
  readonly mark: string;
  /** Label and text of the field that has the focus; empty where no field has it. */
  readonly focused: string;
}

/** The server, with one browser as its guest. */
export interface Stage {
  readonly url: string;
  /** Shows a page, and resolves when it is there. */
  show(page: StagePage): Promise<void>;
  /** Makes the page say “Mark” and a number, once it has nothing else to say. */
  mark(): void;
  /** The page's last sign of itself. */
  readonly marked: Marked | null;
  fail(...faults: readonly FaultRule[]): void;
  hold(): void;
  release(): void;
  releaseFiles(): void;
  /** Takes the network from the page, or gives it back. */
  connect(network: 'lost' | 'back'): Promise<void>;
  close(): Promise<void>;
}

/** Starts it; the elements are built once. */
export async function openStage(): Promise<Stage> {
  const files = await buildPage();
  const credentials = { key: 'stage', secret: randomUUID() };
  const service = createReferenceService({ countries: allCountries, credentials });
  const proxy = createAddressProxy({
    baseUrl: 'http://127.0.0.1',
    credentials,
    mount,
    limits: { lookups: [] },
    fetch: (request) => service.handle(request),
  });
  const answers = new Gate();
  const filesOnDemand = new Gate();
  let shown: StagePage = { markup: '' };
  let marks = 0;
  let visit = 0;
  let ready = -1;
  let marked: Marked | null = null;
  let connected: string | null = null;
  let guest: ReadableStreamDefaultController<string> | null = null;
  const tell = (event: string, data: string) => guest?.enqueue(`event: ${event}\ndata: ${data}\n\n`);
  const routes: Readonly<Record<string, (request: Request) => Response | Promise<Response>>> = {
    '/': () => html(pageOf(shown)),
    '/stage/events': () =>
      new Response(
        new ReadableStream<string>({
          start(controller) {
            guest = controller;
            controller.enqueue(': here\n\n');
          },
        }).pipeThrough(new TextEncoderStream()),
        { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } },
      ),
    '/stage/ready': async (request) => {
      ready = Number(new URLSearchParams((await request.text()).replace(/^.*\?/, '')).get('visit'));
      return new Response();
    },
    '/stage/network': async (request) => {
      connected = await request.text();
      return new Response();
    },
    '/stage/marked': async (request) => {
      marked = (await request.json()) as Marked;
      return new Response();
    },
  };
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request, platform) {
      const { pathname } = new URL(request.url);
      const route = routes[pathname];
      if (route) return route(request);
      const file = files.get(pathname);
      if (file) {
        if (file.isOnDemand) await filesOnDemand.pass();
        return new Response(file.text, { headers: { 'content-type': types['.js'] } });
      }
      const peers = process.env['PEERS'];
      if (peers && pathname.startsWith('/peers/'))
        return fileOf(join(peers, normalize(pathname.slice('/peers'.length))));
      if (!pathname.startsWith(`${mount}/`)) return new Response('', { status: 404 });
      await answers.pass();
      return proxy(request, platform);
    },
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?visit=0`,
    async show(page) {
      service.faults = [];
      answers.open();
      filesOnDemand.open();
      await until('the page before', () => ready === visit && guest !== null);
      shown = page;
      if (page.areFilesHeld) filesOnDemand.close();
      visit++;
      tell('go', `/?visit=${visit}`);
      await until('the page', () => ready === visit);
    },
    mark() {
      tell('mark', JSON.stringify({ mark: `Mark ${++marks}`, isHeld: answers.isClosed || filesOnDemand.isClosed }));
    },
    get marked() {
      return marked;
    },
    fail(...faults) {
      service.faults = faults;
    },
    hold: () => answers.close(),
    release: () => answers.open(),
    releaseFiles: () => filesOnDemand.open(),
    async connect(network) {
      connected = null;
      tell('network', network);
      await until('the page has the network so', () => connected === network);
    },
    async close() {
      answers.open();
      filesOnDemand.open();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Lets answers through, or holds them until it is opened. */
class Gate {
  #waiting: (() => void)[] | null = null;

  get isClosed(): boolean {
    return this.#waiting !== null;
  }

  close(): void {
    this.#waiting ??= [];
  }

  open(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const go of waiting) go();
  }

  async pass(): Promise<void> {
    await new Promise<void>((resolve) => (this.#waiting ? this.#waiting.push(resolve) : resolve()));
  }
}

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
} as const;

function fileOf(path: string): Response {
  if (!existsSync(path)) return new Response('', { status: 404 });
  return new Response(readFileSync(path), { headers: { 'content-type': types[extname(path) as keyof typeof types] } });
}

/** A file of the page's script. */
interface ScriptFile {
  readonly text: string;
  /** False if the page loads it before anything else. */
  readonly isOnDemand: boolean;
}

/** The script of the page and the files that it loads, by their paths. */
async function buildPage(): Promise<ReadonlyMap<string, ScriptFile>> {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: '/',
    outdir: '/',
    format: 'esm',
    splitting: true,
    target: 'es2022',
    conditions: ['module', 'browser', 'production'],
  });
  const first = new Set(['page.js']);
  for (const path of first)
    for (const { path: imported, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement') first.add(imported);
  return new Map(outputFiles.map(({ path, text }) => [path, { text, isOnDemand: !first.has(path.slice(1)) }]));
}

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });

const pageOf = ({ lang = 'en', markup, script = '', addresses = [], areFilesHeld }: StagePage) => `<!doctype html>
<html lang="${lang}"${lang === 'ar' ? ' dir="rtl"' : ''}${areFilesHeld ? ' data-files-held' : ''}><meta charset="utf-8"><title>Checkout</title>
<style>body { font: 16px/1.5 sans-serif; margin: 1rem }</style>
<script>${script}</script>
<script src="/page.js" type="module"></script>
<script>addEventListener('DOMContentLoaded', () => {
  Object.assign(document.querySelector('address-entry') ?? {}, { addresses: ${JSON.stringify(addresses)} });
})</script>
<main><h1>Checkout</h1>
<form onsubmit="return false">
${markup}
<p><button id="order">Place order</button></p>
</form></main></html>`;
