import {
  click,
  fails,
  fill,
  goTo,
  type Journey,
  lookup,
  press,
  replace,
  search,
  toField,
  type,
  works,
} from './acts.ts';

/** Journeys that follow an address: questions, refusals, orders; the Dutch lookup, and fields of the page. */
export const answers: readonly Journey[] = [
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
      [
        'goes to the button that orders, and presses Enter',
        async ({ page }) => {
          await page.locator('#order').focus();
          await page.keyboard.press('Enter');
        },
      ],
      ['the service answers', async ({ release }) => release()],
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
      ['chooses E K002', ({ page }) => page.locator('#additions').selectOption({ label: 'E K002' })],
      click('Change address'),
    ],
  },
  {
    name: 'dutch-addition',
    title: 'A Dutch house number with an addition: as it is, unknown and kept, and chosen from the list',
    markup: lookup('required'),
    steps: [
      goTo('#postcode', 'the postcode'),
      type('7514bp'),
      press('Tab'),
      type('129a'),
      press('Tab'),
      fill({ addition: '', postcode: '3024AN', houseNumber: '212 z' }),
      press('Tab'),
      press('Tab'),
      [
        'keeps the addition',
        async ({ page }) => {
          const additions = page.locator('#additions');
          await additions.selectOption({ index: (await additions.locator('option').count()) - 1 });
        },
      ],
      ['chooses E K002', ({ page }) => page.locator('#additions').selectOption({ label: 'E K002' })],
      click('Place order'),
    ],
  },
  {
    name: 'dutch-street',
    title: 'A Dutch address by city and street, in a town that there is twice',
    markup: lookup(),
    steps: [
      goTo('#postcode', 'the postcode'),
      click('I don’t know the postcode'),
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
