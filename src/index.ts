/**
 * Public entry: every element registered, in English and Dutch. Parts without an element have entries of their own, so
 * that nobody loads an element by accident: `client`, `backends`, `i18n`.
 */
import './i18n/languages/nl.ts';

export * from './address-entry.ts';
export * from './nl-postcode-lookup.ts';
