/** Bounds each text of an answer, so that a page takes it. */
import { textMaxLength } from '../contract/schema.ts';

/** The value with each longer text cut; the same value if there is none. Names of members are not texts. */
export function withShortTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.length > textMaxLength ? cut(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(withShortTexts);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const members = Object.entries(value).map(([name, member]) => [name, member, withShortTexts(member)] as const);
  if (members.every(([, member, short]) => member === short)) return value;
  return Object.fromEntries(members.map(([name, , short]) => [name, short]));
}

/** A character of two halves is not cut in two. */
function cut(text: string): string {
  return text.slice(0, textMaxLength).replace(/[\ud800-\udbff]$/, '');
}
