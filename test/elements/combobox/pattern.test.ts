/** The W3C's own tests of its combobox, in the words of this project, done to the element. */
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { itInFirst } from '../../support/first-engine.ts';
import { house, savedHome, street } from '../../support/samples.ts';
import { expect, fakeClient, mount, options, part, rows, settled } from '../address-entry/support.ts';
import { activeRowOf, waitUntil, within } from '../element.support.ts';
import { type PatternRow, type PatternRowName, patternRows } from './pattern.rows.ts';
import { pressKey } from './support.ts';

/** The element, and what a person does to it. */
class Scene {
  readonly element: AddressEntry;

  constructor(element: AddressEntry) {
    this.element = element;
  }

  get field(): HTMLInputElement {
    return within<HTMLInputElement>(this.element, '#input');
  }

  get list(): HTMLElement {
    return within(this.element, '#listbox');
  }

  get button(): HTMLElement | null {
    return part(this.element, 'toggle');
  }

  get options(): readonly HTMLElement[] {
    return options(this.element);
  }

  /** The options and the way out beneath them. */
  get rows(): readonly HTMLElement[] {
    return rows(this.element);
  }

  get active(): Element | null {
    return activeRowOf(this.element);
  }

  /** True if the field, the list and the button all say so. */
  isOpen(open: boolean): boolean {
    const said = [this.field, this.button].filter((it) => it !== null).map((it) => it.ariaExpanded);
    const isSeen = this.list.getClientRects().length > 0;
    return said.every((it) => it === String(open)) && isSeen === open;
  }

  all(selector: string): readonly Element[] {
    return [...(this.element.shadowRoot?.querySelectorAll(selector) ?? [])];
  }

  /** `Alt+` in front of a key holds Alt; what is no key is typed. */
  async keys(...keys: readonly string[]): Promise<void> {
    if (this.active === null) this.field.focus();
    await settled(this.element);
    for (const key of keys) {
      await (/^[A-Z]/.test(key) ? pressKey(key) : sendKeys({ type: key }));
      await settled(this.element);
    }
  }

  /** True if that row is active, and of the options it alone is selected. */
  isActive(index: number): boolean {
    const wanted = this.rows.at(index);
    return this.active === wanted && this.options.every((it) => (it.ariaSelected === 'true') === (it === wanted));
  }

  /** True if the text is as typed, with the caret there, and no option is active. */
  isInText(caret: number): boolean {
    return this.field.value === 'julian' && this.field.selectionStart === caret && this.active === null;
  }
}

const namesOne = ({ element }: Scene, node: Element | null) => {
  const id = node?.getAttribute('aria-controls');
  return Boolean(id) && element.shadowRoot?.querySelectorAll(`#${id}`).length === 1;
};

async function clickElsewhere({ element }: Scene): Promise<void> {
  await sendMouse({ type: 'click', position: [innerWidth - 20, innerHeight - 20] });
  await settled(element);
}

