/** Through what the elements show, state by state. */
import type { Page } from 'playwright-core';

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
