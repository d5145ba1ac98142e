import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { AutocompleteResponse } from '../../../src/contract/types.ts';
import { expect, fakeClient, mount, options, part, rows, settled, street, type } from '../address-entry/support.ts';
import { activeRowOf, nameOfRow, waitUntil } from '../element.support.ts';
import { pressKey } from './support.ts';

const isOpen = (element: AddressEntry) => part(element, 'input')?.getAttribute('aria-expanded') === 'true';
const activeText = (element: AddressEntry) => nameOfRow(activeRowOf(element));
/** Presses the keys at one go. */
const press = async (element: AddressEntry, ...keys: string[]) => {
  for (const key of keys) await pressKey(key);
  await settled(element);
};

const first = 'Julianastraat, Haarlem, opens more addresses';
const last = 'Julianastraat 30, 2012ES Haarlem';
const unlisted = 'Not listed? Enter it yourself';

describe('address-entry, by keyboard', () => {
  it('goes from a word to a street, a house number and the address', async () => {
    const { element, form, input } = await mount();
    await type(element, 'julian');
    expect(isOpen(element)).to.equal(true);
    expect(activeText(element)).to.equal('');
    await press(element, 'ArrowDown');
    expect(activeText(element)).to.equal(first);
    expect(input.value, 'arrow keys leave the text alone').to.equal('julian');
    await press(element, 'Enter');
    expect(isOpen(element), 'the next level is open').to.equal(true);
    expect(activeText(element)).to.equal('');
    expect(input.value).to.equal('Haarlem, Julianastraat ');
    expect(input.selectionStart, 'the caret is at the end').to.equal(input.value.length);
    // Down goes on to the first house, past the way back.
    await press(element, 'ArrowDown', 'Enter');
    expect(isOpen(element)).to.equal(false);
    expect(element.value?.building).to.equal('30');
    expect(new FormData(form).get('shipping.postcode')).to.equal('2012ES');
    expect(element.shadowRoot?.activeElement).to.equal(input);
  });

  type Row = readonly [keys: string, open: boolean, active: string, caret?: number | 'anywhere'];
  const table: readonly Row[] = [
    ['', true, ''],
    ['ArrowDown', true, first],
    ['ArrowDown ArrowDown', true, last],
    ['ArrowDown ArrowDown ArrowDown', true, unlisted],
    ['ArrowDown ArrowDown ArrowDown ArrowDown', true, first],
    ['ArrowUp', true, unlisted],
    ['ArrowUp ArrowUp ArrowUp', true, first],
    ['ArrowUp ArrowUp ArrowUp ArrowUp', true, unlisted],
    ['PageDown', true, unlisted],
    ['ArrowDown PageDown', true, unlisted],
    ['ArrowUp PageUp', true, first],
    // Firefox moves the caret to the beginning.
    ['PageUp', true, '', 'anywhere'],
    ['Alt+ArrowUp', false, ''],
    ['ArrowDown Alt+ArrowUp', false, ''],
    ['Escape', false, ''],
    ['Escape ArrowDown', true, first],
    ['Escape ArrowUp', true, unlisted],
    ['Escape PageDown', false, ''],
    ['Escape Alt+ArrowDown', true, ''],
    ['Escape Shift', false, ''],
    ['Escape Control', false, ''],
    ['Escape Alt', false, ''],
    ['ArrowDown Home', true, '', 0],
    ['ArrowDown End', true, '', 6],
    ['ArrowDown ArrowLeft', true, '', 5],
    ['ArrowDown Home ArrowRight', true, '', 1],
    ['ArrowDown Home ArrowDown', true, first, 0],
    ['ArrowUp Escape', false, ''],
    ['ArrowUp Home', true, '', 'anywhere'],
    ['Tab', true, unlisted],
    ['ArrowDown Tab', true, unlisted],
    ['Tab ArrowUp', true, last],
    ['Tab Tab', false, ''],
    ['Tab Shift+Tab', false, ''],
    ['Escape Tab', false, ''],
  ];
  for (const [keys, open, active, caret = 6] of table) {
    const list = open ? `open${active && ` on "${active}"`}` : 'closed';
    it(`has the list ${list} and the text unchanged after ${keys || 'typing'}`, async () => {
      const { element, input } = await mount();
      await type(element, 'julian');
      await press(element, ...keys.split(' ').filter(Boolean));
      expect(isOpen(element)).to.equal(open);
      expect(activeText(element)).to.equal(active);
      expect(input.value).to.equal('julian');
      if (caret !== 'anywhere') expect(input.selectionStart).to.equal(caret);
      expect(element.value, 'nothing is chosen').to.equal(null);
      const selected = rows(element).filter((option) => option.ariaSelected === 'true');
      expect(selected.map(nameOfRow)).to.deep.equal(active && active !== unlisted ? [active] : []);
    });
  }

  it('closes on Escape and keeps the text, clears the field on the next, and leaves the third to the page', async () => {
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

  it('submits the form on Enter if no option is active, and chooses without submitting if one is', async () => {
    const { element, form } = await mount();
    let submits = 0;
    let refusals = 0;
    form.addEventListener('submit', () => submits++);
    form.addEventListener('invalid', () => refusals++, true);
    await type(element, 'julian');
    await press(element, 'ArrowDown', 'Enter');
    expect([submits, refusals]).to.deep.equal([0, 0]);
    // What is typed is no address: the browser stops the submission, and says so.
    await type(element, 'julian');
    await press(element, 'Enter');
    expect([submits, refusals]).to.deep.equal([0, 1]);
    expect(isOpen(element), 'there is the list to choose from').to.equal(true);
    options(element).at(-1)?.click();
    await settled(element);
    await press(element, 'Enter');
    expect([submits, refusals]).to.deep.equal([1, 1]);
  });

  it('goes to the button beneath the list and the next control on Tab, and back on Shift+Tab, never through the list', async () => {
    const page = await fixture(html`
      <div>
        <button id="before"></button>
        <address-entry countries="NL" .client=${fakeClient().client}></address-entry>
        <button id="after"></button>
      </div>
    `);
    const element = page.querySelector('address-entry') as AddressEntry;
    await type(element, 'julian');
    await press(element, 'ArrowDown', 'Shift+Tab');
    expect(document.activeElement?.id).to.equal('before');
    await type(element, 'juliana');
    await press(element, 'Tab', 'Shift+Tab');
    expect(element.shadowRoot?.activeElement, 'the button that empties the field').to.equal(part(element, 'clear'));
    expect(isOpen(element)).to.equal(false);
    await type(element, 'julian');
    // Only the way out, and the button beneath the field that leads to the manual fields, too, lie between.
    await press(element, 'Tab', 'Tab', 'Tab');
    expect(document.activeElement?.id).to.equal('after');
    expect(element.value).to.equal(null);
  });

  it('keeps searching at the same level after the arrow keys only looked at a street', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    await type(element, 'julian');
    await press(element, 'ArrowDown', 'a');
    expect(fake.suggestions.at(-1)).to.include({ term: 'juliana', context: 'nld' });
    expect(element.step).to.equal('search');
  });

  it('drops the active option on typing, keeps it if a newer list has it too, and drops it when it is gone', async () => {
    const waiting = new Map<string, (answer: AutocompleteResponse) => void>();
    const suggest = ({ term }: { term: string }) =>
      new Promise<AutocompleteResponse>((resolve) => waiting.set(term, resolve));
    const { element } = await mount(fakeClient({ suggest }));
    const [one, two, three] = ['First', 'Second', 'Third'].map((label) => ({ ...street, label, value: label }));
    const answer = async (term: string, ...matches: (typeof street | undefined)[]) => {
      waiting.get(term)?.({ matches: matches.filter((match) => match !== undefined) });
      await settled(element);
    };
    const key = async (text: string) => {
      const input = part(element, 'input') as HTMLInputElement;
      input.focus();
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await waitUntil(() => waiting.has(text));
    };
    await key('jul');
    await answer('jul', one, two);
    await press(element, 'ArrowUp', 'ArrowUp');
    expect(activeText(element)).to.contain('Second');
    await key('juli');
    expect(activeText(element)).to.equal('');
    for (const up of ['ArrowUp', 'ArrowUp']) await sendKeys({ press: up });
    await answer('juli', two, one);
    expect(activeText(element)).to.contain('Second');
    await key('julia');
    for (const up of ['ArrowUp', 'ArrowUp']) await sendKeys({ press: up });
    await answer('julia', three);
    await waitUntil(() => activeText(element) === '', 'none is active');
    await press(element, 'Enter');
    expect(element.step).to.equal('search');
    expect(waiting.size, 'nothing was chosen').to.equal(3);
  });
});

describe('address-entry and text that is not typed key by key', () => {
  it('leaves keys to an input method that is composing, and still reads the text', async () => {
    const { element, input } = await mount();
    await type(element, 'julian');
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...composing });
        input.dispatchEvent(event);
        expect(event.defaultPrevented, key).to.equal(false);
      }
    }
    await element.updateComplete;
    expect(activeText(element)).to.equal('');
    expect(options(element).length).to.equal(2);
  });

  it('searches for what an input method has composed so far, as on-screen keyboards always compose', async () => {
    const fake = fakeClient();
    const { element, input } = await mount(fake);
    input.focus();
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    input.value = 'julian';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
    await settled(element);
    expect(fake.suggestions.map(({ term }) => term)).to.deep.equal(['julian']);
    expect(input.value).to.equal('julian');
  });

  for (const inputType of ['insertFromPaste', 'insertFromDrop', 'insertReplacementText', 'deleteByCut', '']) {
    it(`searches for text from ${inputType || 'no editing at all'}, right after an arrow key`, async () => {
      const fake = fakeClient();
      const { element, input } = await mount(fake);
      await type(element, 'julian');
      await press(element, 'ArrowDown');
      input.value = 'Haarlem';
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType }));
      await settled(element);
      expect(fake.suggestions.at(-1)?.term).to.equal('Haarlem');
    });
  }
});
