/** A page with an element in a real Chromium, whose clock stands still unless it is moved: no time depends on the machine. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { type Demo, startDemo } from '../../demo/server.ts';
import { allCountries } from '../../demo/service/data/all.ts';
import type { FaultRule } from '../../demo/service/faults.ts';
import { openChromium } from '../support/chromium.ts';
import { isBusy, ours } from './busy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A page at work. */
export interface Scene {
  readonly page: Page;
  /** What the service does wrong from now on. */
  fail(...faults: readonly FaultRule[]): void;
  /** Has the service answer nothing. */
  hold(): void;
  /** Has it answer what it was asked meanwhile. */
  release(): Promise<void>;
  readonly isHeld: boolean;
  /** Whether the page waits for an answer of the service: then it does not wait for its clock. */
  readonly isAsking: boolean;
}

/** How a page looks. */
export interface Look {
  readonly name: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly device?: BrowserContextOptions;
}

/** Where scenes are opened. */
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
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: 'test/accessibility/page.ts', formats: ['iife'], name: 'elements' },
    },
  });
  const [bundle] = output as [Rolldown.RolldownOutput];
  return bundle.output[0].code;
}

async function openScene(browser: Browser, code: string, markup: string, look: Look) {
  // A server for the proxy alone: the page is made here.
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-scene-'));
  const demo: Demo = await startDemo({ port: 0, pages: folder, service: { countries: allCountries } });
  const context = await browser.newContext({ viewport: { width: 800, height: 900 }, ...look.device });
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
  await page.clock.install({ time: '2026-01-01T08:00:00' });
  await page.route('**/scene', (route) => route.fulfill({ contentType: 'text/html', body: pageOf(markup, look) }));
  await page.route('**/elements.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  let isHeld = false;
  const asked = new Set<unknown>();
  page.on('request', (request) => void (request.url().includes('/address-api/') && asked.add(request)));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (it) => void asked.delete(it));
  const waiting: (() => Promise<void>)[] = [];
  await page.route('**/address-api/**', async (route) => {
    if (isHeld) waiting.push(() => route.continue());
    else await route.continue();
  });
  await page.goto(`${demo.url}scene`);
  // Standing still begins when the page has what it asks for by itself: a request that is under way would be too late.
  while (await page.evaluate(isBusy, ours)) await new Promise((resolve) => setTimeout(resolve, 10));
  await page.clock.pauseAt('2026-01-01T09:00:00');
  return {
    page,
    fail(...faults: readonly FaultRule[]) {
      demo.service.faults = faults;
    },
    get isHeld() {
      return isHeld;
    },
    get isAsking() {
      return asked.size > 0;
    },
    hold() {
      isHeld = true;
    },
    async release() {
      isHeld = false;
      for (const go of waiting.splice(0)) await go();
    },
    async close() {
      await context.close();
      await demo.close();
      rmSync(folder, { recursive: true, force: true });
      if (mistakes[0]) throw mistakes[0];
    },
  };
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
