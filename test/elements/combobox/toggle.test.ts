/** The button that opens the list, where a page asks for it. */
import type { AddressEntry } from '../../../src/address-entry.ts';
import { expect, fakeClient, mount, part, settled, type } from '../address-entry/support.ts';
import { waitUntil, within } from '../element.support.ts';

const home = { country: 'NL', street: 'Spaarne', building: '2', postcode: '2011 CD', locality: 'Haarlem' };

const button = (element: AddressEntry) => part(element, 'toggle') as HTMLButtonElement | null;
const isOpen = (element: AddressEntry) => within(element, '#input').getAttribute('aria-expanded') === 'true';

async function mountWithButton(text = 'julian') {
  const mounted = await mount(fakeClient());
  mounted.element.toggleAttribute('open-button', true);
  await waitUntil(() => button(mounted.element), 'the button');
  if (text) await type(mounted.element, text);
  return mounted;
}

async function click(element: AddressEntry): Promise<void> {
  button(element)?.click();
  await settled(element);
}

describe('the button that opens the list', () => {
  it('only exists if the page wants it', async () => {
    const { element } = await mount(fakeClient());
    await type(element, 'julian');
    expect(button(element)).to.equal(null);
    element.openButton = true;
    await waitUntil(() => button(element), 'the button');
    element.openButton = false;
    await settled(element);
    expect(button(element)).to.equal(null);
  });

  it('opens and closes the list, with the focus in the field', async () => {
    const { element } = await mountWithButton();
    for (const open of [false, true, false]) {
      await click(element);
      expect([isOpen(element), element.shadowRoot?.activeElement?.id]).to.deep.equal([open, 'input']);
    }
  });

  it('has the name of the list, refers to it, says whether it is open, and is not a tab stop', async () => {
    const { element } = await mountWithButton();
    const said = () => {
      const { ariaLabel, ariaExpanded, tabIndex } = within(element, '[part=toggle]');
      return [ariaLabel, button(element)?.getAttribute('aria-controls'), ariaExpanded, tabIndex];
    };
    expect(said()).to.deep.equal(['Suggestions', 'listbox', 'true', -1]);
    await click(element);
    expect(said()).to.deep.equal(['Suggestions', 'listbox', 'false', -1]);
  });

  it('leads to the field if there is nothing to open', async () => {
    const { element } = await mountWithButton('');
    await click(element);
    expect([isOpen(element), element.shadowRoot?.activeElement?.id]).to.deep.equal([false, 'input']);
  });

  it('shows saved addresses', async () => {
    const { element } = await mountWithButton('');
    element.addresses = [home];
    await settled(element);
    await click(element);
    await waitUntil(() => isOpen(element), 'saved addresses');
  });

  it('does not take the focus from the field when it is pressed', async () => {
    const { element } = await mountWithButton();
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    button(element)?.dispatchEvent(press);
    expect(press.defaultPrevented).to.equal(true);
  });

  it('is beside the clear button, and no text is beneath either', async () => {
    const { element } = await mountWithButton();
    const [toggle, clear, input] = ['[part=toggle]', '[part~=clear]', '#input'].map((selector) =>
      within(element, selector).getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect];
    expect(toggle.left).to.be.at.least(clear.right);
    const { paddingInlineEnd } = getComputedStyle(within(element, '#input'));
    expect(Number.parseFloat(paddingInlineEnd)).to.be.at.least(input.right - clear.left);
  });

  it('is hidden while the field cannot be changed, and while there is an address', async () => {
    const { element } = await mountWithButton();
    element.readOnly = true;
    await settled(element);
    expect(button(element)).to.equal(null);
    element.readOnly = false;
    element.value = home;
    await settled(element);
    expect(button(element)).to.equal(null);
  });
});
