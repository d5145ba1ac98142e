import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filled } from '../../src/i18n/filled.ts';

describe('a message with placeholders', () => {
  it('has each value in its place, unchanged', () => {
    const values = { addition: '$& a', house: 'Dam {addition}' };
    assert.equal(filled('“{addition}” is not known at {house}.', values), '“$& a” is not known at Dam {addition}.');
  });

  it('keeps a placeholder without a value', () => {
    assert.equal(filled('In {country}?', {}), 'In {country}?');
  });

  it('keeps a value in its own direction in right-to-left text', () => {
    assert.equal(filled('مثل {example}.', { example: '2012 ES' }), 'مثل \u20682012 ES\u2069.');
  });
});
