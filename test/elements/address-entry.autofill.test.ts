/** A browser that fills the manual fields. */
import { aTimeout } from '@open-wc/testing';
import { enhance } from './enhance.support.ts';
import { button, fakeValidation, fieldOf, opened } from './manual.support.ts';
import { expect, mount, options, part, settled, type } from './support.ts';

/** As the browser does it; only it can bring the real `:autofill` about. */
function autofill(input: HTMLInputElement, text: string): void {
  Object.defineProperty(input, 'matches', { value: (selector: string) => selector === ':autofill' });
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

describe('A browser that fills the manual fields of address-entry', () => {
  it('is heard, also after an address was found', async () => {
    const { element, form } = await mount(fakeValidation());
    await type(element, 'Haarlem');
    options(element)[0]?.click();
    await settled(element);
    // What the slot shows has changed; its event comes in a task of its own, and what it leads to is loaded.
    await import('../../src/elements/page-fields/page-fields.ts');
    await aTimeout(0);
    button(element, 'Change').click();
    await opened(element);
    autofill(fieldOf(element, 'postcode'), '1012 JS');
    await settled(element);
    expect(new FormData(form).get('shipping.postcode')).to.equal('1012JS');
  });

  it('is heard where the page took its own fields away', async () => {
    const { element } = await enhance();
    element.replaceChildren();
    await settled(element);
    await type(element, 'Haarlem');
    autofill(part(element, 'input') as HTMLInputElement, 'Haarlem, Dam');
    await settled(element);
    expect(part(element, 'input')).to.have.property('value', 'Haarlem, Dam');
  });
});
