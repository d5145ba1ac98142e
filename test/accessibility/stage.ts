/** A page with an element in a real Chromium, whose clock stands still unless it is moved: no time depends on the machine. */

import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { build } from 'esbuild';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { allCountries } from '../../demo/service/data/all.ts';
import type { FaultRule } from '../../demo/service/faults.ts';
import { createReferenceService, type ReferenceService } from '../../demo/service/service.ts';
import { createAddressProxy } from '../../src/proxy.ts';
import { openChromium } from '../support/chromium.ts';
import { countRequests } from './busy.ts';

const mount = '/address-api';
const credentials = { key: 'scene', secret: randomUUID() };

/** A page at work. */
export interface Scene {
  readonly page: Page;
  /** Makes the service fail in these ways from now on. */
  fail(...faults: readonly FaultRule[]): void;
  /** Makes the service answer nothing. */
  hold(): void;
  /** Makes it answer the requests that came meanwhile. */
  release(): void;
  readonly isHeld: boolean;
}

/** The appearance of a page. */
export interface Look {
  readonly name: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly device?: BrowserContextOptions;
}

/** The place in which scenes are opened. */
export interface Stage {
  /** A page with this markup within its form. */
  open(markup: string, look?: Look): Promise<Scene & { readonly close: () => Promise<void> }>;
  close(): Promise<void>;
}

/** Starts a browser, and builds the elements once. */
export async function openStage(): Promise<Stage> {
  const code = await codeOf();
  const browser = await openChromium();
  return {
    open: (markup, look = { name: 'light' }) => openScene(browser, code, markup, look),
    close: () => browser.close(),
  };
}

/** The elements as one script; what it exports is `elements`. */
async function codeOf(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'elements',
    target: 'es2022',
    conditions: ['module', 'browser', 'production'],
  });
  return outputFiles.map(({ text }) => text).join('');
}

async function openScene(browser: Browser, code: string, markup: string, look: Look) {
  const held: (() => void)[] = [];
  let isHeld = false;
  const service = createReferenceService({ countries: allCountries, credentials });
  const proxy = proxyFor(service);
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request, platform) {
      const { pathname } = new URL(request.url);
      if (pathname === '/elements.js')
        return new Response(code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
      if (!pathname.startsWith(`${mount}/`))
        return new Response(pageOf(markup, look), { headers: { 'content-type': 'text/html' } });
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return proxy(request, platform);
    },
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const context = await browser.newContext({
    viewport: { width: 800, height: 900 },
    reducedMotion: 'reduce',
    ...look.device,
  });
  // A busy machine is no reason to fail.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  // The console of a page that fails on purpose is of no use; a mistake in a script is.
  const mistakes: Error[] = [];
  page.on('pageerror', (error) => mistakes.push(error));
  // Retries are spread at random.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.addInitScript(countRequests);
  // Without a network the browser has nothing, either.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.clock.install({ time: '2026-01-01T08:00:00' });
  await page.clock.pauseAt('2026-01-01T09:00:00');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/scene`);
  const release = () => {
    isHeld = false;
    for (const go of held.splice(0)) go();
  };
  return {
    page,
    fail(...faults: readonly FaultRule[]) {
      service.faults = faults;
    },
    get isHeld() {
      return isHeld;
    },
    hold() {
      isHeld = true;
    },
    release,
    async close() {
      release();
      await context.close();
      await new Promise((resolve) => server.close(resolve));
      if (mistakes[0]) throw mistakes[0];
    },
  };
}

/** The proxy before a service in the same process: nothing but the page's own requests goes through a network. */
function proxyFor(service: ReferenceService) {
  return createAddressProxy({
    baseUrl: 'http://127.0.0.1',
    credentials,
    mount,
    limits: { lookups: [] },
    // Both are in this process, which may stand still on a busy machine.
    timeout: 600_000,
    fetch: (request) => service.handle(request),
  });
}

const pageOf = (markup: string, { dir = 'ltr' }: Look) => `<!doctype html>
<html lang="en" dir="${dir}"><meta charset="utf-8"><title>Checkout</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>body { background: Canvas; color: CanvasText; font-family: sans-serif; margin: 1rem }</style>
<script src="/elements.js" defer></script>
<main><h1>Checkout</h1>
<form onsubmit="return false">
<p><label>Name <input id="name" autocomplete="name"></label></p>
${markup}
<p><button id="order">Place order</button></p>
</form></main></html>`;
