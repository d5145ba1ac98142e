import type { DutchAddress, InternationalAddress } from '../../../src/contract/types.ts';
import type { EntryElement } from '../../../src/elements/field/entry-element.ts';
import { details, expect, failure, fakeClient, mount, options, part, type } from '../address-entry/support.ts';
import { holdTimersMeanwhile, waitUntil } from '../element.support.ts';
import * as dutch from '../nl-postcode-lookup/support.ts';
import { later, microtasks, submissionsOf } from './submissions.support.ts';

// An answer is waited for until the test says so.
holdTimersMeanwhile(4_000);

/** An address that was chosen, and whose details are on their way. */
async function chosen(properties: Partial<EntryElement> = {}) {
  const service = later<InternationalAddress>();
  const { element, form } = await mount(fakeClient({ details: service.answer }));
  Object.assign(element, properties);
  await type(element, 'julian');
  options(element)[1]?.click();
  await waitUntil(service.isAsked);
  const answer = () => service.resolve(details);
  return { element, form, service, answer };
}

/** A Dutch address that is being looked up. */
async function looking(properties: Partial<EntryElement> = {}) {
  const service = later<DutchAddress>();
  const { element, form } = await dutch.mount(dutch.fakeClient({ byPostcode: service.answer }));
  Object.assign(element, properties);
  dutch.typeInto(dutch.within(element, '#postcode'), '2012ES');
  dutch.typeInto(dutch.within(element, '#houseNumber'), '30');
  dutch.within(element, '#houseNumber').focus();
  dutch.within(element, '#houseNumber').blur();
  await waitUntil(service.isAsked);
  const answer = () => service.resolve(dutch.house30);
  return { element, form, service, answer };
}

const entriesOf = (form: HTMLFormElement) => [...new FormData(form)];

for (const [what, begin] of [
  ['an address that was chosen', chosen],
  ['a Dutch address that is looked up', looking],
] as const) {
  describe(`a script, while ${what} is pending,`, () => {
    for (const required of [true, false]) {
      it(`finds the value invalid, in an element that is ${required ? '' : 'not '}required`, async () => {
        const { element, form, answer } = await begin({ required });
        expect([element.validity.valid, element.checkValidity(), form.checkValidity()]).to.deep.equal([
          false,
          false,
          false,
        ]);
        expect([element.reportValidity(), form.reportValidity()]).to.deep.equal([false, false]);
        expect(element.validationMessage).to.match(/…$/);
        answer();
        await waitUntil(() => element.value !== null);
        expect([element.validity.valid, form.checkValidity(), form.reportValidity()]).to.deep.equal([true, true, true]);
      });
    }

    it('shows the shopper no error by checking, and opens no list', async () => {
      const { element, form } = await begin({ required: true });
      form.reportValidity();
      element.reportValidity();
      await microtasks();
      await element.updateComplete;
      expect(part(element, 'error')).to.equal(null);
      expect(element.matches(':is(:state(user-invalid), :state(open))')).to.equal(false);
      expect(element.shadowRoot?.querySelectorAll('[aria-invalid=true]').length).to.equal(0);
    });

    it('finds nothing of it in the form, and then all of it', async () => {
      const { element, form, answer } = await begin({ required: true });
      expect(entriesOf(form)).to.deep.equal([]);
      answer();
      await waitUntil(() => element.value !== null);
      expect(new FormData(form).get('shipping.street')).to.equal('Julianastraat');
      expect(new FormData(form).get('shipping.locality')).to.equal('Haarlem');
    });

    it('that submits the form only if that is valid, as handlers of frameworks do, submits none of it', async () => {
      const { element, form, answer } = await begin({ required: true });
      const sent: unknown[] = [];
      for (const pay of form.querySelectorAll('button')) {
        pay.addEventListener('click', (event) => {
          event.preventDefault();
          event.stopPropagation();
          if (form.checkValidity()) sent.push(new FormData(form).get('shipping.street'));
        });
      }
      form.querySelector('button')?.click();
      expect(sent).to.deep.equal([]);
      answer();
      await waitUntil(() => element.value !== null);
      form.querySelector('button')?.click();
      expect(sent).to.deep.equal(['Julianastraat']);
    });

    it('finds the shopper’s submission held, even if the page keeps their click from it', async () => {
      const { form, answer } = await begin({ required: true });
      const submissions = submissionsOf(form);
      form.addEventListener('click', (event) => event.stopPropagation());
      form.querySelector('button')?.click();
      expect(submissions).to.deep.equal([]);
      answer();
      await waitUntil(() => submissions.length > 0);
      expect(submissions).to.deep.equal([{ street: 'Julianastraat', submitter: 'Order' }]);
    });

    it('learns of the result when the service fails', async () => {
      const { element, service } = await begin({ required: true, noManual: true });
      service.reject(failure('unavailable', 503));
      await waitUntil(() => element.validity.valid, 'what was typed goes as it is where there is no other way');
    });
  });
}
