import assert from 'node:assert/strict';
import { after, afterEach, describe, it, mock } from 'node:test';
import { knownCountries } from '../../src/core/country/known.ts';
import { cases, type Kit } from './helpers.suite.ts';

/**
 * Tests the promises to a shop for its unit tests.
 *
 * @param name of what stands in for a browser
 *
 * @param document its document, already that of the process
 */
export async function itWorksInUnitTests(name: string, document: Document): Promise<void> {
  const { AddressEntry, NlPostcodeLookup } = await import('../../src/index.ts');
  const testing = await import('../../src/testing.ts');
  const { createTestClient, settled, typeAddress, suggestionsOf, chooseSuggestion, completeAddress, inSight } = testing;

  const told: string[] = [];
  mock.method(console, 'warn', (text: string) => told.push(text));
  const form = document.body.appendChild(document.createElement('form'));
  afterEach(() => form.replaceChildren());
  after(() => mock.restoreAll());

  function mount<Type extends HTMLElement>(tag: string, members: object): Type {
    const element = Object.assign(document.createElement(tag) as Type, members);
    form.append(element);
    return element;
  }

  describe(`under ${name}`, () => {
    it('an element is mounted, rendered and removed without an error, without any client', async () => {
      for (const tag of ['address-entry', 'nl-postcode-lookup']) {
        const element = mount<InstanceType<typeof AddressEntry>>(tag, { name: 'shipping', required: true });
        await settled(element);
        assert.ok(inSight(element).fields.length > 0);
        assert.equal(element.checkValidity(), false);
        assert.notEqual(element.validationMessage, '');
        assert.equal(element.form === form, true);
        element.setCustomValidity('No.');
        assert.equal(element.validationMessage, 'No.');
        element.remove();
      }
    });

    it('the console says once that there is no proxy, however many elements there are', async () => {
      const element = mount<InstanceType<typeof AddressEntry>>('address-entry', { country: 'NL' });
      for (const text of ['dam', 'spui']) await typeAddress(element, text);
      assert.equal(told.length, 1, told.join());
      assert.match(told[0] ?? '', /no usable proxy-url/);
    });

    it('a text leads to a complete address, and the page is notified', async () => {
      const element = mount<InstanceType<typeof AddressEntry>>('address-entry', {
        client: createTestClient(),
        country: 'NL',
      });
      const heard: string[] = [];
      element.addEventListener('address-selected', ({ detail }) => heard.push(detail.address.mailLines.join()));
      const { street, building } = await completeAddress(element, 'dam');
      assert.deepEqual([street, building], ['Dam', '1']);
      assert.equal(heard.length, 1);
      assert.equal(element.checkValidity(), true);
    });

    it('suggestions are read and one of them is chosen', async () => {
      const element = mount<InstanceType<typeof AddressEntry>>('address-entry', {
        client: createTestClient(),
        country: 'NL',
      });
      await typeAddress(element, 'julianastr');
      assert.equal(suggestionsOf(element).length, 2);
      await assert.rejects(chooseSuggestion(element, 'Spui'), /There is no suggestion Spui among: .*Julianastraat 30/);
      await chooseSuggestion(element, /\b32\b/);
      assert.equal(element.value?.building, '32');
    });

    it('addresses are those of the test, and the manual fields exist', async () => {
      const client = createTestClient({ addresses: [{ country: 'LU', street: 'Rue Neuve', building: '4' }] });
      const element = mount<InstanceType<typeof AddressEntry>>('address-entry', { client, country: 'LU' });
      assert.equal((await completeAddress(element, 'neuve')).country.iso3, 'LUX');
      assert.ok(knownCountries().length > 30);
      element.enterManually();
      await settled(element);
      assert.equal(element.step, 'manual');
    });

    it('a prefilled address is the value', async () => {
      const value = { country: 'nl', street: 'Dam', building: '1', postcode: '1012JS', locality: 'Amsterdam' };
      const element = mount<InstanceType<typeof NlPostcodeLookup>>('nl-postcode-lookup', { value });
      await settled(element);
      assert.equal(element.value?.country.iso3, 'NLD');
    });

    for (const [title, run] of Object.entries(cases)) {
      it(title, () => run({ testing, mount: mount as Kit['mount'], equal: assert.deepEqual }));
    }
  });
}
