/** Orders that are placed before the address is there that the page gives. */
import { expect, fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { sameAs } from '../../../src/elements/address-entry/engine.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { fakeClient } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { submissionOf } from '../form/submissions.support.ts';
import { holdFile, releaseFile } from './support.ts';

const home = { country: 'NL', street: 'Spaarne', building: '2', postcode: '2011 CD', locality: 'Haarlem' };

/** A form of two elements, of which the second may be the same as the first. */
async function shop(value: object, isRequired: boolean, isSame: boolean) {
  const sent: string[] = [];
  const { client } = fakeClient({ countries: () => new Promise<never>(() => {}) });
  const form = await fixture<HTMLFormElement>(html`
    <form
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        const data = new FormData(event.target as HTMLFormElement);
        sent.push([...data].filter(([name]) => name.endsWith('.street')).join(' '));
      }}
    >
      <address-entry id="to" name="to" country="NL" countries="NL JP" .client=${client} .value=${value} ?required=${isRequired}></address-entry>
      ${isSame ? html`<address-entry name="bill" same-as="to" country="NL" countries="NL JP" .client=${client} ?required=${isRequired}></address-entry>` : ''}
      <button>Order</button>
    </form>
  `);
  const elements = [...form.querySelectorAll('address-entry')] as AddressEntry[];
  for (const element of elements) await waitUntil(() => inspect(element).isAttached, 'the engine');
  return { form, sent, elements };
}

afterEach(() => {
  releaseFile(sameAs);
});

for (const isRequired of [true, false]) {
  describe(`an order in a form whose address is ${isRequired ? '' : 'not '}required`, () => {
    it('waits for the checkbox of same-as, and has both addresses', async () => {
      const file = holdFile(sameAs);
      const { form, sent, elements } = await shop(home, isRequired, true);
      form.querySelector('button')?.click();
      await waitUntil(() => elements.some((it) => submissionOf(it) === 'held'), 'a submission that waits');
      expect(sent).to.deep.equal([]);
      await file.come();
      await waitUntil(() => sent.length > 0, 'the order');
      expect(sent).to.deep.equal(['to.street,Spaarne bill.street,Spaarne']);
    });
  });
}
