import { expect } from '@open-wc/testing';
import type { AddressEntry } from '../../../../src/address-entry.ts';
import { belgium, fakeClient, mount, part, rows, settled, type } from '../../address-entry/support.ts';
import { button, hasButton, nameOfRow, waitUntil } from '../../element.support.ts';
import { pasteOver, typeKeys } from './typing.support.ts';

const abroad = 'Grote Markt 2, 1000 Brussel, Belgium';
const changed = 'Country changed to Belgium to match your address';
const shown = (element: AddressEntry) => part(element, 'form-control')?.textContent ?? '';

const countries = [
  ['Italy', 'IT', 'ITA'],
  ['Peru', 'PE', 'PER'],
  ['United States', 'US', 'USA'],
  ['Netherlands', 'NL', 'NLD'],
  ['Germany', 'DE', 'DEU'],
  ['France', 'FR', 'FRA'],
  ['United Kingdom', 'GB', 'GBR'],
  ['Belgium', 'BE', 'BEL'],
].map(([name = '', iso2 = '', iso3 = '']) => ({ name, iso2, iso3 }));

/** The service has many countries, and no address. */
const nothingFound = () => fakeClient({ countries: () => countries, suggest: () => ({ matches: [] }) });

const press = async (element: AddressEntry, key: string, more = {}) => {
  const init = { key, bubbles: true, composed: true, cancelable: true, ...more };
  part(element, 'input')?.dispatchEvent(new KeyboardEvent('keydown', init));
  await settled(element);
};

const isOffered = (element: AddressEntry) =>
  /Switch to/.test(rows(element).map(nameOfRow).join()) || shown(element).includes('Switch to');

describe('the country while an address is typed', () => {
  for (const [text, country] of [
    ['Via Roma 1, Perugia', 'IT'],
    ['12 Oak Ave, Holland, MI 49423', 'US'],
    ['12 Oak Ave, Holland, MI 49423', 'DE'],
    ['NEUE STRASSE 6, 60323 FRANKFURT', 'DE'],
    ['NEUE STRASSE 6, 60323 FRANKFURT', 'IT'],
    ['100 Main St, Lebanon, PA 17042', 'US'],
    [abroad, 'NL'],
    ['10 Downing Street, London SW1A 2AA', 'NL'],
  ] as const) {
    it(`is unchanged at every key: ${country}, ${text}`, async () => {
      const { element } = await mount(nothingFound(), country);
      await typeKeys(element, text, () => expect(element.country).to.equal(country));
      await press(element, 'Enter');
      (part(element, 'input') as HTMLInputElement).blur();
      await settled(element);
      expect(element.country).to.equal(country);
    });
  }

  it('is not even offered for an unfinished word, two capitals, or a town with its state', async () => {
    for (const [text, country] of [
      ['Via Roma 1, Peru', 'IT'],
      ['NEUE STRASSE 6, 60323 FR', 'DE'],
      ['NEUE STRASSE 6, 60323 Frankfurt, FR ', 'DE'],
      ['12 Oak Ave, Holland, MI 49423 ', 'DE'],
      ['1 Main St, Peru, Indiana 46970 ', 'DE'],
    ] as const) {
      const { element } = await mount(nothingFound(), country);
      await typeKeys(element, text);
      expect(isOffered(element), text).to.equal(false);
    }
  });

  it('is offered once the word is finished: by a space, by Enter, or by leaving the field', async () => {
    for (const finish of [
      (element: AddressEntry) => typeKeys(element, ' '),
      (element: AddressEntry) => press(element, 'Enter'),
      async (element: AddressEntry) => {
        (part(element, 'input') as HTMLInputElement).blur();
        await waitUntil(() => isOffered(element), 'the offer');
      },
    ]) {
      const { element } = await mount(nothingFound());
      await typeKeys(element, abroad);
      expect(isOffered(element)).to.equal(false);
      await finish(element);
      expect([element.country, isOffered(element)]).to.deep.equal(['NL', true]);
    }
  });

  it('is not offered for the word before the caret in the middle of the text', async () => {
    const { element, input } = await mount(nothingFound(), 'IT');
    await typeKeys(element, 'Via Roma 1, 06121');
    input.value = 'Via Roma 1, Peru, 06121';
    input.setSelectionRange(16, 16);
    input.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: 'u', bubbles: true, composed: true }));
    await settled(element);
    expect([element.country, isOffered(element)]).to.deep.equal(['IT', false]);
  });

  it('is changed by the row that offers it', async () => {
    const { element } = await mount();
    await typeKeys(element, `${abroad} `);
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await press(element, key);
    expect(element.country).to.equal(belgium.iso2);
  });
});

