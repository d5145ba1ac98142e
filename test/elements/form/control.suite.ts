/**
 * Tests that page authors can expect of any control, alone or in a fieldset. Every element of ours goes through them.
 */
import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Control, type FormSuite, mountIn } from './form.suite.ts';

export function testControl(suite: FormSuite): void {
  const { tag, fill, field } = suite;

  describe(`${tag} as a control`, () => {
    it('is disabled with its fieldset and comes back with it, its own attribute untouched', async () => {
      const page = (element: Control) => html`<form><fieldset disabled>${element}</fieldset></form>`;
      const { element, root } = await mountIn(suite, page, {});
      expect(field(element).matches(':disabled')).to.equal(true);
      expect(element.disabled).to.equal(false);
      (root.querySelector('fieldset') as HTMLFieldSetElement).disabled = false;
      await element.updateComplete;
      expect(field(element).matches(':disabled')).to.equal(false);
    });

    it('can be read but not changed while it is read-only, and is submitted', async () => {
      const { element, form } = await mountIn(suite, (control) => html`<form>${control}</form>`, {});
      await fill(element);
      element.readOnly = true;
      await element.updateComplete;
      expect(field(element).readOnly).to.equal(true);
      field(element).focus();
      const before = field(element).value;
      await sendKeys({ press: 'Backspace' });
      await sendKeys({ press: 'Escape' });
      expect(field(element).value).to.equal(before);
      expect(new FormData(form).get('shipping.street')).to.equal('Julianastraat');
    });

    it('gets the focus by autofocus, by focus() and by a click on a label', async () => {
      const { element, root } = await mountIn(suite, (control) => html`<label for="where">Where to</label>${control}`, {
        id: 'where',
        autofocus: true,
      });
      const isFocused = () => element.shadowRoot?.activeElement === field(element);
      expect(isFocused(), 'autofocus').to.equal(true);
      field(element).blur();
      element.focus();
      expect(isFocused(), 'focus()').to.equal(true);
      field(element).blur();
      root.querySelector('label')?.click();
      expect(isFocused(), 'label').to.equal(true);
    });

    it('gets the focus, by focus() and by reportValidity(), in the task in which a script inserts it into the page', async () => {
      const { root } = await mountIn(suite, (control) => html`<form>${control}</form>`, {});
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
