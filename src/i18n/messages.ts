/**
 * All messages, in four parts: one for both elements and one for each panel. A panel's part is loaded with the panel.
 */
import type { LanguageTag, Plural, PluralIn } from './plural.ts';

/** The reason for a failure, as a plain sentence that says what to do. The keys are the client's reasons. */
export interface ProblemMessages {
  readonly 'invalid-input': string;
  readonly unauthorized: string;
  readonly 'not-found': string;
  readonly ambiguous: string;
  readonly 'rate-limited': string;
  readonly unavailable: string;
  readonly unexpected: string;
  readonly 'not-configured': string;
}

/** Messages of both elements. */
export interface CommonMessages {
  /** Default name of the element. */
  readonly label: string;
  /** `{address}` is the complete address. */
  readonly accepted: string;
  /** Announced when the browser has autofilled the address. */
  readonly autofilled: string;
  /** Offers an autofilled address in place of other text; `{address}` is all of it. */
  readonly useSaved: string;
  /** Shown and announced while an address, or a submission, waits for an answer. */
  readonly checking: string;
  /** Button from an address to the fields that change it. */
  readonly change: string;
  readonly retry: string;
  /** Restores text that was cleared, or that was split into fields. */
  readonly undo: string;
  /** Why there is no address yet. */
  readonly required: string;
  /** In brackets after the label of a required field. */
  readonly requiredMark: string;
  /** For a PO box if the page does not accept them, and if it warns about them. */
  readonly poBoxDenied: string;
  readonly poBoxWarned: string;
  /** Button to manual entry. */
  readonly enterManually: string;
  /** Button to the search. */
  readonly searchInstead: string;
  /** Button to postcode and house number. */
  readonly byPostcode: string;
  /** Labels of the plain fields, which are used if the manual fields cannot be loaded. */
  readonly streetAndNumber: string;
  readonly postcode: string;
  readonly locality: string;
  /** Error of an empty required field: one for each field, because most languages inflect. */
  readonly missing: Readonly<Record<NeededLabel, string>>;
  /** When the country has changed to the one named in the text; `{country}` is its name. */
  readonly countryFollowed: string;
  /** `{texts}` was typed, but is in no part of the address. */
  readonly omitted: string;
  /** Adds the omitted words to the address. */
  readonly addOmitted: string;
  /** Opens the field for a flat or floor. */
  readonly addUnit: string;
  /** Label of that field. */
  readonly unitField: string;
  /** Hint of that field; `{example}` is one as the country writes it: `Apt 4`, `2. tv`. */
  readonly unitHint: string;
  readonly problems: ProblemMessages;
}

/** Messages of the search. */
export interface SearchMessages<Counted = Plural> {
  readonly hint: string;
  readonly country: string;
  /** In the country picker while no country is chosen. */
  readonly chooseCountry: string;
  readonly loadingCountries: string;
  /** For someone who types before a country is chosen. */
  readonly countryFirst: string;
  /** Number of countries that match. */
  readonly countriesFound: Counted;
  /** When no country matches the text. */
  readonly noCountry: string;
  /** Name of the list of suggestions. */
  readonly suggestions: string;
  /** On a suggestion that leads to more suggestions. */
  readonly opensMore: string;
  /** When an answer takes long. */
  readonly loading: string;
  readonly noResults: string;
  readonly results: Counted;
  /** Number of suggestions that a very long list does not show. */
  readonly notShown: Counted;
  readonly clear: string;
  /** `{label}` is the level that the button leads back from, e.g. a street. */
  readonly back: string;
  /** Counts down the seconds until the next attempt. */
  readonly retryIn: Counted;
  /** When text was typed but nothing was chosen. */
  readonly choose: string;
  /** Button to manual entry, in the last row of the list. */
  readonly notListed: string;
  /** Offers to search in the country named in the text; `{country}` is its name. */
  readonly switchCountry: string;
  /** What the next Enter does while the row is active; `{address}` is the row's. */
  readonly enterAgain: string;
  /** Row for a house number that the street is not known to have. */
  readonly useNumber: string;
  /** Name and heading of the list of saved addresses. */
  readonly savedAddresses: string;
  /** On a saved address in a country that the page does not offer. */
  readonly countryDenied: string;
  /** Label of the checkbox of `same-as`; `{label}` is the name of the other element. */
  readonly sameAs: string;
}

