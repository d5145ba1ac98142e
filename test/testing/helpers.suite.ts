/** The helpers of `address-entry/testing`, the same in a browser as without one. */
import type { AddressEntry } from '../../src/address-entry.ts';
import type { NlPostcodeLookup } from '../../src/nl-postcode-lookup.ts';
import type * as Testing from '../../src/testing.ts';

/** The things that a case works with. */
export interface Kit {
  readonly testing: typeof Testing;
  /** Puts an element with these members into the page. */
  mount<Tag extends 'address-entry' | 'nl-postcode-lookup'>(
    tag: Tag,
    members: object,
  ): Tag extends 'address-entry' ? AddressEntry : NlPostcodeLookup;
  /** Fails unless both are deeply equal. */
  equal(actual: unknown, expected: unknown): void;
}

/** The message of an error. */
async function failureOf(act: Promise<unknown>): Promise<string> {
  return act.then(
    () => 'nothing failed',
    ({ message }: Error) => message,
  );
}

const dam = { country: 'NL', street: 'Dam', building: '1', postcode: '1012JS', locality: 'Amsterdam' };

/** By title. */
export const cases: Readonly<Record<string, (kit: Kit) => Promise<void>>> = {
  'looks up a Dutch house by postcode': async ({ testing, mount, equal }) => {
    const element = mount('nl-postcode-lookup', { client: testing.createTestClient() });
    const address = await testing.lookUpAddress(element, { postcode: '1012 js', houseNumber: '1' });
    equal([address?.street, address?.source], ['Dam', 'lookup']);
    equal(testing.inSight(element).lines, ['Dam 1', '1012 JS Amsterdam']);
  },

  'looks up a Dutch house by street, and back by postcode': async ({ testing, mount, equal }) => {
    const element = mount('nl-postcode-lookup', { client: testing.createTestClient() });
    const house = { city: 'Haarlem', street: 'Julianastraat', houseNumber: '32' };
    equal((await testing.lookUpAddress(element, house))?.postcode, '2012ES');
    element.clear();
    equal((await testing.lookUpAddress(element, { postcode: '1012JS', houseNumber: '1' }))?.street, 'Dam');
  },

  'looks up a Dutch house in the search, where that comes first': async ({ testing, mount, equal }) => {
    const members = { client: testing.createTestClient(), country: 'NL', nlLookup: true };
    const element = mount('address-entry', members);
    const house = { city: 'Amsterdam', street: 'Dam', houseNumber: '1' };
    equal((await testing.lookUpAddress(element, house))?.postcode, '1012JS');
  },

  'shows that there is no such house': async ({ testing, mount, equal }) => {
    const element = mount('nl-postcode-lookup', { client: testing.createTestClient(), required: true });
    equal(await testing.lookUpAddress(element, { postcode: '9999XX', houseNumber: '1' }), null);
    const { errors, fields, lines } = testing.inSight(element);
    equal([errors.length, lines], [1, []]);
    equal(
      fields.map(({ name, value, isRequired }) => [name, value, isRequired]),
      [
        ['postcode', '9999 XX', true],
        ['houseNumber', '1', true],
        ['addition', '', false],
      ],
    );
  },

  'enters an address by hand, with its flat': async ({ testing, mount, equal }) => {
    const element = mount('address-entry', { client: testing.createTestClient(), countries: 'GB' });
    const parts = { street: 'Baker Street', building: '221B', unit: 'Flat 3', postcode: 'NW1 6XE', locality: 'London' };
    const address = await testing.enterByHand(element, parts);
    equal([address?.country.iso2, address?.street, address?.source], ['GB', 'Baker Street', 'manual']);
    equal([element.value?.unit, element.checkValidity()], ['Flat 3', true]);
  },

  'shows what is missing by hand': async ({ testing, mount, equal }) => {
    const element = mount('address-entry', { client: testing.createTestClient(), country: 'NL', required: true });
    equal(await testing.enterByHand(element, { street: 'Dam', building: '1' }), null);
    const missing = testing.inSight(element).fields.filter(({ error }) => error !== '');
    equal(
      missing.map(({ name, label }) => [name, label]),
      [
        ['postcode', 'Postcode'],
        ['locality', 'Town or city'],
      ],
    );
    await testing.fillField(element, 'Postcode', '1012JS');
    await testing.fillField(element, 'locality', 'Amsterdam');
    equal(testing.inSight(element).errors, []);
  },

  'answers a question': async ({ testing, mount, equal }) => {
    const known = testing.createTestClient();
    const inDoubt = async (params: Parameters<typeof known.validate>[0]) => {
      const { country, matches } = await known.validate({ ...params, building: '1' });
      const status = { grade: 'C', validationLevel: 'Building', isAmbiguous: false } as const;
      return { country, matches: matches.map((match) => ({ ...match, status })) };
    };
    const client = { ...known, validate: inDoubt };
    const element = mount('address-entry', { client, country: 'NL' });
    const { country: _, ...parts } = { ...dam, building: '12' };
    equal(await testing.enterByHand(element, parts), null);
    equal(testing.inSight(element).buttons.includes('Keep what I typed'), true);
    await testing.pressButton(element, 'Keep what I typed');
    equal([element.value?.building, element.value?.verdict?.choice], ['12', 'kept']);
  },

  'adds a flat to the address that was chosen': async ({ testing, mount, equal }) => {
    const addresses = [
      { country: 'GB', street: 'Baker Street', building: '221B', postcode: 'NW1 6XE', locality: 'London' },
    ];
    const client = testing.createTestClient({ addresses });
    const element = mount('address-entry', { client, country: 'GB' });
    await testing.completeAddress(element, 'baker');
    equal((await testing.addUnit(element, 'Flat 3'))?.unit, 'Flat 3');
    equal(testing.inSight(element).lines[0], 'Flat 3');
  },

  'shows an address that a shop has saved, and clears it': async ({ testing, mount, equal }) => {
    const element = mount('address-entry', { client: testing.createTestClient(), country: 'NL', value: dam });
    await testing.settled(element);
    equal(testing.inSight(element).lines, ['Dam 1', '1012 JS Amsterdam']);
    await testing.pressButton(element, 'Clear');
    equal([element.value, testing.inSight(element).lines], [null, []]);
  },

  'chooses another country': async ({ testing, mount, equal }) => {
    const element = mount('address-entry', { client: testing.createTestClient(), countries: 'NL BE' });
    await testing.fillField(element, 'country', 'Belgium');
    equal(element.country, 'BE');
    equal((await testing.completeAddress(element, 'grote')).postcode, '1000');
  },

  'has what a screen reader is told': async ({ testing, mount, equal }) => {
    const element = mount('address-entry', { client: testing.createTestClient(), country: 'NL' });
    await testing.completeAddress(element, 'dam');
    for (let tries = 0; tries < 100 && !testing.inSight(element).said.includes('Dam 1'); tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    equal(testing.inSight(element).said, 'Address filled in: Dam 1, 1012 JS Amsterdam');
  },

  'says what there is instead of what a test asks for': async ({ testing, mount, equal }) => {
    const element = mount('address-entry', { client: testing.createTestClient(), countries: 'NL BE' });
    equal(
      await failureOf(testing.fillField(element, 'postcode', '1')),
      '<address-entry> has no field postcode in sight among: country, input.',
    );
    equal(
      await failureOf(testing.fillField(element, 'country', 'Chad')),
      'There is no Chad among: Belgium; Netherlands.',
    );
    equal(/has no button Pay in sight among: /.test(await failureOf(testing.pressButton(element, 'Pay'))), true);
    const asked = failureOf(testing.lookUpAddress(element, { postcode: '1012JS', houseNumber: '1' }));
    equal(/has no field postcode/.test(await asked), true);
  },
};
