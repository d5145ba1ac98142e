/** The Dutch fields before their engine, while that comes, and when it never does. */
import { expect } from '@open-wc/testing';
import { AddressServiceError } from '../../../src/client.ts';
import { initialDutchLookup } from '../../../src/core/dutch-lookup/state.ts';
import { restorableFrom } from '../../../src/core/entry/restore.ts';
import { nlPostcodeLookupEngine } from '../../../src/elements/nl-postcode-lookup/element.ts';
import { inspect } from '../../../src/inspect.ts';
import { hasEveryCase } from '../../support/first-engine.ts';
import { holdClock } from '../../support/page-clock.ts';
import { holdTimers, settled, waitUntil } from '../element.support.ts';
import { fakeClient, house30 } from '../nl-postcode-lookup/support.ts';
import { keptDuring, mountLookupEarly, releaseFile, rendered, typeEarly, within } from './support.ts';

const stateOf = (element: Element) => inspect(element).state;

after(() => releaseFile(nlPostcodeLookupEngine));

/** An element without its engine, with the state that a form kept of Julianastraat 30, Haarlem. */
async function mountRestoredStreet() {
  const { file, element, input } = await mountLookupEarly();
  typeEarly(input('houseNumber'), '30');
  await file.come();
  const { dutchLookup, ...others } = stateOf(element);
  const fields = { ...dutchLookup.fields, street: 'Julianastraat', city: 'Haarlem' };
  const saved = restorableFrom({ ...others, dutchLookup: { ...initialDutchLookup, method: 'street', fields } });
  const again = await mountLookupEarly();
  again.element.formStateRestoreCallback(saved);
  return again;
}

describe('the Dutch fields before their engine', () => {
  it('are postcode, house number and addition, with their own names and as a group', async () => {
    const { element, input } = await mountLookupEarly({ required: '' });
    const labels = ['postcode', 'houseNumber', 'addition'].map((id) => within(element, `label[for=${id}]`).textContent);
    expect(labels).to.deep.equal(['Postcode', 'House number', 'Addition']);
    expect(within(element, 'legend').textContent).to.equal('Address in the Netherlands (required)');
    expect(input().autocomplete).to.equal('section-in-sight postal-code');
    expect(input('houseNumber').inputMode).to.equal('numeric');
  });

  it('are in Dutch in a Dutch page, after the page’s own label and hint', async () => {
    const { element } = await mountLookupEarly({ lang: 'nl-BE' });
    expect(within(element, 'label[for=houseNumber]').textContent).to.equal('Huisnummer');
    expect(within(element, 'fieldset').lang).to.equal('nl');
    element.messages = { houseNumber: 'Nummer' };
    await rendered(element);
    expect(within(element, 'label[for=houseNumber]').textContent).to.equal('Nummer');
    element.lang = 'en';
    await waitUntil(() => within(element, 'legend').textContent === 'Address in the Netherlands');
  });

  it('cannot be changed while they are read-only, and have no buttons', async () => {
    const { element, input } = await mountLookupEarly({ readonly: '' });
    expect([input().readOnly, element.shadowRoot?.querySelector('button')]).to.deep.equal([true, null]);
  });
});

