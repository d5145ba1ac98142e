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

  it('whatever precedes or follows it, unless a URL could not have it there', () => {
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
  it('is a country’s code, then anything that a header and a log can contain', () => {
    for (const context of ['nld', 'nldAbc+/=', 'nld é 😀', `bel${'x'.repeat(2_000)}`])
      assert.match(context, contextPattern);
  });

  it('has no control character, not even at its end', () => {
    for (const context of ['nld\n', 'nldAbc\r', 'nld\u0000Abc', 'nldAbc\u0085', 'NLD', 'nl', '']) {
      assert.doesNotMatch(context, contextPattern, JSON.stringify(context));
    }
  });
});
