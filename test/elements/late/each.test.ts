/** The promises of both elements before their engine, while that comes, and when it never does. */

import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { addressEntryEngine } from '../../../src/elements/address-entry/element.ts';
import { nlPostcodeLookupEngine } from '../../../src/elements/nl-postcode-lookup/element.ts';
import { inspect } from '../../../src/inspect.ts';
import { itInFirst } from '../../support/first-engine.ts';
import { house } from '../address-entry/support.ts';
import { eventsOf, holdTimers, settled, waitUntil } from '../element.support.ts';
import { home, mountEarly, mountLookupEarly, releaseFile, rendered, typeEarly, within } from './support.ts';

type Attributes = Readonly<Record<string, string>>;

const elements = [
  {
    tag: 'address-entry',
    async mount(attributes: Attributes = {}, ...children: readonly Node[]) {
      const { input, ...mounted } = await mountEarly(attributes, undefined, ...children);
      return {
        ...mounted,
        typeHouse: () => typeEarly(input(), house.value.trim()),
        typed: { name: 'to.street', text: house.value.trim() },
      };
    },
  },
  {
    tag: 'nl-postcode-lookup',
    async mount(attributes: Attributes = {}, ...children: readonly Node[]) {
      const { input, ...mounted } = await mountLookupEarly(attributes, undefined, ...children);
      const typeHouse = () => {
        typeEarly(input(), '2012ES');
        typeEarly(input('houseNumber'), '30');
      };
      return { ...mounted, typeHouse, typed: { name: 'to.building', text: '30' } };
    },
  },
] as const;

/** Fields of a page, with an address in them. */
function pageFields(): HTMLElement {
  const fields = document.createElement('div');
  fields.slot = 'fields';
  for (const [token, value] of [
    ['street-address', 'Dam 1'],
    ['postal-code', '1012 JS'],
    ['address-level2', 'Amsterdam'],
  ] as const) {
    const input = Object.assign(document.createElement('input'), { value });
    input.setAttribute('autocomplete', token);
    fields.append(input);
  }
  return fields;
}

after(() => {
  releaseFile(addressEntryEngine);
  releaseFile(nlPostcodeLookupEngine);
});

