import { html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { expect, fakeClient } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { enhance, select, write } from './support.ts';

const codes = ['NL', 'JP', 'US', 'BR', 'AE', 'IN', 'CN', 'HK'];

const fields = html`
  <div slot="fields">
    <select name="country" autocomplete="country">
      <option value="">Choose …</option>
      ${codes.map((code) => html`<option value=${code}>${code}</option>`)}
    </select>
    <input name="street" autocomplete="address-line1" />
    <input name="line2" autocomplete="address-line2" />
    <input name="part" autocomplete="address-level3" />
    <input name="city" autocomplete="address-level2" />
    <input name="zip" autocomplete="postal-code" />
    <input name="state" autocomplete="address-level1" />
  </div>
`;

/** A service that has every country. */
const everywhere = () => ({ fake: fakeClient({ countries: () => Promise.resolve(isoCountries()) as never }) });

/** The text beneath the fields. */
function told(element: AddressEntry): string {
  return element.shadowRoot?.querySelector('#beneath')?.textContent?.trim() ?? '';
}

describe('any country in the page’s own fields', () => {
  const emptied: readonly (readonly [iso2: string, text: string])[] = [
    ['US', 'Cleared for United States: Postcode, Region'],
    ['JP', 'Cleared for Japan: Town or city, Postcode, Region'],
    ['AE', 'Cleared for United Arab Emirates: Town or city, Postcode, Region'],
    ['BR', 'Cleared for Brazil: Postcode, Region'],
    ['IN', 'Cleared for India: Postcode, Region'],
    ['CN', 'Cleared for China: Postcode, Region'],
  ];
  for (const [iso2, text] of emptied) {
    it(`clears what has no field there, says so, and restores it: ${iso2}`, async () => {
      const { element, field } = await enhance(fields);
      await select(element);
      await write(element, field('country'), iso2);
      await waitUntil(() => told(element) === text, text);
      expect([field('street').value, field('zip').value, field('state').value]).to.deep.equal([
        'Julianastraat 30',
        '',
        '',
      ]);
      expect(field('city').value).to.equal(text.includes('Town') ? '' : 'Haarlem');
      await write(element, field('country'), 'NL');
      await waitUntil(() => field('zip').value !== '', 'it is there again');
      expect([field('city').value, field('state').value]).to.deep.equal(['Haarlem', 'Noord-Holland']);
      expect(told(element)).to.equal('');
    });
  }

  const typed: readonly (readonly [iso2: string, texts: Readonly<Record<string, string>>, lines: readonly string[]])[] =
    [
      [
        'US',
        { street: '350 5th Ave', city: 'New York', state: 'NY', zip: '10118' },
        ['350 5th Ave', 'NEW YORK, NY 10118'],
      ],
      ['JP', { zip: '150-0002', state: '東京都', street: '渋谷2-21-1' }, ['〒150-0002', '東京都', '渋谷2-21-1']],
      [
        'BR',
        { street: 'Av. Paulista, 1578', part: 'Bela Vista', city: 'São Paulo', state: 'SP', zip: '01310200' },
        ['Av. Paulista, 1578', 'Bela Vista', 'SÃO PAULO-SP', '01310-200'],
      ],
      ['AE', { street: 'Villa 12', part: 'Jumeirah 1', state: 'Dubai' }, ['Villa 12', 'Jumeirah 1', 'Dubai']],
      [
        'IN',
        { street: '12 MG Road', line2: 'Flat 4', city: 'Bengaluru', zip: '560 001', state: 'Karnataka' },
        ['12 MG Road', 'Flat 4', 'Bengaluru 560001', 'Karnataka'],
      ],
      [
        'CN',
        { zip: '100022', state: '北京市', city: '北京市', part: '朝阳区', street: '建国路93号' },
        ['100022', '北京市北京市朝阳区', '建国路93号'],
      ],
    ];
  for (const [iso2, texts, lines] of typed) {
    it(`is an address once its required parts exist, printed in its order: ${iso2}`, async () => {
      const { element, field } = await enhance(fields, everywhere());
      await write(element, field('country'), iso2);
      for (const [name, text] of Object.entries(texts)) await write(element, field(name), text);
      await waitUntil(() => element.value?.mailLines.length === lines.length, lines.join(', '));
      expect(element.value?.mailLines).to.deep.equal(lines);
      expect(element.value?.country.iso2).to.equal(iso2);
      expect(element.value?.district ?? '').to.equal(texts['part'] ?? '');
    });
  }

  it('has its district in that field, and in no other', async () => {
    const { element, field } = await enhance(fields, everywhere());
    const parts = { district: 'Bela Vista', locality: 'São Paulo', region: 'SP', postcode: '01310-200' };
    element.value = { country: 'BR', street: 'Av. Paulista', building: '1578', ...parts };
    await waitUntil(() => field('city').value === 'São Paulo', 'the fields are filled');
    expect([field('street').value, field('part').value]).to.deep.equal(['Av. Paulista 1578', 'Bela Vista']);
  });
});
