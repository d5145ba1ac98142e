/** The parts of an address that a page's own fields hold, and the names of submitted parts. */
import type { Purpose } from './autofill-tokens.ts';

/** A part of an address that a field of the page can hold: as in `Address`, or an autofill token. */
export type MappedPart = Purpose | 'postcode' | 'locality' | 'region' | 'district';

/**
 * Names for submitted parts, instead of `name.part`; a part with an empty name is not submitted. The lines above the
 * town are only submitted if they are named. If `unit` or `address-line1` is named, `building` does not include the
 * flat.
 */
export type SubmitNames = Readonly<
  Partial<
    Record<
      | 'street'
      | 'building'
      | 'unit'
      | 'postcode'
      | 'locality'
      | 'district'
      | 'region'
      | 'country'
      | 'source'
      | 'grade'
      | 'receipt'
      | 'address-line1'
      | 'address-line2',
      string
    >
  >
>;
