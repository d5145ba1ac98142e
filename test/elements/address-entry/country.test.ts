import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { AddressServiceError } from '../../../src/client.ts';
import { waitUntil, within } from '../element.support.ts';
import { expect, fakeClient, mount, options, part, settled, type } from './support.ts';

async function found() {
  const mounted = await mount();
  await type(mounted.element, 'julian');
  options(mounted.element)[1]?.click();
  await settled(mounted.element);
  return mounted;
}

describe('the country of address-entry', () => {
  it('can be chosen from those that the service supports, by their names in the page’s language', async () => {
    const { element } = await mount();
    element.lang = 'nl';
    const select = part(element, 'country') as HTMLSelectElement;
    const names = () => [...select.options].slice(1).map(({ text }) => text.trim());
    await waitUntil(() => names().includes('Nederland'));
    expect(names()).to.deep.equal(['België', 'Nederland']);
    expect(select.selectedOptions[0]?.text).to.equal('Nederland');
  });

  it('changes without losing the text, and searches for it there', async () => {
    const fake = fakeClient();
    const { element, input } = await mount(fake);
    await type(element, 'grote');
    const select = part(element, 'country') as HTMLSelectElement;
    select.value = 'BEL';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
    expect(input.value).to.equal('grote');
    expect(fake.suggestions.at(-1)).to.include({ context: 'bel', term: 'grote' });
    expect(element.country).to.equal('BE');
  });

  it('restores its address for a shopper who chooses another one and comes back', async () => {
    const { element } = await found();
    const address = element.value;
    const select = part(element, 'country') as HTMLSelectElement;
    for (const [code, value] of [
      ['BEL', null],
      ['NLD', address],
    ] as const) {
      select.value = code;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await settled(element);
      expect(element.value, code).to.equal(value);
    }
  });

  it('must be chosen first: ordering a text without one leads to the picker', async () => {
    const { form, element } = await mount(fakeClient(), '');
    element.required = true;
    await type(element, 'grote');
    const order = form.querySelector('button') as HTMLButtonElement;
    order.focus();
    order.click();
    await waitUntil(() => element.shadowRoot?.activeElement?.id === 'country', 'the picker has the focus');
  });

  it('only changes the country: the focus stays in the picker, and no list opens', async () => {
    const { element, input } = await mount();
    await type(element, 'grote');
    const select = part(element, 'country') as HTMLSelectElement;
    select.focus();
    select.value = 'BEL';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
    expect(element.shadowRoot?.activeElement).to.equal(select);
    expect(input.getAttribute('aria-expanded')).to.equal('false');
  });

  for (const name of ['NL', 'nld', 'The Netherlands']) {
    it(`may be written as ${name}`, async () => {
      const { element } = await mount(fakeClient(), name);
      expect((part(element, 'country') as HTMLSelectElement).value).to.equal('NLD');
    });
  }

  it('keeps the focus in its picker if the list of countries fails', async () => {
    let fail = (_: Error) => {};
    let asked = 0;
    const failure = new AddressServiceError('unavailable', 'countries');
    const countries = () =>
      asked++ > 0 ? Promise.reject(failure) : new Promise<never>((_, reject) => (fail = reject));
    const { element } = await mount(fakeClient({ countries }), '');
    const picker = () => within<HTMLSelectElement>(element, '#country');
    picker().focus();
    fail(failure);
    await waitUntil(() => picker().options?.length !== 1);
    expect([element.shadowRoot?.activeElement?.id, picker().disabled]).to.deep.equal(['country', false]);
  });

  it('needs no picker if only one is on offer', async () => {
    const { element } = await mount(fakeClient(), '');
    element.countries = 'BE';
    await waitUntil(() => element.step === 'search');
    await element.updateComplete;
    expect(part(element, 'country')).to.equal(null);
  });

  it('is the first on offer if the page names one that is not', async () => {
    const { element } = await mount(fakeClient(), '');
    element.countries = 'BE NL';
    element.country = 'CA';
    await waitUntil(() => element.step === 'search');
    expect(element.country).to.equal('BE');
    await element.updateComplete;
    expect((part(element, 'country') as HTMLSelectElement).value).to.equal('BEL');
  });

  it('has a picker beside an address in another country than the only one on offer', async () => {
    const { element } = await found();
    element.countries = 'BE';
    await settled(element);
    expect(element.value?.country.iso2).to.equal('NL');
    const select = part(element, 'country') as HTMLSelectElement;
    expect(select.selectedOptions[0]?.text).to.equal('Netherlands');
  });

  it('becomes the remaining one when the page removes the others', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake, 'NL');
    await type(element, 'julian');
    element.countries = 'BE';
    await waitUntil(() => fake.suggestions.at(-1)?.context === 'bel');
    expect([element.country, part(element, 'country')]).to.deep.equal(['BE', null]);
  });

  it('is empty again when the page sets none, and the text stays', async () => {
    const { element } = await mount(fakeClient(), 'NL');
    await type(element, 'julian');
    element.country = '';
    await settled(element);
    expect([element.country, element.step]).to.deep.equal(['', 'country']);
    expect(part(element, 'input')).to.have.property('value', 'julian');
  });

  for (const [codes, names] of [
    ['XX', ['Belgium', 'Netherlands']],
    ['XX UK', ['Belgium', 'Netherlands']],
    ['XX BEL', ['Belgium']],
  ] as const) {
    it(`can be chosen from ${names.join(' and ')} if the page names ${codes}`, async () => {
      const { element } = await mount(fakeClient(), '');
      element.countries = codes;
      await waitUntil(
        () => (part(element, 'country') as HTMLSelectElement | null)?.options.length === names.length + 1,
      );
      const select = part(element, 'country') as HTMLSelectElement;
      expect([...select.options].slice(1).map(({ text }) => text)).to.deep.equal(names);
      expect(select.disabled).to.equal(false);
    });
  }

  it('does not remove an address that the page set', async () => {
    const address = (await found()).element.value;
    const element = await fixture<AddressEntry>(html`
      <address-entry country="BE" value=${JSON.stringify(address)} .client=${fakeClient().client}></address-entry>
    `);
    await waitUntil(() => (part(element, 'country') as HTMLSelectElement).options.length === 3);
    await element.updateComplete;
    expect(element.value?.street).to.equal('Julianastraat');
  });

  it('can be chosen after typing has begun', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake, '');
    await type(element, 'julian');
    expect(element.shadowRoot?.querySelector('#message')?.textContent).to.contain('Choose a country first');
    element.country = 'NL';
    await waitUntil(() => fake.suggestions.length > 0);
    expect(fake.suggestions[0]).to.include({ term: 'julian', context: 'nld' });
  });

  it('is marked if it is missing, and the text, which is right, is not', async () => {
    const { element } = await mount(fakeClient(), '');
    const marks = () => ['#country', '#input'].map((id) => within(element, id).getAttribute('aria-invalid'));
    await type(element, 'julian');
    expect(marks()).to.deep.equal([null, null]);
    element.reportValidity();
    await element.updateComplete;
    expect(marks()).to.deep.equal(['true', null]);
    const notes = within(element, '#country').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(within(element, '#country-note').closest('.field')?.contains(within(element, '#country'))).to.equal(true);
    expect(within(element, '#message').textContent?.trim(), 'beneath the search').to.equal('');
    const described = notes.map((id) => element.shadowRoot?.getElementById(id)?.textContent?.trim() ?? '');
    expect(described.join('')).to.equal('Choose a country first. We’ll keep what you typed.');
    element.country = 'NL';
    await settled(element);
    expect(marks()[0]).to.equal(null);
  });

  it('is empty after a reset if the page set none, even if the shopper chose one', async () => {
    const { element, form } = await mount(fakeClient(), '');
    const select = part(element, 'country') as HTMLSelectElement;
    select.value = 'BEL';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
    expect(element.step).to.equal('search');
    form.reset();
    await element.updateComplete;
    expect(element.step).to.equal('country');
    expect(select.value).to.equal('');
  });
});
