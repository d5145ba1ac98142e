/** A page's own messages, which replace some of the element's. */
import type { CommonMessages, LookupMessages, ManualMessages, SearchMessages } from './messages.ts';

/** Some messages of a part, and of its groups. */
type Some<Part> = {
  readonly [Name in keyof Part]?: Name extends 'problems' | 'labels' | 'missing' ? Partial<Part[Name]> : Part[Name];
};

/** Own messages of both elements. */
export type CommonOverrides = Some<CommonMessages>;

/** Own messages of manual entry and the review. */
export type ManualOverrides = Some<ManualMessages>;

/** Own messages of the Dutch lookup. */
export type LookupOverrides = CommonOverrides & Partial<LookupMessages>;

/** The type of `messages` of `<address-entry>`. */
export type MessageOverrides = CommonOverrides &
  Partial<SearchMessages> & { readonly manual?: ManualOverrides; readonly lookup?: LookupOverrides };

/** The type of `messages` of `<nl-postcode-lookup>`. */
export type LookupMessageOverrides = LookupOverrides & { readonly manual?: ManualOverrides };

/** Own messages of a language, by part. Missing ones stay unchanged. */
export interface Wording {
  readonly common?: CommonOverrides;
  readonly search?: Partial<SearchMessages>;
  readonly lookup?: Partial<LookupMessages>;
  readonly manual?: ManualOverrides;
}
