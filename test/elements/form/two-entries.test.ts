/** Two entries in one form, as a checkout has them: one for the parcel, one for the bill. */
import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { expect, fakeClient, options, settled, type } from '../address-entry/support.ts';

describe('the addresses of parcel and bill', () => {
  it('have their own sessions, names in the form, and values, whichever is entered first', async () => {
    const fake = fakeClient();
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <address-entry name="shipping" country="NL" .client=${fake.client}></address-entry>
        <address-entry name="billing" country="NL" .client=${fake.client}></address-entry>
      </form>
    `);
    const [shipping, billing] = [...form.querySelectorAll('address-entry')] as [AddressEntry, AddressEntry];
    const streets = () => ['shipping', 'billing'].map((name) => new FormData(form).get(`${name}.street`) || null);
    await type(billing, 'juli');
    await type(shipping, 'juli');
    await type(billing, 'julian');
    const [first, second, third] = fake.suggestions.map(({ session }) => session);
    expect(first === third && first !== second, 'a session for each').to.equal(true);
    options(billing)[1]?.click();
    await settled(billing);
    expect(streets()).to.deep.equal([null, 'Julianastraat']);
    expect(shipping.value).to.equal(null);
    expect(options(shipping)).to.have.length(2);
    options(shipping)[1]?.click();
    await settled(shipping);
    expect(streets()).to.deep.equal(['Julianastraat', 'Julianastraat']);
    billing.clear();
    await settled(billing);
    expect(streets()).to.deep.equal(['Julianastraat', null]);
    expect(fake.details.map(({ session }) => session)).to.deep.equal([first, second]);
  });
});
