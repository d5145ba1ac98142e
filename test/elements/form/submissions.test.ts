/** Submissions while an answer is on its way, and what a script's questions show. */
import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { DutchAddress, InternationalAddress, Match } from '../../../src/contract/types.ts';
import {
  details,
  eventsOf,
  expect,
  failure,
  fakeClient,
  house,
  mount,
  options,
  part,
  settled,
  street,
} from '../address-entry/support.ts';
import { holdTimersMeanwhile, waitUntil } from '../element.support.ts';
import * as dutch from '../nl-postcode-lookup/support.ts';
import { holdCode } from '../panels/late-code.support.ts';
import {
  later,
  microtasks,
  signOf,
  signPlaceIn,
  submissionOf,
  submissionsOf,
  timerOfHold,
} from './submissions.support.ts';

// An order is held, and an answer waited for, until the test says so.
holdTimersMeanwhile(4_000);

/** An address that was chosen, and whose details are on their way. */
async function chosen() {
  const service = later<InternationalAddress>();
  const mounted = await mount(fakeClient({ details: service.answer }));
  mounted.element.required = true;
  await mounted.element.updateComplete;
  const submissions = submissionsOf(mounted.form);
  const input = part(mounted.element, 'input') as HTMLInputElement;
  input.focus();
  input.value = 'julian';
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await waitUntil(() => options(mounted.element).length === 2);
  options(mounted.element)[1]?.click();
  await waitUntil(service.isAsked);
  return { ...mounted, service, submissions, order: mounted.form.querySelector('button') as HTMLButtonElement };
}

