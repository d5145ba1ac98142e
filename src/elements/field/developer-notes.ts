/**
 * Console messages for the developer of a page, each once. Loaded on demand, so that shoppers do not download these
 * sentences.
 */

/** The page of the documentation in the package. */
const page = 'node_modules/address-entry/docs/console.md';

/** The messages by name; each name is a heading on that page. */
export const sentences = {
  'no-proxy-url':
    'there is no usable proxy-url, so no address can be looked up. Set it to your proxy, or set `client`.',
  'html-answer':
    'the proxy-url returned an HTML page: there is no proxy at this path, or a server routes it elsewhere.',
  forbidden:
    'the proxy refused this page (403); "detail" in the response says why. Usually a server in between removes the header ' +
    'X-Address-Client, or the page is not in allowedOrigins.',
  'no-field':
    'the page has no field for an address. Looked for the fields in pageFields and, in the slot "fields", data-address-part and ' +
    'autocomplete tokens:',
  'wrong-value': 'a value was ignored, or a part of it:',
  'wrong-attribute': 'an attribute, or its property, has an invalid value, so the default applies:',
  'wrong-country': 'the page asks for a country that is unknown or not offered, so it is ignored:',
  'same-as-ring': 'same-as is ignored, because elements would follow each other in a circle:',
} as const;

/** The name of a message. */
export type Note = keyof typeof sentences;

const reported = new Set<string>();

/**
 * Writes a message to the console, once per page.
 *
 * @param about what it refers to; each is reported once. Default: nothing
 */
export function warn(note: Note, about = ''): void {
  const sentence = about ? `${sentences[note]} ${about}.` : sentences[note];
  if (reported.has(sentence)) return;
  reported.add(sentence);
  // biome-ignore lint/suspicious/noConsole: the developer of the page has to know
  console.warn(`address-entry: ${sentence} See ${page}#${note}`);
}
