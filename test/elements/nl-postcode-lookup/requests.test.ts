import type { DutchAddress } from '../../../src/contract/types.ts';
import { eventsOf } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import {
  choose,
  expect,
  failure,
  fakeClient,
  fill,
  house2,
  house30,
  mount,
  optionsOf,
  part,
  press,
  settled,
  typeInto,
  within,
} from './support.ts';

const at2 = { postcode: '7571CD', houseNumber: '2' };
const text = (element: Parameters<typeof part>[0], name: string) => part(element, name)?.textContent ?? '';

describe('the requests of nl-postcode-lookup', () => {
  it('are not sent while the shopper types on', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    typeInto(within<HTMLInputElement>(element, '#postcode'), '2012ES');
    within(element, '#houseNumber').focus();
    typeInto(within<HTMLInputElement>(element, '#houseNumber'), '30');
    await settled(element);
    expect(fake.asked).to.deep.equal([]);
    expect(within<HTMLInputElement>(element, '#postcode').value, 'what is typed is left alone').to.equal('2012ES');
  });

  it('are repeated if the page comes back from the back/forward cache without their answer', async () => {
    let asked = 0;
    const lost = new Promise<never>(() => {});
    const { element } = await mount(
      fakeClient({ byPostcode: (): Promise<DutchAddress> | DutchAddress => (asked++ === 0 ? lost : house2) }),
    );
    await fill(element, { postcode: at2.postcode });
    typeInto(within<HTMLInputElement>(element, '#houseNumber'), at2.houseNumber);
    await waitUntil(() => asked === 1, 'the lookup');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => element.value, 'the address');
    expect(asked).to.equal(2);
  });

  it('are one lookup half a second after the last key, with nothing in the fields corrected', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    const number = within<HTMLInputElement>(element, '#houseNumber');
    typeInto(within<HTMLInputElement>(element, '#postcode'), '2012es');
    number.focus();
    typeInto(number, '3');
    await element.updateComplete;
    typeInto(number, '30');
    const typedAt = performance.now();
    await waitUntil(() => element.value, 'the address is found');
    expect(performance.now() - typedAt).to.be.greaterThan(450);
    expect(fake.asked).to.deep.equal([{ postcode: '2012ES', houseNumber: 30 }]);
    expect(text(element, 'address')).to.contain('Julianastraat 30');
    expect(element.shadowRoot?.activeElement).to.equal(number);
    expect(within<HTMLInputElement>(element, '#postcode').value).to.equal('2012es');
    number.blur();
    await settled(element);
    expect(within<HTMLInputElement>(element, '#postcode').value).to.equal('2012 ES');
    expect(fake.asked.length).to.equal(1);
  });

  it('report no error for a house that does not exist before its field is left, and are sent once', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    const number = within<HTMLInputElement>(element, '#houseNumber');
    typeInto(within<HTMLInputElement>(element, '#postcode'), '2012ES');
    number.focus();
    typeInto(number, '31');
    await waitUntil(() => fake.asked.length > 0, 'the lookup');
    await settled(element);
    expect(text(element, 'error')).to.equal('');
    number.blur();
    await settled(element);
    expect(text(element, 'error')).to.contain('We can’t find 2012 ES 31.');
    expect(fake.asked.length).to.equal(1);
  });

  it('are one lookup for an address, including its addition', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    await fill(element, { ...at2, addition: 'B' });
    expect(element.value?.building).to.equal('2b');
    expect(fake.asked).to.deep.equal([{ postcode: '7571CD', houseNumber: 2 }]);
    await fill(element, { addition: '' });
    await fill(element, { houseNumber: '2a' });
    expect(element.value?.building).to.equal('2a');
    expect(fake.asked.length).to.equal(1);
  });

  it('are not aborted when the number changes: the answer is remembered, and neither billed again nor shown', async () => {
    let answerLate: (answer: DutchAddress) => void = () => {};
    const late = new Promise<DutchAddress>((resolve) => {
      answerLate = resolve;
    });
    const fake = fakeClient({ byPostcode: ({ houseNumber }) => (houseNumber === 2 ? late : house30) });
    const { element } = await mount(fake);
    within(element, '#houseNumber').focus();
    typeInto(within<HTMLInputElement>(element, '#postcode'), '2012ES');
    typeInto(within<HTMLInputElement>(element, '#houseNumber'), '2');
    within(element, '#houseNumber').blur();
    await element.updateComplete;
    expect(element.matches(':state(loading)')).to.equal(true);
    typeInto(within<HTMLInputElement>(element, '#houseNumber'), '30');
    within(element, '#houseNumber').dispatchEvent(new Event('change'));
    within(element, '#houseNumber').focus();
    within(element, '#houseNumber').blur();
    await waitUntil(() => element.value?.street === 'Julianastraat');
    expect(fake.signals[0]?.aborted).to.equal(false);
    answerLate(house2);
    await settled(element);
    expect(element.value?.street).to.equal('Julianastraat');
    await fill(element, { houseNumber: '2' });
    expect(element.value?.street).to.equal('Ganzenmarkt');
    expect(fake.asked.length).to.equal(2);
  });

  it('are one lookup for each house, however many are typed before the first answer', async () => {
    const answers: (() => void)[] = [];
    const fake = fakeClient({
      byPostcode: ({ houseNumber }) =>
        new Promise((resolve) =>
          answers.push(() => resolve({ ...house30, houseNumber, houseNumberAdditions: ['', 'a'] })),
        ),
    });
    const { element } = await mount(fake);
    typeInto(within<HTMLInputElement>(element, '#postcode'), '2012ES');
    const look = async (houseNumber: string) => {
      within(element, '#houseNumber').focus();
      typeInto(within<HTMLInputElement>(element, '#houseNumber'), houseNumber);
      within<HTMLInputElement>(element, '#addition').value = '';
      within<HTMLInputElement>(element, '#addition').dispatchEvent(new InputEvent('input', { bubbles: true }));
      within(element, '#houseNumber').blur();
      await element.updateComplete;
    };
    for (const houseNumber of ['30', '31', '32', '31a', '30a']) await look(houseNumber);
    await waitUntil(() => answers.length === 3, 'three lookups');
    for (const answer of answers) answer();
    await settled(element);
    expect(fake.signals.map(({ aborted }) => aborted)).to.deep.equal([false, false, false]);
    expect(element.value?.building).to.equal('30a');
    await look('31a');
    await settled(element);
    expect(element.value?.building).to.equal('31a');
    expect(fake.asked.length).to.equal(3);
  });

  it('do not exist without a client, and a message says so', async () => {
    const { element } = await mount();
    element.client = null;
    const reasons: string[] = [];
    element.addEventListener('address-error', ({ detail }) => reasons.push(detail.reason));
    await fill(element, at2);
    expect(reasons).to.deep.equal(['not-configured']);
    expect(text(element, 'error')).to.contain('isn’t set up');
    await press(element, 'Enter address manually');
    expect(part(element, 'manual-fields')).not.to.equal(null);
    expect(within<HTMLInputElement>(element, '#postcode').value).to.equal('7571 CD');
  });
});

