/**
 * Keeps the answers of functions that depend on nothing but their argument. The annotations let a bundler leave out
 * unused ones.
 */

/** Finds what there is only one of, when it is first asked for. */
export /* @__NO_SIDE_EFFECTS__ */ function once<Answer>(find: () => Answer): () => Answer {
  const found = oncePerText(find);
  return () => found('');
}

/** Finds an answer once for each text. Each is kept for ever: only for few texts, such as languages. */
export /* @__NO_SIDE_EFFECTS__ */ function oncePerText<Answer>(
  find: (text: string) => Answer,
): (text: string) => Answer {
  return keeping(new Map(), find);
}

/** Finds an answer once for each object, and keeps it as long as that. Only for objects that never change. */
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

/** Keeps the last answer for as long as the arguments are the same. */
export /* @__NO_SIDE_EFFECTS__ */ function whileSame<Arguments extends readonly unknown[], Answer>(
  find: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  let last: { readonly given: Arguments; readonly answer: Answer } | null = null;
  return (...given) => {
    if (!last || !isSame(given, last.given)) last = { given, answer: find(...given) };
    return last.answer;
  };
}

/** A loop without a function: this is asked more often than anything else. */
function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}
