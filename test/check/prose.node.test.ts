import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { proseProblems } from '../support/prose.ts';

const problemsIn = (page: string) => proseProblems('page.md', page);
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('a sentence of the documentation', () => {
  it('has at most 30 words, and is reported by file and line', () => {
    assert.deepEqual(problemsIn(`# Title\n\nShort. A ${words(29)}.\n`), []);
    assert.deepEqual(problemsIn(`# Title\n\nShort.\nA ${words(30)}.\n`), [
      'page.md:4 a sentence of 31 words: at most 30 are read once',
    ]);
  });

  it('ends at a full stop before a new one, and at the end of a paragraph or an item of a list', () => {
    const half = words(20);
    for (const page of [
      `${half}. A ${half}.`,
      `${half}\n\n${half}`,
      `- ${half}\n- ${half}\n`,
      `1. ${half}\n2. ${half}\n`,
    ])
      assert.deepEqual(problemsIn(page), [], page);
    assert.equal(problemsIn(`${half}, e.g. ${half}.`).length, 1);
    assert.equal(problemsIn(`${half}\n${half}`).length, 1);
  });

  it('is prose: neither code nor a table nor a heading nor a comment', () => {
    const long = words(40);
    for (const page of [
      `\`\`\`ts\n${long}\n\`\`\``,
      `| ${long} |`,
      `## ${long}`,
      `<!-- ${long} -->`,
      `\`${long}\` is short.`,
    ])
      assert.deepEqual(problemsIn(page), [], page);
  });

  it('counts the text of a link, not its target', () => {
    assert.deepEqual(problemsIn(`[${words(29)}](page.md#a-heading) word.`), []);
  });

  for (const riddle of [
    'What nobody has chosen is left.',
    'Formats are none that block.',
    'It tells the how many it is.',
    'This is none of your business.',
    'You lose places that are no addresses.',
    'The option does no harm.',
  ]) {
    it(`is no riddle: ${riddle}`, () => assert.match(problemsIn(riddle)[0] ?? '', /^page\.md:1 ".+" is a riddle: /));
  }

  it('may be a question', () => assert.deepEqual(problemsIn('What does it cost? A lookup is one cent.'), []));
});
