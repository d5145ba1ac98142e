/** A browser that ends in the middle of the tests costs one file a second run, and no other file anything. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { browserEnded, webkitLauncher, webkitMissing } from '../support/webkit.ts';

describe('a WebKitGTK that exits while a file runs', { skip: webkitMissing }, () => {
  it('fails that file for a reason that the run recognises, and is started again for the next', async () => {
    const launcher = webkitLauncher();
    try {
      await launcher.startSession('first', 'about:blank');
      await launcher.getPage().stop();
      assert.equal(await launcher.getBrowserUrl?.('first'), undefined);
      assert.deepEqual(await launcher.stopSession('first'), { errors: [{ message: browserEnded }] });
      await launcher.startSession('second', 'about:blank');
      assert.equal(await launcher.getBrowserUrl?.('second'), 'about:blank');
      assert.deepEqual(await launcher.stopSession('second'), {});
    } finally {
      await launcher.stop?.();
    }
  });
});
