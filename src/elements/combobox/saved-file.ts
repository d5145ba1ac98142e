/** The file of the addresses that the page has of the person: it comes where there are some. */
import { Lazy } from '../field/lazy.ts';

/** It is one file for all elements of a page. */
export const savedFile = new Lazy(() => import('./saved-list.ts'));
