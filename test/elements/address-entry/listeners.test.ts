/**
 * Tests pages that act in the middle of things: in listeners, with attributes that go away, after the element is gone.
 */

import { fixture, html } from '@open-wc/testing';
import { countryProblemOf } from '../../../src/core/country/selectors.ts';
import '../with-engine.ts';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { Address } from '../../../src/core/address/address.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { holdClock } from '../../support/page-clock.ts';
import { waitUntil } from '../element.support.ts';
import {
  details,
  eventsOf,
  expect,
  failure,
  fakeClient,
  mount,
  netherlands,
  options,
  settled,
  type,
} from './support.ts';

const saved: Address = addressFrom(details, netherlands);

describe('a listener that changes the address', () => {
  it('with clear() receives no more events about the address that it removed', async () => {
    const { element } = await mount();
    await type(element, 'Haarlem');
    element.addEventListener('address-step', () => element.step === 'done' && element.clear());
    const heard = eventsOf(element);
    options(element)[0]?.click();
    await settled(element);
    expect(element.value).to.equal(null);
    expect(heard).not.to.include('address-selected');
    expect(heard).not.to.include('change');
  });

  const other = { ...saved, building: '32', mailLines: ['Julianastraat 32', '2012 ES  Haarlem'] };

  /** An element around fields of the page, whose listener gives another address once. */
  async function mountAroundFields(value: Address | null) {
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <address-entry
          country="NL"
          .client=${fakeClient().client}
          .value=${value}
          @address-before-fill=${{ handleEvent: ({ target }: Event) => Object.assign(target as object, { value: other }), once: true }}
        >
          <div slot="fields">
            <input name="street" autocomplete="address-line1" />
            <input name="zip" autocomplete="postal-code" />
            <input name="town" autocomplete="address-level2" />
          </div>
        </address-entry>
      </form>
    `);
    const element = form.querySelector('address-entry') as AddressEntry;
    await settled(element);
    return { element, street: () => new FormData(form).get('street') };
  }

  it('before the page’s own fields are filled leaves its own address in them', async () => {
    const { element, street } = await mountAroundFields(null);
    await type(element, 'Haarlem');
    options(element)[0]?.click();
    await waitUntil(() => street() !== '');
    expect(element.value?.building).to.equal('32');
    expect(street()).to.equal('Julianastraat 32');
  });

  it('before fields are filled whose code loaded after the address leaves its own in them', async () => {
    const { element, street } = await mountAroundFields(saved);
    await waitUntil(() => street() !== '');
    expect(element.value?.building).to.equal('32');
    expect(street()).to.equal('Julianastraat 32');
  });
});

describe('an element that was removed', () => {
  it('waits for nothing, whatever failed before', async () => {
    let asked = 0;
    const fake = fakeClient({
      countries: () => {
        asked++;
        throw failure('rate-limited', 429, 1);
      },
    });
    const clock = holdClock();
    try {
      const form = await fixture<HTMLFormElement>(
        html`<form><address-entry .client=${fake.client}></address-entry></form>`,
      );
      const element = form.querySelector('address-entry') as AddressEntry;
      await settled(element);
      element.remove();
      await clock.pass(60_000);
      expect(asked).to.equal(1);
      expect(countryProblemOf(inspect(element).state.countries)).not.to.equal(null);
    } finally {
      clock.release();
    }
  });
});
