/** The commands that run tests choose the files that were asked for, and no others. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { groupsOf, sameInEveryEngine } from '../support/browser-suites.ts';
import { selectTests, testFilesIn } from '../support/test-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the words of `npm test`', () => {
  it('leave tests of another engine to a run in that engine, and to their own name', () => {
    const file = 'test/e2e/webkit.node.test.ts';
    assert.equal(selectTests(root, []).node.includes(file), false);
    assert.deepEqual(selectTests(root, ['e2e/webkit']).node, [file]);
    const { engines, node } = selectTests(root, ['--engine=all']);
    assert.equal(node.includes(file), engines.length > 1);
  });
});

describe('the engines of a run in browsers', () => {
  const { browser: files } = testFilesIn(root, []);
  const engines = ['chromium', 'firefox', 'webkit'] as const;
  const filesIn = (engine: (typeof engines)[number], groups = groupsOf(files, engines, false)) =>
    groups.filter((group) => group.engines.includes(engine)).flatMap((group) => group.files);

  it('each get every file once, except for those that are the same in all of them', () => {
    assert.deepEqual([...filesIn('chromium')].sort(), [...files]);
    for (const engine of ['firefox', 'webkit'] as const) {
      const left = files.filter((file) => !filesIn(engine).includes(file));
      assert.ok(left.every((file) => Object.keys(sameInEveryEngine).some((beginning) => file.startsWith(beginning))));
      assert.equal(filesIn(engine).length + left.length, files.length);
    }
    assert.deepEqual(filesIn('webkit', groupsOf(files, engines, true)), files);
    assert.deepEqual(filesIn('firefox', groupsOf(files, ['firefox'], false)), files);
  });

  it('only have reasons for existing files', () => {
    for (const beginning of Object.keys(sameInEveryEngine))
      assert.ok(
        files.some((file) => file.startsWith(beginning)),
        beginning,
      );
  });
});

describe('the options of `npm test`', () => {
  it('choose engines; the default is Chromium', () => {
    assert.deepEqual(selectTests(root, []).engines, ['chromium']);
    assert.deepEqual(selectTests(root, ['slots', '--engine=chromium']).engines, ['chromium']);
    assert.ok(selectTests(root, ['--engine=all']).engines.includes('chromium'));
  });

  it('choose a late engine, only for the browser tests of elements', () => {
    const { node, browser, isEngineLate } = selectTests(root, ['--engine-late']);
    assert.deepEqual([node, isEngineLate], [[], true]);
    assert.ok(browser.length > 0 && browser.every((file) => file.startsWith('test/elements/')));
    assert.equal(selectTests(root, []).isEngineLate, false);
    assert.deepEqual(selectTests(root, ['slots', '--engine-late']).browser, ['test/elements/field/slots.test.ts']);
  });

  it('run every suite in every engine: `--every-suite`, and words', () => {
    assert.equal(selectTests(root, ['--engine=all']).isEverySuite, false);
    assert.equal(selectTests(root, ['--engine=all', '--every-suite']).isEverySuite, true);
    assert.equal(selectTests(root, ['slots', '--engine=all']).isEverySuite, true);
  });

  it('are refused with a sentence if they do not exist', () => {
    assert.throws(() => selectTests(root, ['--engine=opera']), { message: /no engine "opera"/ });
    assert.throws(() => selectTests(root, ['--fast']), { message: /no option --fast/ });
    assert.throws(() => selectTests(root, ['slott', 'nosuch']), {
      message: /^No test file has slott or nosuch in its path/,
    });
  });
});
