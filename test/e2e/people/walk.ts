/** Walks the journey of a person in a page, and reads the end of it. */
import type { Locator, Page } from 'playwright-core';
import { chanceFrom } from '../../lab/study/typos.ts';
import { isReady } from '../support.ts';
import type { Journey } from './journeys.ts';

/** The address at the end, by each way to read it. */
interface Ending {
  readonly value: { readonly mailLines: readonly string[]; readonly unit: string | null; readonly iso2: string } | null;
  /** As the form has it: the flat stands in it, because the page names no field for it. */
  readonly building: string;
  readonly card: string;
  readonly selected: number;
}

/** For what a page is asked while it rests: by default it is asked in each frame, and so has to make frames. */
export const seldom = { polling: 50 };

export async function begin(page: Page, { country, countries = '', network }: Journey): Promise<void> {
  await setNetwork(page, network);
  await page.evaluate(
    async ([iso2, offered]) => {
      const element = document.querySelector('address-entry');
      if (!element) throw new Error('There is no element.');
      element.clear();
      element.countries = offered;
      // What the page asked for already would be no change, where a text led to another country.
      for (const code of [iso2 === 'LU' ? 'NL' : 'LU', iso2]) {
        element.country = code;
        await element.updateComplete;
      }
      if (Reflect.get(window, 'heardSelections') === undefined) {
        element.addEventListener('address-selected', () => {
          Object.assign(window, { heardSelections: Number(Reflect.get(window, 'heardSelections')) + 1 });
        });
      }
      Object.assign(window, { heardSelections: 0 });
    },
    [country, countries] as const,
  );
  await page.waitForFunction(
    ([iso2, offered]) => {
      const element = document.querySelector('address-entry');
      // Those that the service does not have are typed by hand, and are many.
      const isReady = offered === '' || element?.shadowRoot?.querySelector('input#country:enabled') != null;
      return isReady && element?.country === iso2 && (element.step === 'search' || element.step === 'manual');
    },
    [country, countries] as const,
    seldom,
  );
  await page.evaluate(() => Reflect.get(window, 'settledEntry')());
  const fields = page.locator('address-entry').locator('#input, [part~=field] input').first();
  await fields.focus();
}

/** Makes the service's answers late or lost from now on, or normal again. */
async function setNetwork(page: Page, network: Journey['network']): Promise<void> {
  await page.context().setOffline(false);
  await page.unroute('**/address-api/**');
  if (!network) return;
  let asked = 0;
  await page.route('**/address-api/**', async (route) => {
    asked++;
    if (network === 'flaky' && asked % 3 === 0) return route.abort();
    if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, 1_500));
    return route.continue().catch(() => {});
  });
}

/** Changes to the page around the element. */
const acts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '<offline>': (page) => page.context().setOffline(true),
  '<online>': (page) => page.context().setOffline(false),
  async '<back>'(page) {
    await page.goto('about:blank');
    await page.goBack();
    await page.waitForFunction(isReady, null, seldom);
  },
};

/** The element with this name; a name that ends in an ellipsis is a beginning. */
function named(page: Page, name: string, roles: readonly ('option' | 'button' | 'textbox' | 'combobox')[]): Locator {
  const isBegun = name.endsWith('…');
  const options = isBegun
    ? { name: new RegExp(`^${name.slice(0, -1).replace(/[.()?]/g, '\\$&')}`) }
    : { name, exact: true };
  const [first, ...others] = roles.map((role) => page.locator('address-entry').getByRole(role, options));
  if (!first) throw new Error('There is no role.');
  return others.reduce((found, other) => found.or(other), first);
}

/** Runs in the page: no list of regions is on its way. Before it is there, a text may be read later than a person presses. */
function hasRegions(): boolean {
  return document.querySelector('address-entry')?.shadowRoot?.querySelector('input#region') == null;
}

