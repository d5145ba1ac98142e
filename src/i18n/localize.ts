/** Messages in one language, merged from several sources. */

/** Messages in one language. */
export interface Localized<Texts> {
  /** BCP 47 tag of the messages, for plural rules. */
  readonly lang: string;
  readonly messages: Texts;
  /** The language around the element, and of the page's own messages; empty if the page declares none. */
  readonly around: string;
  /** The `lang` to mark the messages with: their own, or the page's if messages of the page are among them. */
  readonly stated: string;
}

/** Members that are groups of messages, of which a page may replace some. */
const groups = ['problems', 'labels', 'missing'];

/** Later layers take precedence; groups are merged message by message. */
export function merged(layers: readonly (object | undefined)[]): object {
  const all: Record<string, unknown> = {};
  for (const layer of layers) {
    for (const [name, text] of Object.entries(layer ?? {})) {
      if (text !== undefined) all[name] = groups.includes(name) ? merged([all[name] as object, text]) : text;
    }
  }
  return all;
}
