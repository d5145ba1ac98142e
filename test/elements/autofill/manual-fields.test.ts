/** A browser that fills the manual fields. */
import { aTimeout, fixture, html } from '@open-wc/testing';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import { itInFirst } from '../../support/first-engine.ts';
import { belgium, printed } from '../../support/samples.ts';
import {
  details,
  expect,
  fakeClient,
  mount,
  netherlands,
  options,
  part,
  settled,
  type,
} from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { enhance } from '../page-fields/support.ts';
import { button, fakeValidation, fieldOf, opened } from '../panels/manual/support.ts';
import { brussels, come, hasButton, receive, receiver } from './support.ts';

/** As the browser does it; only it can bring the real `:autofill` about. */
function autofill(input: HTMLInputElement, text: string): void {
  Object.defineProperty(input, 'matches', { value: (selector: string) => selector === ':autofill' });
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

describe('a browser that fills in the manual fields of address-entry', () => {
  it('has an effect, even after an address was found', async () => {
    const { element, form } = await mount(fakeValidation());
    await type(element, 'Haarlem');
    options(element)[0]?.click();
    await settled(element);
    // What the slot shows has changed; its event comes in a task of its own, and what it leads to is loaded.
    await import('../../../src/elements/page-fields/page-fields.ts');
    await aTimeout(0);
    button(element, 'Change address').click();
    await opened(element);
    autofill(fieldOf(element, 'postcode'), '1012 JS');
    await settled(element);
    expect(new FormData(form).get('shipping.postcode')).to.equal('1012JS');
  });

  it('may dispatch a keydown without a key first, as Chrome does, to every field', async () => {
    const { element } = await mount(fakeValidation());
    const nameless = () => new Event('keydown', { bubbles: true, composed: true });
    // An error in a listener fails the test.
    for (const name of ['input', 'country']) part(element, name)?.dispatchEvent(nameless());
    element.enterManually();
    await opened(element);
    const field = fieldOf(element, 'postcode');
    field.dispatchEvent(nameless());
    autofill(field, '1012 JS');
    expect(field.value).to.equal('1012 JS');
  });

  it('has an effect if the page has removed its own fields', async () => {
    const { element } = await enhance();
    element.replaceChildren();
    await settled(element);
    await type(element, 'Haarlem');
    autofill(part(element, 'input') as HTMLInputElement, 'Haarlem, Dam');
    await settled(element);
    expect(part(element, 'input')).to.have.property('value', 'Haarlem, Dam');
  });
});

const brusselsAddress = {
  ...printed(addressFrom(details, netherlands)),
  country: belgium,
  street: 'Rue Neuve',
  postcode: '1000',
  locality: 'Bruxelles',
};

describe('an address that the browser fills into address-entry', () => {
  it('appears complete in the manual fields, with its country, and no request is sent', async () => {
    const fake = fakeClient();
    const { element, form } = await mount(fake);
    const heard: string[] = [];
    for (const type of ['input', 'change']) form.addEventListener(type, () => heard.push(type));
    receive(element, brussels);
    await waitUntil(() => element.step === 'manual');
    await settled(element);
    expect(['street', 'postcode', 'locality'].map((name) => fieldOf(element, name).value)).to.deep.equal([
      'Rue Neuve 12',
      '1000',
      'Bruxelles',
    ]);
    expect(element.country).to.equal('BE');
    expect([fake.suggestions.length, heard.length]).to.deep.equal([0, 0]);
    const said = 'Your browser filled this in. Please check it.';
    await waitUntil(() => part(element, 'status')?.textContent === said, 'what is said');
    expect(document.activeElement === element).to.equal(false);
  });

  it('is removed when the browser removes it', async () => {
    const { element } = await mount();
    receive(element, brussels);
    await waitUntil(() => element.step === 'manual' && part(element, 'status')?.textContent !== '', 'it is said');
    receive(element, { 'address-line1': '', 'postal-code': '', 'address-level2': '', country: '' });
    await waitUntil(() => element.step === 'search');
    expect((part(element, 'input') as HTMLInputElement).value).to.equal('');
    await waitUntil(() => part(element, 'status')?.textContent === '', 'nothing is said of it any more');
  });

  it('does not replace what the shopper typed', async () => {
    const { element } = await mount();
    await type(element, 'Haarlem');
    receive(element, brussels);
    const text = 'Use the saved address? Rue Neuve 12, 1000 Bruxelles, Belgium';
    await waitUntil(() => hasButton(element, text));
    expect([element.step, (part(element, 'input') as HTMLInputElement).value]).to.deep.equal(['search', 'Haarlem']);
    await waitUntil(() => part(element, 'status')?.textContent?.endsWith(text), 'what is said');
    button(element, text).click();
    await opened(element);
    expect([fieldOf(element, 'street').value, element.country]).to.deep.equal(['Rue Neuve 12', 'BE']);
    expect(hasButton(element, text)).to.equal(false);
    expect(receiver(element, 'address-line1').value).to.equal('Rue Neuve 12');
  });

  it('does not replace the address that the shopper chose, and is dropped once there is another', async () => {
    const { element } = await mount();
    await type(element, 'Haarlem');
    options(element)[0]?.click();
    await settled(element);
    await waitUntil(() => receiver(element, 'postal-code').value === '2012ES');
    receive(element, brussels);
    await waitUntil(() => inspect(element).state.autofillOffer !== null);
    expect(element.value?.postcode).to.equal('2012ES');
    element.value = { ...brusselsAddress, building: '13' };
    await settled(element);
    expect(inspect(element).state.autofillOffer).to.equal(null);
    expect(receiver(element, 'address-line1').value).to.equal('Rue Neuve 13');
  });

  it('replaces the previous one, as long as the shopper has not changed that', async () => {
    const { element } = await mount();
    receive(element, brussels);
    await waitUntil(() => element.step === 'manual');
    await opened(element);
    receive(element, { ...brussels, 'address-line1': 'Rue Haute 3' });
    await waitUntil(() => fieldOf(element, 'street').value === 'Rue Haute 3');
    fieldOf(element, 'street').value = 'Rue Basse 4';
    fieldOf(element, 'street').dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await settled(element);
    expect(receiver(element, 'address-line1').value).to.equal('');
    receive(element, brussels);
    await waitUntil(() => inspect(element).state.autofillOffer !== null);
    expect(fieldOf(element, 'street').value).to.equal('Rue Basse 4');
  });

  it('keeps its region if addresses have one, and has none that is not displayed', async () => {
    const { element } = await mount();
    receive(element, { ...brussels, 'address-level1': 'Bruxelles-Capitale' });
    await waitUntil(() => element.step === 'manual');
    await opened(element);
    expect(inspect(element).state.manual.fields.region).to.equal('Bruxelles-Capitale');
    await waitUntil(() => receiver(element, 'address-level1').value === '');
  });

  it('is ignored in a country that is not on offer, and leaves nothing behind', async () => {
    const { element } = await mount();
    element.countries = 'NL';
    await settled(element);
    receive(element, brussels);
    await waitUntil(() => receiver(element, 'address-line1').value === '');
    expect([element.step, inspect(element).state.autofillOffer]).to.deep.equal(['search', null]);
  });

  it('arrives in inputs that are no form controls, tab stops or form entries', async () => {
    const { element, form } = await mount();
    element.autocomplete = 'section-a shipping';
    come(element);
    await settled(element);
    const inputs = [...element.querySelectorAll<HTMLInputElement>('[slot=autofill] input')];
    expect(inputs.map(({ autocomplete }) => autocomplete)).to.deep.equal(
      ['address-line1', 'address-line2', 'postal-code', 'address-level2', 'address-level1', 'country'].map(
        (token) => `section-a shipping ${token}`,
      ),
    );
    expect(inputs.every(({ tabIndex, name, required }) => tabIndex === -1 && name === '' && !required)).to.equal(true);
    expect([...new FormData(form).keys()]).to.deep.equal([]);
    const wrapper = element.shadowRoot?.querySelector('slot[name=autofill]')?.parentElement;
    expect(wrapper?.getAttribute('aria-hidden')).to.equal('true');
    expect(part(element, 'input')?.getAttribute('autocomplete')).to.equal('none');
    expect(part(element, 'country')?.getAttribute('autocomplete')).to.equal('section-a-in-sight shipping country');
  });

  it('can be saved by the browser: the hidden inputs have what was chosen, and nothing once it is cleared', async () => {
    const { element } = await mount();
    await type(element, 'Haarlem');
    options(element)[0]?.click();
    await settled(element);
    await waitUntil(() => receiver(element, 'postal-code').value === '2012ES');
    expect(receiver(element, 'address-line1').value).to.equal('Julianastraat 30');
    element.clear();
    await settled(element);
    expect(receiver(element, 'postal-code').value).to.equal('');
  });

  it('is reported to the browser on submission, in the window that the form was moved to', async () => {
    const { form, element } = await mount();
    const frame = await fixture<HTMLIFrameElement>(html`<iframe></iframe>`);
    frame.contentDocument?.body.append(form);
    await type(element, 'Haarlem');
    options(element)[0]?.click();
    await settled(element);
    const heard: string[] = [];
    for (const name of ['input', 'change'])
      receiver(element, 'country').addEventListener(name, ({ type }) => heard.push(type));
    form.requestSubmit();
    expect(heard).to.deep.equal(['input', 'change']);
  });

  it('arrives in the element with the prefix it is saved for, and in no other', async () => {
    const { element } = await mount();
    const { element: other } = await mount();
    element.autocomplete = 'shipping';
    other.autocomplete = 'billing';
    await settled(other);
    expect(receiver(other, 'country').autocomplete).to.equal('billing country');
    receive(other, brussels);
    await waitUntil(() => other.step === 'manual');
    expect(element.step).to.equal('search');
  });

  it('finds its hidden inputs again if the page replaces the element’s content', async () => {
    const { element } = await mount();
    element.innerHTML = '<span slot="hint">Where to?</span>';
    await waitUntil(() => receiver(element, 'country') !== null);
    receive(element, brussels);
    await waitUntil(() => element.step === 'manual');
    element.remove();
    expect(receiver(element, 'country')).to.equal(null);
  });

  itInFirst(
    'is not in anything that an accessibility check finds, before it arrives and while it is offered',
    async () => {
      const { element } = await mount();
      await expect(element).to.be.accessible();
      await type(element, 'Haarlem');
      receive(element, brussels);
      await waitUntil(() => inspect(element).state.autofillOffer !== null);
      await settled(element);
      await expect(element).to.be.accessible();
    },
  );

  it('has no hidden inputs if it cannot be changed, or has fields of the page', async () => {
    const { element } = await mount();
    element.disabled = true;
    come(element);
    await settled(element);
    expect(element.querySelector('[slot=autofill]')).to.equal(null);
    const { element: enhanced } = await enhance();
    come(enhanced);
    expect(enhanced.querySelector('[slot=autofill]')).to.equal(null);
  });
});
