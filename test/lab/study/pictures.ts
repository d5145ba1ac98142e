/**
 * `npm run study -- pictures [WORD…]`: pictures of every state in every theme, at three widths, light, dark, in forced colours and from
 * right to left, for the eye. They are in `test/lab/study/pictures`, with a page that shows them side by side. With words, those whose
 * names contain all of them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { AddressEntry, NlPostcodeLookup } from '../../../src/index.ts';
import { openDemo } from '../../e2e/support.ts';
import { openBrowser } from '../../support/process-browser.ts';
import { scriptOf, serveFiles, themeCss, themeNames } from '../../support/themed-pages.ts';
import { type Pictured, pictured } from './picture-states.ts';

const folder = fileURLToPath(new URL('pictures/', import.meta.url));
const widths = [320, 390, 1_100];

const looks = {
  light: { colorScheme: 'light', forcedColors: 'none', direction: 'ltr' },
  dark: { colorScheme: 'dark', forcedColors: 'none', direction: 'ltr' },
  forced: { colorScheme: 'dark', forcedColors: 'active', direction: 'ltr' },
  rtl: { colorScheme: 'light', forcedColors: 'none', direction: 'rtl' },
} as const;

type LookName = keyof typeof looks;

/** Without a theme first. */
const themes = ['', ...themeNames];

/** Room around what is shown, in CSS pixels. */
const margin = 12;

/** The parts of the name of a picture. */
interface Picture {
  readonly page: string;
  readonly state: string;
  readonly theme: string;
  readonly width: number;
  readonly look: LookName;
}

const fileOf = ({ page, state, theme, width, look }: Picture) =>
  `${page} ${state} ${theme || 'none'} ${width} ${look}.png`.replaceAll(' ', '-');

const pageOf = (html: string, direction: string) => `<!doctype html>
<html lang="en" dir="${direction}"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Pictured</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page.css">
<script src="/elements.js" defer></script><main>${html}</main></html>`;

const pageCss =
  'body { margin: 0; padding: 16px; font: 1rem / 1.5 system-ui, sans-serif } main { min-block-size: 46rem }';

/** Runs in the page: every element has said what it waits for. */
async function settle(): Promise<void> {
  for (const element of document.querySelectorAll<AddressEntry | NlPostcodeLookup>(
    'address-entry, nl-postcode-lookup',
  )) {
    await element.updateComplete;
    while (element.matches(':state(loading)')) await new Promise(requestAnimationFrame);
    await element.updateComplete;
  }
}

/** Runs in the page: the theme takes the place of the one before. */
function wear(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: all that the elements show, their lists as well. */
function extent(): { readonly width: number; readonly height: number } {
  const roots = [...document.querySelectorAll('address-entry, nl-postcode-lookup')];
  const all = roots.flatMap((it) => [it, ...(it.shadowRoot?.querySelectorAll('[role=listbox]') ?? [])]);
  const bottom = Math.max(...all.map((it) => it.getBoundingClientRect().bottom + scrollY));
  return { width: innerWidth, height: bottom };
}

/** The pictures by a name that several share, in their order. */
function grouped(
  pictures: readonly Picture[],
  nameOf: (picture: Picture) => string,
): readonly (readonly [string, readonly Picture[]])[] {
  const names = [...new Set(pictures.map(nameOf))];
  return names.map((name) => [name, pictures.filter((it) => nameOf(it) === name)]);
}

/** One walk through the states of a page, with a picture of each theme in each. */
async function walk(page: Page, { states }: Pictured, pictures: readonly Picture[]): Promise<void> {
  for (const [state, act] of states) {
    await act(page);
    await page.evaluate(settle);
    for (const picture of pictures.filter((it) => it.state === state)) {
      await page.evaluate(wear, themeCss(picture.theme));
      const { width, height } = await page.evaluate(extent);
      const clip = { x: 0, y: 0, width, height: height + margin };
      await page.screenshot({ path: join(folder, fileOf(picture)), fullPage: true, clip, animations: 'disabled' });
    }
  }
}

/** The page that shows all of them, a row for each state and theme. */
function writeIndex(pictures: readonly Picture[]): void {
  const rows = grouped(pictures, ({ page, state, theme }) => `${page}: ${state}, ${theme || 'no theme'}`);
  const sections = rows.map(([title, row]) => {
    const images = row.map((it) => `<img loading="lazy" src="${encodeURI(fileOf(it))}" alt="${it.width} ${it.look}">`);
    return `<h2>${title}</h2><p>${images.join('\n')}</p>`;
  });
  const styles = 'p { display: flex; gap: 1rem; align-items: start } img { border: 1px solid #8884; zoom: 0.6 }';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><style>${styles}</style>${sections.join('\n')}`,
  );
}

/** Takes the pictures whose names contain all words; all of them for no word. */
export async function takePictures(words: readonly string[]): Promise<void> {
  const all = Object.entries(pictured).flatMap(([page, { states }]) =>
    states.flatMap(([state]) =>
      themes.flatMap((theme) =>
        widths.flatMap((width) =>
          (Object.keys(looks) as LookName[]).map((look): Picture => ({ page, state, theme, width, look })),
        ),
      ),
    ),
  );
  const wanted = all.filter((picture) => words.every((word) => fileOf(picture).includes(word)));
  if (words.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const demo = await openDemo();
  const elements = await scriptOf('./src/script.ts');
  const browser: Browser = await openBrowser();
  for (const [, pictures] of grouped(wanted, ({ page, width, look }) => `${page} ${width} ${look}`)) {
    const [{ page: name, width, look } = {}] = pictures;
    const shown = pictured[name ?? ''];
    if (!shown || !width || !look) continue;
    const { direction, ...media } = looks[look];
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', ...media });
    const files = { 'pictured.html': pageOf(shown.html, direction), 'page.css': pageCss, 'elements.js': elements };
    await serveFiles(context, files);
    const page = await context.newPage();
    await page.goto(`${demo.url}pictured.html`);
    await walk(page, shown, pictures);
    await context.close();
  }
  writeIndex(wanted);
  await browser.close();
  await demo.close();
  console.log(`${wanted.length} pictures and index.html in ${folder}`);
}
