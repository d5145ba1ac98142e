/** The regions of a country that has a closed list of them: states, provinces, prefectures, emirates. */
import { likeliestLanguage } from '../country/languages.ts';
import { lettersOf } from '../letters.ts';
import { oncePerObject } from '../once.ts';

/** One region. */
export interface Area {
  /** The text on a parcel: a code, or the name in the country's own script. */
  readonly value: string;
  /** The name where the value is a code; else empty. */
  readonly name: string;
  /** The name in Latin letters where the value is in others; else empty. */
  readonly latin: string;
  /** Its code of ISO 3166-2, and other names in use. */
  readonly others: readonly string[];
}

/** The regions in a file of `data/areas`. */
export function areasFrom(lines: string): readonly Area[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [value = '', name = '', latin = '', others = ''] = line.split('|');
      return { value, name, latin, others: others.split(',').filter(Boolean) };
    });
}

/** The region that a text names, by name or code, in any case; undefined for none. */
export function areaOf(text: string, areas: readonly Area[]): Area | undefined {
  const wanted = lettersOf(text);
  const { byName, byKindlessName } = namesOf(areas);
  return wanted === '' ? undefined : (byName.get(wanted) ?? byKindlessName.get(withoutKind(text)));
}

const namesOf = oncePerObject((areas: readonly Area[]) => {
  const [byName, byKindlessName] = [new Map<string, Area>(), new Map<string, Area>()];
  const add = (names: Map<string, Area>, name: string, area: Area) => names.has(name) || names.set(name, area);
  // A code of one region may be the beginning of another one's name, never its whole name.
  for (const area of areas) add(byName, lettersOf(area.value), area);
  for (const area of areas) for (const it of [area.name, area.latin, ...area.others]) add(byName, lettersOf(it), area);
  for (const area of areas) for (const it of [area.value, area.latin]) add(byKindlessName, withoutKind(it), area);
  return { byName, byKindlessName };
});

/** The text of a region in the fields: in the country's own letters, or in Latin ones. */
export function areaText({ value, latin }: Area, isLocal: boolean): string {
  return isLocal ? value : latin || value;
}

/** The text of a region in the list: `Clare` for `Co. Clare`, so that its first letters find it. */
export function areaLabel(area: Area, isLocal: boolean): string {
  return area.name || areaText(area, isLocal).replace(/^Co\. /, '');
}

/** True if people with this language (BCP 47) read the country's own letters. `iso2`: ISO 3166-1 alpha-2. */
export function isLocalLanguage(lang: string, iso2: string): boolean {
  try {
    return new Intl.Locale(lang).language === likeliestLanguage(iso2);
  } catch {
    // A page's `lang` may be no language tag at all.
    return false;
  }
}

/** `東京` is `東京都`, `Carlow` is `Co. Carlow`, `VIII Región del Biobío` is `Biobío`. */
function withoutKind(text: string): string {
  const name = /^(?:(?:[IVX]+ )?Regi[oó]n (?:del? )?(?:la )?|(?:Co\.?|County|Province of|State of|Provincia de) )/i;
  return lettersOf(text.replace(name, '')).replace(
    /(?<=..)(都|府|県|省|市|縣|도|시|SHENG|SHI|PROVINCE|STATE|CITY|PREFECTURE|GOVERNORATE|ОБЛАСТЬ|ОБЛ)$/u,
    '',
  );
}
