/** Texts put together from several sources. */

/** Texts that form a group: a page may replace some of them. */
const groups = ['problems', 'labels', 'missing'];

/** Later ones win; groups are merged text by text. */
export function merged(layers: readonly (object | undefined)[]): object {
  const all: Record<string, unknown> = {};
  for (const layer of layers) {
    for (const [name, text] of Object.entries(layer ?? {})) {
      if (text !== undefined) all[name] = groups.includes(name) ? { ...(all[name] as object), ...text } : text;
    }
  }
  return all;
}
