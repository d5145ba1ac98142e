/** Addresses that the page has of the person: by keys, by pointer, as a screen reader has them, and for the form. */
import { sendKeys } from '@web/test-runner-commands';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { Country } from '../../../src/contract/types.ts';
import { restorableFrom } from '../../../src/core/entry/restore.ts';
import { inspect } from '../../../src/inspect.ts';
import { savedHome as home } from '../../support/samples.ts';
import {
  belgium,
  eventsOf,
  expect,
  fakeClient,
  mount,
  netherlands,
  options,
  part,
  rows,
  settled,
  type,
} from '../address-entry/support.ts';
import { activeRowOf, hasButton, nameOfRow, press as pressButton, waitUntil, within } from '../element.support.ts';

const parents = { ...home, label: null, street: 'Kerkstraat', building: '7' };
const work = {
  label: 'Work',
  country: 'BE',
  street: 'Wetstraat',
  building: '16',
  postcode: '1000',
  locality: 'Brussel',
};
const box = { ...home, label: 'Box', street: 'Postbus', building: '96', postcode: '2000 AB' };

async function withSaved(addresses: AddressEntry['addresses'] = [home, parents, work], countries = '') {
  const fake = fakeClient();
  const mounted = await mount(fake);
  const { element } = mounted;
  element.countries = countries;
  element.addresses = addresses;
  await settled(element);
  return { ...mounted, fake };
}

/** The person comes to the field. */
async function opened(...given: Parameters<typeof withSaved>) {
  const mounted = await withSaved(...given);
  mounted.input.focus();
  await settled(mounted.element);
  return mounted;
}

const isOpen = (element: AddressEntry) => part(element, 'input')?.ariaExpanded === 'true';
const namesOf = (element: AddressEntry) => options(element).map(nameOfRow);
const activeOf = (element: AddressEntry) => nameOfRow(activeRowOf(element));
const said = (element: AddressEntry) => part(element, 'status')?.textContent ?? '';

async function press(element: AddressEntry, ...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
  await settled(element);
}

const names = [
  'Home, Spaarne 2, 2011 CD Haarlem',
  'Kerkstraat 7, 2011 CD Haarlem',
  'Work, Wetstraat 16, 1000 Brussel, Belgium',
];
const unlisted = 'Not listed? Enter it yourself';

