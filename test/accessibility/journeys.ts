/** What shoppers go through with the keyboard: every state of both elements, and the way from one to the next. */
import type { Scene } from './stage.ts';

/** One act of the person, or of the page, in words; what is read after it. */
export type Step = readonly [words: string, act: (scene: Scene) => Promise<unknown>];

/** A way through an element. */
export interface Journey {
  /** Name of its transcript. */
  readonly name: string;
  readonly title: string;
  /** What is in the form, between a field for the name and the button that orders. */
  readonly markup: string;
  readonly steps: readonly Step[];
}

const search = (attributes = '') =>
  `<address-entry proxy-url="/address-api" name="shipping" ${attributes}></address-entry>`;
const lookup = (attributes = '') =>
  `<nl-postcode-lookup proxy-url="/address-api" name="shipping" ${attributes}></nl-postcode-lookup>`;

const press = (...keys: readonly string[]): Step => [
  `presses ${keys.join(', ')}`,
  async ({ page }) => {
    for (const key of keys) await page.keyboard.press(key);
  },
];
const type = (text: string): Step => [`types “${text}”`, ({ page }) => page.keyboard.type(text)];
const replace = (text: string): Step => [
  `types “${text}” over it`,
  async ({ page }) => [await page.keyboard.press('ControlOrMeta+a'), await page.keyboard.type(text)],
];
/** The focus goes there as by Tab: the keys between are no part of the journey. */
const goTo = (selector: string, what: string): Step => [`goes to ${what}`, ({ page }) => focus(page, selector)];
const click = (name: string): Step => [
  `presses the button “${name}”`,
  ({ page }) => page.getByRole('button', { name, exact: true }).first().press('Enter'),
];
const fails = (status: number): Step => [
  `the service answers ${status} from now on`,
  async ({ fail }) => fail({ fault: { kind: 'status', status } }),
];
const works: Step = ['the service works again', async ({ fail }) => fail()];
const fill = (texts: Readonly<Record<string, string>>): Step => [
  `fills in ${Object.entries(texts)
    .map(([field, text]) => `${field} “${text}”`)
    .join(', ')}`,
  async ({ page }) => {
    for (const [id, text] of Object.entries(texts)) {
      await focus(page, `#${id}`);
      await page.keyboard.press('ControlOrMeta+a');
      if (text) await page.keyboard.type(text);
      else await page.keyboard.press('Delete');
    }
  },
];

const focus = (page: Scene['page'], selector: string) => page.locator(selector).first().focus();
const toField = goTo('#input', 'the address field');

