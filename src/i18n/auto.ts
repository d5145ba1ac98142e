/**
 * Public entry point `address-entry/i18n/auto`: loads the language of the page once there is an element in it. If it
 * cannot be loaded, the UI stays English until the next element, or the next change of `lang`, requests it again.
 */
import { onWanted } from './register.ts';

/** The loader of each language, by the first part of a BCP 47 tag. */
const loaders: ReadonlyMap<string, () => Promise<unknown>> = new Map<string, () => Promise<unknown>>([
  ['bg', () => import('./languages/bg.ts')],
  ['cs', () => import('./languages/cs.ts')],
  ['da', () => import('./languages/da.ts')],
  ['de', () => import('./languages/de.ts')],
  ['el', () => import('./languages/el.ts')],
  ['es', () => import('./languages/es.ts')],
  ['et', () => import('./languages/et.ts')],
  ['fi', () => import('./languages/fi.ts')],
  ['fr', () => import('./languages/fr.ts')],
  ['ga', () => import('./languages/ga.ts')],
  ['hr', () => import('./languages/hr.ts')],
  ['hu', () => import('./languages/hu.ts')],
  ['it', () => import('./languages/it.ts')],
  ['lt', () => import('./languages/lt.ts')],
  ['lv', () => import('./languages/lv.ts')],
  ['mt', () => import('./languages/mt.ts')],
  ['nb', () => import('./languages/nb.ts')],
  ['nl', () => import('./languages/nl.ts')],
  ['pl', () => import('./languages/pl.ts')],
  ['pt', () => import('./languages/pt.ts')],
  ['ro', () => import('./languages/ro.ts')],
  ['sk', () => import('./languages/sk.ts')],
  ['sl', () => import('./languages/sl.ts')],
  ['sv', () => import('./languages/sv.ts')],
  ['no', () => import('./languages/nb.ts')],
  ['nn', () => import('./languages/nb.ts')],
]);

const loading = new Set<string>();

onWanted((tag) => {
  const [language = ''] = tag.toLowerCase().split('-');
  const load = loaders.get(language);
  if (!load || loading.has(language)) return;
  loading.add(language);
  load().catch(() => loading.delete(language));
});
