/** Addresses as people paste them: from a mail, a letterhead, a map, an address book, a spreadsheet. */

/** The parts of a text besides `postcode|locality|street|building`. Missing: none. */
export interface Extras {
  /** ISO 3166-1 alpha-2 of the country it names, or whose postcode it has. */
  readonly country?: string;
  readonly region?: string;
  readonly second?: string;
  readonly rest?: string;
}

/** A text, and its parts: `postcode|locality|street|building`. */
export type Paste = readonly [text: string, parts: string, extras?: Extras];
