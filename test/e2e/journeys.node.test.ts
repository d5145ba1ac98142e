/** The ways to an address, by finger and by keyboard: every one has to end alike. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import type { Demo } from '../../demo/server.ts';
import { closeBrowser, openBrowser } from '../support/process-browser.ts';
import { endOf, journeys } from './journeys/all.ts';
import { chromiumHands } from './journeys/hands.ts';
import { Shopper } from './journeys/shopper.ts';
import { openDemo } from './support.ts';

/** Between the narrowest and the widest, only the fields by hand are laid out in another way. */
const byHand = journeys.filter(({ end }) => end.data['source'] === 'manual');

const still = { reducedMotion: 'reduce' } as const;

/** In the smallest window what comes and goes moves, so that it is pressed while it does. */
const windows = [
  ['320 pixels wide, by finger', journeys, { viewport: { width: 320, height: 640 }, hasTouch: true }],
  ['390 pixels wide, by finger', byHand, { viewport: { width: 390, height: 844 }, hasTouch: true, ...still }],
  ['1280 pixels wide, by keyboard', journeys, { viewport: { width: 1_280, height: 800 }, hasTouch: false, ...still }],
] as const;

let demo: Demo;

before(async () => {
  demo = await openDemo();
});
after(async () => {
  await closeBrowser();
  await demo.close();
});

for (const [what, walked, device] of windows) {
  describe(`a shopper in a window ${what}`, () => {
    let context: BrowserContext;
    let shopper: Shopper;

    before(async () => {
      const { hasTouch } = device;
      context = await (await openBrowser()).newContext({ ...device, isMobile: hasTouch, locale: 'en-GB' });
      shopper = new Shopper(chromiumHands(await context.newPage(), hasTouch), hasTouch);
    });
    after(() => context.close());

    for (const journey of walked) {
      it(`has the address on screen and in the form, announced once, with the focus visible: ${journey.name}`, async () => {
        await shopper.open(demo.url + (journey.page ?? ''));
        await journey.walk(shopper, demo);
        assert.deepEqual(await shopper.end(), endOf(journey));
      });
    }
  });
}
