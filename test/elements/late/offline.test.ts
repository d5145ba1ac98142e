/** A browser that says, wrongly, that it has no network. */
import { expect } from '@open-wc/testing';
import { Lazy } from '../../../src/elements/field/lazy.ts';
import { fakeClient, fill, mount, settled, within } from '../nl-postcode-lookup/support.ts';

describe('a browser that is wrong about its network', () => {
  before(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }));
  after(() => Reflect.deleteProperty(navigator, 'onLine'));

  it('loads code when the shopper needs it', async () => {
    expect(await new Lazy(async () => 'code').load()).to.equal('code');
  });

  it('looks up a Dutch address', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    await fill(element, { postcode: '2012ES', houseNumber: '30' });
    expect([element.value?.street, fake.asked.length]).to.deep.equal(['Julianastraat', 1]);
  });

  it('has the manual fields', async () => {
    const { element } = await mount();
    element.enterManually();
    await settled(element);
    expect(within(element, '#building').localName).to.equal('input');
  });
});

describe('code that takes longer than a shopper waits', () => {
  it('is used when it has loaded', async () => {
    let come = (_: string) => {};
    const lazy = new Lazy(() => new Promise<string>((resolve) => (come = resolve)));
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, _: number, ...rest: []) => setTimeout(run, 0, ...rest)) as typeof setTimeout;
    try {
      expect(await lazy.load()).to.equal(null);
    } finally {
      window.setTimeout = setTimeout;
    }
    come('code');
    expect(await lazy.load()).to.equal('code');
    expect(lazy.loaded).to.equal('code');
  });
});
