/** A browser that fills a form at a bad moment. */

import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { Country } from '../../../src/contract/types.ts';
import { countryOf } from '../../../src/core/country/selectors.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { itInFirst } from '../../support/first-engine.ts';
import { holdClock } from '../../support/page-clock.ts';
import { belgium, expect, fakeClient, mount, netherlands, part, settled } from '../address-entry/support.ts';
import { holdTimers, waitUntil } from '../element.support.ts';
import { holdCode } from '../panels/late-code.support.ts';
import { fieldOf, opened } from '../panels/manual/support.ts';
import { brussels, receive, receiver } from './support.ts';

const texts = (element: AddressEntry) => ['street', 'postcode', 'locality'].map((name) => fieldOf(element, name).value);
const said = 'Your browser filled this in. Please check it.';
const statusOf = (element: AddressEntry) => part(element, 'status')?.textContent ?? '';
/** Resolves after everything that was due at once. */
const unitedStates = { name: 'United States', iso3: 'USA', iso2: 'US' };
const newYork = {
  'address-line1': '5 Broadway',
  'postal-code': '10004',
  'address-level2': 'New York',
  'address-level1': 'New York',
  country: 'US',
};
const all = ['Rue Neuve 12', '1000', 'Bruxelles'];

describe('a saved address', () => {
  let code: ReturnType<typeof holdCode>;
  beforeEach(() => {
    code = holdCode();
  });
  afterEach(() => code.release());

  itInFirst('has its own country, even if the list of countries loads later', async () => {
    let answer: (countries: readonly Country[]) => void = () => {};
    const { client, suggestions } = fakeClient();
    const countries = () => new Promise<readonly Country[]>((resolve) => (answer = resolve));
    const form = await fixture<HTMLFormElement>(html`
      <form><address-entry name="shipping" country="NL" .client=${{ ...client, countries }}></address-entry></form>
    `);
    const element = form.querySelector('address-entry') as AddressEntry;
    await waitUntil(() => receiver(element, 'country') !== null);
    const clock = holdClock();
    receive(element, brussels);
    // Longer than a browser takes to fill a form.
    await clock.pass(200);
    clock.release();
    answer([belgium, netherlands]);
    await waitUntil(() => element.step === 'manual', 'the fields');
    await opened(element);
    expect([element.country, ...texts(element)]).to.deep.equal(['BE', ...all]);
    expect(suggestions.length).to.equal(0);
  });

  it('is announced as filled in as long as it is in the fields, however late their code loads', async () => {
    // Those of what takes long: on a busy machine the code does.
    const letGo = holdTimers(300);
    code.set('late');
    const { element } = await mount(fakeClient({ countries: () => [belgium, unitedStates] }), '');
    receive(element, newYork);
    await waitUntil(() => statusOf(element) === said, 'what is said');
    code.set('there');
    await opened(element);
    await waitUntil(() => fieldOf(element, 'region').value === 'NY', 'the list of regions');
    expect(statusOf(element)).to.equal(said);
    letGo();
    element.clear();
    await waitUntil(() => statusOf(element) === '', 'it is not true any more');
  });

  it('is no longer announced as filled in once the page replaces it', async () => {
    const { element } = await mount();
    receive(element, brussels);
    await waitUntil(() => statusOf(element) === said, 'what is said');
    await opened(element);
    element.value = { country: 'NL', street: 'Julianastraat', building: '30', postcode: '2012ES', locality: 'Haarlem' };
    await waitUntil(() => statusOf(element) === '', 'it is not true any more');
  });

  it('arrives complete if the page re-renders the element in the middle of it', async () => {
    code.set('late');
    const { element, form } = await mount();
    const { 'address-line1': line, ...rest } = brussels;
    receive(element, { 'address-line1': line });
    // As frameworks do: the same attributes again, an other label, and the element among new neighbours.
    element.setAttribute('country', 'NL');
    element.label = 'Where to?';
    form.prepend(document.createElement('p'));
    await element.updateComplete;
    receive(element, rest);
    code.set('there');
    await waitUntil(() => element.step === 'manual', 'the fields');
    await opened(element);
    expect([element.country, ...texts(element)]).to.deep.equal(['BE', ...all]);
    expect(element.querySelectorAll('[slot=autofill]').length).to.equal(1);
  });

  it('goes to one of two elements of a form, and leaves the other unchanged', async () => {
    const { client, suggestions } = fakeClient();
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <address-entry name="shipping" country="NL" autocomplete="shipping" .client=${client}></address-entry>
        <address-entry name="billing" country="NL" autocomplete="billing" .client=${client}></address-entry>
      </form>
    `);
    const [shipping, billing] = form.querySelectorAll('address-entry');
    await waitUntil(() => billing && receiver(billing, 'country') && countryOf(inspect(billing).state));
    receive(billing as AddressEntry, brussels);
    await waitUntil(() => billing?.step === 'manual', 'the fields');
    await settled(billing as AddressEntry);
    expect([shipping?.step, shipping?.country, billing?.country]).to.deep.equal(['search', 'NL', 'BE']);
    const names = [...new FormData(form).keys()];
    expect(names.some((name) => name.startsWith('shipping'))).to.equal(false);
    expect(names).to.include('billing.street');
    expect(suggestions.length).to.equal(0);
  });
});
