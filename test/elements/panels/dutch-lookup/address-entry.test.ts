/** The Dutch lookup inside `<address-entry>`: one element, one value, one voice. */
import { html } from '@open-wc/testing';
import { type } from '../../address-entry/support.ts';
import { fill } from '../../nl-postcode-lookup/support.ts';
import { read, ready } from '../../page-fields/support.ts';
import { opened } from '../manual/support.ts';
import {
  choose,
  eventsOf,
  expect,
  isLookup,
  isSearch,
  lookupShows,
  mount,
  press,
  savedOf,
  searchShows,
  settled,
  submitted,
  textIn,
  typeInto,
  within,
} from './entry.support.ts';

const at30 = { postcode: '2012 es', houseNumber: '30' };

const pageFields = html`
  <div slot="fields">
    <input name="street" autocomplete="address-line1" required />
    <input name="zip" autocomplete="postal-code" required />
    <input name="city" autocomplete="address-level2" required />
  </div>
`;

describe('address-entry with nl-lookup', () => {
  it('asks for postcode and house number first, and shows no search', async () => {
    const { element } = await mount();
    expect(isLookup(element)).to.equal(true);
    expect(isSearch(element)).to.equal(false);
    expect(element.step).to.equal('search');
  });

  it('has the address in its own value, form and events, once, for one request', async () => {
    const { element, form, asked } = await mount();
    const heard = eventsOf(element);
    const told: unknown[] = [];
    element.addEventListener('address-selected', ({ detail }) => told.push(detail));
    await fill(element, at30);
    expect(asked).to.have.length(1);
    expect(element.value?.mailLines).to.deep.equal(['Julianastraat 30', '2012 ES  Haarlem']);
    expect(submitted(form)).to.include({ street: 'Julianastraat', source: 'lookup' });
    expect(heard.filter((name) => name !== 'input')).to.deep.equal(['address-step', 'address-selected', 'change']);
    expect(told[0]).to.include({ source: 'lookup', verdict: null });
    expect(element.matches(':state(verified)')).to.equal(true);
  });

  it('fires each event once, with everything in place', async () => {
    const { element, form } = await mount();
    const names = ['address-step', 'address-selected', 'address-cleared', 'change'];
    const heard: unknown[] = [];
    const listen = (event: Event) =>
      heard.push([event.type, element.value?.building ?? null, submitted(form)['building']]);
    for (const name of names) document.addEventListener(name, listen, true);
    try {
      await fill(element, at30);
      await fill(element, { houseNumber: '' });
    } finally {
      for (const name of names) document.removeEventListener(name, listen, true);
    }
    expect(heard).to.deep.equal([
      ['address-step', '30', '30'],
      ['address-selected', '30', '30'],
      ['change', '30', '30'],
      ['address-step', null, undefined],
      ['address-cleared', null, undefined],
      ['change', null, undefined],
    ]);
  });

  it('has one live region, which announces what was found', async () => {
    const { element } = await mount();
    await fill(element, at30);
    const regions = [...(element.shadowRoot?.querySelectorAll('[role=status], [role=alert], [aria-live]') ?? [])];
    expect(regions).to.have.length(1);
    expect(
      [...(element.shadowRoot?.querySelectorAll('*') ?? [])].filter(({ shadowRoot }) => shadowRoot),
    ).to.have.length(0);
  });

  it('searches for what was typed instead, and comes back', async () => {
    const { element, search } = await mount();
    typeInto(within<HTMLInputElement>(element, '#postcode'), '2012 ES');
    await press(element, 'Search for the address instead');
    expect(textIn(element, 'input')).to.equal('2012 ES');
    expect(search.suggestions.at(-1)?.term).to.equal('2012 ES');
    expect(element.shadowRoot?.activeElement?.id).to.equal('input');
    await press(element, 'Use postcode and house number');
    expect(isSearch(element)).to.equal(false);
    expect(textIn(element, 'postcode')).to.equal('2012 ES');
  });

  it('searches in other countries', async () => {
    const { element } = await mount({ country: 'BE' });
    expect(isLookup(element)).to.equal(false);
    expect(isSearch(element)).to.equal(true);
  });

  it('opens as soon as the Netherlands are chosen, and closes with another country', async () => {
    const { element } = await mount({ country: 'BE' });
    element.country = 'NL';
    await lookupShows(element);
    element.country = 'BE';
    await searchShows(element);
    expect(isLookup(element)).to.equal(false);
  });

  it('is empty again after clear and after a reset of the form, without a change event', async () => {
    for (const empty of ['clear', 'reset'] as const) {
      const { element, form } = await mount();
      await fill(element, at30);
      const heard = eventsOf(element);
      if (empty === 'clear') element.clear();
      else form.reset();
      await settled(element);
      await lookupShows(element);
      expect(textIn(element, 'postcode')).to.equal('');
      expect(element.value).to.equal(null);
      expect(heard).not.to.include('change');
    }
  });

  it('has what was typed after a navigation, in the panel where it was typed', async () => {
    const { element } = await mount();
    await fill(element, { postcode: '2012 ES' });
    const { element: other } = await mount();
    other.formStateRestoreCallback(savedOf(element));
    await settled(other);
    expect(textIn(other, 'postcode')).to.equal('2012 ES');
    await press(element, 'Search for the address instead');
    await type(element, 'Haarlem');
    other.formStateRestoreCallback(savedOf(element));
    await settled(other);
    await searchShows(other);
    expect(textIn(other, 'input')).to.equal('Haarlem');
  });

  it('is empty when it is opened again, and requests no house twice', async () => {
    const { element, asked } = await mount();
    await fill(element, at30);
    await choose(element, 'BEL');
    await searchShows(element);
    element.clear();
    await choose(element, 'NLD');
    await lookupShows(element);
    expect(textIn(element, 'postcode')).to.equal('');
    const heard = eventsOf(element);
    await fill(element, at30);
    expect(element.value?.postcode).to.equal('2012ES');
    expect(heard.filter((name) => name === 'address-selected')).to.have.length(1);
    expect(asked).to.have.length(1);
  });

  it('has what the page’s own fields contain once the shopper has changed those', async () => {
    const { element, form } = await mount({ fields: pageFields });
    await ready(element);
    await fill(element, at30);
    const [street, postcode] = ['street', 'zip'].map((name) => form.elements.namedItem(name) as HTMLInputElement);
    expect(postcode?.value).to.equal('2012ES');
    const write = async (field: HTMLInputElement | undefined, text: string) => {
      if (field) field.value = text;
      field?.dispatchEvent(new Event('change', { bubbles: true }));
      await read(element);
    };
    await write(street, 'Spaarne 12');
    expect(element.value?.street).to.equal('Spaarne 12');
    expect(textIn(element, 'houseNumber')).to.equal('');
    await write(postcode, '');
    expect(element.value).to.equal(null);
    expect(textIn(element, 'postcode')).to.equal('');
    expect(form.elements.namedItem('street')).to.have.property('value', 'Spaarne 12');
  });

  it('leads to the manual fields with what was typed, and back', async () => {
    const { element } = await mount();
    await fill(element, { postcode: '8321', houseNumber: '12' });
    element.enterManually();
    await opened(element);
    expect(element.step).to.equal('manual');
    expect([textIn(element, 'postcode'), textIn(element, 'building')]).to.deep.equal(['8321', '12']);
    await press(element, 'Search for the address instead');
    expect(element.step).to.equal('search');
  });
});
