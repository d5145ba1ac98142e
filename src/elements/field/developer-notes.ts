/**
 * Messages in the console for the developer of a page, once each. Loaded when there is something to say, so that no shopper pays
 * for these sentences.
 */

/** The names of the messages. */
export type Note = 'no-proxy-url' | 'html-answer' | 'forbidden' | 'no-field' | 'wrong-value' | 'former-name';

/** The page of the documentation that is in the package. */
const page = 'node_modules/address-entry/docs/troubleshooting.md';

const sentences: Readonly<Record<Note, string>> = {
  'no-proxy-url':
    'there is no usable proxy-url, so no address can be looked up. Set it to where your proxy is, or set `client`.',
  'html-answer':
    'the proxy-url answers with a page (text/html). A server that sends its start page for every unknown path has no proxy ' +
    'at this path, or passes requests for it to another place.',
  forbidden:
    'the proxy refuses this page (403). The "detail" of its answer says why: mostly a server between page and proxy takes ' +
    'away the header X-Address-Client, or the origin of the page is not in allowedOrigins.',
  'no-field':
    'no field in the slot "fields" is one of an address. Sought were data-address-part, pageFields, and autocomplete tokens ' +
    'such as these:',
  'wrong-value': 'a value was not taken, or not all of it:',
  'former-name':
    'the page sets a name that means nothing any more. The attribute language is address-language now (the property ' +
    'addressLanguage), and the properties fieldMap, fieldNames and readonly are pageFields, submitNames and readOnly. Found was',
};

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
