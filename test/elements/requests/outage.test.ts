/** Tests the ways that are open to a shopper while the service, or a part of it, is out of reach. */

import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { AddressClient } from '../../../src/client.ts';
import { countryOf, countryProblemOf, serviceCountriesOf } from '../../../src/core/country/selectors.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import {
  belgium,
  expect,
  failure,
  fakeClient,
  mount,
  netherlands,
  options,
  part,
  settled,
  street,
  type,
} from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { fieldOf, fill, textsOf } from '../panels/manual/support.ts';

const fails = (reason: Parameters<typeof failure>[0], status: number | null) => () => {
  throw failure(reason, status);
};
const isManual = (element: AddressEntry) =>
  waitUntil(() => part(element, 'manual-fields') !== null, 'the manual fields open');

/** An element whose client is this one, in a form, as a page writes it. */
async function page(client: Partial<AddressClient>, attributes: Partial<AddressEntry>) {
  const all = { ...fakeClient().client, ...client };
  const form = await fixture<HTMLFormElement>(html`
    <form><address-entry name="shipping" .client=${all}></address-entry><button>Order</button></form>
  `);
  const element = form.querySelector('address-entry') as AddressEntry;
  Object.assign(element, { required: true, ...attributes });
  await element.updateComplete;
  const submitted: Record<string, unknown>[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push(Object.fromEntries(new FormData(form)));
  });
  return { form, element, submitted, order: form.querySelector('button') as HTMLButtonElement };
}

describe('a service that is down', () => {
  for (const [reason, status] of [
    ['unavailable', 503],
    ['unavailable', null],
    ['unauthorized', 401],
    ['unexpected', 200],
  ] as const) {
    it(`leads an order to the manual fields, with what was typed in its parts: ${reason} ${status}`, async () => {
      const { element, submitted, order } = await page(
        { suggest: fails(reason, status), validate: fails(reason, status) },
        { country: 'NL' },
      );
      await waitUntil(() => countryOf(inspect(element).state));
      await type(element, '2012ES 30');
      order.click();
      await isManual(element);
      await waitUntil(() => fieldOf(element, 'street').ariaInvalid === 'true', 'the missing street is asked for');
      expect(submitted).to.deep.equal([]);
      expect(textsOf(element)).to.include({ street: '', building: '30', postcode: '2012 ES', locality: '' });
      await fill(element, { street: 'Julianastraat', locality: 'Haarlem' });
      order.click();
      await waitUntil(() => submitted.length > 0);
      expect(submitted[0]).to.include({ 'shipping.street': 'Julianastraat', 'shipping.country': 'NL' });
    });
  }

  it('is reported once for a typed text, without any of it', async () => {
    const { element } = await page({ suggest: fails('unavailable', 503) }, { country: 'NL' });
    const heard: unknown[] = [];
    element.addEventListener('address-error', ({ detail }) => heard.push(detail));
    await type(element, '2012ES 30');
    part(element, 'input')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await settled(element);
    expect(heard).to.deep.equal([{ reason: 'unavailable', operation: 'suggest', status: 503, retryAfter: null }]);
  });

  it('accepts an order immediately if all its parts were typed', async () => {
    const { element, submitted, order } = await page(
      { suggest: fails('unavailable', 503), validate: fails('unavailable', 503) },
      { country: 'NL' },
    );
    await waitUntil(() => countryOf(inspect(element).state));
    await type(element, 'Julianastraat 30, 2012 ES Haarlem');
    order.click();
    await waitUntil(() => submitted.length > 0, 'the order');
    expect(submitted).to.have.lengthOf(1);
    expect(submitted[0]).to.include({
      'shipping.street': 'Julianastraat',
      'shipping.building': '30',
      'shipping.postcode': '2012ES',
      'shipping.locality': 'Haarlem',
      'shipping.country': 'NL',
    });
  });

  it('never accepts the beginning of an address, not from a script either', async () => {
    const { form, element } = await page({ suggest: fails('unavailable', 503) }, { country: 'NL' });
    await waitUntil(() => countryOf(inspect(element).state));
    await type(element, 'ab');
    expect(form.checkValidity()).to.equal(false);
    expect(element.validationMessage).to.contain('can’t reach address search');
    expect(element.step).to.equal('search');
  });

  it('accepts what was typed if there are no manual fields', async () => {
    const { form, element } = await page({ suggest: fails('unavailable', 503) }, { country: 'NL', noManual: true });
    await waitUntil(() => countryOf(inspect(element).state));
    await type(element, 'Julianastraat 30, Haarlem');
    expect(form.checkValidity()).to.equal(true);
    expect(new FormData(form).get('shipping.street')).to.equal('Julianastraat 30, Haarlem');
  });
});

