/** The parts that a browser may fill in. */

/** Parts of an address only, never a name, an e-mail address or a card: everything received is shown at once. */
export const receivedTokens = [
  'address-line1',
  'address-line2',
  'postal-code',
  'address-level2',
  'address-level1',
  'country',
] as const;

/** The purpose of a receiver, as HTML names it. */
export type ReceivedPart = (typeof receivedTokens)[number];

/** The texts in the receivers. */
export type ReceivedParts = Readonly<Record<ReceivedPart, string>>;
