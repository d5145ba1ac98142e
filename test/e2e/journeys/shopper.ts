/** A shopper at work on a page of the demo: waits for nodes in sight, and finds them as a person does. */
import type { Hands } from './hands.ts';

/** The first element of the page, and its shadow root, as variables of a script. */
const preface = `const element = document.querySelector('address-entry, nl-postcode-lookup');
  const root = element?.shadowRoot;
  const textOf = (it) => (it.textContent || it.ariaLabel || '').replace(/\\s+/g, ' ').trim();
  const inSight = (selector) => [...(root?.querySelectorAll(selector) ?? []), ...document.querySelectorAll(selector)]
    .filter((it) => it.checkVisibility());`;

/** Milliseconds that a busy machine may take for an awaited node. */
const longest = 60_000;

/** The facts at the end of a journey. */
export interface End {
  /** The address on the card; empty where there is none. */
  readonly card: string;
  /** The address's entries in the form, without empty ones. */
  readonly data: Readonly<Record<string, string>>;
  /** The number of `address-selected` events. */
  readonly selected: number;
  readonly isValid: boolean;
  /** True if something has the focus, and its first 44 pixels are in the window. */
  readonly isFocusInSight: boolean;
  /** Pixels by which the page is wider than its window. */
  readonly overflow: number;
}

/** One person in one window. */
export class Shopper {
  readonly #hands: Hands;
  /** True if options are chosen by a press; else by arrow keys. */
  readonly #byPointer: boolean;
  #presses = 0;

  constructor(hands: Hands, byPointer: boolean) {
    this.#hands = hands;
    this.#byPointer = byPointer;
  }

  async open(url: string): Promise<void> {
    await this.#hands.open(url);
    await this.until(`return root && element.step === 'search' && !!root.querySelector('input')`);
    await this.#run(`window.heard = 0; addEventListener('address-selected', () => window.heard++)`);
  }

  type(text: string): Promise<unknown> {
    return this.#hands.type(text);
  }

  press(key: string): Promise<unknown> {
    return this.#hands.press(key);
  }

  async until(script: string): Promise<void> {
    const end = Date.now() + longest;
    while (!(await this.#run(script))) {
      if (Date.now() > end) throw new Error(`In vain: ${script}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Presses what is in sight: the first that fits the selector and begins with the text. */
  async tap(selector: string, text = ''): Promise<void> {
    const found = `inSight(${JSON.stringify(selector)}).find((it) => textOf(it).startsWith(${JSON.stringify(text)}))`;
    await this.until(`return !!${found}`);
    // Two presses at one place would be a double click.
    this.#presses++;
    const across = this.#presses % 2 === 0 ? 0.3 : 0.7;
    const [x, y] = (await this.#run(`const it = ${found};
      it.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = it.getBoundingClientRect();
      return [x + width * ${across}, y + height / 2];`)) as [number, number];
    await this.#hands.tap(x, y);
  }

  /** Takes an option of the list, once the list answers the text. */
  async choose(text: string): Promise<void> {
    const found = `inSight('[role=option]').find((it) => textOf(it).startsWith(${JSON.stringify(text)}))`;
    await this.until(`return !element.matches(':state(loading)') && !!${found}`);
    if (this.#byPointer) return this.tap('[role=option]', text);
    const isActive = `return ${found}.id === root.querySelector('#input').getAttribute('aria-activedescendant')`;
    for (let presses = 0; presses < 30; presses++) {
      await this.press('ArrowDown');
      if (await this.#run(isActive)) {
        await this.press('Enter');
        return;
      }
    }
    throw new Error(`There is no way to "${text}" by arrow keys.`);
  }

  /** Goes from field to field: into each, then the text, in the order given. */
  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [id, text] of Object.entries(texts)) {
      await this.tap(`#${id}`);
      await this.until(`return (root.activeElement ?? document.activeElement)?.id === '${id}'`);
      await this.#run(`(root.activeElement ?? document.activeElement).select?.()`);
      await this.type(text);
    }
  }

  /** The facts once the element is at rest. */
  async end(): Promise<End> {
    // Events are told once the lines of the address are there.
    await this.until(
      `return element.step === 'done' && !element.matches(':state(loading)') && element.value?.lines.length > 0`,
    );
    return (await this.#run(`
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      const { top, bottom } = focused.getBoundingClientRect();
      const names = [...new FormData(element.form)].filter(([name, value]) => name.startsWith('shipping') && value !== '');
      return {
        card: [...root.querySelectorAll('[part=address] .lines > div')].map(textOf).join(', '),
        data: Object.fromEntries(names.map(([name, value]) => [name.slice('shipping'.length + 1), String(value)])),
        selected: window.heard,
        isValid: element.checkValidity(),
        isFocusInSight: focused !== document.body && top > -1 && Math.min(bottom, top + 44) < innerHeight + 1,
        overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      };`)) as End;
  }

  #run(script: string): Promise<unknown> {
    return this.#hands.run(`${preface} ${script}`);
  }
}
