/** Submissions while the answer is on its way to an address that another element is the same as. */
import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { InternationalAddress } from '../../../src/contract/types.ts';
import { details, expect, failure, fakeClient, options, part, settled } from '../address-entry/support.ts';
import { holdTimers, waitUntil } from '../element.support.ts';
import { later, microtasks, signOf } from './submissions.support.ts';

// An order is held, and an answer waited for, until the test says so.
after(holdTimers(4_000));

/** Delivery and the same billing address, in either order; the delivery address was chosen, and its details are on their way. */
async function bothWaiting(isFirst: boolean) {
  const service = later<InternationalAddress>();
  const { client } = fakeClient({ details: service.answer });
  const delivery = html`<address-entry id="delivery" name="to" country="NL" .client=${client} required></address-entry>`;
  const sent: Record<string, unknown>[] = [];
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    sent.push({ to: data.get('to.street'), bill: data.get('bill.street') });
  };
  const form = await fixture<HTMLFormElement>(html`
    <form @submit=${send}>
      ${isFirst ? delivery : ''}
      <address-entry id="billing" name="bill" same-as="delivery" country="NL" .client=${client} required></address-entry>
      ${isFirst ? '' : delivery}
      <button>Order</button>
    </form>
  `);
  const [first, second] = ['#delivery', '#billing'].map((id) => form.querySelector(id)) as [AddressEntry, AddressEntry];
  await waitUntil(() => second.shadowRoot?.querySelector('#same'), 'the checkbox');
  for (const element of [first, second, first, second]) await settled(element);
  const input = part(first, 'input') as HTMLInputElement;
  input.focus();
  input.value = 'julian';
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await waitUntil(() => options(first).length === 2);
  options(first)[1]?.click();
  await waitUntil(service.isAsked);
  return { form, first, second, service, sent, order: form.querySelector('button') as HTMLButtonElement };
}

describe('submitting while the address that another element follows is pending', () => {
  for (const isFirst of [true, false]) {
    it(`is held, and continues automatically with both; the follower is ${isFirst ? 'before' : 'after'} the other`, async () => {
      const { first, second, service, sent, order } = await bothWaiting(isFirst);
      order.click();
      await first.updateComplete;
      expect([sent, signOf(first)]).to.deep.equal([[], 'Checking the address…']);
      expect(part(second, 'error')?.textContent?.trim() ?? '', 'nothing is wrong yet').to.equal('');
      service.resolve(details);
      await waitUntil(() => sent.length > 0);
      await microtasks();
      expect(sent).to.deep.equal([{ to: 'Julianastraat', bill: 'Julianastraat' }]);
    });
  }

  it('continues with what is known if the service is down', async () => {
    const { service, sent, order } = await bothWaiting(true);
    order.click();
    service.reject(failure('unavailable'));
    await waitUntil(() => sent.length > 0);
    expect(sent).to.deep.equal([{ to: 'Julianastraat', bill: 'Julianastraat' }]);
  });
});
