/** Tests that a form and its authors can expect of any control. Every element of ours goes through them. */
import { expect, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { Address } from '../../../src/core/address/address.ts';
import { restorableFrom } from '../../../src/core/entry/restore.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import type { EntryElement } from '../../../src/elements/field/entry-element.ts';

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

  describe(`${tag} in a form`, () => {
    it('is submitted in parts under its name', async () => {
      const { form } = await filled();
      expect([...new FormData(form)]).to.deep.equal(
        suite.submitted.map(([name, value]) => [`shipping.${name}`, value]),
      );
    });

    it('is set before a listener is notified, once, right before change', async () => {
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

    it('is restored by the reset of the form, without an event', async () => {
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

    it('is refused while it contains anything but an address, required or not, as a partial date is', async () => {
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

    it('is restored from what the browser saved, with nothing of the session in it', async () => {
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

    it('gets the focus, by focus() and by reportValidity(), in the task in which a script inserts it into the page', async () => {
      const { root } = await mount(inForm);
      for (const act of ['focus', 'reportValidity'] as const) {
        const other = Object.assign(suite.create(), { required: true });
        root.append(other);
        other[act]();
        expect(document.activeElement === other, act).to.equal(true);
        await other.updateComplete;
        expect(other.shadowRoot?.activeElement === field(other), `${act}, rendered`).to.equal(true);
        other.remove();
      }
    });
  });
}
