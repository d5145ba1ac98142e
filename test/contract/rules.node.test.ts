import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contextPattern, loopbackPattern } from '../../src/contract/rules.ts';

/** A host as the platform reads it in a URL: `127.1` is `127.0.0.1` there. */
const hostOf = (text: string) => new URL(`http://${text}/`).hostname;

describe('a host is this machine', () => {
  for (const host of [
    'localhost',
    'LOCALHOST',
    '127.0.0.1',
    '127.1',
    '127.12.34.250',
    '0x7f000001',
    '[::1]',
    '[0::1]',
  ]) {
    it(`as ${host}`, () => assert.match(hostOf(host), loopbackPattern));
  }
});

describe('a host is another machine', () => {
  for (const host of [
    'my-localhost',
    'localhost.shop.test',
    '127.0.0.1.shop.test',
    'a127.0.0.1.shop.test',
    'x.127.0.0.1.test',
    '128.0.0.1',
    '12.7.0.1',
    '[::2]',
    '[::ffff:127.0.0.1]',
  ]) {
    it(`as ${host}`, () => assert.doesNotMatch(hostOf(host), loopbackPattern));
  }

  it('whatever stands before or after what a URL would not have there', () => {
    for (const host of [
      'localhost\n',
      ' localhost',
      '127.0.0',
      '127.0.0.',
      '127.a.b.c',
      '1127.0.0.1',
      '[::1]x',
      'x[::1]',
    ]) {
      assert.doesNotMatch(host, loopbackPattern, host);
    }
  });
});

describe('a context', () => {
  it('is a country’s code and anything that a header and a log can hold', () => {
    for (const context of ['nld', 'nldAbc+/=', 'nld é 😀', `bel${'x'.repeat(2_000)}`])
      assert.match(context, contextPattern);
  });

  it('has no character of control, also not at its end', () => {
    for (const context of ['nld\n', 'nldAbc\r', 'nld\u0000Abc', 'nldAbc\u0085', 'NLD', 'nl', '']) {
      assert.doesNotMatch(context, contextPattern, JSON.stringify(context));
    }
  });
});
