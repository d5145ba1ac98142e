/** An element before its engine, while that comes, and when it never does. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { restorableFrom } from '../../../src/core/entry/restore.ts';
import { initialEntry } from '../../../src/core/entry/state.ts';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { inspect } from '../../../src/inspect.ts';
import { itInFirst } from '../../support/first-engine.ts';
import { countries } from '../../support/samples.ts';
import { details, fakeClient, house, netherlands, options, settled } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { keptDuring, mountEarly, releaseFile, rendered, typeEarly, within } from './support.ts';

const saved = addressFrom(details, netherlands);
const stateOf = (element: Element) => inspect(element).state;
const nothingPicked = { countries: '' };
const kept = JSON.parse(restorableFrom(initialEntry));

after(() => releaseFile(addressEntryEngine));

describe('a field before its engine', () => {
  it('loads it in a page that is never idle', async () => {
    const { requestIdleCallback } = window;
    window.requestIdleCallback = (run, { timeout = 0 } = {}) => (timeout ? setTimeout(run) : 0);
    try {
      const { file } = await mountEarly();
      await waitUntil(file.isFetched);
    } finally {
      window.requestIdleCallback = requestIdleCallback;
    }
  });

  it('keeps its address while the shopper types in a field of the page inside it', async () => {
    const { element } = await mountEarly();
    element.value = saved;
    const phone = document.createElement('input');
    phone.slot = 'fields';
    element.append(phone);
    phone.focus();
    phone.value = '1';
    phone.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    expect(element.value?.street).to.equal('Julianastraat');
  });

  it('is empty after a reset', async () => {
    const { element, form, input } = await mountEarly();
    typeEarly(input(), 'Haarlem');
    form.reset();
    await rendered(element);
    expect(input().value).to.equal('');
  });

  it('returns the country that the page set', async () => {
    const { element } = await mountEarly(nothingPicked);
    expect([element.country, element.step]).to.deep.equal(['NL', 'search']);
    element.value = { ...saved, country: 'BE' };
    expect(element.country).to.equal('BE');
  });

  itInFirst('is accessible, including the space for the picker', async () => {
    const { element } = await mountEarly({ countries: '*' });
    expect(within<HTMLSelectElement>(element, 'select').labels[0]?.textContent).to.equal('Country or region');
    await expect(element).to.be.accessible();
  });

  it('has the states of its content', async () => {
    const { element } = await mountEarly();
    expect([element.matches(':state(blank)'), element.matches(':state(resolved)')]).to.deep.equal([true, false]);
    element.value = saved;
    expect([element.matches(':state(blank)'), element.matches(':state(resolved)')]).to.deep.equal([false, true]);
  });
});

describe('an engine that loads late', () => {
  it('searches for nothing that a browser fills into the picker of many countries before any interaction', async () => {
    const { file, element, input, fake } = await mountEarly(
      { countries: '*' },
      fakeClient({ countries: () => countries }),
    );
    await file.come();
    await waitUntil(() => element.shadowRoot?.querySelector('input#country:enabled'), 'the picker');
    const picker = within<HTMLInputElement>(element, '#country');
    picker.value = 'Belgium';
    picker.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await settled(element);
    expect([element.country, picker.ariaExpanded, input().value]).to.deep.equal(['BE', 'false', '']);
    expect(fake.suggestions).to.deep.equal([]);
  });

  /** The picker of a service with many countries, with the focus; letters are typed before it has them. */
  async function typedBeforeCountries(before: string, meanwhile: string) {
    let answer = (_list: typeof countries) => {};
    const list = new Promise<typeof countries>((resolve) => {
      answer = resolve;
    });
    const { file, element } = await mountEarly(nothingPicked, fakeClient({ countries: () => list }));
    const picker = () => within<HTMLInputElement>(element, '#country');
    picker().focus();
    if (before) await sendKeys({ type: before });
    await file.come();
    await element.updateComplete;
    expect(picker().localName).to.equal('select');
    if (meanwhile) await sendKeys({ type: meanwhile });
    const arrive = async () => {
      answer(isoCountries());
      await waitUntil(() => element.shadowRoot?.querySelector('input#country:enabled'), 'the picker');
      await settled(element);
    };
    return { element, picker, arrive };
  }

  for (const [before, meanwhile] of [
    ['', 'belg'],
    ['belg', ''],
    ['be', 'lg'],
  ] as const)
    it(`keeps letters typed into the picker before the countries have loaded: "${before}", then "${meanwhile}"`, async () => {
      const { element, picker, arrive } = await typedBeforeCountries(before, meanwhile);
      await arrive();
      expect([picker().value, picker().ariaExpanded]).to.deep.equal(['belg', 'true']);
      expect(element.shadowRoot?.activeElement).to.equal(picker());
      await sendKeys({ type: 'iu' });
      expect(picker().value).to.equal('belgiu');
      await sendKeys({ press: 'Enter' });
      await settled(element);
      expect([element.country, picker().value]).to.deep.equal(['BE', 'Belgium']);
    });

  it('keeps letters typed into the picker of all countries, whose list is there at once', async () => {
    const { file, element } = await mountEarly(nothingPicked);
    element.countries = '*';
    const picker = () => within<HTMLInputElement>(element, '#country');
    picker().focus();
    await sendKeys({ type: 'us' });
    await file.come();
    await sendKeys({ type: 'a' });
    await waitUntil(() => picker().localName === 'input', 'the searchable picker');
    await settled(element);
    expect([picker().value, element.shadowRoot?.activeElement]).to.deep.equal(['usa', picker()]);
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(element.country).to.equal('US');
  });

  it('shows the name of the country if the picker was left before the countries had loaded', async () => {
    const { element, picker, arrive } = await typedBeforeCountries('be', 'lg');
    await sendKeys({ press: 'Tab' });
    await arrive();
    expect([element.country, picker().value, picker().ariaExpanded]).to.deep.equal(['NL', 'Netherlands', 'false']);
  });

  it('keeps every node, the focus, the caret and the selection', async () => {
    const { file, element, input } = await mountEarly(nothingPicked);
    // The picker is loaded with the engine, and takes its place.
    const parts = ['#input', '#listbox', '#manual', '#message', '[part=hint]', '[part=form-control]'];
    const before = parts.map((it) => within(element, it));
    typeEarly(input(), 'Haarlem');
    input().setSelectionRange(2, 5, 'backward');
    await file.come();
    await element.updateComplete;
    expect(parts.map((it) => within(element, it))).to.deep.equal(before);
    expect(element.shadowRoot?.activeElement).to.equal(before[0]);
    const { value, selectionStart, selectionEnd, selectionDirection } = input();
    expect([value, selectionStart, selectionEnd, selectionDirection]).to.deep.equal(['Haarlem', 2, 5, 'backward']);
  });

  it('moves nothing in the page', async () => {
    const { file, element, input } = await mountEarly(nothingPicked);
    const placeOf = () =>
      [...(element.shadowRoot?.querySelectorAll('input, select, button, p') ?? [])].map((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return [it.localName, x, y, width, height].join(' ');
      });
    const before = [...placeOf(), element.offsetHeight];
    input().focus();
    await file.come();
    await element.updateComplete;
    expect([...placeOf(), element.offsetHeight]).to.deep.equal(before);
  });

  it('keeps the focus of a shopper who is already in the picker until there are countries to choose from', async () => {
    let answer = (_: typeof countries) => {};
    const list = new Promise<typeof countries>((resolve) => {
      answer = resolve;
    });
    const { file, element } = await mountEarly(nothingPicked, fakeClient({ countries: () => list }));
    const picker = () => within<HTMLSelectElement>(element, '#country');
    const focused = () => element.shadowRoot?.activeElement?.id;
    picker().focus();
    expect(focused()).to.equal('country');
    await file.come();
    await rendered(element);
    expect([focused(), picker().disabled]).to.deep.equal(['country', false]);
    answer(countries);
    await waitUntil(() => picker().options.length > 2, 'the countries');
    expect([focused(), picker().value]).to.deep.equal(['country', 'NLD']);
  });

  it('leaves the picker disabled in a disabled element', async () => {
    const { element } = await mountEarly({ ...nothingPicked, disabled: '' });
    expect(within<HTMLSelectElement>(element, '#country').disabled).to.equal(true);
  });

  it('opens no list over the link that has the focus when a browser fills the field', async () => {
    const { file, element, input, fake } = await mountEarly();
    input().focus();
    await file.come();
    await settled(element);
    within(element, '#manual').focus();
    input().value = 'Haarlem';
    input().dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await settled(element);
    expect(fake.suggestions.map(({ term }) => term)).to.deep.equal(['Haarlem']);
    expect(input().getAttribute('aria-expanded')).to.equal('false');
  });

  it('answers all the text that was typed meanwhile, once', async () => {
    const { file, element, input, fake } = await mountEarly();
    for (const text of ['Ha', 'Haar', 'Haarlem']) typeEarly(input(), text);
    await file.come();
    await settled(element);
    expect(fake.suggestions.map(({ term }) => term)).to.deep.equal(['Haarlem']);
    expect(options(element)).to.have.length(1);
    options(element)[0]?.click();
    await settled(element);
    expect(element.value?.street).to.equal('Julianastraat');
  });

  it('opens no list over the link that the shopper went on to meanwhile', async () => {
    const { file, element, input, fake } = await mountEarly();
    typeEarly(input(), 'Haarlem');
    within(element, '#manual').focus();
    await file.come();
    await settled(element);
    expect(fake.suggestions.map(({ term }) => term)).to.deep.equal(['Haarlem']);
    expect(input().getAttribute('aria-expanded')).to.equal('false');
    expect(element.shadowRoot?.activeElement?.id).to.equal('manual');
  });

  it('keeps the list closed after Escape, until the shopper types on', async () => {
    const { file, element, input } = await mountEarly();
    const pressed = { key: 'Escape', bubbles: true, composed: true };
    const pressEscape = () => input().dispatchEvent(new KeyboardEvent('keydown', pressed));
    typeEarly(input(), 'Haarle');
    pressEscape();
    typeEarly(input(), 'Haarlem');
    pressEscape();
    await file.come();
    await settled(element);
    expect([input().value, input().getAttribute('aria-expanded')]).to.deep.equal(['Haarlem', 'false']);
    typeEarly(input(), 'Haarle');
    await settled(element);
    expect(input().getAttribute('aria-expanded')).to.equal('true');
  });

  it('takes over in the task of the first key if the file has loaded', async () => {
    const { file, element, input, fake } = await mountEarly();
    await file.come();
    expect(inspect(element).isAttached, 'nobody is there').to.equal(false);
    typeEarly(input(), 'Haarlem');
    expect(stateOf(element).search.text).to.equal('Haarlem');
    await settled(element);
    expect(fake.suggestions.map(({ term }) => term)).to.deep.equal(['Haarlem']);
  });

  it('searches for a word that an input method is still composing, as phones do with every word', async () => {
    const { file, element, input } = await mountEarly();
    input().focus();
    let writes = 0;
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') as {
      get(): string;
      set(text: string): void;
    };
    input().value = 'Haar';
    input().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
    Object.defineProperty(input(), 'value', {
      get,
      set(text: string) {
        // The same text again ends no composition.
        if (text !== get.call(this)) writes++;
        set.call(this, text);
      },
      configurable: true,
    });
    await file.come();
    expect([inspect(element).isAttached, stateOf(element).search.text]).to.deep.equal([true, 'Haar']);
    await settled(element);
    expect([input().value, writes]).to.deep.equal(['Haar', 0]);
  });

  it('presses Enter once, however long it is held down', async () => {
    const { file, element, form, input } = await mountEarly();
    let submissions = 0;
    form.addEventListener('submit', () => submissions++);
    const pressed: string[] = [];
    typeEarly(input(), house.value.trim());
    const enter = { key: 'Enter', bubbles: true, composed: true, cancelable: true };
    for (const repeat of [false, true, true]) {
      expect(input().dispatchEvent(new KeyboardEvent('keydown', { ...enter, repeat }))).to.equal(!repeat);
    }
    input().addEventListener('keydown', ({ key }) => pressed.push(key));
    await file.come();
    await settled(element);
    expect([pressed, submissions]).to.deep.equal([['Enter'], 0]);
    expect(element.value?.street).to.equal('Julianastraat');
  });

  it('does not press a key for text that has changed since', async () => {
    const { file, element, input, fake } = await mountEarly();
    const enter = () =>
      input().dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }),
      );
    typeEarly(input(), 'Julianastraat');
    enter();
    typeEarly(input(), house.value.trim());
    await file.come();
    await settled(element);
    expect([element.value, fake.details.length]).to.deep.equal([null, 0]);
    expect(within(element, '#message').textContent?.trim()).to.equal('');
  });

  it('has the typed text, not the address that it was typed over', async () => {
    const { file, element, input } = await mountEarly();
    element.value = saved;
    await rendered(element);
    typeEarly(input(), 'Haar');
    expect(element.value).to.equal(null);
    await file.come();
    expect([element.value, stateOf(element).search.text]).to.deep.equal([null, 'Haar']);
  });

  it('continues from the text that a navigation restored', async () => {
    const { file, element, input, fake } = await mountEarly();
    element.formStateRestoreCallback(JSON.stringify({ ...kept, 0: 'Haar', text: 'Haar' }));
    typeEarly(input(), `${input().value}lem`);
    await file.come();
    await settled(element);
    expect([input().value, fake.suggestions.map(({ term }) => term)]).to.deep.equal(['Haarlem', ['Haarlem']]);
  });

  it('keeps text through navigations as a native field does, and through another one', async () => {
    const early = await mountEarly();
    const first = keptDuring(() => typeEarly(early.input(), 'Julian'));
    const again = await mountEarly();
    const second = keptDuring(() => again.element.formStateRestoreCallback(first as string));
    expect(again.input().value).to.equal('Julian');
    const { file, element, input, fake } = await mountEarly();
    element.formStateRestoreCallback(second as string);
    expect([input().value, element.matches(':state(blank)')]).to.deep.equal(['Julian', false]);
    await file.come();
    await settled(element);
    expect([input().value, stateOf(element).search.text, fake.suggestions]).to.deep.equal(['Julian', 'Julian', []]);
    expect(stateOf(element).search.listbox.open).to.equal(false);
  });

  it('keeps what a navigation restored for the next one until it has loaded', async () => {
    const other = await mountEarly();
    other.element.value = saved;
    await other.file.come();
    await settled(other.element);
    const state = restorableFrom(stateOf(other.element));
    const { file, element, input } = await mountEarly();
    expect(keptDuring(() => element.formStateRestoreCallback(state))).to.equal(state);
    expect(keptDuring(() => element.setCustomValidity('no'))).to.equal(state);
    expect(keptDuring(() => typeEarly(input(), 'Haar'))).to.equal('["Haar"]');
    expect(keptDuring(() => element.clear())).to.equal('');
    element.formStateRestoreCallback(state);
    expect(element.value?.street).to.equal('Julianastraat');
    await file.come();
    await settled(element);
    expect(element.value?.street).to.equal('Julianastraat');
  });

  it('restores nothing in a field that nobody has used', async () => {
    const { element } = await mountEarly();
    expect(
      keptDuring(() => {
        element.required = true;
      }),
    ).to.equal('');
  });

  it('shows no text for state saved by an earlier version', async () => {
    const { file, element, input } = await mountEarly();
    for (const written of ['', 'null', '7', '{"lookup":{}}', 'Julian']) element.formStateRestoreCallback(written);
    expect(input().value).to.equal('');
    await file.come();
    await settled(element);
    expect(input().value).to.equal('');
  });

  it('is visible to inspect if the field was inspected before', async () => {
    const { file, element, input } = await mountEarly();
    const heard: string[] = [];
    const stop = inspect(element).subscribe(({ event }) => heard.push(event.type));
    typeEarly(input(), 'Haarlem');
    await file.come();
    await settled(element);
    expect(heard).to.include('typed');
    stop();
    heard.length = 0;
    element.clear();
    expect(heard).to.deep.equal([]);
  });
});

