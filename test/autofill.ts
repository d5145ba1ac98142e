/**
 * Tests things that only a browser itself can do, with real keys, in Chromium and, where it is installed, in Firefox:
 * an address of its address book is chosen at the name, and has to arrive whole in the fields by hand; and a page that
 * the browser kept whole has to hold the address that was left there. Ends with one line for each, and fails if one
 * does not hold. It is not among the tests: the browser's own list opens when the machine has time for it.
 */
import { isDeepStrictEqual } from 'node:util';
import { fillInChromium } from './autofill/chromium.ts';
import { comeBackInFirefox, fillInFirefox } from './autofill/firefox.ts';
import type { Profile } from './autofill/profile.ts';
import { openDemo } from './e2e/support.ts';
import { missingEngine } from './support/engines.ts';

const dutch: Profile = { name: 'A. Shopper', street: 'Dam 1', postcode: '1012 JS', town: 'Amsterdam', country: 'NL' };
const belgian: Profile = {
  name: 'A. Shopper',
  street: 'Rue Neuve 12',
  postcode: '1000',
  town: 'Bruxelles',
  country: 'BE',
};

const demo = await openDemo();

/** Says how it went: what was expected, and what there is. */
async function report(what: string, act: () => Promise<readonly [expected: unknown, found: unknown]>): Promise<void> {
  try {
    const [expected, found] = await act();
    if (isDeepStrictEqual(found, expected)) return console.log(`as it should be: ${what}`);
    console.error(
      `NOT as it should be: ${what}\n  expected ${JSON.stringify(expected)}\n  found    ${JSON.stringify(found)}`,
    );
  } catch (error) {
    console.error(`NOT as it should be: ${what}\n  ${error}`);
  }
  process.exitCode = 1;
}

const noFirefox = missingEngine('firefox');
for (const profile of [dutch, belgian]) {
  const expected = { ...profile, focus: 'name' };
  await report(`Chromium fills in an address in ${profile.country}`, async () => [
    expected,
    await fillInChromium(demo.url, profile),
  ]);
  if (noFirefox) continue;
  await report(`Firefox fills in an address in ${profile.country}`, async () => [
    expected,
    await fillInFirefox(demo.url, profile),
  ]);
}
if (noFirefox) console.log(`Firefox is left out: ${noFirefox}.`);
else await report('Firefox keeps a page whole, and the address in it', () => comeBackInFirefox(demo.url));
await demo.close();
process.exit();
