/** The texts of `<nl-postcode-lookup>`, apart from the others' so that pages without it do not load them. */

import { readers } from './readers.ts';
import { nearest, statedLang } from './registry.ts';
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
  readonly poBoxDenied: string;
  readonly poBoxWarned: string;
  readonly problems: ProblemMessages;
}

/** A page's own wording of some texts. */
export type LookupMessageOverrides = Partial<Omit<LookupMessages, 'problems'>> & {
  readonly problems?: Partial<ProblemMessages>;
};

/** The texts of the Dutch lookup in a language. */
export interface LocalizedLookup {
  /** The language the texts are in. */
  readonly lang: string;
  /** The language around the element; empty when the page states none. */
  readonly around: string;
  /** What the texts are to be marked as. */
  readonly stated: string;
  readonly messages: LookupMessages;
}

const registry = new Map<string, LookupMessages>();

/** Makes a language available. `lang` is a BCP 47 tag; a region's texts win over its language's. */
export function registerLookupMessages(lang: string, messages: LookupMessages): void {
  registry.set(lang.toLowerCase(), messages);
  for (const read of readers) read();
}

/** The texts for a BCP 47 tag, by its longest known beginning, else `fallback`, which is English; `overrides` win. */
export function lookupMessagesFor(
  lang: string,
  fallback: LookupMessages,
  overrides?: LookupMessageOverrides | null,
): LocalizedLookup {
  const found = nearest(registry, lang) ?? { lang: 'en', messages: fallback };
  const { problems, ...others } = overrides ?? {};
  const messages = { ...found.messages, ...others, problems: { ...found.messages.problems, ...problems } };
  return { lang: found.lang, messages, around: lang, stated: statedLang(found.lang, lang, overrides) };
}
