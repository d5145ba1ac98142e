import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type OperationName, operationNames } from '../../src/contract/operations.ts';
import { mount, routes } from './hostile.ts';
import { harmlessTexts, pathLikeValues } from './path-like.ts';
import { bodies, createProxy, createRecordingService, createRequest, jsonResponse } from './support.ts';

const { headers } = createRequest('suggest');

/** The answer to a path, and the URLs that reached the service. */
async function ask(operation: OperationName, path: string) {
  const service = createRecordingService(async () => jsonResponse(bodies[operation]));
  const answer = await createProxy(service.fetch, { mount })(
    new Request(`http://shop.test${mount}${path}`, { headers }),
  );
  return { status: answer.status, body: await answer.json(), urls: service.seen.map(({ url }) => url) };
}

/** The operations in which a text of any length may stand. An addition has six characters at most. */
const withText = operationNames().filter((name) => ['dutchByStreet', 'suggest', 'details', 'country'].includes(name));

describe('a value that would be a path if it were decoded again', () => {
  for (const operation of withText) {
    it(`is refused in a path of ${operation}`, async () => {
      for (const value of pathLikeValues) {
        // A context begins with a country, so that only what follows a separator can be a segment of its own.
        const place = operation === 'details' ? `%2f${value}` : value;
        const { status, urls } = await ask(operation, routes[operation](place));
        assert.deepEqual([status, urls], [400, []], value);
      }
    });
  }

  it('is refused in a query', async () => {
    for (const value of pathLikeValues) {
      const { status, body, urls } = await ask('validate', routes.validate(`nld?street=${value}`));
      assert.deepEqual([status, body.parameter, urls], [400, 'street', []], value);
    }
  });
});

describe('an address that only looks like a path', () => {
  for (const operation of withText) {
    it(`reaches the service in a path of ${operation}`, async () => {
      for (const text of harmlessTexts) {
        const path = routes[operation](encodeURIComponent(text));
        const { status, urls } = await ask(operation, path);
        assert.deepEqual([status, urls], [200, [`https://service.example${path}`]], text);
      }
    });
  }

  it('reaches the service in a query, even if it is two dots', async () => {
    for (const text of [...harmlessTexts, '.', '..']) {
      const path = routes.validate(`nld?street=${encodeURIComponent(text)}`);
      const { status, urls } = await ask('validate', path);
      assert.deepEqual([status, urls.length], [200, 1], text);
      assert.equal(new URL(urls[0] ?? '').searchParams.get('street'), text);
    }
  });
});
