/** The picker of more than fifteen countries: typed, by keys, by pointer, and as a screen reader has it. */
import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { itInFirst } from '../../support/first-engine.ts';
import { countries } from '../../support/samples.ts';
import { focusArrived, typeInto, waitUntil, within } from '../element.support.ts';
import { later } from '../form/submissions.support.ts';
import { describeInWindow, eventsOf, expect, fakeClient, mount, options, part, settled } from './support.ts';

/** A page that offers every country there is, of which the service has a few. */
async function world(country = 'NL') {
  const fake = fakeClient({ countries: () => countries });
  const mounted = await mount(fake, country);
  const { element } = mounted;
  element.countries = '*';
  await waitUntil(() => part(element, 'country')?.matches('input:enabled'), 'the picker');
  await settled(element);
  return { ...mounted, fake, picker: part(element, 'country') as HTMLInputElement };
}

type Mounted = Awaited<ReturnType<typeof world>>;

const statusOf = (element: AddressEntry) => part(element, 'status')?.textContent?.trim() ?? '';
const rowsOf = (element: AddressEntry) => [
  ...within(element, '#countries').querySelectorAll<HTMLElement>('[role=option]'),
];
const namesOf = (element: AddressEntry) => rowsOf(element).map((row) => row.textContent?.trim());
const activeOf = (element: AddressEntry) =>
  element.shadowRoot?.getElementById(within(element, '#country').getAttribute('aria-activedescendant') ?? '')
    ?.textContent ?? null;

/** The last letter is a key: each lists the countries anew. */
async function write(element: AddressEntry, text: string): Promise<void> {
  const picker = within<HTMLInputElement>(element, '#country');
  picker.focus();
  typeInto(picker, text.slice(0, -1));
  await element.updateComplete;
  await sendKeys({ type: text.slice(-1) });
  await element.updateComplete;
}

async function press(element: AddressEntry, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await sendKeys({ press: key });
    await element.updateComplete;
  }
  await settled(element);
}

