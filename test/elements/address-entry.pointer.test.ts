import type { AddressEntry } from '../../src/address-entry.ts';
import { expect, mount, options, part, settled, type } from './support.ts';

const isOpen = (element: AddressEntry) => part(element, 'input')?.getAttribute('aria-expanded') === 'true';

describe('address-entry, by pointer', () => {
  it('picks on click and keeps focus in the text', async () => {
    const { element, input } = await mount();
    await type(element, 'julian');
    options(element)[1]?.click();
    await settled(element);
    expect(element.step).to.equal('done');
    expect(element.shadowRoot?.activeElement).to.equal(input);
  });

  it('picks when the pointer is let go, so that a press can be taken back', async () => {
    const { element } = await mount();
    await type(element, 'julian');
    const option = options(element)[1] as HTMLElement;
    for (const name of ['pointerdown', 'mousedown']) {
      option.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true, composed: true }));
    }
    await settled(element);
    expect(element.step).to.equal('search');
    expect(isOpen(element)).to.equal(true);
  });

  it('keeps the list open when a screen reader takes focus to an option, and picks it there', async () => {
    const { element, input } = await mount();
    await type(element, 'julian');
    options(element)[1]?.focus();
    await element.updateComplete;
    expect(element.shadowRoot?.activeElement).to.equal(options(element)[1]);
    expect(isOpen(element)).to.equal(true);
    options(element)[1]?.click();
    await settled(element);
    expect(element.step).to.equal('done');
    expect(element.shadowRoot?.activeElement).to.equal(input);
  });
});
