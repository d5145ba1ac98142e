/**
 * Normalises the fields of a Dutch lookup. It runs when a field is left, never during typing. Every pattern is
 * anchored: text that is not understood completely is an error, not half a lookup.
 */
import { additionMaxLength, dutchPostcodePattern, houseNumberRange } from '../../contract/rules.ts';
import { nearWords, yearsOfNames } from '../address/data/number-words.ts';
import { isYear, numberBehind } from '../address/house-number.ts';
import { type LookupFields, type LookupMethod, type LookupRequest, type NeededField, noFields } from './state.ts';

/** §2.1: longest names of the register, in characters. */
const nameMaxLength = 80;

const separators = String.raw`[\s,.;:/\u2013-]*`;
const postcode = String.raw`(?:NL[\s-]*)?(?<digits>[1-9][\dOI]{3})[\s.-]*(?<letters>[A-Za-z]{2})`;
const postcodeAndNumber = new RegExp(String.raw`^${postcode}(?:(?:[\s,;]+|(?=\d))(?<rest>\d.*))?$`, 'i');
/** A street line, followed by the postcode. */
const wholeAddress = new RegExp(String.raw`^(?<line>.*\p{L}{3}.*?)[\s,;]+${postcode}(?:[\s,;]\D*)?$`, 'iu');
const numberAndAddition = new RegExp(String.raw`^0*(?<number>[1-9]\d{0,4})(?!\d)(?<gap>${separators})(?<rest>.*)$`);
/**
 * A street line from autofill, or a word for "number", before the number. A name has three consecutive letters: `a12`
 * is not 12, and "t/o 12" is the house opposite.
 */
const nameBeforeNumber = new RegExp(
  String.raw`^(?:#|n[ro][.:]?\s*|(?!(?:${nearWords}|achter)\b)['\u2019]?(?:\d{1,2}e\s+)?(?=\D*\p{L}{3})\p{L}[\p{L}\p{M}.'\u2019 -]*[\p{L}\p{M}.:],?\s+(?:${yearsOfNames},?\s+(?=\d))?)(?=\d)`,
  'iu',
);
const sendableAddition = /^[\p{L}\p{N} ./-]*$/u;

/** Full-width digits and letters, as typed with a Japanese input method. */
const fullWidth = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;

/** Removes redundant white space, invisible characters and broken text, and converts full-width characters. */
function clean(text: string): string {
  return text
    .normalize()
    .replace(fullWidth, (character) => character.normalize('NFKC'))
    .replace(/[\p{Cs}\p{Cf}\p{Cc}]/gu, (character) => (/\s/.test(character) ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The fields as displayed after they were left. */
export function normalize(typed: LookupFields): LookupFields {
  const cleaned = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, clean(text)]));
  return withoutDoubledNumber(withSplitNumber(withSplitPostcode({ ...noFields, ...cleaned })));
}

/**
 * `1234ab` becomes `1234 AB`. A number after the postcode, a postcode before the number, or both in a pasted address go
 * into their own fields.
 */
function withSplitPostcode(fields: LookupFields): LookupFields {
  const own = postcodeAndNumber.exec(fields.postcode)?.groups;
  if (own) {
    const { rest = '' } = own;
    const houseNumber = fields.houseNumber || rest;
    const isKept = rest === '' || fields.houseNumber === '' || rest === fields.houseNumber;
    return isKept ? { ...fields, postcode: postcodeIn(own), houseNumber } : fields;
  }
  const whole = fields.houseNumber === '' ? wholeIn(fields.postcode) : null;
  if (whole) return { ...fields, ...whole };
  const isOther = postcodeAndNumber.exec(fields.houseNumber)?.groups?.['rest'] || wholeIn(fields.houseNumber);
  if (fields.postcode !== '' || !isOther) return fields;
  return withSplitPostcode({ ...fields, postcode: fields.houseNumber, houseNumber: '' });
}

/** Postcode and number of an address; null if more than one number could be that of the house. */
function wholeIn(text: string): Pick<LookupFields, 'postcode' | 'houseNumber'> | null {
  const found = wholeAddress.exec(text)?.groups;
  const [house, other] = found ? numberBehind(found['line'] ?? '') : [];
  if (!found || !house || other || !/^\p{L}{0,4}$/u.test(house.tail)) return null;
  return { postcode: postcodeIn(found), houseNumber: `${house.building} ${house.tail}`.trim() };
}

/** Among digits, the letters O and I become the digits they look like. */
function postcodeIn({ digits = '', letters = '' }: Readonly<Record<string, string>>): string {
  return `${digits.replace(/o/gi, '0').replace(/i/gi, '1')} ${letters.toUpperCase()}`;
}

