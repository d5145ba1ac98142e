/** Two elements on a page, as Chromium gives them to screen readers: each control says whose it is. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { axReader } from './ax-tree.ts';
import { press, replace, type Step } from './journeys/acts.ts';
import { beQuiet, settle } from './settle.ts';
import { openStage, type Scene, type Stage } from './stage.ts';

let stage: Stage;
before(async () => {
  stage = await openStage();
});
after(() => stage.close());

const billing = 'Billing address';

const entry = (name: string, attributes: string, content = '') =>
  `<address-entry proxy-url="/address-api" name="${name}" ${attributes}>${content}</address-entry>`;
const lookup = (name: string, attributes: string, content = '') =>
  `<nl-postcode-lookup proxy-url="/address-api" name="${name}" ${attributes}>${content}</nl-postcode-lookup>`;

/** The ways in which a page names an element, here the second of two. */
const namings: Readonly<Record<string, (make: typeof entry, attributes: string) => string>> = {
  'its attribute': (make, attributes) => make('billing', `label="${billing}" ${attributes}`),
  'its slot': (make, attributes) => make('billing', attributes, `<span slot="label">Billing <b>address</b></span>`),
  'a label for it': (make, attributes) =>
    `<label for="billing">${billing}</label>${make('billing', `id="billing" ${attributes}`)}`,
  'a label around it': (make, attributes) =>
    `<label>Billing <b>address</b>${make('billing', attributes, '<p slot="hint">As on the card</p>')}</label>`,
  'aria-label': (make, attributes) => make('billing', `aria-label="${billing}" ${attributes}`),
};

const named = ['button', 'listbox', 'combobox', 'group'];

/** The names of controls, lists and groups, without those of the page. */
async function namesIn({ page }: Scene): Promise<readonly string[]> {
  const nodes = await (await axReader(page)).all();
  return nodes
    .filter(({ role, name }) => named.includes(role) && name !== 'Place order')
    .map(({ name }) => name)
    .sort();
}

const both = (...texts: readonly string[]) =>
  texts.flatMap((text) => [`${text}, ${billing}`, `${text}, Shipping address`]);

async function open(make: typeof entry, second: string, attributes = '') {
  return stage.open(make('shipping', `label="Shipping address" ${attributes}`) + second);
}

async function go(scene: Scene, ...steps: readonly Step[]): Promise<void> {
  for (const [, act] of steps) {
    await act(scene);
    await settle(scene);
  }
}

const to = (selector: string): Step => [
  selector,
  ({ page }) => page.locator(`[name=billing]`).locator(selector).first().focus(),
];
const pressed = (name: string): Step => [
  name,
  ({ page }) => page.getByRole('button', { name, exact: true }).press('Enter'),
];
const refused: Step = ['orders', ({ page }) => page.locator('#order').press('Enter')];

describe('controls of two elements', () => {
  for (const [way, second] of Object.entries(namings)) {
    it(`have the name of their element, before and after anyone uses it, with the name from ${way}`, async () => {
      const scene = await open(entry, second(entry, 'countries="NL"'), 'countries="NL"');
      await settle(scene);
      // The field for the search has the name itself.
      const fields = [billing, 'Shipping address'];
      assert.deepEqual(await namesIn(scene), [...both('Enter address manually'), ...fields].sort());
      await go(scene, to('#input'), replace('2012 es 30'));
      await beQuiet(scene);
      assert.deepEqual(
        await namesIn(scene),
        [
          ...both('Enter address manually'),
          ...fields,
          `Clear address, ${billing}`,
          `Not listed? Enter it yourself, ${billing}`,
          `Suggestions, ${billing}`,
        ].sort(),
      );
      await go(scene, press('Enter'));
      for (const name of await namesIn(scene)) assert.match(name, /(Billing|Shipping) address$/);
      await go(scene, pressed(`Clear address, ${billing}`), pressed(`Enter address manually, ${billing}`));
      const names = await namesIn(scene);
      for (const name of names) assert.match(name, /(Billing|Shipping) address$/);
      assert.ok(names.includes(`Use this address, ${billing}`), names.join('; '));
      await scene.close();
    });
  }

  it('have the name of their element for countries and flat', async () => {
    const scene = await open(entry, entry('billing', `label="${billing}" country="GB"`), 'country="NL"');
    await settle(scene);
    const isWhose = async (wanted: string) => {
      const names = await namesIn(scene);
      for (const name of names) assert.match(name, /(Billing|Shipping) address$/);
      assert.ok(names.includes(`${wanted}, ${billing}`), names.join('; '));
    };
    await isWhose('Country or region');
    // Many countries are a text field with a list.
    await go(scene, to('#country'), press('ArrowDown'));
    await isWhose('Country or region');
    await go(scene, press('Escape'));
    await scene.page.evaluate(() => {
      const element = document.querySelector('[name=billing]') as HTMLElement & { value: unknown };
      element.value = { country: 'GB', street: 'Baker Street', building: '1', postcode: 'NW1 6XE', locality: 'London' };
    });
    await settle(scene);
    await go(scene, to('#add-unit'), press('Enter'));
    const { node } = await (await axReader(scene.page)).focus();
    assert.match(node?.name ?? '', /flat.*, Billing address$/i);
    await scene.close();
  });

  for (const [way, second] of Object.entries(namings)) {
    it(`of the Dutch lookup have the name of their element, with the name from ${way}`, async () => {
      const scene = await open(lookup, second(lookup, ''));
      await settle(scene);
      const links = both('Enter address manually', 'I don’t know the postcode');
      for (const round of ['early', 'engine']) {
        const names = (await namesIn(scene)).filter((it) => it !== 'Optional');
        assert.deepEqual(names, [...links, billing, 'Shipping address'].sort(), round);
        await go(scene, to('#postcode'));
      }
      await scene.close();
    });
  }
});

describe('the error of one of two elements', () => {
  for (const [make, text] of [
    [entry, 'Enter an address.'],
    [lookup, 'Enter a postcode and a house number.'],
  ] as const) {
    it(`is announced with its name, and displayed without: ${text}`, async () => {
      const scene = await open(
        make,
        `<label for="billing">${billing}: *</label>${make('billing', 'id="billing" required country="NL"')}`,
        'required country="NL"',
      );
      await settle(scene);
      await go(scene, refused);
      await beQuiet(scene);
      const said = await scene.page.locator('[part=status]').allTextContents();
      assert.ok(said.includes(`${billing}: ${text}`), said.join('; '));
      assert.deepEqual(await scene.page.locator('#message [part=error]').allTextContents(), [text, text]);
      await scene.close();
    });
  }
});
