import type { AutocompleteResponse, Match } from '../../src/contract/types.ts';
import { expect, fakeClient, house, mount, options, part, settled, street, type } from './support.ts';

/** Houses of one street, as many as a service may send. */
const many: readonly Match[] = Array.from({ length: 500 }, (_, index) => ({
  ...house,
  value: `Julianastraat ${index + 1} `,
  label: `Julianastraat ${index + 1}`,
  highlights: [[0, 6]],
}));

async function listOf(matches: readonly Match[]) {
  const mounted = await mount(fakeClient({ suggest: (): AutocompleteResponse => ({ matches: [...matches] }) }));
  await type(mounted.element, 'julian');
  const list = part(mounted.element, 'listbox') as HTMLElement;
  return { ...mounted, list };
}

const press = (input: HTMLElement, key: string) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));

function isWithin(option: Element, list: Element): boolean {
  const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  return inner.height > 0 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
}

describe('a list of 500 suggestions in address-entry', () => {
  it('holds each once, in a few nodes each, and scrolls within itself', async () => {
    const { element, list } = await listOf(many);
    expect(options(element).length).to.equal(500);
    expect(list.querySelectorAll('*').length).to.be.at.most(500 * 8);
    expect(list.scrollHeight).to.be.greaterThan(list.clientHeight * 10);
    const row = options(element)[0]?.getBoundingClientRect().height ?? 0;
    expect(list.clientHeight / row, 'rows in sight').to.be.within(3, 11);
  });

  it('keeps the active option in sight, from the first to the last and around', async () => {
    const { element, input, list } = await listOf(many);
    for (const [key, times, index] of [
      ['ArrowDown', 1, 0],
      ['ArrowDown', 20, 20],
      ['ArrowUp', 20, 0],
      ['ArrowUp', 1, 499],
      ['ArrowUp', 20, 479],
      ['ArrowDown', 21, 0],
    ] as const) {
      for (let pressed = 0; pressed < times; pressed++) {
        press(input, key);
        await element.updateComplete;
      }
      const active = options(element)[index] as HTMLElement;
      expect(input.getAttribute('aria-activedescendant')).to.equal(active.id);
      expect(isWithin(active, list), active.textContent ?? '').to.equal(true);
    }
  });

  it('touches two options when the active one changes, however many there are', async () => {
    const { element, input, list } = await listOf(many);
    press(input, 'ArrowDown');
    await element.updateComplete;
    const touched = new Set<Node>();
    const watch = new MutationObserver((records) => {
      for (const { target } of records) if (target !== list) touched.add(target);
    });
    watch.observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
    press(input, 'ArrowDown');
    await element.updateComplete;
    watch.disconnect();
    expect([...touched]).to.deep.equal(options(element).slice(0, 2));
  });

  it('is not made anew by an answer that is the same', async () => {
    const { element } = await listOf(many);
    const before = options(element);
    await type(element, 'juliana');
    expect(options(element)).to.deep.equal(before);
  });
});

describe('a suggestion in address-entry', () => {
  it('says by name and by sign whether it opens more', async () => {
    const { element } = await listOf([street, house]);
    expect(options(element).map((option) => option.getAttribute('aria-label'))).to.deep.equal([
      'Julianastraat, Haarlem, opens more addresses',
      'Julianastraat 30, 2012ES Haarlem',
    ]);
    expect(options(element).map((option) => option.querySelector('[part=option-more]') !== null)).to.deep.equal([
      true,
      false,
    ]);
  });

  it('shows what was matched by more than colour', async () => {
    const { element } = await listOf([street]);
    const { fontWeight, textDecorationLine } = getComputedStyle(part(element, 'option-match') as HTMLElement);
    expect(Number(fontWeight)).to.be.at.least(600);
    expect(textDecorationLine).to.equal('underline');
  });

  it('is in the language of the address, whatever the page’s is', async () => {
    const { element } = await listOf([street]);
    element.lang = 'en';
    element.language = 'fr-BE';
    await element.updateComplete;
    expect(options(element)[0]?.querySelector('.texts')?.getAttribute('lang')).to.equal('fr-BE');
  });

  it('reads from its own side in a page that is read from right to left, whose sides are mirrored', async () => {
    const { element, input } = await listOf([street]);
    const clear = () => element.shadowRoot?.querySelector('.clear')?.getBoundingClientRect().left ?? 0;
    const middle = () => input.getBoundingClientRect().left + input.getBoundingClientRect().width / 2;
    expect(clear()).to.be.greaterThan(middle());
    element.dir = 'rtl';
    await element.updateComplete;
    expect(clear()).to.be.lessThan(middle());
    const label = part(element, 'option-label') as HTMLElement;
    expect(getComputedStyle(label).direction).to.equal('ltr');
    expect(getComputedStyle(part(element, 'option-more') as HTMLElement).transform).to.contain('matrix(-1');
  });
});

describe('what assistive technology is told of the list', () => {
  it('is a combobox with a named list, in the roots where their ids are', async () => {
    const { element, input, list } = await listOf([street, house]);
    expect(input.getAttribute('role')).to.equal('combobox');
    expect(input.getAttribute('aria-autocomplete')).to.equal('list');
    expect(input.getAttribute('aria-expanded')).to.equal('true');
    expect(element.shadowRoot?.getElementById(input.getAttribute('aria-controls') ?? '')).to.equal(list);
    expect(list.getAttribute('role')).to.equal('listbox');
    expect(list.getAttribute('aria-label')).to.equal('Suggestions');
    const [, second] = options(element);
    press(input, 'ArrowUp');
    await settled(element);
    expect(element.shadowRoot?.getElementById(input.getAttribute('aria-activedescendant') ?? '')).to.equal(second);
    expect(input.compareDocumentPosition(list)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is said by one polite region alone, and no part of the element is a dialog', async () => {
    const { element } = await listOf([street, house]);
    const all = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
    const live = all.filter((it) => it.matches('[role=status], [role=alert], [role=log], output, [aria-live]'));
    expect(live).to.deep.equal([part(element, 'status')]);
    expect(live[0]?.hasAttribute('aria-live')).to.equal(false);
    expect(all.some((it) => it.matches('dialog, [role=dialog], [role=alertdialog], [aria-modal]'))).to.equal(false);
  });

  it('does not point at a list that is closed', async () => {
    const { element, input, list } = await listOf([street, house]);
    press(input, 'ArrowDown');
    await settled(element);
    press(input, 'Escape');
    await settled(element);
    expect(input.getAttribute('aria-expanded')).to.equal('false');
    expect(input.hasAttribute('aria-activedescendant')).to.equal(false);
    expect(list.checkVisibility()).to.equal(false);
  });
});
