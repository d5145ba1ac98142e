/** The file of the button that opens the list: it comes where `open-button` is set. */
import { Lazy } from '../field/lazy.ts';

/** It is one file for all elements of a page. */
export const toggleFile = new Lazy(() => import('./toggle.ts'));
