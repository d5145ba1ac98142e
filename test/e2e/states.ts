/** Through what the elements show, state by state, for comparing how it looks. */
import type { Page } from 'playwright-core';

/** The appearance of one state to a person. */
export interface Look {
  readonly state: string;
  readonly text: string;
  /** Of each element and its placeholder: name, place and computed style, one a line. */
  readonly styles: readonly string[];
}

/** A state, and what leads there from the one before. */
type Step = readonly [state: string, act: (page: Page) => Promise<unknown>];

const optionOf = (page: Page, name: string) => page.getByRole('option', { name, exact: true }).first();
const streets = 'Julianastraat, Haarlem, opens more addresses';
const house = '2012ES Haarlem, Julianastraat 30';

async function search(page: Page, text: string, option: string): Promise<void> {
  await page.locator('#input').fill(text);
  await optionOf(page, option).waitFor();
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, value] of Object.entries(values)) await page.locator(`#${id}`).fill(value);
  await page.keyboard.press('Enter');
}

/** Without the browser's own bubble, which fades. */
const check = (page: Page) => page.evaluate(() => document.querySelector('form')?.checkValidity());
const saying = (page: Page, text: string) => page.getByText(text).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

const searching: readonly Step[] = [
  ['nothing yet', (page) => page.locator('#country option:checked[value=NLD]').waitFor({ state: 'attached' })],
  ['an address is missing', check],
  ['streets', (page) => search(page, 'julian', streets)],
  ['one is active', (page) => page.keyboard.press('ArrowDown')],
  ['one is under the pointer', (page) => optionOf(page, streets).hover()],
  ['houses of a street', async (page) => [await optionOf(page, streets).click(), await saying(page, 'Back from')]],
  // The pointer rests where no later list comes: rows beneath it look otherwise.
  [
    'nothing found',
    async (page) => [
      await page.mouse.move(0, 0),
      await page.locator('#input').fill('xqzw'),
      await saying(page, 'No address found'),
    ],
  ],
  ['a house', (page) => search(page, '2012ES 30', house)],
  ['an address', async (page) => [await optionOf(page, house).click(), await page.locator('address').waitFor()]],
  ['fields', async (page) => [await press(page, 'Change address'), await page.locator('#street').waitFor()]],
  ['a second line', (page) => press(page, 'Add apartment')],
  ['fields that are wanting', (page) => fill(page, { street: '', postcode: '12' })],
  [
    'a question',
    async (page) => [
      await fill(page, { street: 'Juliannastrat', postcode: '2012ES', locality: 'Harlem' }),
      await saying(page, 'Did you mean this address?'),
    ],
  ],
];

const lookingUp: readonly Step[] = [
  ['nothing yet', (page) => page.locator('#postcode').waitFor()],
  ['an address is missing', check],
  ['by street', (page) => press(page, 'know the postcode')],
  ['a town of two', (page) => fill(page, { city: 'Hengelo', street: 'Kerkstraat', houseNumber: '3' })],
  ['by postcode', (page) => press(page, 'Use postcode and house number')],
  ['no such house', (page) => fill(page, { postcode: '2012ES', houseNumber: '31' })],
  ['additions', (page) => fill(page, { postcode: '3024AN', houseNumber: '212' })],
  ['an address', (page) => fill(page, { postcode: '2012ES', houseNumber: '30' })],
];

/** Everything each element goes through. */
export const walks = { 'address-entry': searching, 'nl-postcode-lookup': lookingUp };

/** The element alone in a form, with the country chosen; its code is `/elements.js`. */
export const pageOf = (tag: keyof typeof walks) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<script src="/elements.js" defer></script>
<form onsubmit="return false"><${tag} proxy-url="/address-api" country="NL" required></${tag}></form></html>`;

/** Walks through all states of the element in the page. */
export async function looksOf(page: Page, tag: keyof typeof walks): Promise<readonly Look[]> {
  const looks: Look[] = [];
  for (const [state, act] of walks[tag]) {
    await act(page);
    await page.evaluate(settle, tag);
    looks.push({ state, ...(await page.evaluate(read, tag)) });
  }
  return looks;
}

/** Runs in the page. */
async function settle(tag: keyof typeof walks): Promise<void> {
  const element = document.querySelector(tag);
  await element?.updateComplete;
  while (element?.matches(':state(loading)')) await new Promise(requestAnimationFrame);
  await element?.updateComplete;
}

/** Runs in the page. The texts of lists of countries and the like are the browser's own to draw. */
function read(tag: string): { text: string; styles: readonly string[] } {
  const root = document.querySelector(tag)?.shadowRoot;
  // Of a background without a picture the position says nothing; what a custom property does is in the others, and what is along a line or
  // across it in those of left, top, width and height.
  const isTold = /^--|^background-position$|inline|block/;
  const names = Array.from(getComputedStyle(document.body)).filter((name) => !isTold.test(name));
  const styleOf = (style: CSSStyleDeclaration) =>
    names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
  const styles = [...(root?.querySelectorAll(':not(option, [part=status] *)') ?? [])].flatMap((element) => {
    const name = `${element.localName}#${element.id}`;
    const { x, y, width, height } = element.getBoundingClientRect();
    const own = `${name}\n${x},${y} ${width}×${height}\n${styleOf(getComputedStyle(element))}`;
    if (element.localName !== 'input') return own;
    return [own, `${name}::placeholder\n${styleOf(getComputedStyle(element, '::placeholder'))}`];
  });
  // What the live region says depends on how long ago it said something else.
  const parts = root?.querySelectorAll<HTMLElement>('[part=form-control] > :not([part=status])') ?? [];
  const text = Array.from(parts, (part) => part.innerText);
  return { text: text.join('\n'), styles };
}

/** The differences to another walk, one line each. */
export function differences(looks: readonly Look[], others: readonly Look[]): readonly string[] {
  return looks.flatMap(({ state, text, styles }, index) => {
    const other = others[index];
    const found = styles.flatMap((style, at) => {
      const lines = other?.styles[at]?.split('\n') ?? [];
      const [name] = style.split('\n');
      return style.split('\n').flatMap((line, nr) => (lines[nr] === line ? [] : [`${name} ${line} → ${lines[nr]}`]));
    });
    if (other?.styles.length !== styles.length) found.push(`${styles.length} → ${other?.styles.length} styles`);
    if (other?.text !== text) found.push(`text ${text} → ${other?.text}`);
    return found.map((line) => `${state}: ${line}`);
  });
}
