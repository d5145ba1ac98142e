/** Which texts the manual fields and the review have. */

import type { Plural } from './shared-types.ts';

/** What fields are called where; the formats of addresses use the same keys. */
export type LabelKey =
  | 'street'
  | 'building'
  | 'addition'
  | 'postcode'
  | 'locality'
  | 'region'
  | 'eircode'
  | 'postTown'
  | 'province'
  | 'county'
  | 'streetAddress'
  | 'neighbourhood'
  | 'suburb'
  | 'district'
  | 'zip'
  | 'pin'
  | 'cap'
  | 'cep'
  | 'state'
  | 'prefecture'
  | 'emirate'
  | 'island'
  | 'parish'
  | 'department'
  | 'area'
  | 'oblast';

/** Texts of the manual fields and the review in one language. */
export interface ManualMessages {
  /** What a field is called; the country decides which of them it is. */
  readonly labels: Readonly<Record<LabelKey, string>>;
  /** Behind the label of a field that may stay empty. */
  readonly optional: string;
  /** Explains the `*` behind the labels of fields that must not stay empty. */
  readonly requiredLegend: string;
  /** Opens the field for flat, entrance and building name. */
  readonly addAddition: string;
  /** `{label}` is the field's label. */
  readonly missing: string;
  /** Said where an address nearly always has one. */
  readonly expected: string;
  /** `{example}` is a postcode as the country prints it. */
  readonly postcodeShape: string;
  /** Where postcodes are digits alone; `#` is how many, `{example}` a postcode as the country prints it. */
  readonly postcodeDigits: Plural;
  /** The same where the code has a name of its own, and everywhere as many digits: ZIP, PIN (India), CAP (Italy), CEP (Brazil). */
  readonly zipDigits: string;
  readonly pinDigits: string;
  readonly capDigits: string;
  readonly cepDigits: string;
  /** Said after another country was chosen; `{texts}` is what was typed and has no field, or no meaning, there. */
  readonly leftOut: string;
  readonly countryMissing: string;
  readonly use: string;
  /** Leads back to the search. */
  readonly searchInstead: string;
  /** Leads back to the fields of the Dutch lookup. */
  readonly lookupInstead: string;
  readonly checking: string;
  /** Above the review: what was understood differs from what was typed. */
  readonly review: string;
  /** Above the review: the street is known, the number is not. */
  readonly unknownNumber: string;
  /** Above the review: the town is known, the street is not. */
  readonly unknownStreet: string;
  /** Above the review: nothing differs, but the service is not sure. */
  readonly unconfirmed: string;
  /** Said of an address that stays as typed, because nothing like it is known. */
  readonly notFound: string;
  /** Above a list of addresses to choose from. */
  readonly several: string;
  readonly typed: string;
  readonly understood: string;
  /** `{labels}` are the fields that differ. */
  readonly changed: string;
  readonly useThis: string;
  readonly keepMine: string;
  readonly edit: string;
  /** The building is known, and has more than one address. */
  readonly unitMissing: string;
  readonly unit: string;
  readonly noUnit: string;
  /** Said of an address that was taken with a small correction; `{typed}` is what it was before. */
  readonly corrected: string;
  /** Said of a page's own fields that were emptied because another country was chosen. */
  readonly emptied: string;
}

/** Texts for another language, or a page's own wording; what is left out is said as the elements say it. */
export type ManualOverrides = Partial<Omit<ManualMessages, 'labels'>> & {
  readonly labels?: Partial<Record<LabelKey, string>>;
};