/** `12a-2` becomes 12 and `a-2`; a street that autofill put before it is removed. */
function withSplitNumber(fields: LookupFields): LookupFields {
  const groups = numberAndAddition.exec(fields.houseNumber.replace(nameBeforeNumber, ''))?.groups;
  if (!groups) return { ...fields, addition: tidyAddition(fields.addition) };
  const { number = '', gap = '', rest = '' } = groups;
  // "30 30" is one number twice, "30-30" an addition.
  const own = rest === number && gap === ' ' ? '' : tidyAddition(rest);
  const behind = new RegExp(String.raw`^${number}[\s-]*(?=\p{L})`, 'u');
  const other = tidyAddition(fields.addition).replace(behind, '');
  const isOnce = own === '' || other === '' || foldAddition(own) === foldAddition(other);
  return { ...fields, houseNumber: number, addition: isOnce ? other || own : `${own} ${other}` };
}

function tidyAddition(text: string): string {
  return text.replace(new RegExp(`^${separators}`), '').replace(/[\s,.;:-]+$/, '');
}

/** `Julianastraat 30` with the number 30 becomes `Julianastraat`; without a number, the 30 moves there. */
function withoutDoubledNumber(fields: LookupFields): LookupFields {
  for (const { street, building, tail } of numberBehind(fields.street.replaceAll(',', ' '))) {
    const { houseNumber, addition } = withSplitNumber({ ...noFields, houseNumber: `${building} ${tail}`.trim() });
    const isAlike =
      [fields.addition, addition].includes('') || foldAddition(addition) === foldAddition(fields.addition);
    const name = street.replace(/\s+n[ro][.:]?$/i, '');
    const isMoved = fields.houseNumber === '' && (/\d$/.test(name) || !isYear(`${building}${tail}`, true));
    const isDoubled = fields.houseNumber === houseNumber && isAlike;
    if (isHouseNumber(houseNumber) && (isMoved || isDoubled))
      return { ...fields, street: name, houseNumber, addition: fields.addition || addition };
  }
  return fields;
}

/** Additions are equal if they only differ in case and separators. */
export function foldAddition(addition: string): string {
  return addition.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** True if a text has the format of a Dutch postcode, with or without white space before the letters. */
export function isPostcode(text: string): boolean {
  return dutchPostcodePattern.test(text);
}

function isHouseNumber(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= houseNumberRange.min;
}

function isName(text: string): boolean {
  return /\p{L}/u.test(text) && text.length <= nameMaxLength;
}

const checks: Readonly<Record<NeededField, (text: string) => boolean>> = {
  postcode: isPostcode,
  houseNumber: isHouseNumber,
  street: isName,
  city: isName,
};

/** The fields that each method needs, in the order of the form. */
const needed: Readonly<Record<LookupMethod, readonly NeededField[]>> = {
  postcode: ['postcode', 'houseNumber'],
  street: ['city', 'street', 'houseNumber'],
};

/** The fields of a method whose content cannot be looked up. Empty fields are not errors. */
export function mistakesIn(fields: LookupFields, method: LookupMethod): readonly NeededField[] {
  return needed[method].filter((name) => fields[name] !== '' && !checks[name](fields[name]));
}

/** The fields of a method that are still empty. */
export function missingIn(fields: LookupFields, method: LookupMethod): readonly NeededField[] {
  return needed[method].filter((name) => fields[name] === '');
}

/** The request for these normalised fields; null until they are complete and well-formed. */
export function requestFor(fields: LookupFields, method: LookupMethod): LookupRequest | null {
  if (missingIn(fields, method).length > 0 || mistakesIn(fields, method).length > 0) return null;
  const { addition } = fields;
  // The answer contains every addition anyway, so one that the service would reject is not sent.
  const isSendable = addition.length <= additionMaxLength && sendableAddition.test(addition) && /\w/.test(addition);
  const number = { houseNumber: Number(fields.houseNumber), ...(isSendable && { houseNumberAddition: addition }) };
  if (method === 'street') {
    return { kind: 'dutchByStreet', params: { city: cityOf(fields), street: fields.street, ...number } };
  }
  return { kind: 'dutchByPostcode', params: { postcode: fields.postcode.replace(' ', ''), ...number } };
}

/** §4.2 rules 4 and 5. */
function cityOf({ city, municipality, province }: LookupFields): string {
  if (municipality !== '') return `${city} gem. ${municipality}`;
  return province === '' ? city : `${city} ${province}`;
}

/**
 * True if two requests are for the same house. The addition does not matter, because the answer contains all of them.
 */
export function isSameHouse(a: LookupRequest, b: LookupRequest): boolean {
  return a.kind === b.kind && keyOf(a) === keyOf(b);
}

function keyOf({ params: { houseNumberAddition: _, ...house } }: LookupRequest): string {
  return JSON.stringify(house).toLowerCase();
}
