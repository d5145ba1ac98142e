import assert from 'node:assert/strict';
import { after, describe, it, mock } from 'node:test';
import { openPage, time } from './plain-page.ts';
import { type Fate, slowService } from './plain-service.ts';

/** A page whose service does this with one request after the other. */
async function pageOf(...outcomes: readonly Fate['outcome'][]) {
  const { client, asked } = slowService(outcomes.map((outcome) => ({ delay: 50, outcome })));
  const page = await openPage(client, { name: 'a', country: 'NL' });
  return { ...page, asked };
}

describe('what a plain model of an entry found', () => {
  mock.method(console, 'warn', () => undefined);
  after(() => mock.restoreAll());

  for (const fixed of ['read-only', 'disabled'] as const) {
    it(`a ${fixed} control gets no address by trying again what failed before`, async () => {
      const page = await pageOf('answered', 'unavailable', 'answered');
      page.acts.types('dam');
      await time.pass(1000);
      await page.acts.chooses(0);
      await time.pass(1000);
      page.acts[fixed](true);
      await time.pass(1000);
      page.asked.splice(0);
      page.acts.retries();
      await time.pass(1000);
      assert.equal(page.observe().value, null);
      assert.deepEqual(page.asked, []);
      page.acts[fixed](false);
      await time.pass(1000);
      page.acts.retries();
      await time.pass(1000);
      assert.equal(page.observe().value, 'Dam 1 Amsterdam autocomplete ');
      page.close();
    });
  }

  it('the number of a house stays with its street if the country’s fields have one line for both', async () => {
    const page = await pageOf('unavailable');
    const house = { street: 'Pennsylvania Avenue NW', building: '1001', locality: 'Washington', region: 'DC' };
    page.acts['page country']('US');
    page.acts['page value']({ ...house, country: 'US', postcode: '20004' });
    await time.pass(2000);
    page.acts['page manual']();
    await time.pass(2000);
    assert.equal(page.textOf('street'), '1001 Pennsylvania Avenue NW');
    assert.equal(page.observe().step, 'manual');
    page.acts.writes('postcode', '20005');
    page.acts.leaves();
    await time.pass(2000);
    assert.deepEqual(page.element.value?.mailLines, ['1001 Pennsylvania Avenue NW', 'WASHINGTON, DC 20005']);
    page.close();
  });
});
