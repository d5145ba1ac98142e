import type { AddressEntry } from '../../../src/address-entry.ts';
import type { AutocompleteResponse, Match } from '../../../src/contract/types.ts';
import { itInFirst } from '../../support/first-engine.ts';
import { expect, fakeClient, house, mount, options, part, settled, street, type } from '../address-entry/support.ts';
import { nameOfRow, waitUntil, within } from '../element.support.ts';

const isOpen = (element: AddressEntry) => part(element, 'input')?.getAttribute('aria-expanded') === 'true';

describe('address-entry, by pointer', () => {
  it('chooses on click and keeps the focus in the text', async () => {
    const { element, input } = await mount();
    await type(element, 'julian');
    options(element)[1]?.click();
    await settled(element);
    expect(element.step).to.equal('done');
    expect(element.shadowRoot?.activeElement).to.equal(input);
  });

  it('closes its list, from which nothing could be chosen, once the page makes it read-only', async () => {
    const { element } = await mount();
    await type(element, 'julian');
    element.readOnly = true;
    await settled(element);
    expect([isOpen(element), element.matches(':state(open)')]).to.deep.equal([false, false]);
  });

  it('chooses when the pointer is released, so that a press can be cancelled', async () => {
    const { element } = await mount();
    await type(element, 'julian');
    const option = options(element)[1] as HTMLElement;
    for (const name of ['pointerdown', 'mousedown']) {
      option.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true, composed: true }));
    }
    await settled(element);
    expect(element.step).to.equal('search');
    expect(isOpen(element)).to.equal(true);
  });

  it('keeps the list open when a screen reader moves the focus to an option, and chooses it there', async () => {
    const { element, input } = await mount();
    await type(element, 'julian');
    options(element)[1]?.focus();
    await element.updateComplete;
    expect(element.shadowRoot?.activeElement).to.equal(options(element)[1]);
    expect(isOpen(element)).to.equal(true);
    options(element)[1]?.click();
    await settled(element);
    expect(element.step).to.equal('done');
    expect(element.shadowRoot?.activeElement).to.equal(input);
  });

  /** A list of these that is replaced, by typing on, by those. */
  async function replaced(before: readonly Match[], after: readonly Match[]) {
    const suggest = ({ term }: { term: string }): AutocompleteResponse => ({
      matches: [...(term === 'julian' ? before : after)],
    });
    const fake = fakeClient({ suggest });
    const { element } = await mount(fake);
    await type(element, 'julian');
    return { element, fake };
  }

  const pointer = (row: HTMLElement | undefined, name: string, detail: number) =>
    row?.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true, composed: true, detail }));

  it('chooses what was pressed, and nothing else that moved under the pointer meanwhile', async () => {
    const other = { ...house, value: 'other ', label: 'Julianalaan 1' };
    const { element, fake } = await replaced([house, other], [other, house]);
    pointer(options(element)[0], 'pointerdown', 0);
    await type(element, 'juliana');
    expect(nameOfRow(options(element)[1]), 'the row has moved').to.contain('Julianastraat 30');
    pointer(options(element)[0], 'click', 1);
    await settled(element);
    expect(fake.details).to.have.length(0);
    pointer(options(element)[1], 'click', 1);
    await settled(element);
    expect(element.step).to.equal('done');
  });

  it('ignores the second click of a double click in the list that came after the first', async () => {
    const { element, fake } = await replaced([street], [house]);
    pointer(options(element)[0], 'pointerdown', 0);
    pointer(options(element)[0], 'click', 1);
    await settled(element);
    expect(nameOfRow(options(element)[0])).to.contain('30');
    pointer(options(element)[0], 'pointerdown', 0);
    pointer(options(element)[0], 'click', 2);
    await settled(element);
    expect(fake.details).to.have.length(0);
    pointer(options(element)[0], 'pointerdown', 0);
    pointer(options(element)[0], 'click', 1);
    await settled(element);
    expect(element.step).to.equal('done');
  });

  itInFirst('ignores the second click of a double click whose first one hit another row than was pressed', async () => {
    const other = { ...house, value: 'other ', label: 'Julianalaan 1' };
    const { element, fake } = await replaced([house, other], [other, house]);
    pointer(options(element)[0], 'pointerdown', 0);
    await type(element, 'juliana');
    for (const clicks of [1, 2]) {
      pointer(options(element)[0], 'click', clicks);
      pointer(options(element)[0], 'pointerdown', 0);
    }
    await settled(element);
    expect(fake.details).to.have.length(0);
    pointer(options(element)[0], 'click', 1);
    await settled(element);
    expect(fake.details).to.have.length(1);
  });

  itInFirst(
    'chooses nothing from a list that no longer answers the text, and says that another is pending',
    async () => {
      let answer = (_: AutocompleteResponse) => {};
      const suggest = ({ term }: { term: string }) =>
        term === 'julian'
          ? { matches: [street, house] }
          : new Promise<AutocompleteResponse>((resolve) => {
              answer = resolve;
            });
      const fake = fakeClient({ suggest });
      const { element, input } = await mount(fake);
      await type(element, 'julian');
      input.value = 'Rotterdam';
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      const isBusy = () => within(element, '#listbox').getAttribute('aria-busy') === 'true';
      await waitUntil(isBusy, 'that another list is on its way');
      for (const option of options(element)) expect(option.getAttribute('aria-disabled')).to.equal('true');
      options(element)[1]?.click();
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) {
        input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
      await element.updateComplete;
      expect([fake.details.length, input.value]).to.deep.equal([0, 'Rotterdam']);
      await waitUntil(() => fake.suggestions.length === 2);
      answer({ matches: [{ ...house, label: 'Rotterdam 1', value: 'Rotterdam 1 ' }] });
      await settled(element);
      expect(within(element, '#listbox').getAttribute('aria-busy')).to.equal(null);
      expect(input.getAttribute('aria-activedescendant')).to.equal(null);
      expect(options(element)[0]?.getAttribute('aria-disabled')).to.equal(null);
    },
  );
});
