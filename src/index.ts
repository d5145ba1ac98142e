/** Public entry: every element registered, in English and Dutch, everything exported. */
import './i18n/languages/nl.ts';

export * from './address-entry.ts';
export * from './client.ts';
export * from './i18n.ts';
export * from './nl-postcode-lookup.ts';
