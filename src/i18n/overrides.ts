/** A page's own messages, which replace some of the element's. */
import type { CommonMessages, LookupMessages, ManualMessages, ProblemMessages, SearchMessages } from './messages.ts';

/** Own messages of both elements. */
export type CommonOverrides = Partial<Omit<CommonMessages, 'problems' | 'missing'>> & {
  readonly problems?: Partial<ProblemMessages>;
  readonly missing?: Partial<CommonMessages['missing']>;
};

/** Own messages of manual entry and the review. */
export type ManualOverrides = Partial<Omit<ManualMessages, 'labels' | 'missing'>> & {
  readonly labels?: Partial<ManualMessages['labels']>;
  readonly missing?: Partial<ManualMessages['missing']>;
};

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
