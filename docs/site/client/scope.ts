/** The document as the script of an example sees it: what it looks for is in its own example. */

const narrowed = ['querySelector', 'querySelectorAll', 'addEventListener'] as const;

/**
 * A document that is as large as one example.
 *
 * @param name of the example's script
 */
export function scopeOf(name: string): Document {
  const box = document.querySelector(`[data-script="${CSS.escape(name)}"]`) ?? document;
  return new Proxy(document, {
    get(target, member) {
      const from = (narrowed as readonly PropertyKey[]).includes(member) ? box : target;
      const value: unknown = Reflect.get(from, member);
      return typeof value === 'function' ? value.bind(from) : value;
    },
  });
}
