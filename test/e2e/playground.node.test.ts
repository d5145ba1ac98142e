import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { closeBrowser } from '../support/process-browser.ts';
import { colourRules, violationsIn } from './axe.ts';
import { type Checkout, openEmptyPage, unfold } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

/** The playground, with what its address asks for. */
async function openPlayground(query = '', device = {}): Promise<Page> {
  checkout = await openEmptyPage({}, () => {}, device);
  const { page, demo } = checkout;
  await page.goto(`${demo.url}demo/playground.html${query}`);
  await page.locator('#attributes .setting').first().waitFor({ state: 'attached' });
  return page;
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Address' });

/** An attribute of the element on the stage. */
const attribute = (page: Page, name: string) => page.locator('#place > *').getAttribute(name);

async function openSettings(page: Page, name: string): Promise<void> {
  const box = page.locator('details', { has: page.getByText(name, { exact: true }) });
  if ((await box.getAttribute('open')) === null) await box.locator('summary').click();
}

/** Windows, and what is chosen for the stage. */
const looks = [
  { name: 'a small phone', width: 320, colorScheme: 'light', stage: { width: '', dir: '', scheme: '' } },
  { name: 'a screen', width: 1_280, colorScheme: 'light', stage: { width: '', dir: 'rtl', scheme: '' } },
  {
    name: 'a tablet in the dark',
    width: 768,
    colorScheme: 'dark',
    stage: { width: '768', dir: '', scheme: '' },
    rules: colourRules,
  },
  {
    name: 'a screen in the dark',
    width: 1_280,
    colorScheme: 'dark',
    stage: { width: '', dir: '', scheme: 'light' },
    rules: colourRules,
  },
] as const;

describe('the playground', () => {
  it('has a control for everything in the manifest', async () => {
    const page = await openPlayground();
    const wanted = await page.evaluate(async () => {
      const { modules } = await (await fetch('/custom-elements.json')).json();
      const [element] = modules
        .flatMap(({ declarations }: { declarations: { tagName?: string }[] }) => declarations)
        .filter(({ tagName }: { tagName?: string }) => tagName);
      const names = (list: { name: string }[]) => list.map(({ name }) => name);
      return [
        ...names(element.attributes),
        ...names(element.slots).filter((name) => name !== 'autofill'),
        ...names(element.cssProperties),
      ];
    });
    assert.ok(wanted.length > 35);
    const names: string[] = [];
    for (const list of ['Attributes', 'Slots', 'Custom properties']) {
      await openSettings(page, list);
      const box = page.locator('.settings details[open]');
      await box.locator('.setting').first().waitFor();
      names.push(...(await box.locator('.setting label').allTextContents()));
    }
    assert.deepEqual(names, wanted);
  });

  it('applies the settings to the element, keeps them in the URL, and writes the tag', async () => {
    const page = await openPlayground('?lang=nl');
    await openSettings(page, 'Attributes');
    await page.getByLabel('po-box', { exact: true }).selectOption('deny');
    await page.getByLabel('no-manual', { exact: true }).check();
    await page.getByLabel('required', { exact: true }).uncheck();
    await page.getByLabel('min-length', { exact: true }).fill('3');
    await openSettings(page, 'Slots');
    await page.locator('#slots').getByLabel('hint', { exact: true }).fill('<b>Straat & plaats</b>');
    await openSettings(page, 'Custom properties');
    await page.getByLabel('--address-radius', { exact: true }).fill('0px');
    await page.locator('#width').selectOption('375');
    await page.locator('#scheme').selectOption('dark');
    await page.locator('#dir').selectOption('rtl');
    const check = async () => {
      assert.equal(await attribute(page, 'po-box'), 'deny');
      assert.equal(await attribute(page, 'no-manual'), '');
      assert.equal(await attribute(page, 'required'), null);
      assert.equal(await attribute(page, 'min-length'), '3');
      assert.equal(await page.locator('#place [slot=hint]').textContent(), '<b>Straat & plaats</b>');
      const look = await page.locator('#place > *').evaluate((element) => {
        const { width } = element.getBoundingClientRect();
        const { colorScheme, direction } = getComputedStyle(element);
        const input = element.shadowRoot?.querySelector('input') ?? element;
        return [width, colorScheme, direction, getComputedStyle(input).borderTopLeftRadius];
      });
      assert.deepEqual(look, [375, 'dark', 'rtl', '0px']);
      const code = (await page.locator('#code').textContent()) ?? '';
      assert.match(code, /po-box="deny"/);
      assert.match(code, /<span slot="hint">&lt;b&gt;Straat &amp; plaats&lt;\/b&gt;<\/span>/);
      assert.match(code, /--address-radius: 0px;/);
      assert.doesNotMatch(code, /required/);
    };
    await check();
    await page.reload();
    await page.locator('#place > *').waitFor();
    await page.getByRole('heading', { name: 'Playground' }).waitFor();
    assert.equal(await page.locator('#attributes-min-length').inputValue(), '3');
    await check();
    assert.deepEqual(await page.evaluate(() => window.breaches), []);
  });

  it('loads the manifest compressed, and shows what is folded only once it is unfolded', async () => {
    const page = await openPlayground();
    const sent = await page.request.get(`${checkout.demo.url}custom-elements.json`);
    assert.equal(sent.headers()['content-encoding'], 'gzip');
    assert.deepEqual(
      await page.locator('.settings details:has(.setting)').evaluateAll((lists) => lists.map(({ id }) => id)),
      ['attributes'],
    );
    const ledger = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/ledger')).length,
      );
    assert.equal(await ledger(), 0);
    await unfold(page, 'Sessions and bill');
    await page.waitForResponse('**/ledger');
  });

  it('shows the form data, events, state, session and bill of an address', async () => {
    const page = await openPlayground();
    await field(page).fill('2012ES 30');
    await page.getByRole('option', { name: '2012ES Haarlem, Julianastraat 30' }).click();
    await page.locator('#data dd', { hasText: 'Julianastraat' }).waitFor();
    await page.locator('#events li', { hasText: 'address-selected' }).waitFor();
    await page.locator('#events li', { hasText: 'input' }).first().waitFor();
    await page.locator('#state summary', { hasText: 'search/detailsArrived' }).waitFor();
    await unfold(page, 'Sessions and bill');
    await page.locator('#sessions .session', { hasText: 'Julianastraat 30' }).waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.locator('#submitted', { hasText: 'Submitted.' }).waitFor();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.locator('#data dd', { hasText: 'Julianastraat' }).waitFor({ state: 'detached' });
  });

  it('shows what happens when the service fails, on this page alone', async () => {
    const page = await openPlayground('?fault=500');
    for (const [fault, reason, house, whole] of [
      ['500', /^address-errorsuggest, .*\b50\d$/, '2012ES 30', '2012ES Haarlem, Julianastraat 30'],
      ['429', /^address-errorsuggest, .*\b429$/, '2012ES 12', '2012ES Haarlem, Julianastraat 12'],
      ['offline', /^address-errorsuggest, [a-z-]+$/, '1016GV 263', '1016GV Amsterdam, Prinsengracht 263'],
    ] as const) {
      await page.locator('#fault').selectOption(fault);
      await field(page).fill(house);
      await page.locator('#events li', { hasText: reason }).waitFor();
      assert.equal(await field(page).inputValue(), house);
      await page.locator('#fault').selectOption('');
      await field(page).fill(house.slice(0, -1));
      await field(page).fill(house);
      await page.getByRole('option', { name: whole }).waitFor();
    }
  });

  it('finds an address even if the service is slow, flaky, or its contexts expire', async () => {
    const page = await openPlayground('?fault=slow');
    for (const [fault, number] of [
      ['slow', 30],
      ['expired', 12],
      ['flaky', 14],
    ] as const) {
      await page.locator('#fault').selectOption(fault);
      await field(page).fill(`Julianastraat Haarlem ${number}`);
      await page
        .getByRole('option', { name: new RegExp(`^Julianastraat ${number}`) })
        .first()
        .click();
      await page.locator('#data dd').getByText(String(number), { exact: true }).waitFor();
    }
  });

  it('has the other element, and the page’s own fields', async () => {
    const page = await openPlayground();
    await openSettings(page, 'Slots');
    await page.getByLabel('fields', { exact: true }).check();
    await page.getByLabel('Street and number').waitFor();
    await field(page).fill('2012ES 30');
    await page.getByRole('option', { name: '2012ES Haarlem, Julianastraat 30' }).click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#own-town')?.value === 'Haarlem');
    await page.locator('#element').selectOption('nl-postcode-lookup');
    await page.getByLabel('Postcode').first().waitFor();
    assert.equal(await page.locator('.setting label', { hasText: 'nl-lookup' }).count(), 0);
    assert.match((await page.locator('#code').textContent()) ?? '', /<nl-postcode-lookup/);
  });

  it('copies the tag for a framework, and starts again', async () => {
    const page = await openPlayground('', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('#framework').selectOption('react');
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied.').waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /onChange=\{\(event\)/);
    await page.locator('#width').selectOption('320');
    await page.getByRole('button', { name: 'Start over' }).click();
    assert.equal(await page.locator('#width').inputValue(), '');
    assert.doesNotMatch(page.url(), /width/);
  });

  it('works by keyboard alone', async () => {
    const page = await openPlayground(
      '?element=address-entry&attr.proxy-url=/address-api&attr.countries=NL&attr.name=a',
    );
    const names: string[] = [];
    for (let presses = 0; presses < 24; presses++) {
      await page.keyboard.press('Tab');
      const [name = '', isSeen] = await page.evaluate(() => {
        const { activeElement: host } = document;
        const inner = host?.shadowRoot?.activeElement ?? host;
        const { outlineStyle, borderBlockEndColor } = getComputedStyle(inner as Element);
        return [
          inner?.id || (inner?.textContent ?? '').trim(),
          outlineStyle !== 'none' || borderBlockEndColor,
        ] as const;
      });
      assert.ok(isSeen, name);
      names.push(name);
    }
    const wanted = ['Playground', 'language', 'element', 'fault', 'width', 'scheme', 'dir', 'input', 'Submit', 'Reset'];
    assert.deepEqual(
      names.filter((name) => wanted.includes(name)),
      wanted,
    );
  });

  it('is accessible and fits every window, width, direction and colour scheme, with its settings open', async () => {
    const page = await openPlayground();
    for (const list of ['Attributes', 'Slots', 'Custom properties']) await openSettings(page, list);
    for (const { name, width, colorScheme, stage, ...scope } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const [id, value] of Object.entries(stage)) await page.locator(`#${id}`).selectOption(value);
      assert.deepEqual(await violationsIn(page, scope), [], name);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(needed <= width, `${name}: ${needed} px`);
    }
    assert.deepEqual(await page.evaluate(() => window.breaches), []);
  });
});
