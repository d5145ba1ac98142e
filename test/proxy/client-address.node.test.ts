import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { networksOf, truncatedNetwork, unknownClient } from '../../src/proxy/client-address.ts';
import { addressHeader, forwardedFor, socketAddress } from '../../src/proxy.ts';

const request = (headers: Record<string, string> = {}) => new Request('http://shop.test/', { headers });

describe('the client’s IP address', () => {
  for (const [what, platform] of [
    ['Node', { incoming: { socket: { remoteAddress: '192.0.2.1' } } }],
    ['Deno', { remoteAddr: { hostname: '192.0.2.1' } }],
    ['Bun', { requestIP: () => ({ address: '192.0.2.1' }) }],
  ] as const) {
    it(`is the other end of the connection under ${what}`, () => {
      assert.equal(socketAddress(request(), platform), '192.0.2.1');
    });
  }

  it('is null if the platform does not pass it', () => {
    for (const platform of [undefined, null, {}, 'text', { incoming: null }, { requestIP: () => null }]) {
      assert.equal(socketAddress(request({ 'x-forwarded-for': '192.0.2.1' }), platform), null);
    }
  });

  it('is the entry that trusted servers wrote, never one that the client wrote', () => {
    const forged = request({ 'x-forwarded-for': '1.1.1.1, 192.0.2.1,192.0.2.2' });
    assert.equal(forwardedFor(1)(forged, null), '192.0.2.2');
    assert.equal(forwardedFor(2)(forged, null), '192.0.2.1');
    assert.equal(forwardedFor(4)(forged, null), null);
    assert.equal(forwardedFor()(request(), null), null);
    assert.throws(() => forwardedFor(0), TypeError);
  });

  it('can come from a header of the platform', () => {
    assert.equal(addressHeader('CF-Connecting-IP')(request({ 'cf-connecting-ip': '192.0.2.1' }), null), '192.0.2.1');
  });
});

describe('the networks of an address', () => {
  for (const [address, narrowest, truncated] of [
    ['192.0.2.17', '192.0.2.17', '192.0.2.0/24'],
    ['192.0.2.17:1234', '192.0.2.17', '192.0.2.0/24'],
    ['::ffff:192.0.2.17', '192.0.2.17', '192.0.2.0/24'],
    // IPv4 behind a translator into an IPv6 network (RFC 6052).
    ['64:ff9b::192.0.2.17', '192.0.2.17', '192.0.2.0/24'],
    ['64:ff9b:1::192.0.2.17', '64:ff9b:1:0::/64', '64:ff9b:1::/48'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['fe80::1%en0.100', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['256.1.1.1', null, null],
    ['1.2.3', null, null],
    ['010.1.1.1', null, null],
    ['0x7f000001', null, null],
    ['1::2::3', null, null],
    ['unknown', null, null],
    ['::1]/x', null, null],
    ['', null, null],
  ] as const) {
    it(`begin with ${narrowest} for "${address}"`, () => {
      const client = networksOf(address);
      assert.equal(client?.[0] ?? null, narrowest);
      assert.equal(truncatedNetwork(client ?? unknownClient), truncated);
    });
  }

  it('are the /64, the /56 and the /48 of an IPv6 address, and only the address for IPv4', () => {
    assert.deepEqual(networksOf('2001:db8:1:abcd::1'), [
      '2001:db8:1:abcd::/64',
      '2001:db8:1:ab00::/56',
      '2001:db8:1::/48',
    ]);
    assert.deepEqual(networksOf('192.0.2.17'), ['192.0.2.17']);
  });
});
