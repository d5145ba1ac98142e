/** Merges messages from several sources. */

/** Members that are groups of messages, of which a page may replace some. */
const groups = ['problems', 'labels', 'missing'];

/** Later layers take precedence; groups are merged message by message. */
export function merged(layers: readonly (object | undefined)[]): object {
  const all: Record<string, unknown> = {};
  for (const layer of layers) {
    for (const [name, text] of Object.entries(layer ?? {})) {
      if (text !== undefined) all[name] = groups.includes(name) ? { ...(all[name] as object), ...text } : text;
    }
  }
  return all;
}
