import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { type AddressClient, createAddressClient } from '../../../src/client.ts';
import { askInTime } from '../../../src/elements/requests/foreign-answer.ts';

const page = new EventTarget();
const turn = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
  mock.timers.enable({ apis: ['setTimeout'] });
});
afterEach(() => {
  mock.timers.reset();
  Reflect.deleteProperty(globalThis, 'addEventListener');
});

/** The page is back, and some time passes. */
async function comeBack(milliseconds: number): Promise<void> {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  for (const tick of [milliseconds, 1]) {
    await turn();
    mock.timers.tick(tick);
  }
  await turn();
}

const ask = (client: AddressClient, signal: AbortSignal) =>
  askInTime<object>(
    'countries',
    client,
    signal,
    async (service, own) => ({ answer: await service.countries({ signal: own }) }),
    (problem) => ({ problem }),
  );

describe('a request in a page that was in the back/forward cache', () => {
  it('is sent again a second later if its answer was lost', async () => {
    let sent = 0;
    const fetch = (request: Request) => {
      if (sent++ > 0) return Promise.resolve(Response.json([]));
      return new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    };
    const asked = ask(
      createAddressClient({ baseUrl: 'https://shop.example/address-api', fetch }),
      new AbortController().signal,
    );
    await turn();
    await comeBack(900);
    assert.equal(sent, 1, 'other browsers deliver the answer');
    await comeBack(1_000);
    assert.deepEqual([await asked, sent], [{ answer: [] }, 2]);
  });

  it('is never sent again once it was aborted, even by a client that ignores that', async () => {
    let sent = 0;
    const countries = () => {
      sent++;
      return new Promise<never>(() => {});
    };
    const over = new AbortController();
    const asked = ask({ countries } as unknown as AddressClient, over.signal);
    await turn();
    over.abort();
    await assert.rejects(asked);
    await comeBack(1_000);
    await comeBack(1_000);
    assert.equal(sent, 1);
  });
});