describe('a clone of an element', () => {
  for (const [how, copy] of [
    ['cloneNode', (element: Element) => element.cloneNode(true) as HTMLElement],
    [
      'innerHTML',
      (element: Element) => {
        const holder = document.createElement('div');
        holder.innerHTML = element.outerHTML;
        return holder.firstElementChild as HTMLElement;
      },
    ],
  ] as const) {
    it(`has one set of hidden inputs, however often it is cloned: ${how}`, async () => {
      const { file, form, element } = await mountEarly();
      form.querySelector('input')?.focus();
      await file.come();
      await settled(element);
      expect(element.querySelectorAll('input')).to.have.length(6);
      for (let time = 0; time < 3; time++) {
        const last = [...form.querySelectorAll('address-entry')].at(-1) as typeof element;
        const next = copy(last) as typeof element;
        last.replaceWith(next);
        form.querySelector('button')?.focus();
        form.querySelector('input')?.focus();
        await file.come();
        await settled(next);
        expect(next.querySelectorAll('input')).to.have.length(6);
      }
    });
  }
});

describe('an engine that nobody has requested', () => {
  it('writes nothing into the page before someone uses it', async () => {
    const { file, form, element } = await mountEarly({ value: JSON.stringify(saved) });
    await file.come();
    await settled(element);
    expect([stateOf(element).committed !== null, element.childNodes.length]).to.deep.equal([true, 0]);
    form.querySelector('input')?.focus();
    await element.updateComplete;
    expect(element.querySelectorAll('input')).to.have.length(6);
  });
});

