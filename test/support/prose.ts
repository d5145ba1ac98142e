/** Finds sentences of the documentation that a reader has to read twice: long ones, and turns of phrase that hide their subject. */

/** Most words in a sentence. Code between back quotes is one word. */
const maxWords = 30;

/** Turns of phrase that make a riddle of a sentence, each with the advice for its author. */
const riddles: readonly { readonly pattern: RegExp; readonly advice: string }[] = [
  { pattern: /^What\b[^?]*\b(?:is|are|was|were|has|have|does|do)\b[^?]*\.$/, advice: 'open with the subject' },
  { pattern: /\bnone that\b/i, advice: 'say "no …"' },
  { pattern: /\bthe how (?:many|manieth)\b/i, advice: 'say "the number of" or "the position"' },
  { pattern: /\bis none of\b/i, advice: 'say "is not"' },
  { pattern: /\bthat (?:is|are) no \w+s?\b/i, advice: 'name the thing that it is' },
  { pattern: /\bdoes no harm\b/i, advice: 'say "is optional"' },
  { pattern: /\bundoes no\b/i, advice: 'say what stays' },
  { pattern: /\bthan there is\b/i, advice: 'say what is missing' },
];

/** A sentence, and the line on which it begins. */
export interface Sentence {
  readonly text: string;
  readonly line: number;
}

/** A sentence of advice for each sentence of a page that is too long or a riddle. */
export function proseProblems(file: string, page: string): readonly string[] {
  return sentencesOf(page).flatMap(({ text, line }) => {
    const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const long =
      words > maxWords ? [`${file}:${line} a sentence of ${words} words: at most ${maxWords} are read once`] : [];
    const found = riddles.flatMap(({ pattern, advice }) => {
      const [phrase] = pattern.exec(text) ?? [];
      return phrase === undefined ? [] : [`${file}:${line} "${phrase.slice(0, 40)}" is a riddle: ${advice}`];
    });
    return [...long, ...found];
  });
}

/** The sentences of paragraphs and lists. Code, tables, headings, comments and lines of HTML are left out. */
export function sentencesOf(page: string): readonly Sentence[] {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const lines = page
    .replace(/^ *```[\s\S]*?^ *```$/gm, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .split('\n');
  const blocks: { line: number; text: string }[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const isLeftOut = /^\s*$|^\s*\||^#|^\s*<\/?[a-z]/.test(line);
    const item = /^\s*(?:[-*]|\d+\.)\s/.exec(line);
    const block = blocks.at(-1);
    if (!isLeftOut && isOpen && !item && block) block.text += `\n${line}`;
    else if (!isLeftOut) blocks.push({ line: index + 1, text: line.slice(item?.[0].length ?? 0) });
    isOpen = !isLeftOut;
  }
  return blocks.flatMap(sentencesIn);
}

function sentencesIn({ line, text }: { readonly line: number; readonly text: string }): readonly Sentence[] {
  const plain = text
    // A link may run over two lines; the line breaks stay, so that lines are counted right.
    .replace(/\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/`[^`]+`/g, (code) => `code${code.replace(/[^\n]/g, '')}`)
    .replace(/\*\*?|_/g, '');
  const ends = [...plain.matchAll(/[.!?][)"”’]?(?=\s+(?:[\p{Lu}\p{N}"“‘(]|code\b))/gu)].map(
    ({ index, 0: mark }) => index + mark.length,
  );
  return [0, ...ends].map((start, index) => {
    const part = plain.slice(start, ends[index]);
    const before = plain.slice(0, start + (part.length - part.trimStart().length));
    return { text: part.trim().replace(/\s+/g, ' '), line: line + before.split('\n').length - 1 };
  });
}