describe('countries that cannot be loaded', () => {
  for (const attributes of [
    { country: 'NL' },
    { country: 'nld' },
    { country: 'Netherlands' },
    { countries: 'NL BE' },
  ]) {
    it(`do not matter if the page names one: ${JSON.stringify(attributes)}`, async () => {
      const { element } = await page({ countries: fails('unavailable', 503) }, attributes);
      await waitUntil(() => countryOf(inspect(element).state)?.iso3 === 'NLD');
      await type(element, 'julian');
      expect(options(element).length).to.equal(2);
      expect(part(element, 'error')).to.equal(null);
    });
  }

  it('do not matter while they are loading, either', async () => {
    const { element } = await page({ countries: () => new Promise(() => {}) }, { country: 'NL' });
    expect(countryOf(inspect(element).state)?.iso3, 'at once').to.equal('NLD');
    expect(part(element, 'country')?.textContent).to.contain('Netherlands');
    await type(element, 'julian');
    expect(options(element).length).to.equal(2);
  });

  it('do not matter to one that is only known with all of them, after a moment', async () => {
    const { element } = await page({ countries: () => new Promise(() => {}) }, { country: 'US' });
    await waitUntil(() => countryOf(inspect(element).state)?.iso3 === 'USA', 'the country');
  });

  it('are requested each time the network is back, until they have loaded', async () => {
    let failures = 0;
    const countries = async () => {
      if (failures++ < 3) throw failure('unavailable');
      return [netherlands, belgium];
    };
    const { element } = await page({ countries }, { country: 'NL' });
    for (let times = 1; times <= 3; times++) {
      await waitUntil(() => failures === times && countryProblemOf(inspect(element).state.countries), 'it failed');
      dispatchEvent(new Event('online'));
    }
    await waitUntil(() => serviceCountriesOf(inspect(element).state.countries)?.length === 2, 'the list');
    expect(countryOf(inspect(element).state)?.iso3).to.equal('NLD');
  });

  it('do not keep a failed search from being tried again after its wait', async () => {
    let asked = 0;
    const suggest = async () => {
      if (asked++ === 0) throw failure('rate-limited', 429, 1);
      return { matches: [street] };
    };
    const { element } = await page({ countries: fails('unavailable', 503), suggest }, { country: 'NL' });
    await waitUntil(() => countryOf(inspect(element).state));
    await type(element, 'julian');
    expect(part(element, 'form-control')?.textContent).to.contain('Trying again in 1 second');
    await waitUntil(() => options(element).length === 1, 'the answer');
  });

  it('leave all countries to choose from if the page names none', async () => {
    const { element } = await page({ countries: fails('unauthorized', 403) }, {});
    await waitUntil(() => part(element, 'country')?.matches('input:enabled'), 'the picker');
    part(element, 'country')?.click();
    await element.updateComplete;
    expect(options(element).length).to.be.greaterThan(200);
  });

  it('are those with codes', async () => {
    const junk = [{ name: '', iso2: '', iso3: '' }, null, { name: 'Belgium', iso2: 'BE', iso3: 'BEL' }, { iso2: 'NL' }];
    const { element } = await page({ countries: async () => junk as never }, { country: 'BE' });
    await waitUntil(() => serviceCountriesOf(inspect(element).state.countries));
    expect(serviceCountriesOf(inspect(element).state.countries)).to.deep.equal([junk[2]]);
  });

  it('are no error beside an address', async () => {
    const { element } = await mount();
    await type(element, 'julian');
    options(element)[1]?.click();
    await settled(element);
    element.client = { ...fakeClient().client, countries: fails('unavailable', 503) };
    await waitUntil(() => countryProblemOf(inspect(element).state.countries));
    await element.updateComplete;
    expect(part(element, 'error')).to.equal(null);
  });

  it('are submitted with the page’s code as long as they are unknown', async () => {
    const down = { countries: fails('unavailable', 503), suggest: fails('unavailable', 503) };
    const { form, element } = await page(down, { country: 'NL' });
    await type(element, 'Julianastraat 30');
    await waitUntil(() => inspect(element).state.search.problem ?? countryProblemOf(inspect(element).state.countries));
    await element.updateComplete;
    expect(new FormData(form).get('shipping.country')).to.equal('NL');
  });
});
