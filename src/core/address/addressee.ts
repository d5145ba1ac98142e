/**
 * Who is at an address, as far as it is a part of it: companies, “attention of”, customers of a parcel locker. Printed
 * above the street.
 */
import { bare } from '../letters.ts';

const companyWords =
  'ltd|limited|inc|llc|llp|plc|corp|corporation|co|gmbh|ag|kg|ug|bv|nv|vof|srl|spa|sas|sarl|sasu|sa|sl|lda|ltda|ab|as|aps|oy|oyj|kft|zrt|' +
  'doo|sro|uab|pty|pte|bhd|company|stichting|fa|cv|eurl|sp';
/** Words before the name of someone who can be found at another's address. */
const careOfWords = 'c/o|attn|attention|att|z hd|zhd|zh|p/a|t a v|tav|presso|chez|a/c|fao|care of|at te';
/** Words before a family's name, which is the recipient's: the page has its own field for that. */
const familyWords = 'fam|familie|family';
/** Parcel lockers and counters, by ISO 3166-1 alpha-2; folded. Their customers have a number of their own. */
const lockers: Readonly<Record<string, string>> = { DE: 'packstation postfiliale', AT: 'abholstation' };

const company = new RegExp(`^(?:${companyWords})$`);
const careOf = new RegExp(`^(?:${careOfWords})(?: |$)`);
const family = new RegExp(`^(?:${familyWords})$`);

/** True if words name someone at whose address another person can be found: `c/o Weber`. */
export function isCareOf(words: readonly string[]): boolean {
  return careOf.test(words.map(bare).join(' '));
}

/** True if words are the name of a company, of a family, or of a contact person. */
export function isCompany(words: readonly string[]): boolean {
  return isNamed(words) || family.test(bare(words[0] ?? ''));
}

function isNamed(words: readonly string[]): boolean {
  return isCareOf(words) || words.some((word) => company.test(bare(word)));
}

/** True if words are a parcel locker or counter. */
export function isLocker([first = '']: readonly string[], iso2: string): boolean {
  return lockers[iso2]?.split(' ').includes(bare(first)) === true;
}

/** True if words are the customer number of a parcel locker, which looks like a telephone number. */
export function isCustomerNumber(words: readonly string[]): boolean {
  return /^(?:post-?n(?:umme)?r )?\d{6,10}$/.test(words.map(bare).join(' '));
}

/**
 * True if a line goes above the street, wherever the country puts flats: a company, or the customer of the locker
 * beneath.
 */
export function isAboveStreet(line: string, street: string, iso2: string): boolean {
  const words = line.trim().split(/\s+/);
  // Finnish `as. 7` is a flat.
  const isName = words.some((word) => /\p{L}{3}/u.test(word)) && isNamed(words);
  return isName || (isCustomerNumber(words) && isLocker(street.trim().split(/\s+/), iso2));
}

/** Divides a second line: what goes above the street, and the rest. */
export function dividedAddition(
  addition: string,
  street: string,
  iso2: string,
): readonly [above: readonly string[], beside: string] {
  const pieces = addition.split(/,\s+/);
  const above = pieces.filter((piece) => isAboveStreet(piece, street, iso2));
  return [above, above.length > 0 ? pieces.filter((piece) => !above.includes(piece)).join(', ') : addition];
}
