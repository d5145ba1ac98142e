/** Counts the requests of the element. */

import type { Bench } from './measure.ts';
import { focus } from './measure.ts';

/** Requests of one page, by what they are for. */
interface NetworkCounts {
  /** Files of the element's code that are loaded until the first list is there. */
  readonly scripts: number;
  /** Requests for the list of countries, of three elements of a page. */
  readonly countries: number;
  /** Requests for suggestions, for three texts of two characters and more. */
  readonly suggestions: number;
  /** Requests for suggestions after a character was taken away, and after it came back. */
  readonly again: number;
  /** Requests for details of the address that was chosen. */
  readonly details: number;
}

/** Types, takes back, types again and chooses, in a page with three elements. */
export async function networkCounts(bench: Bench): Promise<NetworkCounts> {
  bench.service.latencyMs = 0;
  bench.service.options = 8;
  bench.service.asked.length = 0;
  const count = (operation: string) => bench.service.asked.filter((name) => name === operation).length;
  const opened = await bench.open('address-entry');
  const { page } = opened;
  try {
    await page.evaluate(async () => {
      for (let more = 0; more < 2; more++) {
        await window.probe.mount(document.body.appendChild(document.createElement('div')));
      }
    });
    await focus(page);
    const listFor = (text: string) => page.evaluate((whole) => window.probe.listFor(whole), text);
    await page.keyboard.press('j');
    for (const text of ['ju', 'jul', 'juli']) {
      await page.keyboard.press(text.at(-1) ?? '');
      await listFor(text);
    }
    // What comes when the browser is idle may be there or not by now.
    const isNeeded = (name: string) => name.includes('/element/') && !/\/(?:formats|picker|reader)-/.test(name);
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const scripts = names.filter(isNeeded).length;
    const suggestions = count('suggest');
    await page.keyboard.press('Backspace');
    await listFor('jul');
    await page.keyboard.press('i');
    await listFor('juli');
    const again = count('suggest') - suggestions;
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const hasAddress = () => Boolean(Reflect.get(document.querySelector('address-entry') ?? {}, 'value'));
    await page.waitForFunction(hasAddress, undefined, { polling: 100 });
    return { scripts, countries: count('countries'), suggestions, again, details: count('details') };
  } finally {
    await opened.close();
  }
}
