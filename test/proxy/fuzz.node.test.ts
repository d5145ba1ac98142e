import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  buildPath,
  matchPath,
  type OperationName,
  operationNames,
  ParameterError,
  type Params,
} from '../../src/contract/operations.ts';
import * as fc from '../support/random.ts';
import { createCanary } from './canary.ts';
import {
  authorization,
  bodies,
  createProxy,
  createRecordingService,
  createRequest,
  flushTasks,
  jsonResponse,
  noLimits,
  samples,
} from './support.ts';

const canary = createCanary();

const nasty = ['.', '..', '', '%2e%2e', '%2F', '/', '//', '\\', '__proto__', 'constructor', '\ud800', 'a\0b', '\u202e'];
const text = fc.oneof(
  fc.constantFrom(...nasty),
  fc.anyText({ maxLength: 30 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 10 }),
);

describe('the value of a parameter', () => {
  it('is the same after building and matching the path, or is refused', () => {
    const params = fc.record(
      { context: text, term: text, language: text, buildingListMode: text },
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(params, (given) => {
        let path: string;
        try {
          path = buildPath('suggest', given);
        } catch (error) {
          assert.ok(error instanceof ParameterError);
          return;
        }
        assert.equal(new URL(path, 'https://service.example').pathname, path, 'no parser folds it');
        assert.deepEqual(matchPath(path), { operation: 'suggest', params: given });
      }),
      {
        numRuns: 2_000,
        examples: nasty.map((value) => [{ context: 'nld', term: value, language: '', buildingListMode: '' }]),
      },
    );
  });

  it('reaches the service as the browser’s client sent it', async () => {
    const names: Readonly<Record<OperationName, string>> = {
      dutchByPostcode: 'houseNumberAddition',
      dutchByStreet: 'street',
      suggest: 'term',
      details: 'context',
      validate: 'locality',
      country: 'country',
      countries: '',
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...operationNames()), text, async (operation, value) => {
        const params: Params = { ...samples[operation], ...(names[operation] && { [names[operation]]: value }) };
        let path: string;
        try {
          path = buildPath(operation, params);
        } catch {
          return;
        }
        const { seen, fetch } = createRecordingService(async () => jsonResponse(bodies[operation]));
        const response = await createProxy(fetch, { limits: noLimits, ...canary.listeners })(
          createRequest(operation, params),
        );
        await canary.read(response);
        assert.ok(response.status < 500);
        if (response.status === 200) assert.equal(seen[0]?.url, new URL(path, 'https://service.example').href);
        else assert.equal(seen.length, 0);
      }),
      { numRuns: 400 },
    );
  });
});

describe('headers', () => {
  it('of the browser never reach the service, except for the session', async () => {
    const names = ['authorization', 'cookie', 'host', 'range', 'x-forwarded-for', 'x-autocomplete-session', 'origin'];
    const name = fc.oneof(fc.constantFrom(...names), fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/));
    const value = fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 6 }), async (given) => {
        const { seen, fetch } = createRecordingService(async () => jsonResponse(bodies.suggest));
        const headers = new Headers();
        for (const [key, text] of given) headers.append(key, text);
        const proxy = createProxy(fetch, { limits: noLimits, ...canary.listeners });
        const response = await proxy(createRequest('suggest', undefined, headers));
        await canary.read(response);
        assert.ok([200, 400, 403].includes(response.status), String(response.status));
        assert.equal(seen.length, response.status === 200 ? 1 : 0);
        for (const request of seen) {
          assert.deepEqual(
            [...request.headers.keys()],
            ['accept', 'authorization', 'user-agent', 'x-autocomplete-session'],
          );
          assert.equal(request.headers.get('authorization'), authorization);
        }
      }),
      { numRuns: 400, examples: [[[['host', 'evil.example']]], [[['x-autocomplete-session', 'a\u00ff']]]] },
    );
  });
});

describe('a body of the service', () => {
  /** Bodies that are cut off, mixed up, or changed in the middle. */
  const mutated = fc
    .tuple(fc.constantFrom(...operationNames()), fc.constantFrom(...operationNames()), fc.nat(400), fc.nat(400), text)
    .chain(([operation, other, from, to, middle]) => {
      const valid = JSON.stringify(bodies[operation]);
      const [start, end] = [from % (valid.length + 1), to % (valid.length + 1)];
      return fc.constantFrom(
        [operation, valid] as const,
        [operation, JSON.stringify(bodies[other])] as const,
        [operation, valid.slice(0, start)] as const,
        [operation, valid.slice(0, start) + middle + valid.slice(end)] as const,
        [operation, valid.replaceAll(/"[^"]*"/g, (found, at: number) => (at > start ? '"__proto__"' : found))] as const,
        [operation, valid.replace(/\d+/, '1e400')] as const,
        [operation, '['.repeat(from * 50) + valid] as const,
      );
    });

  it('leads to JSON in the shape of the contract or to problem details, whatever was done to it', async () => {
    await fc.assert(
      fc.asyncProperty(mutated, async ([operation, body]) => {
        const headers = { 'content-type': 'application/json' };
        const { fetch } = createRecordingService(async () => new Response(body, { headers }));
        const response = await createProxy(fetch, { limits: noLimits, ...canary.listeners })(createRequest(operation));
        const answer = await canary.read(response);
        assert.doesNotThrow(() => JSON.parse(answer));
        assert.ok([200, 502].includes(response.status), String(response.status));
        assert.equal(response.headers.get('content-type')?.includes('problem'), response.status === 502);
        if (response.status === 200) assert.equal(answer, new TextDecoder().decode(new TextEncoder().encode(body)));
      }),
      { numRuns: 400 },
    );
  });
});

describe('the credentials', () => {
  it('were in no response, log entry or event of the tests above', async () => {
    await flushTasks();
    canary.assertSilence(400 * 5);
  });
});
