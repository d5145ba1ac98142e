import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { fileURLToPath } from 'node:url';
import { warnOnce } from '../../../src/elements/field/warn-once.ts';
import { sharedClient } from '../../../src/elements/requests/shared-client.ts';

const html = (status: number) =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

let proxies = 0;

describe('the console of a page', () => {
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

  it('has no message about a failing server, or an answer', async () => {
    assert.deepEqual(await ask(html(502), Response.json([]), Response.json({}, { status: 401 })), []);
  });

  it('has one message if the proxy answers with a page', async () => {
    const [note = '', ...more] = await ask(html(200), html(200), html(404));
    assert.match(note, /returned an HTML page/);
    assert.deepEqual(more, []);
  });

  it('has one message if the proxy refuses the page', async () => {
    const [note = '', ...more] = await ask(...[1, 2].map(() => Response.json({ detail: 'No.' }, { status: 403 })));
    assert.match(note, /refused this page \(403\).*X-Address-Client/);
    assert.deepEqual(more, []);
  });

  it('has one message for each invalid value, however often a framework sets it', async () => {
    for (const problem of ['country is missing', 'country is missing', 'it is no address'])
      warnOnce('wrong-value', problem);
    await import('../../../src/elements/field/developer-notes.ts');
    assert.equal(told.length, 2);
    assert.match(told[0] ?? '', /ignored.*country is missing\. See .*#wrong-value$/);
  });

  it('has messages whose solutions are on a page that has no others', async () => {
    const page = readFileSync(new URL('../../../docs/console.md', import.meta.url), 'utf8');
    const { sentences } = await import('../../../src/elements/field/developer-notes.ts');
    const [, ...sections] = page.split(/^## /m);
    assert.deepEqual(
      sections.map((section) => section.split('\n')[0]),
      Object.keys(sentences),
    );
    for (const section of sections) assert.ok(section.split('\n').slice(1).join(' ').trim().length > 100, section);
    for (const note of Object.keys(sentences) as (keyof typeof sentences)[]) warnOnce(note);
    await import('../../../src/elements/field/developer-notes.ts');
    assert.match(told.join(), /node_modules\/address-entry\/docs\/console\.md#no-proxy-url/);
  });

  it('has all messages that the elements can write, and nothing else', async () => {
    const { sentences } = await import('../../../src/elements/field/developer-notes.ts');
    const root = new URL('../../../src/', import.meta.url);
    const files = globSync('{client,core,elements,i18n}/**/*.ts', { cwd: fileURLToPath(root) });
    const code = files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
    const said = [...code.matchAll(/warnOnce\('([\w-]+)'/g)].map(([, note = '']) => note);
    assert.deepEqual([...new Set(said)].sort(), Object.keys(sentences).sort());
    assert.equal(code.match(/console\.\w+\(/g)?.length, 1);
  });
});
