import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../../src/address-entry.ts';
import { countryProblemOf } from '../../../../src/core/country/selectors.ts';
import { inspect } from '../../../../src/elements/engine/inspect.ts';
import { reasons } from '../../../support/reasons.ts';
import { failure, type } from '../../address-entry/support.ts';
import { waitUntil } from '../../element.support.ts';
import {
  answer,
  button,
  expect,
  fakeValidation,
  fieldOf,
  fill,
  match,
  mount,
  mountManual,
  opened,
  part,
  stepIs,
  textsOf,
  typedHouse,
} from './support.ts';

/** Odd enough to be damaged by anything that escapes, trims, normalises or splits. */
const typed = {
  street: ' ’s-Gravendĳkwal <b>&amp; ..',
  building: '12 bis/a ',
  postcode: '2012-es',
  locality: 'Ļœ %2e%2e \u202e',
};

describe('a fault while an address is typed by hand', () => {
  for (const reason of reasons) {
    it(`loses nothing on the way to the fields: ${reason}`, async () => {
      const fake = fakeValidation(undefined, {
        suggest: () => {
          throw failure(reason);
        },
      });
      const { element } = await mount(fake);
      await type(element, typed.street);
      part(element, 'manual-button')?.click();
      await opened(element);
      expect(fieldOf(element, 'street').value).to.equal(typed.street.trim());
    });

    it(`loses nothing during validation: ${reason}`, async () => {
      const { form, element } = await mountManual(
        fakeValidation(() => {
          throw failure(reason);
        }),
      );
      await fill(element, typed);
      button(element, 'Use this address').click();
      await stepIs(element, 'done');
      expect(new FormData(form).get('shipping.locality')).to.equal(typed.locality.trim());
      button(element, 'Change address').click();
      await opened(element);
      expect(textsOf(element)).to.include(typed);
    });
  }

  for (const [what, matches] of [
    ['knows nothing', []],
    ['is vague', [match('F', 'None')]],
    ['knows a level of its own', [match('A', 'Planet' as 'None')]],
  ] as const) {
    it(`loses nothing to a service that ${what}`, async () => {
      const { element } = await mountManual(fakeValidation(() => answer(...matches)));
      await fill(element, typed);
      button(element, 'Use this address').click();
      await stepIs(element, 'done');
      button(element, 'Change address').click();
      await opened(element);
      expect(textsOf(element)).to.include(typed);
    });
  }

  it('loses nothing if the element is removed while an answer is pending, and comes back', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { form, element } = await mountManual(
      fakeValidation((_params, signal) => {
        signals.push(signal);
        return new Promise(() => {});
      }),
    );
    await fill(element, typed);
    button(element, 'Use this address').click();
    await waitUntil(() => signals.length > 0);
    element.remove();
    expect(signals[0]?.aborted).to.equal(true);
    form.append(element);
    await element.updateComplete;
    expect(textsOf(element)).to.include(typed);
    expect(part(element, 'manual-fields')?.textContent).not.to.contain('Checking');
  });

  it('leaves countries to choose from if the service cannot list them', async () => {
    const down = () => {
      throw failure('unavailable', 503);
    };
    const fake = fakeValidation(down, { countries: down });
    const form = await fixture<HTMLFormElement>(html`
      <form><address-entry name="shipping" country="SE" .client=${fake.client}></address-entry></form>
    `);
    const element = form.querySelector('address-entry') as AddressEntry;
    await waitUntil(() => countryProblemOf(inspect(element).state.countries), 'the list of countries fails');
    element.enterManually();
    await opened(element);
    await waitUntil(() => new FormData(form).get('shipping.country') !== '', 'the country is the page’s');
    const country = () => part(element, 'country') as HTMLInputElement;
    await waitUntil(() => country().localName === 'input', 'the picker of many countries');
    expect([country().disabled, country().value]).to.deep.equal([false, 'Sweden']);
    await fill(element, { street: 'Slottsbacken', building: '1', postcode: '11130', locality: 'Stockholm' });
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    expect(element.value?.country).to.deep.equal({ name: 'Sweden', iso2: 'SE', iso3: 'SWE' });
  });

  it('asks for the country first if none is chosen', async () => {
    const fake = fakeValidation();
    const { element } = await mount(fake, '');
    part(element, 'input')?.focus();
    element.enterManually();
    await opened(element);
    expect(element.shadowRoot?.activeElement).to.equal(part(element, 'country'));
    await fill(element, typedHouse);
    button(element, 'Use this address').click();
    await element.updateComplete;
    expect(part(element, 'error')?.textContent).to.equal('Choose a country.');
    expect(element.shadowRoot?.activeElement).to.equal(part(element, 'country'));
    expect(textsOf(element)).to.include(typedHouse);
  });
});
