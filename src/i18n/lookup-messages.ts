/** The texts of `<nl-postcode-lookup>`, apart from the others' so that pages without it do not load them. */

import { createTextRegistry, type Overrides, type TextRegistry } from './registry.ts';
import type { ProblemMessages } from './shared-types.ts';

/** Texts of the Dutch lookup in one language. */
export interface LookupMessages {
  /** Names the fields as a group. */
  readonly label: string;
  readonly postcode: string;
  readonly houseNumber: string;
  readonly addition: string;
  readonly street: string;
  readonly city: string;
  readonly province: string;
  readonly municipality: string;
  /** Beneath the addition: it may stay empty. */
  readonly additionHint: string;
  /** Said of a field that holds what cannot be looked up. */
  readonly postcodeMistaken: string;
  readonly houseNumberMistaken: string;
  readonly streetMistaken: string;
  readonly cityMistaken: string;
  readonly looking: string;
  /** `{address}` is the whole address. */
  readonly accepted: string;
  /** Said of an address whose addition is not official. */
  readonly unverified: string;
  /** Above the official additions; `{house}` is the street and number. */
  readonly chooseAddition: string;
  /** The same when `{addition}` was typed, which is none of them. */
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
  readonly byPostcode: string;
  /** Inside `<address-entry>`, leads to suggestions. */
  readonly bySearch: string;
  readonly manually: string;
  readonly change: string;
  readonly retry: string;
  /** Why the address is not there yet. */
  readonly required: string;
  readonly incomplete: string;
  /** Explains the `*` behind the labels of fields that must not stay empty. */
  readonly requiredLegend: string;
  readonly poBoxDenied: string;
  readonly poBoxWarned: string;
  readonly problems: ProblemMessages;
}

/** A page's own wording of some texts. */
export type LookupMessageOverrides = Overrides<LookupMessages>;

/** The texts that the Dutch lookup has, by language. */
export const lookupMessages: TextRegistry<LookupMessages> = /* @__PURE__ */ createTextRegistry();

/** Makes a language available. `lang` is a BCP 47 tag; a region's texts win over its language's. */
export function registerLookupMessages(lang: string, texts: LookupMessages): void {
  lookupMessages.register(lang, texts);
}
