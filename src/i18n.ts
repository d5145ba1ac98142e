/** Public entry point: registers languages, without any element. */
export type { Messages } from './i18n/messages.ts';
export type { LookupMessageOverrides, MessageOverrides } from './i18n/overrides.ts';
export { registerMessages } from './i18n/register.ts';
export type { SomeMessages } from './i18n/registry.ts';
