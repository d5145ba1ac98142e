/**
 * Everything for a page with a single script, as the global `addressEntry`: both elements, the client and
 * `registerMessages`.
 */

export * from './client.ts';
export * from './i18n.ts';
export * from './index.ts';
