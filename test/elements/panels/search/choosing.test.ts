/** "Choose an address from the list": the list is there to choose from, and the one that fits is taken. */
import { sendKeys } from '@web/test-runner-commands';
import type { AddressEntry } from '../../../../src/address-entry.ts';
import type { AutocompleteResponse } from '../../../../src/contract/types.ts';
import { inspect } from '../../../../src/elements/engine/inspect.ts';
import { itInFirst } from '../../../support/first-engine.ts';
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
  it('opens on a click or a tap into the field, and is unchanged if it is open', async () => {
    const { element, input } = await closedList();
    input.click();
    await settled(element);
    expect(isOpen(element)).to.equal(true);
    await press(element, 'ArrowDown');
    input.click();
    await settled(element);
    expect(isOpen(element)).to.equal(true);
  });

  it('opens on reportValidity(), and says what to do', async () => {
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

  itInFirst('does not open for a page that only checks validity', async () => {
    const { element } = await closedList();
    expect(element.checkValidity()).to.equal(false);
    await settled(element);
    expect(isOpen(element)).to.equal(false);
  });

  it('is requested by a click if there is none yet for the text, such as after a navigation', async () => {
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

  itInFirst('stays closed for an address, an empty field, and a read-only one', async () => {
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

describe('the one address that contains every typed word in address-entry', () => {
  const fake = () => fakeClient({ suggest: () => ({ matches: [street, house] }) });

  it('is chosen by Enter, without submitting; the next Enter submits', async () => {
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

  it('is chosen by submitting, and the order continues with it automatically', async () => {
    const { element, form } = await mount(fake());
    const submitted: unknown[] = [];
    form.addEventListener('submit', () => submitted.push(new FormData(form).get('shipping.building')));
    await type(element, '2012ES 30');
    form.querySelector('button')?.click();
    await waitUntil(() => submitted.length > 0, 'the order');
    expect(submitted).to.deep.equal(['30']);
    expect(element.step).to.equal('done');
  });

  /** An element with the text, for which no answer came yet. */
  async function awaiting(text: string) {
    let answer = (_: AutocompleteResponse) => {};
    const suggest = () =>
      new Promise<AutocompleteResponse>((resolve) => {
        answer = resolve;
      });
    const client = fakeClient({ suggest });
    const { element, form, input } = await mount(client);
    const other = document.createElement('input');
    other.required = true;
    form.prepend(other);
    let submits = 0;
    form.addEventListener('submit', () => submits++);
    input.focus();
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await waitUntil(() => client.suggestions.length > 0);
    const arrive = async () => {
      answer({ matches: [street, house] });
      await settled(element);
    };
    return { element, form, input, other, arrive, submitsOf: () => submits };
  }

  for (const [written, text] of [
    ['as it was typed', '2012ES 30'],
    ['abbreviated', 'julianastr 30'],
    ['with a slip', 'Julianastraat 30 Harlem'],
  ] as const) {
    it(`is chosen by an Enter that came before the answer, whatever else is missing in the form: ${written}`, async () => {
      const { element, input, arrive, submitsOf } = await awaiting(text);
      await sendKeys({ press: 'Enter' });
      await arrive();
      await waitUntil(() => element.step === 'done', 'the address');
      expect(element.value?.building).to.equal('30');
      expect([element.shadowRoot?.activeElement, submitsOf()]).to.deep.equal([input, 0]);
    });
  }

  itInFirst(
    'is proposed if an Enter came before the answer and there is a doubt; the next Enter chooses it',
    async () => {
      const { element, arrive } = await awaiting('Fam. de Vries, Julianastraat 30, 2012 ES Haarlem');
      await sendKeys({ press: 'Enter' });
      await arrive();
      await waitUntil(() => inspect(element).state.search.enter.kind === 'asked', 'the question');
      await press(element, 'Enter');
      expect(element.value?.building).to.equal('30');
    },
  );

  it('is chosen by an early Enter even if the shopper goes on to the next field, which keeps the focus', async () => {
    const { element, other, arrive } = await awaiting('2012ES 30');
    await sendKeys({ press: 'Enter' });
    other.focus();
    await arrive();
    await waitUntil(() => element.step === 'done', 'the address');
    expect([element.value?.building, document.activeElement, isOpen(element)]).to.deep.equal(['30', other, false]);
  });

  itInFirst('is not proposed to a shopper who went on to the next field after an early Enter', async () => {
    const { element, other, arrive } = await awaiting('Fam. de Vries, Julianastraat 30, 2012 ES Haarlem');
    await sendKeys({ press: 'Enter' });
    other.focus();
    await arrive();
    expect([element.step, isOpen(element), document.activeElement]).to.deep.equal(['search', false, other]);
  });

  itInFirst('is not chosen by an early Enter if the shopper types on or closes the list', async () => {
    for (const key of ['x', 'Escape']) {
      const { element, form, arrive } = await awaiting('2012ES 30');
      await sendKeys({ press: 'Enter' });
      await sendKeys({ press: key });
      await arrive();
      expect([element.step, inspect(element).state.search.enter.kind], key).to.deep.equal(['search', 'none']);
      form.remove();
    }
  });

  it('is not chosen by an early Enter if the shopper chooses a street from the list meanwhile', async () => {
    const never = new Promise<AutocompleteResponse>(() => {});
    const suggest = ({ term }: { readonly term: string }) => {
      if (term === 'juliana') return never;
      return { matches: term === 'julian' ? [street, house] : [house] };
    };
    const { element, input } = await mount(fakeClient({ suggest }));
    await type(element, 'julian');
    await sendKeys({ type: 'a' });
    await sendKeys({ press: 'Enter' });
    options(element)[0]?.click();
    await waitUntil(() => input.value === street.value && options(element).length === 1, 'the houses of the street');
    await settled(element);
    expect([element.step, inspect(element).state.search.enter.kind]).to.deep.equal(['search', 'none']);
  });

  itInFirst(
    'is not chosen if the answer has no such address: the list is open to choose from, and a message says so',
    async () => {
      const { element, arrive, submitsOf } = await awaiting('julianastraat 31');
      await sendKeys({ press: 'Enter' });
      await arrive();
      expect(element.shadowRoot?.querySelector('#message')?.textContent?.trim()).to.equal(
        'Choose an address from the list.',
      );
      expect([element.step, isOpen(element), options(element).length > 0, submitsOf()]).to.deep.equal([
        'search',
        true,
        true,
        0,
      ]);
    },
  );

  itInFirst('is submitted with the order that a second early Enter places', async () => {
    const { element, other, arrive, submitsOf } = await awaiting('julianastr 30');
    other.value = 'Jansen';
    for (const key of ['Enter', 'Enter']) await sendKeys({ press: key });
    await arrive();
    await waitUntil(() => submitsOf() > 0, 'the order');
    expect([submitsOf(), element.step]).to.deep.equal([1, 'done']);
  });

  itInFirst('is not chosen if a word is missing or unfinished, or something else contains them too', async () => {
    for (const text of ['2012ES 3', 'julianastraat', 'julianastraat 30 zwolle']) {
      const { element, input } = await mount(fake());
      await type(element, text);
      expect(input.getAttribute('enterkeyhint')).to.equal('search');
      await press(element, 'Enter');
      expect(element.value, text).to.equal(null);
    }
  });

  itInFirst('is not chosen by leaving the field', async () => {
    const { element, form } = await mount(fake());
    await type(element, '2012ES 30');
    form.querySelector('button')?.focus();
    await settled(element);
    expect(element.step).to.equal('search');
  });

  itInFirst('is not chosen with no-auto-select', async () => {
    const { element, input } = await mount(fake());
    element.setAttribute('no-auto-select', '');
    expect(element.noAutoSelect).to.equal(true);
    await type(element, '2012ES 30');
    expect(input.getAttribute('enterkeyhint')).to.equal('search');
    await press(element, 'Enter');
    expect(element.value).to.equal(null);
    expect(isOpen(element)).to.equal(true);
  });

  itInFirst('is not chosen if another row is active', async () => {
    const { element, input } = await mount(fake());
    await type(element, '2012ES 30');
    await press(element, 'ArrowDown', 'Enter');
    expect(input.value).to.equal(street.value);
  });
});
