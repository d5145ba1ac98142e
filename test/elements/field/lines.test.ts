/** When an address has its lines, and what is fetched for them. */
import type { Address } from '../../../src/core/address/address.ts';
import { Lazy } from '../../../src/elements/field/lazy.ts';
import { expect, mount, options, part, settled, type } from '../address-entry/support.ts';

const address = {
  country: 'gb',
  street: 'Mill Lane',
  building: '12',
  unit: 'Flat 3',
  postcode: 'BA1 1AA',
  locality: 'Bath',
};
const isLoaded = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/printing-slice'));

describe('the format of a country', () => {
  // First of all: modules stay once they are loaded.
  it('is not loaded for an element without an address, nor while the shopper types', async () => {
    const { element } = await mount();
    await settled(element);
    expect(isLoaded()).to.equal(false);
    await type(element, 'julian');
    expect(options(element).length).to.be.greaterThan(0);
    expect(isLoaded()).to.equal(false);
  });

  it('is awaited by updateComplete, and the lines are not guessed before', async () => {
    const { element } = await mount();
    element.value = address;
    expect(element.value).to.deep.include({ lines: [], mailLines: [] });
    await element.updateComplete;
    expect(element.value?.lines).to.deep.equal(['Flat 3', '12 Mill Lane']);
    expect(element.value?.mailLines).to.deep.equal(['Flat 3', '12 Mill Lane', 'BATH', 'BA1 1AA']);
  });

  it('is awaited by updateComplete, whoever is notified first that it has loaded', async () => {
    const { element } = await mount();
    const { load } = Lazy.prototype;
    let isHeard = false;
    // Who asked first prints by it, and hears of it last.
    Lazy.prototype.load = async function () {
      const module: unknown = await load.call(this);
      if (isHeard || !Object.hasOwn(module as object, 'printingSlice')) return module;
      isHeard = true;
      for (let turns = 0; turns < 30; turns++) await null;
      return module;
    };
    try {
      element.value = address;
      await element.updateComplete;
    } finally {
      Lazy.prototype.load = load;
    }
    expect(element.value?.lines).to.deep.equal(['Flat 3', '12 Mill Lane']);
  });

  it('leaves the lines for the parcel that the page set', async () => {
    const { element } = await mount();
    const mailLines = ['c/o Smith', '12 Mill Lane', 'Bath'];
    element.value = { ...address, mailLines };
    await element.updateComplete;
    expect(element.value?.mailLines).to.deep.equal(mailLines);
    expect(element.value?.lines).to.deep.equal(['Flat 3', '12 Mill Lane']);
  });

  it('prints what a script has changed in an address that was read', async () => {
    const { element, form } = await mount();
    element.value = address;
    await element.updateComplete;
    const lines = async (changed: object) => {
      element.value = { ...(element.value as Address), ...changed };
      await element.updateComplete;
      return element.value?.lines;
    };
    expect(await lines({ unit: 'Flat 9' })).to.deep.equal(['Flat 9', '12 Mill Lane']);
    expect(new FormData(form).get('shipping.building')).to.equal('Flat 9, 12');
    expect(await lines({ unit: null })).to.deep.equal(['12 Mill Lane']);
    expect(await lines({ building: '99' })).to.deep.equal(['99 Mill Lane']);
    expect(element.value?.buildingNumber).to.equal(99);
    expect(part(element, 'address')?.textContent).to.contain('99 Mill Lane');
  });
});
