import { html, nextFrame } from '@open-wc/testing';
import type { Country } from '../../../src/contract/types.ts';
import { belgium, details, expect, fakeClient, netherlands, part, settled, type } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { pasteOver, typeKeys } from '../panels/search/typing.support.ts';
import { enhance, fieldOf, isShown, plainFields, read, ready, select, write } from './support.ts';

const countrySelect = html`
  <div slot="fields">
    <select name="country" autocomplete="country">
      <option value="">Choose …</option>
      <option value="BE">België</option>
      <option value="NL">Nederland</option>
      <option value="US">Verenigde Staten</option>
    </select>
    <input name="zip" autocomplete="postal-code" />
    <input name="street" autocomplete="address-line1" />
  </div>
`;

describe('the page’s own country field', () => {
  it('replaces the element’s country picker', async () => {
    const { element } = await enhance(countrySelect);
    expect(isShown(element, 'country')).to.equal(false);
  });

  it('replaces it from the first rendering on', async () => {
    const element = document.createElement('address-entry');
    element.innerHTML = '<select slot="fields" autocomplete="shipping country"></select>';
    document.body.append(element);
    await element.updateComplete;
    expect(isShown(element, 'country')).to.equal(false);
    element.remove();
  });

  for (const way of ['pasted', 'typed']) {
    it(`alone chooses another country: one that a ${way} address names is neither switched to nor offered, and nobody says so`, async () => {
      const said: string[] = [];
      const { element, fake } = await enhance(
        html`${plainFields}<select slot="fields" autocomplete="shipping country"><option value="NL">Nederland</option></select>`,
      );
      const status = part(element, 'status') as HTMLElement;
      new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      const text = 'Wetstraat 16, 1000 Brussel, Belgium ';
      await (way === 'pasted' ? pasteOver(element, text) : typeKeys(element, text));
      await waitUntil(() => said.some((it) => it.trim() !== ''), 'the suggestions are announced');
      expect(said.join(), 'what is said').not.to.contain('Belgium');
      expect(part(element, 'form-control')?.textContent, 'what is shown').not.to.contain('Belgium');
      expect([...new Set(fake.suggestions.map(({ context }) => context))]).to.deep.equal(['nld']);
    });
  }

  it('is read if its options have their names in labels', async () => {
    const { element, field } = await enhance(html`
      <div slot="fields">
        <select name="country" autocomplete="country">
          <option value="NL" label="Nederland"></option>
          <option value="BE" label="België"></option>
        </select>
        <input name="street" autocomplete="address-line1" />
      </div>
    `);
    await write(element, field('country'), 'BE');
    expect(element.country).to.equal('BE');
  });

  it('is read by the text of its option before a label, and is empty with neither', async () => {
    const { element, field } = await enhance(html`
      <div slot="fields">
        <select name="country" autocomplete="country">
          <option value="1" label="→">Netherlands</option>
          <option value="2" label="→">Belgium</option>
        </select>
        <input name="street" autocomplete="address-line1" />
        <input name="city" autocomplete="address-level2" />
        <select name="region" autocomplete="address-level1"><option value="0"></option></select>
      </div>
    `);
    await write(element, field('country'), '2');
    expect(element.country).to.equal('BE');
    await write(element, field('street'), 'Wetstraat 16');
    await write(element, field('city'), 'Brussel');
    expect([element.value?.locality, element.value?.region]).to.deep.equal(['Brussel', null]);
  });

  it('is filled by code, whatever its options are called', async () => {
    const { element, field } = await enhance(countrySelect);
    await select(element);
    expect(field('country').value).to.equal('NL');
  });

  for (const [value, text] of [
    ['NLD', 'x'],
    ['31', 'Nederland'],
    ['31', 'Netherlands (the)'],
    ['31', 'NETHERLANDS'],
  ]) {
    it(`is filled if the option is ${value}, ${text}`, async () => {
      const fields = html`
        <select slot="fields" name="country" autocomplete="country" lang="nl">
          <option value="">–</option>
          <option value="1">Anders</option>
          <option value=${value}>${text}</option>
        </select>
      `;
      const { element, field } = await enhance(fields, { attributes: { lang: 'nl' } });
      await select(element);
      expect(field('country').value).to.equal(value);
    });
  }

  it('is filled with a code or a name if it is an input', async () => {
    const { element, field } = await enhance(
      html`
        <div slot="fields">
          <input name="code" autocomplete="country" />
          <input name="name" autocomplete="country-name" />
        </div>
      `,
      { attributes: { lang: 'nl' } },
    );
    await select(element);
    expect(field('code').value).to.equal('NL');
    expect(field('name').value).to.equal('Nederland');
  });

  it('sets the country of the search', async () => {
    const { element, field, fake } = await enhance(countrySelect);
    await write(element, field('country'), 'BE');
    await type(element, 'Haa');
    expect(fake.suggestions.at(-1)?.context).to.equal('bel');
    expect(element.country).to.equal('BE');
  });

  it('sets the country of the search from the start', async () => {
    const fake = fakeClient();
    const { element } = await enhance(
      html`<select slot="fields" autocomplete="country"><option value="BE" selected>België</option></select>`,
      { fake },
    );
    await type(element, 'Haa');
    expect(fake.suggestions.at(-1)?.context).to.equal('bel');
  });

  it('hides the search if the service does not have the country', async () => {
    const { element, field, fake } = await enhance(countrySelect);
    await write(element, field('country'), 'US');
    await type(element, 'Haa');
    expect(fake.suggestions).to.deep.equal([]);
    expect(element.step).to.equal('country');
    await write(element, field('zip'), '10001');
    await write(element, field('street'), '5th Avenue 1');
    expect(element.value).to.equal(null);
    expect(field('street').value).to.equal('5th Avenue 1');
  });

  it('moves the address to another country', async () => {
    const { element, field } = await enhance(
      html`${countrySelect}<input slot="fields" name="city" autocomplete="address-level2" />`,
    );
    await select(element);
    await write(element, field('country'), 'BE');
    expect(element.value?.country).to.deep.equal(belgium);
    expect([element.value?.street, element.value?.locality]).to.deep.equal(['Julianastraat 30', 'Haarlem']);
  });

  it('clears what does not fit the other country, and says so', async () => {
    const { element, field } = await enhance(countrySelect);
    await select(element);
    let heard = 0;
    field('zip').addEventListener('change', () => heard++);
    await write(element, field('country'), 'BE');
    expect([field('zip').value, heard]).to.deep.equal(['', 1]);
    const text = 'Cleared for Belgium: Postcode';
    expect(element.shadowRoot?.querySelector('#beneath')?.textContent).to.include(text);
    await waitUntil(() => part(element, 'status')?.textContent?.includes(text) === true, 'it is said');
  });

  it('restores what was cleared on going back, unless something else was written there', async () => {
    const { element, field } = await enhance(countrySelect);
    await write(element, field('country'), 'NL');
    await write(element, field('zip'), '2012 ES');
    await write(element, field('country'), 'BE');
    await write(element, field('country'), 'NL');
    expect(field('zip').value).to.equal('2012 ES');
    expect(element.shadowRoot?.querySelector('#beneath')?.textContent).to.equal('');
    await write(element, field('country'), 'BE');
    await write(element, field('zip'), '1000');
    await write(element, field('country'), 'NL');
    expect(field('zip').value, 'no Dutch one').to.equal('');
  });

  it('clears nothing and shows no note when the form is reset', async () => {
    const { element, form, field } = await enhance(countrySelect);
    await write(element, field('country'), 'NL');
    await write(element, field('zip'), '2012 ES');
    await write(element, field('country'), 'BE');
    field('zip').defaultValue = '2012 ES';
    (field('country') as unknown as HTMLSelectElement).options[2]?.toggleAttribute('selected', true);
    form.reset();
    await read(element);
    expect([field('country').value, field('zip').value]).to.deep.equal(['NL', '2012 ES']);
    expect(element.shadowRoot?.querySelector('#beneath')?.textContent).to.equal('');
  });

  it('clears nothing that was written for the first country', async () => {
    const { element, field } = await enhance(countrySelect);
    field('zip').value = '1000 AB';
    await write(element, field('country'), 'BE');
    expect(field('zip').value).to.equal('1000 AB');
  });
});