/** Everything a person may go through, each journey on a page of its own. */
export const journeys: readonly Journey[] = [
  {
    name: 'search',
    title: 'A search by keyboard, down to one address, which is changed by hand and then left as it was',
    markup: search('country="NL" required'),
    steps: [
      toField,
      type('julian'),
      press('ArrowDown'),
      press('Enter'),
      press('ArrowDown'),
      press('ArrowDown'),
      press('Enter'),
      press('Tab'),
      press('Enter'),
      click('Search for the address instead'),
    ],
  },
  {
    name: 'nothing-found',
    title: 'A text that is no address, a country that was not chosen, and one that the text names',
    markup: search('required'),
    steps: [
      toField,
      type('dam 1'),
      goTo('#country', 'the country'),
      ['chooses the Netherlands', ({ page }) => page.locator('#country').selectOption('NLD')],
      toField,
      replace('xqzw'),
      type('x'),
      press('Enter'),
      replace('Rue Neuve 12, 1000 Bruxelles, Belgique'),
      press('ArrowUp'),
      press('Enter'),
    ],
  },
  {
    name: 'not-chosen',
    title: 'An order without an address, and with a text that nothing was chosen for',
    markup: search('country="NL" required'),
    steps: [
      click('Place order'),
      type('julian'),
      press('Escape'),
      press('Enter'),
      goTo('#order', 'the button that orders'),
      press('Enter'),
    ],
  },
  {
    name: 'outage',
    title: 'The service fails while the address is searched for, and comes back',
    markup: search('country="NL"'),
    steps: [
      toField,
      fails(503),
      type('2012ES 30'),
      goTo('[part=error] button', 'the way to try again'),
      press('Enter'),
      works,
      click('Try again'),
      press('ArrowDown', 'Enter'),
      fails(429),
      click('Clear address'),
      type('julian'),
    ],
  },
  {
    name: 'no-countries',
    title: 'The list of countries cannot be had',
    markup: search('required'),
    steps: [
      ['the network is away', ({ page }) => page.context().setOffline(true)],
      [
        'the page asks for the countries again',
        ({ page }) => page.locator('address-entry').evaluate((it) => it.setAttribute('proxy-url', '/address-api/')),
      ],
      toField,
      type('dam 1'),
      goTo('[part=error] button', 'the way to try again'),
      ['the network is back', ({ page }) => page.context().setOffline(false)],
    ],
  },
  {
    name: 'by-hand',
    title: 'An address typed by hand, with everything that can be wrong in its fields',
    markup: search('required'),
    steps: [
      toField,
      click('Enter address manually'),
      click('Use this address'),
      ['chooses the Netherlands', ({ page }) => page.locator('#country').selectOption('NLD')],
      goTo('#street', 'the street'),
      press('Enter'),
      press('Enter'),
      type('Julianastraat'),
      press('Tab'),
      type('30'),
      goTo('#postcode', 'the postcode'),
      type('2012'),
      press('Tab'),
      type('Haarlem'),
      press('Enter'),
      click('Edit'),
      fill({ postcode: '2012ES' }),
      press('Enter'),
    ],
  },
  {
    name: 'verdicts',
    title: 'What the service makes of an address typed by hand',
    markup: search('country="NL"'),
    steps: [
      toField,
      click('Enter address manually'),
      fill({ street: 'Juliannastrat', building: '30', postcode: '2012ES', locality: 'Harlem' }),
      press('Enter'),
      press('Tab'),
      press('Tab'),
      press('Tab'),
      press('Enter'),
      fill({ street: 'Julianastraat', building: '29', postcode: '2012ES', locality: 'Haarlem' }),
      press('Enter'),
      click('Keep what I typed'),
      click('Change address'),
      fill({ street: 'Julianestraat', building: '30', postcode: '2012ES', locality: 'Haarlem' }),
      press('Enter'),
      click('Keep what I typed'),
      click('Change address'),
      fill({ street: 'Nergenslaan', building: '1', postcode: '9999ZZ', locality: 'Nergens' }),
      press('Enter'),
    ],
  },
  {
    name: 'po-box',
    title: 'A PO box where the shop does not deliver to one',
    markup: search('country="NL" po-box="deny"'),
    steps: [
      toField,
      type('1000AA 1'),
      press('ArrowDown', 'Enter'),
      click('Place order'),
      [
        'the shop only warns of PO boxes',
        ({ page }) => page.locator('address-entry').evaluate((it) => it.setAttribute('po-box', 'warn')),
      ],
      click('Clear address'),
      type('1000AA 1'),
      press('ArrowDown', 'Enter'),
    ],
  },
  {
    name: 'undo',
    title: 'An address that is emptied, and put back',
    markup: search('country="NL"'),
    steps: [
      toField,
      type('2012ES 30'),
      press('ArrowDown', 'Enter'),
      click('Clear address'),
      press('Tab'),
      press('Enter'),
      click('Clear address'),
      press('ControlOrMeta+z'),
      [
        'a script empties the field',
        ({ page }) => page.locator('address-entry').evaluate((it: HTMLElement & { clear(): void }) => it.clear()),
      ],
      [
        'a script resets the form',
        ({ page }) => page.locator('form').evaluate((form: HTMLFormElement) => form.reset()),
      ],
    ],
  },
  {
    name: 'held',
    title: 'An order that waits for the details of the address',
    markup: search('country="NL" required'),
    steps: [
      toField,
      type('2012ES 30'),
      press('ArrowDown'),
      [
        'chooses the address, whose details take long',
        async ({ page, hold }) => [hold(), await page.keyboard.press('Enter')],
      ],
      goTo('#order', 'the button that orders'),
      press('Enter'),
      ['the service answers', ({ release }) => release()],
    ],
  },
  {
    name: 'own-checks',
    title: 'A form that has its own checks (`novalidate`, `checkValidity()`)',
    markup: search('country="NL" required'),
    steps: [
      [
        'the page checks its form by itself when it is submitted',
        ({ page }) =>
          page.locator('form').evaluate((form: HTMLFormElement) => {
            form.noValidate = true;
            form.addEventListener('submit', () => form.checkValidity());
          }),
      ],
      toField,
      type('julian'),
      goTo('#order', 'the button that orders'),
      press('Enter'),
      click('Enter address manually'),
      goTo('#order', 'the button that orders'),
      press('Enter'),
    ],
  },
  {
    name: 'dutch-postcode',
    title: 'A Dutch address by postcode and house number, with everything that can be wrong',
    markup: lookup('required'),
    steps: [
      click('Place order'),
      goTo('#postcode', 'the postcode'),
      type('12345'),
      press('Tab'),
      type('a'),
      press('Tab'),
      fill({ postcode: '2012ES', houseNumber: '31' }),
      press('Enter'),
      fails(503),
      fill({ postcode: '2513AA', houseNumber: '4' }),
      press('Tab'),
      works,
      click('Try again'),
      fill({ postcode: '3024AN', houseNumber: '212' }),
      press('Enter'),
      goTo('#additions', 'the additions'),
      ['chooses K001', ({ page }) => page.locator('#additions').selectOption({ index: 2 })],
      click('Change address'),
    ],
  },
  {
    name: 'dutch-street',
    title: 'A Dutch address by city and street, in a town that there is twice',
    markup: lookup(),
    steps: [
      goTo('#postcode', 'the postcode'),
      click('I do not know the postcode'),
      fill({ city: 'Hengelo', street: 'Kerkstraat', houseNumber: '3' }),
      press('Enter'),
      goTo('#province', 'the province'),
      ['chooses Overijssel', ({ page }) => page.locator('#province').selectOption({ label: 'Overijssel' })],
      click('Look up'),
      click('Change address'),
      click('Use postcode and house number'),
    ],
  },
  {
    name: 'page-fields',
    title: 'Fields of the page, which the search fills, and which are then changed by hand',
    markup: search('country="NL"').replace(
      '></address-entry>',
      `><div slot="fields">
<p><label>Street <input id="page-street" name="street" autocomplete="address-line1"></label></p>
<p><label>Postcode <input id="page-zip" name="zip" autocomplete="postal-code"></label></p>
<p><label>City <input id="page-city" name="city" autocomplete="address-level2"></label></p>
</div></address-entry>`,
    ),
    steps: [
      toField,
      type('2012ES 30'),
      press('ArrowDown', 'Enter'),
      goTo('#page-street', 'the street'),
      replace('Juliannastrat 30'),
      goTo('#order', 'the button that orders'),
      click('Keep what I typed'),
      goTo('#page-street', 'the street'),
      replace('Juliannastrat 30'),
      goTo('#page-city', 'the city'),
      replace('Harlem'),
      goTo('#order', 'the button that orders'),
      click('Use this address'),
      goTo('#page-street', 'the street'),
      replace('Nergenslaan 1'),
      goTo('#order', 'the button that orders'),
    ],
  },
];
