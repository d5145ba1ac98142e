import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { AddressEntry } from '../../../../src/address-entry.ts';
import type { Country } from '../../../../src/contract/types.ts';
import { worldFormatOf } from '../../../../src/core/address/world-formats.ts';
import { countryOf, serviceCountriesOf } from '../../../../src/core/country/selectors.ts';
import { inspect } from '../../../../src/elements/engine/inspect.ts';
import { hasEveryCase } from '../../../support/first-engine.ts';
import { chooseCountry, fakeClient, netherlands, options, type } from '../../address-entry/support.ts';
import { typeInto, waitUntil, within } from '../../element.support.ts';
import { button, expect, fieldOf, mountIn, opened, part, settled, stepIs } from './support.ts';

const unitedStates = { name: 'United States', iso2: 'US', iso3: 'USA' };

/** Every continent, every order of fields, and the countries that most is sent to. */
const countries =
  'US CA MX BR AR CL CO PE JP KR CN TW HK MO SG MY TH VN PH ID IN PK AE SA IL TR EG NG KE ZA AU NZ RU UA RS IS GG GI KY PR IE';

/** One of each kind, typed letter by letter: what differs between the others is data, which is the same in every engine. */
const samples = ['US', 'JP', 'AE'];

/** The text for each field, by keyboard. */
const texts: Readonly<Record<string, string>> = {
  street: 'Main 12',
  building: '7',
  district: 'Quarter',
  locality: 'Town',
};

function focused(element: AddressEntry): HTMLElement | null {
  return element.shadowRoot?.activeElement as HTMLElement | null;
}

async function tabTo(element: AddressEntry, id: string): Promise<void> {
  for (let presses = 0; focused(element)?.id !== id; presses++) {
    if (presses > 3) throw new Error(`The tab key does not lead to ${id}`);
    await sendKeys({ press: 'Tab' });
  }
}

async function typeAll(element: AddressEntry, iso2: string): Promise<void> {
  const write = (text: string) =>
    samples.includes(iso2) ? sendKeys({ type: text }) : typeInto(focused(element) as HTMLInputElement, text);
  const format = worldFormatOf(iso2);
  const fields = (format.latin ?? format).rows.flat().filter(({ field }) => field !== 'addition');
  const [first] = fields;
  if (first) fieldOf(element, first.field).focus();
  for (const { field, example } of fields) {
    await tabTo(element, field);
    const select = focused(element);
    if (select instanceof HTMLSelectElement) await sendKeys({ type: (select.options[1]?.text ?? '').slice(0, 3) });
    else await write(field === 'postcode' ? example : (texts[field] ?? 'Region'));
  }
}

describe('an address in a country that the service does not support', () => {
  for (const iso2 of hasEveryCase ? countries.split(' ') : samples) {
    it(`can be typed by keyboard alone, sends no request, and says so: ${iso2}`, async () => {
      const { element, fake } = await mountIn(iso2);
      const hasList = worldFormatOf(iso2)
        .rows.flat()
        .some(({ field }) => field === 'region');
      await settled(element);
      await typeAll(element, iso2);
      if (hasList) expect(fieldOf(element, 'region').value).not.to.equal('');
      for (let presses = 0; !focused(element)?.textContent?.includes('Use this address') && presses < 4; presses++)
        await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Enter' });
      await stepIs(element, 'done');
      const { value } = element;
      expect(value?.country.iso2).to.equal(iso2);
      expect(value?.street).to.equal('Main 12');
      expect([value?.source, value?.verdict]).to.deep.equal(['manual', null]);
      expect(value?.mailLines.join('\n')).to.contain('Main 12');
      expect(fake.validations.length + fake.suggestions.length).to.equal(0);
    });
  }
});

