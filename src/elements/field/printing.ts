import { Lazy } from './lazy.ts';

/** The formats of all countries, and the code that prints by them. */
export const printing = new Lazy(() => import('../../core/entry/printing-slice.ts'));
