import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { closeBrowser } from '../support/process-browser.ts';
import { openCheckout, pick, search, tabToAddress, unfold } from './support.ts';

after(closeBrowser);

describe('the state log of the demo', () => {
  it('has a line for each transition, the newest first, with the complete state', async (t) => {
    const { page, close } = await openCheckout();
    t.after(close);
    const lines = page.locator('#state summary');
    await unfold(page, 'State');
    await tabToAddress(page);
    await search(page, 'julian', 'Julianastraat, Haarlem, opens more addresses');
    await pick(page, 'Julianastraat, Haarlem, opens more addresses');
    const chosen = lines.filter({ hasText: 'search/matchChosen' }).first();
    await chosen.waitFor();
    const asked = lines.filter({ hasText: 'country/countriesRequested' }).last();
    assert.match((await asked.textContent()) ?? '', /^country\/countriesRequested search, search, no session /);
    assert.match((await chosen.textContent()) ?? '', / search, search, session [0-9a-f]{8} search\.text "Haarlem, /);
    await chosen.focus();
    await page.keyboard.press('Enter');
    const state = JSON.parse((await page.locator('#state pre').textContent()) ?? '') as {
      search: { trail: unknown[] };
    };
    assert.equal(state.search.trail.length, 1);
    assert.deepEqual(await page.evaluate(() => window.breaches), []);
  });

  it('keeps the newest fifty lines', async (t) => {
    const { page, close } = await openCheckout();
    t.after(close);
    await unfold(page, 'State');
    await tabToAddress(page);
    await page.keyboard.type('a'.repeat(60));
    await page.locator('#state > li').nth(49).waitFor();
    assert.equal(await page.locator('#state > li').count(), 50);
  });
});
