import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OperationName } from '../../src/contract/operations.ts';
import type { AddressProxyOptions } from '../../src/proxy.ts';
import { bodies, createProxy, createRequest, flushTasks, jsonResponse } from './support.ts';

const ask = async (operation: OperationName, body: unknown, options: Partial<AddressProxyOptions> = {}) => {
  const response = await createProxy(async () => jsonResponse(body), options)(createRequest(operation));
  assert.equal(response.status, 200);
  return response.text();
};

const [country] = bodies.countries as readonly object[];
const details = bodies.details as object;
const suggestion = (bodies.suggest as { matches: readonly object[] }).matches[0];

describe('unknown members of an answer', () => {
  it('pass unchanged while they are short, including white space', async () => {
    const text = `[ ${JSON.stringify({ ...country, flag: '🇳🇱' })} ]`;
    const answer = await createProxy(
      async () => new Response(text, { headers: { 'content-type': 'application/json' } }),
    )(createRequest('countries'));
    assert.equal(await answer.text(), text);
  });

  it('pass with 16,384 characters in total, and are dropped with one more', async () => {
    // One text alone may have 10,240.
    const answerWith = (length: number) => [{ ...country, extra: 'x'.repeat(8_000), extr2: 'x'.repeat(length) }];
    // `,"extra":""` has eleven characters.
    const longest = answerWith(16_384 - 8_000 - 22);
    assert.equal(await ask('countries', longest), JSON.stringify(longest));
    assert.equal(await ask('countries', answerWith(16_384 - 8_000 - 21)), JSON.stringify([country]));
  });

  it('are not counted if known members are long', async () => {
    const long = {
      matches: [{ ...suggestion, label: 'x'.repeat(10_240), description: 'x'.repeat(10_240), tags: ['a'], more: 1 }],
    };
    assert.equal(await ask('suggest', long), JSON.stringify(long));
  });

  it('are dropped at every depth by an option', async () => {
    const answer = {
      newContext: null,
      account: { balance: 1 },
      matches: [{ ...suggestion, highlights: [[0, 4]], tags: ['a'], score: 0.5, nested: { value: 'x' } }],
    };
    const known = { newContext: null, matches: [{ ...suggestion, highlights: [[0, 4]], tags: ['a'] }] };
    assert.deepEqual(JSON.parse(await ask('suggest', answer, { unknownMembers: 'drop' })), known);
  });

  it('are dropped even if they are named like a member that every object inherits', async () => {
    const text =
      '[{"name":"The Netherlands","iso3":"NLD","iso2":"NL","__proto__":{"a":1},"constructor":1,"toString":2}]';
    const answer = await createProxy(
      async () => new Response(text, { headers: { 'content-type': 'application/json' } }),
      { unknownMembers: 'drop' },
    )(createRequest('countries'));
    assert.equal(await answer.text(), '[{"name":"The Netherlands","iso3":"NLD","iso2":"NL"}]');
  });

  it('do not include the details of an address, which differ from country to country', async () => {
    const answer = { ...details, details: { nldProvince: { name: 'Utrecht', extra: 1 } }, more: 1 };
    const known = { ...details, details: answer.details };
    assert.deepEqual(JSON.parse(await ask('details', answer, { unknownMembers: 'drop' })), known);
  });

  it('are subtracted from the bytes in the log', async () => {
    const logged: number[] = [];
    const onRequest = ({ bytes }: { bytes: number }) => logged.push(bytes);
    const options = { unknownMembers: 'drop' as const, onRequest };
    const text = await ask('countries', [{ ...country, name: 'Åland', extra: 'x'.repeat(500) }], options);
    await flushTasks();
    assert.deepEqual(logged, [Buffer.byteLength(text)]);
  });
});