describe('submitting while the details of an address are pending', () => {
  it('no longer concerns a form that the element has left for another one', async () => {
    const { element, submissions, order } = await chosen();
    order.click();
    expect(submissionOf(element)).to.equal('held');
    const other = await fixture<HTMLFormElement>(html`<form id="other"><button>Order</button></form>`);
    const others = submissionsOf(other);
    element.setAttribute('form', 'other');
    other.querySelector('button')?.click();
    await microtasks();
    order.click();
    await microtasks();
    expect([submissions, others]).to.deep.equal([[{ street: null, submitter: 'Order' }], []]);
  });

  it('no longer waits once the element is disabled, and is submitted without it, as without a field of the page', async () => {
    const { element, service, submissions, order } = await chosen();
    const heard = eventsOf(element);
    order.click();
    expect(submissionOf(element)).to.equal('held');
    element.disabled = true;
    await waitUntil(() => submissions.length > 0);
    expect(submissions).to.deep.equal([{ street: null, submitter: 'Order' }]);
    service.resolve(details);
    await settled(element);
    await microtasks();
    expect(submissions).to.have.length(1);
    expect(heard, 'a disabled control fires nothing').to.deep.equal([]);
    element.disabled = false;
    await settled(element);
    expect(heard, 'and says what came when it is enabled').to.deep.equal([
      'address-step',
      'address-selected',
      'change',
    ]);
    expect(element.value?.street).to.equal('Julianastraat');
  });

  for (const [where, move] of [
    ['within the form', (element, form) => form.prepend(element)],
    ['out of it and back', (element, form) => form.ownerDocument.body.append(element)],
  ] as const satisfies readonly (readonly [string, (element: Element, form: HTMLFormElement) => void])[]) {
    it(`gets the chosen address even if the page moves the element meanwhile: ${where}`, async () => {
      const { element, form, service, submissions, order } = await chosen();
      move(element, form);
      form.append(element);
      await microtasks();
      order.click();
      service.resolve(details);
      await waitUntil(() => submissions.length > 0);
      expect(submissions).to.deep.equal([{ street: 'Julianastraat', submitter: 'Order' }]);
    });
  }

  it('is no error, shows none, and is announced once', async () => {
    const { element, service, submissions, order } = await chosen();
    const said: string[] = [];
    const status = part(element, 'status') as HTMLElement;
    new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    order.click();
    await waitUntil(() => said.length > 0, 'it is said');
    expect(said).to.deep.equal(['Checking the address…']);
    expect(part(element, 'error')).to.equal(null);
    expect(element.matches(':state(user-invalid)')).to.equal(false);
    service.resolve(details);
    await waitUntil(() => submissions.length > 0);
  });

  it('leaves the line about the address where it was', async () => {
    const { element, service, submissions, order } = await chosen();
    await waitUntil(() => signOf(element) !== '', 'it is shown');
    const before = signPlaceIn(element);
    order.click();
    await waitUntil(() => submissionOf(element) === 'held');
    await element.updateComplete;
    expect([signOf(element), signPlaceIn(element)]).to.deep.equal(['Checking the address…', before]);
    service.resolve(details);
    await waitUntil(() => submissions.length > 0);
  });

  it('uses the button that was pressed last', async () => {
    for (const isNative of [true, false]) {
      const { form, service, submissions, order } = await chosen();
      form.noValidate = !isNative;
      const save = Object.assign(document.createElement('button'), { textContent: 'Save' });
      form.append(save);
      save.click();
      order.click();
      service.resolve(details);
      await waitUntil(() => submissions.length > 0);
      await microtasks();
      expect(submissions).to.deep.equal([{ street: 'Julianastraat', submitter: 'Order' }]);
    }
  });

  it('is held in a form that does its own validation, and in one in a dialog', async () => {
    for (const name of ['novalidate', 'method'] as const) {
      const { form, service, submissions, order } = await chosen();
      form.setAttribute(name, 'dialog');
      order.click();
      expect(submissions).to.deep.equal([]);
      service.resolve(details);
      await waitUntil(() => submissions.length > 0);
      expect(submissions[0]?.street).to.equal('Julianastraat');
    }
  });

  it('is not held for a button that skips validation', async () => {
    const { submissions, order } = await chosen();
    order.formNoValidate = true;
    order.click();
    expect(submissions.length).to.equal(1);
  });

  it('is held by Enter in another field of a form without a button', async () => {
    const { element, form, service, submissions, order } = await chosen();
    const other = document.createElement('input');
    order.replaceWith(other);
    other.focus();
    await sendKeys({ press: 'Enter' });
    expect(submissionOf(element)).to.equal('held');
    expect(document.activeElement).to.equal(other);
    service.resolve(details);
    await waitUntil(() => submissions.length > 0);
    await microtasks();
    expect(submissions).to.deep.equal([{ street: 'Julianastraat', submitter: null }]);
    expect(form.contains(other)).to.equal(true);
  });

  it('does not happen on Enter if a browser would not submit: in one of several fields without a button', async () => {
    const { element, form, service, submissions, order } = await chosen();
    const others = [document.createElement('input'), document.createElement('input')];
    order.replaceWith(...others);
    form.querySelector('input')?.focus();
    await sendKeys({ press: 'Enter' });
    expect(submissionOf(element)).to.equal('none');
    service.resolve(details);
    await waitUntil(() => element.value !== null);
    await microtasks();
    expect(submissions).to.deep.equal([]);
  });
});

describe('submitting while the code of the manual fields is on its way', () => {
  const code = holdCode();
  after(() => code.release());
  beforeEach(() => code.set('late'));
  afterEach(() => code.set('there'));

  async function waiting() {
    const mounted = await mount();
    const submissions = submissionsOf(mounted.form);
    mounted.element.enterManually();
    const order = mounted.form.querySelector('button') as HTMLButtonElement;
    order.click();
    expect([submissionOf(mounted.element), submissions]).to.deep.equal(['held', []]);
    return { ...mounted, submissions, order };
  }

  it('goes on without an element that the page removes', async () => {
    const { element, submissions } = await waiting();
    element.remove();
    await waitUntil(() => submissions.length > 0);
    expect(submissions).to.deep.equal([{ street: null, submitter: 'Order' }]);
  });

  it('is possible again in a form that the page removes and puts back', async () => {
    const { form, element, submissions, order } = await waiting();
    const { parentNode } = form;
    form.remove();
    await microtasks();
    parentNode?.append(form);
    await element.updateComplete;
    order.click();
    expect([submissionOf(element), submissions]).to.deep.equal(['held', []]);
    element.remove();
    await waitUntil(() => submissions.length > 0);
  });

  it('is possible again once the time is up in a form that the element has left for another one', async () => {
    const other = await fixture<HTMLFormElement>(html`<form id="other"></form>`);
    const timer = timerOfHold();
    const { element, submissions, order } = await waiting();
    element.setAttribute('form', other.id);
    await timer.run();
    order.click();
    await waitUntil(() => submissions.length > 0);
  });

  it('still waits for an element that is moved within the form', async () => {
    const { form, element, submissions } = await waiting();
    form.prepend(element);
    await microtasks();
    expect([submissionOf(element), submissions]).to.deep.equal(['held', []]);
    element.remove();
    await waitUntil(() => submissions.length > 0);
  });
});

