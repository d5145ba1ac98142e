/** Alone in its file: once the code of the manual fields is there, it is there for every test. */
import { Lazy } from '../../../src/elements/field/lazy.ts';
import { nlPostcodeLookupEngine } from '../../../src/elements/nl-postcode-lookup/element.ts';
import {
  expect,
  failure,
  fakeClient,
  fill,
  house30,
  mount,
  part,
  press,
  settled,
  typeInto,
  within,
} from './support.ts';

describe('nl-postcode-lookup whose manual fields cannot be loaded', () => {
  const { load } = Lazy.prototype;
  before(async () => {
    await nlPostcodeLookupEngine.load();
    Lazy.prototype.load = async function () {
      return this.loaded;
    };
  });
  after(() => {
    Lazy.prototype.load = load;
  });

  const byPostcode = () => {
    throw failure('unavailable');
  };

  async function opened() {
    const mounted = await mount(fakeClient({ byPostcode }));
    await fill(mounted.element, { postcode: '2012 es', houseNumber: '30', addition: 'a' });
    await press(mounted.element, 'Enter address manually');
    return mounted;
  }

  it('has plain fields instead, with what was typed, which are submitted', async () => {
    const { element, form } = await opened();
    expect(element.step).to.equal('manual');
    expect(within<HTMLInputElement>(element, '#postcode').value).to.equal('2012 ES');
    expect(within<HTMLInputElement>(element, '#street').value).to.equal('30 a');
    typeInto(within<HTMLInputElement>(element, '#street'), 'Julianastraat 30 a');
    expect(new FormData(form).get('shipping.street')).to.equal('Julianastraat 30 a');
    expect(new FormData(form).get('shipping.country')).to.equal('NL');
  });

  it('says which part is missing, even if the whole address is in one field, and leads there', async () => {
    const { element, form } = await opened();
    element.required = true;
    typeInto(within<HTMLInputElement>(element, '#street'), 'Julianastraat 30, 2012 ES Haarlem');
    const errorAfter = async (id: string, text: string) => {
      typeInto(within<HTMLInputElement>(element, id), text);
      form.noValidate = true;
      element.reportValidity();
      await settled(element);
      return part(element, 'error')?.textContent;
    };
    expect(await errorAfter('#postcode', '')).to.equal('Enter a postcode.');
    expect(element.shadowRoot?.activeElement?.id).to.equal('postcode');
    expect(await errorAfter('#postcode', '2012 ES')).to.equal('Enter a town or city.');
    expect(await errorAfter('#street', 'Julianastraat')).to.equal('Enter a house number.');
  });

  it('leads back to the lookup as it was left', async () => {
    const { element } = await opened();
    await press(element, 'Use postcode and house number');
    expect(element.step).to.equal('search');
    expect(within<HTMLInputElement>(element, '#houseNumber').value).to.equal('30');
  });

  it('has the address that was found in them when it is changed', async () => {
    const { element } = await mount(fakeClient({ byPostcode: () => house30 }));
    await fill(element, { postcode: '2012 es', houseNumber: '30' });
    expect(part(element, 'address')).to.not.equal(null);
    await press(element, 'Change address');
    await settled(element);
    expect(within<HTMLInputElement>(element, '#street').value).to.equal('Julianastraat 30');
    expect(within<HTMLInputElement>(element, '#locality').value).to.equal('Haarlem');
  });

  it('has them in the language of the lookup', async () => {
    const { element } = await mount(fakeClient({ byPostcode }));
    element.lang = 'nl';
    await settled(element);
    await fill(element, { postcode: '2012 es', houseNumber: '30' });
    await press(element, 'Adres zelf invullen');
    expect(part(element, 'field')?.textContent).to.include('Straat en huisnummer');
  });
});
