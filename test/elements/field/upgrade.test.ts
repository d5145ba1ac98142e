/** A page whose script comes late: what the page did with the elements meanwhile holds. */
import '../with-engine.ts';
import { expect, fixture, html } from '@open-wc/testing';
import { AddressEntry } from '../../../src/address-entry.ts';
import type { EntryElement } from '../../../src/elements/field/entry-element.ts';
import { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { fakeClient } from '../address-entry/support.ts';
import { settled } from '../element.support.ts';

const given = { country: 'NL', street: 'Julianastraat', building: '30', postcode: '2012ES', locality: 'Haarlem' };

/** An element that is in a form of the page before its tag is defined, and how that comes. */
async function late(tag: string, Class: CustomElementConstructor) {
  const form = await fixture<HTMLFormElement>(html`<form><input id="elsewhere" /></form>`);
  const element = document.createElement(tag) as EntryElement & Partial<AddressEntry>;
  element.setAttribute('name', 'shipping');
  form.append(element);
  const define = async () => {
    customElements.define(tag, class extends (Class as typeof AddressEntry) {});
    await settled(element);
  };
  return { form, element, define, elsewhere: form.querySelector('input') as HTMLInputElement };
}

for (const Class of [AddressEntry, NlPostcodeLookup] as const) {
  const tag = `late-${Class.name.toLowerCase()}`;
  describe(`${Class.name} in a page whose script loads late`, () => {
    it('has the properties that the page has set, and submits the address', async () => {
      const { form, element, define } = await late(`${tag}-set`, Class);
      const { client } = fakeClient();
      const messages = { change: 'Another one' };
      Object.assign(element, { client, value: given, label: 'Where to', required: true, messages });
      await define();
      expect(element.value?.street).to.equal('Julianastraat');
      expect(new FormData(form).get('shipping.building')).to.equal('30');
      expect(element.hasAttribute('required'), 'it is required').to.equal(true);
      expect(
        element.shadowRoot?.querySelector('label[for=input]')?.textContent ?? element.shadowRoot?.textContent,
      ).to.contain('Where to');
      expect(element.checkValidity()).to.equal(true);
    });

    it('does not take the focus from elsewhere, and is validated like any other field', async () => {
      const { form, element, define, elsewhere } = await late(`${tag}-focus`, Class);
      Object.assign(element, { client: fakeClient().client, required: true, autofocus: true });
      elsewhere.focus();
      await define();
      expect(document.activeElement === elsewhere).to.equal(true);
      expect(form.checkValidity()).to.equal(false);
      element.disabled = true;
      await element.updateComplete;
      expect(form.checkValidity()).to.equal(true);
    });
  });
}
