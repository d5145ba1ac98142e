/** A control that goes away with the focus stays in the accessibility tree until the focus is where it went. */
import type { AddressEntry } from '../../../src/address-entry.ts';
import { expect, mount, options, settled, type } from '../address-entry/support.ts';
import { button, holdTimers, waitUntil, within } from '../element.support.ts';
import { answer, fakeValidation, fill, match, mountManual, stepIs, typedHouse } from '../panels/manual/support.ts';

/** Lets what stays for a moment go: until then the moment lasts. */
let letGo = () => {};

beforeEach(() => {
  letGo = holdTimers(200);
});
afterEach(() => letGo());

/** The control that has the focus in an element. */
const focusIn = ({ shadowRoot }: AddressEntry) => shadowRoot?.activeElement?.id;

async function chosen() {
  const { element } = await mount();
  await type(element, 'julian');
  options(element)[1]?.click();
  await settled(element);
  return element;
}

/** Presses a button that has the focus, and waits until something else has it. */
async function press(element: AddressEntry, text: string) {
  const pressed = element.shadowRoot?.querySelector<HTMLElement>(`[aria-label="${text}"]`) ?? button(element, text);
  pressed.focus();
  const before = focusIn(element);
  pressed.click();
  await waitUntil(() => focusIn(element) !== before, 'the focus goes elsewhere');
  return pressed;
}

const buttons: Readonly<Record<string, { begin: () => Promise<AddressEntry>; lands: string }>> = {
  'Enter address manually': { begin: async () => (await mount()).element, lands: 'street' },
  'Clear address': { begin: chosen, lands: 'input' },
};

describe('a button that disappears when it is pressed', () => {
  for (const [text, { begin, lands }] of Object.entries(buttons)) {
    it(`stays in the tree for a moment, out of sight: ${text}`, async () => {
      const element = await begin();
      const pressed = await press(element, text);
      expect(focusIn(element)).to.equal(lands);
      expect(pressed.isConnected, 'in the tree').to.equal(true);
      expect(pressed.ariaLabel ?? pressed.textContent?.trim(), 'with its name').to.equal(text);
      const { height } = (pressed.closest('.leaving') ?? pressed).getBoundingClientRect();
      expect(height).to.equal(0);
      expect(element.shadowRoot?.querySelectorAll('#input, #street')).to.have.length(1);
      letGo();
      await waitUntil(() => !pressed.isConnected, 'it goes');
      expect(focusIn(element)).to.equal(lands);
    });
  }

  it('keeps its box, so that it is the same one for a screen reader', async () => {
    const { element } = await mount();
    const box = () => getComputedStyle(button(element, 'Enter address manually').closest('.field') as Element).display;
    const before = box();
    const pressed = await press(element, 'Enter address manually');
    expect(getComputedStyle(pressed.parentElement as Element).display).to.equal(before);
    expect(getComputedStyle(pressed.parentElement as Element).position).to.equal('static');
  });

  it('stays together with the other buttons that disappear: one of them would be mistaken for it', async () => {
    const element = await chosen();
    const other = button(element, 'Change address');
    await press(element, 'Clear address');
    expect(other.isConnected).to.equal(true);
    letGo();
    await waitUntil(() => !other.isConnected, 'it goes');
  });

  it('passes the focus on if the shopper comes back to it, and is skipped by Tab', async () => {
    const { element } = await mount();
    const pressed = await press(element, 'Enter address manually');
    expect(pressed.tabIndex).to.equal(-1);
    pressed.focus();
    letGo();
    await waitUntil(() => !pressed.isConnected, 'it goes');
    expect(focusIn(element)).to.equal('street');
  });

  it('moves everything else of its panel along', async () => {
    const { element } = await mount();
    const input = within(element, '#input');
    await press(element, 'Enter address manually');
    expect(input.isConnected).to.equal(false);
  });
});

describe('a text field that disappears while it has the focus', () => {
  it('keeps its name for a moment if another text field gets the focus', async () => {
    const { element } = await mount();
    const input = within<HTMLInputElement>(element, '#input');
    input.focus();
    element.enterManually();
    await waitUntil(() => focusIn(element) === 'street', 'the focus goes to the street');
    expect(input.isConnected).to.equal(true);
    expect(input.ariaLabel).to.contain('Address');
    letGo();
    await waitUntil(() => !input.isConnected, 'it goes');
  });

  it('disappears at once if no text field gets the focus: its caret would be announced', async () => {
    const { element } = await mountManual(fakeValidation(() => answer(match('C', 'Building'))));
    await fill(element, { ...typedHouse, street: 'Julliannestrat', locality: 'Harlem' });
    const field = within<HTMLInputElement>(element, '#locality');
    field.focus();
    void element.verifyAddress();
    await stepIs(element, 'review');
    await element.updateComplete;
    expect(field.isConnected).to.equal(false);
  });
});