/** Messages of the Dutch lookup. */
export interface LookupMessages {
  /** Name of the group of fields. */
  readonly label: string;
  readonly houseNumber: string;
  readonly addition: string;
  readonly street: string;
  readonly city: string;
  readonly province: string;
  readonly municipality: string;
  /** Hint of the addition, which may stay empty. */
  readonly additionHint: string;
  /** Error of text that cannot be looked up. */
  readonly postcodeMistaken: string;
  readonly houseNumberMistaken: string;
  readonly streetMistaken: string;
  readonly cityMistaken: string;
  readonly looking: string;
  /** For an address whose addition is not official. */
  readonly unverified: string;
  /** Above the official additions; `{house}` is street and number. */
  readonly chooseAddition: string;
  /** The same, if `{addition}` was typed but is not one of them. */
  readonly unknownAddition: string;
  /** In the list while nothing is chosen. */
  readonly choose: string;
  readonly noAddition: string;
  /** `{addition}` is what was typed. */
  readonly keepAddition: string;
  /** The same, if nothing was typed. */
  readonly keepNone: string;
  /** `{house}` is what was looked up. */
  readonly unknown: string;
  /** `{city}` is the name of several cities. */
  readonly choosePlace: string;
  /** The same, if the province did not distinguish them. */
  readonly morePlaces: string;
  readonly anyProvince: string;
  readonly lookUp: string;
  readonly byStreet: string;
  /** Why there is no address yet. */
  readonly required: string;
}

/** Keys of field labels, which the address formats also use. */
export type LabelKey =
  | NeededLabel
  | 'addition'
  | 'region'
  | 'eircode'
  | 'county'
  | 'streetAddress'
  | 'neighbourhood'
  | 'suburb'
  | 'district'
  | 'zip'
  | 'pin'
  | 'cep'
  | 'state'
  | 'prefecture'
  | 'emirate'
  | 'island'
  | 'parish'
  | 'department'
  | 'area'
  | 'oblast';

/** Labels of the fields that an address in Europe may require. */
type NeededLabel = 'street' | 'building' | 'postcode' | 'cap' | 'locality' | 'postTown' | 'province';

/** Messages of manual entry and the review. */
export interface ManualMessages<Counted = Plural> {
  /** Labels of fields; the country decides which one a field has. */
  readonly labels: Readonly<Record<LabelKey, string>>;
  /** Errors of empty required fields, besides those in `CommonMessages`. */
  readonly missing: Readonly<Record<Exclude<LabelKey, NeededLabel>, string>>;
  /** After the label of an optional field. */
  readonly optional: string;
  /** Opens the field for flat, entrance and building name. */
  readonly addAddition: string;
  /** For an empty field that nearly every address has. */
  readonly expected: string;
  /** For a street without a number, where nearly every address has one. */
  readonly numberExpected: string;
  /** `{example}` is a postcode as the country writes it. */
  readonly postcodeShape: string;
  /** For postcodes that consist of digits; `#` is their number, `{example}` a postcode as the country writes it. */
  readonly postcodeDigits: Counted;
  /** The same where the code has its own name and a fixed length: ZIP, PIN (India), CAP (Italy), CEP (Brazil). */
  readonly zipDigits: string;
  readonly pinDigits: string;
  readonly capDigits: string;
  readonly cepDigits: string;
  readonly countryMissing: string;
  readonly use: string;
  /** Heading of the review: the service's address differs from the typed one. */
  readonly review: string;
  /** Heading of the review: the street is known, but the number is not. */
  readonly unknownNumber: string;
  /** Heading of the review: the town is known, but the street is not. */
  readonly unknownStreet: string;
  /** Heading of the review: nothing differs, but the service is not certain. */
  readonly unconfirmed: string;
  /** For an address that is kept as typed, because the service knows nothing like it. */
  readonly notFound: string;
  /** Heading of a list of addresses to choose from. */
  readonly several: string;
  readonly typed: string;
  readonly understood: string;
  /** `{labels}` are the labels of the fields that differ. */
  readonly changed: string;
  readonly keepMine: string;
  readonly edit: string;
  /** The building is known, and has more than one address. */
  readonly unitMissing: string;
  readonly unit: string;
  readonly noUnit: string;
  /** For an address that was accepted with a small correction; `{typed}` is what was typed. */
  readonly corrected: string;
  /**
   * For a page's own fields, `{labels}`, that were cleared because another country was chosen; `{country}` is its name.
   */
  readonly emptied: string;
}

/** All messages of a language, by part. */
export interface Messages<Counted = Plural> {
  readonly common: CommonMessages;
  readonly search: SearchMessages<Counted>;
  readonly lookup: LookupMessages;
  readonly manual: ManualMessages<Counted>;
}

/** All messages of a language that is part of the package, with each of its plural categories. */
export type MessagesIn<Tag extends LanguageTag> = Messages<PluralIn<Tag>>;
