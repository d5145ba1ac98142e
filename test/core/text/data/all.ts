import { be, lu, nl } from './benelux.ts';
import { gb } from './british.ts';
import { at, ch, de } from './german.ts';
import { dk, fi, no, se } from './nordic.ts';
import type { Paste } from './paste.ts';
import { es, fr, it } from './romance.ts';

/** By ISO 3166-1 alpha-2 code of the country that is chosen when the text is pasted. */
export const pastes: Readonly<Record<string, readonly Paste[]>> = {
  NL: nl,
  BE: be,
  LU: lu,
  DE: de,
  AT: at,
  CH: ch,
  FR: fr,
  ES: es,
  IT: it,
  GB: gb,
  DK: dk,
  NO: no,
  SE: se,
  FI: fi,
};
