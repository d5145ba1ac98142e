/** The regions of countries with a fixed list: states, provinces, prefectures, emirates. */
import { likeliestLanguage } from '../country/languages.ts';
import { lettersOf } from '../letters.ts';
import { oncePerObject } from '../once.ts';

/** A region. */
export interface Area {
  /** The text on a parcel: a code, or the name in the country's own script. */
  readonly value: string;
  /** The name, if the value is a code; otherwise empty. */
  readonly name: string;
  /** The name in Latin letters, if the value is in another script; otherwise empty. */
  readonly latin: string;
  /** Its ISO 3166-2 code, and other common names. */
  readonly others: readonly string[];
}

/** Parses the regions in a file of `data/areas`. */
export function areasFrom(lines: string): readonly Area[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [value = '', name = '', latin = '', others = ''] = line.split('|');
      return { value, name, latin, others: others.split(',').filter(Boolean) };
    });
}

/** The region with a name or code, in any case; undefined for none. */
export function areaOf(text: string, areas: readonly Area[]): Area | undefined {
  const wanted = lettersOf(text);
  const { byName, byKindlessName } = namesOf(areas);
  return wanted === '' ? undefined : (byName.get(wanted) ?? byKindlessName.get(withoutKind(text)));
}

const namesOf = oncePerObject((areas: readonly Area[]) => {
  const [byName, byKindlessName] = [new Map<string, Area>(), new Map<string, Area>()];
  const add = (names: Map<string, Area>, name: string, area: Area) => names.has(name) || names.set(name, area);
  // A code may be the beginning of another region's name, but never its whole name.
  for (const area of areas) add(byName, lettersOf(area.value), area);
  for (const area of areas) for (const it of [area.name, area.latin, ...area.others]) add(byName, lettersOf(it), area);
  for (const area of areas) for (const it of [area.value, area.latin]) add(byKindlessName, withoutKind(it), area);
  return { byName, byKindlessName };
});

/** The text of a region in the fields: in the country's own script, or in Latin letters. */
export function areaText({ value, latin }: Area, isLocal: boolean): string {
  return isLocal ? value : latin || value;
}

/** The text of a region in the list: `Clare` for `Co. Clare`, so that typing its first letters finds it. */
export function areaLabel(area: Area, isLocal: boolean): string {
  return area.name || areaText(area, isLocal).replace(/^Co\. /, '');
}

/** True if speakers of this language (BCP 47) read the country's own script. `iso2`: ISO 3166-1 alpha-2. */
export function isLocalLanguage(lang: string, iso2: string): boolean {
  try {
    return new Intl.Locale(lang).language === likeliestLanguage(iso2);
  } catch {
    // A page's `lang` may be invalid.
    return false;
  }
}

/** Removes the kind of region: `東京都` becomes `東京`, `Co. Carlow` `Carlow`, `VIII Región del Biobío` `Biobío`. */
function withoutKind(text: string): string {
  const name = /^(?:(?:[IVX]+ )?Regi[oó]n (?:del? )?(?:la )?|(?:Co\.?|County|Province of|State of|Provincia de) )/i;
  return lettersOf(text.replace(name, '')).replace(
    /(?<=..)(都|府|県|省|市|縣|도|시|SHENG|SHI|PROVINCE|STATE|CITY|PREFECTURE|GOVERNORATE|ОБЛАСТЬ|ОБЛ)$/u,
    '',
  );
}
