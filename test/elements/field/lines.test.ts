/** The lines of an address that a script sets. */
import type { Address } from '../../../src/core/address/address.ts';
import { expect, fakeClient, mount, netherlands, part } from '../address-entry/support.ts';

const british = {
  country: 'gb',
  street: 'Mill Lane',
  building: '12',
  unit: 'Flat 3',
  postcode: 'BA1 1AA',
  locality: 'Bath',
};
const address = { ...british, country: 'au', locality: 'Perth', region: 'WA', postcode: '6000' };
const australia = { name: 'Australia', iso2: 'AU', iso3: 'AUS' };
const mountAbroad = () => mount(fakeClient({ countries: () => [netherlands, australia] }));

describe('the lines of an address', () => {
  it('are there as soon as a script sets it, in whichever country it is', async () => {
    const { element } = await mountAbroad();
    element.value = british;
    expect(element.value?.lines).to.deep.equal(['Flat 3', '12 Mill Lane']);
    expect(element.value?.mailLines).to.deep.equal(['Flat 3', '12 Mill Lane', 'BATH', 'BA1 1AA']);
    element.value = address;
    expect(element.value?.lines).to.deep.equal(['12 Mill Lane', 'Flat 3']);
    expect(element.value?.mailLines).to.deep.equal(['12 Mill Lane', 'Flat 3', 'PERTH WA 6000']);
  });

  it('for the parcel stay as the page set them', async () => {
    const { element } = await mountAbroad();
    const mailLines = ['c/o Smith', '12 Mill Lane', 'Bath'];
    element.value = { ...address, mailLines };
    await element.updateComplete;
    expect(element.value?.mailLines).to.deep.equal(mailLines);
    expect(element.value?.lines).to.deep.equal(['12 Mill Lane', 'Flat 3']);
  });

  it('follow what a script has changed in an address that was read', async () => {
    const { element, form } = await mountAbroad();
    element.value = address;
    await element.updateComplete;
    const lines = async (changed: object) => {
      element.value = { ...(element.value as Address), ...changed };
      await element.updateComplete;
      return element.value?.lines;
    };
    expect(await lines({ unit: 'Flat 9' })).to.deep.equal(['12 Mill Lane', 'Flat 9']);
    expect(new FormData(form).get('shipping.building')).to.equal('12, Flat 9');
    expect(await lines({ unit: null })).to.deep.equal(['12 Mill Lane']);
    expect(await lines({ building: '99' })).to.deep.equal(['99 Mill Lane']);
    expect(element.value?.buildingNumber).to.equal(99);
    expect(part(element, 'address')?.textContent).to.contain('99 Mill Lane');
  });
});
