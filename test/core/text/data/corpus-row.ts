/** The country (ISO2) of the form that the text is pasted into, the text, and what is right. */
export type CorpusRow = readonly [pastedIn: string, text: string, right: Parts | readonly Parts[] | Declined];

/** The text is not one whole address: it stays as it is. */
type Declined = 'declined';

/**
 * The parts that a person sees in the text; several for one part, or several `Parts`, where people would not agree.
 * A part that is left out has to be empty, and a word that is in no part has to be in `rest`. Where a value has
 * several pieces, commas divide them, and their order does not matter.
 */
export interface Parts {
  /** Left out where the text names none: then none, or the one of the form, is right. */
  readonly country?: string;
  /** Street and house number, in the order of the text. A post office box is one, too. */
  readonly line?: Value;
  /** The number of the house, where a reading must have it apart from its street; else that is as the reader likes. */
  readonly number?: Value;
  /** Flat, floor, entrance: whatever stands in `addition`. */
  readonly unit?: Value;
  /** Is printed, but people would not agree on which line: in street, `addition`, `district`. */
  readonly either?: string;
  /** Not needed by the post, but of use: the same, or beside the town, or in `rest`. */
  readonly loose?: string;
  readonly district?: Value;
  readonly postcode?: Value;
  readonly locality?: Value;
  readonly region?: Value;
}

type Value = string | readonly string[];
