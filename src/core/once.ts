/** Memoizes functions that only depend on their arguments. The annotations let bundlers remove unused ones. */

/** Computes a single value on first use. */
export /* @__NO_SIDE_EFFECTS__ */ function once<Answer>(find: () => Answer): () => Answer {
  const found = oncePerText(find);
  return () => found('');
}

/** Computes a value once per text. Kept for ever, so only for a few texts, such as languages. */
export /* @__NO_SIDE_EFFECTS__ */ function oncePerText<Answer>(
  find: (text: string) => Answer,
): (text: string) => Answer {
  return keeping(new Map(), find);
}

/** Computes a value once per object, and keeps it for as long as the object. Only for immutable objects. */
export /* @__NO_SIDE_EFFECTS__ */ function oncePerObject<About extends object, Answer>(
  find: (about: About) => Answer,
): (about: About) => Answer {
  return keeping(new WeakMap(), find);
}

function keeping<About, Answer>(
  known: {
    get(about: About): { readonly answer: Answer } | undefined;
    set(about: About, kept: { readonly answer: Answer }): unknown;
  },
  find: (about: About) => Answer,
): (about: About) => Answer {
  return (about) => {
    const kept = known.get(about) ?? { answer: find(about) };
    known.set(about, kept);
    return kept.answer;
  };
}

/** Keeps the last value for as long as the arguments are the same. */
export /* @__NO_SIDE_EFFECTS__ */ function whileSame<Arguments extends readonly unknown[], Answer>(
  find: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  let last: { readonly given: Arguments; readonly answer: Answer } | null = null;
  return (...given) => {
    if (!last || !isSame(given, last.given)) last = { given, answer: find(...given) };
    return last.answer;
  };
}

/** A loop without a callback, because nothing is called more often. */
function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}
