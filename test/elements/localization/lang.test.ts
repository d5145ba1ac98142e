/** Which language the texts are in, for screen readers that read them aloud (WCAG 3.1.2). */
import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { en } from '../../../src/i18n/languages/en.ts';
import { type MessageOverrides, registerMessages } from '../../../src/i18n.ts';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import { expect, fakeClient, mount, part, type } from '../address-entry/support.ts';
import { within } from '../nl-postcode-lookup/support.ts';
import { fakeAll, lookupShows, mount as mountDutch } from '../panels/dutch-lookup/entry.support.ts';
import {
  answer,
  button,
  fakeValidation,
  fill,
  match,
  mountManual,
  opened,
  stepIs,
  typedHouse,
} from '../panels/manual/support.ts';

async function entryIn(lang: string, set: Partial<Pick<AddressEntry, 'label' | 'hint' | 'messages'>> = {}) {
  const page = await fixture(
    html`<div lang=${lang}><address-entry .client=${fakeClient().client}></address-entry></div>`,
  );
  const element = page.querySelector('address-entry') as AddressEntry;
  Object.assign(element, set);
  await element.updateComplete;
  const nodeOf = (name: string) =>
    name === 'label' ? element.shadowRoot?.querySelector('label[for=input]') : part(element, name);
  return { page, element, langOf: (name: string) => nodeOf(name)?.closest('[lang]')?.getAttribute('lang') };
}

describe('the texts of nl-postcode-lookup', () => {
  it('have their own lang, except what the page says itself', async () => {
    const page = await fixture(html`
      <div lang="da"><nl-postcode-lookup label="Adresse" hint="Kun Nederlandene"></nl-postcode-lookup></div>
    `);
    const element = page.querySelector('nl-postcode-lookup') as NlPostcodeLookup;
    await element.updateComplete;
    const langOf = (selector: string) => within(element, selector).closest('[lang]')?.getAttribute('lang');
    expect(['label', 'legend', '#hint'].map(langOf)).to.deep.equal(['en', 'da', 'da']);
  });

  it('are the page’s own inside address-entry', async () => {
    const page = await fixture(html`
      <div lang="nl">
        <address-entry nl-lookup country="NL" label="Bezorgadres" .client=${fakeAll().client}></address-entry>
      </div>
    `);
    const element = page.querySelector('address-entry') as AddressEntry;
    await lookupShows(element);
    expect(within(element, '[for=houseNumber]').textContent).to.equal('Huisnummer');
    expect(within(element, 'legend').textContent).to.contain('Bezorgadres');
    expect(within(element, '[for=houseNumber]').closest('[lang]')?.getAttribute('lang')).to.equal('nl');
  });

  it('are a page’s own inside address-entry, too', async () => {
    const { element } = await mountDutch({ attributes: { messages: { lookup: { houseNumber: 'Number' } } } });
    expect(within(element, '[for=houseNumber]').textContent).to.equal('Number');
  });
});

describe('the texts of address-entry', () => {
  it('have their own lang if it is not the page’s', async () => {
    const { langOf } = await entryIn('da');
    expect(langOf('label')).to.equal('en');
    expect(langOf('manual-button')).to.equal('en');
    expect(langOf('status')).to.equal('en');
  });

  it('follow the page', async () => {
    const { page, element, langOf } = await entryIn('da');
    page.setAttribute('lang', 'nl-BE');
    await new Promise((resolve) => setTimeout(resolve));
    await element.updateComplete;
    expect(element.shadowRoot?.querySelector('label[for=input]')?.textContent).to.equal('Adres');
    expect(langOf('label')).to.equal('nl');
  });

  it('are in the language of the place where the element is inserted again, and follow it from then on', async () => {
    const { page, element } = await entryIn('nl');
    const label = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      await element.updateComplete;
      return element.shadowRoot?.querySelector('label[for=input]')?.textContent;
    };
    element.remove();
    page.setAttribute('lang', 'en');
    page.append(element);
    expect(await label()).to.equal('Address');
    page.setAttribute('lang', 'nl');
    expect(await label()).to.equal('Adres');
  });

  it('are the page’s own if it sets them', async () => {
    const { langOf } = await entryIn('da', { label: 'Leveringsadresse' });
    expect(langOf('label')).to.equal('da');
    expect(langOf('hint')).to.equal('en');
    expect((await entryIn('da', { hint: 'Gade og nummer' })).langOf('hint')).to.equal('da');
    const messages: MessageOverrides = { country: 'Land' };
    expect((await entryIn('da', { messages })).langOf('country')).to.equal('da');
  });

  it('have their own lang in each address that validation offers, too', async () => {
    const { element } = await mountManual(
      fakeValidation(() => answer(match('C', 'Building'), match('C', 'Building', { street: 'Julianalaan' }))),
    );
    await fill(element, typedHouse);
    button(element, 'Use this address').click();
    await stepIs(element, 'review');
    expect(part(element, 'review')?.lang).to.equal('en');
    const offered = part(element, 'review')?.querySelectorAll('.said, [part=candidate] span') ?? [];
    expect([...offered].map((it) => it.getAttribute('lang'))).to.include('nl-NL');
  });

  it('are in the language a page registers them for, except for the manual fields that it omits', async () => {
    registerMessages('sv', { common: { ...en.common, label: 'Adress' }, search: en.search });
    const { element, langOf } = await entryIn('sv-FI');
    expect(element.shadowRoot?.querySelector('label[for=input]')?.textContent).to.equal('Adress');
    expect(langOf('label')).to.equal('sv');
    element.country = 'NL';
    element.enterManually();
    await opened(element);
    expect(part(element, 'manual-fields')?.lang).to.equal('en');
  });
});

describe('the language around an element', () => {
  it('is looked for when it changes, and not for each key', async () => {
    const { element } = await mount();
    const { closest } = Element.prototype;
    let asked = 0;
    Element.prototype.closest = function (this: Element, selector: string) {
      if (selector === '[lang]') asked++;
      return closest.call(this, selector);
    } as typeof closest;
    try {
      await type(element, 'jul');
      expect(asked).to.equal(0);
      element.lang = 'nl';
      await element.updateComplete;
      expect(asked).to.be.greaterThan(0);
    } finally {
      Object.assign(Element.prototype, { closest });
      element.removeAttribute('lang');
    }
  });
});
