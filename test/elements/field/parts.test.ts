/** Things that a theme reaches: parts of fields and buttons, and the weight of labels. */
import { expect } from '@open-wc/testing';
import { mount, options, settled, type } from '../address-entry/support.ts';
import { fakeValidation, opened, stepIs } from '../panels/manual/support.ts';

/** The ids of the fields in sight that have the part. */
const withPart = (element: HTMLElement, name: string) =>
  [...(element.shadowRoot?.querySelectorAll<HTMLElement>(`[part~=${name}]`) ?? [])]
    .filter((it) => it.checkVisibility())
    .map((it) => it.id || it.className);

/** The buttons in sight that have no part. */
const unreached = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('button:not([part])') ?? [])].map((it) => it.outerHTML);

describe('a theme', () => {
  it('styles an invalid search field, and no longer once it is valid', async () => {
    const { element } = await mount(fakeValidation());
    element.required = true;
    expect(withPart(element, 'input-invalid')).to.deep.equal([]);
    element.reportValidity();
    await settled(element);
    expect([withPart(element, 'input-invalid'), withPart(element, 'input')]).to.deep.equal([['input'], ['input']]);
    element.required = false;
    await settled(element);
    expect(withPart(element, 'input-invalid')).to.deep.equal([]);
  });

  it('styles each invalid manual field', async () => {
    const { element } = await mount(fakeValidation());
    element.required = true;
    element.enterManually();
    await opened(element);
    element.reportValidity();
    await settled(element);
    const wrong = withPart(element, 'input-invalid');
    expect(wrong).to.include.members(['street', 'postcode', 'locality']);
    expect(wrong.length).to.be.below(withPart(element, 'input').length + 1);
  });

  it('styles every button of the search, of the card and of the manual fields', async () => {
    const { element } = await mount(fakeValidation());
    await type(element, 'julian');
    expect(unreached(element)).to.deep.equal([]);
    expect(withPart(element, 'clear')).to.deep.equal(['clear']);
    options(element)[1]?.click();
    await stepIs(element, 'done');
    await settled(element);
    expect(unreached(element)).to.deep.equal([]);
    element.enterManually();
    await opened(element);
    expect(unreached(element)).to.deep.equal([]);
    expect(withPart(element, 'link').length).to.be.greaterThan(0);
  });

  it('has links of one size, in a sentence and alone', async () => {
    const { element } = await mount(fakeValidation());
    const sizes = () =>
      [...(element.shadowRoot?.querySelectorAll('.link') ?? [])].map((it) => getComputedStyle(it).fontSize);
    expect(sizes()).to.deep.equal(['14px']);
    element.enterManually();
    await opened(element);
    expect([sizes().length > 1, [...new Set(sizes())]]).to.deep.equal([true, ['14px']]);
  });

  it('has punctuation at the right end of texts in a right-to-left page', async () => {
    const { element } = await mount(fakeValidation());
    const bidi = () => getComputedStyle(element.shadowRoot?.querySelector('label') as Element).unicodeBidi;
    expect(bidi()).not.to.equal('plaintext');
    element.dir = 'rtl';
    expect(bidi()).to.equal('plaintext');
  });

  it('sets the weight of labels', async () => {
    const { element } = await mount(fakeValidation());
    const weight = () => getComputedStyle(element.shadowRoot?.querySelector('label') as Element).fontWeight;
    expect(weight()).to.equal('600');
    element.style.setProperty('--address-label-weight', '400');
    expect(weight()).to.equal('400');
  });
});
