/**
 * Pairs of the index and the value, as the method `entries` of a list gives. Prototype, which old shops have, puts a method of its own in that
 * place, which gives the values alone.
 */
export function* numbered<Value>(list: Iterable<Value>): Iterable<readonly [index: number, value: Value]> {
  let index = 0;
  for (const value of list) {
    yield [index, value];
    index += 1;
  }
}
