/** Countries by alpha-2 code, from a text of codes and names: `ADAndóra|AFan Afganastáin`. */
export function countriesIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(text.split('|').map((entry) => [entry.slice(0, 2), entry.slice(2)]));
}
