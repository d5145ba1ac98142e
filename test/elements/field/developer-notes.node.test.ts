import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { warnOnce } from '../../../src/elements/field/warn-once.ts';
import { sharedClient } from '../../../src/elements/requests/shared-client.ts';

const html = (status: number) =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

let proxies = 0;

describe('the developer of a page', () => {
  const told: string[] = [];
  beforeEach(() => {
    told.length = 0;
    mock.method(console, 'warn', (text: string) => told.push(text));
  });
  afterEach(() => mock.restoreAll());

  /** The countries are asked for, in vain; then what was told. */
  async function ask(...answers: Response[]): Promise<readonly string[]> {
    for (const answer of answers) {
      mock.method(globalThis, 'fetch', async () => answer.clone());
      const client = sharedClient({ client: null, proxyUrl: `http://shop.test/notes-${proxies++}` });
      await client?.countries().catch(() => {});
    }
    await import('../../../src/elements/field/developer-notes.ts');
    return told;
  }

  it('hears nothing of a server in trouble, or of an answer', async () => {
    assert.deepEqual(await ask(html(502), Response.json([]), Response.json({}, { status: 401 })), []);
  });

  it('hears once that the proxy answers with a page', async () => {
    const [note = '', ...more] = await ask(html(200), html(200), html(404));
    assert.match(note, /answers with a page \(text\/html\)/);
    assert.deepEqual(more, []);
  });

  it('hears once that the proxy refuses the page', async () => {
    const [note = '', ...more] = await ask(...[1, 2].map(() => Response.json({ detail: 'No.' }, { status: 403 })));
    assert.match(note, /refuses this page \(403\).*X-Address-Client/);
    assert.deepEqual(more, []);
  });

  it('hears once of each value that is not taken, however often a framework sets it', async () => {
    for (const problem of ['country is missing', 'country is missing', 'it is no address'])
      warnOnce('wrong-value', problem);
    await import('../../../src/elements/field/developer-notes.ts');
    assert.equal(told.length, 2);
    assert.match(told[0] ?? '', /not taken.*country is missing\. See .*#wrong-value$/);
  });

  it('finds a section of the documentation for each note', async () => {
    const page = readFileSync(new URL('../../../docs/troubleshooting.md', import.meta.url), 'utf8');
    for (const note of [
      'no-proxy-url',
      'html-answer',
      'forbidden',
      'no-field',
      'wrong-value',
      'former-name',
    ] as const) {
      warnOnce(note);
      assert.match(page, new RegExp(`^## ${note}$`, 'm'));
    }
    await import('../../../src/elements/field/developer-notes.ts');
    assert.match(told.join(), /docs\/troubleshooting\.md#no-proxy-url/);
  });
});
