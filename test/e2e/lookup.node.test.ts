/** Dutch addresses by keyboard alone, from the fields to the form, against the running service. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import type { Demo } from '../../demo/server.ts';
import { allCountries } from '../../demo/service/data/all.ts';
import type { NlPostcodeLookup } from '../../src/nl-postcode-lookup.ts';
import { closeBrowser, openBrowser } from '../support/process-browser.ts';
import { openDemo, tabToForm } from './support.ts';

/** Keys: ⇥ Tab, ⇤ Shift+Tab, ⏎ Enter, · the answer is awaited; everything else is typed. */
type Keys = string;

interface Case {
  readonly what: string;
  readonly keys: Keys;
  /** Street line and place of the address that is submitted. */
  readonly becomes: string;
  readonly source?: 'lookup' | 'manual';
  /** Requests, each of them billed. */
  readonly billed?: number;
}

/** From the postcode: number, addition, then the links "street" and "by hand". The other fields come with the engine. */
const byStreet = '⇥⇥⇥⏎·';

const cases: readonly Case[] = [
  { what: 'a postcode and a number', keys: '2012es⇥30⇥', becomes: 'Julianastraat 30, 2012ES Haarlem' },
  { what: 'a postcode with a space', keys: '2011 rd⇥2⇥', becomes: 'Grote Markt 2, 2011RD Haarlem' },
  { what: 'a number and Enter', keys: '1071XX⇥1⏎', becomes: 'Museumstraat 1, 1071XX Amsterdam' },
  { what: 'everything in the postcode', keys: '3511NH 158⇥', becomes: 'Oudegracht 158, 3511NH Utrecht' },
  { what: 'everything in the number', keys: '⇥6211LE 47⇥', becomes: 'Vrijthof 47, 6211LE Maastricht' },
  { what: 'a street in the number', keys: '2611HB⇥Oude Delft 39⇥', becomes: 'Oude Delft 39, 2611HB Delft' },
  { what: 'a city with an apostrophe', keys: '2513AA⇥4⇥', becomes: "Binnenhof 4, 2513AA 's-Gravenhage" },
  { what: 'a city in capitals', keys: '3401ct⇥9⇥', becomes: 'Utrechtsestraat 9, 3401CT IJsselstein' },
  { what: 'a PO box', keys: '1000AB⇥50⇥', becomes: 'Postbus 50, 1000AB Amsterdam' },
  { what: 'a number that has additions, without one', keys: '7571CD⇥2⇥', becomes: 'Ganzenmarkt 2, 7571CD Oldenzaal' },
  { what: 'an addition in the other case', keys: '7571CD⇥2⇥B⇥', becomes: 'Ganzenmarkt 2b, 7571CD Oldenzaal' },
  { what: 'an addition in the number', keys: '7514bp⇥129a⇥', becomes: 'Lasondersingel 129A, 7514BP Enschede' },
  {
    what: 'an addition of two words',
    keys: '3024AN⇥212⇥·e k001⇥',
    becomes: 'Rosener Manzstraat 212 E K001, 3024AN Rotterdam',
  },
  {
    what: 'an addition from the list',
    keys: '3024AN⇥212⇥·⇥E⇥',
    becomes: 'Rosener Manzstraat 212 E K001, 3024AN Rotterdam',
  },
  {
    what: 'another addition than the typed one',
    keys: '2161AM⇥166⇥·b⇥·⇤A⇥',
    becomes: 'Leidsestraat 166A, 2161AM Hillegom',
  },
  {
    what: 'an addition that is not listed',
    keys: '2161AM⇥166⇥·b⇥·⇤Staat⇥',
    becomes: 'Leidsestraat 166b, 2161AM Hillegom',
  },
  { what: 'an addition on second thoughts', keys: '7571CD⇥2⇥·a⇥·⇤b⇥', becomes: 'Ganzenmarkt 2b, 7571CD Oldenzaal' },
  {
    what: 'a house that does not exist, then one that does',
    keys: '2012ES⇥31⇥·⇤30⇥',
    becomes: 'Julianastraat 30, 2012ES Haarlem',
    billed: 2,
  },
  {
    what: 'a house that does not exist, by hand',
    keys: '2012ES⇥333⇥·⇥⇥⏎·Julianastraat⇥⇥⇥⇥Haarlem⇥',
    becomes: 'Julianastraat 333, 2012ES Haarlem',
    source: 'manual',
  },
  { what: 'a street and a city', keys: `${byStreet}haarlem⇥spaarne⇥16⇥`, becomes: 'Spaarne 16, 2011CH Haarlem' },
  { what: 'a street with its number', keys: `${byStreet}Leiden⇥Rapenburg 28⇥`, becomes: 'Rapenburg 28, 2311EZ Leiden' },
  { what: 'a PO box by its name', keys: `${byStreet}Amsterdam⇥Postbus 50⇥`, becomes: 'Postbus 50, 1000AB Amsterdam' },
  {
    what: 'a city of two, by province',
    keys: `${byStreet}hengelo⇥kerkstraat⇥3⇥·⇥Geld⇥⇥⏎`,
    becomes: 'Kerkstraat 3, 7255CB Hengelo',
    billed: 2,
  },
  {
    what: 'a city of two, by municipality',
    keys: `${byStreet}Hengelo⇥Kerkstraat⇥3⇥·⇥⇥hengelo⏎`,
    becomes: 'Kerkstraat 3, 7553VL Hengelo',
    billed: 2,
  },
];

