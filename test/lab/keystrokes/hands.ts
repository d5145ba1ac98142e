/** Two ways to use a page, by keyboard and by touch, that count what a person has to do. */
import type { Locator, Page } from 'playwright-core';

/** The actions of a journey on a page. Fields and buttons are named as on the screen. */
export interface Hands {
  /** Characters that were typed. */
  readonly characters: number;
  /** Keys pressed, or taps on the page and on the Enter key of the phone, beside those of characters. */
  readonly others: number;
  type(text: string): Promise<void>;
  /** A text from elsewhere. A key with another one held down is one; on a phone it is a long press and a tap. */
  paste(text: string): Promise<void>;
  /** Goes to a field. */
  go(name: string): Promise<void>;
  /** Presses a button. */
  press(name: string): Promise<void>;
  /** Takes the one address that the text says, or the row of the list. */
  take(row: RegExp): Promise<void>;
  enter(): Promise<void>;
}

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name }).or(page.getByRole('combobox', { name }));

/** Waits until no answer is awaited any more. */
async function answered(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('address-entry, nl-postcode-lookup');
    return element?.matches(':state(loading)') === false;
  });
}

/** True if Enter takes the one address that the text says; the key on a phone says so. */
const isOnlyAddress = (page: Page) =>
  page.evaluate(() => {
    const input = document.querySelector('address-entry')?.shadowRoot?.querySelector<HTMLInputElement>('#input');
    return input?.enterKeyHint === 'done';
  });

/** A row of the list: an option, or a way out of it. */
const rowSelector = '.option';

const rowsOf = (page: Page) =>
  page.locator(rowSelector).evaluateAll((rows) => {
    return rows.map((row) => (row as HTMLElement).innerText.replace(/\s+/g, ' ').trim());
  });

/** Resolves when the wanted row is there, or the text says one address alone; with the rows. */
async function listWith(page: Page, row: RegExp): Promise<readonly string[]> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    await answered(page);
    const rows = await rowsOf(page);
    if (rows.some((name) => row.test(name)) || (await isOnlyAddress(page))) return rows;
    if (Date.now() > deadline) throw new Error(`No row says ${row}: ${rows.join(' | ')}`);
    await page.waitForTimeout(50);
  }
}

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    return root.activeElement === element;
  });
}

/** As a browser pastes: fields that take a text apart hear of it before it is in them. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((it) => navigator.clipboard.writeText(it), text);
  await page.keyboard.press('Control+v');
}

/** Counts what a person does, whichever way it is done. */
function tallyOf(page: Page) {
  const tally = {
    characters: 0,
    others: 0,
    async type(text: string) {
      await page.keyboard.type(text, { delay: 5 });
      tally.characters += text.length;
    },
    /** Something else than typing a character, which counts as this many. */
    async act(done: Promise<unknown>, count = 1) {
      await done;
      tally.others += count;
    },
  };
  return tally;
}

/** A person at a keyboard; the first field has the focus. */
export function keyboardOf(page: Page): Hands {
  const tally = tallyOf(page);
  const press = (key: string) => tally.act(page.keyboard.press(key));
  const tabTo = async (target: Locator, key = 'Tab') => {
    for (let presses = 0; presses < 12; presses++) {
      if (await isFocused(target)) return;
      await press(key);
    }
    throw new Error(`Tab does not lead to ${target}`);
  };
  return Object.assign(tally, {
    paste: (text: string) => tally.act(paste(page, text)),
    // The country stands before the first field.
    go: (name: string) => tabTo(field(page, name), name === 'Country or region' ? 'Shift+Tab' : 'Tab'),
    async press(name: string) {
      await tabTo(page.getByRole('button', { name }));
      await press('Enter');
    },
    async take(row: RegExp) {
      const rows = await listWith(page, row);
      if (!(await isOnlyAddress(page))) {
        const at = rows.findIndex((name) => row.test(name));
        const first = rows.findIndex((name) => !name.startsWith('Back from'));
        const [down, up] = [at - first + 1, rows.length - at];
        for (let presses = 0; presses < Math.min(down, up); presses++) await press(up < down ? 'ArrowUp' : 'ArrowDown');
      }
      await press('Enter');
    },
    enter: () => press('Enter'),
  });
}

/** A person with a phone, whose first tap is on the first field. */
export function touchOf(page: Page): Hands {
  const tally = tallyOf(page);
  const tap = (target: Locator) => tally.act(target.tap());
  const enter = () => tally.act(page.keyboard.press('Enter'));
  return Object.assign(tally, {
    paste: (text: string) => tally.act(paste(page, text), 2),
    go: (name: string) => tap(field(page, name)),
    press: (name: string) => tap(page.getByRole('button', { name })),
    async take(row: RegExp) {
      const rows = await listWith(page, row);
      const at = rows.findIndex((name) => row.test(name));
      await (at < 0 ? enter() : tap(page.locator(rowSelector).nth(at)));
    },
    enter,
  });
}
