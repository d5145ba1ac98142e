/** A page's own wording of some texts. The others are the element's own. */
import type { CommonMessages, LookupMessages, ManualMessages, ProblemMessages, SearchMessages } from './messages.ts';

/** A wording of the texts of both elements. */
export type CommonOverrides = Partial<Omit<CommonMessages, 'problems' | 'missing'>> & {
  readonly problems?: Partial<ProblemMessages>;
  readonly missing?: Partial<CommonMessages['missing']>;
};

/** A wording of the manual fields and the review. */
export type ManualOverrides = Partial<Omit<ManualMessages, 'labels' | 'missing'>> & {
  readonly labels?: Partial<ManualMessages['labels']>;
  readonly missing?: Partial<ManualMessages['missing']>;
};

/** A wording of the Dutch lookup. */
export type LookupOverrides = CommonOverrides & Partial<LookupMessages>;

/** The type of `messages` of `<address-entry>`. */
export type MessageOverrides = CommonOverrides &
  Partial<SearchMessages> & { readonly manual?: ManualOverrides; readonly lookup?: LookupOverrides };

/** The type of `messages` of `<nl-postcode-lookup>`. */
export type LookupMessageOverrides = LookupOverrides & { readonly manual?: ManualOverrides };

/** Another wording of a language, by part. Missing texts stay unchanged. */
export interface Wording {
  readonly common?: CommonOverrides;
  readonly search?: Partial<SearchMessages>;
  readonly lookup?: Partial<LookupMessages>;
  readonly manual?: ManualOverrides;
}
