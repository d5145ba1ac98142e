/** The acts of a person on a journey, and the events around them. */
import type { Scene } from '../stage.ts';

/** One act of the person, or of the page, in words; what is read after it. */
export type Step = readonly [words: string, act: (scene: Scene) => Promise<unknown>];

/** A way through an element. */
export interface Journey {
  /** Name of its transcript. */
  readonly name: string;
  readonly title: string;
  /** The content of the form, between a field for the name and the button that orders. */
  readonly markup: string;
  readonly steps: readonly Step[];
}

/** The search element. */
export const search = (attributes = '') =>
  `<address-entry proxy-url="/address-api" name="shipping" ${attributes}></address-entry>`;
/** The element of the Dutch lookup. */
export const lookup = (attributes = '') =>
  `<nl-postcode-lookup proxy-url="/address-api" name="shipping" ${attributes}></nl-postcode-lookup>`;

/** Presses keys. */
export const press = (...keys: readonly string[]): Step => [
  `presses ${keys.join(', ')}`,
  async ({ page }) => {
    for (const key of keys) await page.keyboard.press(key);
  },
];
/** Types a text where the focus is. */
export const type = (text: string): Step => [`types “${text}”`, ({ page }) => page.keyboard.type(text)];
/** Types a text in the place of the one that is there. */
export const replace = (text: string): Step => [
  `types “${text}” over it`,
  async ({ page }) => [await page.keyboard.press('ControlOrMeta+a'), await page.keyboard.type(text)],
];
/** The focus goes there as by Tab: the keys between are no part of the journey. */
export const goTo = (selector: string, what: string): Step => [`goes to ${what}`, ({ page }) => focus(page, selector)];
/** Presses a button by keyboard. */
export const click = (name: string): Step => [
  `presses the button “${name}”`,
  ({ page }) => page.getByRole('button', { name, exact: true }).first().press('Enter'),
];
/** The service answers with this status. */
export const fails = (status: number): Step => [
  `the service answers ${status} from now on`,
  async ({ fail }) => fail({ fault: { kind: 'status', status } }),
];
/** The service has no faults any more. */
export const works: Step = ['the service works again', async ({ fail }) => fail()];
/** Puts texts into fields, by their ids: each in one go, since the letters are heard in other journeys. */
export const fill = (texts: Readonly<Record<string, string>>): Step => [
  `fills in ${Object.entries(texts)
    .map(([field, text]) => `${field} “${text}”`)
    .join(', ')}`,
  async ({ page }) => {
    for (const [id, text] of Object.entries(texts)) {
      await focus(page, `#${id}`);
      await page.keyboard.press('ControlOrMeta+a');
      if (text) await page.keyboard.insertText(text);
      else await page.keyboard.press('Delete');
    }
  },
];

const focus = (page: Scene['page'], selector: string) => page.locator(selector).first().focus();
/** The focus goes to the search field. */
export const toField = goTo('#input', 'the address field');