describe('a country that was chosen in the fields before the list of countries had loaded', () => {
  it('sets the country of the search once the list has loaded', async () => {
    let answer = (_: readonly Country[]) => {};
    const fake = fakeClient({
      countries: () =>
        new Promise<readonly Country[]>((resolve) => {
          answer = resolve;
        }) as never,
    });
    const { element, field } = await enhance(countrySelect, { fake });
    await write(element, field('country'), 'BE');
    answer([netherlands, belgium]);
    await waitUntil(() => element.country === 'BE', 'the country');
  });
});

describe('the page’s own region field', () => {
  const regions = (...pairs: readonly (readonly [string, string])[]) => html`
    <select slot="fields" name="region" autocomplete="address-level1">
      <option value="">–</option>
      ${pairs.map(([value, text]) => html`<option value=${value}>${text}</option>`)}
    </select>
  `;

  for (const [value, text] of [
    ['577', 'Noord-Holland'],
    ['NH', 'NH'],
    ['NL-NH', 'North'],
  ] as const) {
    it(`is filled if the option is ${value}, ${text}`, async () => {
      const { element, field } = await enhance(regions(['1', 'Utrecht'], [value, text]));
      await select(element);
      expect(field('region').value).to.equal(value);
    });
  }

  it('is unchanged if it has no option for the region', async () => {
    const { element, field } = await enhance(regions(['UT', 'Utrecht']));
    field('region').value = 'UT';
    await select(element);
    expect(field('region').value).to.equal('UT');
  });

  it('is cleared if the address has no region', async () => {
    const fake = fakeClient({ details: () => ({ ...details, details: null }) });
    const { element, field } = await enhance(regions(['UT', 'Utrecht']), { fake });
    field('region').value = 'UT';
    await select(element);
    expect(field('region').value).to.equal('');
  });

  it('is filled as soon as its options exist', async () => {
    const { element, field } = await enhance(regions());
    await select(element);
    expect(field('region').value).to.equal('');
    field('region').append(new Option('Noord-Holland', 'NH'));
    await nextFrame();
    expect(field('region').value).to.equal('NH');
  });

  it('is filled when it appears late', async () => {
    const { element, form } = await enhance(html`<div slot="fields"><input autocomplete="postal-code" /></div>`);
    await select(element);
    const late = Object.assign(document.createElement('input'), { name: 'late', autocomplete: 'address-level1' });
    element.firstElementChild?.append(late);
    await nextFrame();
    expect(fieldOf(form, 'late').value).to.equal('Noord-Holland');
  });

  it('is not filled any more once the shopper has edited the fields', async () => {
    const { element, field } = await enhance(
      html`${regions()}<input slot="fields" name="zip" autocomplete="postal-code" />`,
    );
    await select(element);
    await write(element, field('zip'), '1111 AA');
    field('region').append(new Option('Noord-Holland', 'NH'));
    await nextFrame();
    expect(field('region').value).to.equal('');
  });
});

