import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse, v1 } from './parse-request.support.ts';

describe('a mount', () => {
  it('is required at the beginning of the path, complete and once', () => {
    const call = parse(`/address-api${v1}/country/NL`, '/address-api');
    assert.deepEqual(call, { operation: 'country', params: { country: 'NL' }, session: null });
    for (const path of [
      `${v1}/country/NL`,
      '/address-api',
      '/address-api/',
      `/address-apis${v1}/country/NL`,
      `/address-ap${v1}/country/NL`,
      `/x/address-api${v1}/country/NL`,
      `/address-api/address-api${v1}/country/NL`,
      `/Address-Api${v1}/country/NL`,
      `//address-api${v1}/country/NL`,
      `/address-api?${v1}/country/NL`,
    ]) {
      assert.equal(parse(path, '/address-api'), 'no-operation', path);
    }
  });

  it('may have several segments, and a fragment of the URL is not part of the path', () => {
    assert.equal(typeof parse(`/shop/api${v1}/country/NL`, '/shop/api'), 'object');
    const call = parse(`${v1}/country/NL#/more`);
    assert.deepEqual(typeof call === 'object' && call.params, { country: 'NL' });
  });
});

describe('a query', () => {
  const paramsOf = (query: string) => {
    const call = parse(`${v1}/validate/nld${query}`);
    return typeof call === 'object' ? call.params : call;
  };

  it('is split at its first question mark, and each pair at its first equals sign', () => {
    assert.deepEqual(paramsOf('?street=a?b=c'), { country: 'nld', street: 'a?b=c' });
    assert.deepEqual(paramsOf('?street=a=b&&region=c&'), { country: 'nld', street: 'a=b', region: 'c' });
    assert.deepEqual(paramsOf('?street=a+b%2Bc'), { country: 'nld', street: 'a b+c' });
  });

  it('needs one value that is not empty, and street and building in one form', () => {
    for (const query of ['', '?', '?street=', '?street', '?street=&region='])
      assert.equal(paramsOf(query), 'query', query);
    for (const query of ['?streetAndBuilding=a&street=b', '?streetAndBuilding=a&building=b']) {
      assert.equal(paramsOf(query), 'streetAndBuilding', query);
    }
    for (const query of ['?streetAndBuilding=a&street=&building=', '?streetAndBuilding=&street=b&building=c']) {
      assert.equal(typeof paramsOf(query), 'object', query);
    }
  });

  it('has each name once, even an empty one, and no other name', () => {
    for (const query of [
      '?street=a&street=a',
      '?street=&street=a',
      '?Street=a',
      '?street=a&x',
      '?country=nld',
      '?=a',
    ]) {
      assert.equal(paramsOf(query), 'query', query);
    }
    assert.equal(parse(`${v1}/country/NL?street=a`), 'query');
  });
});
