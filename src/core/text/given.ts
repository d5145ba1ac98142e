/** The data that a text is divided into its parts with. */
import type { Area } from '../address/areas.ts';
import type { AddressFormat } from '../address/formats.ts';
import type { Piece } from './pieces.ts';
import type { FoundPostcode } from './postcode.ts';

/** A text in pieces, without its country, and what is known of it. */
export interface Given {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly found: FoundPostcode | null;
  /** In the order in which the text is written. */
  readonly format: AddressFormat;
  /** ISO 3166-1 alpha-2; empty for none. */
  readonly iso2: string;
  readonly areas: readonly Area[];
  /** The name of the country, if the town may have it as well; else empty. */
  readonly townName: string;
  /** True if the text names the country. */
  readonly isNamed: boolean;
}
