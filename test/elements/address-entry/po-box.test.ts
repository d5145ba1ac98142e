/** PO boxes by every way in: what is one belongs to the country. */
import { html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { boxes, streets } from '../../support/po-boxes.ts';
import { waitUntil } from '../element.support.ts';
import { enhance, write } from '../page-fields/support.ts';
import { fieldOf, fill, mountIn, mountManual } from '../panels/manual/support.ts';
import { belgium, details, expect, fakeClient, mount, netherlands, options, part, settled, type } from './support.ts';

const denied = 'We can’t deliver to a PO box. Enter a street address.';

const countries = () => [
  belgium,
  netherlands,
  { name: 'Finland', iso2: 'FI', iso3: 'FIN' },
  { name: 'France', iso2: 'FR', iso3: 'FRA' },
  { name: 'Poland', iso2: 'PL', iso3: 'POL' },
];

/** An element for addresses of the whole world that takes no PO box. */
async function denying(fake = fakeClient(), country = 'NL') {
  const mounted = await mount(fake, country);
  Object.assign(mounted.element, { poBox: 'deny', countries: '*', verify: 'never' });
  await settled(mounted.element);
  return mounted;
}

/** Chooses a country, with its manual fields in sight. */
async function manualIn(country: string) {
  const { element } = country === 'NL' ? await mountManual() : await mountIn(country);
  Object.assign(element, { poBox: 'deny', verify: 'never' });
  await settled(element);
  return element;
}

async function paste(element: AddressEntry, text: string): Promise<void> {
  const input = fieldOf(element, 'street');
  input.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new Event('paste', { bubbles: true, composed: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  input.dispatchEvent(event);
  await settled(element);
}

const enter = async (element: AddressEntry) => {
  part(element, 'input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
  await settled(element);
};

describe('a page that accepts no PO box', () => {
  it('refuses one in each country that the page or the browser sets, and no street that only looks like one', async () => {
    const { element } = await denying();
    const outcome = async (country: string, street: string) => {
      element.value = { country, street, locality: 'Town' };
      await settled(element);
      return [country, street, element.validationMessage, element.value?.isPoBox];
    };
    for (const [country, line] of boxes)
      expect(await outcome(country, line)).to.deep.equal([country, line, denied, true]);
    for (const [country, line] of streets)
      expect(await outcome(country, line)).to.deep.equal([country, line, '', false]);
  });

  for (const part of ['building', 'unit', 'locality'] as const) {
    it(`refuses a box in another part of an address that is set: ${part}`, async () => {
      const { element } = await denying();
      element.value = { country: 'FR', street: 'rue Neuve', building: '4', locality: 'Poitiers', [part]: 'BP 287' };
      await settled(element);
      expect(element.validationMessage).to.equal(denied);
    });
  }

  it('refuses one in place of a street in the value', async () => {
    const { element } = await denying();
    element.value = { country: 'NL', street: 'Dam', building: '1', locality: 'Amsterdam' };
    await settled(element);
    expect(element.validationMessage).to.equal('');
    const { value } = element;
    element.value = value && { ...value, street: 'Postbus' };
    await settled(element);
    expect(element.validationMessage).to.equal(denied);
  });

  const typed: readonly (readonly [country: string, texts: Readonly<Record<string, string>>, isBox: boolean])[] = [
    ['GB', { building: '123', street: 'PO Box' }, true],
    ['GB', { street: 'PO Box 123' }, true],
    ['FR', { building: '287', street: 'BP' }, true],
    ['FR', { building: 'BP', street: '287' }, true],
    ['FR', { building: '4', street: 'rue Neuve', locality: 'Poitiers CEDEX BP 287' }, true],
    ['NL', { street: 'Antwoordnummer', building: '12' }, true],
    ['PL', { street: 'pl. 3 Maja', building: '12' }, false],
    ['NL', { street: 'P.C. Hooftstraat', building: '12' }, false],
    ['GB', { building: '12', street: 'Box Hill' }, false],
    ['FR', { building: '287', street: 'BP Tankstation' }, false],
    ['NL', { street: 'Dam', building: '1', locality: 'Amsterdam Postbus 12' }, true],
    ['NL', { street: 'Dam', building: '1', postcode: 'Postbus 12' }, true],
    ['NL', { street: 'PB', building: '12' }, true],
    ['FI', { street: 'PL', building: '' }, true],
  ];
  const postcodes: Readonly<Record<string, string>> = {
    GB: 'SW1A 2AA',
    FR: '86007',
    NL: '1000 AA',
    PL: '59-800',
    FI: '00100',
  };
  for (const [country, texts, isBox] of typed) {
    it(`${isBox ? 'refuses' : 'accepts'} what is typed by hand in ${country}: ${Object.values(texts).join(' | ')}`, async () => {
      const element = await manualIn(country);
      await fill(element, { postcode: postcodes[country] ?? '', locality: 'Town', ...texts });
      const message = element.validationMessage;
      expect(message === denied).to.equal(isBox);
    });
  }

  it('refuses a box that is typed into the search, and accepts a street there', async () => {
    const nothing = fakeClient({ countries, suggest: () => ({ matches: [] }) });
    const { element } = await denying(nothing, 'FR');
    await type(element, 'BP 287, 86007 Poitiers CEDEX');
    await enter(element);
    expect(element.validationMessage).to.equal(denied);
    element.reportValidity();
    await waitUntil(() => part(element, 'error')?.textContent?.includes(denied), 'the person is told');
    element.country = 'PL';
    await type(element, 'pl. 3 Maja 12, 59-800 Lubań');
    expect(element.validationMessage).not.to.equal(denied);
  });

  it('refuses what was typed if the service failed and there is no manual entry', async () => {
    const down = fakeClient({ suggest: () => Promise.reject(new Error('down')) });
    const { element } = await denying(down, 'NL');
    element.noManual = true;
    await type(element, 'Postbus 12 Amsterdam');
    expect(element.validationMessage).to.equal(denied);
  });

  it('refuses a box that the service does not mark as one', async () => {
    const { isPoBox: _, ...unsaid } = details;
    const box = { ...unsaid, address: { ...details.address, street: 'Postbus', building: '50' } };
    const { element } = await denying(fakeClient({ details: () => box }));
    await type(element, 'Haarlem');
    options(element)[0]?.click();
    await settled(element);
    expect(element.validationMessage).to.equal(denied);
  });

  it('disables the country’s boxes in the list, and no street with such words elsewhere', async () => {
    const row = (label: string) => ({ ...boxRow, label, value: `${label} ` });
    const boxRow = {
      value: '',
      label: '',
      description: '',
      precision: 'Address',
      context: 'c',
      highlights: [],
    } as const;
    const matches = [row('PL 12'), row('Piłsudskiego 5')];
    for (const [country, count] of [
      ['PL', 0],
      ['FI', 1],
    ] as const) {
      const fake = fakeClient({ countries, suggest: () => ({ matches }) });
      const { element } = await denying(fake, country);
      await type(element, 'abc');
      expect(
        options(element).filter((it) => it.ariaDisabled === 'true' || it.getAttribute('aria-disabled') === 'true')
          .length,
        country,
      ).to.equal(count);
    }
  });

  it('refuses a box in the page’s own fields, on the second line and with word and number apart', async () => {
    const fields = html`<div slot="fields">
      <input name="line1" autocomplete="shipping address-line1" />
      <input name="line2" autocomplete="shipping address-line2" />
      <input name="zip" autocomplete="shipping postal-code" />
      <input name="city" autocomplete="shipping address-level2" />
    </div>`;
    const { element, field } = await enhance(fields, {
      fake: fakeClient({ countries }),
      attributes: { country: 'FR', 'po-box': 'deny', countries: 'FR PL' },
    });
    for (const [line1, isBox] of [
      ['BP 287', true],
      ['4 rue Neuve', false],
    ] as const) {
      await write(element, field('line1'), line1);
      await waitUntil(() => element.validationMessage === (isBox ? denied : ''), `${line1}, and nothing else`);
    }
    await write(element, field('zip'), '86007');
    await write(element, field('city'), 'Poitiers');
    for (const [line1, line2, isBox] of [
      ['BP', '287', true],
      ['4 rue Neuve', 'BP 287', true],
      ['4 rue Neuve', 'Bât. B', false],
      ['BP Tankstation', '287', false],
    ] as const) {
      await write(element, field('line1'), line1);
      await write(element, field('line2'), line2);
      await waitUntil(() => element.value?.isPoBox === isBox, `${line1}, ${line2}`);
      expect(element.validationMessage).to.equal(isBox ? denied : '');
    }
  });
});

describe('a pasted PO box', () => {
  const rows: readonly (readonly [country: string, text: string, first: string, isBox: boolean])[] = [
    ['GB', 'PO Box 123, London SW1A 2AA', 'PO Box 123', true],
    ['FR', 'BP 287\n86007 POITIERS CEDEX', 'BP 287', true],
    ['LU', 'BP 12\nL-1011 Luxembourg', 'BP 12', true],
    ['NL', 'Postbus 12, 1000 AA Amsterdam', 'Postbus 12', true],
    ['PL', 'pl. 3 Maja 12, 59-800 Lubań', 'pl. 3 Maja 12', false],
  ];
  for (const [country, text, first, isBox] of rows) {
    it(`keeps its order when it is printed and submitted: ${text}`, async () => {
      const element = await manualIn(country);
      element.submitNames = { 'address-line1': 'line1' };
      await paste(element, text);
      expect(element.validationMessage).to.equal(isBox ? denied : '');
      element.poBox = 'allow';
      await settled(element);
      const { form } = element;
      expect(form && new FormData(form).get('line1')).to.equal(first);
      element.shadowRoot
        ?.querySelector<HTMLButtonElement>('[part~=manual-fields] button[type=submit], button.commit')
        ?.click();
      await element.verifyAddress();
      await settled(element);
      expect([element.value?.lines[0] ?? first, element.value?.isPoBox ?? isBox]).to.deep.equal([first, isBox]);
    });
  }
});

describe('a PO box with word and number apart', () => {
  for (const [country, street, building, line] of [
    ['GB', 'PO Box', '123', 'PO Box 123'],
    ['FR', 'BP', '287', 'BP 287'],
    ['US', 'PO Box', '123', 'PO Box 123'],
    ['NL', 'Postbus', '12', 'Postbus 12'],
    ['LU', 'BP', '12', 'BP 12'],
  ] as const) {
    it(`is printed in the order of the post: ${line} in ${country}`, async () => {
      const { element } = await mount(fakeClient());
      element.value = { country, street, building, locality: 'Town' };
      await waitUntil(() => element.value?.lines.length, 'it is printed');
      expect(element.value?.lines[0]).to.equal(line);
      expect(element.value?.mailLines[0]).to.equal(line);
    });
  }
});
