/** The code of the page's own fields comes while an order waits, or not at all. */
import { fixture } from '@open-wc/testing';
import { html, render } from 'lit';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { Country, InternationalAddress } from '../../../src/contract/types.ts';
import { areaFiles } from '../../../src/core/address/data/area-files.ts';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { Lazy } from '../../../src/elements/field/lazy.ts';
import { details, expect, failure, fakeClient, netherlands, options, type } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { later, microtasks, signOf, submissionOf, timerOfHold } from '../form/submissions.support.ts';
import { fakeValidation } from '../panels/manual/support.ts';
import { begun, fieldOf, plainFields, type Setup, write } from './support.ts';

describe('an order in a form with page fields whose code loads late', () => {
  const { load } = Lazy.prototype;
  let bring: (way: 'there' | 'gone') => void;
  // What is late is the code of the fields alone.
  before(() => addressEntryEngine.load());
  beforeEach(() => {
    const come = new Promise<'there' | 'gone'>((resolve) => {
      bring = resolve;
    });
    Lazy.prototype.load = async function () {
      return (await come) === 'there' ? load.call(this) : null;
    };
  });
  afterEach(() => {
    bring('there');
    Lazy.prototype.load = load;
  });

  async function page(setup: Setup, fields = plainFields) {
    const it = await begun(fields, setup);
    const submitted: string[] = [];
    it.form.addEventListener('submit', () =>
      submitted.push([...new FormData(it.form)].map(([name, value]) => `${name}=${value}`).join()),
    );
    const order = () => it.form.querySelector('button')?.click();
    return { ...it, submitted, order };
  }

  /** Without the code, the browser refuses what is required and empty. */
  const makeOptional = ({ form }: { form: HTMLFormElement }) => {
    for (const field of form.querySelectorAll('input')) field.required = false;
  };

  const whole = 'name=A. Shopper,street=Julianastraat 30,zip=2012ES,city=Haarlem';

  /** An address was chosen, and ordered while its details were on their way; they come before the code does. */
  async function chosen(fields = plainFields) {
    const service = later<InternationalAddress>();
    const it = await page({ fake: fakeClient({ details: service.answer }) }, fields);
    await type(it.element, 'Haarlem');
    options(it.element)[0]?.click();
    await waitUntil(service.isAsked);
    it.order();
    service.resolve(details);
    await waitUntil(() => it.element.value !== null, 'the details are there');
    await microtasks();
    return it;
  }

  it('waits for the address and for the code that fills it in, and continues automatically', async () => {
    const { element, submitted, order } = await chosen();
    expect([submissionOf(element), signOf(element)]).to.deep.equal(['held', 'Checking the address…']);
    order();
    bring('there');
    await waitUntil(() => submitted.length > 0, 'it goes on');
    await microtasks();
    expect(submitted).to.deep.equal([whole]);
  });

  it('waits for the code that reads what was typed there', async () => {
    const { element, field, submitted, order } = await page({ attributes: { required: '' } });
    const typed = { street: 'Julianastraat 30', zip: '2012ES', city: 'Haarlem' };
    for (const [name, text] of Object.entries(typed)) field(name).value = text;
    order();
    expect(submissionOf(element)).to.equal('held');
    bring('there');
    await waitUntil(() => submitted.length > 0, 'it goes on');
    expect(submitted).to.deep.equal([whole]);
  });

  it('waits even if the page adds the fields after an order that had to wait without them', async () => {
    const { element, form, submitted, order } = await chosen(html``);
    await waitUntil(() => submitted.length === 1, 'the first order goes');
    await microtasks();
    render(plainFields, element, { renderBefore: element.firstChild });
    await waitUntil(() => element.querySelector('[slot=fields]'));
    order();
    expect(submissionOf(element)).to.equal('held');
    bring('there');
    await waitUntil(() => submitted.length === 2, 'the second order goes');
    expect(submitted[1]).to.equal(whole);
    expect(form.elements.namedItem('zip')).to.have.property('value', '2012ES');
  });

  it('waits for the code for at most five seconds', async () => {
    const hold = timerOfHold();
    const it = await chosen();
    const { submitted, element } = it;
    makeOptional(it);
    await hold.run();
    await waitUntil(() => submitted.length > 0, 'it goes on');
    await microtasks();
    expect(submitted.length).to.equal(1);
    expect(submitted[0]).to.contain('shipping.street=Julianastraat,shipping.building=30');
    expect(submissionOf(element)).to.equal('none');
  });

  it('is refused because of fields that stay required and empty without the code', async () => {
    const it = await chosen();
    const wrong: string[] = [];
    const isWrong = ({ target }: Event) => wrong.push((target as HTMLInputElement).name);
    it.form.addEventListener('invalid', isWrong, { capture: true });
    bring('gone');
    await waitUntil(() => wrong.length > 0, 'it is refused');
    await microtasks();
    expect([it.submitted, wrong]).to.deep.equal([[], ['street', 'zip', 'city']]);
  });

  it('continues without the code if that cannot be loaded', async () => {
    const it = await chosen();
    makeOptional(it);
    bring('gone');
    await waitUntil(() => it.submitted.length > 0, 'it goes on');
    expect(it.submitted.length).to.equal(1);
    expect(it.submitted[0]).to.contain('shipping.street=Julianastraat,shipping.building=30');
  });
});

