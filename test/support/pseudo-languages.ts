/** Languages made for tests: one that is longer than any, and one that runs from right to left. */
import { en } from '../../src/i18n/languages/en.ts';
import type { Messages } from '../../src/i18n/messages.ts';

/** Letters with marks above and below, which a line has to have room for. */
const marked: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'Ê',
  c: 'ç',
  n: 'ñ',
};

/** Each text through `change`; placeholders stay as they are. */
function changed<Texts>(texts: Texts, change: (text: string) => string): Texts {
  if (typeof texts === 'string') {
    const parts = texts.split(/(\{\w+\}|[#*])/);
    return parts.map((part, index) => (index % 2 === 0 ? change(part) : part)).join('') as Texts;
  }
  const entries = Object.entries(texts as object).map(([key, value]) => [key, changed(value, change)] as const);
  return Object.fromEntries(entries) as Texts;
}

/** 40 % longer, and framed, so that a text that is cut off is seen. */
export function longer(): Messages {
  return changed(en, (text) => {
    if (text.trim() === '') return text;
    const letters = text.replace(/\w/g, (letter) => marked[letter] ?? letter);
    const more = 'ñ'.repeat(Math.ceil(text.trim().length * 0.4));
    return text.endsWith(' ') ? `${letters}${more} ` : `${letters} ${more}`;
  });
}

/** In Hebrew letters: what they spell means nothing. */
export function rightToLeft(): Messages {
  const letters = 'אבגדהוזחטיכלמנסעפצקרשת';
  return changed(en, (text) =>
    text.replace(/[a-z]/gi, (letter) => letters[letter.toLowerCase().charCodeAt(0) % 22] ?? ''),
  );
}
