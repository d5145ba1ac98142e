/**
 * What it takes to enter an address: twenty journeys in a real browser against the reference service, by keyboard and by
 * touch. Writes the table into `docs/keystrokes.md`, unless a journey does not arrive; `--print` only prints it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { closeBrowser, openBrowser, openDemo } from './e2e/support.ts';
import { type Hands, keyboardOf, touchOf } from './keystrokes/hands.ts';
import { type Journey, journeys } from './keystrokes/journeys.ts';

const docs = new URL('../docs/keystrokes.md', import.meta.url);
const marks = ['<!-- keystrokes -->\n', '<!-- /keystrokes -->'] as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1_280, height: 800 } };

const demo = await openDemo();

/** Opens the page of a journey, has it run there, and returns the hands with what they counted. */
async function perform(journey: Journey, device: typeof desk, handsOf: (page: Page) => Hands): Promise<Hands> {
  const context = await (await openBrowser()).newContext(device);
  try {
    const page = await context.newPage();
    await page.goto(demo.url + (journey.page ?? ''));
    await page.evaluate((country) => {
      const element = document.querySelector('address-entry');
      if (element) element.country = country;
    }, journey.country);
    await page.waitForFunction(() => document.querySelector('address-entry, nl-postcode-lookup')?.matches(':defined'));
    if (device === desk) await page.evaluate(() => document.querySelector<HTMLElement>('#shipping')?.focus());
    const hands = handsOf(page);
    await journey.run(hands);
    const isThere = page.waitForFunction(
      (line) => {
        const element = document.querySelector('address-entry') ?? document.querySelector('nl-postcode-lookup');
        return element?.value?.mailLines.includes(line);
      },
      journey.line,
      { timeout: 20_000 },
    );
    await isThere.catch(async (cause) => {
      const lines = await page.evaluate(() => {
        const element = document.querySelector('address-entry') ?? document.querySelector('nl-postcode-lookup');
        return element?.value?.mailLines.join(' / ') ?? 'nothing';
      });
      throw new Error(`There is ${lines}, and not "${journey.line}"`, { cause });
    });
    return hands;
  } finally {
    await context.close();
  }
}

const lines: string[] = [];
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const journey of journeys.filter(({ what, country }) =>
  words.every((word) => `${country} ${what}`.includes(word)),
)) {
  const { what, typed, country } = journey;
  try {
    const keys = await perform(journey, desk, keyboardOf);
    const taps = await perform(journey, phone, touchOf);
    const cells = [country, what, `\`${typed}\``, keys.characters, keys.characters + keys.others, taps.others];
    lines.push(`| ${cells.join(' | ')} |`);
  } catch (error) {
    console.error(`${country}, ${what}: ${error}`);
    process.exitCode = 1;
  }
}
await closeBrowser();
await demo.close();

const text = [
  '| country | what is known | typed | characters | keys, with the characters | taps beside typing |',
  '|---|---|---|---: | ---: | ---: |',
  ...lines,
].join('\n');
console.log(text);
if (process.exitCode === undefined && !process.argv.includes('--print')) {
  const [before = '', rest = ''] = readFileSync(docs, 'utf8').split(marks[0]);
  writeFileSync(docs, `${before}${marks[0]}\n${text}\n\n${rest.slice(rest.indexOf(marks[1]))}`);
}
