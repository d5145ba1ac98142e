import { click, fill, goTo, type Journey, press, search, toField, type } from './acts.ts';

const paste = (text: string) =>
  [
    `pastes “${text}”`,
    async ({ page }) => {
      const isFree = await page.locator('#input').evaluate((field, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        const options = { clipboardData, bubbles: true, composed: true, cancelable: true };
        return field.dispatchEvent(new ClipboardEvent('paste', options));
      }, text);
      if (isFree) await page.keyboard.insertText(text);
    },
  ] as const satisfies Journey['steps'][number];

/**
 * Journeys with events from elsewhere: a pasted address, a network that goes and comes, orders of an address typed by
 * hand.
 */
export const interrupted: readonly Journey[] = [
  {
    name: 'pasted',
    title: 'Addresses that are pasted: on one line, and on several with a name',
    markup: search('country="NL"'),
    steps: [
      toField,
      paste('Julianastraat 30, 2012 ES Haarlem'),
      press('ArrowDown', 'Enter'),
      click('Clear address'),
      paste('A. Shopper\nJulianastraat 4\n2012ES Haarlem'),
      press('ArrowDown', 'Enter'),
    ],
  },
  {
    name: 'offline',
    title: 'The network goes away while the address is searched for, and comes back by itself',
    markup: search('country="NL" required'),
    steps: [
      toField,
      type('julian'),
      ['the network is away', ({ page }) => page.context().setOffline(true)],
      type('ast'),
      ['the network is back', ({ page }) => page.context().setOffline(false)],
      press('ArrowDown', 'Enter'),
    ],
  },
  {
    name: 'ordered',
    title: 'Orders of an address that is checked only then: one that is not known, one that is not whole',
    markup: search('country="NL" required verify="submit"'),
    steps: [
      toField,
      click('Enter address manually'),
      fill({ street: 'Nergenslaan', building: '1', postcode: '9999ZZ', locality: 'Nergens' }),
      goTo('#order', 'the button that orders'),
      press('Enter'),
      click('Change address'),
      fill({ street: 'Julianastraat', building: '', postcode: '2012ES', locality: 'Haarlem' }),
      goTo('#order', 'the button that orders'),
      press('Enter'),
      fill({ building: '30' }),
      goTo('#order', 'the button that orders'),
      press('Enter'),
    ],
  },
];
