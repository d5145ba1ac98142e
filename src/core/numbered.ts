/**
 * Pairs of index and value, like `Array.prototype.entries`. Prototype, which old shops use, replaces that method with
 * one that returns only the values.
 */
export function* numbered<Value>(list: Iterable<Value>): Iterable<readonly [index: number, value: Value]> {
  let index = 0;
  for (const value of list) {
    yield [index, value];
    index += 1;
  }
}
