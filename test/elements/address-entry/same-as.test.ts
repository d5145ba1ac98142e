/** An address that is the same as that of another element, as long as a checkbox is ticked. */
import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ReactiveController } from 'lit';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { restorableFrom } from '../../../src/core/entry/restore.ts';
import { inspect } from '../../../src/inspect.ts';
import { waitUntil, within } from '../element.support.ts';
import { details, expect, fakeClient, netherlands, options, part, settled, type } from './support.ts';

const home = { country: 'NL', street: 'Spaarne', building: '2', postcode: '2011 CD', locality: 'Haarlem' };
const work = { country: 'BE', street: 'Wetstraat', building: '16', postcode: '1000', locality: 'Brussel' };

/** A form with both, in either order. */
async function both({ isFirst = true, required = true } = {}) {
  const fake = fakeClient();
  const delivery = html`<address-entry id="delivery" name="to" label="Delivery address" country="NL" countries="NL BE" .client=${fake.client} ?required=${required}></address-entry>`;
  const form = await fixture<HTMLFormElement>(html`
    <form @submit=${(event: Event) => event.preventDefault()}>
      ${isFirst ? delivery : ''}
      <address-entry id="billing" name="bill" label="Billing address" same-as="delivery" country="NL" countries="NL BE" .client=${fake.client} ?required=${required}></address-entry>
      ${isFirst ? '' : delivery}
      <button>Order</button>
    </form>
  `);
  const first = form.querySelector('#delivery') as AddressEntry;
  const second = form.querySelector('#billing') as AddressEntry;
  await waitUntil(() => box(second), 'the checkbox');
  await rest(first, second);
  return { form, first, second, fake };
}

const box = (element: AddressEntry) => element.shadowRoot?.querySelector<HTMLInputElement>('#same') ?? null;
const isFieldSeen = (element: AddressEntry) => (part(element, 'input')?.offsetHeight ?? 0) > 0;
const dataOf = (form: HTMLFormElement, name: string) =>
  Object.fromEntries([...new FormData(form)].filter(([key]) => key.startsWith(`${name}.`)));

const streetOf = ({ value }: AddressEntry) => value?.street;

async function rest(...elements: AddressEntry[]): Promise<void> {
  for (const element of [...elements, ...elements]) await settled(element);
}

async function toggle(element: AddressEntry): Promise<void> {
  box(element)?.click();
  await settled(element);
}

