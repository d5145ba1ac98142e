import { expect } from '@open-wc/testing';
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
import { nameOfRow } from '../../element.support.ts';

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
  const offer = (root: ShadowRoot | null) =>
    [...(root?.querySelectorAll<HTMLElement>('button.link') ?? [])].find(
      (it) => it.textContent === 'Switch to Belgium',
    );

  it('is offered beneath the field and in the list, and searched when it is taken', async () => {
    const fake = fakeClient();
    const { element, input } = await mount(fake);
    await type(element, abroad);
    const ways = rows(element).slice(-2).map(nameOfRow);
    expect(ways).to.deep.equal(['Switch to Belgium', 'Not listed? Enter it yourself']);
    offer(element.shadowRoot)?.click();
    await settled(element);
    expect([element.country, input.value]).to.deep.equal([belgium.iso2, abroad]);
    expect(fake.suggestions.at(-1)?.context).to.equal('bel');
    expect(offer(element.shadowRoot) === undefined).to.equal(true);
    expect(element.shadowRoot?.activeElement === part(element, 'input')).to.equal(true);
  });

  it('is taken from the list by keyboard', async () => {
    const { element, input } = await mount();
    await type(element, abroad);
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) {
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
      await settled(element);
    }
    expect(element.country).to.equal(belgium.iso2);
  });

  it('is not offered where it is chosen already, or may not be chosen', async () => {
    const { element } = await mount();
    await type(element, 'Julianastraat 30, Haarlem, Nederland');
    expect(rows(element).some((it) => nameOfRow(it).includes('Switch'))).to.equal(false);
    element.countries = 'NL';
    await type(element, abroad);
    expect(offer(element.shadowRoot) === undefined).to.equal(true);
  });
});
