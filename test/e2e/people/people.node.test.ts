/**
 * The journeys of people, on a phone and at a desk: value, form, card, live region and events agree. At a desk they are typed at a
 * person's pace; on a phone a word at a time, but for those that are about slips or a network, and every eighth.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import { type Checkout, closeBrowser, openCheckout } from '../support.ts';
import { type Journey, journeys } from './journeys.ts';
import { begin, endingOf, looks, type Pace, plain, walk, watchEntry } from './walk.ts';

const devices: readonly (readonly [what: string, device: BrowserContextOptions])[] = [
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['at a desk', { viewport: { width: 1_280, height: 900 } }],
];

/** True if the time between two keys may matter. */
const isPaced = ({ network, steps }: Journey) =>
  network !== undefined || steps.some((step) => step.includes('{Backspace}'));

function paceOf(journey: Journey, index: number, isTouch: boolean): Pace {
  return isTouch && !isPaced(journey) && index % 8 !== 0 ? 'words' : 'person';
}

after(closeBrowser);

// Most of the time nothing happens but that a person types: both beside each other.
describe('a person', { concurrency: devices.length }, () => {
  for (const [what, device] of devices)
    describe(what, { concurrency: false }, () => {
      let checkout: Checkout;
      before(async () => {
        checkout = await openCheckout({}, watchEntry, device);
      });
      after(() => checkout.close());

      for (const [index, journey] of journeys.entries()) {
        const { country, steps, parcel, unit = '', ends = country } = journey;
        it(`in ${country}: ${steps.join(' ')} → ${parcel ?? 'no address'}`, async () => {
          const { page } = checkout;
          await begin(page, journey);
          const isTouch = device.hasTouch === true;
          await walk(page, journey, isTouch, paceOf(journey, index, isTouch));
          if (parcel !== null) {
            await page
              .waitForFunction(() => document.querySelector('address-entry')?.value !== null)
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
          );
          const isChanged = steps.some((step) => step.startsWith('[Add') || step.startsWith('[Keep'));
          assert.equal(ending.selected, journey.selected ?? (isChanged ? 2 : 1), 'the page hears of it once');
        });
      }
    });
});
