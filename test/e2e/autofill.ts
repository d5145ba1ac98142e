/** Fills in an address from a browser's own address book. Chromium alone has a command for it. */
import type { Page } from 'playwright-core';

/** The field for the postcode in the page's own fields, and among those that the element has for a browser to fill. */
const postcodes = '#shipping-postcode, [slot=autofill] [autocomplete$=postal-code]';

/** Milliseconds after which the browser is asked anew. */
const patienceMs = 3_000;

/**
 * Makes the browser fill the form of a field, as from its address book. It learns of a form's fields a little after they are there,
 * sooner than a person could choose: until then it fills none of the address, and is asked again.
 */
export async function autofill(page: Page, selector: string, values: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((filled) => {
    window.isFilled = false;
    const noted = ({ target }: Event) => {
      window.isFilled ||= (target as Element).matches(filled);
    };
    document.addEventListener('input', noted, { capture: true });
  }, postcodes);
  const devtools = await page.context().newCDPSession(page);
  const address = { fields: Object.entries(values).map(([name, value]) => ({ name, value })) };
  await devtools.send('Autofill.enable');
  await devtools.send('Autofill.setAddresses', { addresses: [address] });
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await devtools.send('DOM.describeNode', { nodeId });
  const isFilled = () =>
    page.waitForFunction(() => window.isFilled, undefined, { timeout: patienceMs }).catch(() => null);
  do await devtools.send('Autofill.trigger', { fieldId: node.backendNodeId, address });
  while (!(await isFilled()));
}

declare global {
  interface Window {
    /** True once the browser has filled in the postcode. */
    isFilled: boolean;
  }
}

/** An address as Chromium's address book has it. */
export const dam = {
  NAME_FULL: 'A. Shopper',
  ADDRESS_HOME_COUNTRY: 'NL',
  ADDRESS_HOME_LINE1: 'Dam 1',
  ADDRESS_HOME_STREET_ADDRESS: 'Dam 1',
  ADDRESS_HOME_CITY: 'Amsterdam',
  ADDRESS_HOME_ZIP: '1012 JS',
};
