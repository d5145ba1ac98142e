/** Which fields of a page are an address's, in whichever document they are. */
import { aTimeout, fixture, html } from '@open-wc/testing';
import { expect, mount, part, settled } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { enhance, read, ready, select, write } from './support.ts';

/** The console's texts during an act: waits for so many sentences, and for the code that says them. */
async function warnings(act: () => Promise<unknown>, count = 0): Promise<string[]> {
  const { warn } = console;
  const said: string[] = [];
  console.warn = (...texts: unknown[]) => said.push(texts.join(' '));
  try {
    await act();
    await waitUntil(() => said.length >= count, `${count} sentences`);
    // What is said is loaded when there is something to say.
    await import('../../../src/elements/field/developer-notes.ts');
  } finally {
    console.warn = warn;
  }
  return said;
}

const unprefixed = html`
  <div slot="fields">
    <input name="street" autocomplete="address-line1" />
    <input name="zip" autocomplete="postal-code" />
    <input name="billed" autocomplete="billing postal-code" />
  </div>
`;

describe('the page’s own fields', () => {
  it('without a prefix belong to an element that has one; those with another prefix do not', async () => {
    const { element, form } = await enhance(unprefixed, { attributes: { autocomplete: 'shipping' } });
    await select(element);
    expect(Object.fromEntries(new FormData(form))).to.deep.equal({
      street: 'Julianastraat 30',
      zip: '2012ES',
      billed: '',
    });
  });

  it('that are not address fields are reported once, with the expected tokens', async () => {
    const page = html`<div slot="fields"><input name="a" /><input name="b" autocomplete="email" /></div>`;
    const said = await warnings(async () => {
      const { element } = await enhance(page, { attributes: { autocomplete: 'shipping' } });
      await select(element);
    }, 1);
    expect(said).to.have.length(1);
    expect(said[0]).to.contain('"shipping postal-code"').and.to.contain('pageFields');
  });

  it('are never reported if one is found', async () => {
    expect(await warnings(async () => select((await enhance()).element))).to.deep.equal([]);
  });

  it('are filled even if a browser extension has wrapped one of them in an element of its own', async () => {
    const { element, field } = await enhance();
    const street = field('street');
    const wrapper = document.createElement('extension-field');
    wrapper.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
    street.replaceWith(wrapper);
    wrapper.append(street);
    await select(element);
    expect(street.value).to.equal('Julianastraat 30');
    await write(element, street, 'Kerkstraat 1');
    expect(element.value?.street).to.equal('Kerkstraat 1');
  });

  it('are read after the element was moved right after a change', async () => {
    const { element, form, field } = await enhance();
    for (const [name, text] of [
      ['street', 'Dam 1'],
      ['zip', '1012 JS'],
      ['city', 'Amsterdam'],
    ] as const) {
      field(name).value = text;
    }
    field('city').dispatchEvent(new Event('change', { bubbles: true }));
    element.remove();
    await aTimeout(0);
    expect(element.value).to.equal(null);
    form.prepend(element);
    await read(element);
    expect(element.value?.locality).to.equal('Amsterdam');
  });

  it('are filled in another document, too, and read there', async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe></iframe>`);
    const { contentDocument: other } = frame;
    if (!other) throw new Error('The frame has no document.');
    const { element, form, field } = await enhance();
    other.body.append(form);
    await ready(element);
    await select(element);
    expect([field('zip').value, element.value?.locality]).to.deep.equal(['2012ES', 'Haarlem']);
    field('city').value = 'Zwolle';
    field('city').dispatchEvent(new Event('change', { bubbles: true }));
    await read(element);
    expect(element.value?.locality).to.equal('Zwolle');
  });

  it('that were created in another document are filled there', async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe></iframe>`);
    const { contentDocument: other } = frame;
    if (!other) throw new Error('The frame has no document.');
    const { element, form } = await enhance(html`<div slot="fields"></div>`);
    other.body.append(form);
    const place = other.createElement('div');
    place.slot = 'fields';
    for (const token of ['address-line1', 'postal-code']) {
      const input = other.createElement('input');
      input.autocomplete = token as AutoFill;
      place.append(input);
    }
    element.append(place);
    await ready(element);
    await select(element);
    expect([...place.querySelectorAll('input')].map((input) => input.value)).to.deep.equal([
      'Julianastraat 30',
      '2012ES',
    ]);
  });
});

describe('a value that the page sets', () => {
  it('is reported once if it is wrong, with what is wrong', async () => {
    const { element } = await mount();
    const said = await warnings(async () => {
      element.value = { country: 'Nowhere', street: 'Dam' };
      await settled(element);
    }, 1);
    expect(said).to.have.length(1);
    expect(said[0]).to.contain('country').and.to.contain('"Nowhere"');
    expect(element.value).to.equal(null);
  });
});

describe('a country field without a token', () => {
  it('replaces the country picker if pageFields names it', async () => {
    const country = html`<select name="country_id"><option>NL</option></select>`;
    const page = html`<div slot="fields">${country}<input autocomplete="postal-code" /></div>`;
    const { element } = await enhance(page);
    await ready(element);
    const hasPicker = () => part(element, 'country') !== null;
    expect(hasPicker()).to.equal(true);
    element.pageFields = { country: 'country_id' };
    await element.updateComplete;
    expect(hasPicker()).to.equal(false);
  });
});