describe('a complete pasted address that fits only one country', () => {
  for (const [text, from, to] of [
    [abroad, 'NL', 'BE'],
    ['Grote Markt 2, B-1000 Brussel', 'NL', 'BE'],
    ['10 Downing Street, London SW1A 2AA', 'NL', 'GB'],
    ['Julianastraat 30\n2012 ES Haarlem\nNetherlands', 'DE', 'NL'],
    ['800 N Alameda St, Los Angeles, CA 90012, USA', 'FR', 'US'],
  ] as const) {
    it(`switches to the country: from ${from} to ${to}`, async () => {
      const { element } = await mount(nothingFound(), from);
      await pasteOver(element, text);
      await waitUntil(() => element.country === to, 'the country of the address');
    });
  }

  for (const [text, country] of [
    ['Unter den Linden 77, 10117 Berlin, Germany', 'FR'],
    ['Rue Neuve 12, 1000 Bruxelles, BE', 'NL'],
    ['12 Oak Ave, Holland, MI 49423', 'DE'],
    ['Grote Markt, Brussel, Belgium 1', 'NL'],
  ] as const) {
    it(`changes nothing if it fits another one, or says too little: ${text}`, async () => {
      const { element } = await mount(nothingFound(), country);
      await pasteOver(element, text);
      expect(element.country).to.equal(country);
    });
  }

  it('is searched for there, which is shown and announced', async () => {
    const fake = fakeClient();
    const { element, input } = await mount(fake);
    await pasteOver(element, abroad);
    expect([element.country, input.value]).to.deep.equal([belgium.iso2, abroad]);
    expect(fake.suggestions.at(-1)?.context).to.equal('bel');
    expect(shown(element)).to.contain(changed);
    // What was found there can be tapped at once.
    expect(input.ariaExpanded).to.equal('true');
    await waitUntil(() => part(element, 'status')?.textContent?.includes(changed) === true, 'it is said');
    expect(element.shadowRoot?.activeElement === part(element, 'input')).to.equal(true);
  });

  it('restores the previous country on Ctrl+Z, and then offers its own', async () => {
    const { element, input } = await mount();
    await pasteOver(element, abroad);
    await press(element, 'z', { ctrlKey: true });
    expect([element.country, input.value]).to.deep.equal(['NL', abroad]);
    expect(shown(element)).not.to.contain(changed);
    expect(rows(element).slice(-2).map(nameOfRow)).to.deep.equal([
      'Switch to Belgium',
      'Not listed? Enter it yourself',
    ]);
  });

  it('restores the previous country with the button', async () => {
    const { element } = await mount();
    await pasteOver(element, abroad);
    button(element, 'Undo').click();
    await settled(element);
    expect(element.country).to.equal('NL');
  });

  it('switches again for another address', async () => {
    const { element } = await mount(nothingFound());
    await pasteOver(element, abroad);
    await waitUntil(() => element.country === 'BE', 'the first');
    await pasteOver(element, '10 Downing Street, London SW1A 2AA');
    await waitUntil(() => element.country === 'GB', 'the second');
  });

  it('only offers its country if the shopper has chosen one', async () => {
    const { element } = await mount(nothingFound(), '');
    const picker = part(element, 'country') as HTMLSelectElement;
    picker.value = 'ITA';
    picker.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
    await pasteOver(element, abroad);
    expect([element.country, isOffered(element)]).to.deep.equal(['IT', true]);
  });

  it('changes nothing once more is typed after it', async () => {
    const { element } = await mount(nothingFound());
    await typeKeys(element, 'Grote Markt 2, 1000 Brussel, ');
    const input = part(element, 'input') as HTMLInputElement;
    input.value = abroad;
    const paste = { inputType: 'insertFromPaste', data: 'Belgium', bubbles: true, composed: true };
    input.dispatchEvent(new InputEvent('input', paste));
    await settled(element);
    expect([element.country, hasButton(element, 'Undo')]).to.deep.equal(['NL', false]);
  });

  it('is neither followed nor offered if its country is chosen already, or not on offer', async () => {
    const { element } = await mount();
    await type(element, 'Julianastraat 30, Haarlem, Nederland');
    expect(isOffered(element)).to.equal(false);
    element.countries = 'NL';
    await pasteOver(element, abroad);
    expect([element.country, isOffered(element)]).to.deep.equal(['NL', false]);
  });
});
