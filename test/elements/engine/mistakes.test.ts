/** Mistakes in the attributes of a page are said in the console, once each, and nowhere else. */
import { expect, fixture, html } from '@open-wc/testing';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import '../with-engine.ts';
import { fakeClient, mount, options, type } from '../address-entry/support.ts';
import { attached, settled, waitUntil } from '../element.support.ts';
import { mountEarly, releaseFile } from '../late/support.ts';

/** The texts that the console is told meanwhile. */
async function toldDuring(act: (told: readonly string[]) => Promise<unknown>): Promise<readonly string[]> {
  const { warn } = console;
  const told: string[] = [];
  console.warn = (text: string) => told.push(text);
  try {
    await act(told);
  } finally {
    console.warn = warn;
  }
  return told;
}

const isTold = (told: readonly string[], ...words: readonly string[]) =>
  waitUntil(() => told.some((text) => words.every((word) => text.includes(word))), words.join(' '));

describe('mistakes made before the engine loaded', () => {
  after(() => releaseFile(addressEntryEngine));

  it('are reported once it has', async () => {
    await toldDuring(async (told) => {
      const { element, file, input } = await mountEarly();
      element.setAttribute('verify', 'sometimes');
      input().focus();
      await file.come();
      await isTold(told, 'verify="sometimes"');
    });
  });
});

describe('an address with a part of the wrong type', () => {
  it('is reported', async () => {
    await toldDuring(async (told) => {
      const { element } = await mount();
      element.value = { country: 'NL', street: ['Dam'] as unknown as string };
      await isTold(told, 'street: no text');
    });
  });
});

describe('an attribute with an invalid value', () => {
  for (const [attribute, value] of [
    ['verify', 'nope'],
    ['po-box', 'forbid'],
    ['building-list-mode', 'long'],
    ['min-length', 'abc'],
    ['address-language', 'Dutch'],
    ['dispatch-country', 'NL'],
    ['dispatch-country', 'GBD'],
  ] as const) {
    it(`is reported once: ${attribute}="${value}"`, async () => {
      const told = await toldDuring(async (heard) => {
        const { element } = await mount();
        element.setAttribute(attribute, value);
        await isTold(heard, `${attribute}="${value}"`, '#wrong-attribute');
        element.label = 'Where to';
        await settled(element);
      });
      expect(told).to.have.length(1);
    });
  }

  it('is not kept by its property, whether a page sets that or the attribute; the attribute stays', async () => {
    const defaults = { verify: 'change', poBox: 'allow', buildingListMode: 'paged', minLength: 2, addressLanguage: '' };
    await toldDuring(async (heard) => {
      const { element } = await mount();
      for (const [property, value] of Object.entries(defaults)) {
        Reflect.set(element, property, 'nope!');
        await settled(element);
        expect(Reflect.get(element, property), property).to.equal(value);
      }
      await isTold(heard, 'verify="nope!"');
      element.setAttribute('verify', 'never');
      element.setAttribute('po-box', 'any');
      await settled(element);
      expect([element.verify, element.poBox, element.getAttribute('po-box')]).to.deep.equal(['never', 'allow', 'any']);
    });
  });

  it('has no effect on the rules', async () => {
    await toldDuring(async () => {
      const { element } = await mount();
      for (const name of ['verify', 'building-list-mode', 'min-length']) element.setAttribute(name, 'any');
      await settled(element);
      expect(inspect(element).state.properties).to.include({
        verify: 'change',
        buildingListMode: 'paged',
        minLength: 2,
      });
    });
  });

  it('is omitted from requests, even if it has the format of a known one', async () => {
    await toldDuring(async (heard) => {
      const fake = fakeClient();
      const { element } = await mount(fake);
      element.dispatchCountry = 'FRN';
      await isTold(heard, 'dispatch-country="FRN"');
      await type(element, 'Haarlem');
      options(element)[0]?.click();
      await settled(element);
      expect([element.dispatchCountry, fake.details[0]?.dispatchCountry]).to.deep.equal(['', '']);
    });
  });

  it('is reported if it exists from the beginning, in both elements', async () => {
    await toldDuring(async (heard) => {
      await fixture(html`<address-entry verify="always" .client=${fakeClient().client}></address-entry>`);
      await isTold(heard, 'verify="always"');
      await attached(
        await fixture(html`<nl-postcode-lookup po-box="never" .client=${fakeClient().client}></nl-postcode-lookup>`),
      );
      await isTold(heard, 'po-box="never"');
    });
  });

  it('does not include one that a framework removes, or a known one', async () => {
    const told = await toldDuring(async () => {
      const { element } = await mount();
      const known = { verify: 'submit', poBox: 'deny', buildingListMode: 'short', minLength: 0 } as const;
      Object.assign(element, known, { addressLanguage: 'nl', dispatchCountry: 'bel' });
      await settled(element);
      element.dispatchCountry = 'jpn';
      await settled(element);
      for (const name of ['verify', 'poBox', 'buildingListMode', 'minLength']) Reflect.set(element, name, undefined);
      await settled(element);
      expect([element.verify, element.poBox, element.minLength]).to.deep.equal(['change', 'allow', 2]);
    });
    expect(told).to.deep.equal([]);
  });
});

describe('a country that is ignored', () => {
  it('is reported if it is unknown', async () => {
    await toldDuring(async (heard) => {
      await mount(fakeClient(), '').then(({ element }) => Object.assign(element, { country: 'XX' }));
      await isTold(heard, 'country="XX"', '#wrong-country');
    });
  });

  it('is reported if it is not among countries', async () => {
    await toldDuring(async (heard) => {
      const { element } = await mount();
      Object.assign(element, { countries: 'NL', country: 'BE' });
      await isTold(heard, 'country="BE"', 'countries="NL"', '#wrong-country');
    });
  });

  it('does not include one on offer, by whatever name, nor one that the shopper left', async () => {
    const belgiumByName = {
      ...fakeClient().client,
      country: async () => ({ name: 'Belgium', iso2: 'BE', iso3: 'BEL' }),
    };
    const told = await toldDuring(async () => {
      const { element } = await mount({ ...fakeClient(), client: belgiumByName });
      element.country = 'Belgique';
      await settled(element);
      expect(element.country).to.equal('BE');
      element.country = 'nld';
      await settled(element);
    });
    expect(told).to.deep.equal([]);
  });
});
