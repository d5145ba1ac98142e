/** Tests the card of the chosen address: the search field folds into it. */
import { fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { Address, AddressEntry } from '../../../src/address-entry.ts';
import { answer, fakeValidation, fieldOf, fill, opened, stepIs, typedHouse } from '../panels/manual/support.ts';
import { details, expect, fakeClient, mount, options, part, settled, type } from './support.ts';

async function chosen(fake = fakeValidation()) {
  const mounted = await mount(fake);
  await type(mounted.element, 'julian');
  options(mounted.element)[1]?.click();
  await stepIs(mounted.element, 'done');
  await settled(mounted.element);
  return mounted;
}

async function chosenAddress(): Promise<Address> {
  const { element } = await chosen();
  return element.value as Address;
}

const hasTick = (element: AddressEntry) => part(element, 'address')?.querySelector('svg') !== null;
/** All that is in sight: what is said besides may be there already, or not yet. */
const shownIn = (element: AddressEntry) => {
  const said = part(element, 'status') as HTMLElement;
  const all = element.shadowRoot?.querySelector<HTMLElement>('[part=form-control]')?.innerText;
  return said.innerText ? all?.replace(said.innerText, '') : all;
};
/** A place of the page: the middle of the first line of the card, or another part of its width. */
function placeIn(element: AddressEntry, across = 0.5): [number, number] {
  const line = element.shadowRoot?.querySelector('[part=address] .lines > div') as HTMLElement;
  const { x, y, width, height } = line.getBoundingClientRect();
  return [Math.round(x + width * across), Math.round(y + height / 2)];
}

/** The focus, the selected text, whether the card is there, and whether a value is. */
function changing(element: AddressEntry) {
  const { value, selectionStart, selectionEnd } = part(element, 'input') as HTMLInputElement;
  const selected = value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  return [element.shadowRoot?.activeElement?.id, selected, part(element, 'address') !== null, element.value !== null];
}

const opacityOf = (element: AddressEntry) => getComputedStyle(part(element, 'input') as Element).opacity;

describe('a chosen address', () => {
  it('is displayed once, in place of the field, without the search hint', async () => {
    const { element, input } = await mount(fakeValidation());
    const { y } = input.getBoundingClientRect();
    expect(shownIn(element)).to.contain('Start with');
    await type(element, 'julian');
    options(element)[1]?.click();
    await stepIs(element, 'done');
    await settled(element);
    expect(part(element, 'address')?.getBoundingClientRect().y).to.equal(y);
    expect([opacityOf(element), shownIn(element)?.includes('Start with')]).to.deep.equal(['0', false]);
    expect(shownIn(element)?.split('Julianastraat 30')).to.have.length(2);
    expect(hasTick(element)).to.equal(true);
  });

  it('has room for the clear button if there is one, and as much on both sides otherwise', async () => {
    const { element } = await chosen();
    const room = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(part(element, 'address') as Element);
      return Number.parseFloat(paddingInlineEnd) - Number.parseFloat(paddingInlineStart);
    };
    expect(room()).to.be.greaterThan(0);
    element.disabled = true;
    await settled(element);
    expect(room()).to.equal(0);
  });

  it('has single spaces on the screen, and the two of the label in its lines', async () => {
    const { element } = await chosen();
    expect(element.value?.mailLines).to.include('2012 ES  Haarlem');
    expect(part(element, 'address')?.innerText).to.contain('2012 ES Haarlem');
  });

  it('keeps the focus of the field, shows it, and becomes the field when the text is changed', async () => {
    const { element } = await chosen();
    expect(element.shadowRoot?.activeElement?.id).to.equal('input');
    expect(getComputedStyle(part(element, 'address') as Element).outlineStyle).to.equal('solid');
    await sendKeys({ press: 'Backspace' });
    await settled(element);
    expect([part(element, 'address') === null, opacityOf(element)]).to.deep.equal([true, '1']);
    expect(element.value).to.equal(null);
  });

  it('becomes the field, with its text selected, when it is pressed, and comes back when the field is left', async () => {
    const { element, input } = await chosen();
    input.blur();
    await sendMouse({ type: 'click', position: placeIn(element) });
    await settled(element);
    expect(changing(element)).to.deep.equal(['input', input.value, false, true]);
    expect(opacityOf(element)).to.equal('1');
    input.blur();
    await settled(element);
    expect(changing(element).slice(2)).to.deep.equal([true, true]);
  });

  it('comes back after Escape, which does not leave the element', async () => {
    const { element, form } = await chosen();
    // Another place than in the case before: twice at one is a double press, which selects a word.
    await sendMouse({ type: 'click', position: placeIn(element, 0.9) });
    await settled(element);
    const heard: string[] = [];
    form.addEventListener('keydown', ({ key }) => heard.push(key));
    await sendKeys({ press: 'Escape' });
    await settled(element);
    expect([changing(element)[0], changing(element)[2], heard]).to.deep.equal(['input', true, []]);
  });

  it('starts the change with a key that is pressed on it', async () => {
    const { element, input } = await chosen();
    part(element, 'address')?.focus();
    await sendKeys({ type: 'hout' });
    await settled(element);
    expect([input.value, element.value]).to.deep.equal(['hout', null]);
  });

  it('does not submit the form on Enter, but becomes the field', async () => {
    const { element, form, input } = await chosen();
    let submits = 0;
    form.addEventListener('submit', () => submits++);
    part(element, 'address')?.focus();
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect([...changing(element), submits]).to.deep.equal(['input', input.value, false, true, 0]);
  });

  it('stays when its text is selected with the mouse', async () => {
    const { element } = await chosen();
    await sendMouse({ type: 'move', position: placeIn(element, 0.1) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: placeIn(element, 0.8) });
    await sendMouse({ type: 'up' });
    await settled(element);
    expect(String(getSelection())).not.to.equal('');
    expect(changing(element).slice(2)).to.deep.equal([true, true]);
    getSelection()?.removeAllRanges();
  });

  it('cannot be pressed in an element that cannot be changed', async () => {
    const { element } = await chosen();
    element.readOnly = true;
    await settled(element);
    await sendMouse({ type: 'click', position: placeIn(element) });
    await settled(element);
    expect(changing(element).slice(2)).to.deep.equal([true, true]);
  });

  it('becomes the field when it is cleared', async () => {
    const { element } = await chosen();
    element.shadowRoot?.querySelector<HTMLButtonElement>('.clear')?.click();
    await settled(element);
    expect([element.value, element.shadowRoot?.activeElement?.id]).to.deep.equal([null, 'input']);
    expect([part(element, 'address') === null, opacityOf(element)]).to.deep.equal([true, '1']);
  });

  it('has no tick if it is a refused PO box, and says so', async () => {
    const { element } = await chosen(fakeValidation(undefined, { details: () => ({ ...details, isPoBox: true }) }));
    expect(hasTick(element)).to.equal(true);
    element.poBox = 'deny';
    await element.updateComplete;
    await element.updateComplete;
    expect([hasTick(element), part(element, 'error')?.textContent?.includes('PO box')]).to.deep.equal([false, true]);
    expect(part(element, 'manual-button')?.checkVisibility()).to.equal(true);
  });

  it('has no tick if the service does not know it, but a button to change it', async () => {
    const { element } = await mount(fakeValidation(() => answer()));
    element.enterManually();
    await opened(element);
    await fill(element, typedHouse);
    fieldOf(element, 'street').focus();
    await sendKeys({ press: 'Enter' });
    await stepIs(element, 'done');
    await settled(element);
    expect([hasTick(element), part(element, 'address')?.classList.contains('confirmed')]).to.deep.equal([false, false]);
    expect(part(element, 'manual-button')?.checkVisibility()).to.equal(true);
  });

  it('is neither verified nor the value while another one is typed over it by hand', async () => {
    const { element } = await chosen();
    await element.verifyAddress();
    await settled(element);
    const ends = () => [element.matches(':state(verified)'), element.value !== null];
    expect(ends()).to.deep.equal([true, true]);
    element.enterManually();
    await opened(element);
    expect(ends()).to.deep.equal([true, true]);
    await fill(element, { street: 'Wilhelminastraat' });
    expect(ends()).to.deep.equal([false, false]);
    const heard: unknown[] = [];
    element.addEventListener('address-cleared', () => heard.push('cleared'));
    // A page that writes back what it read changes nothing.
    const read = element.value;
    element.value = read;
    expect([fieldOf(element, 'street').value, heard.length]).to.deep.equal(['Wilhelminastraat', 0]);
  });

  it('keeps its source and value in the form while the fields are open and unchanged', async () => {
    const { element, form } = await chosen();
    const read = () => [...new FormData(form)].map(([name, value]) => `${name}=${value}`);
    const before = read();
    const { value } = element;
    element.enterManually();
    await opened(element);
    expect(read()).to.deep.equal(before);
    await fill(element, { building: '31' });
    expect(read()).not.to.deep.equal(before);
    await fill(element, { building: '30' });
    expect(read()).to.deep.equal(before);
    fieldOf(element, 'building').focus();
    await sendKeys({ press: 'Enter' });
    await stepIs(element, 'done');
    expect([element.value === value, read()]).to.deep.equal([true, before]);
  });

  it('keeps its region in the form and in the value when its number is changed by hand', async () => {
    const { element, form } = await mount(fakeValidation(() => answer()));
    element.value = { ...(await chosenAddress()), region: 'Noord-Holland' };
    await settled(element);
    element.enterManually();
    await opened(element);
    await fill(element, { building: '32' });
    expect(new FormData(form).get('shipping.region')).to.equal('Noord-Holland');
    fieldOf(element, 'building').focus();
    await sendKeys({ press: 'Enter' });
    await stepIs(element, 'done');
    expect([element.value?.building, element.value?.region]).to.deep.equal(['32', 'Noord-Holland']);
    element.enterManually();
    await opened(element);
    await fill(element, { locality: 'Zwolle' });
    expect(new FormData(form).get('shipping.region')).to.equal('');
  });

  it('remains a text field beside fields of the page, which show the address', async () => {
    const element = await fixture<AddressEntry>(html`
      <address-entry country="NL" .client=${fakeClient().client}>
        <div slot="fields"><input autocomplete="address-line1" /><input autocomplete="postal-code" /></div>
      </address-entry>
    `);
    await settled(element);
    await type(element, 'Haarlem');
    options(element)[0]?.click();
    await stepIs(element, 'done');
    await settled(element);
    expect([part(element, 'address') === null, opacityOf(element)]).to.deep.equal([true, '1']);
  });
});
