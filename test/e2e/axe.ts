/** Checks of accessibility in a page of the demo. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Limits of a check. */
export interface Scope {
  /** A selector of what is looked at. Default: the whole page. */
  readonly within?: string;
  /** The rules by name. Default: all that axe has switched on. */
  readonly rules?: readonly string[];
}

/** The rules about colours, where nothing else has changed since all rules were checked. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** The rules about the names of fields, where nothing else has changed since all rules were checked. */
export const nameRules = ['label', 'select-name', 'aria-input-field-name', 'autocomplete-valid'];

/** The rules of axe that are broken, each with what breaks it. */
export async function violationsIn(page: Page, { within, rules }: Scope = {}): Promise<readonly (readonly string[])[]> {
  // Reading it takes as long as checking an element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const run = `axe.run(${JSON.stringify(within ?? null)} ?? document, ${JSON.stringify(rules ? { runOnly: rules } : {})})`;
  const { violations } = (await page.evaluate(run)) as AxeResults;
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
