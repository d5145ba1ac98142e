/** The parts that a browser may autofill. */

/** Only parts of an address, never a name, an e-mail address or a card: everything that is received is displayed. */
export const receivedTokens = [
  'address-line1',
  'address-line2',
  'postal-code',
  'address-level2',
  'address-level1',
  'country',
] as const;

/** A receiver's autofill token. */
export type ReceivedPart = (typeof receivedTokens)[number];

/** The texts in the receivers. */
export type ReceivedParts = Readonly<Record<ReceivedPart, string>>;