describe('the answer in nl-postcode-lookup', () => {
  it('shows street and city, which can be changed by hand', async () => {
    const { element } = await mount();
    await fill(element, { postcode: '2012ES', houseNumber: '30' });
    expect(text(element, 'address')).to.contain('Julianastraat 30').and.to.contain('2012 ES Haarlem');
    expect(element.matches(':state(verified)')).to.equal(true);
    const heard = eventsOf(element);
    await press(element, 'Change address');
    expect(element.shadowRoot?.activeElement?.id).to.equal('building');
    expect(within<HTMLInputElement>(element, '#locality').value).to.equal('Haarlem');
    expect(heard, 'nothing has changed yet').to.deep.equal(['address-step']);
  });

  it('offers the official additions, and what was typed', async () => {
    const { element } = await mount();
    await fill(element, { ...at2, addition: 'x' });
    expect(element.value).to.equal(null);
    expect(optionsOf(element, 'additions')).to.deep.equal(['Choose…', 'No addition', 'a', 'b', 'Not listed, keep “x”']);
    await choose(element, 'additions', 'b');
    expect(element.value?.building).to.equal('2b');
    await choose(element, 'additions', 'Not listed, keep “x”');
    expect(element.value?.building).to.equal('2x');
    expect(element.matches(':state(verified)')).to.equal(false);
    expect(within(element, '#message').textContent).to.contain('isn’t in the national register');
    await choose(element, 'additions', 'No addition');
    expect(element.value?.building).to.equal('2');
  });

  it('never offers an addition called null', async () => {
    const { element } = await mount();
    await fill(element, { postcode: '3024AN', houseNumber: '212' });
    expect(optionsOf(element, 'additions')).to.deep.equal(['Choose…', 'E K001', 'E K002', 'Not listed']);
    expect(element.value).to.equal(null);
  });

  it('says that a house does not exist, and keeps the fields visible', async () => {
    const { element } = await mount();
    const heard = eventsOf(element);
    await fill(element, { postcode: '2012ES', houseNumber: '31' });
    expect(text(element, 'error')).to.contain('We can’t find 2012 ES 31.');
    expect(within<HTMLInputElement>(element, '#houseNumber').value).to.equal('31');
    expect(heard).not.to.include('address-error');
    await press(element, 'I don’t know the postcode');
    expect(element.shadowRoot?.activeElement?.id).to.equal('city');
  });

  it('asks which city of a name it is, by province or municipality', async () => {
    const fake = fakeClient();
    const { element } = await mount(fake);
    await press(element, 'I don’t know the postcode');
    await fill(element, { city: 'Hengelo', street: 'Kerkstraat', houseNumber: '3' });
    expect(within(element, '#place').textContent).to.contain('more than one Hengelo');
    expect(optionsOf(element, 'province')).to.include('Gelderland').and.not.to.include('GLD');
    await choose(element, 'province', 'Overijssel');
    await choose(element, 'province', 'Gelderland');
    expect(fake.asked.length, 'choosing costs nothing').to.equal(1);
    await press(element, 'Look up');
    expect(fake.asked[1]).to.deep.equal({ city: 'Hengelo GLD', street: 'Kerkstraat', houseNumber: 3 });
    expect(element.value?.locality).to.equal('Hengelo');
  });

  it('are for the chosen province as long as it is displayed: with another number, but not in another city', async () => {
    const byStreet = ({ city }: { readonly city: string }): DutchAddress => {
      throw city === 'Hengelo' ? failure('ambiguous', 409) : failure('not-found', 404);
    };
    const fake = fakeClient({ byStreet });
    const { element } = await mount(fake);
    await press(element, 'I don’t know the postcode');
    await fill(element, { city: 'Hengelo', street: 'Kerkstraat', houseNumber: '3' });
    await choose(element, 'province', 'Gelderland');
    await press(element, 'Look up');
    await fill(element, { houseNumber: '4' });
    expect(fake.asked.at(-1)).to.deep.equal({ city: 'Hengelo GLD', street: 'Kerkstraat', houseNumber: 4 });
    expect(within<HTMLSelectElement>(element, '#province').value).to.equal('GLD');
    await fill(element, { city: 'Haarlem' });
    expect(fake.asked.at(-1)).to.deep.equal({ city: 'Haarlem', street: 'Kerkstraat', houseNumber: 4 });
    expect(element.shadowRoot?.querySelector('#province')).to.equal(null);
  });

  for (const reason of ['unavailable', 'rate-limited', 'unauthorized', 'unexpected'] as const) {
    it(`may fail (${reason}), which is reported, with “Try again” and manual entry`, async () => {
      let isDown = true;
      const fake = fakeClient({
        byPostcode: () => {
          if (isDown) throw failure(reason, 503);
          return house30;
        },
      });
      const { element } = await mount(fake);
      const heard = eventsOf(element);
      await fill(element, { postcode: '2012ES', houseNumber: '30' });
      expect(heard.filter((name) => name === 'address-error').length).to.equal(1);
      expect(text(element, 'error')).not.to.contain('Try again');
      expect(part(element, 'manual-button')).not.to.equal(null);
      expect(fake.asked.length, 'a billed request is not repeated by itself').to.equal(1);
      isDown = false;
      await press(element, 'Try again');
      expect(element.value?.building).to.equal('30');
      expect(fake.asked.length).to.equal(2);
    });
  }

  for (const [what, answer] of [
    ['nothing', null],
    ['no address', { matches: 7, address: [] }],
    ['an address without a list of additions', { ...house30, houseNumberAdditions: 'A' }],
    ['an address with a list of additions that are none', { ...house30, houseNumberAdditions: [null, 5] }],
    ['an address without a street', { ...house30, street: undefined }],
    ['an address whose house number is none', { ...house30, houseNumber: {} }],
    ['an address whose addition is no text', { ...house30, houseNumberAddition: 5 }],
  ] as const) {
    it(`is reported as failed, with manual entry, if a client of the page answers with ${what}`, async () => {
      const { element } = await mount(fakeClient({ byPostcode: () => answer as unknown as DutchAddress }));
      const heard = eventsOf(element);
      await fill(element, { postcode: '2012ES', houseNumber: '30' });
      expect(heard.filter((name) => name === 'address-error').length).to.equal(1);
      expect(text(element, 'error')).not.to.equal('');
      expect(part(element, 'manual-button')).not.to.equal(null);
      expect(element.matches(':state(loading)')).to.equal(false);
    });
  }
});
