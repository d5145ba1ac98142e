/** Tests messages of the browser whose control is gone: the fields of another panel have taken its place. */

import { expect, fakeClient, mount, settled } from '../address-entry/support.ts';
import { button } from '../element.support.ts';
import { fill, opened, typedHouse } from '../panels/manual/support.ts';

/** So much that the browser frees what nothing holds. */
async function makeGarbage(): Promise<void> {
  for (let time = 0; time < 5; time++) Array.from({ length: 100_000 }, (_, index) => ({ index }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** WebKit's process ended here, though not the first time. */
const times = navigator.vendor.startsWith('Apple') ? 4 : 1;

describe('the browser’s message on an element', () => {
  it('appears each time, however often its target has disappeared', async () => {
    const { element } = await mount(fakeClient());
    element.required = true;
    await settled(element);
    for (let time = 0; time < times; time++) {
      expect(element.reportValidity()).to.equal(false);
      element.enterManually();
      await opened(element);
      for (const [name, text] of Object.entries(typedHouse)) {
        expect(element.reportValidity()).to.equal(false);
        await fill(element, { [name]: text });
        await makeGarbage();
      }
      await fill(element, { street: '', building: '', postcode: '', locality: '' });
      button(element, 'Search for the address instead').click();
      await settled(element);
      await makeGarbage();
    }
    expect(element.reportValidity()).to.equal(false);
  });
});
