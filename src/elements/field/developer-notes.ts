/**
 * Messages in the console for the developer of a page, once each. Loaded when there is something to say, so that no shopper pays
 * for these sentences.
 */

/** The page of the documentation that is in the package. */
const page = 'node_modules/address-entry/docs/console.md';

/** The messages by name; each name is a heading of that page. */
export const sentences = {
  'no-proxy-url':
    'there is no usable proxy-url, so no address can be looked up. Set it to your proxy, or set `client`.',
  'html-answer':
    'the proxy-url answers with a page (text/html): there is no proxy at this path, or a server passes requests for it to ' +
    'another place.',
  forbidden:
    'the proxy refuses this page (403); "detail" in its answer says why. Mostly a server between them takes away the header ' +
    'X-Address-Client, or the page is not in allowedOrigins.',
  'no-field':
    'there is no field of the page for an address. Sought were those of pageFields and, in the slot "fields", data-address-part and autocomplete tokens:',
  'wrong-value': 'a value was not taken, or not all of it:',
  'wrong-attribute': 'an attribute, or its property, has a value that means nothing; the default holds. Found was',
  'unknown-attribute':
    'an attribute has the name of a property. Attributes have a hyphen where the property has a capital. Found was',
  'wrong-country': 'the page asks for a country that is not known, or may not be chosen, so it is not taken:',
  'same-as-ring': 'same-as is ignored where elements would follow each other in a ring. Found was',
} as const;

/** The names of the messages. */
export type Note = keyof typeof sentences;

const told = new Set<string>();

/**
 * Writes a note to the console, once a page.
 *
 * @param about what it is about, where that differs: each is told once. Default: nothing
 */
export function warn(note: Note, about = ''): void {
  const sentence = about ? `${sentences[note]} ${about}.` : sentences[note];
  if (told.has(sentence)) return;
  told.add(sentence);
  // biome-ignore lint/suspicious/noConsole: the developer of the page has to know
  console.warn(`address-entry: ${sentence} See ${page}#${note}`);
}
