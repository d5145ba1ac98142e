/** Public entry: the elements speak Dutch wherever `lang` says so. */
import { registerMessages } from './i18n/messages.ts';
import { nl } from './i18n/nl.ts';

registerMessages('nl', nl);
