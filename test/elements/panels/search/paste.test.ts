import { expect } from '@open-wc/testing';
import type { AddressEntry } from '../../../../src/address-entry.ts';
import {
  belgium,
  fakeClient,
  house,
  mount,
  options,
  part,
  rows,
  settled,
  street,
  type,
} from '../../address-entry/support.ts';
import { nameOfRow, waitUntil } from '../../element.support.ts';

const pasted = 'Jan Jansen, Julianastraat 30, 2012 ES Haarlem, Netherlands';

/** Pastes as a browser does: first the event, then its default action, unless that was prevented. */
async function paste(input: HTMLInputElement, text: string): Promise<boolean> {
  input.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new Event('paste', { bubbles: true, composed: true, cancelable: true });
  // Firefox lets no script read the data of a clipboard event that a script has made.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  return input.dispatchEvent(event);
}

describe('a whole address that is pasted into address-entry', () => {
  it('is searched for as the address it is, where the text itself finds none, in one session', async () => {
    const fake = fakeClient({ suggest: ({ term }) => ({ matches: term.startsWith('2012 ES') ? [house] : [street] }) });
    const { element, input } = await mount(fake);
    await type(element, pasted);
    expect(fake.suggestions.map(({ term }) => term)).to.deep.equal([pasted, '2012 ES Haarlem, Julianastraat 30']);
    expect(new Set(fake.suggestions.map(({ session }) => session)).size).to.equal(1);
    expect(options(element)[0]?.textContent).to.contain('Julianastraat 30');
    expect(input.value).to.equal(pasted);
  });

  it('asks nothing more where the text itself finds an address', async () => {
    const fake = fakeClient({ suggest: () => ({ matches: [house] }) });
    const { element } = await mount(fake);
    await type(element, pasted);
    expect(fake.suggestions.length).to.equal(1);
  });

  it('keeps its lines apart', async () => {
    const { element, input } = await mount();
    await paste(input, 'Julianastraat 30\n2012 ES Haarlem');
    await settled(element);
    expect(input.value).to.equal('Julianastraat 30, 2012 ES Haarlem');
  });

  it('is left to the browser where it has one line', async () => {
    const { input } = await mount();
    expect(await paste(input, 'Julianastraat 30')).to.equal(true);
    expect(input.value).to.equal('');
  });
});

describe('the country that a text in address-entry names', () => {
  const abroad = 'Grote Markt 2, 1000 Brussel, Belgium';
  const followed = 'Country chosen, as your text says: Belgium';
  const shown = (element: AddressEntry) => part(element, 'form-control')?.textContent ?? '';

  it('becomes the country, with the text searched for there, and it is shown and said', async () => {
    const fake = fakeClient();
    const { element, input } = await mount(fake);
    await type(element, abroad);
    expect([element.country, input.value]).to.deep.equal([belgium.iso2, abroad]);
    expect(fake.suggestions.at(-1)?.context).to.equal('bel');
    expect(shown(element)).to.contain(followed);
    // What was found there can be tapped at once.
    expect(input.ariaExpanded).to.equal('true');
    await waitUntil(() => part(element, 'status')?.textContent?.includes(followed) === true, 'it is said');
    expect(element.shadowRoot?.activeElement === part(element, 'input')).to.equal(true);
  });

  it('is the one of before again by Ctrl+Z, and then offered, and no more followed', async () => {
    const { element, input } = await mount();
    await type(element, abroad);
    const init = { key: 'z', ctrlKey: true, bubbles: true, composed: true, cancelable: true };
    input.dispatchEvent(new KeyboardEvent('keydown', init));
    await settled(element);
    expect([element.country, input.value]).to.deep.equal(['NL', abroad]);
    expect(shown(element)).not.to.contain(followed);
    expect(rows(element).slice(-2).map(nameOfRow)).to.deep.equal([
      'Switch to Belgium',
      'Not listed? Enter it yourself',
    ]);
  });

  it('is the one of before again by the button', async () => {
    const { element } = await mount();
    await type(element, abroad);
    const buttons = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('button.link') ?? [])];
    buttons.find((it) => it.textContent === 'Undo')?.click();
    await settled(element);
    expect(element.country).to.equal('NL');
  });

  it('is only offered where it follows from the postcode alone, and taken from the list by keyboard', async () => {
    const { element, input } = await mount();
    await type(element, 'Grote Markt 2, B-1000 Brussel');
    expect(element.country).to.equal('NL');
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) {
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
      await settled(element);
    }
    expect(element.country).to.equal(belgium.iso2);
  });

  it('is neither followed nor offered where it is chosen already, or may not be chosen', async () => {
    const { element } = await mount();
    await type(element, 'Julianastraat 30, Haarlem, Nederland');
    expect(rows(element).some((it) => nameOfRow(it).includes('Switch'))).to.equal(false);
    element.countries = 'NL';
    await type(element, abroad);
    expect([element.country, shown(element).includes('Switch to')]).to.deep.equal(['NL', false]);
  });
});
