import { sendKeys } from '@web/test-runner-commands';
import type { AddressEntry } from '../../src/address-entry.ts';
import { expect, mount, options, part, settled, type } from './support.ts';

const isOpen = (element: AddressEntry) => part(element, 'input')?.getAttribute('aria-expanded') === 'true';
const activeText = (element: AddressEntry) => {
  const id = part(element, 'input')?.getAttribute('aria-activedescendant') ?? '';
  return id === '' ? '' : element.shadowRoot?.getElementById(id)?.getAttribute('aria-label');
};
const press = async (element: AddressEntry, ...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key });
  await settled(element);
};

describe('address-entry, by keyboard', () => {
  it('goes from a word to a street, a house number and the address', async () => {
    const { element, form, input } = await mount();
    await type(element, 'julian');
    expect(isOpen(element)).to.equal(true);
    expect(activeText(element)).to.equal('');
    await press(element, 'ArrowDown');
    expect(activeText(element)).to.equal('Julianastraat, Haarlem, opens more addresses');
    expect(input.value, 'arrow keys leave the text alone').to.equal('julian');
    await press(element, 'Enter');
    expect(isOpen(element), 'the next level is open').to.equal(true);
    expect(activeText(element)).to.equal('');
    expect(input.value).to.equal('Haarlem, Julianastraat ');
    await press(element, 'ArrowDown', 'Enter');
    expect(isOpen(element)).to.equal(false);
    expect(element.value?.building).to.equal('30');
    expect(new FormData(form).get('shipping.postcode')).to.equal('2012ES');
    expect(element.shadowRoot?.activeElement).to.equal(input);
  });

  it('wraps at both ends of the list', async () => {
    const { element } = await mount();
    await type(element, 'julian');
    await press(element, 'ArrowUp');
    expect(activeText(element)).to.equal('Julianastraat 30, 2012ES Haarlem');
    await press(element, 'ArrowDown');
    expect(activeText(element)).to.contain('Julianastraat, Haarlem');
  });

  it('closes on Escape and keeps the text, clears on the next, and lets the third through', async () => {
    const { element, input } = await mount();
    const heard: string[] = [];
    element.addEventListener('keydown', ({ key }) => heard.push(key));
    await type(element, 'julian');
    await press(element, 'Escape');
    expect(isOpen(element)).to.equal(false);
    expect(input.value).to.equal('julian');
    await press(element, 'Escape');
    expect(input.value).to.equal('');
    expect(heard).to.deep.equal([]);
    await press(element, 'Escape');
    expect(heard).to.deep.equal(['Escape']);
  });

  it('submits the form on Enter when no option is active, and picks without submitting when one is', async () => {
    const { element, form } = await mount();
    let submits = 0;
    form.addEventListener('submit', () => submits++);
    await type(element, 'julian');
    await press(element, 'ArrowDown', 'Enter');
    expect(submits).to.equal(0);
    await press(element, 'Enter');
    expect(submits).to.equal(1);
  });

  it('leaves on Tab without choosing', async () => {
    const { element, input } = await mount();
    await type(element, 'julian');
    await press(element, 'ArrowDown', 'Tab');
    expect(isOpen(element)).to.equal(false);
    expect(element.value).to.equal(null);
    expect(input.value).to.equal('julian');
  });

  it('leaves keys to an input method that is composing, and still reads the text', async () => {
    const { element, input } = await mount();
    await type(element, 'julian');
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true, ...composing });
      input.dispatchEvent(event);
      expect(event.defaultPrevented).to.equal(false);
    }
    await element.updateComplete;
    expect(activeText(element)).to.equal('');
    expect(options(element).length).to.equal(2);
  });

  it('keeps Home, End, Left and Right for the text and drops the active option', async () => {
    const { element, input } = await mount();
    await type(element, 'julian');
    await press(element, 'ArrowDown', 'Home');
    expect(activeText(element)).to.equal('');
    expect(isOpen(element)).to.equal(true);
    expect(input.selectionStart).to.equal(0);
  });
});

describe('address-entry, by pointer', () => {
  it('picks on click and keeps focus in the text', async () => {
    const { element, input } = await mount();
    await type(element, 'julian');
    options(element)[1]?.click();
    await settled(element);
    expect(element.step).to.equal('done');
    expect(element.shadowRoot?.activeElement).to.equal(input);
  });
});
