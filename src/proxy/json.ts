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
