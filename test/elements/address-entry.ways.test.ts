/** From one way to another: nobody loses the focus, what they typed, or the way itself. */
import { fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { AddressEntry } from '../../src/address-entry.ts';
import { addressFrom } from '../../src/core/address/from-details.ts';
import { en } from '../../src/i18n/en.ts';
import { registerMessages } from '../../src/index.ts';
import { button, fakeValidation, opened } from './manual.support.ts';
import { fakeClient as fakeLookup, fill } from './nl-postcode-lookup.support.ts';
import { details, expect, netherlands, part, settled, type } from './support.ts';

/** Once the country is chosen; the Dutch fields may still be loading. */
async function mount(attributes: Partial<AddressEntry> = {}) {
  const search = fakeValidation();
  const { dutchByPostcode, dutchByStreet } = fakeLookup().client;
  const form = await fixture<HTMLFormElement>(html`
    <form @submit=${(event: Event) => event.preventDefault()}>
      <address-entry name="shipping" nl-lookup .client=${{ ...search.client, dutchByPostcode, dutchByStreet }}>
      </address-entry>
    </form>
  `);
  const element = form.querySelector('address-entry') as AddressEntry;
  const chosen = oneEvent(element, 'address-step');
  Object.assign(element, { country: 'NL', ...attributes });
  await chosen;
  await element.updateComplete;
  return { form, element };
}

async function lookupIn(element: AddressEntry) {
  const find = () => element.shadowRoot?.querySelector('nl-postcode-lookup');
  await waitUntil(find, 'the lookup is there');
  const lookup = find();
  if (!lookup) throw new Error('The lookup is gone again.');
  await lookup.updateComplete;
  return lookup;
}

async function choose(element: AddressEntry, iso3: string): Promise<void> {
  const picker = part(element, 'country') as HTMLSelectElement;
  picker.value = iso3;
  picker.dispatchEvent(new Event('change'));
  await settled(element);
}

/** Where the focus is, through all shadow roots. */
function focused(): string | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.id;
}

describe('address-entry while the Dutch fields load', () => {
  // First: afterwards they are there at once.
  it('leaves the search to whoever began to type in it', async () => {
    const { element } = await mount();
    expect(part(element, 'input'), 'they still load').to.exist;
    await type(element, 'Haarlem');
    await import('../../src/elements/nl-postcode-lookup/flow.ts');
    const offer = 'Use postcode and house number';
    await waitUntil(() => element.shadowRoot?.textContent?.includes(offer), 'the Dutch fields are offered');
    expect(focused()).to.equal('input');
    expect(part(element, 'input')).to.have.property('value', 'Haarlem');
    button(element, offer).click();
    await lookupIn(element);
  });
});

describe('address-entry with two ways', () => {
  it('takes the focus along from the search to the Dutch fields', async () => {
    const { element } = await mount({ autofocus: true });
    await lookupIn(element);
    element.value = addressFrom(details, netherlands);
    await settled(element);
    element.shadowRoot?.querySelector<HTMLElement>('.clear')?.click();
    await lookupIn(element);
    await waitUntil(() => focused() === 'postcode', 'the focus is in the first field');
  });

  it('has the Dutch fields first again after another country', async () => {
    const { element } = await mount();
    await lookupIn(element);
    await choose(element, 'BEL');
    expect(element.shadowRoot?.querySelector('nl-postcode-lookup')).to.equal(null);
    await choose(element, 'NLD');
    await lookupIn(element);
  });

  it('offers the Dutch fields to whoever comes to the Netherlands with a text', async () => {
    const { element } = await mount({ country: 'BE' });
    await type(element, 'Haarlem');
    await choose(element, 'NLD');
    expect(part(element, 'input')).to.have.property('value', 'Haarlem');
    button(element, 'Use postcode and house number').click();
    await lookupIn(element);
  });

  it('submits by Enter in the Dutch fields', async () => {
    const { element, form } = await mount();
    const lookup = await lookupIn(element);
    await fill(lookup, { postcode: '2012 es', houseNumber: '30' });
    await settled(element);
    let submits = 0;
    form.addEventListener('submit', () => submits++);
    lookup.focus();
    await sendKeys({ press: 'Enter' });
    expect(submits).to.equal(1);
  });

  it('takes the focus along from the search to the manual fields, although a page opens them', async () => {
    const { element } = await mount({ country: 'BE' });
    await type(element, 'Dam');
    element.enterManually();
    await opened(element);
    await waitUntil(() => element.shadowRoot?.activeElement?.closest('[part~=manual-fields]'), 'the focus is there');
  });
});

it('A language that is registered late is spoken by elements that are there already', async () => {
  const page = await fixture(html`<div lang="sv"><address-entry></address-entry></div>`);
  const element = page.querySelector('address-entry') as AddressEntry;
  await element.updateComplete;
  registerMessages('sv', { ...en, label: 'Adress' });
  await element.updateComplete;
  expect(part(element, 'label')?.textContent).to.include('Adress');
});
