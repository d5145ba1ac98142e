import { sendKeys } from '@web/test-runner-commands';
import { waitUntil, within } from '../../element.support.ts';
import {
  answer,
  button,
  expect,
  fakeValidation,
  fieldOf,
  fill,
  match,
  mountManual,
  opened,
  part,
  stepIs,
  textsOf,
  typedHouse,
  type Validate,
} from './support.ts';

const misspelt = { ...typedHouse, street: 'Julliannestrat', locality: 'Harlem' };

/** An address typed and committed, up to the question it leads to. */
async function asked(validate: Validate, texts: Readonly<Record<string, string>> = misspelt, country = 'NL') {
  const fake = fakeValidation(validate);
  const { form, element } = await mountManual(fake, country);
  await fill(element, texts);
  button(element, 'Use this address').click();
  await stepIs(element, 'review');
  return { fake, form, element };
}

const big = () => answer(match('C', 'Building'));

describe('the review of an address typed by hand', () => {
  it('shows the match beside what was typed, with the differences marked and named', async () => {
    const { element } = await asked(big);
    const review = part(element, 'review');
    expect(review?.textContent).to.contain('Julliannestrat 30');
    expect([...(review?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).to.deep.equal([
      'Julianastraat',
      'Haarlem',
    ]);
    expect(review?.textContent).to.contain('Changed: Street, Town or city');
  });

  it('gets the focus with its question, is announced, and has nothing preselected', async () => {
    const { form, element } = await asked(big);
    const question = element.shadowRoot?.activeElement;
    expect(question?.getAttribute('role')).to.equal('group');
    const name = element.shadowRoot?.getElementById(question?.getAttribute('aria-labelledby') ?? '');
    expect(name?.textContent).to.equal('Did you mean this address?');
    expect(element.value).to.equal(null);
    expect(new FormData(form).get('shipping.street')).to.equal('Julliannestrat');
  });

  it('has the name of its element after its question, which is unchanged', async () => {
    const { element } = await asked(big);
    element.label = 'Billing address';
    await element.updateComplete;
    expect(within(element, '#question').ariaLabel).to.equal('Did you mean this address?, Billing address');
    expect(within(element, '#question-text').textContent).to.equal('Did you mean this address?');
    expect(button(element, 'Keep').ariaLabel).to.match(/^Keep .+, Billing address$/);
  });

  it('is described by the page’s own reason against the address', async () => {
    const { form, element } = await asked(big);
    element.setCustomValidity('We do not ship there.');
    form.querySelector('button')?.click();
    await waitUntil(() => part(element, 'error') !== null, 'the reason');
    const id = within(element, '#question').getAttribute('aria-describedby') ?? '';
    expect(element.shadowRoot?.getElementById(id)?.textContent).to.equal('We do not ship there.');
  });

  it('can adopt the match', async () => {
    const { form, element } = await asked(big);
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    expect(element.value?.street).to.equal('Julianastraat');
    expect(new FormData(form).get('shipping.grade')).to.equal('C');
    expect(element.matches(':state(verified)')).to.equal(true);
    expect(element.shadowRoot?.activeElement?.id).to.equal('manual');
  });

  it('can keep what was typed, and the verdict says so', async () => {
    const { form, element } = await asked(big);
    let verdict: unknown;
    element.addEventListener('address-selected', ({ detail }) => {
      verdict = detail.verdict;
    });
    button(element, 'Keep what I typed').click();
    await stepIs(element, 'done');
    expect(element.value?.street).to.equal('Julliannestrat');
    expect(verdict).to.include({ choice: 'kept', grade: 'C' });
    expect(new FormData(form).get('shipping.source')).to.equal('manual');
    expect(element.matches(':state(verified)')).to.equal(false);
  });

  it('leads back to the fields unchanged, with the focus in them', async () => {
    const { element } = await asked(big);
    button(element, 'Edit').click();
    await opened(element);
    expect(textsOf(element)).to.include(misspelt);
    expect(element.shadowRoot?.activeElement).to.equal(fieldOf(element, 'street'));
  });

  it('lists several matches with what distinguishes them, unless their lines already do', async () => {
    const { element } = await asked(() =>
      answer(
        match('A', 'Building', { locality: 'Hengelo', postcode: '7553VL', region: 'Overijssel' }, true),
        match('A', 'Building', { locality: 'Hengelo', postcode: '7255CB', region: 'Gelderland' }, true),
      ),
    );
    const candidates = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part=candidate]') ?? [])];
    const distinctions = candidates.map((it) => it.querySelector('.distinction')?.textContent);
    expect(distinctions).to.deep.equal(['Overijssel', 'Gelderland']);
    candidates[1]?.click();
    await stepIs(element, 'done');
    expect(element.value?.region).to.equal('Gelderland');
  });

  it('offers the units of the building, none of them preselected', async () => {
    const partial = {
      ...match('A', 'BuildingPartial', { building: '30', buildingNumber: 30 }),
      details: { nldBuilding: { allAdditions: ['', 'A', 'bis'] } },
    };
    const { fake, element } = await asked(
      ({ building }) =>
        building === '30 bis' ? answer(match('A', 'Building', { building: '30 bis' })) : answer(partial),
      typedHouse,
    );
    const select = element.shadowRoot?.querySelector('#missing') as HTMLSelectElement;
    expect([...select.options].map((it) => it.textContent)).to.deep.equal(['–', 'No, that’s everything', 'A', 'bis']);
    button(element, 'Use this address').click();
    expect(element.step).to.equal('review');
    select.value = 'bis';
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    expect(fake.validations.length).to.equal(2);
    expect(element.value?.building).to.equal('30 bis');
  });

  it('asks for a missing house number, and accepts none', async () => {
    const withoutNumber = { ...typedHouse, building: '', postcode: '1000' };
    const { element } = await asked(() => answer(match('A', 'Street', { building: null })), withoutNumber, 'BE');
    expect(element.shadowRoot?.activeElement?.id).to.equal('question');
    expect(within(element, '#question-text').textContent).to.equal('Enter a house number.');
    button(element, 'Keep what I typed').click();
    await stepIs(element, 'done');
    expect(element.value?.building).to.equal(null);
  });

  it('says which number a street does not have, with the focus on the number, and accepts another one', async () => {
    const { fake, form, element } = await asked(
      ({ building }) =>
        building === '30' ? answer(match('A', 'Building')) : answer(match('B', 'Street', { building: null })),
      { ...typedHouse, building: '999' },
    );
    const review = part(element, 'review') as HTMLElement;
    expect(review.innerText).to.contain('We found Julianastraat in Haarlem, but not number 999.');
    expect(review.innerText.split('Julianastraat 999'), 'the address is there once').to.have.length(2);
    const input = element.shadowRoot?.activeElement as HTMLInputElement;
    expect([input.id, input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['missing', '999', 0, 3]);
    input.value = '30';
    await sendKeys({ press: 'Enter' });
    await stepIs(element, 'done');
    expect([fake.validations.length, new FormData(form).get('shipping.grade')]).to.deep.equal([2, 'A']);
    expect(element.value?.building).to.equal('30');
  });

  it('keeps a number that the street does not have, unconfirmed, if it is not changed', async () => {
    const { fake, element } = await asked(() => answer(match('B', 'Street', { building: null })), {
      ...typedHouse,
      street: 'Julianastraat 999',
      building: '',
    });
    expect(part(element, 'review')?.innerText).to.contain('but not number 999.');
    await sendKeys({ press: 'Enter' });
    await stepIs(element, 'done');
    expect([element.value?.verdict?.choice, element.matches(':state(verified)')]).to.deep.equal(['kept', false]);
    expect(fake.validations.length).to.equal(1);
  });

  it('only shows the match beside it if it differs', async () => {
    const unsure = { ...match('A', 'Building', {}, true) };
    const { element } = await asked(() => answer(unsure), typedHouse);
    const review = part(element, 'review') as HTMLElement;
    expect(review.innerText).to.contain('couldn’t confirm');
    expect(review.innerText.split('Julianastraat 30')).to.have.length(2);
    expect(review.innerText).not.to.contain('We found');
  });

  it('says which street a town does not have', async () => {
    const { element } = await asked(() => answer(match('A', 'Locality', { street: null, building: null })), typedHouse);
    expect(part(element, 'review')?.innerText).to.contain('We found Haarlem, but not Julianastraat.');
  });
});
