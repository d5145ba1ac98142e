/** Mistakes people make while typing, the same ones every time. */

/** Numbers from 0 up to 1, always the same for a seed (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const keyboard = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Keys beside a key, on the same row. */
function neighboursOf(key: string): readonly string[] {
  const row = keyboard.find((keys) => keys.includes(key.toLowerCase())) ?? '';
  const at = row.indexOf(key.toLowerCase());
  return [row[at - 1], row[at + 1]].filter((it) => it !== undefined && at >= 0) as string[];
}

type Mistake = (text: string, at: number, chance: () => number) => string;

const left: Mistake = (text, at) => text.slice(0, at) + text.slice(at + 1);
const doubled: Mistake = (text, at) => text.slice(0, at + 1) + text.slice(at);
const swapped: Mistake = (text, at) =>
  text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2);
const slipped: Mistake = (text, at, chance) => {
  const keys = neighboursOf(text[at] ?? '');
  const key = keys[Math.floor(chance() * keys.length)];
  return key === undefined ? text : text.slice(0, at) + key + text.slice(at + 1);
};
const mistakes = [left, doubled, swapped, slipped];

/** A copy with `count` mistakes, anywhere in the texts, long ones more often. Each changes a text. */
export function withTypos<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  count: number,
  chance: () => number,
): Readonly<Record<Name, string>> {
  const result: Record<Name, string> = { ...texts };
  const names = Object.keys(texts) as Name[];
  for (let made = 0; made < count; ) {
    const where = Math.floor(chance() * names.reduce((sum, name) => sum + result[name].length, 0));
    const { name, at } = locate(result, names, where);
    const mistake = mistakes[Math.floor(chance() * mistakes.length)] ?? left;
    const next = mistake(result[name], at, chance);
    if (next === result[name] || next.trim() === '') continue;
    result[name] = next;
    made++;
  }
  return result;
}

function locate<Name extends string>(texts: Readonly<Record<Name, string>>, names: readonly Name[], where: number) {
  let at = where;
  for (const name of names) {
    if (at < texts[name].length) return { name, at };
    at -= texts[name].length;
  }
  throw new Error('No text is left to make a mistake in.');
}
