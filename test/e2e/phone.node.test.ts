/** Tests both elements in each state on a phone: what can be pressed, how fields line up, and what stands out. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import type { Demo } from '../../demo/server.ts';
import { closeBrowser, openBrowser } from '../support/process-browser.ts';
import { walks } from './states.ts';
import { openDemo } from './support.ts';

const narrow = { width: 320, height: 844 };
const wide = { width: 390, height: 844 };

const pages = { 'address-entry': '', 'nl-postcode-lookup': 'demo/nl.html?lang=en' } as const;

/** The faults in sight, in words; empty for none. */
function faultsIn(tag: string): string[] {
  const element = document.querySelector(tag);
  const root = element?.shadowRoot;
  if (!element || !root) return ['there is no element'];
  const { left, right } = element.getBoundingClientRect();
  const inSight = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((it) => it.checkVisibility() && it.clientWidth > 1);
  const nameOf = (it: HTMLElement) => `${it.localName} "${it.textContent?.trim() || it.ariaLabel || it.id}"`;
  const small = inSight('button, a, select, [role=option], input:not([type=radio], [type=checkbox])')
    .filter((it) => it.closest('.folded') === null || it.localName === 'button')
    .filter((it) => Math.min(it.offsetHeight, it.offsetWidth) < 44);
  const beyond = inSight('input, select, button, p, label').filter((it) => {
    const box = it.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1;
  });
  const fields = inSight('[part~=field] input, [part~=field] select').filter((it) => !it.closest('.choice'));
  const topOf = (it: HTMLElement) => Math.round(it.getBoundingClientRect().top);
  const edges = fields.filter((it) => {
    const others = [...fields, ...inSight('button')].filter((other) => Math.abs(topOf(other) - topOf(it)) < 6);
    const row = others.map((other) => other.getBoundingClientRect());
    const isFirst = Math.abs(Math.min(...row.map((box) => box.left)) - left) < 2;
    return !isFirst || Math.abs(Math.max(...row.map((box) => box.right)) - right) >= 2;
  });
  const error = inSight('[part=error]')[0];
  const pale = inSight('input[aria-invalid=true]').filter((it) => {
    const card = it.closest('.folded') !== null;
    return !card && error && getComputedStyle(it).borderTopColor !== getComputedStyle(error).color;
  });
  const weights = new Set(inSight('label, legend').map((it) => getComputedStyle(it).fontWeight));
  return [
    ...small.map((it) => `${nameOf(it)} is ${it.offsetWidth} by ${it.offsetHeight}`),
    ...pale.map((it) => `${nameOf(it)} has no ring in the colour of its error`),
    ...beyond.map((it) => `${nameOf(it)} is wider than the element`),
    ...edges.map((it) => `${nameOf(it)} is not in line`),
    ...(weights.size > 1 ? [`labels are of ${weights.size} weights: ${[...weights]}`] : []),
  ];
}

for (const [tag, steps] of Object.entries(walks)) {
  describe(`${tag} on a phone`, () => {
    let demo: Demo;
    let context: BrowserContext;
    let page: Page;

    before(async () => {
      demo = await openDemo();
      context = await (await openBrowser()).newContext({ viewport: wide, hasTouch: true, isMobile: true });
      page = await context.newPage();
      await page.goto(demo.url + pages[tag as keyof typeof pages]);
      await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'));
    });
    after(async () => {
      await context.close();
      await demo.close();
    });

    for (const [state, act] of steps) {
      it(`has targets of 44 pixels, aligned fields and labels of one weight: ${state}`, async () => {
        await act(page);
        for (const viewport of [narrow, wide]) {
          await page.setViewportSize(viewport);
          // The list follows the window with the next frame.
          await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
          assert.deepEqual(await page.evaluate(faultsIn, tag), [], `${viewport.width} pixels wide`);
        }
      });
    }
  });
}

after(closeBrowser);
