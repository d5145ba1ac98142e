/** The parts of an address that a page's own fields hold, and their names in a form. */
import type { Purpose } from './autofill-tokens.ts';

/** A part of an address that a field of the page can hold: as in `Address`, or an autofill token. */
export type MappedPart = Purpose | 'postcode' | 'locality' | 'region' | 'district';

/**
 * The names that the parts of the value have in the form, instead of `name.part`; an empty one is not submitted. The lines,
 * those above the town, are submitted only where they are named. Where `unit` or `address-line1` has a name, `building` is
 * without the flat.
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
