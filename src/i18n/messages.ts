/**
 * All texts, in four parts: those of both elements, and those of each panel. A panel's part is loaded with it, so that
 * no page loads the texts of a panel that it does not show.
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

/** Texts of both elements. */
export interface CommonMessages {
  /** Name of the whole element. */
  readonly label: string;
  /** `{address}` is the whole address. */
  readonly accepted: string;
  /** Said when the browser filled the address in. */
  readonly autofilled: string;
  /** Offers the address that the browser filled in over other texts; `{address}` is all of it. */
  readonly useSaved: string;
  /** Shown and said while an address, or a submission of the form, waits for an answer. */
  readonly checking: string;
  /** Leads from an address to the fields that change it. */
  readonly change: string;
  readonly retry: string;
  /** Restores a cleared text, or one that was split into fields. */
  readonly undo: string;
  /** The reason why there is no address yet. */
  readonly required: string;
  /** Stands in brackets behind the label of a field that must not stay empty. */
  readonly requiredMark: string;
  /** Said of a PO box where the page takes none, and where it warns. */
  readonly poBoxDenied: string;
  readonly poBoxWarned: string;
  /** Leads to the fields for typing an address by hand. */
  readonly enterManually: string;
  /** Leads to the search. */
  readonly searchInstead: string;
  /** Leads to postcode and house number. */
  readonly byPostcode: string;
  /** Labels of the plain fields that are there when the others cannot be loaded. */
  readonly streetAndNumber: string;
  readonly postcode: string;
  readonly locality: string;
  /** Said of a field that must not stay empty: a text for each, because most languages inflect. */
  readonly missing: Readonly<Record<NeededLabel, string>>;
  /** Said when the country became the one that the text names; `{country}` is its name. */
  readonly countryFollowed: string;
  /** `{texts}` was typed, but is in no part of the address. */
  readonly omitted: string;
  /** Adds the words that were left out to the address. */
  readonly addOmitted: string;
  /** Opens the field for a flat or floor. */
  readonly addUnit: string;
  /** Label of that field. */
  readonly unitField: string;
  /** Beneath that field; `{example}` is one as the country writes it: `Apt 4`, `2. tv`. */
  readonly unitHint: string;
  readonly problems: ProblemMessages;
}

/** Texts of the search. */
export interface SearchMessages<Counted = Plural> {
  readonly hint: string;
  readonly country: string;
  /** Stands in the country picker while none is chosen. */
  readonly chooseCountry: string;
  readonly loadingCountries: string;
  /** Said to a person who types before a country is chosen. */
  readonly countryFirst: string;
  /** `{count}` is how many countries a text fits. */
  readonly countriesFound: string;
  /** Said of a text that fits no country. */
  readonly noCountry: string;
  /** Name of the list of suggestions. */
  readonly suggestions: string;
  /** Said of a suggestion that leads to more suggestions. */
  readonly opensMore: string;
  /** Said when an answer takes long. */
  readonly loading: string;
  readonly noResults: string;
  readonly results: Counted;
  /** Number of suggestions that a very long list leaves out. */
  readonly notShown: Counted;
  readonly clear: string;
  /** `{label}` is the level it leads back from, e.g. a street. */
  readonly back: string;
  /** Counts down the seconds until it makes sense to try again. */
  readonly retryIn: Counted;
  /** Said when text was typed but nothing chosen. */
  readonly choose: string;
  /** Leads to the fields for typing an address by hand, as the last row of the list. */
  readonly notListed: string;
  /** Offers to search in the country that the text names; `{country}` is its name. */
  readonly switchCountry: string;
  /** The effect of the next Enter, once the row is active; `{address}` is that of the row. */
  readonly enterAgain: string;
  /** A row for a house number that the street is not known to have. */
  readonly useNumber: string;
  /** Name of the list of addresses that the page has of the person, and its heading. */
  readonly savedAddresses: string;
  /** Said of one of them in a country that the page does not offer. */
  readonly countryDenied: string;
  /** Beside the checkbox of an address that may be that of another element; `{label}` is what that one is called. */
  readonly sameAs: string;
}

