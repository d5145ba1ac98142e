import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { closeBrowser } from '../support/process-browser.ts';
import { colourRules, violationsIn } from './axe.ts';
import { type Checkout, formData, openCheckout, pick, search } from './support.ts';

let checkout: Checkout;

afterEach(() => checkout.close());
after(closeBrowser);

const street = 'Julianastraat, Haarlem, opens more addresses';
const house = '2012ES Haarlem, Julianastraat 30';
const field = (page: Page) => page.getByRole('combobox', { name: 'Address' });

describe('a checkout in forced colours', () => {
  it('has no axe violations in any step', async () => {
    checkout = await openCheckout({}, undefined, { forcedColors: 'active' });
    const { page, demo } = checkout;
    const assertSound = async (step: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // The other rules are asked in each of these states where the transcripts are read.
        const found = await violationsIn(page, { within: 'address-entry', rules: colourRules });
        assert.deepEqual(found, [], `${step}, ${colorScheme}`);
      }
    };
    await assertSound('empty');
    await page.getByRole('button', { name: 'Place order' }).click();
    await field(page).focus();
    await assertSound('invalid');
    await search(page, 'julian', street);
    await page.keyboard.press('ArrowDown');
    await assertSound('an option active');
    await page.keyboard.press('ControlOrMeta+a');
    await search(page, '2012ES 30', house);
    await pick(page, house);
    await formData(page);
    await assertSound('an address');
    demo.service.faults = [{ fault: { kind: 'status', status: 503 } }];
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('amster');
    await page.getByText('can’t reach address search').first().waitFor();
    await assertSound('an outage');
  });

  it('shows which option is active, and where the focus is, in the system’s own colours', async () => {
    checkout = await openCheckout({}, undefined, { forcedColors: 'active' });
    const { page } = checkout;
    const signOf = (list: Element) => getComputedStyle(list).appearance;
    assert.equal(await page.locator('#country').evaluate(signOf), 'auto', 'the sign that a list opens');
    await field(page).focus();
    await search(page, 'julian', street);
    await page.keyboard.press('ArrowDown');
    const looks = await page.evaluate(() => {
      const root = document.querySelector('address-entry')?.shadowRoot;
      const probe = document.body.appendChild(document.createElement('p'));
      Object.assign(probe.style, { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' });
      const colours = (element: Element | null | undefined) => {
        const { backgroundColor, color } = getComputedStyle(element as Element);
        return [backgroundColor, color];
      };
      const { outlineStyle, outlineWidth } = getComputedStyle(root?.querySelector('#input') as Element);
      const [active, label] = [root?.querySelector('.option.active'), root?.querySelector('.option.active mark')];
      return {
        active: colours(active),
        label: colours(label)[1],
        highlight: colours(probe),
        focus: [outlineStyle, Number.parseFloat(outlineWidth) >= 2],
      };
    });
    assert.deepEqual(looks.active, looks.highlight);
    assert.equal(looks.label, looks.highlight[1]);
    assert.deepEqual(looks.focus, ['solid', true]);
    // Options that answer an earlier text have the colour of what cannot be used.
    const [colour, gray] = await page.evaluate(() => {
      const root = document.querySelector('address-entry')?.shadowRoot;
      const option = root?.querySelector('[role=option]') as Element;
      option.classList.remove('active');
      option.setAttribute('aria-disabled', 'true');
      const label = option.querySelector('[part=option-label]') as Element;
      const probe = document.body.appendChild(document.createElement('p'));
      Object.assign(probe.style, { forcedColorAdjust: 'none', color: 'GrayText' });
      return [label, probe].map((element) => getComputedStyle(element).color);
    });
    assert.equal(colour, gray);
  });
});

describe('a checkout for shoppers who', () => {
  it('use the keyboard shows the focus on everything that can have it', async () => {
    checkout = await openCheckout();
    const { page } = checkout;
    const unseen: string[] = [];
    for (const step of ['empty', 'an address'] as const) {
      if (step === 'an address') {
        await field(page).focus();
        await search(page, '2012ES 30', house);
        await pick(page, house);
        await formData(page);
      }
      await page.getByLabel('Email').focus();
      for (let presses = 0; presses < 8; presses++) {
        await page.keyboard.press('Tab');
        const look = await page.evaluate(() => {
          const { activeElement: host } = document;
          const inner = host?.shadowRoot?.activeElement;
          if (!inner) return '';
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(inner);
          const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          return isSeen && outlineColor !== 'rgba(0, 0, 0, 0)' ? '' : inner.outerHTML.slice(0, 80);
        });
        if (look) unseen.push(look);
      }
    }
    assert.deepEqual(unseen, []);
  });

  for (const [who, reducedMotion, wanted] of [
    ['others see card and message come, at their place, in 130 ms', 'no-preference', [130]],
    ['want less motion see them at once', 'reduce', []],
  ] as const) {
    it(who, async () => {
      checkout = await openCheckout({ service: {} }, undefined, { reducedMotion });
      const { page } = checkout;
      await page.evaluate(() => {
        window.came = [];
        const root = document.querySelector('address-entry')?.shadowRoot;
        root?.addEventListener('animationstart', (event) => {
          const { target, animationName } = event as AnimationEvent;
          // Of the style: on a busy machine the animation itself may be over.
          const ms = Math.round(Number.parseFloat(getComputedStyle(target as Element).animationDuration) * 1_000);
          if (animationName === 'come') window.came.push(`${(target as Element).part} ${ms}`);
        });
      });
      await field(page).fill('2012ES 30');
      await page.getByRole('option', { name: house, exact: true }).click();
      await page.getByRole('button', { name: 'Change address' }).waitFor();
      await page.getByRole('button', { name: 'Clear address' }).click();
      await page.getByRole('button', { name: 'Place order' }).click();
      await page.locator('[part=error]').waitFor();
      const came = ['address', 'error'].flatMap((part) => wanted.map((ms) => `${part} ${ms}`));
      if (came.length > 0) await page.waitForFunction((last) => window.came.includes(last), came.at(-1) ?? '');
      assert.deepEqual([...new Set(await page.evaluate(() => window.came))], came);
    });
  }

  it('want reduced motion has no fast motion', async () => {
    checkout = await openCheckout({}, undefined, { reducedMotion: 'reduce' });
    const { page } = checkout;
    await page.route('**/autocomplete/**', () => {});
    await field(page).focus();
    await page.keyboard.type('julian');
    await page.locator('[part=spinner]').waitFor({ state: 'attached' });
    const seconds = await page.evaluate(() => {
      const root = document.querySelector('address-entry')?.shadowRoot;
      return (root?.getAnimations() ?? [])
        .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'turn')
        .map((animation) => Number(animation.effect?.getComputedTiming().duration) / 1_000);
    });
    assert.deepEqual(seconds, [4]);
  });
});

declare global {
  interface Window {
    /** The parts that came in a while, each with its milliseconds. */
    came: string[];
  }
}
