/** Languages that load by themselves, and follow the page. */
import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import '../../../src/i18n/auto.ts';
import '../with-engine.ts';
import { expect, fakeClient, part } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';

const labelOf = (element: AddressEntry) => element.shadowRoot?.querySelector('label[for=input]')?.textContent?.trim();
const says = (element: AddressEntry, label: string) => waitUntil(() => labelOf(element) === label, `it says ${label}`);

async function entryIn(lang: string): Promise<{ page: HTMLElement; element: AddressEntry }> {
  const page = await fixture<HTMLElement>(
    html`<div lang=${lang}><address-entry .client=${fakeClient().client}></address-entry></div>`,
  );
  const element = page.querySelector('address-entry') as AddressEntry;
  await element.updateComplete;
  return { page, element };
}

/** In a shadow root within a shadow root, as the components of a shop are. */
async function entryInComponents(lang: string): Promise<{ outer: HTMLElement; element: AddressEntry }> {
  const outer = await fixture<HTMLElement>(html`<div lang=${lang}></div>`);
  const inner = document.createElement('section');
  outer.attachShadow({ mode: 'open' }).append(inner);
  const element = document.createElement('address-entry');
  element.client = fakeClient().client;
  inner.attachShadow({ mode: 'open' }).append(element);
  await element.updateComplete;
  return { outer, element };
}

describe('the language of an element', () => {
  it('is loaded automatically, and followed when it changes', async () => {
    const { page, element } = await entryIn('fi');
    await says(element, 'Osoite');
    expect(element.shadowRoot?.querySelector('label[for=input]')?.closest('[lang]')?.getAttribute('lang')).to.equal(
      'fi',
    );
    page.lang = 'el-GR';
    await says(element, 'Διεύθυνση');
    page.lang = 'fi';
    await says(element, 'Osoite');
  });

  it('is that of the nearest lang, across shadow roots', async () => {
    const { outer, element } = await entryInComponents('hu');
    await says(element, 'Cím');
    outer.lang = 'ro';
    await says(element, 'Adresă');
    element.lang = 'hu';
    await says(element, 'Cím');
  });

  it('is Bokmål for Norwegian, Portuguese of Portugal for Portuguese, and has no ß in Switzerland', async () => {
    const { page, element } = await entryIn('no');
    const hint = () => part(element, 'hint')?.textContent?.trim();
    await waitUntil(() => hint() === 'Begynn med et postnummer, eller med gate og sted.');
    page.lang = 'pt-BR';
    await says(element, 'Morada');
    page.lang = 'de-CH';
    await waitUntil(() => hint() === 'Mit einer Postleitzahl oder mit Strasse und Ort beginnen.');
    page.lang = 'de-AT';
    await waitUntil(() => hint() === 'Mit einer Postleitzahl oder mit Straße und Ort beginnen.');
  });

  it('is English if there is none, and marked as such', async () => {
    const { element } = await entryIn('eu');
    expect(labelOf(element)).to.equal('Address');
    expect(element.shadowRoot?.querySelector('label[for=input]')?.closest('[lang]')?.getAttribute('lang')).to.equal(
      'en',
    );
  });
});

describe('the names of the countries', () => {
  for (const [lang, name] of [
    ['ga', 'an Ísiltír'],
    ['mt', 'in-Netherlands'],
    ['hr', 'Nizozemska'],
  ] as const) {
    it(`are in the language of the element, in its order, whether the browser knows it or not (${lang})`, async () => {
      const { element } = await entryIn(lang);
      const names = () => [...(part(element, 'country')?.querySelectorAll('option') ?? [])].map((it) => it.text.trim());
      await waitUntil(() => names().includes(name), `${lang} says ${name}`);
      if (Intl.Collator.supportedLocalesOf(lang).length > 0) {
        const { compare } = new Intl.Collator(lang);
        expect(names().slice(1)).to.deep.equal(names().slice(1).sort(compare));
      }
    });
  }
});

describe('the fields of the Dutch lookup', () => {
  it('are aligned if one label takes two lines', async () => {
    const page = await fixture<HTMLElement>(
      html`<div lang="bg" style="inline-size: 12rem"><nl-postcode-lookup .client=${null}></nl-postcode-lookup></div>`,
    );
    const root = page.querySelector('nl-postcode-lookup')?.shadowRoot;
    const topOf = (selector: string) => Math.round(root?.querySelector(selector)?.getBoundingClientRect().top ?? 0);
    await waitUntil(() => root?.querySelector('[for=addition]')?.textContent === 'Добавка');
    expect(topOf('[for=houseNumber]')).to.be.below(topOf('[for=addition]'));
    expect(topOf('#houseNumber')).to.equal(topOf('#addition'));
  });
});
