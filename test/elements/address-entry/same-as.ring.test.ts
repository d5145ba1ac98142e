/** Elements that name each other in `same-as`. */
import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { attached, waitUntil } from '../element.support.ts';
import { expect, fakeClient, settled } from './support.ts';

const home = { country: 'NL', street: 'Spaarne', building: '2', postcode: '2011 CD', locality: 'Haarlem' };

/** A form with elements of these ids, each the same as the named one. */
async function formOf(links: Readonly<Record<string, string>>) {
  const { client } = fakeClient();
  const form = await fixture<HTMLFormElement>(html`
    <form @submit=${(event: Event) => event.preventDefault()}>
      ${Object.entries(links).map(
        ([id, other]) =>
          html`<address-entry id=${id} name=${id} label=${id} same-as=${other} country="NL" countries="NL BE" .client=${client} required></address-entry>`,
      )}
      <button>Order</button>
    </form>
  `);
  const elements = [...form.querySelectorAll('address-entry')] as AddressEntry[];
  for (const element of elements) await attached(element);
  await rest(elements);
  return { form, elements, element: (id: string) => elements.find((it) => it.id === id) as AddressEntry };
}

const box = (element: AddressEntry) => element.shadowRoot?.querySelector<HTMLInputElement>('#same') ?? null;
const followersIn = (elements: readonly AddressEntry[]) => elements.filter(box).map(({ id }) => id);

async function rest(elements: readonly AddressEntry[]): Promise<void> {
  for (const _ of elements) for (const element of elements) await settled(element);
}

describe('elements that are the same as each other in a ring', () => {
  for (const links of [
    { a: 'a' },
    { a: 'b', b: 'a' },
    { a: 'b', b: 'c', c: 'a' },
    { a: 'b', b: 'c', c: 'd', d: 'b' },
  ]) {
    const ids = Object.keys(links);
    it(`end it at one that has an address of its own: ${JSON.stringify(links)}`, async () => {
      const { form, elements, element } = await formOf(links);
      const followers = ids.filter((id) => id !== 'a' || links.a !== 'a').length - (links.a === 'a' ? 0 : 1);
      await waitUntil(() => followersIn(elements).length === followers, 'all but one follow');
      expect(form.checkValidity()).to.equal(false);
      form.requestSubmit();
      await rest(elements);
      const own = elements.find((it) => !box(it)) as AddressEntry;
      own.value = home;
      await waitUntil(() => elements.every(({ value }) => value?.street === 'Spaarne'), 'the address of all');
      expect(form.checkValidity()).to.equal(true);
      expect(ids.map((id) => new FormData(form).get(`${id}.street`))).to.deep.equal(ids.map(() => 'Spaarne'));
      own.clear();
      await waitUntil(() => elements.every(({ value }) => value === null), 'no address');
      form.reset();
      await rest(elements);
      expect([form.checkValidity(), element('a').value]).to.deep.equal([false, null]);
    });
  }

  it('follow each other in a chain that is not a ring', async () => {
    const { elements, element } = await formOf({ a: 'b', b: 'c', c: '' });
    await waitUntil(() => followersIn(elements).join() === 'a,b', 'both follow');
    element('c').value = home;
    await waitUntil(() => element('a').value?.street === 'Spaarne', 'the address at its end');
  });

  it('keep their links if the page closes a ring later, and continue once it is open', async () => {
    const { elements, element } = await formOf({ a: 'b', b: 'c', c: '' });
    await waitUntil(() => followersIn(elements).join() === 'a,b', 'both follow');
    element('c').sameAs = 'a';
    await element('c').updateComplete;
    await rest(elements);
    expect(followersIn(elements)).to.deep.equal(['a', 'b']);
    element('b').sameAs = '';
    await waitUntil(() => followersIn(elements).join() === 'a,c', 'the last follows the first');
    element('b').value = home;
    await waitUntil(() => element('c').value?.street === 'Spaarne', 'the address at the end');
    element('c').id = 'b';
    element('b').id = 'z';
    await rest(elements);
    expect(elements.filter(box).length).to.be.lessThan(3);
  });

  it('are no longer followed once they have left the document', async () => {
    const { elements, element } = await formOf({ a: 'b', b: 'a' });
    await waitUntil(() => followersIn(elements).length === 1, 'one follows');
    const follower = elements.find(box) as AddressEntry;
    const own = elements.find((it) => it !== follower) as AddressEntry;
    follower.remove();
    await rest([own]);
    own.value = home;
    expect([own.value?.street, element('a') === own || element('b') === own]).to.deep.equal(['Spaarne', true]);
  });
});
