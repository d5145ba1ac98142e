/**
 * The journeys of people, on a phone and at a desk in turn: value, form, card, live region and events agree. Those that press
 * something are walked on both: for a text and a key the element has no code that depends on the device. With `--every-suite`
 * all are typed letter by letter, on both.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import { closeBrowser } from '../../support/process-browser.ts';
import { scriptOf, serveFiles } from '../../support/themed-pages.ts';
import { type Checkout, isReady, openEmptyPage } from '../support.ts';
import { type Journey, journeys } from './journeys.ts';
import { begin, endingOf, looks, type Pace, plain, seldom, walk, watchEntry } from './walk.ts';

const devices: readonly (readonly [what: string, device: BrowserContextOptions])[] = [
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['at a desk', { viewport: { width: 1_280, height: 900 } }],
];

const isEverySuite = process.env['EVERY_SUITE'] === 'true';

/** A form around the element, and nothing else: the panels of the demo take as long with each key as the element does. */
const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>People</title><script src="/elements.js" defer></script>
<form onsubmit="return false"><p><label>Full name <input required></label></p>
<address-entry name="shipping" proxy-url="/address-api" country="NL" autocomplete="shipping" required></address-entry>
<button>Place order</button></form></html>`;

/** True if the time between two keys may matter. */
const isByLetter = ({ network, steps, byLetter }: Journey) =>
  byLetter || network !== undefined || steps.some((step) => /\{Backspace\}|^<|^\(/.test(step));

/** True if something is pressed, which a finger does in another way than a mouse. */
const isPressing = ({ steps }: Journey) => steps.some((step) => /^[[(]/.test(step));

/** The pace of a journey on a device; null where it is left to the other device. */
function paceOf(journey: Journey, isFirst: boolean): Pace | null {
  if (isEverySuite || (isFirst && isByLetter(journey))) return 'person';
  return isFirst || isPressing(journey) ? 'words' : null;
}

const elements = scriptOf('./src/script.ts');

after(closeBrowser);

// Most of the time nothing happens but that a person types: both beside each other.
describe('a shopper', { concurrency: devices.length }, () => {
  for (const [what, device] of devices)
    describe(what, { concurrency: false }, () => {
      let checkout: Checkout;
      before(async () => {
        checkout = await openEmptyPage({}, watchEntry, device);
        const { page, demo } = checkout;
        await serveFiles(page.context(), { 'people.html': body, 'elements.js': await elements });
        await page.goto(`${demo.url}people.html`);
        await page.waitForFunction(isReady);
        // A browser that asks for leave takes longer for each request.
        await page.context().unrouteAll();
      });
      after(() => checkout.close());

      for (const [index, journey] of journeys.entries()) {
        const isTouch = device.hasTouch === true;
        const pace = paceOf(journey, isTouch === (index % 2 === 0));
        if (pace === null) continue;
        const { country, steps, parcel, unit = '', ends = country } = journey;
        it(`in ${country}: ${steps.join(' ')} → ${parcel ?? 'no address'}`, async () => {
          const { page } = checkout;
          await begin(page, journey);
          await walk(page, journey, isTouch, pace);
          if (parcel !== null) {
            await page
              .waitForFunction(() => document.querySelector('address-entry')?.value !== null, null, seldom)
              .catch(async () => assert.fail(`There is no address: ${await page.evaluate(looks)}`));
          }
          const ending = await endingOf(page);
          if (parcel === null) return assert.deepEqual([ending.value, ending.selected], [null, 0]);
          const lines = parcel.split('|');
          assert.deepEqual(plain(ending.value?.mailLines ?? []), lines);
          assert.deepEqual([ending.value?.unit ?? '', ending.value?.iso2], [unit, ends]);
          assert.ok(ending.building.toLowerCase().includes(unit.toLowerCase()), ending.building);
          assert.deepEqual(plain(ending.card.split('\n').filter(Boolean)), lines);
          const said = journey.said ?? 'Address filled in';
          await page.waitForFunction(
            (text) =>
              document
                .querySelector('address-entry')
                ?.shadowRoot?.querySelector('[part=status]')
                ?.textContent?.includes(text),
            said,
            seldom,
          );
          const isChanged = steps.some((step) => step.startsWith('[Add') || step.startsWith('[Keep'));
          assert.equal(ending.selected, journey.selected ?? (isChanged ? 2 : 1), 'the page hears of it once');
        });
      }
    });
});
