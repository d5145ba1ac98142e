import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readability } from '../support/readability.ts';

const rounded = (page: string) => {
  const { ease, grade } = readability(page);
  return [Math.round(ease), Math.round(grade)];
};

describe('the readability of a page', () => {
  it('is that of Flesch and Kincaid', () => {
    // Six words of one syllable: 206.835 - 6.09 - 84.6, and 2.34 + 11.8 - 15.59.
    assert.deepEqual(rounded('The cat sat on the mat.\n'), [116, -1]);
  });

  it('falls with long sentences and long words', () => {
    const easy = readability('Type the postcode. Choose your house.');
    const hard = readability('Authentication information necessitates considerable consideration.');
    assert.ok(easy.ease > hard.ease && easy.grade < hard.grade);
  });

  it('is that of sentences: neither of headings nor of code nor of tables', () => {
    const sentence = 'The cat sat on the mat.';
    const page = `# Considerable authentication\n\n${sentence}\n\n| international | addresses |\n\n\`\`\`ts\nconst international = 1;\n\`\`\`\n`;
    assert.deepEqual(readability(page), readability(sentence));
  });

  it('is zero for a page without a sentence', () => assert.deepEqual(readability('# Title\n'), { ease: 0, grade: 0 }));
});