/** One for each row: true if the element does it. */
const checks: Readonly<Record<PatternRowName, (scene: Scene) => boolean | Promise<boolean>>> = {
  'combobox: role': (it) => it.all('[role=combobox]').filter((node) => node.localName === 'input').length === 1,
  'combobox: autocomplete': ({ field }) => field.getAttribute('aria-autocomplete') === 'list',
  'combobox: controls': (it) => namesOne(it, it.field) && it.field.getAttribute('aria-controls') === it.list.id,
  'combobox: expanded': async (it) => {
    const isClosed = it.isOpen(false);
    await it.keys('julian');
    return isClosed && it.isOpen(true);
  },
  'combobox: active': (it) => it.active === null,
  'combobox: id': (it) => it.field.id !== '' && it.all(`[for=${it.field.id}]`).length === 1,
  'list: role': (it) => it.all('[role=listbox]').length === 1 && it.list.matches('ul[role=listbox]'),
  'list: name': ({ list }) => Boolean(list.getAttribute('aria-label')),
  'option: role': async (it) => {
    await it.keys('ArrowDown');
    return it.options.length > 0 && it.options.every((option) => option.matches('li[role=option]'));
  },
  'option: selected': async (it) => {
    await it.keys('julian');
    const isNone = it.options.every((option) => option.ariaSelected !== 'true');
    await it.keys('ArrowDown');
    return isNone && it.isActive(0);
  },
  'button: no stop': ({ button }) => button?.tabIndex === -1,
  'button: name': ({ button }) => Boolean(button?.ariaLabel),
  'button: controls': (it) => namesOne(it, it.button),
  'button: expanded': async (it) => {
    const isClosed = it.button?.ariaExpanded === 'false' && it.isOpen(false);
    await it.keys('julian');
    return isClosed && it.isOpen(true);
  },
  'field: Alt+Down': async (it) => {
    await it.keys('Alt+ArrowDown');
    return it.isOpen(true) && it.active === null;
  },
  'field: Down': async (it) => {
    await it.keys('ArrowDown');
    return it.isOpen(true) && it.isActive(0);
  },
  'list: Down': async (it) => {
    await it.keys('julian', 'ArrowDown');
    const seen: boolean[] = [];
    for (let index = 1; index <= it.rows.length; index += 1) {
      await it.keys('ArrowDown');
      seen.push(it.isActive(index % it.rows.length));
    }
    return seen.length > 2 && seen.every(Boolean);
  },
  'field: Up': async (it) => {
    await it.keys('ArrowUp');
    return it.isOpen(true) && it.isActive(-1);
  },
  'list: Up': async (it) => {
    await it.keys('julian', 'ArrowUp');
    const seen = [it.isActive(-1)];
    for (let index = it.rows.length - 2; index >= 0; index -= 1) {
      await it.keys('ArrowUp');
      seen.push(it.isActive(index));
    }
    return seen.length > 2 && seen.every(Boolean);
  },
  'field: Enter': async (it) => {
    await it.keys('julian', 'Enter');
    return it.isOpen(false) && it.field.value === 'julian';
  },
  'list: Enter': async (it) => {
    await it.keys('haarlem', 'ArrowDown');
    const isHouse = it.isActive(0);
    await it.keys('Enter');
    return isHouse && it.isOpen(false) && it.field.value === house.value;
  },
  'field: Backspace to empty': async (it) => {
    await it.keys('j', 'Backspace');
    const isAsBefore = it.isOpen(true) && it.field.value === '';
    await it.keys('ArrowDown');
    return isAsBefore && it.isOpen(true) && it.field.value === '' && it.isActive(0);
  },
  'field: Backspace': async (it) => {
    await it.keys('juliana', 'Backspace');
    const isFiltered = it.isOpen(true) && it.isInText(6);
    await it.keys('ArrowDown');
    return isFiltered && it.isOpen(true) && it.field.value === 'julian' && it.isActive(0);
  },
  'field: Escape': async (it) => {
    await it.keys('julian', 'Escape');
    return it.isOpen(false) && it.field.value === 'julian';
  },
  'field: Escape twice': async (it) => {
    await it.keys('julian', 'Escape', 'Escape');
    return it.isOpen(false) && it.field.value === '';
  },
  'list: Escape': async (it) => {
    await it.keys('julian', 'ArrowDown', 'Escape');
    return it.isOpen(false) && it.field.value === 'julian';
  },
  'list: click outside': async (it) => {
    await it.keys('julian', 'ArrowDown');
    await clickElsewhere(it);
    return it.isOpen(false) && it.field.value === 'julian';
  },
  'field: click outside': async (it) => {
    await it.keys('julian');
    await clickElsewhere(it);
    return it.isOpen(false) && it.field.value === 'julian';
  },
  'list: Left': async (it) => {
    await it.keys('julian', 'ArrowDown', 'ArrowLeft');
    return it.isInText(5);
  },
  'list: Right': async (it) => {
    await it.keys('julian', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowRight');
    return it.isInText(5);
  },
  'list: Home': async (it) => {
    await it.keys('julian', 'ArrowDown', 'Home');
    return it.isInText(0);
  },
  'list: End': async (it) => {
    await it.keys('julian', 'Home', 'ArrowDown', 'End');
    return it.isInText(6);
  },
  'list: characters': async (it) => {
    await it.keys('julia', 'ArrowDown', 'n');
    return it.isInText(6);
  },
  'field: editing': async (it) => {
    await it.keys('julian');
    const of = () => it.options.length;
    const before = of();
    it.field.select();
    await it.keys('haarlem');
    return before === 2 && of() === 1;
  },
};

async function sceneOf(all: boolean): Promise<Scene> {
  const suggest = ({ term }: { readonly term: string }) => ({
    matches: /^haarlem/i.test(term) ? [house] : [street, house],
  });
  const { element } = await mount(fakeClient({ suggest }));
  if (all) {
    element.openButton = true;
    element.addresses = [savedHome, { ...savedHome, label: 'Parents', building: '7' }];
    await waitUntil(() => part(element, 'toggle'), 'the button');
  }
  await settled(element);
  return new Scene(element);
}

for (const which of ['asItComes', 'withAll'] as const) {
  const setting = which === 'withAll' ? 'with its button and saved addresses' : 'as it comes';
  describe(`address-entry beside the W3C’s combobox, ${setting}`, () => {
    for (const name of Object.keys(checks) as PatternRowName[]) {
      const row: PatternRow = patternRows[name];
      // Attributes are the same in every engine; keys and the caret are not.
      const test = which === 'withAll' && /^(?:list|field): [A-Z\dc]/.test(name) ? it : itInFirst;
      test(`${row[which] ? 'does' : 'does not do'} what is wanted: ${row.wanted}`, async () => {
        expect(await checks[name](await sceneOf(which === 'withAll'))).to.equal(row[which]);
      });
    }
  });
}