describe('a submission that is refused after it was held', () => {
  /** Submitted while suggestions are on their way. They leave a choice, so that there is no address. */
  async function submitted() {
    const service = later<{ matches: Match[] }>();
    const mounted = await mount(fakeClient({ suggest: service.answer }));
    const { element, form } = mounted;
    element.required = true;
    const other = document.createElement('input');
    form.append(other);
    const input = part(element, 'input') as HTMLInputElement;
    input.focus();
    input.value = 'julian';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await waitUntil(service.isAsked);
    form.querySelector('button')?.click();
    expect(submissionOf(element)).to.equal('held');
    return {
      element,
      other,
      answer: () => service.resolve({ matches: [street, house] }),
      fail: () => service.reject(failure('unavailable', 503)),
    };
  }

  it('leads the shopper to the field, and says what is wrong', async () => {
    const { element, answer } = await submitted();
    answer();
    await waitUntil(() => part(element, 'error') !== null);
    await waitUntil(() => document.activeElement === element);
  });

  it('says so, and leaves a shopper alone who has gone on to another field', async () => {
    const { element, other, answer } = await submitted();
    other.focus();
    answer();
    await waitUntil(() => part(element, 'error') !== null);
    await microtasks();
    expect(document.activeElement === other).to.equal(true);
  });

  it('leaves them alone, too, if it was held twice: for the answer, then for the manual fields', async () => {
    const { element, other, fail } = await submitted();
    other.focus();
    fail();
    await waitUntil(() => element.step === 'manual' && submissionOf(element) === 'none');
    await element.updateComplete;
    expect(document.activeElement === other).to.equal(true);
  });
});

describe('two elements in one form', () => {
  it('hold a submission together, which happens once', async () => {
    const first = later<DutchAddress>();
    const second = later<DutchAddress>();
    const clients = [first, second].map(({ answer }) => dutch.fakeClient({ byPostcode: answer }).client);
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <nl-postcode-lookup name="shipping" .client=${clients[0]}></nl-postcode-lookup>
        <nl-postcode-lookup name="billing" .client=${clients[1]}></nl-postcode-lookup>
        <button>Order</button>
      </form>
    `);
    const submissions = submissionsOf(form);
    const elements = [...form.querySelectorAll('nl-postcode-lookup')];
    for (const element of elements) {
      dutch.typeInto(dutch.within<HTMLInputElement>(element, '#postcode'), '2012ES');
      dutch.typeInto(dutch.within<HTMLInputElement>(element, '#houseNumber'), '30');
    }
    form.querySelector('button')?.click();
    await waitUntil(() => first.isAsked() && second.isAsked());
    expect(elements.map(submissionOf)).to.deep.equal(['held', 'held']);
    second.resolve(dutch.house30);
    await waitUntil(() => elements[1]?.value !== null);
    expect(submissions).to.deep.equal([]);
    first.resolve(dutch.house30);
    await waitUntil(() => submissions.length > 0);
    await microtasks();
    expect(submissions.length).to.equal(1);
    expect(new FormData(form).get('billing.street')).to.equal('Julianastraat');
  });
});