describe('the fields of a country', () => {
  it('have a list of its regions, which recognises text typed for another name of one', async () => {
    const { element } = await mountIn('US');
    await waitUntil(() => fieldOf(element, 'region').tagName === 'SELECT', 'the list is there');
    const select = within<HTMLSelectElement>(element, 'select#region');
    expect(select.getAttribute('autocomplete')).to.contain('address-level1');
    expect(select.options.length).to.equal(63);
    // Screen readers say of text fields alone that they are required.
    expect(select.labels[0]?.textContent?.trim()).to.equal('State (required)');
    expect(fieldOf(element, 'locality').labels?.[0]?.textContent?.trim()).to.equal('Town or city');
    element.value = {
      country: 'US',
      street: '1 Main St',
      locality: 'Los Angeles',
      region: 'California',
      postcode: '90012',
    };
    await settled(element);
    element.enterManually();
    await opened(element);
    await waitUntil(() => fieldOf(element, 'region').tagName === 'SELECT', 'the list is there again');
    expect(within<HTMLSelectElement>(element, 'select#region').selectedOptions[0]?.text).to.equal('California');
  });

  it('say how many digits a postcode has there', async () => {
    const { element } = await mountIn('US');
    const postcode = fieldOf(element, 'postcode');
    postcode.focus();
    await sendKeys({ type: '9021' });
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => within(element, '#postcode-note').textContent?.includes('5 digits'), 'the digits are said');
    expect(within(element, '#postcode-note').textContent?.trim()).to.equal('ZIP codes have 5 digits, like 90210.');
  });

  for (const iso2 of hasEveryCase ? countries.split(' ') : samples) {
    it(`say of each required one what to enter: ${iso2}`, async () => {
      const { element } = await mountIn(iso2);
      element.required = true;
      const format = worldFormatOf(iso2);
      const needed = (format.latin ?? format).rows.flat().filter(({ need }) => need === 'required');
      button(element, 'Use this address').click();
      await settled(element);
      for (const { field, label } of needed) {
        const note = within(element, `#${field}-note`).textContent?.trim();
        expect(note, `${field}, ${label}`).to.match(/^Enter an? .+\.$/);
      }
      expect(element.validationMessage).to.match(/^Enter an? .+\.$/);
    });
  }

  for (const iso2 of ['JP', 'CN', 'KR']) {
    it(`lead to the first one on display that is missing, and name it first: ${iso2}`, async () => {
      const { element } = await mountIn(iso2);
      element.required = true;
      button(element, 'Use this address').click();
      await settled(element);
      const shown = [...(element.shadowRoot?.querySelectorAll('[part=manual-fields] :is(input, select)') ?? [])];
      const missing = shown.filter((field) => field.matches('[aria-invalid=true]'));
      expect([focused(element)?.id, missing[0]?.id]).to.deep.equal(['street', 'street']);
      expect(element.validationMessage).to.contain('street');
    });
  }

  it('have no button to a search that does not exist', async () => {
    const { element } = await mountIn('US');
    expect(part(element, 'manual-fields')?.textContent).not.to.contain('Search for the address');
  });

  it('keep street and town when another country is chosen, and say what was left out', async () => {
    const { element } = await mountIn('US');
    await typeAll(element, 'US');
    await chooseCountry(element, 'New Zealand');
    expect([fieldOf(element, 'street').value, fieldOf(element, 'locality').value]).to.deep.equal(['Main 12', 'Town']);
    expect(part(element, 'manual-fields')?.textContent).to.contain('Not included: ');
    expect(part(element, 'manual-fields')?.textContent).to.contain('90210');
  });

  it('stay when the second line is opened by keyboard after all others', async () => {
    const { element } = await mountIn('US');
    await settled(element);
    await typeAll(element, 'US');
    part(element, 'manual-fields')?.querySelector<HTMLElement>(':scope > .link')?.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => focused(element)?.id === 'addition', 'the second line has the focus');
    expect(element.step).to.equal('manual');
  });

  it('are stacked if two labels would be too narrow', async () => {
    const { element } = await mountIn('BR');
    element.style.inlineSize = '17rem';
    const [town, state] = ['locality', 'region'].map((id) =>
      fieldOf(element, id as 'locality').getBoundingClientRect(),
    );
    expect(state?.top).to.be.greaterThan(town?.bottom ?? 0);
    expect(state?.width).to.equal(town?.width);
  });

  it('keep the full stop of an English sentence at its end in a right-to-left page', async () => {
    const { element } = await mountIn('US');
    element.dir = 'rtl';
    part(element, 'manual-fields')?.querySelector<HTMLElement>('.secondary')?.click();
    await settled(element);
    const text = document.createTreeWalker(within(element, '#locality-note'), NodeFilter.SHOW_TEXT).nextNode() as Text;
    const placeOf = (start: number) => {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      return range.getBoundingClientRect().left;
    };
    const end = text.data.trimEnd().length;
    expect(placeOf(end - 1)).to.be.greaterThan(placeOf(text.data.search(/\S/)));
  });

  it('come with preferred countries first in the picker', async () => {
    const { element } = await mountIn('US');
    element.preferredCountries = 'BE US';
    await settled(element);
    within(element, 'input#country').click();
    await settled(element);
    const names = [...within(element, '#countries').children].map(({ textContent }) => textContent?.trim());
    expect(names.slice(0, 3)).to.deep.equal(['Belgium', 'United States', 'Afghanistan']);
    expect(names.length).to.be.greaterThan(249);
  });
});

describe('an entry whose page offers countries that the service may not support', () => {
  /** As a page writes it; the list comes when it is told to. */
  async function beforeList() {
    let arrive: (list: readonly Country[]) => void = () => {};
    const list = new Promise<readonly Country[]>((resolve) => {
      arrive = resolve;
    });
    const { client } = fakeClient({ countries: () => list });
    const element = await fixture<AddressEntry>(html`
      <address-entry .client=${client} country="US" countries="US CA GB"></address-entry>
    `);
    await waitUntil(() => countryOf(inspect(element).state)?.iso3 === 'USA', 'the country');
    await settled(element);
    return { element, arrive };
  }
  const manualFields = (element: AddressEntry) => part(element, 'manual-fields');

  it('starts with the search, before and after a list that has the country', async () => {
    const { element, arrive } = await beforeList();
    expect([element.step, manualFields(element)]).to.deep.equal(['search', null]);
    await type(element, 'julian');
    expect(options(element).length).to.equal(2);
    arrive([unitedStates]);
    await waitUntil(() => serviceCountriesOf(inspect(element).state.countries), 'the list');
    await settled(element);
    expect([element.step, manualFields(element)]).to.deep.equal(['search', null]);
    expect(options(element).length).to.equal(2);
  });

  it('has the manual fields once the list lacks the country, and the search again once another one has it', async () => {
    const { element, arrive } = await beforeList();
    arrive([netherlands]);
    await opened(element);
    element.client = fakeClient({ countries: () => [unitedStates] }).client;
    await waitUntil(() => manualFields(element) === null, 'the search is back');
    expect(element.step).to.equal('search');
  });

  it('does not move a shopper who has typed, nor the text', async () => {
    const { element, arrive } = await beforeList();
    await type(element, 'julian');
    part(element, 'input')?.focus();
    arrive([netherlands]);
    await waitUntil(() => serviceCountriesOf(inspect(element).state.countries), 'the list');
    await settled(element);
    expect([focused(element)?.id, (part(element, 'input') as HTMLInputElement).value]).to.deep.equal([
      'input',
      'julian',
    ]);
    expect(manualFields(element)).to.equal(null);
    expect(part(element, 'manual-button')).not.to.equal(null);
  });
});