for (const { tag, mount } of elements) {
  describe(`<${tag}> without its engine`, () => {
    it('is invalid while what was typed waits for the engine', async () => {
      const { element, typeHouse } = await mount();
      typeHouse();
      expect([element.checkValidity(), element.validationMessage]).to.deep.equal([false, 'Checking the address…']);
    });

    for (const name of ['disabled', 'readonly']) {
      it(`does not make its form wait if it is ${name}`, async () => {
        const { form } = await mount({ required: '', [name]: '' });
        let submissions = 0;
        form.addEventListener('submit', () => submissions++);
        form.requestSubmit();
        expect(submissions).to.equal(1);
      });
    }

    it('submits on Enter at once if it is read-only', async () => {
      const { form, element } = await mount({ readonly: '' });
      let submissions = 0;
      form.addEventListener('submit', () => submissions++);
      const enter = { key: 'Enter', bubbles: true, composed: true, cancelable: true };
      const input = element.shadowRoot?.querySelector('input');
      for (const type of ['keydown', 'keypress']) input?.dispatchEvent(new KeyboardEvent(type, enter));
      expect(submissions).to.equal(1);
    });

    it('writes nothing into the page, and reports to inspect that it has no state', async () => {
      const { element } = await mount();
      expect([element.childNodes.length, inspect(element).isAttached]).to.deep.equal([0, false]);
    });
  });

  describe(`what a shopper presses before the engine of <${tag}>`, () => {
    const isBusy = (element: Parameters<typeof within>[0]) =>
      within(element, '[part=manual-button]').getAttribute('aria-busy');
    const looking = (element: Element) => element.shadowRoot?.querySelector('.looking')?.textContent ?? '';
    const pressEnter = (element: Element) => {
      const enter = { key: 'Enter', bubbles: true, composed: true, cancelable: true };
      element.shadowRoot?.activeElement?.dispatchEvent(new KeyboardEvent('keydown', enter));
    };

    it('shows a pending state: Enter, until the engine has loaded', async () => {
      const { file, element, typeHouse } = await mount();
      typeHouse();
      await rendered(element);
      expect(looking(element)).to.equal('');
      pressEnter(element);
      await rendered(element);
      expect(looking(element)).to.equal('Checking the address…');
      expect(within(element, '[part=status]').textContent).to.equal('Checking the address…');
      await file.come();
      await settled(element);
      expect(looking(element)).to.equal('');
    });

    itInFirst('has no effect any more once something else is typed', async () => {
      const { element, typeHouse } = await mount();
      typeHouse();
      pressEnter(element);
      await rendered(element);
      typeHouse();
      await rendered(element);
      expect(looking(element)).to.equal('');
    });

    it('shows a pending state: the button for manual entry, until the fields have loaded', async () => {
      const { file, element } = await mount();
      expect(isBusy(element)).to.equal(null);
      const button = within(element, '[part=manual-button]');
      const width = button.offsetWidth;
      button.click();
      await rendered(element);
      expect(isBusy(element)).to.equal('true');
      expect(button.offsetWidth, 'three dots behind it').to.be.greaterThan(width);
      expect(within(element, '[part=status]').textContent).to.equal('Enter address manually…');
      await file.come();
      await settled(element);
      expect(inspect(element).state.panel.inSight).to.equal('manual');
    });

    itInFirst('stops waiting if the engine never loads', async () => {
      const { file, element, typeHouse } = await mount();
      typeHouse();
      pressEnter(element);
      within(element, '[part=manual-button]').click();
      await rendered(element);
      await file.stayAway();
      await rendered(element);
      expect([isBusy(element), looking(element)]).to.deep.equal([null, '']);
      expect(within(element, '[part=error]').textContent).to.contain('can’t reach address search');
    });
  });

  describe(`an engine of <${tag}> that loads late`, () => {
    it('sends nothing for an element that has left the page, before that is back', async () => {
      const { file, form, element, fake, typeHouse } = await mount();
      const sent = () => ('asked' in fake ? fake.asked : fake.suggestions).length;
      typeHouse();
      element.remove();
      await file.come();
      await settled(element);
      expect(sent()).to.equal(0);
      form.append(element);
      await settled(element);
      expect(sent()).to.equal(1);
    });

    itInFirst('does what the page asked for before, in order', async () => {
      const { file, element } = await mount();
      element.value = home;
      element.value = { ...home, building: '32' };
      element.setCustomValidity('Not here.');
      await file.come();
      const { committed } = inspect(element).state;
      expect([committed?.address.building, element.value?.building]).to.deep.equal(['32', '32']);
      expect(element.validationMessage).to.equal('Not here.');
    });

    for (const attributes of [{}, { 'no-manual': '' }, { readonly: '' }, { disabled: '' }] as const) {
      it(`moves nothing below an address that the page has set: ${JSON.stringify(attributes)}`, async () => {
        const { file, element } = await mount(attributes);
        element.value = home;
        await rendered(element);
        const before = element.offsetHeight;
        await file.come();
        await settled(element);
        expect(within(element, '[part=address]').textContent).to.contain('Julianastraat');
        expect(element.offsetHeight).to.equal(before);
      });
    }

    it('adopts the page’s own fields, with their content', async () => {
      const { file, element } = await mount({}, pageFields());
      await file.come();
      await waitUntil(() => element.value?.postcode === '1012 JS', 'the address of the fields is the value');
    });

    it('is loaded when the shopper is in another field of the form', async () => {
      const { file, form, element } = await mount();
      form.querySelector('input')?.focus();
      await file.come();
      expect(inspect(element).isAttached).to.equal(true);
    });
  });

  describe(`a submission before the engine of <${tag}> has loaded`, () => {
    it('is held until the engine has found the address, and continues in the same way', async () => {
      const { file, form, element, typeHouse } = await mount({ required: '' });
      const submitted: (FormDataEntryValue | null)[] = [];
      form.addEventListener('submit', ({ submitter }) =>
        submitted.push(new FormData(form, submitter).get('to.street')),
      );
      typeHouse();
      form.querySelector('button')?.click();
      await new Promise((resolve) => setTimeout(resolve));
      expect(submitted).to.deep.equal([]);
      await rendered(element);
      expect(element.shadowRoot?.querySelector('.looking')?.textContent).to.contain('Checking the address');
      await file.come();
      await waitUntil(() => submitted.length > 0, 'the form is submitted');
      expect(submitted).to.deep.equal(['Julianastraat']);
    });

    for (const way of ['button', 'Enter'] as const) {
      itInFirst(
        `announces once that the address is being checked, however late the engine and the answer are: ${way}`,
        async () => {
          const { file, form, element, fake, typeHouse } = await mount({ required: '' });
          const said: string[] = [];
          const status = within(element, '[part=status]');
          const listen = () => said.push(status.textContent?.trim() ?? '');
          new MutationObserver(listen).observe(status, { characterData: true, childList: true, subtree: true });
          const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
          for (const operation of ['details', 'dutchByPostcode'] as const) {
            const answer: (...parameters: never) => Promise<unknown> = fake.client[operation];
            const late = (...parameters: never) => pause(1_200).then(() => answer(...parameters));
            Object.assign(fake.client, { [operation]: late });
          }
          const end = holdTimers(4_000);
          typeHouse();
          if (way === 'button') form.querySelector('button')?.click();
          else await sendKeys({ press: 'Enter' });
          await rendered(element);
          expect(said).to.deep.equal(['Checking the address…']);
          await file.come();
          await waitUntil(() => said.some((text) => text.startsWith('Address filled')), 'the address is said');
          end();
          expect(said.filter((text) => text !== '').map((text) => text.slice(0, 14))).to.deep.equal([
            'Checking the a',
            'Address filled',
          ]);
        },
      );
    }

    it('is held until the engine has checked the page’s address for a PO box, and refused if none is accepted', async () => {
      const { file, form, element } = await mount({ 'po-box': 'deny' });
      let submissions = 0;
      form.addEventListener('submit', () => submissions++);
      element.value = { ...home, street: 'Postbus', building: '12' };
      form.querySelector('button')?.click();
      await rendered(element);
      await file.come();
      await settled(element);
      expect([submissions, element.validity.customError]).to.deep.equal([0, true]);
    });

    it('continues at once if nothing was typed and nothing is required, and the engine loads meanwhile', async () => {
      const { form, file } = await mount();
      let submissions = 0;
      form.addEventListener('submit', () => submissions++);
      form.querySelector('button')?.click();
      expect([submissions, file.isFetched()]).to.deep.equal([1, true]);
    });

    itInFirst('fires no step event for an earlier step, nor for an address that the page set', async () => {
      const { file, element } = await mount();
      const heard = eventsOf(element);
      const before = element.step;
      element.value = home;
      await file.come();
      await settled(element);
      element.value = null;
      await settled(element);
      expect([before, element.step, heard]).to.deep.equal(['search', 'search', []]);
    });
  });

  describe(`an engine of <${tag}> that has loaded before`, () => {
    it('works in an element that a script creates for the document of a frame', async () => {
      const { file, fake } = await mount();
      await file.come();
      const frame = await fixture<HTMLIFrameElement>(html`<iframe width="600" height="400"></iframe>`);
      const errors: unknown[] = [];
      const element = document.createElement(tag);
      Object.assign(element, { client: fake.client, country: 'NL', countries: 'NL' });
      frame.contentDocument?.body.append(element);
      await element.updateComplete.catch((error: unknown) => errors.push(error));
      expect(errors).to.deep.equal([]);
      expect(within(element, 'input').offsetHeight).to.be.greaterThan(0);
      expect(inspect(element).state.panel.inSight).not.to.equal(null);
    });
  });

  describe(`an engine of <${tag}> that never loads`, () => {
    itInFirst('answers no question about the address', async () => {
      const { file, element } = await mount();
      const answer = element.verifyAddress();
      await file.stayAway();
      expect(await answer).to.equal(null);
    });
  });
}