describe('a Dutch checkout, by keyboard alone', () => {
  let demo: Demo;
  let browser: Browser;
  let page: Page;
  let billed: string[] = [];

  before(async () => {
    // The page is loaded once, and may remember no answer for a later case.
    demo = await openDemo({ service: { countries: allCountries, maxAge: 0 } });
    browser = await openBrowser();
    page = await browser.newPage();
    // Not at the proxy: the browser keeps answers, and would hide a second request.
    page.on('request', (request) => {
      if (request.url().includes('/nl/v1/')) billed.push(request.url());
    });
    await page.goto(`${demo.url}demo/nl.html`);
    await tabToForm(page);
    await page.waitForFunction(() => document.activeElement?.localName === 'nl-postcode-lookup');
  });
  after(async () => {
    await closeBrowser();
    await demo.close();
  });
  // Each case has a new element, with the focus in its first field.
  beforeEach(async () => {
    await page.evaluate(async () => {
      const old = document.querySelector('nl-postcode-lookup');
      const element = old?.cloneNode() as NlPostcodeLookup;
      old?.replaceWith(element);
      await element.updateComplete;
      element.focus();
    });
    billed = [];
  });

  const settle = () =>
    page.evaluate(async () => {
      const element = document.querySelector('nl-postcode-lookup');
      while (!(await element?.updateComplete));
      const isBusy = () =>
        element?.matches(':state(loading)') || element?.shadowRoot?.querySelector('[aria-busy=true]');
      while (isBusy()) await new Promise(requestAnimationFrame);
      await element?.updateComplete;
    });

  async function press(keys: Keys): Promise<void> {
    const named: Readonly<Record<string, string>> = { '⇥': 'Tab', '⇤': 'Shift+Tab', '⏎': 'Enter' };
    for (const token of keys.split(/([⇥⇤⏎·])/).filter(Boolean)) {
      const key = named[token];
      if (token === '·') await settle();
      else if (key) await page.keyboard.press(key);
      // As fast hands would: between two keys a slow machine may rest for as long as a person who has typed all.
      else if (await isInText()) await page.keyboard.insertText(token);
      else await page.keyboard.type(token);
    }
    await settle();
  }

  const isInText = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName === 'input');

  const submitted = () =>
    page.evaluate(() => {
      const data = new FormData(document.querySelector('form') ?? undefined);
      const [street, building, postcode, city, source] = ['street', 'building', 'postcode', 'locality', 'source'].map(
        (name) => data.get(`shipping.${name}`),
      );
      return { address: `${street} ${building}, ${postcode} ${city}`, source };
    });

  /** An answer may take as long as a busy machine needs; where it never comes, the comparison says what is there. */
  const untilFormHas = async (wanted: Awaited<ReturnType<typeof submitted>>) => {
    const end = Date.now() + 30_000;
    while (!isDeepStrictEqual(await submitted(), wanted) && Date.now() < end)
      await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.deepEqual(await submitted(), wanted);
  };

  for (const { what, keys, becomes, source = 'lookup', billed: count = 1 } of cases) {
    it(`accepts ${what} with ${count} ${count === 1 ? 'request' : 'requests'}`, async () => {
      await press(keys);
      await untilFormHas({ address: becomes, source });
      assert.equal(billed.length, count, billed.join('\n'));
    });
  }

  it('fits windows of 320, 768 and 1,280 pixels in each state', async () => {
    for (const keys of ['2012ES⇥30⇥', '⇤⇤7571CD⇥2x⇥', '⇤⇤⇤2012ESX⇥a⇥']) {
      await press(keys);
      for (const width of [320, 768, 1_280]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(over <= 0, `${keys} is ${over} px too wide for ${width}`);
      }
    }
  });

  it('accepts an order by hand while the service is down', async () => {
    await page.route('**/nl/v1/**', (route) => route.abort());
    await press('2513AA⇥4⇥');
    await page.getByText('Controleer uw verbinding').first().waitFor();
    // Past the addition's neighbours "again" and "street".
    await press('⇥⇥⇥⏎·Binnenhof⇥⇥⇥⇥Den Haag⇥');
    await page.unroute('**/nl/v1/**');
    await untilFormHas({ address: 'Binnenhof 4, 2513AA Den Haag', source: 'manual' });
  });

  it('looks up what was left without a network as soon as there is one', async () => {
    await page.context().setOffline(true);
    await press('2513AH⇥33⇥');
    await page.context().setOffline(false);
    await untilFormHas({ address: "Buitenhof 33, 2513AH 's-Gravenhage", source: 'lookup' });
    // One that the network refused was never billed.
    assert.ok(billed.length <= 2);
  });

  it('respects the page’s security policy and logs nothing', async () => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await press('3024AN⇥212⇥·⇥E⇥');
    assert.deepEqual(complaints, []);
  });
});
