/** A page that the browser translates: as Chrome does, every text node is replaced by elements with the translation. */
import type { AddressEntry } from '../../../src/address-entry.ts';
import { linesOf } from '../../../src/core/address/shown.ts';
import {
  expect,
  failure,
  fakeClient,
  house,
  mount,
  options,
  part,
  settled,
  street,
  type,
} from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import * as dutch from '../nl-postcode-lookup/support.ts';
import { translate } from './translated.support.ts';

const rootOf = (element: AddressEntry) => element.shadowRoot as ShadowRoot;
const namesIn = (element: AddressEntry) =>
  options(element).map((option) => option.querySelector('[part=option-label]')?.textContent?.trim());

describe('an element that the browser has translated', () => {
  it('lists the suggestions for the current text as the service wrote them, and chooses the one that is pressed', async () => {
    const fake = fakeClient({ suggest: ({ term }) => ({ matches: term === 'ju' ? [street, house] : [house] }) });
    const { element } = await mount(fake);
    await type(element, 'ju');
    translate(rootOf(element));
    expect(namesIn(element)).to.deep.equal([street.label, house.label]);
    await type(element, 'jul');
    expect(namesIn(element)).to.deep.equal([house.label]);
    options(element)[0]?.click();
    await settled(element);
    expect(fake.details.map(({ context }) => context)).to.deep.equal([house.context]);
  });

  it('shows its current address, and none from before', async () => {
    const { element } = await mount();
    const lines = () => [...rootOf(element).querySelectorAll('[part=address] .lines div')].map((it) => it.textContent);
    await type(element, 'ju');
    options(element)[1]?.click();
    await settled(element);
    translate(rootOf(element));
    const { value } = element;
    expect(value && lines()).to.deep.equal(value && linesOf(value));
    element.value = value && { ...value, mailLines: [], street: 'Kerkstraat', details: null };
    await settled(element);
    expect(lines().join()).to.contain('Kerkstraat');
  });

  it('has the text of the latest error', async () => {
    let reason: 'unavailable' | 'rate-limited' = 'unavailable';
    const { element, input } = await mount(fakeClient({ suggest: () => Promise.reject(failure(reason)) }));
    // Away from the field: where the focus comes back to it, a screen reader reads the words there, and nothing is said.
    const typeAndLeave = async (text: string) => {
      await type(element, text);
      input.blur();
    };
    await typeAndLeave('ju');
    const before = part(element, 'error')?.textContent ?? '';
    expect(before).to.contain('can’t reach address search');
    await waitUntil(() => part(element, 'status')?.textContent?.includes(before), 'it is said');
    translate(rootOf(element));
    reason = 'rate-limited';
    await typeAndLeave('jul');
    expect(part(element, 'error')?.textContent).to.contain('Address search is busy');
    await waitUntil(() => part(element, 'status')?.textContent?.includes('Address search is busy'), 'it is said');
    expect(part(element, 'status')?.textContent).not.to.contain('{');
  });

  for (const [name, mounted] of Object.entries({
    'address-entry': () => mount(),
    'nl-postcode-lookup': () => dutch.mount(),
  })) {
    it(`shows another error in place of one that was translated: ${name}`, async () => {
      const { element } = await mounted();
      element.required = true;
      await settled(element);
      element.reportValidity();
      await element.updateComplete;
      translate(element.shadowRoot as ShadowRoot);
      const shown = () => part(element, 'error')?.textContent;
      expect(shown()).to.match(/^{.+}$/);
      element.setCustomValidity('We do not deliver there.');
      await settled(element);
      expect(shown()).to.equal('We do not deliver there.');
    });
  }
});
