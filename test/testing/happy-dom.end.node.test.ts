import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { Window } from 'happy-dom';
import { installWindow } from './documents.ts';

it('a document that is destroyed while an element updates, as at the end of a test, leaves no error behind', async () => {
  const window = new Window({ url: 'http://localhost/' });
  const document = installWindow(window);
  await import('../../src/index.ts');
  const { createTestClient, typeAddress } = await import('../../src/testing.ts');
  const members = { client: createTestClient(), country: 'NL' };
  const element = Object.assign(document.createElement('address-entry'), members);
  document.body.append(element);
  await typeAddress(element, 'dam');
  element.requestUpdate();
  // Nothing awaits this, as nothing awaits an answer that comes when the test is over.
  const closed = window.happyDOM.close();
  assert.equal(element.shadowRoot, null);
  element.label = 'Address';
  // An error would be a rejection without a handler, which fails the test.
  await Promise.all([closed, setImmediate()]);
});
