/** A form whose address fields are the page's own. */
import { aTimeout, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { eventsOf } from '../address-entry/support.ts';
import { ready } from '../page-fields/support.ts';
import { expect, fakeClient, fill, part, press, settled } from './support.ts';

const apart = html`
  <div slot="fields">
    <input name="street" autocomplete="address-line1" />
    <input name="number" data-address-part="buildingNumber" />
    <input name="addition" data-address-part="buildingNumberAddition" />
    <input name="zip" autocomplete="postal-code" />
    <input name="city" autocomplete="address-level2" />
  </div>
`;
const oneLine = html`
  <div slot="fields">
    <input name="line" autocomplete="address-line1" />
    <input name="zip" autocomplete="postal-code" />
    <input name="city" autocomplete="address-level2" />
  </div>
`;

async function enhance(fields: TemplateResult) {
  const fake = fakeClient();
  const form = await fixture<HTMLFormElement>(html`
    <form><nl-postcode-lookup name="shipping" .client=${fake.client}>${fields}</nl-postcode-lookup></form>
  `);
  const element = form.querySelector('nl-postcode-lookup') as NlPostcodeLookup;
  await ready(element);
  return { form, element };
}

const at2b = { postcode: '7571CD', houseNumber: '2', addition: 'b' };

describe('nl-postcode-lookup around fields of the page', () => {
  it('fills street, number and addition each into its own field, which submits itself', async () => {
    const { form, element } = await enhance(apart);
    await fill(element, at2b);
    expect([...new FormData(form)]).to.deep.equal([
      ['street', 'Ganzenmarkt'],
      ['number', '2'],
      ['addition', 'b'],
      ['zip', '7571CD'],
      ['city', 'Oldenzaal'],
    ]);
    expect(part(element, 'address') === null, 'the fields show the address').to.equal(true);
  });

  it('fills a line for street and number', async () => {
    const { form, element } = await enhance(oneLine);
    await fill(element, at2b);
    expect([...new FormData(form).values()]).to.deep.equal(['Ganzenmarkt 2b', '7571CD', 'Oldenzaal']);
  });

  it('takes what is written there for the address', async () => {
    const { form, element } = await enhance(oneLine);
    await fill(element, at2b);
    const heard = eventsOf(element);
    const line = form.elements.namedItem('line') as HTMLInputElement;
    line.value = 'Ganzenmarkt 4';
    line.dispatchEvent(new Event('input', { bubbles: true }));
    line.dispatchEvent(new Event('change', { bubbles: true }));
    await aTimeout(0);
    await settled(element);
    expect(element.value?.street).to.equal('Ganzenmarkt 4');
    // The service, which is asked for its opinion, has none here.
    expect(heard).to.deep.equal(['input', 'change', 'address-selected', 'change', 'address-error']);
  });

  it('leads to them by hand', async () => {
    const { element } = await enhance(oneLine);
    await press(element, 'Enter address manually');
    expect(document.activeElement?.getAttribute('name')).to.equal('line');
    expect(element.step).to.equal('search');
  });
});
