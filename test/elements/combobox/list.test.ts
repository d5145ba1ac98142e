import type { AutocompleteResponse, Match } from '../../../src/contract/types.ts';
import {
  describeInWindow,
  expect,
  fakeClient,
  house,
  mount,
  options,
  part,
  rows,
  settled,
  street,
  type,
} from '../address-entry/support.ts';
import { activeRowOf, nameOfRow, waitUntil } from '../element.support.ts';
import { listOf, press, scrollToEnd } from './support.ts';

/** Houses of one street, more than a person reads. */
const many: readonly Match[] = Array.from({ length: 1_000 }, (_, index) => ({
  ...house,
  value: `Julianastraat ${index + 1} `,
  label: `Julianastraat ${index + 1}`,
  highlights: [[0, 6]],
}));

function isWithin(option: Element, list: Element): boolean {
  const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  return inner.height > 0 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
}

describe('a row of the list in address-entry', () => {
  it('has an icon of what it is, as far as the service says, that is not announced', async () => {
    const kinds: Readonly<Record<string, Partial<Match>>> = {
      house: {},
      'another house': { label: 'Boxstraat 1' },
      'PO box': { label: 'Postbus 1' },
      'PO box behind its town': { label: '1000AA Amsterdam, Postbus 1', description: '' },
      street,
      town: { precision: 'Locality', label: 'Haarlem' },
      postcode: { precision: 'PostalCode', label: '2012ES' },
    };
    const matches = Object.values(kinds).map((kind, index) => ({ ...house, context: `${index}`, ...kind }));
    const { element } = await listOf(matches);
    const signs = options(element).map((row) => row.querySelector('svg[part=icon][aria-hidden=true] path'));
    const [house1, house2, box1, box2, road, town, postcode] = signs.map((path) => path?.getAttribute('d'));
    expect([house2, box2, postcode]).to.deep.equal([house1, box1, town]);
    expect(new Set([house1, box1, road, town]).size).to.equal(4);
  });
});

