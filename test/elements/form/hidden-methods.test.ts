/** Fields of a form hide its members of the same name. No order may be lost by that. */
import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { InternationalAddress, Match } from '../../../src/contract/types.ts';
import { details, expect, type Fake, fakeClient, house, options, part, street } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { later, submissionsOf } from './submissions.support.ts';

/** Every member that a form has. */
function allMembers(): readonly string[] {
  const names: string[] = [];
  for (const name in document.createElement('form')) names.push(name);
  return names;
}

/** An element in a form with these fields. No member of the form is asked for anything after they are there. */
async function mountWith(names: readonly string[], fake: Fake, { withButton = true } = {}) {
  const outer = await fixture<HTMLElement>(html`
    <div>
      <form>
        <address-entry name="shipping" country="NL" required .client=${fake.client}></address-entry>
        ${withButton ? html`<button>Order</button>` : null}
        <textarea name="remarks"></textarea>
      </form>
    </div>
  `);
  const [form, element, button, elsewhere] = ['form', 'address-entry', 'button', 'textarea'].map((selector) =>
    outer.querySelector(selector),
  ) as [HTMLFormElement, AddressEntry, HTMLButtonElement | null, HTMLTextAreaElement];
  const heard = submissionsOf(form);
  await waitUntil(() => element.step !== 'country');
  // A select is no line of text, so that Enter still submits a form without a button.
  const fields = names.map((name) => Object.assign(document.createElement('select'), { name }));
  Element.prototype.append.call(form, ...fields);
  const input = part(element, 'input') as HTMLInputElement;
  input.focus();
  input.value = 'julian';
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  return { element, input, button, elsewhere, heard };
}

/** The same with an address that was chosen, and whose details are on their way. */
async function chosen(names: readonly string[], withButton: boolean) {
  const service = later<InternationalAddress>();
  const mounted = await mountWith(names, fakeClient({ details: service.answer }), { withButton });
  await waitUntil(() => options(mounted.element).length === 2);
  options(mounted.element)[1]?.click();
  await waitUntil(service.isAsked);
  return { ...mounted, service };
}

const pressEnter = (input: HTMLElement) =>
  input.dispatchEvent(new KeyboardEvent('keypress', { key: 'Enter', bubbles: true, composed: true, cancelable: true }));

const cases = [
  ...['requestSubmit', 'elements'].map((name) => [name, [name]] as const),
  ['each of its members', allMembers()] as const,
];

for (const [what, names] of cases) {
  describe(`a form with fields that hide: ${what}`, () => {
    it('submits a held order once the address has arrived: by a button', async () => {
      const { button, heard, service } = await chosen(names, true);
      button?.click();
      expect(heard.length).to.equal(0);
      service.resolve(details);
      await waitUntil(() => heard.length > 0);
      expect(heard).to.deep.equal([{ street: details.address.street, submitter: 'Order' }]);
    });

    it('submits a held order by Enter, without a button, for a shopper who has gone on to another field', async () => {
      const { input, elsewhere, heard, service } = await chosen(names, false);
      pressEnter(input);
      expect(heard.length).to.equal(0);
      elsewhere.focus();
      service.resolve(details);
      await waitUntil(() => heard.length > 0);
      expect(heard).to.deep.equal([{ street: details.address.street, submitter: null }]);
    });

    it('shows what is missing if the answer leaves a choice, and submits what is chosen then', async () => {
      const service = later<{ matches: Match[] }>();
      const { element, button, heard } = await mountWith(names, fakeClient({ suggest: service.answer }));
      await waitUntil(service.isAsked);
      button?.click();
      service.resolve({ matches: [street, house] });
      await waitUntil(() => part(element, 'error') !== null);
      await waitUntil(() => document.activeElement === element);
      expect(heard).to.deep.equal([]);
      options(element)[1]?.click();
      await waitUntil(() => element.value !== null);
      button?.click();
      await waitUntil(() => heard.length > 0);
      expect(heard[0]?.street).to.equal(details.address.street);
    });
  });
}