describe('a submission before the engine has loaded', () => {
  it('is held even while an input method composes, and continues', async () => {
    const { file, form, input } = await mountEarly();
    let submissions = 0;
    form.addEventListener('submit', () => submissions++);
    await file.come();
    input().value = 'Ha';
    input().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
    form.noValidate = true;
    form.requestSubmit();
    await waitUntil(() => submissions > 0, 'the form is submitted');
    expect(submissions).to.equal(1);
  });
});

describe('an engine that never loads', () => {
  it('leaves a text field that says so, and submits what was typed', async () => {
    const { file, form, element, input } = await mountEarly({ required: '' });
    typeEarly(input(), 'Julianastraat 30, Haarlem');
    await file.stayAway();
    await rendered(element);
    expect(within(element, '[part=error]').textContent).to.contain('can’t reach address search');
    expect(within(element, '[role=status]').textContent).to.contain('can’t reach address search');
    expect(element.validity.valid).to.equal(true);
    expect(new FormData(form).get('to.street')).to.equal('Julianastraat 30, Haarlem');
    expect(new FormData(form).get('to.country')).to.equal('NL');
  });

  it('is not requested again automatically if it also has the picker of countries', async () => {
    const { file, element, input } = await mountEarly({ countries: 'NL BE' });
    await file.stayAway();
    await rendered(element);
    expect(file.isFetched()).to.equal(false);
    input().focus();
    expect(file.isFetched()).to.equal(true);
  });

  it('is requested again when the shopper returns', async () => {
    const { file, form, element, input } = await mountEarly();
    typeEarly(input(), 'Haarlem');
    await file.stayAway();
    form.querySelector('input')?.focus();
    input().focus();
    expect(file.isFetched()).to.equal(true);
    await file.come();
    expect(stateOf(element).search.text).to.equal('Haarlem');
  });

  it('presses no key from before it gave up', async () => {
    const { file, element, form, input, fake } = await mountEarly();
    typeEarly(input(), house.value.trim());
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    await file.stayAway();
    form.querySelector('input')?.focus();
    input().focus();
    await file.come();
    await settled(element);
    expect([element.value, fake.details.length]).to.deep.equal([null, 0]);
  });
});
