import { sendKeys } from '@web/test-runner-commands';
import type { DutchAddress } from '../../../src/contract/types.ts';
import { expect } from '../address-entry/support.ts';
import { holdTimersMeanwhile, waitUntil } from '../element.support.ts';
import { later, microtasks, signOf, signPlaceIn, submissionOf, submissionsOf } from '../form/submissions.support.ts';
import { byHand } from './manual.support.ts';
import * as dutch from './support.ts';

// An order is held, and an answer waited for, until the test says so.
holdTimersMeanwhile(4_000);

describe('a Dutch lookup and the form around it', () => {
  async function typedIn() {
    const service = later<DutchAddress>();
    const { element, form } = await dutch.mount(dutch.fakeClient({ byPostcode: service.answer }));
    element.required = true;
    await element.updateComplete;
    const submissions = submissionsOf(form);
    dutch.typeInto(dutch.within<HTMLInputElement>(element, '#postcode'), '2012ES');
    dutch.typeInto(dutch.within<HTMLInputElement>(element, '#houseNumber'), '30');
    return { element, form, service, submissions };
  }

  it('says which part is missing, at its field, which alone is wrong', async () => {
    const { element, form } = await dutch.mount();
    dutch.typeInto(dutch.within<HTMLInputElement>(element, '#postcode'), '2012ES');
    form.querySelector('button')?.click();
    await waitUntil(() => dutch.part(element, 'error') !== null, 'the error');
    const fields = ['postcode', 'houseNumber'].map((id) => dutch.within(element, `#${id}`));
    expect(fields.map((field) => field.getAttribute('aria-invalid'))).to.deep.equal([null, 'true']);
    expect(dutch.within(element, '#houseNumber-note [part=error]').textContent).to.equal('Enter a house number.');
    expect(dutch.within(element, '#message').textContent?.trim()).to.equal('');
    expect(element.validationMessage).to.equal('Enter a house number.');
  });

  it('orders with one Enter, once, however long the key is held down', async () => {
    const { element, service, submissions } = await typedIn();
    dutch.within(element, '#houseNumber').focus();
    for (let times = 0; times < 3; times++) await sendKeys({ down: 'Enter' });
    await sendKeys({ up: 'Enter' });
    await waitUntil(() => submissionOf(element) === 'held');
    await element.updateComplete;
    expect(signOf(element)).to.equal('Checking the address…');
    service.resolve(dutch.house30);
    await waitUntil(() => submissions.length > 0);
    await microtasks();
    expect(submissions).to.deep.equal([{ street: 'Julianastraat', submitter: 'Order' }]);
  });

  it('leaves the line about the address where it was', async () => {
    const { element, form, service, submissions } = await typedIn();
    dutch.within(element, '#houseNumber').focus();
    dutch.within(element, '#houseNumber').blur();
    await waitUntil(() => signOf(element) === 'Looking up the address…');
    const before = signPlaceIn(element);
    form.querySelector('button')?.click();
    await waitUntil(() => submissionOf(element) === 'held');
    await element.updateComplete;
    expect([signOf(element), signPlaceIn(element)]).to.deep.equal(['Checking the address…', before]);
    service.resolve(dutch.house30);
    await waitUntil(() => submissions.length > 0);
  });

  it('is held for a script that submits before the field is left', async () => {
    const { form, service, submissions } = await typedIn();
    form.requestSubmit();
    await waitUntil(service.isAsked);
    expect(submissions).to.deep.equal([]);
    service.resolve(dutch.house30);
    await waitUntil(() => submissions.length > 0);
    expect(submissions).to.deep.equal([{ street: 'Julianastraat', submitter: null }]);
  });

  it('neither waits for nor submits what is out of sight, but keeps it', async () => {
    const failing = dutch.fakeClient({ byPostcode: () => Promise.reject(dutch.failure('unavailable', 503)) });
    const { element, form } = await dutch.mount(failing);
    await dutch.press(element, 'I don’t know the postcode');
    await dutch.fill(element, { city: 'Urk' });
    await dutch.press(element, 'Use postcode and house number');
    expect([form.checkValidity(), element.matches(':state(blank)')]).to.deep.equal([true, true]);
    await dutch.fill(element, { postcode: '2012ES', houseNumber: '30' });
    const submitted = ['postcode', 'locality'].map((part) => new FormData(form).get(`shipping.${part}`));
    expect(submitted).to.deep.equal(['2012 ES', '']);
    await dutch.press(element, 'I don’t know the postcode');
    expect(dutch.within(element, '#city')).to.have.property('value', 'Urk');
    await dutch.fill(element, { city: '', houseNumber: '' });
    expect(form.checkValidity()).to.equal(true);
  });

  it('has nothing of an address of the page over which another one is typed', async () => {
    const { element, form } = await dutch.mount();
    element.value = { country: 'NL', street: 'Kade', building: '1', postcode: '8321AA', locality: 'Urk' };
    await element.updateComplete;
    await dutch.fill(element, { postcode: '2012ES', houseNumber: '9' });
    await dutch.press(element, byHand);
    expect(dutch.within(element, '#street')).to.have.property('value', '');
    await dutch.press(element, 'Use postcode and house number');
    await dutch.fill(element, { postcode: '', houseNumber: '' });
    expect(form.checkValidity()).to.equal(true);
  });

  it('refuses the order with a reason if there is no such house', async () => {
    const { element, form, service, submissions } = await typedIn();
    form.querySelector('button')?.click();
    await waitUntil(service.isAsked);
    service.reject(dutch.failure('not-found', 404));
    await waitUntil(() => element.matches(':state(user-invalid)'));
    expect(submissions).to.deep.equal([]);
    expect(element.validationMessage).to.contain('We can’t find 2012 ES 30');
  });

  it('asks for the addition, with the focus there, and reports no error for an answer that was not given yet', async () => {
    const { element, form, service, submissions } = await typedIn();
    dutch.within(element, '#houseNumber').focus();
    form.querySelector('button')?.click();
    await waitUntil(service.isAsked);
    service.resolve({ ...dutch.house212, houseNumberAddition: null });
    await waitUntil(() => element.shadowRoot?.activeElement?.id === 'additions', 'the question has the focus');
    expect(submissions).to.deep.equal([]);
    expect(dutch.within(element, '#additions').ariaInvalid).to.equal(null);
    expect(element.validationMessage).to.contain('Which address at');
  });

  it('submits the receipt of its proxy for a house in the register, and none for an addition that it lacks', async () => {
    const receipt = 'k1.payload.signature';
    const house = { ...dutch.house2, houseNumberAddition: null, receipt };
    const { element, form } = await dutch.mount(dutch.fakeClient({ byPostcode: () => house }));
    const submitted = () => ['building', 'receipt'].map((part) => new FormData(form).get(`shipping.${part}`));
    await dutch.fill(element, { postcode: '7571CD', houseNumber: '2', addition: 'x' });
    await dutch.choose(element, 'additions', 'b');
    expect(submitted()).to.deep.equal(['2b', receipt]);
    await dutch.choose(element, 'additions', 'Not listed, keep “x”');
    expect(submitted()).to.deep.equal(['2x', null]);
  });
});