describe('an engine of the Dutch fields that loads late', () => {
  it('keeps every node, the focus, the caret and the selection', async () => {
    const { file, element, input } = await mountLookupEarly({ required: '' });
    const parts = ['fieldset', 'legend', '.fields', '#postcode', '#houseNumber', '#addition', '#message', '.links'];
    parts.push(
      '[part=hint]',
      '[part=form-control]',
      '.links button',
      '[part=manual-button]',
      'label',
      '#addition-note [part=hint]',
    );
    const before = parts.map((it) => within(element, it));
    typeEarly(input('houseNumber'), '30');
    // Not yet a postcode: nothing is looked up, however long the rest takes.
    typeEarly(input(), '2012E');
    input().setSelectionRange(2, 5, 'backward');
    await file.come();
    await element.updateComplete;
    expect(inspect(element).isAttached).to.equal(true);
    expect(parts.map((it) => within(element, it))).to.deep.equal(before);
    expect(element.shadowRoot?.activeElement).to.equal(input());
    const { value, selectionStart, selectionEnd, selectionDirection } = input();
    expect([value, selectionStart, selectionEnd, selectionDirection]).to.deep.equal(['2012E', 2, 5, 'backward']);
    expect(input('houseNumber').value).to.equal('30');
  });

  for (const attributes of [
    {},
    { required: '' },
    { lang: 'nl', hint: 'Waarheen?' },
    { disabled: '' },
    { readonly: '' },
  ]) {
    it(`moves nothing in the page: ${JSON.stringify(attributes)}`, async () => {
      const { file, form, element, input } = await mountLookupEarly(attributes);
      const placeOf = () => {
        const shown = element.shadowRoot?.querySelectorAll('input, button, p, label, legend') ?? [];
        const boxes = [...shown].map((it) => {
          const { x, y, width, height } = it.getBoundingClientRect();
          return [it.localName, it.textContent, x, y, width, height].join(' ');
        });
        return [...boxes, element.offsetHeight];
      };
      const before = placeOf();
      input().focus();
      form.querySelector('input')?.focus();
      await file.come();
      await element.updateComplete;
      expect(inspect(element).isAttached).to.equal(true);
      expect(placeOf()).to.deep.equal(before);
    });
  }

  for (const lateMs of hasEveryCase ? [0, 300, 2_000] : [300]) {
    it(`finds the house that was typed ${lateMs} ms before it, with one request`, async () => {
      const { file, element, input, fake } = await mountLookupEarly();
      const clock = holdClock();
      for (const text of ['2', '20', '2012es']) typeEarly(input(), text);
      for (const text of ['3', '30']) typeEarly(input('houseNumber'), text);
      await clock.pass(lateMs);
      clock.release();
      await file.come();
      const { postcode, houseNumber } = stateOf(element).dutchLookup.fields;
      expect([postcode, houseNumber]).to.deep.equal(['2012es', '30']);
      input('houseNumber').blur();
      await settled(element);
      expect(fake.asked).to.deep.equal([{ postcode: '2012ES', houseNumber: 30 }]);
      expect(element.value?.street).to.equal('Julianastraat');
    });
  }

  it('looks up half a second after it has loaded if the shopper is still in the field', async () => {
    let askedAt = 0;
    const byPostcode = async () => {
      askedAt = performance.now();
      return house30;
    };
    const { file, element, input } = await mountLookupEarly({}, fakeClient({ byPostcode }));
    typeEarly(input(), '2012ES');
    typeEarly(input('houseNumber'), '30');
    const cameAt = performance.now();
    await file.come();
    await waitUntil(() => element.value?.street === 'Julianastraat', 'the address is found');
    // A clock of a browser may be as coarse as 20 ms.
    expect(askedAt - cameAt).to.be.at.least(480);
    expect(element.shadowRoot?.activeElement).to.equal(input('houseNumber'));
  });

  it('looks up at once if the fields were left before', async () => {
    const { file, form, element, input, fake } = await mountLookupEarly();
    typeEarly(input(), '2012ES');
    typeEarly(input('houseNumber'), '30');
    form.querySelector('input')?.focus();
    await file.come();
    await settled(element);
    expect(fake.asked).to.deep.equal([{ postcode: '2012ES', houseNumber: 30 }]);
    expect(element.value?.street).to.equal('Julianastraat');
    expect(document.activeElement).to.equal(form.querySelector('input'));
  });

  it('looks up at once if the shopper went on to the empty addition, and shows what failed there', async () => {
    const refused = () => Promise.reject(new AddressServiceError('unavailable', 'dutchByPostcode'));
    const { file, element, input, fake } = await mountLookupEarly({}, fakeClient({ byPostcode: refused }));
    typeEarly(input(), '2012ES');
    typeEarly(input('houseNumber'), '30');
    input('addition').focus();
    await file.come();
    await settled(element);
    expect(fake.asked).to.deep.equal([{ postcode: '2012ES', houseNumber: 30 }]);
    expect(input().value).to.equal('2012 ES');
    expect(within(element, '#message').textContent?.trim()).to.contain('Check your connection');
    expect(element.shadowRoot?.activeElement).to.equal(input('addition'));
  });

  it('knows which field had the focus before: that is left when the focus arrives elsewhere', async () => {
    const { file, element, input, fake } = await mountLookupEarly();
    typeEarly(input(), '2012ES');
    input('houseNumber').focus();
    await file.come();
    await settled(element);
    input('houseNumber').value = '30';
    // A browser tells of the change before the focus moves. A rendering then could remove what takes the focus next.
    for (const type of ['input', 'change']) input('houseNumber').dispatchEvent(new Event(type, { bubbles: true }));
    await element.updateComplete;
    expect(fake.asked.length).to.equal(0);
    input('addition').focus();
    await settled(element);
    expect(fake.asked.length).to.equal(1);
  });

  it('looks nothing up while a number or an addition is half typed', async () => {
    const { file, element, input, fake } = await mountLookupEarly();
    const letGo = holdTimers(500);
    typeEarly(input(), '2012ES');
    typeEarly(input('houseNumber'), '30');
    typeEarly(input('addition'), 'b');
    await file.come();
    await element.updateComplete;
    expect([inspect(element).isAttached, fake.asked.length]).to.deep.equal([true, 0]);
    letGo();
  });

  it('looks nothing up while a pointer is down, on its way to something else', async () => {
    const { file, form, element, input, fake } = await mountLookupEarly();
    await file.come();
    // The engine of the first one hears the presses of the page.
    element.focus();
    const other = document.createElement('nl-postcode-lookup');
    other.client = fake.client;
    form.append(other);
    await rendered(other);
    dispatchEvent(new PointerEvent('pointerdown'));
    const typed = other.shadowRoot?.querySelectorAll('input') ?? [];
    for (const [at, text] of ['2012ES', '30'].entries()) {
      Object.assign(typed[at] ?? {}, { value: text });
      typed[at]?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    input().focus();
    await settled(other);
    expect([inspect(other).isAttached, fake.asked.length]).to.deep.equal([true, 0]);
    dispatchEvent(new PointerEvent('pointerup'));
    await waitUntil(() => fake.asked.length === 1, 'the lookup');
    other.remove();
  });

  it('looks nothing up for a shopper who went on to the manual fields', async () => {
    const { file, element, input, fake } = await mountLookupEarly();
    typeEarly(input(), '2012ES');
    typeEarly(input('houseNumber'), '30');
    within(element, '[part=manual-button]').focus();
    within(element, '[part=manual-button]').click();
    await file.come();
    await settled(element);
    expect([element.step, fake.asked.length]).to.deep.equal(['manual', 0]);
    expect(within<HTMLInputElement>(element, '#postcode').value).to.contain('2012');
  });

  it('leads to city and street, or to the manual fields, if they were requested', async () => {
    const street = await mountLookupEarly();
    const [byStreet] = street.element.shadowRoot?.querySelectorAll<HTMLButtonElement>('.links button') ?? [];
    byStreet?.focus();
    byStreet?.click();
    await rendered(street.element);
    expect(byStreet?.getAttribute('aria-busy'), 'it is seen to be heard').to.equal('true');
    await street.file.come();
    await settled(street.element);
    expect(street.element.shadowRoot?.activeElement?.id).to.equal('city');
    const manual = await mountLookupEarly();
    within(manual.element, '[part=manual-button]').click();
    await manual.file.come();
    await settled(manual.element);
    expect(manual.element.step).to.equal('manual');
  });

  it('looks up on Enter, even without a form', async () => {
    const { file, form, element, input, fake } = await mountLookupEarly();
    form.replaceWith(element);
    typeEarly(input(), '2012ES');
    typeEarly(input('houseNumber'), '30');
    const enter = { key: 'Enter', bubbles: true, composed: true, cancelable: true };
    input('houseNumber').dispatchEvent(new KeyboardEvent('keydown', enter));
    await file.come();
    await settled(element);
    expect([element.value?.street, fake.asked.length]).to.deep.equal(['Julianastraat', 1]);
    element.remove();
  });

  it('shows a street and a city that a form had saved before it has loaded, and each in its own field afterwards', async () => {
    const again = await mountRestoredStreet();
    expect([again.input().value, again.input('houseNumber').value]).to.deep.equal(['Julianastraat Haarlem', '30']);
    await again.file.stayAway();
    again.input('houseNumber').focus();
    await again.file.come();
    await settled(again.element);
    const texts = [...(again.element.shadowRoot?.querySelectorAll('input') ?? [])].map(({ value }) => value);
    expect(texts).to.deep.equal(['Haarlem', 'Julianastraat', '30', '']);
  });

  it('has the postcode that was typed over a street and a city which a form had saved', async () => {
    const { file, element, input } = await mountRestoredStreet();
    typeEarly(input(), '1012JS');
    await file.come();
    await settled(element);
    const { method, fields } = stateOf(element).dutchLookup;
    expect([method, fields.postcode, fields.houseNumber]).to.deep.equal(['postcode', '1012JS', '30']);
    const texts = [...(element.shadowRoot?.querySelectorAll('input') ?? [])].map(({ value }) => value);
    expect(texts).to.deep.equal(['1012JS', '30', '']);
  });

  it('keeps texts through navigations as native fields do, and through another one', async () => {
    const early = await mountLookupEarly();
    typeEarly(early.input(), '2012ES');
    const first = keptDuring(() => typeEarly(early.input('houseNumber'), '30'));
    const again = await mountLookupEarly();
    const second = keptDuring(() => again.element.formStateRestoreCallback(first as string));
    const { file, element, input, fake } = await mountLookupEarly();
    element.formStateRestoreCallback(second as string);
    const texts = () => [input().value, input('houseNumber').value, input('addition').value];
    expect(texts()).to.deep.equal(['2012ES', '30', '']);
    await file.come();
    await settled(element);
    expect(texts()).to.deep.equal(['2012ES', '30', '']);
    expect([stateOf(element).dutchLookup.fields.houseNumber, fake.asked.length]).to.deep.equal(['30', 0]);
  });
});

describe('an engine of the Dutch fields that never loads', () => {
  it('leaves text fields that say so, and submits what was typed', async () => {
    const { file, form, element, input } = await mountLookupEarly({ required: '' });
    typeEarly(input(), '2012 ES');
    typeEarly(input('houseNumber'), '30');
    typeEarly(input('addition'), 'bis');
    await file.stayAway();
    await rendered(element);
    expect(within(element, '[part=error]').textContent).to.contain('can’t reach address search');
    expect(within(element, '[role=status]').textContent).to.contain('can’t reach address search');
    expect(element.validity.valid).to.equal(true);
    const data = new FormData(form);
    const parts = ['postcode', 'building', 'country', 'source'].map((part) => data.get(`to.${part}`));
    expect(parts).to.deep.equal(['2012 ES', '30 bis', 'NL', 'manual']);
  });

  it('does not submit a saved street and city as a postcode, but does submit a postcode typed over them', async () => {
    const { file, form, input } = await mountRestoredStreet();
    await file.stayAway();
    const sent = () => ['street', 'postcode', 'building'].map((part) => new FormData(form).get(`to.${part}`));
    expect(sent()).to.deep.equal(['Julianastraat Haarlem', '', '30']);
    for (const street of ['1e Hugo de Grootstraat Amsterdam', 'Plein 1944 Nijmegen', 'Ee', 'Dam']) {
      typeEarly(input(), street);
      expect(sent()).to.deep.equal([street, '', '30']);
    }
    for (const postcode of ['2', '201', '2012', '2012 E', '2012es', ' 2012 ES', '2O12ES', '２０１２ＥＳ']) {
      typeEarly(input(), postcode);
      expect(sent()).to.deep.equal(['', postcode.trim(), '30']);
    }
  });

  it('is requested again when the network is back, and looks up what was left', async () => {
    const { file, form, element, input, fake } = await mountLookupEarly();
    typeEarly(input(), '2012ES');
    typeEarly(input('houseNumber'), '30');
    form.querySelector('input')?.focus();
    await file.stayAway();
    window.dispatchEvent(new Event('online'));
    expect(file.isFetched()).to.equal(true);
    await file.come();
    await settled(element);
    expect([element.value?.street, fake.asked.length]).to.deep.equal([house30.street, 1]);
  });
});