describe('a list of a thousand suggestions in address-entry', () => {
  it('holds 200 of them once they are scrolled to, in a few nodes each, and says how many more there are', async () => {
    const { element, list } = await listOf(many);
    const said = '1,000 suggestions. 800 more. Keep typing to narrow the list.';
    await waitUntil(() => part(element, 'status')?.textContent === said, 'the count');
    expect(options(element).length, 'before the person goes there').to.equal(30);
    await scrollToEnd(element, 200);
    expect(options(element).length).to.equal(200);
    expect(list.querySelectorAll('*').length).to.be.at.most(200 * 8);
    expect(list.textContent).to.contain('800 more. Keep typing to narrow the list.');
    expect(rows(element).at(-1)?.textContent).to.contain('Not listed');
  });

  it('gives each suggestion its position and the total, even while some are not rendered yet', async () => {
    const { element } = await listOf(many);
    const places = () =>
      options(element).map((option) => [option.getAttribute('aria-posinset'), option.getAttribute('aria-setsize')]);
    expect(places().at(0)).to.deep.equal(['1', '200']);
    expect(places().at(-1)).to.deep.equal(['30', '200']);
  });

  it('does not count the buttons, so that it has as many as the message says', async () => {
    const suggest = ({ context }: { readonly context: string }) => ({
      matches: context === 'nld' ? [street] : many.slice(0, 20),
    });
    const { element } = await mount(fakeClient({ suggest }));
    await type(element, 'julian');
    options(element)[0]?.click();
    await settled(element);
    const list = element.shadowRoot?.querySelector('[role=listbox]');
    const places = [...(list?.children ?? [])].map((row) => [row.role, row.ariaPosInSet, row.ariaSetSize]);
    expect([places.length, places[0], places.at(-1)]).to.deep.equal([
      20,
      ['option', '1', '20'],
      ['option', '20', '20'],
    ]);
    const ways = rows(element).filter((row) => !row.matches('[role=option]'));
    expect(ways.map((way) => [way.localName, way.textContent?.trim(), way.parentElement?.role])).to.deep.equal([
      ['button', 'Back from Julianastraat', 'toolbar'],
      ['button', 'Not listed? Enter it yourself', 'toolbar'],
    ]);
  });

  it('marks the active row a frame before its part changes, so that Chromium never reports an active option as not selected', async () => {
    const { element } = await listOf(many.slice(0, 3));
    const active = () => options(element).map((option) => option.ariaSelected === 'true');
    const inPart = () => options(element).map(({ part: names }) => names.contains('option-active'));
    for (const [index, row] of options(element).slice(0, 2).entries()) {
      const before = inPart();
      press(element.shadowRoot?.querySelector('#input') as HTMLElement, 'ArrowDown');
      expect([active().indexOf(true), inPart()]).to.deep.equal([index, before]);
      await waitUntil(() => row.part.contains('option-active'), 'its part');
      expect(inPart()).to.deep.equal(active());
    }
  });

  it('fills a list that a page made higher than thirty rows', async () => {
    const { element, list } = await listOf(many);
    list.style.maxBlockSize = '400rem';
    await waitUntil(() => options(element).length === 200, 'all of them');
  });

  it('has rows of the same layout: what it is above where it is, however long they are', async () => {
    const { element } = await listOf(many);
    const heights = options(element).map(({ offsetHeight }) => offsetHeight);
    expect([...new Set(heights)]).to.have.length(1);
    const box = (name: string) => options(element)[0]?.querySelector(`[part=${name}]`)?.getBoundingClientRect();
    expect(box('option-description')?.top).to.be.at.least(box('option-label')?.bottom ?? Number.NaN);
  });

  it('scrolls within itself', async () => {
    const { element, list } = await listOf(many);
    for (let pressed = 0; pressed < 2; pressed++) press(part(element, 'input') as HTMLElement, 'ArrowUp');
    await element.updateComplete;
    expect(list.scrollHeight).to.be.greaterThan(list.clientHeight * 10);
    const row = options(element)[0]?.getBoundingClientRect().height ?? 0;
    expect(list.clientHeight / row, 'rows in sight').to.be.within(3, 11);
  });

  it('keeps the active option in view, from the first to the last and around', async () => {
    const { element, input, list } = await listOf(many);
    const [first] = options(element);
    // What is left for rows above the way out, in whole rows.
    const wayOut = rows(element).at(-1);
    const page = Math.floor((list.clientHeight - (wayOut?.offsetHeight ?? 0)) / (first?.offsetHeight ?? 1));
    for (const [key, times, index] of [
      ['ArrowDown', 1, 0],
      ['ArrowDown', 20, 20],
      ['ArrowUp', 20, 0],
      ['ArrowUp', 1, 200],
      ['ArrowUp', 20, 180],
      ['ArrowDown', 21, 0],
      ['PageDown', 1, page],
      ['PageDown', 30, 200],
      ['PageUp', 1, 200 - page],
      ['PageUp', 30, 0],
    ] as const) {
      for (let pressed = 0; pressed < times; pressed++) {
        press(input, key);
        await element.updateComplete;
      }
      const active = activeRowOf(element) as HTMLElement;
      expect(active.id, `${times} × ${key}`).to.equal(`listbox-${index}`);
      expect(isWithin(active, list), active.textContent ?? '').to.equal(true);
    }
  });

  it('changes two options when the active one changes, however many there are', async () => {
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

  it('is not rendered again for the same answer', async () => {
    const { element } = await listOf(many);
    const before = options(element);
    await type(element, 'juliana');
    expect(options(element)).to.deep.equal(before);
  });
});

describe('a list that replaces another in address-entry', () => {
  it('starts at its top with no active option, whatever was active or visible before', async () => {
    const streets = many.slice(0, 30).map((match) => ({ ...match, precision: 'Street' }));
    const suggest = ({ term }: { term: string }): AutocompleteResponse => ({
      matches: [...(term === 'julian' ? streets : many.slice(0, 25))],
    });
    for (const way of ['keyboard', 'pointer'] as const) {
      const { element, input } = await mount(fakeClient({ suggest }));
      await type(element, 'julian');
      const list = part(element, 'listbox') as HTMLElement;
      for (let pressed = 0; pressed < 30; pressed++) press(input, 'ArrowDown');
      await element.updateComplete;
      list.scrollTop = list.scrollHeight;
      expect(list.scrollTop).to.be.greaterThan(100);
      if (way === 'keyboard') press(input, 'Enter');
      else options(element)[29]?.click();
      await settled(element);
      expect(input.value).to.equal('Julianastraat 30 ');
      expect(input.getAttribute('aria-activedescendant')).to.equal(null);
      expect(list.scrollTop, way).to.equal(0);
    }
  });

  it('goes to its last row by keyboard, even if that has the value of its street', async () => {
    const last = { ...street, label: 'Julianastraat …', description: '41 – 51', context: 'nldMore' };
    const houses = [...many.slice(0, 20), last];
    const suggest = ({ term, context }: { term: string; context: string }): AutocompleteResponse => ({
      matches: term === 'julian' ? [street] : context === 'nldMore' ? [house] : houses,
    });
    const fake = fakeClient({ suggest });
    const { element, input } = await mount(fake);
    await type(element, 'julian');
    press(input, 'ArrowDown');
    press(input, 'Enter');
    await settled(element);
    const list = part(element, 'listbox') as HTMLElement;
    for (let pressed = 0; pressed < 21; pressed++) press(input, 'ArrowDown');
    await element.updateComplete;
    const active = options(element).at(-1) as HTMLElement;
    expect(input.getAttribute('aria-activedescendant')).to.equal(active.id);
    expect(nameOfRow(active)).to.contain('41 – 51');
    expect(isWithin(active, list)).to.equal(true);
    press(input, 'Enter');
    await settled(element);
    expect(fake.suggestions.at(-1)).to.include({ term: street.value, context: 'nldMore' });
    expect(options(element).length).to.equal(1);
  });
});

describe('the buttons of the list in address-entry', () => {
  it('are its first and last rows, which say where they lead', async () => {
    const { element } = await listOf([street, house]);
    expect(rows(element).map(nameOfRow)).to.deep.equal([
      'Julianastraat, Haarlem, opens more addresses',
      'Julianastraat 30, 2012ES Haarlem',
      'Not listed? Enter it yourself',
    ]);
    options(element)[0]?.click();
    await settled(element);
    expect(rows(element).map(nameOfRow)[0]).to.equal('Back from Julianastraat');
  });

  it('lead one level up, by pointer and by keyboard, with the list open', async () => {
    for (const way of ['pointer', 'keyboard'] as const) {
      const { element, input } = await listOf([street, house]);
      options(element)[0]?.click();
      await settled(element);
      if (way === 'pointer') rows(element)[0]?.click();
      else for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) press(input, key);
      await settled(element);
      expect(input.value, way).to.equal('julian');
      expect(input.getAttribute('aria-expanded')).to.equal('true');
      expect(element.shadowRoot?.activeElement?.id).to.equal('input');
    }
  });

  it('lead to the manual fields with what was typed, by pointer and by keyboard', async () => {
    for (const way of ['pointer', 'keyboard'] as const) {
      const { element, input } = await listOf([street, house]);
      if (way === 'pointer') rows(element).at(-1)?.click();
      else for (const key of ['ArrowUp', 'Enter']) press(input, key);
      await settled(element);
      expect(element.step, way).to.equal('manual');
    }
  });

  it('do not exist if there are no manual fields, or nothing may be changed', async () => {
    const { element } = await listOf([street]);
    for (const name of ['noManual', 'readOnly'] as const) {
      element[name] = true;
      await element.updateComplete;
      expect(rows(element).length, name).to.equal(1);
      element[name] = false;
    }
  });
});

for (const [width, height] of [
  [390, 844],
  [390, 400],
] as const) {
  describeInWindow(width, height, `a long list in a window of ${width} by ${height} pixels`, () => {
    /** The element that a finger meets in the middle of another. */
    const isOnTop = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode() as ShadowRoot;
      return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
    };

    it('keep the one for manual entry in view, wherever the list is scrolled to', async () => {
      const { element, list } = await listOf(many);
      const way = () => rows(element).at(-1) as HTMLElement;
      for (const scrollTop of [0, 200, 100_000]) {
        list.scrollTop = scrollTop;
        expect(isWithin(way(), list), `at ${scrollTop}`).to.equal(true);
        expect(way().getBoundingClientRect().bottom).to.be.at.most(height);
        expect(isOnTop(way())).to.equal(true);
      }
      way().click();
      await settled(element);
      expect(element.step).to.equal('manual');
    });

    it('hide no active row', async () => {
      const { element, input, list } = await listOf(many);
      for (let index = 0; index < 25; index++) {
        press(input, 'ArrowDown');
        await element.updateComplete;
        const active = rows(element)[index] as HTMLElement;
        expect(active.id).to.equal(input.getAttribute('aria-activedescendant'));
        expect(isWithin(active, list) && isOnTop(active), active.id).to.equal(true);
      }
    });
  });
}
