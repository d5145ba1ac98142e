/** Themes made after a framework, beside the framework's own fields, as Chromium paints both. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { Demo } from '../../demo/server.ts';
import type { AddressEntry } from '../../src/address-entry.ts';
import { closeBrowser, openBrowser } from '../support/process-browser.ts';
import { scriptOf, serveFiles, themeCss } from '../support/themed-pages.ts';
import {
  type BoxLook,
  boxLookIn,
  contrastOf,
  type Framework,
  frameworks,
  isSameColour,
  ours,
  type Part,
  painted,
  pictureOf,
  type TextLook,
  textLookOf,
} from './beside.ts';
import { openDemo } from './support.ts';

/** Both sides are as wide, and each thing begins on a pixel. */
const layout = `
  body { margin: 0; padding: 24px }
  main { display: grid; grid-template-columns: 360px 360px; gap: 40px }
  main > div { display: grid; gap: 24px; align-content: start; justify-items: stretch }`;

const pageOf = ({ html, font }: Framework) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Beside</title>
<link rel="stylesheet" href="/framework.css"><link rel="stylesheet" href="/theme.css"><link rel="stylesheet" href="/layout.css">
<style>body { font-family: ${font} }</style>
<script src="/framework.js" defer></script><script src="/elements.js" defer></script>
<main><div id="theirs">${html}</div><div id="ours">${ours}</div></main></html>`;

/** A place in a field that no text reaches. */
const insideField = 185;

/** Runs in the page. */
function isReady(): boolean {
  return [...document.querySelectorAll('address-entry')].every(
    ({ step, shadowRoot }) => step === 'search' && shadowRoot?.querySelector('select:disabled') === null,
  );
}

/** Asks for an address, and opens the fields by hand. */
async function prepare(page: Page): Promise<void> {
  await page.waitForFunction(isReady);
  await page.evaluate(() => {
    const asked = document.querySelector<AddressEntry>('#asked');
    // Without the browser's own bubble.
    asked?.addEventListener('invalid', (event) => event.preventDefault());
    asked?.reportValidity();
    document.querySelector<AddressEntry>('#byhand')?.enterManually();
  });
  await page.locator(painted.error).waitFor();
  await page.locator(painted.button).waitFor();
}

/** Types an address that is not quite right, so that there is a question. */
async function askByHand(page: Page): Promise<void> {
  const fields = { street: 'Juliannastrat', building: '30', postcode: '2012ES', locality: 'Harlem' };
  for (const [name, text] of Object.entries(fields)) await page.locator(`#byhand #${name}`).fill(text);
  await page.keyboard.press('Enter');
  await page.locator(painted.primary).waitFor();
}

function assertSameBox(one: BoxLook, other: BoxLook, name: string): void {
  const shown = `${name}: ${JSON.stringify(one)} beside ${JSON.stringify(other)}`;
  for (const line of ['down', 'across'] as const) {
    assert.equal(one[line].length, other[line].length, `${line} ${shown}`);
    for (const [at, run] of one[line].entries()) {
      const { colour = [0, 0, 0], length = 0 } = other[line][at] ?? {};
      assert.ok(isSameColour(run.colour, colour), `${line} ${at} ${shown}`);
      assert.ok(Math.abs(run.length - length) <= 1, `${line} ${at} ${shown}`);
    }
  }
  assert.ok(Math.abs(one.radius - other.radius) <= 1, shown);
}

function assertSameText(one: TextLook, other: TextLook, name: string): void {
  const shown = `${name}: ${JSON.stringify(one)} beside ${JSON.stringify(other)}`;
  assert.ok(isSameColour(one.colour, other.colour), shown);
  assert.equal(one.weight, other.weight, shown);
  for (const length of ['size', 'height'] as const) assert.ok(Math.abs(one[length] - other[length]) <= 1, shown);
}

describe('a theme modelled on a framework', () => {
  let demo: Demo;
  let elements: string;

  before(async () => {
    [elements, demo] = await Promise.all([scriptOf('./src/script.ts'), openDemo()]);
  });
  after(async () => {
    await closeBrowser();
    await demo.close();
  });

  for (const framework of frameworks) {
    it(`matches label, fields, error and buttons of ${framework.theme}: ${framework.colours.join(', ')}`, async () => {
      const context = await (await openBrowser()).newContext({
        // High enough for all that the page ever shows.
        viewport: { width: 850, height: 1_600 },
        reducedMotion: 'reduce',
      });
      await serveFiles(context, {
        'beside.html': pageOf(framework),
        'framework.css': framework.css,
        'framework.js': await scriptOf(...framework.modules),
        'theme.css': themeCss(framework.theme),
        'layout.css': layout,
        'elements.js': elements,
      });
      const page = await context.newPage();
      await page.goto(`${demo.url}beside.html`);
      await prepare(page);
      const sides = { theirs: framework.painted, ours: painted };
      const locatorOf = (side: keyof typeof sides, part: Part) => page.locator(`#${side}`).locator(sides[side][part]);
      const sameBoxes = async (boxes: Partial<Record<Part, number>>) => {
        const picture = await pictureOf(page);
        for (const [part, inside] of Object.entries(boxes) as [Part, number][]) {
          const theirs = await boxLookIn(picture, locatorOf('theirs', part), inside);
          assertSameBox(await boxLookIn(picture, locatorOf('ours', part), inside), theirs, part);
        }
      };
      const withFocus = async (part: Part, side: keyof typeof sides): Promise<BoxLook> => {
        const box = locatorOf(side, part);
        await (side === 'ours' ? box : page.locator(`#${part}`)).evaluate((it: HTMLElement) => it.focus());
        const look = await boxLookIn(await pictureOf(page), box, insideField);
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        return look;
      };
      const sameText = async (part: Part) =>
        assertSameText(await textLookOf(locatorOf('ours', part)), await textLookOf(locatorOf('theirs', part)), part);
      const aboveOf = async (side: keyof typeof sides) => {
        const [label, box] = await Promise.all(
          (['label', 'text'] as const).map((part) =>
            locatorOf(side, part).evaluate((it) => it.getBoundingClientRect().y),
          ),
        );
        return (box ?? 0) - (label ?? 0);
      };
      const inColours = (colours: string) =>
        page.evaluate((name) => document.documentElement.setAttribute('data-bs-theme', name), colours);

      for (const colours of framework.colours) {
        await inColours(colours);
        await sameText('label');
        assert.ok(Math.abs((await aboveOf('ours')) - (await aboveOf('theirs'))) <= 1, 'the label is as far above');
        // In dark pages Bootstrap's own button is darker than its links, and hard to read.
        const button = colours === 'light' && { button: framework.insideButton };
        await sameBoxes({ text: insideField, select: insideField, wrong: insideField, ...button });
        const edges = await pictureOf(page);
        for (const part of ['text', 'select'] as const) {
          const { across } = await boxLookIn(edges, locatorOf('ours', part), insideField);
          const [, edge, inside] = across.map(({ colour }) => colour);
          assert.ok(edge && inside && contrastOf(edge, inside) >= 3, `the edge of ${part} in ${colours} can be seen`);
        }
        for (const part of ['text', 'select', 'wrong'] as const) {
          assertSameBox(await withFocus(part, 'ours'), await withFocus(part, 'theirs'), `${part} with the focus`);
        }
        await sameText('error');
      }
      await askByHand(page);
      for (const colours of framework.colours) {
        await inColours(colours);
        await sameBoxes({ primary: framework.insideButton });
      }
      await context.close();
    });
  }
});
