/** The texts people see and hear, one object for a language. */

import type { LookupMessageOverrides } from './lookup-messages.ts';
import type { ManualOverrides } from './manual-messages.ts';
import { createTextRegistry, type Overrides, type TextRegistry } from './registry.ts';
import type { Plural, ProblemMessages } from './shared-types.ts';

/** Texts of `<address-entry>` in one language. */
export interface Messages {
  /** The search field's label and hint. */
  readonly label: string;
  readonly hint: string;
  readonly country: string;
  /** Stands in the country picker while none is chosen. */
  readonly chooseCountry: string;
  readonly loadingCountries: string;
  /** Said when someone types before a country is chosen. */
  readonly countryFirst: string;
  /** Name of the list of suggestions. */
  readonly suggestions: string;
  /** Said of a suggestion that leads to more suggestions. */
  readonly opensMore: string;
  /** Said when an answer takes long. */
  readonly loading: string;
  /** Shown and said while a submission of the form waits for an answer. */
  readonly checking: string;
  readonly noResults: string;
  readonly results: Plural;
  /** How many suggestions a very long list leaves out. */
  readonly notShown: Plural;
  /** `{address}` is the whole address. */
  readonly accepted: string;
  /** Said when the browser filled the address in. */
  readonly autofilled: string;
  /** Offers what the browser filled in over other texts; `{address}` is all of it. */
  readonly useSaved: string;
  readonly clear: string;
  /** Puts back what was cleared. */
  readonly undo: string;
  /** `{label}` is the level it leads back from, e.g. a street. */
  readonly back: string;
  readonly retry: string;
  /** Counts down the seconds until it makes sense to try again. */
  readonly retryIn: Plural;
  readonly required: string;
  /** Stands in brackets behind the label of a field that must not stay empty. */
  readonly requiredMark: string;
  /** Said when text was typed but nothing chosen. */
  readonly choose: string;
  /** Said of a PO box where one may not be chosen, and where it had better not. */
  readonly poBoxDenied: string;
  readonly poBoxWarned: string;
  /** Leads from searching to the fields for typing an address, and from an address to changing it there. */
  readonly enterManually: string;
  /** The same, as the last row of the list. */
  readonly notListed: string;
  /** Offers to search in the country that the text names; `{country}` is its name. */
  readonly switchCountry: string;
  /** Leads from searching to postcode and house number. */
  readonly byPostcode: string;
  readonly change: string;
  /** Labels of the plain fields that are there when the others cannot be loaded. */
  readonly street: string;
  readonly postcode: string;
  readonly locality: string;
  /** Leads from those back to the search. */
  readonly searchInstead: string;
  readonly problems: ProblemMessages;
  /** Texts of the manual fields and the review; what is missing is said as the element says it itself. */
  readonly manual?: ManualOverrides;
  /** Texts of the Dutch lookup (`nl-lookup`), likewise. */
  readonly lookup?: LookupMessageOverrides;
}

/** A page's own wording of some texts. */
export type MessageOverrides = Overrides<Messages>;

/** The texts that `<address-entry>` has, by language. */
export const messages: TextRegistry<Messages> = createTextRegistry();

/** Makes a language available to every element. `lang` is a BCP 47 tag; a region's texts win over its language's. */
export function registerMessages(lang: string, texts: Messages): void {
  messages.register(lang, texts);
}