describe('same-as', () => {
  it('adds a checkbox, ticked at first, that says what the address is the same as', async () => {
    const { second } = await both();
    expect([box(second)?.type, box(second)?.checked]).to.deep.equal(['checkbox', true]);
    expect(within(second, '.same').textContent?.trim()).to.equal('Same as delivery address');
    expect([within(second, '.same').role, within(second, '.same').ariaLabel]).to.deep.equal([
      'group',
      'Billing address',
    ]);
    expect(isFieldSeen(second)).to.equal(false);
  });

  it('requests no rendering within another one, of which Lit would warn', async () => {
    const { first, second } = await both();
    const pending: boolean[] = [];
    const own = second as unknown as { updated: () => void };
    const updated = own.updated.bind(second);
    own.updated = () => {
      updated();
      pending.push(second.isUpdatePending);
    };
    for (const id of ['', 'delivery']) {
      second.sameAs = id;
      await rest(first, second);
    }
    await waitUntil(() => box(second), 'the checkbox');
    expect(pending.length).to.be.above(1);
    expect(pending).not.to.include(true);
  });

  it('has value, form values and validity of the other element, and follows it', async () => {
    const { form, first, second } = await both();
    expect([second.value, second.checkValidity(), second.validity.valueMissing]).to.deep.equal([null, false, true]);
    first.value = home;
    await rest(first, second);
    expect(second.value).to.deep.equal(first.value);
    expect(second.checkValidity()).to.equal(true);
    const texts = Object.values(dataOf(form, 'to'));
    expect(Object.values(dataOf(form, 'bill'))).to.deep.equal(texts);
    expect(dataOf(form, 'bill')).to.include({ 'bill.street': 'Spaarne', 'bill.country': 'NL' });
    expect(within(second, '#same-lines').textContent).to.equal('Spaarne 2, 2011 CD Haarlem');
    first.value = work;
    await rest(first, second);
    expect(dataOf(form, 'bill')).to.include({ 'bill.street': 'Wetstraat', 'bill.country': 'BE' });
    first.clear();
    await rest(first, second);
    expect([second.value, second.checkValidity()]).to.deep.equal([null, false]);
  });

  it('is valid if the other may be empty, and has its message if that is invalid', async () => {
    const { first, second } = await both({ required: false });
    second.required = true;
    await rest(first, second);
    expect(second.checkValidity()).to.equal(true);
    first.setCustomValidity('Not there.');
    first.requestUpdate();
    await rest(first, second);
    expect([second.checkValidity(), second.validationMessage]).to.deep.equal([false, 'Not there.']);
  });

  for (const isFirst of [true, false]) {
    it(`leaves the error to the other element; it is ${isFirst ? 'after' : 'before'} the other`, async () => {
      const { form, first, second } = await both({ isFirst });
      for (const _ of ['order', 'once more']) {
        const before = form.contains(document.activeElement) ? document.activeElement : null;
        form.querySelector('button')?.click();
        await waitUntil(() => part(first, 'error') !== null, 'the error of the other');
        await rest(first, second);
        expect(document.activeElement).to.equal(before ?? (isFirst ? first : second));
        expect([part(second, 'error'), part(second, 'status')?.textContent]).to.deep.equal([null, '']);
      }
      expect(second.validationMessage).to.equal('Enter an address.');
    });
  }

  it('shows the error of the other element if that does not', async () => {
    const { second } = await both();
    second.reportValidity();
    await waitUntil(() => part(second, 'error')?.textContent === 'Enter an address.', 'it is shown');
    expect(box(second)?.getAttribute('aria-describedby')).to.contain('same-error');
  });

  it('shows nothing as wrong while the other waits for its address', async () => {
    const { form, first, second, fake } = await both();
    form.querySelector('button')?.click();
    await waitUntil(() => part(first, 'error') !== null, 'the order is refused');
    Object.assign(fake.client, { details: () => new Promise(() => {}) });
    await type(first, 'julian');
    options(first)[1]?.click();
    await waitUntil(() => second.validationMessage === 'Checking the address…', 'it waits');
    await second.updateComplete;
    expect([part(first, 'error'), part(second, 'error')]).to.deep.equal([null, null]);
  });

  it('has the page’s own message beside the error of the other', async () => {
    const { second } = await both();
    second.setCustomValidity('Not there.');
    const { customError, valueMissing } = second.validity;
    expect([customError, valueMissing, second.validationMessage]).to.deep.equal([true, true, 'Not there.']);
  });

  it('shows the page’s own message at the checkbox, without a bubble of the browser', async () => {
    const { form, first, second } = await both();
    first.value = home;
    await rest(first, second);
    second.setCustomValidity('Not there.');
    const checks: Event[] = [];
    second.addEventListener('invalid', (event) => checks.push(event));
    form.querySelector('button')?.click();
    await waitUntil(() => second.shadowRoot?.activeElement === box(second), 'the focus');
    expect(checks.map(({ defaultPrevented }) => defaultPrevented)).to.deep.equal([true]);
    const error = within(second, '.same [part=error]');
    expect([error?.textContent, error?.checkVisibility()]).to.deep.equal(['Not there.', true]);
    expect(box(second)?.getAttribute('aria-invalid')).to.equal('true');
  });

  it('follows what the shopper chooses in the other, and fires one event', async () => {
    const { first, second } = await both();
    const heard: string[] = [];
    for (const name of ['address-selected', 'change']) second.addEventListener(name, () => heard.push(name));
    await type(first, 'Haarlem, Julianastraat 30');
    options(first)[0]?.click();
    await rest(first, second);
    expect(second.value?.street).to.equal('Julianastraat');
    expect(heard).to.deep.equal(['address-selected', 'change']);
    expect(part(second, 'status')?.textContent ?? '').to.equal('');
  });

  it('fires events for its own steps, before the address, and none for those of the other element', async () => {
    const { first, second } = await both();
    const heard: string[] = [];
    second.addEventListener('address-step', ({ detail }) => heard.push(`${detail.step} ${second.step}`));
    for (const name of ['address-selected', 'address-cleared', 'change'] as const)
      second.addEventListener(name, () => heard.push(name));
    const heardOnce = () => heard.splice(0);
    await type(first, 'Haarlem, Julianastraat 30');
    options(first)[0]?.click();
    await rest(first, second);
    expect(heardOnce()).to.deep.equal(['done done', 'address-selected', 'change']);
    await type(first, 'Haarlem');
    await rest(first, second);
    expect(heardOnce()).to.deep.equal(['search search', 'address-cleared', 'change']);
    options(first)[0]?.click();
    await rest(first, second);
    heardOnce();
    first.enterManually();
    await waitUntil(() => first.step === 'manual', 'the manual fields');
    await rest(first, second);
    expect(heardOnce(), 'the address stands as long as nothing is typed').to.deep.equal([]);
    const building = within<HTMLInputElement>(first, '#building');
    building.value = '32';
    building.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    expect(heardOnce()).to.deep.equal(['search search']);
  });

  it('is unticked by `enterManually()`, and by a shopper who then opens the manual fields', async () => {
    const { first, second } = await both();
    first.value = home;
    await rest(first, second);
    second.enterManually();
    await waitUntil(() => second.step === 'manual', 'the manual fields');
    await rest(first, second);
    const street = within<HTMLInputElement>(second, '#street');
    expect([box(second)?.checked, street.offsetHeight > 0, street.value]).to.deep.equal([false, true, '']);
    expect([second.value, streetOf(first)]).to.deep.equal([null, 'Spaarne']);
    await toggle(second);
    expect([box(second)?.checked, streetOf(second), second.step]).to.deep.equal([true, 'Spaarne', 'done']);
  });

  it('stays ticked if `enterManually()` does nothing', async () => {
    for (const fixed of ['noManual', 'readOnly', 'disabled'] as const) {
      const { first, second } = await both();
      first.value = home;
      second[fixed] = true;
      await rest(first, second);
      second.enterManually();
      await rest(first, second);
      expect([box(second)?.checked, streetOf(second)], fixed).to.deep.equal([true, 'Spaarne']);
    }
  });

  it('keeps its address for `enterManually()` while the other element is absent', async () => {
    const { first, second } = await both();
    first.value = home;
    await rest(first, second);
    first.remove();
    await waitUntil(() => !box(second), 'no checkbox');
    second.enterManually();
    await waitUntil(() => second.step === 'manual', 'the manual fields');
    await rest(second);
    expect(within<HTMLInputElement>(second, '#street').value).to.equal('Spaarne');
  });

  it('fires no step events while it is unticked or disabled', async () => {
    for (const act of [
      (second: AddressEntry) => toggle(second),
      async (second: AddressEntry) => {
        second.disabled = true;
      },
    ]) {
      const { first, second } = await both();
      await act(second);
      const heard: string[] = [];
      second.addEventListener('address-step', ({ detail }) => heard.push(detail.step));
      await type(first, 'Haarlem, Julianastraat 30');
      options(first)[0]?.click();
      await rest(first, second);
      expect(heard).to.deep.equal([]);
    }
  });

  it('sends no requests of its own', async () => {
    const { first, second, fake } = await both();
    await type(first, 'Haarlem, Julianastraat 30');
    options(first)[0]?.click();
    await rest(first, second);
    expect(fake.details.length).to.equal(1);
  });

  it('has the address validated by the other element alone, and stays ticked when that corrects it', async () => {
    const { form, first, second, fake } = await both();
    const asked: object[] = [];
    const status = { grade: 'B', validationLevel: 'Building', isAmbiguous: false } as const;
    Object.assign(fake.client, {
      validate: async (params: object) => {
        asked.push(params);
        return { country: netherlands, matches: [{ ...details, status }] };
      },
    });
    for (const element of [first, second]) element.verify = 'submit';
    first.value = { country: 'NL', street: 'Julianastraat', building: '30', postcode: '2012 ET', locality: 'Haarlem' };
    await rest(first, second);
    form.querySelector('button')?.click();
    await waitUntil(() => second.value?.postcode === '2012ES', 'the correction');
    await rest(first, second);
    expect([asked.length, box(second)?.checked, first.value?.postcode]).to.deep.equal([1, true, '2012ES']);
    await second.verifyAddress();
    expect([asked.length, box(second)?.checked]).to.deep.equal([1, true]);
  });

  it('submits what the other element’s verification found, when the address itself stays as it is', async () => {
    const { form, first, second, fake } = await both();
    const status = { grade: 'A', validationLevel: 'Building', isAmbiguous: false } as const;
    const answer = async () => ({ country: netherlands, matches: [{ ...details, status }] });
    Object.assign(fake.client, { validate: answer });
    first.verify = 'submit';
    first.value = { country: 'NL', street: 'Julianastraat', building: '30', postcode: '2012ES', locality: 'Haarlem' };
    await rest(first, second);
    const sent: unknown[] = [];
    form.addEventListener('submit', () =>
      sent.push(dataOf(form, 'to')['to.grade'], dataOf(form, 'bill')['bill.grade']),
    );
    form.querySelector('button')?.click();
    await waitUntil(() => sent.length > 0, 'the order');
    expect(sent).to.deep.equal(['A', 'A']);
    expect([second.matches(':state(verified)'), box(second)?.checked]).to.deep.equal([true, true]);
  });

  it('searches for no text that is set aside, and is empty as the other element is', async () => {
    const { form, first, second, fake } = await both({ required: false });
    await toggle(second);
    await type(second, 'Haarlem, Julianastraat 30');
    const asked = fake.suggestions.length;
    await toggle(second);
    form.querySelector('button')?.click();
    await rest(first, second);
    expect([fake.suggestions.length, fake.details.length]).to.deep.equal([asked, 0]);
    expect([second.value, box(second)?.checked, second.matches(':state(blank)')]).to.deep.equal([null, true, true]);
    await toggle(second);
    expect((part(second, 'input') as HTMLInputElement).value).to.equal('Haarlem, Julianastraat 30');
  });

  it('is empty once it is unticked, and valid on its own', async () => {
    const { form, first, second } = await both();
    first.value = home;
    await rest(first, second);
    await toggle(second);
    expect([second.value, isFieldSeen(second), box(second)?.checked]).to.deep.equal([null, true, false]);
    expect([second.checkValidity(), first.checkValidity()]).to.deep.equal([false, true]);
    expect(dataOf(form, 'bill')).to.deep.equal({});
    second.value = work;
    await rest(first, second);
    expect(dataOf(form, 'bill')).to.include({ 'bill.street': 'Wetstraat' });
    first.value = null;
    await rest(first, second);
    expect(second.value?.street, 'it follows nothing').to.equal('Wetstraat');
  });

  it('is restored when it is unticked again', async () => {
    const { first, second } = await both();
    first.value = home;
    await rest(first, second);
    await toggle(second);
    second.value = work;
    await rest(first, second);
    const own = second.value;
    await toggle(second);
    expect([second.value?.street, isFieldSeen(second)]).to.deep.equal(['Spaarne', false]);
    await toggle(second);
    expect(second.value).to.deep.equal(own);
    await type(second, 'julian');
    await toggle(second);
    await toggle(second);
    expect((part(second, 'input') as HTMLInputElement).value).to.equal('julian');
  });

  it('works by keyboard: Space, and Tab to go on', async () => {
    const { form, second } = await both();
    second.focus();
    expect(second.shadowRoot?.activeElement?.id).to.equal('same');
    await sendKeys({ type: ' ' });
    await settled(second);
    expect([box(second)?.checked, second.shadowRoot?.activeElement?.id]).to.deep.equal([false, 'same']);
    await sendKeys({ type: ' ' });
    await settled(second);
    if (!navigator.vendor.startsWith('Apple')) {
      await sendKeys({ press: 'Tab' });
      expect(document.activeElement).to.equal(form.querySelector('button'));
    }
  });

  it('leaves no caret where the field was: Firefox would move it on, and screen readers would follow', async () => {
    const { second } = await both();
    await toggle(second);
    // There Firefox has it once a person was in the field.
    getSelection()?.collapse(part(second, 'input')?.parentNode ?? null);
    box(second)?.focus();
    await toggle(second);
    expect(box(second)?.checked).to.equal(true);
    expect(getSelection()?.rangeCount).to.equal(0);
  });

  it('keeps the shopper’s selection in the page', async () => {
    const { form, second } = await both();
    const marked = 'Marked';
    form.prepend(marked);
    getSelection()?.setBaseAndExtent(form, 0, form, 1);
    await toggle(second);
    expect(getSelection()?.toString()).to.equal(marked);
  });

  it('fires an event for each tick that changes the address', async () => {
    const { first, second } = await both();
    first.value = { ...home, source: 'manual' };
    await rest(first, second);
    const heard: string[] = [];
    for (const name of ['address-selected', 'address-cleared', 'change'])
      second.addEventListener(name, () => heard.push(name));
    await toggle(second);
    await toggle(second);
    expect(heard).to.deep.equal(['address-cleared', 'change', 'address-selected', 'change']);
  });

  it('is unticked by an address that the page sets, if it is another one', async () => {
    const { first, second } = await both();
    first.value = home;
    await rest(first, second);
    second.value = first.value;
    await rest(first, second);
    expect(box(second)?.checked, 'a framework that writes back what it read').to.equal(true);
    second.value = null;
    await rest(first, second);
    expect([box(second)?.checked, streetOf(second)]).to.deep.equal([true, 'Spaarne']);
    second.value = work;
    await rest(first, second);
    expect([box(second)?.checked, second.value?.street]).to.deep.equal([false, 'Wetstraat']);
  });

  it('is ticked again by a reset, and both are empty', async () => {
    const { form, first, second } = await both();
    first.value = home;
    await rest(first, second);
    await toggle(second);
    second.value = work;
    await rest(first, second);
    form.reset();
    await rest(first, second);
    expect([first.value, second.value, box(second)?.checked]).to.deep.equal([null, null, true]);
    first.value = home;
    await rest(first, second);
    expect(second.value?.street).to.equal('Spaarne');
  });

  it('is ticked again by a button that resets the form, in a shadow root too, unless the page prevents that', async () => {
    const { form, first, second } = await both();
    form.parentElement?.attachShadow({ mode: 'open' }).append(form);
    const button = form.appendChild(Object.assign(document.createElement('button'), { type: 'reset' }));
    await rest(first, second);
    await toggle(second);
    second.value = work;
    form.addEventListener('reset', (event) => event.preventDefault(), { once: true });
    for (const isTicked of [false, true]) {
      button.focus();
      await sendKeys({ press: 'Enter' });
      await rest(first, second);
      expect(box(second)?.checked).to.equal(isTicked);
    }
  });

  const ways = [
    { name: 'ticked', isTicked: true, own: null, street: 'Spaarne' },
    { name: 'unticked, with an address of its own,', isTicked: false, own: work, street: 'Wetstraat' },
    { name: 'unticked, and empty,', isTicked: false, own: null, street: undefined },
  ];
  for (const { name, isTicked, own, street } of ways) {
    it(`is ${name} after a navigation, as it was`, async () => {
      const { first, second } = await both();
      first.value = home;
      await rest(first, second);
      if (!isTicked) await toggle(second);
      if (own) second.value = own;
      await rest(first, second);
      const kept = [first, second].map((it) => restorableFrom(inspect(it).state));
      const again = await both();
      for (const [index, it] of [again.first, again.second].entries()) it.formStateRestoreCallback(kept[index] ?? null);
      await rest(again.first, again.second);
      expect([box(again.second)?.checked, again.second.value?.street]).to.deep.equal([isTicked, street]);
    });
  }

  it('only listens to the other element while it is in the page itself', async () => {
    const { form, first, second } = await both();
    second.remove();
    await rest(first);
    const signals: (AbortSignal | undefined)[] = [];
    const controllers = new Set<unknown>();
    const { addController, removeController, addEventListener } = first;
    Object.assign(first, {
      addController: (controller: ReactiveController) => {
        controllers.add(controller);
        addController.call(first, controller);
      },
      removeController: (controller: ReactiveController) => {
        controllers.delete(controller);
        removeController.call(first, controller);
      },
      addEventListener: (...given: Parameters<typeof addEventListener>) => {
        const options = given[2];
        // The first one has listeners of its own, for what a person does.
        if (given[0].startsWith('address-')) signals.push(typeof options === 'object' ? options.signal : undefined);
        addEventListener.call(first, ...given);
      },
    });
    form.append(second);
    await rest(first, second);
    first.value = home;
    await rest(first, second);
    expect([second.value?.street, signals.length > 0]).to.deep.equal(['Spaarne', true]);
    const before = controllers.size;
    second.remove();
    expect([before - controllers.size, signals.every((signal) => signal?.aborted)]).to.deep.equal([1, true]);
  });

  it('keeps the address when the other element is removed, and follows it again when it is back', async () => {
    const { form, first, second } = await both();
    first.value = home;
    await rest(first, second);
    first.remove();
    await waitUntil(() => !box(second), 'the checkbox to go');
    expect([second.value?.street, isFieldSeen(second)]).to.deep.equal(['Spaarne', true]);
    expect(dataOf(form, 'bill')).to.include({ 'bill.street': 'Spaarne' });
    form.prepend(first);
    await waitUntil(() => box(second), 'the checkbox');
    first.value = work;
    await rest(first, second);
    expect([box(second)?.checked, second.value?.street]).to.deep.equal([true, 'Wetstraat']);
  });

  it('is not ticked again over what was entered while the other element was absent', async () => {
    const { form, first, second } = await both();
    first.value = home;
    await rest(first, second);
    first.remove();
    await waitUntil(() => !box(second), 'the checkbox to go');
    second.value = work;
    await rest(second);
    form.prepend(first);
    await waitUntil(() => box(second), 'the checkbox');
    await rest(first, second);
    expect([box(second)?.checked, second.value?.street]).to.deep.equal([false, 'Wetstraat']);
  });

  it('finds an element after it, and one that gets the id later', async () => {
    const { first, second } = await both({ isFirst: false });
    first.value = home;
    await rest(first, second);
    expect(second.value?.street).to.equal('Spaarne');
    first.id = 'other';
    await waitUntil(() => !box(second), 'the checkbox to go');
    second.sameAs = 'other';
    await waitUntil(() => box(second), 'the checkbox');
  });

  it('cannot be changed in a disabled or read-only element', async () => {
    const { first, second } = await both();
    for (const name of ['disabled', 'readOnly'] as const) {
      second[name] = true;
      await rest(first, second);
      expect(box(second)?.disabled, name).to.equal(true);
      second[name] = false;
    }
  });

  it('has no effect without the attribute', async () => {
    const { first, second } = await both();
    first.value = home;
    await rest(first, second);
    second.removeAttribute('same-as');
    await rest(first, second);
    expect([box(second), isFieldSeen(second), second.value?.street]).to.deep.equal([null, true, 'Spaarne']);
    expect(inspect(first).state.same).to.equal(null);
  });

  it('starts unticked with an address of its own', async () => {
    const { form, first } = await both();
    first.value = home;
    const third = document.createElement('address-entry');
    third.setAttribute('same-as', 'delivery');
    third.setAttribute('value', JSON.stringify(work));
    form.append(third);
    await waitUntil(() => box(third), 'the checkbox');
    expect([box(third)?.checked, third.value?.street]).to.deep.equal([false, 'Wetstraat']);
  });
});
