/**
 * Counts the keys and taps that an address takes: journeys in a real browser against the reference service, by keyboard and by touch, and the
 * same address in a plain form. Writes the table into `docs/speed.md`, unless a journey does not arrive; `--print` only
 * prints it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { openDemo } from '../e2e/support.ts';
import { closeBrowser, openBrowser } from '../support/process-browser.ts';
import { type Hands, keyboardOf, touchOf } from './keystrokes/hands.ts';
import { type Journey, journeys } from './keystrokes/journeys.ts';

const docs = new URL('../../docs/speed.md', import.meta.url);
const marks = ['<!-- keystrokes -->\n', '<!-- /keystrokes -->'] as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1_280, height: 800 } };

const demo = await openDemo();

/** The counts of a journey, and of its address in a plain form. */
interface Counted {
  readonly hands: Hands;
  readonly plain: Hands;
}

/** The fields of a plain form, and what of an address each gets. A field that stays empty is not there. */
type PlainTexts = readonly (readonly [label: string, text: string])[];

/** Types an address into a form of text fields alone, its first one focused at a desk. */
async function performPlain(page: Page, texts: PlainTexts, isDesk: boolean, hands: Hands): Promise<Hands> {
  await page.setContent(texts.map(([label]) => `<p><label>${label} <input></label></p>`).join(''));
  if (isDesk) await page.locator('input').first().focus();
  for (const [label, text] of texts) {
    await hands.go(label);
    await hands.type(text);
  }
  return hands;
}

/** Opens the page of a journey, has it run there, and returns what was counted. */
async function perform(journey: Journey, device: typeof desk, handsOf: (page: Page) => Hands): Promise<Counted> {
  const context = await (await openBrowser()).newContext(device);
  try {
    const page = await context.newPage();
    await page.goto(demo.url + (journey.page ?? ''));
    await page.evaluate(
      ([country, countries]) => {
        const element = document.querySelector('address-entry');
        if (element) Object.assign(element, { countries, country });
      },
      [journey.country, journey.countries ?? ''] as const,
    );
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
    const texts = await page.evaluate((): PlainTexts => {
      const element = document.querySelector('address-entry') ?? document.querySelector('nl-postcode-lookup');
      const { street, building, unit, postcode, locality, region, country } = element?.value ?? {};
      const isNumberFirst = ['GB', 'US', 'FR', 'AU'].includes(country?.iso2 ?? '');
      const house = isNumberFirst ? [building, street] : [street, building];
      const all = [
        ['Street and house number', house.filter(Boolean).join(' ')],
        ['Flat', unit ?? ''],
        ['Postcode', postcode ?? ''],
        ['Town', locality ?? ''],
        ['State', country?.iso2 === 'US' || country?.iso2 === 'AU' ? (region ?? '') : ''],
      ] as const;
      return all.filter(([, text]) => text !== '');
    });
    const empty = await context.newPage();
    return { hands, plain: await performPlain(empty, texts, device === desk, handsOf(empty)) };
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
    const all = ({ characters, others }: Hands) => characters + others;
    const counts = [all(keys.hands), all(keys.plain), taps.hands.others, taps.plain.others];
    const cells = [country, what, `\`${typed}\``, keys.hands.characters, ...counts];
    lines.push(`| ${cells.join(' | ')} |`);
  } catch (error) {
    console.error(`${country}, ${what}: ${error}`);
    process.exitCode = 1;
  }
}
await closeBrowser();
await demo.close();

const text = [
  '| country | what the shopper knows | typed | characters | keys, including characters | in a plain form | taps besides typing | in a plain form |',
  '|---|---|---|---: | ---: | ---: | ---: | ---: |',
  ...lines,
].join('\n');
console.log(text);
if (process.exitCode === undefined && !process.argv.includes('--print')) {
  const [before = '', rest = ''] = readFileSync(docs, 'utf8').split(marks[0]);
  writeFileSync(docs, `${before}${marks[0]}\n${text}\n\n${rest.slice(rest.indexOf(marks[1]))}`);
}
