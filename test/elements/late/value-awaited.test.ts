/** Orders that are placed before the address is there that the page gives. */
import { expect, fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { sameAs } from '../../../src/elements/address-entry/engine.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { isoTable } from '../../../src/elements/panels/search/effects.ts';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { fakeClient } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { submissionOf } from '../form/submissions.support.ts';
import { holdFile, releaseFile } from './support.ts';

const home = { country: 'NL', street: 'Spaarne', building: '2', postcode: '2011 CD', locality: 'Haarlem' };
const japan = { country: 'JP', street: '1-1 Chiyoda', postcode: '100-8111', locality: 'Chiyoda-ku' };

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
  releaseFile(isoTable);
  releaseFile(sameAs);
});

for (const isRequired of [true, false]) {
  describe(`an order in a form whose address is ${isRequired ? '' : 'not '}required`, () => {
    it('waits until the country of the page’s address is known', async () => {
      const file = holdFile(isoTable);
      const { form, sent, elements } = await shop(japan, isRequired, false);
      form.querySelector('button')?.click();
      await waitUntil(() => elements.some((it) => submissionOf(it) === 'held'), 'a submission that waits');
      expect(sent).to.deep.equal([]);
      await file.come();
      await waitUntil(() => sent.length > 0, 'the order');
      expect(sent).to.deep.equal(['to.street,1-1 Chiyoda']);
    });

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

it('an order does not wait for an address in a country that no list of the element has, and the console says so', async () => {
  const { warn } = console;
  const told: string[] = [];
  console.warn = (text: string) => told.push(text);
  const form = await fixture<HTMLFormElement>(html`
    <form>
      <nl-postcode-lookup name="to" .client=${fakeClient({}).client} .value=${japan}></nl-postcode-lookup>
      <button>Order</button>
    </form>
  `);
  const element = form.querySelector('nl-postcode-lookup') as NlPostcodeLookup;
  await waitUntil(() => inspect(element).isAttached, 'the engine');
  const ordered = new Promise<void>((resolve) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      resolve();
    });
  });
  form.querySelector('button')?.click();
  await waitUntil(() => submissionOf(element) !== 'held', 'a submission that goes on');
  expect(inspect(element).state.properties.isPageAwaited).to.equal(false);
  await ordered;
  await waitUntil(() => told.some((text) => text.includes('country is no known ISO code: "JP"')), 'the note');
  console.warn = warn;
});
