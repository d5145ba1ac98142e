/** Tests the things that stay while others change: the focus, the page's own words, a field that is fixed. */
import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { button, hasButton, waitUntil } from '../element.support.ts';
import { fakeAll, lookupShows } from '../panels/dutch-lookup/entry.support.ts';
import { opened } from '../panels/manual/support.ts';
import { belgium, expect, failure, fakeClient, mount, netherlands, options, part, settled, type } from './support.ts';

describe('address-entry keeps', () => {
  it('the focus when the countries are requested again', async () => {
    let calls = 0;
    const countries = () => {
      if (calls++ === 0) throw failure('unavailable', 503);
      return [belgium, netherlands];
    };
    const element = await fixture<AddressEntry>(html`
      <address-entry .client=${fakeClient({ countries }).client}></address-entry>
    `);
    await waitUntil(() => hasButton(element, 'Try again'), 'it can be asked for again');
    const retry = button(element, 'Try again');
    retry.focus();
    retry.click();
    await waitUntil(() => part(element, 'country')?.matches(':enabled'), 'the countries are there');
    await settled(element);
    expect(element.shadowRoot?.activeElement?.id).to.equal('input');
  });

  it('the page’s label and hint, whatever the panel', async () => {
    const element = await fixture<AddressEntry>(html`
      <address-entry country="NL" nl-lookup .client=${fakeAll().client}>
        <span slot="label">Where to</span>
        <span slot="hint">Not a parcel locker</span>
      </address-entry>
    `);
    const [label, hint] = element.children;
    await lookupShows(element);
    for (const text of [label, hint]) expect(text?.getClientRects()).to.have.length(1);
    element.nlLookup = false;
    await waitUntil(() => part(element, 'input'), 'the search is there');
    element.enterManually();
    await opened(element);
    expect(part(element, 'manual-fields')?.ariaLabel).to.equal('Where to');
  });

  it('its text once it is read-only, even with suggestions left', async () => {
    const { element } = await mount();
    await type(element, 'julian');
    options(element)[0]?.click();
    await settled(element);
    const { length } = options(element);
    element.readOnly = true;
    await settled(element);
    options(element)[0]?.click();
    await settled(element);
    expect(element.value).to.equal(null);
    expect(options(element)).to.have.length(length);
    for (const button of element.shadowRoot?.querySelectorAll('button') ?? []) expect(button.disabled).to.equal(true);
  });
});
