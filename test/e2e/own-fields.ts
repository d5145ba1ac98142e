/** A shop with fields of its own for two addresses, which elements are put before. */
import type { Page } from 'playwright-core';
import type { Demo } from '../../demo/server.ts';

/** The file with the code that reads and fills the page's own fields. */
export const pageFieldsFile = '**/page-fields-*.js';

/** Opens the shop, and waits for its elements. */
export async function openOwnFields({ page, demo }: { readonly page: Page; readonly demo: Demo }): Promise<void> {
  await page.goto(`${demo.url}demo/enhance.html`);
  await page.waitForFunction(haveEngines);
}

/** Runs in a page: each element is there, and knows its country. */
export function haveEngines(): boolean {
  const elements = [...document.querySelectorAll('address-entry')];
  return elements.length > 0 && elements.every(({ step }) => step !== 'country');
}

/** Resolves with what the service says of the address in the first fields. */
export async function verdictIn(page: Page): Promise<string | null | undefined> {
  await page.waitForFunction(() => document.querySelector('address-entry')?.value?.verdict);
  return page.evaluate(() => document.querySelector('address-entry')?.value?.verdict?.choice);
}
