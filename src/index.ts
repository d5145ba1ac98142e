/** Public entry: every element registered in every language, everything exported. */
import './nl.ts';

export * from './address-entry.ts';
export * from './client.ts';
export { type MessageOverrides, type Messages, registerMessages } from './i18n/messages.ts';
export * from './nl-postcode-lookup.ts';
