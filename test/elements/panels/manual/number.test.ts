/** A house number that stands in the field of the street as well. */
import { html } from '@open-wc/testing';
import { fakeClient } from '../../address-entry/support.ts';
import { waitUntil } from '../../element.support.ts';
import { enhance, write } from '../../page-fields/support.ts';
import { expect, fill, mount, mountManual, settled } from './support.ts';

const rows: readonly (readonly [street: string, building: string, line: string])[] = [
  ['Kerkstraat 67', '67', 'Kerkstraat 67'],
  ['Kerkstraat 67 A', '67 A', 'Kerkstraat 67 A'],
  ['Kerkstraat 67', '67 A', 'Kerkstraat 67 A'],
  ['Kerkstraat 67-69', '67', 'Kerkstraat 67-69'],
  ['Plein 1944', '12', 'Plein 1944 12'],
  ['Plein 1944', '1944', 'Plein 1944 1944'],
  ['Kerkstraat 6', '67', 'Kerkstraat 6 67'],
];

describe('a house number typed in both fields', () => {
  for (const [street, building, line] of rows) {
    it(`is in the address once: ${street} | ${building}`, async () => {
      const { form, element } = await mountManual();
      Object.assign(element, { verify: 'never', submitNames: { 'address-line1': 'line1' } });
      await fill(element, {
        street,
        building,
        postcode: '2012 ES',
        locality: 'Haarlem',
      });
      expect(new FormData(form).get('line1')).to.equal(line);
    });
  }
});

describe('a house number in an address that is set', () => {
  for (const [country, street, building, line] of [
    ['PL', 'ul. Długa 7', '7', 'ul. Długa 7'],
    ['GB', '12 High Street', '12', '12 High Street'],
    ['DE', 'Straße des 17. Juni', '17', 'Straße des 17. Juni 17'],
    ['FR', 'Rue du 8 Mai 1945', '8', '8 Rue du 8 Mai 1945'],
    ['US', '5th Avenue', '5', '5 5th Avenue'],
    ['ES', 'Calle 8 nº 8', '8', 'Calle 8 nº 8'],
    ['ES', 'Calle 8', '8', 'Calle 8 8'],
    ['DE', 'Mannheim C4 12', '12', 'Mannheim C4 12'],
  ] as const) {
    it(`is printed once: ${street} | ${building}`, async () => {
      const { element } = await mount(fakeClient());
      element.value = { country, street, building, locality: 'Town' };
      await waitUntil(() => element.value?.lines.length, 'it is printed');
      expect([element.value?.lines[0], element.value?.mailLines[0]]).to.deep.equal([line, line]);
    });
  }
});

describe('a house number in the page’s own fields', () => {
  it('is that of the house if the first line lacks it, and is not added if it has it', async () => {
    const fields = html`<div slot="fields">
      <input name="line1" autocomplete="shipping address-line1" />
      <input name="line2" autocomplete="shipping address-line2" />
      <input name="zip" autocomplete="shipping postal-code" />
      <input name="city" autocomplete="shipping address-level2" />
    </div>`;
    const { element, field } = await enhance(fields);
    await write(element, field('zip'), '2012 ES');
    await write(element, field('city'), 'Haarlem');
    for (const [line1, line2, line] of [
      ['Kerkstraat', '67', 'Kerkstraat 67'],
      ['Kerkstraat 67', '67', 'Kerkstraat 67'],
      ['Plein 1944', '12', 'Plein 1944 12'],
    ] as const) {
      await write(element, field('line1'), line1);
      await write(element, field('line2'), line2);
      await settled(element);
      await waitUntil(() => element.value?.lines.join(' / ') === line, `${line1}, ${line2}: ${element.value?.lines}`);
    }
  });
});
