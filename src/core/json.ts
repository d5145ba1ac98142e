/**
 * `JSON.stringify` without `toJSON`: Prototype adds one to arrays that returns a string, and our own data has none.
 *
 * @returns undefined for values without a JSON representation
 */
export function jsonOf(value: unknown): string {
  if (!('toJSON' in Array.prototype || 'toJSON' in String.prototype)) return JSON.stringify(value);
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, name) {
    return this[name];
  });
}
