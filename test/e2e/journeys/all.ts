/** Ways of a shopper to an address, each with the end that it has to have. */
import type { Demo } from '../../../demo/server.ts';
import type { End, Shopper } from './shopper.ts';

/** One way. */
export interface Journey {
  readonly name: string;
  /** Path of its page below the demo. Default: the checkout. */
  readonly page?: string;
  readonly walk: (shopper: Shopper, demo: Demo) => Promise<unknown>;
  /** The texts of the card and the form; the rest is the same for all. */
  readonly end: Pick<End, 'card' | 'data'> & Partial<End>;
}

const house = '2012ES Haarlem, Julianastraat 30';
const lookup = 'demo/nl.html?lang=en';
const data = {
  street: 'Julianastraat',
  building: '30',
  postcode: '2012ES',
  locality: 'Haarlem',
  region: 'Noord-Holland',
  country: 'NL',
};
const card = 'Julianastraat 30, 2012 ES Haarlem';
const found = { card, data: { ...data, source: 'autocomplete' } };

async function search(shopper: Shopper): Promise<void> {
  await shopper.fill({ input: '2012ES 30' });
  await shopper.choose(house);
  await shopper.until(`return element.step === 'done'`);
}

async function byHand(shopper: Shopper, texts: Readonly<Record<string, string>>): Promise<void> {
  await shopper.tap('[part~=manual-button]');
  await shopper.fill(texts);
  await shopper.press('Enter');
}

/** Every kind of end that a journey with an address has. */
export const journeys: readonly Journey[] = [
  {
    name: 'a word, its street, a number of it',
    walk: async (shopper) => {
      await shopper.fill({ input: 'julianastr' });
      await shopper.choose('Julianastraat Haarlem');
      await shopper.choose('Julianastraat 30');
    },
    end: found,
  },
  {
    name: 'postcode and number',
    page: lookup,
    walk: async (shopper) => {
      await shopper.fill({ postcode: '2012es', houseNumber: '30' });
      await shopper.press('Tab');
    },
    end: { card, data: { ...data, source: 'lookup' } },
  },
  {
    name: 'postcode and number after a street, by the way that is called after them',
    page: lookup,
    walk: async (shopper) => {
      await shopper.tap('button', 'I don’t know the postcode');
      await shopper.fill({ city: 'Haarlem', street: 'Julianastraat', houseNumber: '30' });
      await shopper.press('Tab');
      await shopper.tap('button', 'Change address');
      await shopper.tap('button', 'Use postcode and house number');
      await shopper.until(`return root.activeElement?.id === 'postcode' && root.activeElement.value === '2012 ES'`);
    },
    end: { card, data: { ...data, source: 'lookup' } },
  },
  {
    name: 'by hand',
    walk: (shopper) =>
      byHand(shopper, { street: 'Julianastraat', building: '30', postcode: '2012es', locality: 'Haarlem' }),
    end: { card, data: { ...data, source: 'manual', grade: 'A' } },
  },
  {
    name: 'by hand, with a question to answer',
    walk: async (shopper) => {
      await byHand(shopper, { street: 'Juliannastrat', building: '30', postcode: '2012es', locality: 'Harlem' });
      await shopper.until(`return element.step === 'review' && root.activeElement !== null`);
      await shopper.tap('[part~=review] button', 'Use');
    },
    end: { card, data: { ...data, source: 'manual', grade: 'C' } },
  },
  {
    name: 'the page’s own fields',
    page: 'demo/enhance.html?lang=en',
    walk: search,
    end: { card: '', data: { street: 'Julianastraat 30', postcode: '2012ES', town: 'Haarlem', country: 'NL' } },
  },
  {
    name: 'an order while the service is down, then by hand',
    walk: async (shopper, { service }) => {
      service.faults = [{ operation: 'suggest', fault: { kind: 'status', status: 503 } }];
      await shopper.fill({ name: 'A. Visser', email: 'a@example.org', input: 'Julianastraat 30, 2012 ES' });
      await shopper.until(`return inSight('[part=error]').length > 0`);
      await shopper.tap('button', 'Place order');
      await shopper.fill({ locality: 'Haarlem' });
      service.faults = [];
      await shopper.press('Tab');
      await shopper.press('Enter');
    },
    end: { card, data: { ...data, source: 'manual', grade: 'A' } },
  },
  {
    name: 'cleared, and undone',
    walk: async (shopper) => {
      await search(shopper);
      await shopper.tap('[aria-label="Clear address"]');
      await shopper.until(`return element.value === null`);
      await shopper.tap('button', 'Undo');
    },
    end: { ...found, selected: 2 },
  },
  {
    name: 'opened for a change, and left as it was',
    walk: async (shopper) => {
      await search(shopper);
      await shopper.tap('button', 'Change address');
      await shopper.tap('button', 'Search for the address instead');
    },
    end: found,
  },
  {
    name: 'ordered',
    walk: async (shopper) => {
      await shopper.fill({ name: 'A. Visser', email: 'a@example.org' });
      await search(shopper);
      await shopper.tap('button', 'Place order');
      await shopper.until(`return inSight('#order dl').length > 0`);
    },
    end: found,
  },
];

/** The whole expected end of a journey. */
export function endOf({ end }: Journey): End {
  return { selected: 1, isValid: true, isFocusInSight: true, overflow: 0, ...end };
}
