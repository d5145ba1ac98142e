/** Fields of the page that are required, and empty until the element's address has come. */
import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { AutocompleteResponse, InternationalAddress } from '../../../src/contract/types.ts';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { details, expect, failure, fakeClient, house, options, part, street, type } from '../address-entry/support.ts';
import { attached, waitUntil } from '../element.support.ts';
import { later, microtasks, signOf, submissionOf, timerOfHold } from '../form/submissions.support.ts';
import { mountEarly, releaseFile, typeEarly } from '../late/support.ts';
import { fakeValidation } from '../panels/manual/support.ts';
import { enhance, fieldOf, plainFields, ready, select, write } from './support.ts';

const whole = 'A. Shopper,Julianastraat 30,2012ES,Haarlem';

/** Records the orders of a form, and the controls that the browser points at, or would if it showed only one. */
function watched(form: HTMLFormElement) {
  const orders: string[] = [];
  const wrong: string[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    orders.push([...new FormData(form).values()].join());
  });
  for (const control of form.elements)
    control.addEventListener('invalid', () => wrong.push((control as HTMLInputElement).name));
  const order = () => form.querySelector('button')?.click();
  return { orders, wrong, order };
}

const search = (element: AddressEntry) => part(element, 'input') as HTMLInputElement;

/** A text is in the search whose answer comes when the test says so. */
async function asked(fields = plainFields) {
  const service = later<AutocompleteResponse>();
  const it = await enhance(fields, { fake: fakeClient({ suggest: service.answer }) });
  await attached(it.element);
  typeEarly(search(it.element), '2012ES 30');
  await waitUntil(service.isAsked);
  return { ...it, service, ...watched(it.form) };
}

const submissions: Readonly<Record<string, (form: HTMLFormElement, element: AddressEntry) => unknown>> = {
  'by its button': (form) => form.querySelector('button')?.click(),
  'by a script': (form) => form.requestSubmit(),
  'by a script that names the button': (form) => form.requestSubmit(form.querySelector('button')),
  'by Enter in a field of the page': (form) => {
    fieldOf(form, 'name').focus();
    return sendKeys({ press: 'Enter' });
  },
  'by Enter in the search': (_, element) => {
    const enter = { key: 'Enter', bubbles: true, cancelable: true, composed: true };
    if (search(element).dispatchEvent(new KeyboardEvent('keydown', enter)))
      search(element).dispatchEvent(new KeyboardEvent('keypress', enter));
  },
};

