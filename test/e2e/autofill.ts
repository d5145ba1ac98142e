/** Fills in an address from a browser's own address book. Chromium alone has a command for it. */
import type { Page } from 'playwright-core';

/** Makes the browser fill the form of a field, as from its address book. */
export async function autofill(page: Page, selector: string, values: Readonly<Record<string, string>>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const address = { fields: Object.entries(values).map(([name, value]) => ({ name, value })) };
  await devtools.send('Autofill.enable');
  await devtools.send('Autofill.setAddresses', { addresses: [address] });
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await devtools.send('DOM.describeNode', { nodeId });
  await devtools.send('Autofill.trigger', { fieldId: node.backendNodeId, address });
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
