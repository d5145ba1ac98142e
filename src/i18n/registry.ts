/** Finding texts by language. */

/** Which language texts are marked as. What a page words itself is in its own language. */
export function statedLang(lang: string, around: string, overrides?: object | null): string {
  return Object.keys(overrides ?? {})[0] ? around : lang;
}

/** What is registered for the longest known beginning of a BCP 47 tag; null when nothing is. */
export function nearest<Texts>(
  registry: ReadonlyMap<string, Texts>,
  wanted: string,
): { readonly lang: string; readonly messages: Texts } | null {
  for (let lang = wanted.toLowerCase(); lang !== ''; lang = lang.slice(0, Math.max(lang.lastIndexOf('-'), 0))) {
    const messages = registry.get(lang);
    if (messages) return { lang, messages };
  }
  return null;
}
