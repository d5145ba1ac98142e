/** The text of an answer: parsed within bounds, and without what a page could not take. */
import { textMaxLength } from '../contract/schema.ts';

/** The deepest nesting of objects and arrays that is accepted; the contract needs six levels. */
const jsonMaxDepth = 32;

/** The value of a JSON text, or undefined when it is not JSON or nested more than 32 levels deep. */
export function parseJson(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    return isShallow(value, jsonMaxDepth) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1));
}

/** The JSON text with each longer text in it cut, so that a page takes it. Names of members are not texts. */
export function withShortTexts(json: string): string {
  const value = json.length > textMaxLength ? parseJson(json) : undefined;
  if (value === undefined) return json;
  let isCut = false;
  const text = JSON.stringify(value, (_, member) => {
    if (typeof member !== 'string' || member.length <= textMaxLength) return member;
    isCut = true;
    // A character of two halves is not cut in two.
    return member.slice(0, textMaxLength).replace(/[\ud800-\udbff]$/, '');
  });
  return isCut ? text : json;
}
