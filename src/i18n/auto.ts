/**
 * Public entry `address-entry/i18n/auto`: loads the language of the page by itself, as soon as an element is in it. What
 * cannot be loaded is English, until the next element, or change of `lang`, asks for it again.
 */
import { onWanted } from './registry.ts';

/** How each language is loaded, by the first part of a BCP 47 tag. */
const loaders: ReadonlyMap<string, () => Promise<unknown>> = new Map<string, () => Promise<unknown>>([
  ['nl', () => import('./languages/nl.ts')],
]);

const loading = new Set<string>();

onWanted((tag) => {
  const [language = ''] = tag.toLowerCase().split('-');
  const load = loaders.get(language);
  if (!load || loading.has(language)) return;
  loading.add(language);
  load().catch(() => loading.delete(language));
});
