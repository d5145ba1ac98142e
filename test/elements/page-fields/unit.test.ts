/** A flat, and what else a person typed beyond the address, beside the page's own fields. */
import { html } from '@open-wc/testing';
import { baker, bakerDetails, britain } from '../../support/british-samples.ts';
import { expect, fakeClient, options, part, settled, type } from '../address-entry/support.ts';
import { button, hasButton, typeInto, within } from '../element.support.ts';
import { enhance } from './support.ts';

const british = () =>
  fakeClient({
    suggest: () => ({ newContext: null, matches: [baker] }),
    details: () => bakerDetails,
    countries: () => [britain],
  });

const secondLine = html`
  <div slot="fields">
    <input name="street" autocomplete="shipping address-line1" />
    <input name="more" autocomplete="shipping address-line2" />
    <input name="zip" autocomplete="shipping postal-code" />
    <input name="city" autocomplete="shipping address-level2" />
  </div>
`;

async function found(text: string, fields?: typeof secondLine) {
  const mounted = await enhance(fields, { fake: british(), attributes: { country: 'GB' } });
  const { element } = mounted;
  await type(element, text);
  options(element)[0]?.click();
  await settled(element);
  return mounted;
}

const add = 'Add a flat or floor';

describe('a flat with fields of the page', () => {
  it('that was typed is in the second line, and in the value', async () => {
    const { element, field } = await found('flat 2 221b baker street', secondLine);
    expect([field('street').value, field('more').value]).to.deep.equal(['221b Baker Street', 'flat 2']);
    expect(element.value?.unit).to.equal('flat 2');
    expect(hasButton(element, add)).to.equal(false);
  });

  it('that was typed is in the only line', async () => {
    const { field } = await found('flat 2 221b baker street');
    expect(field('street').value.toLowerCase()).to.equal('flat 2, 221b baker street');
  });

  it('can be added if the page has no field for it, and is written into the line', async () => {
    const { element, field } = await found('221b baker street');
    button(element, add).click();
    await settled(element);
    const input = within<HTMLInputElement>(element, '#unit');
    expect(element.shadowRoot?.activeElement).to.equal(input);
    typeInto(input, 'Flat 3');
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
    expect(element.value?.unit).to.equal('Flat 3');
    expect(field('street').value).to.equal('Flat 3, 221b Baker Street');
  });

  it('is not asked for if the page has a second line', async () => {
    const { element } = await found('221b baker street', secondLine);
    expect(hasButton(element, add)).to.equal(false);
  });
});

describe('text beyond the address, with fields of the page', () => {
  it('is reported as not included, and can be added', async () => {
    const { element, field } = await found('Dr Watson, 221b baker street', secondLine);
    expect(part(element, 'form-control')?.textContent).to.contain('Not included: Dr Watson');
    button(element, 'Add to the address').click();
    await settled(element);
    expect(element.value?.unit).to.equal('Dr Watson');
    expect(field('more').value).to.equal('Dr Watson');
    expect(part(element, 'form-control')?.textContent).not.to.contain('Not included');
  });
});
