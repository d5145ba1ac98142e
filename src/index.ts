/** Public entry: every element registered, everything exported. */
export * from './address-entry.ts';
export * from './client.ts';
export { type MessageOverrides, type Messages, registerMessages } from './i18n/messages.ts';