describe('the picker of many countries', () => {
  it('is typed into letter by letter in a window that its element was moved to', async () => {
    const { element } = await world();
    const frame = await fixture<HTMLIFrameElement>(html`<iframe></iframe>`);
    const view = frame.contentWindow as Window & typeof globalThis;
    view.document.body.append(element);
    await settled(element);
    const picker = within<HTMLInputElement>(element, '#country');
    picker.focus();
    picker.value = 'b';
    picker.dispatchEvent(new view.InputEvent('input', { bubbles: true, composed: true }));
    await settled(element);
    expect([picker.value, element.country]).to.deep.equal(['b', 'NL']);
  });

  itInFirst('is a text field with a list, and a native select for up to fifteen', async () => {
    const { element, picker } = await world();
    expect([picker.role, picker.value, picker.ariaExpanded]).to.deep.equal(['combobox', 'Netherlands', 'false']);
    element.countries = 'NL BE DE';
    await waitUntil(() => part(element, 'country')?.matches('select'), 'the list');
    element.countries = isoCountries()
      .slice(0, 15)
      .map(({ iso2 }) => iso2)
      .join(' ');
    await settled(element);
    expect(part(element, 'country')?.localName).to.equal('select');
    expect((part(element, 'country') as HTMLSelectElement).options.length).to.be.within(15, 16);
  });

  for (const [typed, code, name] of [
    ['belg', 'BE', 'Belgium'],
    ['holland', 'NL', 'Netherlands'],
    ['UK', 'GB', 'United Kingdom'],
    ['deutschl', 'DE', 'Germany'],
    ['Germny', 'DE', 'Germany'],
  ] as const) {
    itInFirst(`chooses ${name} for "${typed}" on Enter, and keeps the focus`, async () => {
      const { element, picker, form } = await world('FR');
      let submitted = 0;
      form.addEventListener('submit', () => submitted++);
      await write(element, typed);
      expect(activeOf(element)).to.equal(name);
      await press(element, 'Enter');
      await waitUntil(() => element.country === code, 'the country');
      expect([picker.value, picker.ariaExpanded, submitted]).to.deep.equal([name, 'false', 0]);
      expect(element.shadowRoot?.activeElement?.id).to.equal('country');
    });
  }

  it('chooses the active country on Tab, and goes on to the next field', async () => {
    const { element } = await world();
    await write(element, 'belg');
    await press(element, 'Tab');
    expect(element.country).to.equal('BE');
    expect(element.shadowRoot?.activeElement?.id).to.equal('input');
  });

  it('does not move the focus if the country is entered by hand, nor otherwise', async () => {
    const { element } = await world();
    await write(element, 'japan');
    await press(element, 'Enter');
    await waitUntil(() => element.step === 'manual', 'the fields');
    await settled(element);
    expect(element.shadowRoot?.activeElement?.id).to.equal('country');
    await write(element, 'belgium');
    await press(element, 'Enter');
    await waitUntil(() => element.step === 'search', 'the search');
    await settled(element);
    expect(element.shadowRoot?.activeElement?.id).to.equal('country');
  });

  it('leaves the focus in the next field on Tab if the fields change meanwhile', async () => {
    const { element } = await world();
    await write(element, 'japan');
    await press(element, 'Tab');
    await waitUntil(() => element.step === 'manual', 'the fields');
    await focusArrived(element);
    expect(element.shadowRoot?.activeElement?.closest('[part=manual-fields]')).not.to.equal(null);
  });

  it('goes through its list with arrow keys, Home and End, and changes nothing before Enter', async () => {
    const { element, picker } = await world();
    const heard = eventsOf(element);
    picker.focus();
    await press(element, 'ArrowDown');
    expect(activeOf(element)).to.equal('Netherlands');
    await press(element, 'ArrowDown');
    expect(activeOf(element)).to.equal('New Caledonia');
    await press(element, 'ArrowUp', 'ArrowUp');
    expect(activeOf(element)).to.equal('Nepal');
    expect([element.country, picker.value]).to.deep.equal(['NL', 'Netherlands']);
    await press(element, 'Escape');
    expect([picker.ariaExpanded, picker.value]).to.deep.equal(['false', 'Netherlands']);
    expect(heard.filter((name) => name.startsWith('address'))).to.deep.equal([]);
  });

  it('opens with the countries around the chosen one in view', async () => {
    const { element, picker } = await world();
    picker.focus();
    await press(element, 'ArrowDown');
    const list = within(element, '#countries-popup').getBoundingClientRect();
    const row = within(element, '#countries .active').getBoundingClientRect();
    expect(row.top - list.top).to.be.at.least(2 * row.height);
    expect(list.bottom - row.bottom).to.be.at.least(2 * row.height);
  });

  for (const key of ['Home', 'End'])
    it(`continues from the visible options on Page Down after ${key}`, async () => {
      const { element, picker } = await world();
      picker.focus();
      await press(element, 'ArrowDown', key);
      expect([activeOf(element), picker.ariaExpanded]).to.deep.equal([null, 'true']);
      await press(element, 'PageDown');
      const names = namesOf(element);
      expect(names.indexOf(activeOf(element) ?? '')).to.be.within(
        names.indexOf('Netherlands'),
        names.indexOf('Netherlands') + 20,
      );
    });

  it('restores the country on Escape, and when it is left with an unknown one', async () => {
    const { element, picker } = await world();
    await write(element, 'belg');
    await press(element, 'Escape');
    expect(picker.ariaExpanded).to.equal('false');
    await press(element, 'Escape');
    expect([picker.value, element.country]).to.deep.equal(['Netherlands', 'NL']);
    await write(element, 'xyzzy');
    expect([picker.ariaExpanded, picker.ariaInvalid]).to.deep.equal(['false', 'true']);
    await press(element, 'Escape');
    await waitUntil(() => part(element, 'status')?.textContent?.includes('Netherlands'), 'the country is said');
    await write(element, 'xyzzy');
    await press(element, 'Tab');
    expect([picker.value, element.country, picker.ariaInvalid]).to.deep.equal(['Netherlands', 'NL', null]);
  });

  it('can be used with a pointer, and keeps the focus', async () => {
    const { element, picker } = await world();
    picker.focus();
    picker.click();
    await settled(element);
    expect(rowsOf(element).length).to.be.greaterThan(240);
    const row = rowsOf(element).find(({ textContent }) => textContent?.trim() === 'Belgium') as HTMLElement;
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true, composed: true });
    row.dispatchEvent(down);
    expect(down.defaultPrevented).to.equal(true);
    row.click();
    await settled(element);
    expect([element.country, picker.value, picker.ariaExpanded]).to.deep.equal(['BE', 'Belgium', 'false']);
    expect(element.shadowRoot?.activeElement).to.equal(picker);
  });

  itInFirst('has the preferred countries first', async () => {
    const { element, picker } = await world();
    element.preferredCountries = 'BE US';
    await settled(element);
    picker.click();
    await settled(element);
    expect(namesOf(element).slice(0, 3)).to.deep.equal(['Belgium', 'United States', 'Afghanistan']);
  });

  itInFirst('announces how many countries match, each with its position, and which one was chosen', async () => {
    const { element, picker } = await world();
    await write(element, 'united');
    const places = rowsOf(element).map((row) => [row.ariaPosInSet, row.ariaSetSize, row.ariaSelected]);
    expect(places.length).to.be.greaterThan(2);
    expect(places[0]).to.deep.equal(['1', String(places.length), 'true']);
    expect(places[1]).to.deep.equal(['2', String(places.length), 'false']);
    expect(picker.getAttribute('aria-controls')).to.equal('countries');
    const first = rowsOf(element)[0]?.textContent?.trim();
    await waitUntil(() => statusOf(element) === `${places.length} countries. ${first}`, 'the count, and the likeliest');
    await write(element, 'belg');
    await waitUntil(() => statusOf(element) === '1 country. Belgium', 'which one Enter and Tab take');
    await press(element, 'Enter');
    await waitUntil(() => statusOf(element) === 'Belgium', 'the country');
  });

  it('are no longer counted aloud once the page offers others', async () => {
    const { element } = await world();
    await write(element, 'belg');
    await waitUntil(() => statusOf(element) === '1 country. Belgium', 'the count');
    element.countries = '* -BE';
    await waitUntil(() => statusOf(element) === '', 'nothing that is not true any more');
  });

  itInFirst('shows and announces once that no country matches, and restores the country when it is left', async () => {
    const { element, picker } = await world();
    const none = 'No country found. Check the spelling, or clear the field to see all countries.';
    const note = () => element.shadowRoot?.querySelector('#country-note')?.textContent ?? '';
    await write(element, 'xyzzy');
    expect([note(), picker.ariaInvalid]).to.deep.equal([none, 'true']);
    await waitUntil(() => statusOf(element) === none, 'the sentence');
    await press(element, 'Enter');
    expect([note(), picker.value]).to.deep.equal([none, 'xyzzy']);
    await press(element, 'Tab');
    expect([note(), picker.value]).to.deep.equal(['', 'Netherlands']);
    await waitUntil(() => statusOf(element) === 'Netherlands', 'the country that stays');
  });

  itInFirst('announces nothing for a text that is left before it could be announced', async () => {
    const { element } = await world();
    const said: string[] = [];
    new MutationObserver(() => said.push(statusOf(element))).observe(part(element, 'status') as Node, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    await write(element, 'xyzzy');
    await press(element, 'Tab');
    await waitUntil(() => said.includes('Netherlands'), 'the country that stays');
    expect([...new Set(said)].filter(Boolean)).to.deep.equal(['Netherlands']);
  });

  it('can be left by Tab with a long list as well', async () => {
    const { element } = await world();
    await write(element, 'ir');
    expect(rowsOf(element).length).to.be.greaterThan(10);
    await press(element, 'ArrowDown', 'ArrowDown', 'Tab');
    expect(element.country).to.equal('IE');
    expect(element.shadowRoot?.activeElement?.id).not.to.be.oneOf(['country', 'countries']);
    const again = (await world()).element;
    again.shadowRoot?.querySelector<HTMLElement>('#country')?.focus();
    await press(again, 'ArrowDown', 'ArrowDown', 'Tab');
    expect([again.country, again.shadowRoot?.activeElement?.id]).to.deep.equal(['NL', 'input']);
  });

  for (const [typed, code] of [
    ['belg', 'BE'],
    ['uk', 'GB'],
    ['niger', 'NE'],
    ['deutschl', 'DE'],
    ['ir', 'NL'],
    ['austr', 'NL'],
    ['guin', 'NL'],
  ] as const) {
    itInFirst(`is ${code} if "${typed}" is typed and something else is pressed`, async () => {
      const { element, picker } = await world();
      await write(element, typed);
      picker.blur();
      await settled(element);
      expect([element.country, picker.ariaExpanded]).to.deep.equal([code, 'false']);
    });
  }

  for (const [filled, code] of [
    ['Germany', 'DE'],
    ['DE', 'DE'],
    ['Deutschland', 'DE'],
    ['xyzzy', 'NL'],
  ] as const) {
    itInFirst(
      `is ${code} if a browser fills in "${filled}", which opens no list and searches for nothing`,
      async () => {
        const { element, picker, fake } = await world();
        picker.value = filled;
        picker.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        await settled(element);
        expect([element.country, picker.ariaExpanded]).to.deep.equal([code, 'false']);
        expect(picker.value).to.equal(code === 'DE' ? 'Germany' : 'Netherlands');
        expect([(part(element, 'input') as HTMLInputElement).value, fake.suggestions]).to.deep.equal(['', []]);
      },
    );
  }

  for (const [what, act] of [
    ['the form is reset', ({ form }: Mounted) => form.reset()],
    ['the page empties the element', ({ element }: Mounted) => element.clear()],
  ] as const) {
    itInFirst(`does not keep a previous text when ${what}`, async () => {
      const mounted = await world();
      await write(mounted.element, 'xyzzy');
      act(mounted);
      await settled(mounted.element);
      expect(mounted.picker.value).to.equal('Netherlands');
      expect([mounted.picker.ariaInvalid, mounted.picker.ariaExpanded]).to.deep.equal([null, 'false']);
    });
  }

  it('replaces the name it has chosen, or that Escape restored, with what is typed next', async () => {
    const { element, picker } = await world();
    await write(element, 'belg');
    await press(element, 'Enter');
    await sendKeys({ type: 'fran' });
    await element.updateComplete;
    expect([element.country, picker.value, namesOf(element)[0]]).to.deep.equal(['BE', 'fran', 'France']);
    await press(element, 'Escape', 'Escape');
    await sendKeys({ type: 'ital' });
    expect(picker.value).to.equal('ital');
  });

  it('replaces a select that was in use when it loaded, once that is left and the press elsewhere is over', async () => {
    const fake = fakeClient({ countries: () => countries });
    const { element } = await mount(fake, 'NL');
    element.countries = 'NL BE DE';
    await waitUntil(() => part(element, 'country')?.matches('select:enabled'), 'the list');
    part(element, 'country')?.focus();
    element.countries = '*';
    await waitUntil(() => (part(element, 'country') as HTMLSelectElement).options?.length > 15, 'the long list');
    await settled(element);
    expect(part(element, 'country')?.localName).to.equal('select');
    // Nothing moves away from under a press.
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    part(element, 'country')?.blur();
    await Promise.resolve();
    await element.updateComplete;
    expect(part(element, 'country')?.localName).to.equal('select');
    document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await waitUntil(() => part(element, 'country')?.localName === 'input', 'the picker');
  });

  it('searches a short list, too, for letters that were typed before it was there', async () => {
    const list = later<typeof countries>();
    const { element } = await mount(fakeClient({ countries: list.answer }), 'NL');
    element.countries = 'NL BE DE';
    await waitUntil(list.isAsked, 'the list is asked for');
    within(element, '#country').focus();
    await sendKeys({ type: 'be' });
    list.resolve(countries);
    await waitUntil(() => part(element, 'country')?.matches('input'), 'the picker');
    await settled(element);
    expect([within<HTMLInputElement>(element, '#country').value, namesOf(element)]).to.deep.equal(['be', ['Belgium']]);
    await press(element, 'Enter');
    const { activeElement } = element.shadowRoot as ShadowRoot;
    expect([element.country, activeElement?.localName]).to.deep.equal(['BE', 'select']);
  });

  it('has its list closed if the page removes the element and puts it back', async () => {
    const { element, picker, form } = await world();
    await write(element, 'united');
    expect(picker.ariaExpanded).to.equal('true');
    element.remove();
    form.append(element);
    await element.updateComplete;
    await settled(element);
    expect([picker.ariaExpanded, within(element, '#countries').matches(':popover-open')]).to.deep.equal([
      'false',
      false,
    ]);
  });

  it('keeps the second click of a double click from what is beneath its list', async () => {
    const { element } = await world();
    await write(element, 'belg');
    let clicks = 0;
    const beneath = document.body.appendChild(document.createElement('button'));
    beneath.onclick = () => clicks++;
    const click = (target: Element | null | undefined, detail: number) =>
      target?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail }));
    const row = element.shadowRoot?.querySelector('#countries [role=option]');
    row?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    click(row, 1);
    click(beneath, 2);
    expect([clicks, element.country]).to.deep.equal([0, 'BE']);
    click(beneath, 1);
    expect(clicks).to.equal(1);
    beneath.remove();
  });

  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    it(`leaves a key with ${JSON.stringify(composing)} to the input method`, async () => {
      const { element, picker } = await world();
      await write(element, 'belg');
      picker.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composing }));
      await element.updateComplete;
      expect([element.country, picker.ariaExpanded]).to.deep.equal(['NL', 'true']);
    });

  itInFirst('follows a country that the page or the text names', async () => {
    const { element, picker } = await world();
    element.country = 'BE';
    await settled(element);
    expect(picker.value).to.equal('Belgium');
  });

  itInFirst('is in the language of the page, and also finds English names', async () => {
    const { element, picker } = await world();
    element.lang = 'nl';
    await waitUntil(() => picker.value === 'Nederland', 'the name');
    await write(element, 'germany');
    expect(activeOf(element)).to.equal('Duitsland');
  });
});

describeInWindow(390, 400, 'the picker of many countries in a window of 390 by 400 pixels', () => {
  it('has a list in view with rows large enough for a finger, including the chosen country', async () => {
    const { element, picker } = await world();
    picker.focus();
    picker.click();
    await settled(element);
    const list = within(element, '#countries-popup').getBoundingClientRect();
    expect(list.top).to.be.at.least(0);
    expect(list.bottom).to.be.at.most(400);
    const row = within(element, '#countries .active').getBoundingClientRect();
    expect(row.top).to.be.at.least(list.top);
    expect(row.bottom).to.be.at.most(list.bottom + 1);
    expect(row.height).to.be.at.least(40);
    expect(options(element).length).to.be.greaterThan(240);
    expect(document.documentElement.scrollWidth).to.be.at.most(390);
  });
});
