import { fixture, html } from '@open-wc/testing';
import type { Country } from '../../../src/contract/types.ts';
import { itInFirst } from '../../support/first-engine.ts';
import { belgium, expect, fakeClient, netherlands, options, part } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { later } from '../form/submissions.support.ts';
import { enhance, isShown, select } from './support.ts';

describe('the page’s own fields', () => {
  itInFirst('keep their names, ids and tokens', async () => {
    const { element, form, field } = await enhance();
    const street = field('street');
    await select(element);
    expect(field('street')).to.equal(street);
    expect(street.id).to.equal('street');
    expect(street.autocomplete).to.equal('shipping address-line1');
    expect(street.getRootNode()).to.equal(form.getRootNode());
  });

  it('are what is submitted, and the element adds nothing', async () => {
    const { element, form } = await enhance();
    await select(element);
    expect(Object.fromEntries(new FormData(form))).to.deep.equal({
      name: 'A. Shopper',
      street: 'Julianastraat 30',
      zip: '2012ES',
      city: 'Haarlem',
    });
  });

  it('fire events for each value, before the event for the address', async () => {
    const { element, form, field } = await enhance();
    const heard: string[] = [];
    for (const name of ['input', 'change'])
      form.addEventListener(name, ({ target }) => heard.push(`${name} ${(target as HTMLInputElement).name}`));
    element.addEventListener('address-selected', () => heard.push(`selected ${field('zip').value}`));
    await select(element);
    const news = heard.filter((it) => !it.endsWith('shipping') || it === 'change shipping');
    expect(news).to.deep.equal([
      'input zip',
      'change zip',
      'input city',
      'change city',
      'input street',
      'change street',
      'selected 2012ES',
      'change shipping',
    ]);
  });

  it('fire nothing if they already have the value', async () => {
    const { element, field } = await enhance();
    field('city').value = 'Haarlem';
    let heard = 0;
    field('city').addEventListener('change', () => heard++);
    await select(element);
    expect(heard).to.equal(0);
  });

  it('are unchanged if the page fills them itself', async () => {
    const { element, field } = await enhance();
    element.addEventListener('address-before-fill', (event) => {
      expect(event.detail.address.locality).to.equal('Haarlem');
      event.preventDefault();
      field('city').value = 'HAARLEM';
      field('city').dispatchEvent(new Event('change', { bubbles: true }));
    });
    await select(element);
    expect(field('street').value).to.equal('');
    expect(field('city').value).to.equal('HAARLEM');
    expect(element.value?.details).not.to.equal(null);
    expect(element.step).to.equal('done');
  });

  itInFirst('replace the address that the element would display', async () => {
    const { element } = await enhance();
    await select(element);
    expect(isShown(element, 'address')).to.equal(false);
  });

  itInFirst('are unchanged while the shopper searches again', async () => {
    const { element, field } = await enhance();
    await select(element);
    element.clear();
    expect(element.value).to.equal(null);
    expect(field('street').value).to.equal('Julianastraat 30');
  });

  it('may be the slotted elements themselves', async () => {
    const { element, field } = await enhance(html`
      <input slot="fields" name="zip" autocomplete="postal-code" />
      <textarea slot="fields" name="lines" autocomplete="street-address"></textarea>
      <input name="elsewhere" autocomplete="postal-code" />
    `);
    await select(element);
    expect(field('zip').value).to.equal('2012ES');
    expect(field('lines').value).to.equal('Julianastraat 30');
    expect(field('elsewhere').value).to.equal('');
  });

  it('may be read-only, and are left alone if disabled', async () => {
    const { element, field } = await enhance(html`
      <div slot="fields">
        <input name="zip" autocomplete="postal-code" readonly />
        <input id="off" autocomplete="address-level2" disabled />
      </div>
    `);
    await select(element);
    expect(field('zip').value).to.equal('2012ES');
    expect(element.querySelector<HTMLInputElement>('#off')?.value).to.equal('');
  });
});

describe('whose address the fields are for', () => {
  const both = html`
    <div slot="fields">
      <input name="bill" autocomplete="billing postal-code" />
      <input name="ship" autocomplete="shipping postal-code" />
      <input name="gift" autocomplete="section-gift shipping postal-code" />
    </div>
  `;
  const filled = async (autocomplete: string) => {
    const { element, form } = await enhance(both, { attributes: { autocomplete } });
    await select(element);
    return [...new FormData(form)].filter(([, value]) => value !== '').map(([name]) => name);
  };

  it('is what the element says', async () => {
    expect(await filled('shipping')).to.deep.equal(['ship']);
    expect(await filled('billing')).to.deep.equal(['bill']);
    expect(await filled('section-gift shipping')).to.deep.equal(['gift']);
  });

  it('is what the first field says if the element says nothing', async () => {
    expect(await filled('')).to.deep.equal(['bill']);
  });

  it('is nobody’s if none is meant, and the element submits its own value', async () => {
    expect(await filled('section-other'))
      .to.include('shipping.postcode')
      .and.not.include.members(['bill']);
  });

  it('is that of the element around them if there are two', async () => {
    const first = await enhance();
    const second = await enhance();
    await select(second.element);
    expect(first.field('zip').value).to.equal('');
    expect(second.field('zip').value).to.equal('2012ES');
  });
});

describe('manual entry with fields of the page', () => {
  it('goes to the first of them', async () => {
    const { element, field } = await enhance();
    element.enterManually();
    expect(document.activeElement).to.equal(field('street'));
    expect(part(element, 'manual-fields')).to.equal(null);
  });

  it('satisfies a required element as soon as the fields do', async () => {
    const { element, form, field } = await enhance(undefined, { attributes: { required: '' } });
    expect(form.checkValidity()).to.equal(false);
    for (const name of ['street', 'zip', 'city']) field(name).value = 'x';
    expect(form.checkValidity()).to.equal(true);
    expect(element.validity.valid).to.equal(true);
  });

  it('is only required by the element if no field is', async () => {
    const optional = html`<div slot="fields"><input name="zip" autocomplete="postal-code" /></div>`;
    const { element, form } = await enhance(optional, { attributes: { required: '' } });
    expect(form.checkValidity()).to.equal(false);
    await select(element);
    expect(form.checkValidity()).to.equal(true);
  });
});

describe('text that is typed before the fields have said the country', () => {
  it('has its list, open, as soon as they have', async () => {
    const countries = later<Country[]>();
    const element = document.createElement('address-entry');
    element.client = fakeClient({ countries: countries.answer }).client;
    element.innerHTML =
      '<select slot="fields" autocomplete="country"><option value="NL" selected>Nederland</option></select>';
    (await fixture(html`<form></form>`)).append(element);
    await waitUntil(countries.isAsked);
    const input = part(element, 'input') as HTMLInputElement;
    input.focus();
    input.value = 'julian';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    countries.resolve([belgium, netherlands]);
    await waitUntil(() => options(element).length > 0, 'the list is there');
    expect(input.ariaExpanded).to.equal('true');
  });
});
