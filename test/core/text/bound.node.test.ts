import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bounded, charactersMax, linesMax } from '../../../src/core/text/bound.ts';

describe('the part of a text that is parsed', () => {
  it('is all of a short one', () => {
    assert.deepEqual(bounded(' Dam 1\nAmsterdam '), { read: 'Dam 1\nAmsterdam', beyond: '', isLong: false });
  });

  it('is limited in lines, and the others are kept', () => {
    const lines = Array.from({ length: linesMax + 2 }, (_, index) => `line ${index}`);
    const { read, beyond, isLong } = bounded(lines.join('\r\n'));
    assert.deepEqual([read.split('\r\n').length, beyond.split('\r\n').length, isLong], [linesMax, 2, false]);
  });

  it('is limited in characters, to the end of a word, and the others are kept', () => {
    const text = 'Julianastraat '.repeat(2 * charactersMax).trim();
    const { read, beyond, isLong } = bounded(text);
    assert.ok(read.length <= charactersMax && isLong, String(read.length));
    assert.equal(`${read.trim()} ${beyond}`, text);
    assert.equal(bounded('x'.repeat(2 * charactersMax)).read.length, charactersMax);
  });

  it('ends at a whole character, even one of two code units', () => {
    assert.doesNotThrow(() => encodeURIComponent(bounded(`x${'😀'.repeat(charactersMax)}`).read));
  });
});
