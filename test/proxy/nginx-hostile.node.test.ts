import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { operationNames } from '../../src/contract/operations.ts';
import { assertHarmless, assertOurs, linesFor, mount, plain, write } from './hostile.ts';
import { type NginxAndService, skip, startNginxAndService } from './nginx.ts';
import { runConcurrently, sendRaw } from './server.ts';

/** nginx answers or closes every connection by itself, so only a test that hangs is ended by this time. */
const idleTimeoutMs = 600_000;

/** Statuses for an unknown transfer encoding and an unknown version of HTTP (RFC 9110 §15.6.2, §15.6.6). */
const refusals = [501, 505];

describe('a hostile request to nginx alone', { skip }, () => {
  let front: NginxAndService;
  before(async () => {
    front = await startNginxAndService({ withoutLimits: true });
  });
  after(() => front.close());

  for (const operation of operationNames()) {
    const lines = linesFor(operation);
    it(`gets nothing but ${operation} out of the service, in ${lines.length} forms`, async () => {
      await runConcurrently(lines, 16, async (line) => {
        assertHarmless(await sendRaw(front.port, line, idleTimeoutMs), line, refusals);
      });
      // At least 20 must reach the service in a harmless form, or the assertions on them would prove nothing.
      assert.ok(front.seen.length >= 20, `only ${front.seen.length} requests reached the service`);
      for (const seen of front.seen.splice(0)) assertOurs(seen);
      assert.match(await sendRaw(front.port, write(mount + plain.country), idleTimeoutMs), /^HTTP\/1\.1 200 /);
      front.seen.length = 0;
    });
  }

  // A regular expression that can match in many ways backtracks; at its limit nginx quotes the query in the error log.
  const tangled = [
    `?${'postcode='.repeat(800)}&bad`,
    `?${'region='.repeat(30)}&`,
    `?postcode=${'?a='.repeat(2_000)}`,
    `?${Array.from({ length: 1_000 }, (_, index) => `&a${index}=`).join('')}`,
    `?street=${'&building='.repeat(700)}&`,
  ];
  for (const query of tangled) {
    it(`makes no regular expression backtrack: ${query.slice(0, 24)}… with ${query.length} characters`, async () => {
      const said = await sendRaw(front.port, write(mount + plain.validate.split('?', 1)[0] + query), idleTimeoutMs);
      assert.match(said, /^HTTP\/1\.1 (?:404|200) /);
      assert.ok(!front.nginx.read('address-error.log').includes('pcre'));
    });
  }
});
