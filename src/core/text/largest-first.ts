/** Whole addresses in the letters of East Asia, as they are printed: postcode, region, town, street, then floor and room. */
import { type Area, areaOf } from '../address/areas.ts';
import { emptyFields } from '../address/empty-fields.ts';
import { type FieldTexts, hasField, postcodeFrom } from '../address/formats.ts';
import { formatFor } from './findings.ts';

/** A postcode in front, or at the end; with its sign, and in brackets. */
const postcodes = [
  /^(?:〒|우|\(우\))?\s*[(（]?(\p{Nd}[\p{Nd}\p{Pd}−ー]*\p{Nd})[)）]?(?!\p{Nd})[\s,，、]*/u,
  /\s[(（]?(?:〒|邮编)?(\p{Nd}[\p{Nd}\p{Pd}]*\p{Nd})[)）]?$/u,
];

/** Town or part of one, by its ending; a Korean one ends in a blank. */
const town = /^\p{L}{1,7}?(?:自治州|地区|[市区區县縣盟旗鄉鎮]|[시군구읍면](?=\s))\s*/u;

/** What divides the parts behind the town. */
const gap = /,?\s+|(?<=[號号])(?=\p{N}+[樓楼]$)/u;

/** A floor or a room, which ends what stands behind the street. */
const unit = /(?:楼|樓|階|層|层|室|[Ff]|호|층)(?:\s*\(.*\))?$/u;

/** True if a text is written in the country's largest-first order; then it is not read in another way. */
export function isLargestFirst(text: string, iso2: string): boolean {
  const [first] = formatFor(iso2).mail.lines.flat();
  return first?.field !== 'street' && /[\p{Script=Han}\p{Script=Hangul}]/u.test(text);
}

/** The parts of a text, and the words that are none; null if it is not clearly a whole address of the country. */
export function readLargestFirst(
  text: string,
  iso2: string,
  areas: readonly Area[],
): { readonly fields: FieldTexts; readonly rest: readonly string[] } | null {
  const format = formatFor(iso2);
  const all = text.split(/\s*[\n\r\t]\s*/).filter(Boolean);
  const postcodeIn = (line: string, at: RegExp) => postcodeFrom(at.exec(line)?.[1] ?? '', format) ?? '';
  const patternIn = (line: string) => postcodes.find((it) => postcodeIn(line, it) !== '') ?? /(?!)/u;
  const postcode = all.map((line) => postcodeIn(line, patternIn(line))).find(Boolean) ?? '';
  const lines = all.map((line) => line.replace(patternIn(line), '')).filter(Boolean);
  const written = (line: string) =>
    areas.find(({ value }) => line.startsWith(value))?.value ?? line.split(' ')[0] ?? '';
  const start = lines.findIndex((line) => areaOf(written(line), areas));
  const [line = '', ...others] = lines.slice(Math.max(start, 0));
  const area = areaOf(written(line), areas);
  if (!area) return null;
  let behind = line.slice(written(line).length).trim();
  const townIn = (field: 'locality' | 'district') => {
    const [name = ''] = (hasField(format, field) && town.exec(behind)) || [];
    behind = behind.slice(name.length);
    return name.trim();
  };
  const [locality, district] = [townIn('locality'), townIn('district')];
  const words = behind.split(gap);
  const street = words.slice(0, words.findIndex((it) => /\p{N}/u.test(it)) + 1 || 1).join(' ');
  const units = [behind.slice(street.length).replace(/^,?\s+/, ''), ...others.filter((it) => unit.test(it))];
  const addition = units.filter(Boolean).join(' ');
  const isPlain = postcode !== '' || locality !== '' || /\p{N}/u.test(street);
  if (!isPlain || street === '' || (addition !== '' && !unit.test(addition))) return null;
  const fields = { ...emptyFields, street, addition, district, postcode, locality, region: area.value };
  return { fields, rest: [...lines.slice(0, start), ...others.filter((it) => !unit.test(it))] };
}
