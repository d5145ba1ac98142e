import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import '../with-engine.ts';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { expect, fakeClient, part } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { lookupShows } from '../panels/dutch-lookup/entry.support.ts';

type Element = AddressEntry | NlPostcodeLookup;

const own = html`
  <span slot="label">Where to?</span>
  <span slot="hint">We deliver on Mondays.</span>
  <span slot="error">This island is too far.</span>
`;

/** Both elements, and one that shows the panel of the other, with content of the page's own in every slot. */
async function filled(): Promise<readonly Element[]> {
  const { client } = fakeClient();
  const form = await fixture<HTMLFormElement>(html`
    <form>
      <address-entry country="NL" required .client=${client}>${own}</address-entry>
      <address-entry country="NL" nl-lookup required .client=${client}>${own}</address-entry>
      <nl-postcode-lookup required .client=${client}>${own}</nl-postcode-lookup>
    </form>
  `);
  const [entry, dutch] = form.querySelectorAll('address-entry') as unknown as [AddressEntry, AddressEntry];
  const lookup = form.querySelector('nl-postcode-lookup') as NlPostcodeLookup;
  await waitUntil(() => entry.step === 'search');
  await lookupShows(dutch);
  form.reportValidity();
  await Promise.all([entry, dutch, lookup].map(({ updateComplete }) => updateComplete));
  return [entry, dutch, lookup];
}

function slotted(element: Element, name: string): HTMLElement {
  return element.querySelector(`[slot="${name}"]`) as HTMLElement;
}

describe('content in a slot', () => {
  for (const name of ['label', 'hint', 'error']) {
    it(`is shown as the ${name}, in place of the element’s own`, async () => {
      for (const element of await filled()) {
        expect(slotted(element, name).checkVisibility(), element.localName).to.equal(true);
        const fallback = element.shadowRoot?.querySelector(`slot[name="${name}"] > *`);
        expect(fallback?.checkVisibility() ?? false, element.localName).to.equal(false);
      }
    });
  }

  it('names and describes the fields', async () => {
    const [entry] = await filled();
    const input = part(entry as AddressEntry, 'input');
    const described = (input?.getAttribute('aria-describedby') ?? '').split(' ');
    for (const name of ['hint', 'error']) {
      const slot = slotted(entry as AddressEntry, name).assignedSlot;
      expect(
        described.some((id) => slot?.closest(`#${id}`)),
        name,
      ).to.equal(true);
    }
    const label = slotted(entry as AddressEntry, 'label').assignedSlot?.closest('label');
    expect(label?.htmlFor).to.equal(input?.id);
  });
});
