/** A form in a shadow root, as shops made of web components have it: its events stay there. */

import { expect } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { fakeValidation, fill, opened, typedHouse } from '../panels/manual/support.ts';

it('An address typed by hand is validated during submission in a shadow root, too', async () => {
  const fake = fakeValidation();
  const host = document.body.appendChild(document.createElement('div'));
  const form = document.createElement('form');
  const element = document.createElement('address-entry');
  Object.assign(element, { name: 'shipping', country: 'NL', verify: 'submit', client: fake.client });
  form.append(element, document.createElement('button'));
  host.attachShadow({ mode: 'open' }).append(form);
  const submitted: unknown[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push(element.value?.street);
  });
  await waitUntil(() => element.step === 'search', 'the country is chosen');
  element.enterManually();
  await opened(element);
  await fill(element, typedHouse);
  form.requestSubmit();
  expect(submitted).to.deep.equal([]);
  await waitUntil(() => submitted.length > 0, 'the form is submitted');
  expect(submitted).to.deep.equal(['Julianastraat']);
  expect(fake.validations).to.have.length(1);
  host.remove();
});
