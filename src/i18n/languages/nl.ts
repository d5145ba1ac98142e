/** Public entry `address-entry/i18n/nl`: the elements speak Dutch wherever `lang` says so. */
import type { MessagesIn } from '../messages.ts';
import { commonNl } from '../nl/common.ts';
import { lookupNl } from '../nl/lookup.ts';
import { manualNl } from '../nl/manual.ts';
import { searchNl } from '../nl/search.ts';
import { registerMessages } from '../register.ts';

/** All Dutch texts. */
export const nl: MessagesIn<'nl'> = { common: commonNl, search: searchNl, lookup: lookupNl, manual: manualNl };

registerMessages('nl', nl);