/** Texts of the Dutch lookup. */
export interface LookupMessages {
  /** Names the fields as a group. */
  readonly label: string;
  readonly houseNumber: string;
  readonly addition: string;
  readonly street: string;
  readonly city: string;
  readonly province: string;
  readonly municipality: string;
  /** Beneath the addition: it may stay empty. */
  readonly additionHint: string;
  /** Said of a field with a text that cannot be looked up. */
  readonly postcodeMistaken: string;
  readonly houseNumberMistaken: string;
  readonly streetMistaken: string;
  readonly cityMistaken: string;
  readonly looking: string;
  /** Said of an address whose addition is not official. */
  readonly unverified: string;
  /** Above the official additions; `{house}` is the street and number. */
  readonly chooseAddition: string;
  /** The same if `{addition}` was typed, which is not among them. */
  readonly unknownAddition: string;
  /** Stands in the list while nothing is chosen. */
  readonly choose: string;
  readonly noAddition: string;
  /** `{addition}` is what was typed. */
  readonly keepAddition: string;
  /** The same when nothing was typed. */
  readonly keepNone: string;
  /** `{house}` is what was looked up. */
  readonly unknown: string;
  /** `{city}` is a name that several cities have. */
  readonly choosePlace: string;
  /** The same when the province did not tell them apart. */
  readonly morePlaces: string;
  readonly anyProvince: string;
  readonly lookUp: string;
  readonly byStreet: string;
  /** The reason why there is no address yet. */
  readonly required: string;
  readonly incomplete: string;
}

/** Keys of the labels of fields; the formats of addresses use the same keys. */
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

/** Labels of the fields that an address in Europe cannot do without. */
export type NeededLabel = 'street' | 'building' | 'postcode' | 'cap' | 'locality' | 'postTown' | 'province';

/** Texts of the manual fields and the review. */
export interface ManualMessages<Counted = Plural> {
  /** Labels of fields; the country decides which of them a field has. */
  readonly labels: Readonly<Record<LabelKey, string>>;
  /** Said of a field that must not stay empty, beside those in `CommonMessages`. */
  readonly missing: Readonly<Record<Exclude<LabelKey, NeededLabel>, string>>;
  /** Behind the label of a field that may stay empty. */
  readonly optional: string;
  /** Opens the field for flat, entrance and building name. */
  readonly addAddition: string;
  /** Said of an empty field that nearly every address has. */
  readonly expected: string;
  /** Said of a street without a number, where nearly every address has one. */
  readonly numberExpected: string;
  /** `{example}` is a postcode as the country prints it. */
  readonly postcodeShape: string;
  /** For postcodes of digits alone; `#` is their number, `{example}` a postcode as the country prints it. */
  readonly postcodeDigits: Counted;
  /**
   * The same where the code has a name of its own, and always as many digits: ZIP, PIN (India), CAP (Italy), CEP
   * (Brazil).
   */
  readonly zipDigits: string;
  readonly pinDigits: string;
  readonly capDigits: string;
  readonly cepDigits: string;
  readonly countryMissing: string;
  readonly use: string;
  /** Above the review: the service's address differs from the typed one. */
  readonly review: string;
  /** Above the review: the street is known, the number is not. */
  readonly unknownNumber: string;
  /** Above the review: the town is known, the street is not. */
  readonly unknownStreet: string;
  /** Above the review: nothing differs, but the service is not sure. */
  readonly unconfirmed: string;
  /** Said of an address that stays as typed, because the service knows nothing like it. */
  readonly notFound: string;
  /** Above a list of addresses to choose from. */
  readonly several: string;
  readonly typed: string;
  readonly understood: string;
  /** `{labels}` are the fields that differ. */
  readonly changed: string;
  readonly keepMine: string;
  readonly edit: string;
  /** The building is known, and has more than one address. */
  readonly unitMissing: string;
  readonly unit: string;
  readonly noUnit: string;
  /** Said of an address that was accepted with a small correction; `{typed}` is the typed text. */
  readonly corrected: string;
  /** Said of a page's own fields, `{labels}`, that were emptied because another country was chosen; `{country}` is its name. */
  readonly emptied: string;
}

/** All texts of one language, by part. */
export interface Messages<Counted = Plural> {
  readonly common: CommonMessages;
  readonly search: SearchMessages<Counted>;
  readonly lookup: LookupMessages;
  readonly manual: ManualMessages<Counted>;
}

/** All texts of a language that comes with the package, with every plural category that it has. */
export type MessagesIn<Tag extends LanguageTag> = Messages<PluralIn<Tag>>;
