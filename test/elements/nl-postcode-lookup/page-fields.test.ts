/** A form whose address fields are the page's own. */
import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { ready } from '../page-fields/support.ts';
import { expect, fakeClient, fill, part } from './support.ts';

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
});
