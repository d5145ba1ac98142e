/**
 * `JSON.stringify` without `toJSON`: Prototype gives arrays one that makes a text of them, and our data have none of their own.
 *
 * @returns undefined for what JSON has no word for
 */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, name) {
    return this[name];
  });
}
