import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AddressClient } from '../../../../src/client/client.ts';
import { performValidation } from '../../../../src/elements/panels/manual/panel.ts';
import { askedIn, committed, run } from '../../../support/manual.ts';

const request = askedIn(run({}, committed()));

/** Rejected promises without a handler. */
const unhandled: unknown[] = [];
const hear = (reason: unknown) => unhandled.push(reason);

before(() => process.on('unhandledRejection', hear));
after(() => process.off('unhandledRejection', hear));

/** A page's client, of which only this is asked. */
const clientThat = (validate: () => unknown) => ({ validate }) as unknown as AddressClient;

const mistakes: Readonly<Record<string, () => unknown>> = {
  'throws at once': () => {
    throw new TypeError('a mistake of the page');
  },
  rejects: () => Promise.reject(new TypeError('a mistake of the page')),
  'answers with nothing': async () => null,
  'returns no promise': () => undefined,
};

describe('a client of the page that validates', () => {
  for (const [what, validate] of Object.entries(mistakes)) {
    it(`has only a failed validation if it ${what}`, async () => {
      const event = await performValidation(request, clientThat(validate), new AbortController().signal);
      const problem = { reason: 'unexpected', operation: 'validate', status: null, retryAfter: null, limit: null };
      assert.deepEqual(event, { type: 'validationFailed', request, problem });
      // A rejection counts as unhandled when all that is due has run.
      await new Promise((resolve) => setImmediate(resolve));
      assert.deepEqual(unhandled, []);
    });
  }
});
