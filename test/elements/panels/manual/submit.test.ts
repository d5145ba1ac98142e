import type { ValidationResponse } from '../../../../src/contract/types.ts';
import { waitUntil } from '../../element.support.ts';
import {
  answer,
  button,
  expect,
  fakeValidation,
  fill,
  match,
  mount,
  mountManual,
  netherlands,
  part,
  stepIs,
  typedHouse,
  type Validate,
} from './support.ts';

/** A form that is about to be submitted with an address typed by hand. */
async function ready(validate: Validate = () => answer(match('A', 'Building')), texts = typedHouse) {
  const fake = fakeValidation(validate);
  const { form, element } = await mountManual(fake);
  element.verify = 'submit';
  await fill(element, texts);
  const submissions: { data: Record<string, unknown>; submitter: string }[] = [];
  form.addEventListener('submit', (event) => {
    const data = Object.fromEntries(new FormData(form, event.submitter));
    submissions.push({ data, submitter: event.submitter?.textContent ?? '' });
  });
  return { fake, form, element, submissions, order: form.querySelector('button') as HTMLButtonElement };
}

/** A service that answers when the test says so. */
function patientService() {
  let reply: ((value: ValidationResponse) => void) | undefined;
  const validate = () =>
    new Promise<ValidationResponse>((resolve) => {
      reply = resolve;
    });
  return { validate, reply: (value: ValidationResponse) => reply?.(value), isAsked: () => reply !== undefined };
}

describe('submitting an address typed by hand with verify="submit"', () => {
  it('sends no request before', async () => {
    const { fake, order } = await ready();
    order.focus();
    expect(fake.validations).to.deep.equal([]);
  });

  it('validates once, then continues with the result and the same button', async () => {
    const { fake, order, submissions } = await ready();
    order.name = 'action';
    order.value = 'order';
    order.click();
    await waitUntil(() => submissions.length > 0);
    expect(fake.validations.length).to.equal(1);
    expect(submissions).to.have.lengthOf(1);
    expect(submissions[0]?.submitter).to.equal('Order');
    expect(submissions[0]?.data).to.include({ action: 'order', 'shipping.grade': 'A', 'shipping.source': 'manual' });
  });

  it('continues unverified if a client fails in an unexpected way', async () => {
    const { order, submissions } = await ready(() => {
      throw new TypeError('not a function');
    });
    order.click();
    await waitUntil(() => submissions.length > 0);
    expect(submissions[0]?.data).to.include({ 'shipping.street': 'Julianastraat' });
  });

  it('stops for a question, once; submitting again keeps what was typed', async () => {
    const { element, order, submissions } = await ready(() => answer(match('C', 'Building')));
    const { now } = performance;
    const time = performance.now();
    performance.now = () => time;
    try {
      order.click();
      await stepIs(element, 'review');
      await waitUntil(() => element.shadowRoot?.activeElement?.id === 'question');
      order.click();
      expect(submissions, 'the second half of a double click').to.have.lengthOf(0);
      performance.now = () => time + 1_000;
      order.click();
      expect(submissions).to.have.lengthOf(1);
    } finally {
      performance.now = now;
    }
    expect(submissions[0]?.data).to.include({ 'shipping.street': 'Julianastraat', 'shipping.grade': 'C' });
    expect(element.value?.locality).to.equal('Haarlem');
  });

  it('continues immediately after the question was answered', async () => {
    const { fake, element, order, submissions } = await ready(() => answer(match('C', 'Building')));
    order.click();
    await stepIs(element, 'review');
    button(element, 'Keep what I typed').click();
    await stepIs(element, 'done');
    order.click();
    expect(submissions).to.have.lengthOf(1);
    expect(fake.validations.length).to.equal(1);
  });

  it('leaves alone a submission that the page has stopped, and a button that skips validation', async () => {
    const { fake, form, element, order, submissions } = await ready();
    const stop = (event: Event) => event.preventDefault();
    // Earlier than the element: on the window, before it came.
    document.documentElement.addEventListener('submit', stop, true);
    order.click();
    document.documentElement.removeEventListener('submit', stop, true);
    await stepIs(element, 'done');
    await waitUntil(() => submissions.length > 0);
    const calls = fake.validations.length;
    const draft = document.createElement('button');
    draft.formNoValidate = true;
    form.append(draft);
    draft.click();
    expect(fake.validations.length).to.equal(calls);
    expect(submissions).to.have.lengthOf(2);
  });

  it('validates an address from the page as well, silently, and never removes it', async () => {
    const service = patientService();
    const fake = fakeValidation(service.validate);
    const { form, element } = await mount(fake);
    element.verify = 'submit';
    element.value = {
      ...{ country: netherlands, street: 'Julianastrat', building: '30', postcode: '2012ES', locality: 'Haarlem' },
      ...{ buildingNumber: 30, buildingNumberAddition: null, region: null, mailLines: [], location: null },
      ...{ isPoBox: false, language: null, details: null },
    };
    await element.updateComplete;
    let submits = 0;
    form.addEventListener('submit', () => submits++);
    await waitUntil(() => {
      if (!service.isAsked()) form.requestSubmit();
      return service.isAsked();
    });
    submits = 0;
    service.reply(answer(match('D', 'Street')));
    await waitUntil(() => submits > 0);
    expect(element.step).to.equal('done');
    expect(element.value?.street).to.equal('Julianastrat');
    expect(new FormData(form).get('shipping.grade')).to.equal('D');
    form.requestSubmit();
    expect(submits).to.equal(2);
    expect(fake.validations.length).to.equal(1);
    expect(part(element, 'review')).to.equal(null);
  });
});

describe('submitting while an answer is pending', () => {
  it('waits for it with verify="change", too', async () => {
    const service = patientService();
    const { element, order, submissions } = await ready(service.validate);
    element.verify = 'change';
    button(element, 'Use this address').click();
    await waitUntil(service.isAsked);
    order.click();
    expect(submissions).to.have.lengthOf(0);
    service.reply(answer(match('A', 'Building')));
    await waitUntil(() => submissions.length > 0);
    expect(submissions[0]?.data).to.include({ 'shipping.grade': 'A' });
  });
});
