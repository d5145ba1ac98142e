import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { once, oncePerObject, oncePerText, whileSame } from '../../src/core/once.ts';

/** Counts how often something is found. */
function counted<Given extends readonly unknown[]>() {
  const asked: Given[] = [];
  const find = (...given: Given) => {
    asked.push(given);
    return { given };
  };
  return { asked, find };
}

describe('a memoized result', () => {
  it('is not computed before it is needed, and never again', () => {
    const { asked, find } = counted<[]>();
    const found = once(() => find());
    assert.equal(asked.length, 0);
    assert.equal(found(), found());
    assert.equal(asked.length, 1);
  });

  it('is another one for each text', () => {
    const { asked, find } = counted<[string]>();
    const found = oncePerText((text) => find(text));
    assert.equal(found('nl'), found('nl'));
    assert.deepEqual(found('').given, ['']);
    assert.deepEqual(asked, [['nl'], ['']]);
  });

  it('is kept even if it is null', () => {
    let times = 0;
    const found = oncePerText(() => {
      times++;
      return null;
    });
    assert.deepEqual([found('nl'), found('nl'), times], [null, null, 1]);
  });

  it('is another one for each object, however alike', () => {
    const { asked, find } = counted<[object]>();
    const found = oncePerObject((about: object) => find(about));
    const [one, another] = [{}, {}];
    assert.equal(found(one), found(one));
    assert.notEqual(found(one), found(another));
    assert.equal(asked.length, 2);
  });

  it('is computed again when an argument changes', () => {
    const { asked, find } = counted<[string, object]>();
    const found = whileSame((text: string, about: object) => find(text, about));
    const about = {};
    assert.equal(found('a', about), found('a', about));
    found('b', about);
    found('b', {});
    found('a', about);
    assert.equal(asked.length, 4);
  });

  it('is computed again after it failed', () => {
    let times = 0;
    const found = oncePerText(() => {
      times++;
      if (times === 1) throw new Error('not yet');
      return times;
    });
    assert.throws(() => found('nl'));
    assert.equal(found('nl'), 2);
  });
});
