/** Alone in its file: what is loaded is there at once for every test after it. */
import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { expect, fakeClient, part } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { opened } from './manual/support.ts';

it('A person who wants to type by hand before the Dutch fields are loaded does so', async () => {
  const element = await fixture<AddressEntry>(html`
    <address-entry country="NL" nl-lookup .client=${fakeClient().client}></address-entry>
  `);
  await waitUntil(() => element.step === 'search', 'the country is chosen');
  expect(part(element, 'input'), 'the Dutch fields still load').to.exist;
  part(element, 'manual-button')?.click();
  await opened(element);
  expect(element.step).to.equal('manual');
});
