/** Whole addresses in the letters of East Asia: postcode and region in front, the street at the end, blanks or none. */
import { type Area, areaOf } from '../areas.ts';
import { postcodeFrom } from '../formats.ts';
import { isNameOf } from './pieces.ts';
import type { Country, Parts } from './smallest-first.ts';

const sign = /^(?:〒|邮编|邮政编码|郵遞區號|우편번호|\(우\)|우)?[\s:：]*/u;
const postcodeInFront = /^[(（]?([\p{Nd}][\p{Nd}\p{Pd}−ー]*\p{Nd})[)）]?(?![\p{Nd}])/u;
const postcodeBehind = /(?:[\s,，、。(（]|[:：〒])+([\p{Nd}][\p{Nd}\p{Pd}−]*\p{Nd})[)）]?$/u;
const signBehind = /[\s,，(（]*(?:〒|邮编|邮政编码|郵遞區號|우편번호|우)[)）]?[\s:：]*$/u;

/** Town or part of one, by its ending; a Korean one ends in a blank. */
const town = /^\p{L}{1,7}?(?:自治州|地区|[市区區县縣盟旗鄉鎮]|[시군구읍면](?=\s))/u;

/** The parts of a text; null where it is not plainly a whole address of the country. */
export function readLargestFirst(text: string, country: Country): Parts | null {
  const lines = text
    .split(/\s*[\n\r\t\u2028\u2029]\s*/)
    .map((line) => line.trim())
    .filter(Boolean);
  const [top = '', ...others] = lines;
  const { postcode, rest } = withoutPostcode([withoutCountry(top, country), ...others].filter(Boolean), country);
  // A name above the address goes behind the street.
  const start = rest.findIndex((line) => regionAt(line, country.areas) !== null);
  const found = regionAt(rest[start] ?? '', country.areas);
  if (!found) return null;
  const order = country.format.mail.lines.flat().map(({ field }) => field);
  const [locality, behind] = order.includes('locality') ? townIn(found.rest) : ['', found.rest];
  const [district, line] = order.includes('district') ? townIn(behind) : ['', behind];
  const street = [line, ...rest.slice(start + 1), ...rest.slice(0, start)].join(' ');
  const isPlain = postcode !== '' || locality !== '' || /\p{N}/u.test(street);
  return isPlain && line !== '' ? { street, district, locality, region: found.area.value, postcode } : null;
}

function withoutPostcode(lines: readonly string[], { format }: Country) {
  for (const [index, line] of lines.entries()) {
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

/** The line without the country in front. What the country's name is a part of is the name of a region, too. */
function withoutCountry(line: string, { iso2, areas }: Country): string {
  const isName = isNameOf(iso2);
  const length = regionAt(line, areas) ? undefined : [2, 3, 4, 7].find((count) => isName(line.slice(0, count)));
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
