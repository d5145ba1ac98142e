import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { closeBrowser } from '../support/process-browser.ts';
import { colourRules, type Scope, violationsIn } from './axe.ts';
import { type Checkout, openEmptyPage } from './support.ts';

let checkout: Checkout;

const looks = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none', width: 1_280 },
  { name: 'a narrow phone', colorScheme: 'light', forcedColors: 'none', width: 320 },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none', width: 1_280, rules: colourRules },
  { name: 'forced colours', colorScheme: 'dark', forcedColors: 'active', width: 1_280, rules: colourRules },
] as const;

/** The states that can be chosen, and a selector of what is then in each theme. */
const states = {
  Search: '#input',
  'An address': '[part=address]',
  'Manual entry': '[part=button]',
  'Dutch lookup': '#houseNumber',
} as const;

/** One page for all cases: each chooses what it looks at. */
before(async () => {
  checkout = await openEmptyPage();
  await checkout.page.goto(`${checkout.demo.url}demo/themes.html`);
  await checkout.page.waitForFunction(() =>
    [...document.querySelectorAll('address-entry')].every(({ step }) => step === 'search'),
  );
});

after(async () => {
  await checkout.close();
  await closeBrowser();
});

/** Runs in the page: every theme shows it. */
const isInEach = (selector: string) =>
  [...document.querySelectorAll('.stage > *')].every((it) => it.shadowRoot?.querySelector(selector));

/** Has every theme show the state. */
async function choose(page: Page, state: keyof typeof states): Promise<void> {
  await page.getByLabel(state, { exact: true }).check();
  await page.waitForFunction(isInEach, states[state]);
}

/** Asserts that the page can be used in every look. What has not changed since another state is left out of the scope. */
async function assertSound(page: Page, state: string, scope: Scope): Promise<void> {
  for (const { name, width, colorScheme, forcedColors, ...others } of looks) {
    await page.emulateMedia({ colorScheme, forcedColors });
    await page.setViewportSize({ width, height: 900 });
    assert.deepEqual(await violationsIn(page, { ...others, ...scope }), [], `${state}, ${name}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.ok(overflow <= 0, `${state}, ${name}: ${overflow} px too wide`);
  }
  assert.deepEqual(await page.evaluate(() => window.breaches), [], state);
}

describe('the page of themes', () => {
  it('has each element in the style of its theme', async () => {
    const { page } = checkout;
    await choose(page, 'Search');
    const looksOfInputs = await page.locator('.stage #input').evaluateAll((inputs) =>
      inputs.map((input) => {
        const { borderWidth, borderRadius, minHeight } = getComputedStyle(input);
        return [borderWidth, borderRadius, minHeight].join(' ');
      }),
    );
    assert.deepEqual(looksOfInputs, ['1px 6px 38px', '1px 4px 56px', '2px 0px 40px', '1px 0px 48px']);
  });

  it('has every field as far beneath its label, including those of the Dutch lookup', async () => {
    const { page } = checkout;
    const roomAbove = (id: string) =>
      page.locator(`.stage #${id}`).evaluateAll((inputs) =>
        inputs.map((input) => {
          const label = input.parentElement?.closest('.field')?.querySelector('label');
          return input.getBoundingClientRect().top - (label?.getBoundingClientRect().bottom ?? 0);
        }),
      );
    await choose(page, 'Search');
    const inSearch = await roomAbove('input');
    assert.equal(new Set(inSearch).size, 4);
    for (const [state, field] of [
      ['Manual entry', 'street'],
      ['Dutch lookup', 'postcode'],
    ] as const) {
      await choose(page, state);
      assert.deepEqual(await roomAbove(field), inSearch, state);
    }
  });

  it('is accessible, fits and follows its policy in every state, theme and direction', async () => {
    const { page } = checkout;
    for (const [index, state] of (Object.keys(states) as (keyof typeof states)[]).entries()) {
      await choose(page, state);
      await assertSound(page, state, index === 0 ? {} : { within: '.stage' });
    }
    await page.getByLabel('Direction').selectOption('Right to left');
    await assertSound(page, 'right to left', { rules: colourRules });
  });
});
