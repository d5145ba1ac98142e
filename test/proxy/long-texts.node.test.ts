import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textMaxLength } from '../../src/contract/schema.ts';
import { withShortTexts } from '../../src/proxy/answer-text.ts';
import * as fc from '../support/random.ts';
import { bodies, createProxy, createRequest, jsonResponse } from './support.ts';

describe('a text from the service that is longer than any address', () => {
  it('is truncated before it reaches the browser, and the rest of the answer is unchanged', async () => {
    const [match] = (bodies.suggest as { readonly matches: readonly object[] }).matches;
    const label = 'x'.repeat(10_241);
    const proxy = createProxy(async () => jsonResponse({ newContext: null, matches: [{ ...match, label }, match] }));
    const { matches } = (await (await proxy(createRequest('suggest'))).json()) as typeof bodies.suggest & {
      readonly matches: readonly { readonly label: string }[];
    };
    assert.equal(matches[0]?.label.length, textMaxLength);
    assert.deepEqual(matches[1], match);
  });

  it('is not truncated within a character', () => {
    const text = `${'x'.repeat(textMaxLength - 1)}\u{1f3e0}${'x'.repeat(9)}`;
    assert.equal(withShortTexts(JSON.stringify(text)), JSON.stringify('x'.repeat(textMaxLength - 1)));
  });

  it('is the only thing that changes: all other answers pass unchanged', () => {
    fc.assert(fc.property(fc.json(), (json) => assert.equal(withShortTexts(json), json)));
  });
});