describe('without the service', () => {
  it('the fields work as before, and nothing blocks the form', async () => {
    const fake = fakeClient({ countries: () => [netherlands] });
    const { element, form, field } = await enhance(countrySelect, { fake, attributes: { required: '' } });
    element.client = fakeClient({ countries: () => Promise.reject(new TypeError()) as never }).client;
    await settled(element);
    await ready(element);
    field('zip').value = '1012 JS';
    await write(element, field('street'), 'Dam 1');
    expect(form.checkValidity()).to.equal(true);
    expect(part(element, 'input')).to.be.an.instanceof(HTMLInputElement);
  });
});

describe('an option that cannot be chosen', () => {
  const fields = html`
    <div slot="fields">
      <input name="street" autocomplete="address-line1" />
      <input name="zip" autocomplete="postal-code" />
      <input name="city" autocomplete="address-level2" />
      <select name="region" autocomplete="address-level1">
        <option disabled selected>Choose a region</option>
        <option>Noord-Holland</option>
      </select>
      <select name="country" autocomplete="country">
        <option disabled selected>Choose a country</option>
        <option value="NL" disabled>Netherlands</option>
        <option value="BE">Belgium</option>
      </select>
    </div>
  `;

  it('is neither a region nor a country, and not chosen for an address', async () => {
    const { element, field } = await enhance(fields);
    field('street').value = 'Spaarne 2';
    field('zip').value = '2011 CD';
    await write(element, field('city'), 'Haarlem');
    expect([element.country, element.value?.street, element.value?.region]).to.deep.equal(['NL', 'Spaarne 2', null]);
    await select(element);
    expect(field('country').value).to.equal('Choose a country');
  });
});
