/** Enter in a text field of ours does what it does in any text field. Every element of ours goes through it. */
import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import { type Control, type FormSuite, mountIn } from './form.suite.ts';

export function testEnter(suite: FormSuite): void {
  describe(`Enter in ${suite.tag}, with nothing to choose`, () => {
    for (const [what, page, submitters] of forms) {
      it(what, async () => {
        const { element, form } = await mountIn(suite, page, {});
        await suite.fill(element);
        const heard: unknown[] = [];
        form.addEventListener('submit', ({ submitter }) => heard.push(submitter?.id ?? null));
        suite.field(element).focus();
        await sendKeys({ press: 'Enter' });
        expect(heard).to.deep.equal(submitters);
      });
    }

    it('submits once, however long the key is held down', async () => {
      const { element, form } = await mountIn(suite, (control) => html`<form>${control}<button></button></form>`, {});
      await suite.fill(element);
      let submits = 0;
      let presses = 0;
      form.addEventListener('submit', () => submits++);
      form.addEventListener('keydown', () => presses++, { capture: true });
      suite.field(element).focus();
      for (let times = 0; times < 4; times++) await sendKeys({ down: 'Enter' });
      await sendKeys({ up: 'Enter' });
      // The driver of WebKitGTK does not repeat a key that is down.
      expect(presses).to.be.oneOf([1, 4]);
      expect(submits).to.equal(1);
    });

    it('does nothing if the page handles the key itself', async () => {
      const { element, form } = await mountIn(suite, (control) => html`<form>${control}<button></button></form>`, {});
      await suite.fill(element);
      let submits = 0;
      form.addEventListener('submit', () => submits++);
      form.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
      suite.field(element).focus();
      await sendKeys({ press: 'Enter' });
      expect(submits).to.equal(0);
      await sendKeys({ press: 'Enter' });
      expect(submits).to.equal(1);
    });
  });
}

/** Forms, and the ids of what submits them when Enter is pressed in a text field. */
const forms: readonly (readonly [what: string, page: (element: Control) => TemplateResult, submitters: unknown[]])[] = [
  [
    'presses the default button',
    (element) =>
      html`<form>${element}<button type="button"></button><button id="a"></button><button id="b"></button></form>`,
    ['a'],
  ],
  ['submits a form that has no button', (element) => html`<form>${element}</form>`, [null]],
  [
    'does nothing while the default button is disabled',
    (element) => html`<form>${element}<button disabled></button><button id="b"></button></form>`,
    [],
  ],
  [
    'presses a button that belongs to the form from outside',
    (element) => html`<form id="form">${element}</form><button id="outside" form="form"></button>`,
    ['outside'],
  ],
];
