/**
 * Public entry point: registers both elements, in English and Dutch. Code without an element has entry points of its
 * own (`client`, `backends`, `i18n`), so that nobody loads an element by accident.
 */
import './i18n/languages/nl.ts';

export * from './address-entry.ts';
export * from './nl-postcode-lookup.ts';