describe('an order in a form with page fields before the countries are known', () => {
  /** No country but the one in the fields: what is in them cannot be read without the list. */
  async function typed(texts: Readonly<Record<string, string>>) {
    const service = later<readonly Country[]>();
    const { client, validations } = fakeValidation(undefined, { countries: service.answer });
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <address-entry .client=${client}>
          <div slot="fields">
            <select name="country" autocomplete="country"><option value="NL" selected>Netherlands</option></select>
            <input name="street" autocomplete="address-line1" />
            <input name="zip" autocomplete="postal-code" />
            <input name="city" autocomplete="address-level2" />
          </div>
        </address-entry>
        <button>Order</button>
      </form>
    `);
    const element = form.querySelector('address-entry') as AddressEntry;
    await waitUntil(service.isAsked, 'the countries are asked for');
    await waitUntil(() => inspect(element).isAttached, 'submissions are handled');
    for (const [name, text] of Object.entries(texts)) await write(element, fieldOf(form, name), text);
    const orders: unknown[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      orders.push(element.value?.verdict?.choice);
    });
    form.querySelector('button')?.click();
    return { element, orders, service, validations };
  }

  const whole = { street: 'Julianastraat 30', zip: '2012ES', city: 'Haarlem' };

  it('waits for them, and continues with the address verified', async () => {
    const { element, orders, service, validations } = await typed(whole);
    expect(submissionOf(element)).to.equal('held');
    service.resolve([netherlands]);
    await waitUntil(() => orders.length > 0, 'it goes on');
    expect([orders, validations.length]).to.deep.equal([['confirmed'], 1]);
  });

  it('continues with the texts unchanged if the countries cannot be loaded', async () => {
    const { element, orders, service } = await typed(whole);
    service.reject(failure('unavailable'));
    await waitUntil(() => orders.length > 0, 'it goes on');
    expect(submissionOf(element)).to.equal('none');
    expect(fieldOf(element.closest('form') as HTMLFormElement, 'street').value).to.equal(whole.street);
  });

  it('waits for nothing if there is no complete address in them', async () => {
    const { orders } = await typed({ street: 'Julianastraat 30' });
    expect(orders.length).to.equal(1);
  });
});

describe('an address that the page sets before any of its code has loaded', () => {
  const { load } = Lazy.prototype;
  afterEach(() => {
    Lazy.prototype.load = load;
  });

  type Code = 'fields' | 'regions';
  /** Which code it is that was loaded. */
  const codeOf = (module: unknown): Code | null => {
    if (typeof module === 'function') return module.name === 'PageFields' ? 'fields' : null;
    return Array.isArray(module) ? 'regions' : null;
  };

  const orders: readonly (readonly [country: string, region: string, option: string, ...order: Code[]])[] = [
    ['ES', 'Vizcaya', 'Bizkaia', 'fields', 'regions'],
    ['US', 'CA', 'California', 'fields', 'regions'],
    ['IT', 'RM', 'Roma', 'regions', 'fields'],
    ['BR', 'SP', 'São Paulo', 'regions', 'fields'],
  ];
  for (const [country, region, option, ...order] of orders) {
    it(`finds its region in the page’s list whatever loads first: ${order.join(', ')}`, async () => {
      // Loaded before, so that the order is that of the gates.
      await Promise.all([import('../../../src/elements/page-fields/page-fields.ts'), areaFiles[country]?.()]);
      const gates = new Map(order.map((code) => [code, later<void>()]));
      const opened = new Map(order.map((code) => [code, gates.get(code)?.answer()]));
      Lazy.prototype.load = async function () {
        const module: unknown = await load.call(this);
        const code = module ? codeOf(module) : null;
        if (code) await opened.get(code);
        return module;
      };
      const form = await fixture<HTMLFormElement>(html`
        <form>
          <address-entry country="NL" .client=${fakeClient().client}>
            <div slot="fields">
              <input name="street" autocomplete="address-line1" />
              <input name="zip" autocomplete="postal-code" />
              <input name="city" autocomplete="address-level2" />
              <select name="region" autocomplete="address-level1">
                <option></option>
                <option value="1">Elsewhere</option>
                <option value="2">${option}</option>
              </select>
            </div>
          </address-entry>
        </form>
      `);
      const element = form.querySelector('address-entry') as AddressEntry;
      element.value = { country, street: 'Gran Vía', building: '1', postcode: '48001', locality: 'Bilbao', region };
      for (const code of order) {
        gates.get(code)?.resolve();
        // Each is taken up, and all that follows from it is done.
        for (let task = 0; task < 5; task++) await microtasks();
        element.requestUpdate();
        await microtasks();
      }
      const list = form.elements.namedItem('region') as HTMLSelectElement;
      await waitUntil(() => list.selectedOptions[0]?.text === option, 'the region has its option');
      expect(element.value?.region).to.equal(region);
    });
  }
});
