/**
 * `JSON.stringify` without `toJSON`: Prototype adds one to arrays that returns a string, and our own data has none.
 *
 * @returns undefined for values without a JSON representation
 */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, name) {
    return this[name];
  });
}