describe('saved addresses', () => {
  it('can be undone once one is chosen: the field is empty again, and a second undo restores the address', async () => {
    const { element } = await opened();
    await press(element, 'ArrowDown', 'ArrowDown', 'Enter');
    expect(element.value?.street).to.equal('Kerkstraat');
    await pressButton(element, 'Undo');
    expect([element.value, namesOf(element)]).to.deep.equal([null, names]);
    await pressButton(element, 'Undo');
    expect([element.value?.street, hasButton(element, 'Undo')]).to.deep.equal(['Kerkstraat', false]);
  });

  it('are undone to the country from before', async () => {
    const { element } = await opened();
    await press(element, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    expect([element.value?.street, element.country]).to.deep.equal(['Wetstraat', 'BE']);
    await pressButton(element, 'Undo');
    expect([element.value, element.country, namesOf(element)]).to.deep.equal([null, 'NL', names]);
  });

  it('open under the empty field when it gets the focus, with a button beneath them', async () => {
    const { element, input } = await withSaved();
    expect(isOpen(element)).to.equal(false);
    input.focus();
    await settled(element);
    expect(isOpen(element)).to.equal(true);
    expect(namesOf(element)).to.deep.equal(names);
    expect(nameOfRow(rows(element).at(-1))).to.equal(unlisted);
    expect(element.matches(':state(open)')).to.equal(true);
  });

  it('are named, counted and announced once', async () => {
    const { element } = await opened();
    const list = within(element, '#listbox');
    expect([list.ariaLabel, within(element, '.saved-title').textContent]).to.deep.equal([
      'Saved addresses',
      'Saved addresses',
    ]);
    expect(options(element).map((row) => [row.ariaSetSize, row.ariaPosInSet])).to.deep.equal([
      ['3', '1'],
      ['3', '2'],
      ['3', '3'],
    ]);
    await waitUntil(() => said(element) !== '', 'the number of them');
    expect(said(element)).to.equal('Saved addresses: 3');
  });

  it('are not counted besides if ArrowDown opens the list and goes into it, nor on the way back to the field', async () => {
    const { element } = await opened([home, work], 'NL');
    await waitUntil(() => said(element) === 'Saved addresses: 2', 'the number of them');
    await press(element, 'Escape');
    await waitUntil(() => said(element) === '', 'the list is closed');
    const heard: string[] = [];
    const observer = new MutationObserver(() => heard.push(said(element)));
    observer.observe(part(element, 'status') as Node, { childList: true, characterData: true, subtree: true });
    await press(element, 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    await waitUntil(() => said(element).includes('Not available here.'), 'the next announcement');
    observer.disconnect();
    expect(heard.join(), 'what was said meanwhile').not.to.contain('Saved addresses');
  });

  it('show an icon and two lines each, in the language of the address', async () => {
    const { element } = await opened([{ ...home, language: 'nl-NL' }]);
    const [row] = options(element);
    expect(row?.querySelectorAll('svg[part=icon][aria-hidden=true]').length).to.equal(1);
    expect(row?.querySelector('[part=option-description]')?.closest('[lang]')?.getAttribute('lang')).to.equal('nl-NL');
    const [label, place] = [...(row?.querySelectorAll('[part^=option-]') ?? [])].map((it) =>
      it.getBoundingClientRect(),
    );
    expect(place?.top).to.be.at.least(label?.bottom ?? Number.POSITIVE_INFINITY);
  });

  it('make room for the search as soon as something is typed, and come back when it is gone', async () => {
    const { element } = await opened();
    await type(element, 'julian');
    expect(namesOf(element)[0]).to.contain('Julianastraat');
    expect(within(element, '[role=listbox]').ariaLabel).to.equal('Suggestions');
    await type(element, '');
    expect(namesOf(element)).to.deep.equal(names);
  });

  it('close when the shopper leaves, and open again on return', async () => {
    const { element, form, input } = await opened();
    form.querySelector('button')?.focus();
    await settled(element);
    expect(isOpen(element)).to.equal(false);
    input.focus();
    await settled(element);
    expect(isOpen(element)).to.equal(true);
  });

  it('do not exist in a disabled or read-only element', async () => {
    for (const name of ['disabled', 'readOnly'] as const) {
      const { element, input } = await withSaved();
      element[name] = true;
      await settled(element);
      input.focus();
      input.click();
      await settled(element);
      expect(isOpen(element), name).to.equal(false);
    }
  });

  it('change as soon as the page sets another list, even while they are open', async () => {
    const { element } = await opened();
    element.addresses = [work];
    await settled(element);
    expect(namesOf(element)).to.deep.equal([names[2]]);
    element.addresses = [];
    await settled(element);
    expect(isOpen(element)).to.equal(false);
    element.addresses = null as never;
    await settled(element);
    expect(isOpen(element)).to.equal(false);
  });

  it('have the country that is only known with a list of all', async () => {
    const usa: Country = { name: 'United States', iso2: 'US', iso3: 'USA' };
    const fake = fakeClient({ countries: () => [netherlands, belgium, usa] });
    const { element, input } = await mount(fake);
    element.addresses = [{ country: 'US', street: '5th Ave', building: '350', locality: 'New York', region: 'NY' }];
    await settled(element);
    input.focus();
    await waitUntil(() => options(element).length > 0, 'the address');
    await waitUntil(() => namesOf(element)[0]?.startsWith('350 5th Ave'), 'its lines, as its country prints them');
    expect(namesOf(element)).to.deep.equal(['350 5th Ave, NEW YORK, NY, United States']);
  });

  it('have the country in the language of the page, even if the post reads it in another', async () => {
    const { element, input } = await mount(fakeClient());
    element.dispatchCountry = 'NLD';
    element.addresses = [work];
    await settled(element);
    input.focus();
    await waitUntil(() => options(element).length > 0, 'the address');
    const name = 'Work, Wetstraat 16, 1000 Brussel, Belgium';
    await waitUntil(() => namesOf(element)[0] === name, 'its lines, as they are read');
    options(element)[0]?.click();
    await settled(element);
    expect(element.value?.mailLines).to.deep.equal(['Wetstraat 16', '1000 Brussel', 'BELGIË']);
  });
});

describe('a saved address whose town is printed in capitals', () => {
  it('has its town in the list, and not the country line of the post', async () => {
    const ireland: Country = { name: 'Ireland', iso2: 'IE', iso3: 'IRL' };
    const { element, input } = await mount(fakeClient({ countries: () => [netherlands, ireland] }));
    element.dispatchCountry = 'NLD';
    const house = { country: 'IE', street: 'Main Street', building: '1', locality: 'Dublin', lines: ['1 Main Street'] };
    const mailLines = ['1 MAIN STREET', 'DUBLIN'];
    const named = (label: string, last: readonly string[]) => ({ ...house, label, mailLines: [...mailLines, ...last] });
    element.addresses = [named('none', []), named('IERLAND', ['IERLAND']), named('Ireland', ['Ireland'])];
    await settled(element);
    input.focus();
    await waitUntil(() => options(element).length > 0, 'the addresses');
    const read = '1 MAIN STREET, DUBLIN, Ireland';
    expect(namesOf(element)).to.deep.equal([`none, ${read}`, `IERLAND, ${read}`, `Ireland, ${read}`]);
  });
});

describe('saved addresses, by keyboard', () => {
  const table: readonly (readonly [keys: string, isOpen: boolean, active: string])[] = [
    ['ArrowDown', true, names[0] as string],
    ['ArrowDown ArrowDown ArrowDown', true, names[2] as string],
    ['ArrowDown ArrowDown ArrowDown ArrowDown', true, unlisted],
    ['ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown', true, names[0] as string],
    ['ArrowUp', true, unlisted],
    ['ArrowUp ArrowUp', true, names[2] as string],
    ['PageDown', true, unlisted],
    ['ArrowDown Home', true, ''],
    ['ArrowDown End', true, ''],
    ['Escape', false, ''],
    ['Escape ArrowDown', true, names[0] as string],
    ['Escape ArrowUp', true, unlisted],
  ];
  for (const [keys, isOpenAfter, active] of table) {
    it(`${keys}: ${isOpenAfter ? active || 'open, nothing active' : 'closed'}`, async () => {
      const { element } = await opened();
      await press(element, ...keys.split(' '));
      expect([isOpen(element), activeOf(element)]).to.deep.equal([isOpenAfter, active]);
    });
  }

  it('are chosen by Enter, which does not submit', async () => {
    const { element, form, fake } = await opened();
    let submitted = 0;
    form.addEventListener('submit', () => submitted++);
    const heard = eventsOf(element);
    await press(element, 'ArrowDown', 'ArrowDown', 'Enter');
    expect(element.value?.street).to.equal('Kerkstraat');
    expect(element.value?.source).to.equal('saved');
    expect(element.value?.mailLines).to.deep.equal(['Kerkstraat 7', '2011 CD  Haarlem']);
    expect(heard).to.deep.equal(['address-step', 'address-selected', 'change']);
    expect([fake.suggestions.length, fake.details.length, submitted]).to.deep.equal([0, 0, 0]);
    expect(element.shadowRoot?.activeElement?.id).to.equal('input');
    expect(isOpen(element)).to.equal(false);
  });

  it('are left by Tab, which chooses none', async () => {
    const { element } = await opened();
    await press(element, 'ArrowDown', 'Tab', 'Tab');
    expect([element.value, isOpen(element)]).to.deep.equal([null, false]);
  });

  it('are not chosen by Enter while none is active, not even the only one: it submits', async () => {
    const { element, form } = await opened([home]);
    let submitted = 0;
    form.addEventListener('submit', () => submitted++);
    await press(element, 'Enter');
    expect(element.value).to.equal(null);
    await waitUntil(() => submitted === 1, 'the submission');
  });

  it('lead to the manual fields', async () => {
    const { element } = await opened();
    await press(element, 'ArrowUp', 'Enter');
    await waitUntil(() => element.step === 'manual', 'the fields');
  });
});

describe('a saved address, by pointer', () => {
  it('is chosen by a click, a finger, or a screen reader on the row', async () => {
    const { element, input } = await opened();
    options(element)[1]?.focus();
    await element.updateComplete;
    expect(isOpen(element), 'the list stays').to.equal(true);
    options(element)[1]?.click();
    await settled(element);
    expect([element.value?.street, element.shadowRoot?.activeElement]).to.deep.equal(['Kerkstraat', input]);
  });

  it('is the one that was pressed, even if the page replaces the list meanwhile', async () => {
    const { element } = await opened();
    const pointer = (name: string, detail: number) =>
      options(element)[0]?.dispatchEvent(
        new MouseEvent(name, { bubbles: true, composed: true, cancelable: true, detail }),
      );
    pointer('pointerdown', 0);
    element.addresses = [work, home];
    await settled(element);
    pointer('click', 1);
    await settled(element);
    expect(element.value).to.equal(null);
  });

  it('has a row that is large enough for a finger', async () => {
    const { element } = await opened();
    for (const row of options(element)) expect(row.getBoundingClientRect().height).to.be.at.least(44);
  });
});

describe('a saved address that cannot be chosen', () => {
  for (const [what, set, reason] of [
    ['is in a country that the page does not offer', { countries: 'NL DE' }, 'Not available here.'],
    ['is a PO box', { poBox: 'deny' }, 'We can’t deliver to a PO box. Enter a street address.'],
  ] as const) {
    it(`${what}: it is grey, says why, says so again on Enter, and stays`, async () => {
      const { element } = await withSaved([home, work, box]);
      Object.assign(element, set);
      await settled(element);
      part(element, 'input')?.focus();
      await settled(element);
      const row = options(element).find((it) => it.ariaDisabled === 'true') as HTMLElement;
      expect(nameOfRow(row)).to.contain(reason);
      expect(options(element).filter((it) => it.ariaDisabled === 'true').length).to.equal(1);
      expect(getComputedStyle(row).cursor).to.equal('not-allowed');
      row.click();
      await settled(element);
      expect([element.value, isOpen(element)]).to.deep.equal([null, true]);
      // Keys reach it, so that it can be heard; Enter takes nothing.
      await press(element, 'ArrowDown');
      while (activeOf(element) !== nameOfRow(row)) await press(element, 'ArrowDown');
      await press(element, 'Enter');
      await waitUntil(() => part(element, 'status')?.textContent?.includes(reason), 'the reason is said');
      expect(element.value).to.equal(null);
    });
  }
});

describe('a chosen saved address', () => {
  async function chosen(index = 0) {
    const mounted = await opened();
    options(mounted.element)[index]?.click();
    await settled(mounted.element);
    return mounted;
  }

  it('is submitted', async () => {
    const { form } = await chosen(2);
    const data = Object.fromEntries(new FormData(form));
    expect(data).to.include({
      'shipping.street': 'Wetstraat',
      'shipping.building': '16',
      'shipping.postcode': '1000',
      'shipping.locality': 'Brussel',
      'shipping.country': 'BE',
      'shipping.source': 'saved',
      'shipping.grade': '',
    });
  });

  it('is on the card, without a tick: nobody confirmed it', async () => {
    const { element } = await chosen();
    const lines = [...within(element, '.lines').children].map((it) => it.textContent);
    expect(lines).to.deep.equal(['Spaarne 2', '2011 CD Haarlem']);
    expect(part(element, 'address')?.matches('.confirmed')).to.equal(false);
    expect(element.matches(':state(verified)')).to.equal(false);
  });

  it('is undone like any other: the list is back, and Undo restores it', async () => {
    const { element } = await chosen();
    const before = element.value;
    within(element, '.clear').click();
    await settled(element);
    expect(element.value).to.equal(null);
    await waitUntil(() => isOpen(element), 'the list');
    expect(namesOf(element)).to.deep.equal(names);
    expect(hasButton(element, 'Undo')).to.equal(true);
    await pressButton(element, 'Undo');
    expect(element.value).to.deep.equal(before);
    expect(isOpen(element)).to.equal(false);
  });

  it('is the address again when Escape restores what was typed over', async () => {
    const { element } = await chosen();
    const before = element.value;
    await type(element, 'julian');
    expect(element.value).to.equal(null);
    await press(element, 'Escape', 'Escape');
    expect(element.value).to.deep.equal(before);
  });

  it('satisfies a required field', async () => {
    const { element } = await opened();
    element.required = true;
    await settled(element);
    expect(element.checkValidity()).to.equal(false);
    options(element)[0]?.click();
    await settled(element);
    expect([element.checkValidity(), element.validationMessage]).to.deep.equal([true, '']);
  });

  it('is removed by a reset, and restored by a navigation', async () => {
    const { element, form } = await chosen();
    const before = element.value;
    const kept = restorableFrom(inspect(element).state);
    form.reset();
    await settled(element);
    expect(element.value).to.equal(null);
    element.formStateRestoreCallback(kept);
    await settled(element);
    expect(element.value).to.deep.equal(before);
    expect(new FormData(form).get('shipping.source')).to.equal('saved');
  });

  it('can be set again by the page unchanged', async () => {
    const { element } = await chosen();
    const { value } = element;
    const { element: other } = await mount();
    other.value = value;
    await settled(other);
    expect(other.value?.source).to.equal('saved');
  });

  it('stays when the page removes its list', async () => {
    const { element } = await chosen();
    element.addresses = [];
    await settled(element);
    expect(element.value?.street).to.equal('Spaarne');
  });
});
