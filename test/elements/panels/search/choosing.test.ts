/** "Choose an address from the list": the list is there to choose from, and the one that fits is taken. */
import { sendKeys } from '@web/test-runner-commands';
import type { AddressEntry } from '../../../../src/address-entry.ts';
import type { AutocompleteResponse } from '../../../../src/contract/types.ts';
import { inspect } from '../../../../src/elements/engine/inspect.ts';
import { expect, fakeClient, house, mount, options, part, settled, street, type } from '../../address-entry/support.ts';
import { waitUntil } from '../../element.support.ts';

const isOpen = (element: AddressEntry) => part(element, 'input')?.getAttribute('aria-expanded') === 'true';

const press = async (element: AddressEntry, ...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key });
  await settled(element);
};

/** A list that was closed again. */
async function closedList() {
  const mounted = await mount();
  await type(mounted.element, 'julian');
  await press(mounted.element, 'Escape');
  expect(isOpen(mounted.element)).to.equal(false);
  return mounted;
}

describe('the list of address-entry', () => {
  it('opens on a click or a tap into the field, and stays as it is when it is open', async () => {
    const { element, input } = await closedList();
    input.click();
    await settled(element);
    expect(isOpen(element)).to.equal(true);
    await press(element, 'ArrowDown');
    input.click();
    await settled(element);
    expect(isOpen(element)).to.equal(true);
  });

  it('opens where the element is told to report, and says what there is to do', async () => {
    const { element, form } = await closedList();
    form.querySelector('button')?.focus();
    expect(element.reportValidity()).to.equal(false);
    await settled(element);
    expect(isOpen(element)).to.equal(true);
    expect(part(element, 'error')?.textContent?.trim()).to.equal('Choose an address from the list.');
  });

  it('opens when the form is submitted, from the field and from the button', async () => {
    const { element, form } = await closedList();
    await press(element, 'Enter');
    expect(isOpen(element)).to.equal(true);
    const other = await closedList();
    other.form.querySelector('button')?.focus();
    other.form.querySelector('button')?.click();
    await settled(other.element);
    expect(isOpen(other.element)).to.equal(true);
    expect(form.isConnected).to.equal(true);
  });

  it('does not open for a page that only asks whether the value is acceptable', async () => {
    const { element } = await closedList();
    expect(element.checkValidity()).to.equal(false);
    await settled(element);
    expect(isOpen(element)).to.equal(false);
  });

  it('is asked for by a click when there is none yet for the text, such as after a navigation', async () => {
    const fake = fakeClient();
    const { element, input } = await mount(fake);
    await type(element, 'julian');
    element.remove();
    document.body.append(element);
    await settled(element);
    const before = fake.suggestions.length;
    input.click();
    await settled(element);
    expect([fake.suggestions.length, options(element).length]).to.deep.equal([before + 1, 2]);
    expect(isOpen(element)).to.equal(true);
    element.remove();
  });

  it('stays closed for an address, an empty field, and one that is read-only', async () => {
    const { element, input } = await mount();
    input.click();
    await type(element, 'julian');
    await press(element, 'Escape');
    element.readOnly = true;
    await element.updateComplete;
    input.click();
    await settled(element);
    expect(isOpen(element)).to.equal(false);
    element.readOnly = false;
    options(element)[1]?.click();
    await settled(element);
    input.click();
    await settled(element);
    expect([isOpen(element), inspect(element).state.search.request]).to.deep.equal([false, null]);
  });
});

describe('the one address that says every typed word in address-entry', () => {
  const fake = () => fakeClient({ suggest: () => ({ matches: [street, house] }) });

  it('is taken by Enter, without submitting; the next Enter submits', async () => {
    const { element, form, input } = await mount(fake());
    let submits = 0;
    form.addEventListener('submit', () => submits++);
    await type(element, '2012ES 30');
    expect(input.getAttribute('enterkeyhint')).to.equal('done');
    await press(element, 'Enter');
    expect(element.value?.building).to.equal('30');
    expect(submits).to.equal(0);
    await press(element, 'Enter');
    expect(submits).to.equal(1);
  });

  it('is taken by submitting, and the order goes on with it by itself', async () => {
    const { element, form } = await mount(fake());
    const submitted: unknown[] = [];
    form.addEventListener('submit', () => submitted.push(new FormData(form).get('shipping.building')));
    await type(element, '2012ES 30');
    form.querySelector('button')?.click();
    await waitUntil(() => submitted.length > 0, 'the order');
    expect(submitted).to.deep.equal(['30']);
    expect(element.step).to.equal('done');
  });

  it('is taken by an Enter that came before the answer, and the order goes on with it', async () => {
    let answer = (_: AutocompleteResponse) => {};
    const suggest = () =>
      new Promise<AutocompleteResponse>((resolve) => {
        answer = resolve;
      });
    const waiting = fakeClient({ suggest });
    const { element, form, input } = await mount(waiting);
    const submitted: unknown[] = [];
    form.addEventListener('submit', () => submitted.push(new FormData(form).get('shipping.building')));
    input.focus();
    input.value = '2012ES 30';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await waitUntil(() => waiting.suggestions.length > 0);
    await sendKeys({ press: 'Enter' });
    answer({ matches: [street, house] });
    await waitUntil(() => submitted.length > 0, 'the order');
    expect(submitted).to.deep.equal(['30']);
    expect(element.step).to.equal('done');
  });

  it('is not taken when a word is missing, begun only, or when something else says them too', async () => {
    for (const text of ['2012ES 3', 'julianastraat', 'julianastraat 30 zwolle']) {
      const { element, input } = await mount(fake());
      await type(element, text);
      expect(input.getAttribute('enterkeyhint')).to.equal('search');
      await press(element, 'Enter');
      expect(element.value, text).to.equal(null);
    }
  });

  it('is not taken by leaving the field', async () => {
    const { element, form } = await mount(fake());
    await type(element, '2012ES 30');
    form.querySelector('button')?.focus();
    await settled(element);
    expect(element.step).to.equal('search');
  });

  it('is not taken with no-auto-select', async () => {
    const { element, input } = await mount(fake());
    element.setAttribute('no-auto-select', '');
    expect(element.noAutoSelect).to.equal(true);
    await type(element, '2012ES 30');
    expect(input.getAttribute('enterkeyhint')).to.equal('search');
    await press(element, 'Enter');
    expect(element.value).to.equal(null);
    expect(isOpen(element)).to.equal(true);
  });

  it('is not taken where another row is active', async () => {
    const { element, input } = await mount(fake());
    await type(element, '2012ES 30');
    await press(element, 'ArrowDown', 'Enter');
    expect(input.value).to.equal(street.value);
  });
});
