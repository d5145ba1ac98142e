import { expect, house, options, part, settled, street, type } from '../address-entry/support.ts';
import { nameOfRow, within } from '../element.support.ts';
import { listOf, press } from './support.ts';

describe('a suggestion in address-entry', () => {
  it('says by name and by icon whether it opens more', async () => {
    const { element } = await listOf([street, house]);
    expect(options(element).map(nameOfRow)).to.deep.equal([
      'Julianastraat, Haarlem, opens more addresses',
      'Julianastraat 30, 2012ES Haarlem',
    ]);
    expect(options(element).map((option) => option.querySelector('[part=option-more]') !== null)).to.deep.equal([
      true,
      false,
    ]);
  });

  it('marks what was matched by more than colour', async () => {
    const { element } = await listOf([street]);
    const { fontWeight, textDecorationLine } = getComputedStyle(part(element, 'option-match') as HTMLElement);
    expect(Number(fontWeight)).to.be.at.least(600);
    expect(textDecorationLine).to.equal('none');
  });

  it('is in the language of the address, whatever the page’s is', async () => {
    const { element } = await listOf([street]);
    element.lang = 'en';
    element.addressLanguage = 'fr-BE';
    await element.updateComplete;
    expect(options(element)[0]?.querySelector('.texts')?.getAttribute('lang')).to.equal('fr-BE');
  });

  it('is mirrored in a right-to-left page, in its own direction', async () => {
    const { element, input } = await listOf([{ ...street, label: '30 Julianastraat.', highlights: [] }]);
    const clear = () => element.shadowRoot?.querySelector('.clear')?.getBoundingClientRect().left ?? 0;
    const middle = () => input.getBoundingClientRect().left + input.getBoundingClientRect().width / 2;
    expect(clear()).to.be.greaterThan(middle());
    element.dir = 'rtl';
    await element.updateComplete;
    expect(clear()).to.be.lessThan(middle());
    const text = document
      .createNodeIterator(part(element, 'option-label') as Node, NodeFilter.SHOW_TEXT)
      .nextNode() as Text;
    const leftOf = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    const places = [0, 1, 5, text.length - 1].map(leftOf);
    expect(places, 'number, name and full stop').to.deep.equal([...places].sort((a, b) => a - b));
    expect(getComputedStyle(part(element, 'option-more') as HTMLElement).transform).to.contain('matrix(-1');
  });
});

describe('the search text', () => {
  for (const [dir, text, side] of [
    ['ltr', 'Julianastraat', 'paddingRight'],
    ['ltr', 'شارع', 'paddingRight'],
    ['rtl', 'Julianastraat', 'paddingLeft'],
    ['rtl', 'شارع', 'paddingLeft'],
  ] as const) {
    it(`is displayed as it is written, clear of the button: ${text} in a page that is ${dir}`, async () => {
      const { element, input } = await listOf([street]);
      element.dir = dir;
      await type(element, text);
      const style = getComputedStyle(input);
      expect(style.direction).to.equal(text === 'شارع' ? 'rtl' : 'ltr');
      expect(Number.parseFloat(style[side])).to.be.greaterThan(40);
    });
  }
});

describe('the semantics of the list', () => {
  it('are a combobox with a named list, in the roots with their ids', async () => {
    const { element, input, list: popup } = await listOf([street, house]);
    const list = within(element, '[role=listbox]');
    expect(popup.contains(list)).to.equal(true);
    expect(input.getAttribute('role')).to.equal('combobox');
    expect(input.getAttribute('aria-autocomplete')).to.equal('list');
    expect(input.getAttribute('aria-expanded')).to.equal('true');
    expect(element.shadowRoot?.getElementById(input.getAttribute('aria-controls') ?? '')).to.equal(list);
    expect(list.getAttribute('role')).to.equal('listbox');
    expect(list.getAttribute('aria-label')).to.equal('Suggestions');
    const [, second] = options(element);
    press(input, 'ArrowDown');
    press(input, 'ArrowDown');
    await settled(element);
    expect(element.shadowRoot?.getElementById(input.getAttribute('aria-activedescendant') ?? '')).to.equal(second);
    expect(input.compareDocumentPosition(list)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are one polite live region, and no dialog', async () => {
    const { element } = await listOf([street, house]);
    const all = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
    const live = all.filter((it) => it.matches('[role=status], [role=alert], [role=log], output, [aria-live]'));
    expect(live).to.deep.equal([part(element, 'status')]);
    expect(live[0]?.hasAttribute('aria-live')).to.equal(false);
    expect(all.some((it) => it.matches('dialog, [role=dialog], [role=alertdialog], [aria-modal]'))).to.equal(false);
  });

  it('have no reference to a closed list', async () => {
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
