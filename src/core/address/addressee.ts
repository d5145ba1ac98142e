/** Who is at an address, as far as it is a part of it: companies, people to ask for, customers of a locker. They stand above the street. */
import { bare } from '../letters.ts';

const companyWords =
  'ltd|limited|inc|llc|llp|plc|corp|corporation|co|gmbh|ag|kg|ug|bv|nv|vof|srl|spa|sas|sarl|sasu|sa|sl|lda|ltda|ab|as|aps|oy|oyj|kft|zrt|' +
  'doo|sro|uab|pty|pte|bhd|company|stichting|fa|cv|eurl|sp';
/** In front of a name at which somebody can be found. */
const careOfWords = 'c/o|attn|attention|att|z hd|zhd|zh|p/a|t a v|tav|presso|chez|a/c|fao|care of|at te';
/** In front of the name of those who live there, which is theirs alone: it has a field of its own on the page. */
const familyWords = 'fam|familie|family';
/** Lockers and counters for parcels, by ISO 3166-1 alpha-2; folded. Their customers have a number of their own. */
const lockers: Readonly<Record<string, string>> = { DE: 'packstation postfiliale', AT: 'abholstation' };

const company = new RegExp(`^(?:${companyWords})$`);
const careOf = new RegExp(`^(?:${careOfWords})(?: |$)`);
const family = new RegExp(`^(?:${familyWords})$`);

/** True if words name somebody at whom somebody else can be found: `c/o Weber`. */
export function isCareOf(words: readonly string[]): boolean {
  return careOf.test(words.map(bare).join(' '));
}

/** True if words are the name of a company, of a family, or of a person to ask for. */
export function isCompany(words: readonly string[]): boolean {
  return isNamed(words) || family.test(bare(words[0] ?? ''));
}

function isNamed(words: readonly string[]): boolean {
  return isCareOf(words) || words.some((word) => company.test(bare(word)));
}

/** True if words are a locker or a counter, where parcels wait. */
export function isLocker([first = '']: readonly string[], iso2: string): boolean {
  return lockers[iso2]?.split(' ').includes(bare(first)) === true;
}

/** True if words are the number of a customer of lockers, which looks like that of a telephone. */
export function isCustomerNumber(words: readonly string[]): boolean {
  return /^(?:post-?n(?:umme)?r )?\d{6,10}$/.test(words.map(bare).join(' '));
}

/** True if a line stands above the street, wherever the country has its flats: a company, or a customer of the locker beneath. */
export function isAboveStreet(line: string, street: string, iso2: string): boolean {
  const words = line.trim().split(/\s+/);
  // Finnish `as. 7` is a flat.
  const isName = words.some((word) => /\p{L}{3}/u.test(word)) && isNamed(words);
  return isName || (isCustomerNumber(words) && isLocker(street.trim().split(/\s+/), iso2));
}
