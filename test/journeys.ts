/**
 * The ways of a shopper to an address in Firefox and in WebKitGTK, where they are installed: the same as those that the
 * tests walk in Chromium, with real keys and presses. Ends with one line for each, and fails where one does not end as it
 * has to. Words choose journeys by a part of their name.
 */
import { isDeepStrictEqual } from 'node:util';
import { endOf, journeys } from './e2e/journeys/all.ts';
import { firefoxHands, type Hands, webkitHands } from './e2e/journeys/hands.ts';
import { Shopper } from './e2e/journeys/shopper.ts';
import { openDemo } from './e2e/support.ts';
import { missingEngine } from './support/engines.ts';
import { Firefox } from './support/marionette.ts';
import { startWebKit } from './support/webkit.ts';

const words = process.argv.slice(2);
const chosen = journeys.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const demo = await openDemo();

async function walkAll(engine: string, hands: Hands): Promise<void> {
  const shopper = new Shopper(hands, false);
  for (const journey of chosen) {
    try {
      await shopper.open(demo.url + (journey.page ?? ''));
      await journey.walk(shopper, demo);
      const end = await shopper.end();
      if (isDeepStrictEqual(end, endOf(journey))) {
        console.log(`as it should be in ${engine}: ${journey.name}`);
        continue;
      }
      console.error(`NOT as it should be in ${engine}: ${journey.name}\n  ${JSON.stringify(end)}`);
    } catch (error) {
      demo.service.faults = [];
      console.error(`NOT as it should be in ${engine}: ${journey.name}\n  ${error}`);
    }
    process.exitCode = 1;
  }
}

const noFirefox = missingEngine('firefox');
if (noFirefox) console.log(`Firefox is left out: ${noFirefox}.`);
else {
  const firefox = await Firefox.start({});
  await walkAll('Firefox', firefoxHands(firefox));
  await firefox.stop();
}
const noWebKit = missingEngine('webkit');
if (noWebKit) console.log(`WebKitGTK is left out: ${noWebKit}.`);
else {
  const webkit = await startWebKit();
  await walkAll('WebKitGTK', webkitHands(webkit));
  await webkit.stop();
}
await demo.close();
process.exit();
