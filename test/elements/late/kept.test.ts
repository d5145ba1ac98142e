/** A search field with the state that a navigation kept, before the engine is there. */
import { expect } from '@open-wc/testing';
import { restorableFrom } from '../../../src/core/entry/restore.ts';
import { initialEntry } from '../../../src/core/entry/state.ts';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { inspect } from '../../../src/inspect.ts';
import { belgium, countries } from '../../support/samples.ts';
import { fakeClient, settled } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { mountEarly, releaseFile, rendered, typeEarly, within } from './support.ts';

const kept = JSON.parse(restorableFrom(initialEntry));
const keptInBelgium = JSON.stringify({ ...kept, 0: 'Rue', text: 'Rue', country: belgium });

after(() => releaseFile(addressEntryEngine));

describe('text restored by a navigation, before the engine', () => {
  const mount = () => mountEarly({ countries: 'NL BE' }, fakeClient({ countries: () => countries }));
  const pickerText = (element: Parameters<typeof within>[0]) =>
    within<HTMLSelectElement>(element, 'select').selectedOptions[0]?.text;

  it('is in the country that was chosen, in view and for the page', async () => {
    const { file, element } = await mount();
    expect([element.country, pickerText(element)]).to.deep.equal(['NL', 'Netherlands']);
    element.formStateRestoreCallback(keptInBelgium);
    await rendered(element);
    expect([element.country, pickerText(element)]).to.deep.equal(['BE', 'Belgium']);
    await file.come();
    await settled(element);
    expect([element.country, pickerText(element)]).to.deep.equal(['BE', 'Belgium']);
  });

  it('is submitted with that country if the engine never loads, even with more typed after it', async () => {
    const { file, form, element, input } = await mount();
    element.formStateRestoreCallback(keptInBelgium);
    typeEarly(input(), 'Rue de la Loi 16');
    await file.stayAway();
    const { 'to.street': street, 'to.country': country } = Object.fromEntries(new FormData(form));
    expect([street, country]).to.deep.equal(['Rue de la Loi 16', 'BE']);
  });

  it('is removed with its country when the form is reset', async () => {
    const { form, element } = await mount();
    element.formStateRestoreCallback(keptInBelgium);
    form.reset();
    await rendered(element);
    expect([element.country, pickerText(element)]).to.deep.equal(['NL', 'Netherlands']);
  });

  it('is postcode and number in one field if they were in separate fields', async () => {
    const first = await mountEarly({ 'nl-lookup': '' });
    await first.file.come();
    await settled(first.element);
    await waitUntil(() => first.element.shadowRoot?.querySelector('#houseNumber'), 'the Dutch fields');
    typeEarly(within(first.element, '#postcode'), '2012ES');
    typeEarly(within(first.element, '#houseNumber'), '3');
    await settled(first.element);
    const state = restorableFrom(inspect(first.element).state);
    const { form, file, element, input } = await mountEarly({ 'nl-lookup': '' });
    element.formStateRestoreCallback(state);
    expect(input().value).to.equal('2012 ES 3');
    await file.stayAway();
    expect(new FormData(form).get('to.street')).to.equal('2012 ES 3');
  });
});
