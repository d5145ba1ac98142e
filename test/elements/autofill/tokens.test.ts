/**
 * `autocomplete` of every control in every state, judged by the browser: its property is empty where HTML does not know the list.
 * HTML has no word for the search and for the number of a house, which say `none` (docs/decisions/0016).
 */
import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import type { NlPostcodeLookup } from '../../../src/nl-postcode-lookup.ts';
import '../with-engine.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { itInFirst } from '../../support/first-engine.ts';
import * as fc from '../../support/random.ts';
import { countries, details, savedHome } from '../../support/samples.ts';
import { expect, fakeClient, mount, options, part, settled, type } from '../address-entry/support.ts';
import { attached, button, press, waitUntil, within } from '../element.support.ts';
import { fill as fillLookup, fakeClient as lookupClient, mount as mountLookup } from '../nl-postcode-lookup/support.ts';
import { enhance } from '../page-fields/support.ts';
import { mountIn, mountManual, opened } from '../panels/manual/support.ts';
import { come } from './support.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields without a purpose that HTML knows. */
const withoutPurpose = ['input', 'houseNumber', 'addition'];

/** The controls that people or browsers write into. */
function controlsOf(element: Element): readonly Control[] {
  const own = element.shadowRoot?.querySelectorAll<Control>('input, select, textarea') ?? [];
  return [...own, ...element.querySelectorAll<Control>('[slot=autofill] input')];
}

/** The mistake in a control's list; empty for none. */
function mistakeIn(control: Control): string {
  const list = control.getAttribute('autocomplete');
  const words = (list ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const purpose = words.at(-1) ?? '';
  if (list === 'none' && withoutPurpose.includes(control.id)) return '';
  // A text of several lines has no place in a field of one.
  const isOfOther = purpose === 'street-address' && control.localName === 'input';
  return list !== null && (isOfOther || control.autocomplete !== words.join(' ')) ? `${control.id}: ${list}` : '';
}

const mistakesOf = (element: Element) => controlsOf(element).map(mistakeIn).filter(Boolean);

/** Every state of both elements with fields of its own. */
const states: Readonly<Record<string, () => Promise<AddressEntry | NlPostcodeLookup>>> = {
  'a search': async () => (await mount()).element,
  'a search with saved addresses': async () => {
    const { element, input } = await mount();
    element.addresses = [savedHome];
    input.focus();
    return element;
  },
  'few countries': async () => (await mount(fakeClient(), '')).element,
  'every country': async () => {
    const { element } = await mount(fakeClient({ countries: () => countries }));
    element.countries = '*';
    await waitUntil(() => part(element, 'country')?.matches('input:enabled'), 'the picker');
    return element;
  },
  'an address and its flat': async () => {
    const inBritain = { ...details, country: { name: 'United Kingdom', iso3Code: 'GBR', iso2Code: 'GB' } };
    const { element } = await mount(fakeClient({ details: () => inBritain, countries: () => countries }), 'GB');
    await type(element, 'Haarlem');
    options(element)[0]?.click();
    await settled(element);
    button(element, 'Add').click();
    await settled(element);
    within(element, '#unit');
    return element;
  },
  'the same as another': async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <address-entry id="first" country="NL" .client=${fakeClient().client}></address-entry>
        <address-entry same-as="first" country="NL" .client=${fakeClient().client}></address-entry>
      </form>
    `);
    const element = form.querySelector('[same-as]') as AddressEntry;
    await waitUntil(() => element.shadowRoot?.querySelector('#same'), 'the checkbox');
    return element;
  },
  'fields of the page': async () => (await enhance()).element,
  'by hand': async () => (await mountManual()).element,
  'the Dutch fields in the search': async () => {
    const { element } = await mount();
    element.nlLookup = true;
    await waitUntil(() => element.shadowRoot?.querySelector('#houseNumber'), 'the Dutch fields');
    return element;
  },
  'a lookup': async () => (await mountLookup()).element,
  'a lookup without other fields': async () => {
    const { element } = await mountLookup();
    element.noManual = true;
    return element;
  },
  'a lookup by street': async () => {
    const { element } = await mountLookup();
    await press(element, 'I don’t know the postcode');
    return element;
  },
  'a lookup that asks for an addition': async () => {
    const { element } = await mountLookup(lookupClient());
    await fillLookup(element, { postcode: '3024 AN', houseNumber: '212' });
    await waitUntil(() => element.shadowRoot?.querySelector('fieldset select'), 'the additions');
    return element;
  },
  'a lookup by hand': async () => {
    const { element } = await mountLookup();
    await press(element, 'Enter address manually');
    await waitUntil(() => part(element, 'manual-fields'), 'the fields');
    return element;
  },
};

/** Words that a page may write in front of the tokens, and some that it should not. */
const words = [
  'section-gift',
  'Section-A',
  'section-',
  'shipping',
  'Billing',
  'home',
  'off',
  'on',
  'street-address',
  'none',
  'x',
];
const blanks = [' ', '  ', '\n\t'];
const prefixes = fc
  .tuple(fc.array(fc.constantFrom(...words), { maxLength: 3 }), fc.constantFrom(...blanks), fc.boolean())
  .map(([list, blank, isWide]) => (isWide ? [blank, list.join(blank), blank].join('') : list.join(blank)));

describe('autocomplete', () => {
  const { warn } = console;
  // A page is told of each wrong prefix.
  before(() => Object.assign(console, { warn: () => {} }));
  after(() => Object.assign(console, { warn }));

  for (const [name, open] of Object.entries(states)) {
    it(`has lists that the browser knows, whatever the page puts before them: ${name}`, async () => {
      const element = await open();
      await attached(element);
      come(element);
      await settled(element);
      expect(controlsOf(element).length, 'fields').to.be.greaterThan(0);
      const look = async (prefix: string) => {
        element.autocomplete = prefix;
        await settled(element);
        expect(mistakesOf(element), JSON.stringify(prefix)).to.deep.equal([]);
      };
      for (const prefix of ['', ...words, 'section-gift shipping', 'section-gift\n\tbilling', ' shipping '])
        await look(prefix);
      await fc.assert(fc.asyncProperty(prefixes, look), { numRuns: 40 });
    });
  }

  itInFirst(
    `has lists that the browser knows in the manual fields of each of ${isoCountries().length} countries`,
    async () => {
      const { element } = await mountIn('US');
      element.autocomplete = 'section-gift shipping';
      const wrong: string[] = [];
      for (const iso2 of isoCountries().map(({ iso2 }) => iso2)) {
        element.country = iso2;
        await waitUntil(() => element.country === iso2, iso2);
        await settled(element);
        element.enterManually();
        await opened(element);
        const texts = [...within(element, '[part=manual-fields]').querySelectorAll<Control>('input, select')];
        const purposes = texts.map(({ autocomplete }) => autocomplete).filter(Boolean);
        const isTwice = new Set(purposes).size < purposes.length;
        wrong.push(...mistakesOf(element).map((it) => `${iso2} ${it}`), ...(isTwice ? [`${iso2} ${purposes}`] : []));
      }
      expect(wrong).to.deep.equal([]);
    },
  );
});
