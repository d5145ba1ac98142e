/** When an address has its lines, and what is fetched for them. */
import type { Address } from '../../../src/core/address/address.ts';
import { Lazy } from '../../../src/elements/field/lazy.ts';
import { expect, fakeClient, mount, netherlands, options, part, settled, type } from '../address-entry/support.ts';

const british = {
  country: 'gb',
  street: 'Mill Lane',
  building: '12',
  unit: 'Flat 3',
  postcode: 'BA1 1AA',
  locality: 'Bath',
};
/** In a country whose format is not there from the beginning. */
const address = { ...british, country: 'au', locality: 'Perth', region: 'WA', postcode: '6000' };
const australia = { name: 'Australia', iso2: 'AU', iso3: 'AUS' };
const mountAbroad = () => mount(fakeClient({ countries: () => [netherlands, australia] }));
const isWorld = (module: unknown) => (module as { readonly name?: string } | null)?.name === 'worldFormatOf';

describe('the format of a country outside Europe', () => {
  it('is not loaded for an element without an address, while the shopper types, or for an address in Europe', async () => {
    const { load } = Lazy.prototype;
    let isFetched = false;
    Lazy.prototype.load = async function () {
      const module: unknown = await load.call(this);
      isFetched ||= isWorld(module);
      return module;
    };
    try {
      const { element } = await mount();
      await type(element, 'Haarlem');
      options(element)[0]?.click();
      await settled(element);
      expect(element.value?.lines).to.deep.equal(['Julianastraat 30']);
    } finally {
      Lazy.prototype.load = load;
    }
    expect(isFetched).to.equal(false);
  });

  it('is awaited by updateComplete, and the lines are not guessed before', async () => {
    const { element } = await mountAbroad();
    element.value = address;
    expect(element.value).to.deep.include({ lines: [], mailLines: [] });
    await element.updateComplete;
    expect(element.value?.lines).to.deep.equal(['12 Mill Lane', 'Flat 3']);
    expect(element.value?.mailLines).to.deep.equal(['12 Mill Lane', 'Flat 3', 'PERTH WA 6000']);
  });

  it('is awaited by updateComplete, whoever is notified first that it has loaded', async () => {
    const { element } = await mountAbroad();
    const { load } = Lazy.prototype;
    let isHeard = false;
    // Who asked first prints by it, and hears of it last.
    Lazy.prototype.load = async function () {
      const module: unknown = await load.call(this);
      if (isHeard || !isWorld(module)) return module;
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
    expect(element.value?.lines).to.deep.equal(['12 Mill Lane', 'Flat 3']);
  });

  it('leaves the lines for the parcel that the page set', async () => {
    const { element } = await mountAbroad();
    const mailLines = ['c/o Smith', '12 Mill Lane', 'Bath'];
    element.value = { ...address, mailLines };
    await element.updateComplete;
    expect(element.value?.mailLines).to.deep.equal(mailLines);
    expect(element.value?.lines).to.deep.equal(['12 Mill Lane', 'Flat 3']);
  });

  it('prints what a script has changed in an address that was read', async () => {
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

describe('the format of a European country', () => {
  it('is there at once', async () => {
    const { element } = await mount();
    element.value = british;
    expect(element.value?.lines).to.deep.equal(['Flat 3', '12 Mill Lane']);
    expect(element.value?.mailLines).to.deep.equal(['Flat 3', '12 Mill Lane', 'BATH', 'BA1 1AA']);
  });
});