/** Runs in the page: a text from elsewhere comes to where the focus is, as a browser puts it there. */
function paste(text: string): void {
  const input = document.activeElement?.shadowRoot?.activeElement;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const isOurs = input?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
  );
  if (isOurs) document.execCommand('insertText', false, text.replace(/\s*\n\s*/g, ' '));
}

/** The way a text comes into a field: key by key with the rests of a person, or a word at a time. */
export type Pace = 'person' | 'words';

/** The parts in which a text is entered; a key by its name is one. */
const parts: Readonly<Record<Pace, RegExp>> = {
  person: /\{[\w+]+\}|./gu,
  words: /\{[\w+]+\}|[^\s{]+\s*/gu,
};

export async function walk(page: Page, { steps }: Journey, isTouch: boolean, pace: Pace): Promise<void> {
  const chance = chanceFrom(20_261_125);
  const press = (target: Locator) => (isTouch ? target.first().tap() : target.first().click());
  for (const step of steps) {
    const [, option, field, pasted] = /^(?:\[(.*)\]|\((.*)\)|"(.*))$/s.exec(step) ?? [];
    // A person looks before they press: an earlier list may hold the option, too.
    if (option) await page.evaluate(() => Reflect.get(window, 'settledEntry')());
    if (acts[step]) await acts[step](page);
    else if (option) await press(named(page, option, ['option', 'button']));
    else if (field) await press(named(page, field, ['textbox', 'combobox']));
    else if (pasted) {
      await page.waitForFunction(hasRegions, null, seldom);
      await page.evaluate(paste, pasted);
    }
    if (acts[step] || option || field || pasted) continue;
    for (const part of step.match(parts[pace]) ?? []) {
      if (pace === 'person') await page.waitForTimeout(80 + 60 * chance());
      if (/^\{\w/.test(part)) {
        // A person looks before they press Enter.
        await page.evaluate(() => Reflect.get(window, 'settledEntry')());
        await page.keyboard.press(part.slice(1, -1));
        await page.evaluate(() => Reflect.get(window, 'settledEntry')());
      } else if (pace === 'words') await page.keyboard.insertText(part);
      else await page.keyboard.type(part);
    }
  }
}

export function endingOf(page: Page): Promise<Ending> {
  return page.evaluate(async () => {
    await Reflect.get(window, 'settledEntry')();
    const element = document.querySelector('address-entry');
    const address = element?.value ?? null;
    const form = new FormData(document.querySelector('form') ?? undefined);
    return {
      value: address && { mailLines: address.mailLines, unit: address.unit, iso2: address.country.iso2 },
      building: String(form.get('shipping.building') ?? ''),
      card: element?.shadowRoot?.querySelector<HTMLElement>('[part=address] .lines')?.innerText ?? '',
      selected: Number(Reflect.get(window, 'heardSelections')),
    };
  });
}

/** Runs in the page: the element, for the message of a test that waited in vain. */
export function looks(): string {
  const element = document.querySelector('address-entry');
  const root = element?.shadowRoot;
  const textsOf = (selector: string) =>
    [...(root?.querySelectorAll(selector) ?? [])].map((it) => it.textContent?.trim());
  const text = root?.querySelector<HTMLInputElement>('#input')?.value;
  const isLoading = element?.matches(':state(loading)');
  return JSON.stringify([
    element?.step,
    text,
    isLoading,
    textsOf('[role=option]').slice(0, 4),
    textsOf('[part=status], [part=error]'),
  ]);
}

/** Spaces of all kinds are one. */
export const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/\s+/g, ' '));

/** Resolves when nothing that the element waits for is under way. */
export function watchEntry(): void {
  const settled = async () => {
    for (let quiet = 0; quiet < 3; ) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      const element = document.querySelector('address-entry');
      await element?.updateComplete;
      quiet = element?.matches(':state(loading)') ? 0 : quiet + 1;
    }
  };
  Object.assign(window, { settledEntry: settled });
}
