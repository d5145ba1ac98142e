/** Tests that a form and its authors can expect of any control. Every element of ours goes through them. */
import { expect, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { Address } from '../../../src/core/address/address.ts';
import { restorableFrom } from '../../../src/core/entry/restore.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import type { EntryElement } from '../../../src/elements/field/entry-element.ts';
import { attached } from '../element.support.ts';

export interface Control extends EntryElement {
  value: Address | null;
  formStateRestoreCallback(saved: string): void;
}

export interface FormSuite {
  readonly tag: string;
  /** A new element whose service answers. */
  readonly create: () => Control;
  /** Resolves when a person can type into it. */
  readonly ready: (element: Control) => Promise<void>;
  /** Finds an address as a person does. */
  readonly fill: (element: Control) => Promise<void>;
  /** The field that takes the focus, and that messages point at. */
  readonly field: (element: Control) => HTMLInputElement;
  /** The entries that are submitted, in order, without the element's name. */
  readonly submitted: readonly (readonly [name: string, value: string])[];
  /** The message of a required element that is empty. */
  readonly requiredMessage: string;
}

/** The element inside what `page` puts around it. */
export async function mountIn(
  suite: FormSuite,
  page: (element: Control) => TemplateResult,
  settings: Partial<Control>,
) {
  const element = Object.assign(suite.create(), { name: 'shipping' }, settings);
  const root = await fixture<HTMLElement>(html`<div>${page(element)}</div>`);
  await suite.ready(element);
  const form = root.querySelector('form') as HTMLFormElement;
  form?.addEventListener('submit', (event) => event.preventDefault());
  return { element, root, form };
}

export function testForm(suite: FormSuite): void {
  const { tag, fill, field } = suite;
  const mount = (page: (element: Control) => TemplateResult, settings: Partial<Control> = {}) =>
    mountIn(suite, page, settings);
  const inForm = (element: Control) => html`<form>${element}<button>Order</button></form>`;

  async function filled(settings: Partial<Control> = {}) {
    const mounted = await mount(inForm, settings);
    await fill(mounted.element);
    return mounted;
  }

  describe(`the value of ${tag} in a form`, () => {
    it('is submitted in parts under its name', async () => {
      const { form } = await filled();
      expect([...new FormData(form)]).to.deep.equal(
        suite.submitted.map(([name, value]) => [`shipping.${name}`, value]),
      );
    });

    it('is not submitted without a name, without an address, or while it is disabled', async () => {
      const { form, element } = await mount(inForm);
      expect([...new FormData(form)]).to.deep.equal([]);
      await fill(element);
      element.name = '';
      await element.updateComplete;
      expect([...new FormData(form)]).to.deep.equal([]);
      Object.assign(element, { name: 'shipping', disabled: true });
      await element.updateComplete;
      expect([...new FormData(form)]).to.deep.equal([]);
      element.disabled = false;
      await element.updateComplete;
      expect(new FormData(form).has('shipping.street')).to.equal(true);
    });

    it('is submitted under its newest name, or not at all while disabled, as soon as a script says so', async () => {
      const { form, element } = await filled();
      element.disabled = true;
      expect([...new FormData(form)]).to.deep.equal([]);
      expect(element.matches(':disabled')).to.equal(true);
      element.disabled = false;
      expect(new FormData(form).has('shipping.street')).to.equal(true);
      element.name = 'billing';
      expect(new FormData(form).get('billing.street')).to.equal('Julianastraat');
      expect(new FormData(form).has('shipping.street')).to.equal(false);
      expect(form.elements.namedItem('billing')).to.equal(element);
      await element.updateComplete;
      expect(new FormData(form).get('billing.street')).to.equal('Julianastraat');
    });

    it('is in place before a listener hears of it, and heard of once, right before change', async () => {
      const { element, form } = await mount(inForm);
      const heard: string[] = [];
      element.addEventListener('address-selected', ({ detail }) => {
        heard.push('address-selected', String(new FormData(form).get('shipping.street')));
        expect(element.value).to.equal(detail.address);
      });
      element.addEventListener('change', () => heard.push('change'));
      await fill(element);
      expect(heard).to.deep.equal(['address-selected', 'Julianastraat', 'change']);
    });

    it('is what the reset of the form puts there, without a word', async () => {
      const { element, form } = await filled({ required: true });
      const { value } = element;
      element.setAttribute('value', JSON.stringify({ ...value, building: '32' }));
      const heard: string[] = [];
      for (const name of ['input', 'change', 'address-selected'])
        element.addEventListener(name, () => heard.push(name));
      form.reset();
      expect(element.value?.building).to.equal('32');
      element.removeAttribute('value');
      form.reset();
      await element.updateComplete;
      expect(element.value).to.equal(null);
      expect(field(element).value).to.equal('');
      expect(element.matches(':state(user-invalid)')).to.equal(false);
      expect(heard).to.deep.equal([]);
    });

    it('is refused while there is something in it that is no address, required or not, as half a date is', async () => {
      const { element, form } = await mount(inForm);
      expect(form.checkValidity()).to.equal(true);
      const input = field(element);
      input.value = '2012ES';
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await element.updateComplete;
      expect(element.validity.badInput).to.equal(true);
      expect(element.validationMessage).not.to.equal('');
      expect(form.checkValidity()).to.equal(false);
      input.value = '';
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await element.updateComplete;
      expect(form.checkValidity()).to.equal(true);
    });

    it('comes back from what the browser saved, with nothing of the session in it', async () => {
      const { element, form } = await mount(inForm);
      await fill(element);
      const saved = restorableFrom(inspect(element).state);
      const { element: other, form: otherForm } = await mount(inForm);
      other.formStateRestoreCallback(saved);
      expect(other.value).to.deep.equal(element.value);
      expect([...new FormData(otherForm)]).to.deep.equal([...new FormData(form)]);
      expect(saved).not.to.match(/session|context/i);
      for (const garbage of ['', 'null', '[]', '{"text":1,"address":[]}', '{"address":{"country":{}}}']) {
        expect(() => other.formStateRestoreCallback(garbage), garbage).not.to.throw();
      }
    });
  });

  describe(`the place of ${tag} in a form`, () => {
    it('is among the controls of the form, under its name', async () => {
      const { element, form } = await mount(inForm);
      expect(form.elements.namedItem('shipping')).to.equal(element);
      expect(element.form).to.equal(form);
    });

    it('may be outside, by the form attribute', async () => {
      const page = (element: Control) => html`<form id="elsewhere"></form>${element}`;
      const { element, form } = await mount(page);
      element.setAttribute('form', 'elsewhere');
      await fill(element);
      expect(element.form).to.equal(form);
      expect(new FormData(form).get('shipping.street')).to.equal('Julianastraat');
    });

    it('follows it into another form, value and all', async () => {
      const { element, form } = await filled();
      const other = await fixture<HTMLFormElement>(html`<form></form>`);
      other.append(element);
      await element.updateComplete;
      expect([...new FormData(form)]).to.deep.equal([]);
      expect(new FormData(other).get('shipping.street')).to.equal('Julianastraat');
    });
  });

  describe(`${tag} and validation`, () => {
    it('is invalid while it is required and empty', async () => {
      const { element, form } = await mount(inForm, { required: true });
      expect(element.validity.valueMissing).to.equal(true);
      expect(element.validationMessage).to.equal(suite.requiredMessage);
      expect(form.matches(':invalid')).to.equal(true);
      await fill(element);
      expect(element.checkValidity()).to.equal(true);
      expect(form.matches(':valid')).to.equal(true);
    });

    it('is invalid as soon as it is in the form, as a field of the page is, before it is rendered', async () => {
      const form = await fixture<HTMLFormElement>(html`<form></form>`);
      const element = Object.assign(suite.create(), { required: true });
      form.append(element);
      expect(element.hasUpdated).to.equal(false);
      expect(form.checkValidity()).to.equal(false);
      expect(element.validity.valueMissing).to.equal(true);
      expect(element.matches(':state(user-invalid)')).to.equal(false);
      await suite.ready(element);
      expect(field(element).ariaInvalid).to.equal(null);
    });

    it('says nothing before a person tries to submit, then points at its field and says why', async () => {
      const { element, form } = await mount(inForm, { required: true });
      expect(field(element).ariaInvalid).to.equal(null);
      await attached(element);
      expect(form.reportValidity()).to.equal(false);
      await element.updateComplete;
      expect(element.shadowRoot?.activeElement).to.equal(field(element));
      expect(field(element).ariaInvalid).to.equal('true');
      expect(element.matches(':state(user-invalid)')).to.equal(true);
      expect(element.shadowRoot?.querySelector('[part~=error]')?.textContent).to.contain(suite.requiredMessage);
      await fill(element);
      expect(field(element).ariaInvalid).to.equal(null);
      expect(element.matches(':state(user-invalid)')).to.equal(false);
    });

    it('is exempt while it is disabled or read-only', async () => {
      for (const settings of [{ disabled: true }, { readOnly: true }]) {
        const { element, form } = await mount(inForm, { required: true, ...settings });
        expect(element.willValidate).to.equal(false);
        expect(form.checkValidity()).to.equal(true);
      }
    });

    it('is required or exempt as soon as a script says so', async () => {
      const { element, form } = await mount(inForm);
      element.required = true;
      expect(form.checkValidity()).to.equal(false);
      expect(element.validity.valueMissing).to.equal(true);
      for (const name of ['disabled', 'readOnly'] as const) {
        element[name] = true;
        expect([element.willValidate, form.checkValidity()], name).to.deep.equal([false, true]);
        element[name] = false;
        expect([element.willValidate, form.checkValidity()], name).to.deep.equal([true, false]);
      }
      element.required = false;
      expect(form.checkValidity()).to.equal(true);
      await element.updateComplete;
      expect(element.hasAttribute('required')).to.equal(false);
    });

    it('is exempt as soon as it is in the form, where a script disabled it before', async () => {
      const form = await fixture<HTMLFormElement>(html`<form></form>`);
      const element = Object.assign(suite.create(), { required: true, disabled: true });
      form.append(element);
      expect(element.hasUpdated).to.equal(false);
      expect([element.willValidate, form.checkValidity()]).to.deep.equal([false, true]);
      element.disabled = false;
      expect([element.willValidate, form.checkValidity()]).to.deep.equal([true, false]);
    });

    it('takes an error of the page’s own, shows it, and gives it up again', async () => {
      const { element } = await filled();
      element.setCustomValidity('We do not ship there.');
      expect(element.validity.customError).to.equal(true);
      expect(element.validationMessage).to.equal('We do not ship there.');
      expect(element.reportValidity()).to.equal(false);
      await element.updateComplete;
      expect(element.shadowRoot?.querySelector('[part~=error]')?.textContent).to.contain('We do not ship there.');
      element.setCustomValidity('');
      expect(element.reportValidity()).to.equal(true);
    });

    it('keeps the form from being submitted, and lets it once the address is there', async () => {
      const { element, form } = await mount(inForm, { required: true });
      let submits = 0;
      form.addEventListener('submit', () => submits++);
      form.requestSubmit();
      expect(submits).to.equal(0);
      await fill(element);
      form.requestSubmit();
      expect(submits).to.equal(1);
    });
  });
}