describe('an order while the address for the page’s required fields is on its way', () => {
  for (const [how, submit] of Object.entries(submissions)) {
    it(`waits ${how}, and goes on once they are filled in`, async () => {
      const { element, form, service, orders, wrong } = await asked();
      await submit(form, element);
      await waitUntil(() => signOf(element) !== '', 'it waits');
      // Impatience changes nothing.
      form.querySelector('button')?.click();
      expect([orders, wrong]).to.deep.equal([[], []]);
      service.resolve({ matches: [house] });
      await waitUntil(() => orders.length > 0, 'it goes on');
      await microtasks();
      expect([orders, wrong, submissionOf(element)]).to.deep.equal([[whole], [], 'none']);
    });
  }

  it('waits for the details of the address that was chosen', async () => {
    const service = later<InternationalAddress>();
    const it = await enhance(plainFields, { fake: fakeClient({ details: service.answer }) });
    const { orders, wrong, order } = watched(it.form);
    await type(it.element, 'Haarlem');
    options(it.element)[0]?.click();
    await waitUntil(service.isAsked);
    order();
    service.resolve(details);
    await waitUntil(() => orders.length > 0, 'it goes on');
    expect([orders, wrong]).to.deep.equal([[whole], []]);
  });

  it('waits for fields elsewhere in the form, which the page names, and for a region', async () => {
    const service = later<AutocompleteResponse>();
    const { client } = fakeClient({ suggest: service.answer });
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <address-entry
          country="NL"
          .client=${client}
          .pageFields=${{ 'address-line1': 'street', postcode: 'zip', locality: 'city', region: 'region' }}
        ></address-entry>
        <input name="street" required /><input name="zip" required /><input name="city" required />
        <select name="region" required><option></option><option>Noord-Holland</option></select>
        <button>Order</button>
      </form>
    `);
    const element = form.querySelector('address-entry') as AddressEntry;
    await ready(element);
    const { orders, wrong, order } = watched(form);
    typeEarly(search(element), '2012ES 30');
    await waitUntil(service.isAsked);
    order();
    expect([submissionOf(element), wrong]).to.deep.equal(['held', []]);
    service.resolve({ matches: [house] });
    await waitUntil(() => orders.length + wrong.length > 0, 'it goes on');
    expect([orders, wrong]).to.deep.equal([['Julianastraat 30,2012ES,Haarlem,Noord-Holland'], []]);
  });

  it('is refused at once if another field is missing, and points at that alone', async () => {
    const { element, service, orders, wrong, order } = await asked(
      html`${plainFields}<input name="mail" slot="fields" required />`,
    );
    order();
    expect([wrong, submissionOf(element)]).to.deep.equal([['mail'], 'none']);
    service.resolve({ matches: [house] });
    await ready(element);
    expect(orders).to.deep.equal([]);
  });

  for (const [what, answer] of Object.entries({
    'has nothing that can be chosen': () => Promise.resolve({ matches: [street] }),
    fails: () => Promise.reject(failure('unauthorized')),
  })) {
    it(`is refused if the service’s answer ${what}`, async () => {
      const { element, service, orders, wrong, order } = await asked();
      order();
      await answer().then(service.resolve, service.reject);
      await waitUntil(() => wrong.length > 0, 'it is refused');
      await microtasks();
      expect([orders, submissionOf(element)]).to.deep.equal([[], 'none']);
      expect(wrong).to.deep.equal(['shipping', 'street', 'zip', 'city']);
    });
  }

  it('is refused after five seconds without an answer', async () => {
    const { element, orders, wrong, order } = await asked();
    const hold = timerOfHold();
    order();
    expect([submissionOf(element), wrong]).to.deep.equal(['held', []]);
    await hold.run();
    await waitUntil(() => wrong.length > 0, 'it is refused');
    expect([orders, submissionOf(element)]).to.deep.equal([[], 'none']);
  });

  it('is not checked at all in a form, or by a button, that does without', async () => {
    const { form, service, orders, wrong, order } = await asked();
    const button = form.querySelector('button') as HTMLButtonElement;
    button.formNoValidate = true;
    order();
    expect(orders).to.deep.equal(['A. Shopper,,,']);
    button.formNoValidate = false;
    form.noValidate = true;
    order();
    service.resolve({ matches: [house] });
    await waitUntil(() => orders.length > 1, 'it goes on');
    expect([orders[1], wrong]).to.deep.equal([whole, []]);
  });

  it('is refused at once if the element was disabled meanwhile', async () => {
    const { element, orders, wrong, order } = await asked();
    element.disabled = true;
    order();
    expect([orders, wrong]).to.deep.equal([[], ['street', 'zip', 'city']]);
  });

  it('is refused at once if nobody has typed anything', async () => {
    const it = await enhance(plainFields);
    const { orders, wrong, order } = watched(it.form);
    order();
    expect([orders, wrong]).to.deep.equal([[], ['street', 'zip', 'city']]);
  });

  it('is refused at once if a field was emptied after the address had come', async () => {
    const it = await enhance(plainFields, { fake: fakeValidation(() => new Promise(() => {})) });
    await select(it.element);
    const { orders, wrong, order } = watched(it.form);
    await write(it.element, it.field('city'), '');
    order();
    expect([orders, wrong]).to.deep.equal([[], ['city']]);
  });
});

describe('an order with two elements around required fields of the page', () => {
  async function two() {
    const services = [later<AutocompleteResponse>(), later<AutocompleteResponse>()] as const;
    const form = await fixture<HTMLFormElement>(html`
      <form>
        ${services.map(
          ({ answer }, at) => html`
            <address-entry name=${`to${at}`} country="NL" .client=${fakeClient({ suggest: answer }).client}>
              <div slot="fields">
                <input name=${`street${at}`} autocomplete="address-line1" required />
                <input name=${`zip${at}`} autocomplete="postal-code" required />
                <input name=${`city${at}`} autocomplete="address-level2" required />
              </div>
            </address-entry>
          `,
        )}
        <button>Order</button>
      </form>
    `);
    const elements = [...form.querySelectorAll('address-entry')];
    for (const element of elements) await ready(element);
    const ask = async (at: 0 | 1) => {
      typeEarly(search(elements[at] as AddressEntry), '2012ES 30');
      await waitUntil(services[at].isAsked);
    };
    return { services, ask, ...watched(form) };
  }

  it('waits for both', async () => {
    const { services, ask, orders, wrong, order } = await two();
    await ask(0);
    await ask(1);
    order();
    for (const { resolve } of services) {
      expect([orders, wrong]).to.deep.equal([[], []]);
      resolve({ matches: [house] });
    }
    await waitUntil(() => orders.length > 0, 'it goes on');
    expect(orders).to.deep.equal(['Julianastraat 30,2012ES,Haarlem,Julianastraat 30,2012ES,Haarlem']);
  });

  it('is refused at once if nothing was typed into the other one', async () => {
    const { ask, orders, wrong, order } = await two();
    await ask(0);
    order();
    expect([orders, wrong]).to.deep.equal([[], ['street1', 'zip1', 'city1']]);
  });
});

describe('an order with required fields of the page, and an engine that loads late', () => {
  after(() => releaseFile(addressEntryEngine));

  async function early() {
    const box = document.createElement('div');
    box.slot = 'fields';
    box.innerHTML = `<input name="street" autocomplete="address-line1" required><input name="zip" autocomplete="postal-code" required>
      <input name="city" autocomplete="address-level2" required>`;
    const it = await mountEarly({ name: 'to' }, fakeClient({ suggest: () => ({ matches: [house] }) }), box);
    return { ...it, ...watched(it.form) };
  }

  it('waits for the engine, and for the address', async () => {
    const { input, order, file, orders, wrong } = await early();
    typeEarly(input(), '2012ES 30');
    order();
    expect([orders, wrong]).to.deep.equal([[], []]);
    await file.come();
    await waitUntil(() => orders.length > 0, 'it goes on');
    expect([orders.map((it) => it.replace(/^,/, '')), wrong]).to.deep.equal([['Julianastraat 30,2012ES,Haarlem'], []]);
  });

  it('is refused if the engine never loads', async () => {
    const { input, order, file, orders, wrong } = await early();
    typeEarly(input(), '2012ES 30');
    order();
    await file.stayAway();
    await waitUntil(() => wrong.length > 0, 'it is refused');
    expect([orders, wrong.slice(0, 2)]).to.deep.equal([[], ['to', 'street']]);
  });

  it('is refused at once if nobody has typed anything', async () => {
    const { order, file, wrong } = await early();
    order();
    expect(wrong).to.deep.equal(['street', 'zip', 'city']);
    await file.come();
  });
});
