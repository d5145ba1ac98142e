import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { createTestClient } from '../../src/testing.ts';
import { loadElements, templates } from './server-templates.ts';

// In a process of its own: what was said once is not said again.
it('a server renders without a request or a console message', async () => {
  const said: unknown[] = [];
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    mock.method(console, level, (...words: unknown[]) => said.push(words.join(' ')));
  }
  await loadElements();
  let asked = 0;
  const countries = async () => {
    asked += 1;
    return [];
  };
  const client = { ...createTestClient(), countries };
  await collectResult(render(html`<address-entry country="NL" .client=${client}></address-entry>`));
  await collectResult(render(Object.values(templates)));
  // What follows from a rendering, follows in microtasks.
  await setImmediate();
  mock.restoreAll();
  assert.deepEqual([asked, said], [0, []]);
});
