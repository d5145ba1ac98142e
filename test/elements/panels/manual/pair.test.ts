import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../../src/address-entry.ts';
import { waitUntil } from '../../element.support.ts';
import { answer, expect, fakeValidation, fill, match, opened, stepIs, typedHouse } from './support.ts';

type Fake = ReturnType<typeof fakeValidation>;

/** Shipping and billing in one form, both typed by hand. */
async function pair(shipping: Fake, billing: Fake) {
  const form = await fixture<HTMLFormElement>(html`
    <form @submit=${(event: Event) => event.preventDefault()}>
      <address-entry name="shipping" country="NL" verify="submit" .client=${shipping.client}></address-entry>
      <address-entry name="billing" country="NL" verify="submit" .client=${billing.client}></address-entry>
      <button>Order</button>
    </form>
  `);
  const elements = [...form.querySelectorAll('address-entry')] as AddressEntry[];
  for (const element of elements) {
    await waitUntil(() => element.step === 'search');
    element.enterManually();
    await opened(element);
    await fill(element, typedHouse);
  }
  const submissions: Record<string, unknown>[] = [];
  form.addEventListener('submit', () => submissions.push(Object.fromEntries(new FormData(form))));
  return { form, elements, submissions };
}

describe('two addresses typed by hand in one form', () => {
  it('are both validated, once, and submitted once', async () => {
    const [shipping, billing] = [fakeValidation(), fakeValidation(() => answer(match('B', 'Building')))];
    const { form, submissions } = await pair(shipping, billing);
    form.querySelector('button')?.click();
    await waitUntil(() => submissions.length > 0);
    expect(submissions).to.have.lengthOf(1);
    expect(submissions[0]).to.include({ 'shipping.grade': 'A', 'billing.grade': 'B' });
    expect([shipping.validations.length, billing.validations.length]).to.deep.equal([1, 1]);
  });

  it('ask one after the other, and share nothing', async () => {
    const question = () => fakeValidation(() => answer(match('C', 'Building', { street: 'Julianapark' })));
    const { form, elements, submissions } = await pair(question(), question());
    const [first, second] = elements as [AddressEntry, AddressEntry];
    form.querySelector('button')?.click();
    await stepIs(first, 'review');
    await waitUntil(() => first.shadowRoot?.activeElement?.id === 'question');
    first.shadowRoot?.querySelector<HTMLButtonElement>('[part=review] .primary')?.click();
    await stepIs(first, 'done');
    expect(second.value).to.equal(null);
    form.querySelector('button')?.click();
    await waitUntil(() => second.shadowRoot?.activeElement?.id === 'question');
    expect(submissions).to.have.lengthOf(0);
  });
});
