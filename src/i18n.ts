/** Public entry: makes languages available without registering an element. */
export type {
  CommonMessages,
  LabelKey,
  LookupMessages,
  ManualMessages,
  Messages,
  MessagesIn,
  NeededLabel,
  ProblemMessages,
  SearchMessages,
} from './i18n/messages.ts';
export type {
  CommonOverrides,
  LookupMessageOverrides,
  LookupOverrides,
  ManualOverrides,
  MessageOverrides,
} from './i18n/overrides.ts';
export type { LanguageTag, Plural, PluralCategories, PluralIn } from './i18n/plural.ts';
export { registerMessages, type SomeMessages } from './i18n/registry.ts';
