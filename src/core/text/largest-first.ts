/** Whole addresses in the letters of East Asia: postcode and region in front, the street at the end, blanks or none. */

import { type Area, areaOf } from '../address/areas.ts';
import { emptyFields } from '../address/empty-fields.ts';
import { type AddressFormat, type FieldTexts, hasField, postcodeFrom } from '../address/formats.ts';
import { numbered } from '../numbered.ts';
import { isNameOf } from './country-in-text.ts';
import { formatFor } from './findings.ts';
import { isContact } from './piece-kinds.ts';

const sign = /^(?:〒|邮编|邮政编码|郵遞區號|우편번호|\(우\)|우)?[\s:：]*/u;
const postcodeInFront = /^[(（]?([\p{Nd}][\p{Nd}\p{Pd}−ー]*\p{Nd})[)）]?(?![\p{Nd}])/u;
const postcodeBehind = /[\s,，、。(（:：〒编码]+([\p{Nd}][\p{Nd}\p{Pd}−]*\p{Nd})[)）]?$/u;
const signBehind = /[\s,，(（]*(?:〒|邮编|邮政编码|郵遞區號|우편번호|우)[)）]?[\s:：]*$/u;

/** Town or part of one, by its ending; a Korean one ends in a blank. */
const town = /^\p{L}{1,7}?(?:自治州|地区|[市区區县縣盟旗鄉鎮]|[시군구읍면](?=\s))/u;

/** The country by which a text is read. */
interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly iso2: string;
  readonly format: AddressFormat;
  readonly areas: readonly Area[];
}

/** A text in its parts, and the lines that are not part of the address. */
export interface LargestFirst {
  readonly fields: FieldTexts;
  readonly rest: readonly string[];
}

/** True if a text is written in the country's largest-first order; then it is not read in another way. */
export function isLargestFirst(text: string, iso2: string): boolean {
  const [first] = formatFor(iso2).mail.lines.flat();
  return first?.field !== 'street' && /[\p{Script=Han}\p{Script=Hangul}]/u.test(text);
}

/** The parts of a text; null if it is not clearly a whole address of the country. */
export function readLargestFirst(text: string, iso2: string, areas: readonly Area[]): LargestFirst | null {
  const country: Country = { iso2, format: formatFor(iso2), areas };
  const all = text
    .replace(/[(（]우[)）]/gu, ' 우 ')
    .split(/\s*[\n\r\t\u2028\u2029]\s*/)
    .map((line) => line.trim())
    .filter(Boolean);
  const [top = '', ...others] = all.filter((line) => !isContact(line));
  const { postcode, rest } = withoutPostcode([withoutCountryName(top, country), ...others].filter(Boolean), country);
  const start = rest.findIndex((line) => regionAt(line, areas) !== null);
  const found = regionAt(rest[start] ?? '', areas);
  if (!found) return null;
  const [locality, behind] = hasField(country.format, 'locality') ? townIn(found.rest) : ['', found.rest];
  const [district, line] = hasField(country.format, 'district') ? townIn(behind) : ['', behind];
  const { street, units, others: aside, code } = lineParts([line, ...rest.slice(start + 1)], country);
  const isPlain = postcode + code !== '' || locality !== '' || /\p{N}/u.test(street);
  if (!isPlain || !/[\p{N}\p{Script=Han}\p{Script=Hangul}]/u.test(street)) return null;
  // `서초2동 (Seocho2-dong)` is there twice.
  if (/\([^)]*\p{Script=Latin}/u.test(street)) return null;
  // A date, or an hour.
  if (/\d(?:月|:\d)/.test(text)) return null;
  const place = { district, locality, region: found.area.value, postcode: postcode || code };
  const fields = { ...emptyFields, street, addition: units.join(' '), ...place };
  return { fields, rest: [...rest.slice(0, start), ...aside, ...all.filter(isContact)] };
}

/** A floor or a room behind the number of the house, and houses that have a name. */
const unit =
  /(?:楼|樓|階|层|層|室|[Ff]|호|층|マンション|ビル|ハイツ|コーポ|タワー|大厦|大廈|广场|廣場|中心)(?:\s*\(.*\))?$/u;
const floorBehind = /^(.*?[號号])(\p{N}+(?:樓|楼|[Ff]).*)$/u;

/** The parts behind the towns: the street up to its number, then the parts that blanks and lines divide from it. */
function lineParts(lines: readonly string[], { format }: Country) {
  const [first = '', ...others] = lines.flatMap((line) => line.split(/\p{Script=Hangul}/u.test(line) ? /,\s*/ : /\s+/));
  const at = /\p{N}/u.test(first) ? 0 : others.findIndex((text) => /\p{N}/u.test(text)) + 1;
  const all = [first, ...others];
  const line = all.slice(0, at + 1).join(' ');
  const behind = all.slice(at + 1);
  const [, street = line, floor = ''] = floorBehind.exec(line) ?? [];
  const codes = behind.filter((text) => /^\p{Nd}+$/u.test(text) && postcodeFrom(text, format) !== null);
  // Up to the floor, what stands behind the street is the building.
  const inside = behind.slice(0, behind.findLastIndex((text) => unit.test(text)) + 1);
  const units = inside.filter((text) => !codes.includes(text));
  return {
    street,
    units: [floor, ...units].filter(Boolean),
    others: behind.filter((text) => !units.includes(text) && text !== codes[0]),
    code: (codes[0] && postcodeFrom(codes[0], format)) ?? '',
  };
}

function withoutPostcode(lines: readonly string[], { format }: Country) {
  for (const [index, line] of numbered(lines)) {
    const text = line.replace(sign, '');
    const [first = '', code = ''] = postcodeInFront.exec(text) ?? [];
    const postcode = code && postcodeFrom(code, format);
    if (postcode)
      return {
        postcode,
        rest: lines.with(index, text.slice(first.length).replace(/^[\s,，、]+/u, '')).filter(Boolean),
      };
    const [last = '', other = ''] = postcodeBehind.exec(` ${line}`) ?? [];
    const behind = other && postcodeFrom(other, format);
    if (behind)
      return {
        postcode: behind,
        rest: lines.with(index, ` ${line}`.slice(0, -last.length).replace(signBehind, '').trim()).filter(Boolean),
      };
  }
  return { postcode: '', rest: lines };
}

/** The line without the country in front. A longer name that contains the country's is that of a region. */
function withoutCountryName(line: string, { iso2, areas }: Country): string {
  const length = regionAt(line, areas) ? undefined : [7, 4, 3, 2].find((count) => isNameOf(line.slice(0, count), iso2));
  return length ? trimmed(line.slice(length)) : line;
}

/** The region that a line begins with, and what stands behind it; null for none. */
function regionAt(line: string, areas: readonly Area[]): { readonly area: Area; readonly rest: string } | null {
  const text = line.replaceAll('臺', '台');
  const whole = areas.find(({ value }) => text.startsWith(value));
  if (whole) return { area: whole, rest: trimmed(line.slice(whole.value.length)) };
  const [word = ''] = /^\S+(?=\s)/u.exec(text) ?? [];
  const area = areaOf(word, areas) ?? areaOf(word.replace(/[시도]$/u, ''), areas);
  return area && !/\d/.test(word) ? { area, rest: trimmed(line.slice(word.length)) } : null;
}

function townIn(text: string): readonly [name: string, rest: string] {
  const [name = ''] = town.exec(text) ?? [];
  return [name, trimmed(text.slice(name.length))];
}

function trimmed(text: string): string {
  return text.replace(/^[\s,，、]+/u, '');
}
