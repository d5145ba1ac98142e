/** Judges if a street is the one that a text means, word by word, and how well it fits. */
import { buildingNamesIn, namesBeyond, namesOf, type Street } from './model.ts';
import { isKind, isNeeded } from './name-parts.ts';
import { isRoman, ordinalOf, typedForms } from './numerals.ts';
import type { Search } from './search.ts';
import type { WordForms } from './store.ts';
import { unitFit } from './units.ts';
import { typosBetween } from './vocabulary.ts';
import { squeeze } from './words.ts';

/** A street that is meant, and its buildings that are, the best first. */
export interface LooseMatch {
  readonly street: Street;
  /** Indexes of the buildings with the typed number; empty when there is none, or none was typed. */
  readonly buildings: readonly number[];
  readonly score: number;
  /** True if each word is a part of the address. */
  readonly isComplete: boolean;
}

/** Letters of a postcode that a neighbour shares. */
const sharedCode = 2;
/** Letters that the name of a town may have beyond those that were typed. */
const mostMissing = 3;

/** The quality with which a typed word fits one of a name. */
const quality = { same: 1, form: 0.97, part: 0.9, typo: 0.85, typos: 0.7, typoInPart: 0.75, near: 0.4 } as const;

/** The role of a typed word for one street. */
type Role = 'street' | 'both' | 'place' | 'code' | 'near' | 'number' | 'small' | 'unknown';

/** A typed word, with what is known of it. */
export interface Token {
  readonly word: string;
  readonly part: number;
  readonly forms: WordForms;
  /** From 0 to 1: how much the word tells. */
  readonly weight: number;
  readonly isNumber: boolean;
  /** True if it may be ignored: articles, initials, parts of a building. */
  readonly isSmall: boolean;
}

/** The quality with which a typed word fits a word of a name, from 0 to 1. */
export function fit(word: string, forms: WordForms, own: string): number {
  if (word === own) return quality.same;
  if (forms.includes(own) || typedForms(own).some((form) => forms.includes(form))) return quality.form;
  if (/\d/.test(word)) return 0;
  if (word.length > 1 && own.startsWith(word)) return quality.part;
  if (forms.some((form) => form.length > 2 && own.startsWith(form))) return quality.part;
  const found = typosBetween(word, own);
  if (!found) return 0;
  if (found.isPart) return word.length < 5 ? 0 : quality.typoInPart;
  return found.typos === 1 ? quality.typo : quality.typos;
}

/** Says of a street whether it is meant, and how well it fits. */
export function createJudge(
  { store, wordsOf }: Search,
  tokens: readonly Token[],
  towns: ReadonlySet<number>,
): (street: Street) => LooseMatch | null {
  const { iso3 } = store.country;
  const fits = new Map<string, number>();
  const fitOf = ({ word, forms }: Token, own: string) => {
    const key = `${word} ${own}`;
    const known = fits.get(key) ?? fit(word, forms, own);
    fits.set(key, known);
    return known;
  };
  const joined = tokens.map(({ word, part, isNumber }, at) => {
    const next = tokens[at + 1];
    return next && next.part === part && !isNumber ? `${word}${next.word}` : '';
  });
  const known = new Map<string, readonly (readonly string[])[]>();
  const split = (texts: readonly string[]) => {
    const key = texts.join('\u0000');
    const parts = known.get(key) ?? texts.map(wordsOf);
    known.set(key, parts);
    return parts;
  };
  /** The best fit of each typed word with any word of the names; and how much of the best name was typed. */
  const compare = (names: readonly (readonly string[])[], isPlace = false) => {
    const best = tokens.map(() => 0);
    let share = 0;
    let isWhole = false;
    for (const name of names) {
      const whole = name.join('');
      const initials = name.length < 4 ? '' : name.map((word) => word.charAt(0)).join('');
      const covered = name.map(() => 0);
      tokens.forEach((token, at) => {
        name.forEach((own, index) => {
          // The beginning of a town is that town while it is being typed.
          const isBegun = isPlace && own.length - token.word.length > mostMissing && at < tokens.length - 1;
          const value = isBegun && !token.forms.includes(own) ? 0 : fitOf(token, own);
          if (value > (covered[index] ?? 0)) covered[index] = value;
          if (value > (best[at] ?? 0)) best[at] = value;
        });
        const isLong = name.length > 1 && token.word.length > (name[0]?.length ?? 0) + 1;
        const isAll = isLong && token.word.length > 3 && fitOf(token, whole) >= quality.typo;
        const isInitials = token.word.length > 2 && initials.startsWith(token.word);
        if (isAll || isInitials) {
          best[at] = Math.max(best[at] ?? 0, quality.form);
          name.forEach((own, index) => {
            if (isAll || !isKind(own)) covered[index] = quality.form;
          });
        }
        const two = name.findIndex((own, index) => `${own}${name[index + 1]}` === token.word);
        for (const index of two < 0 ? [] : [two, two + 1]) covered[index] = best[at] = quality.form;
        const pair = joined[at] ?? '';
        const index =
          pair === '' ? -1 : name.findIndex((own) => own === pair || (pair.length > 5 && own.startsWith(pair)));
        if (index >= 0) {
          covered[index] = quality.form;
          best[at] = quality.form;
          best[at + 1] = Math.max(best[at + 1] ?? 0, quality.form);
        }
      });
      const isTelling = (own: string) => isNeeded(own) && !isKind(own);
      const telling = name.some(isTelling) ? isTelling : isNeeded;
      const needed = name.flatMap((own, index) => (telling(own) ? [covered[index] ?? 0] : []));
      const all = needed.length > 0 ? needed : covered;
      const sum = covered.reduce((total, value) => total + value, 0) / Math.max(1, covered.length);
      if (all.every((value) => value > 0)) isWhole = true;
      share = Math.max(share, sum);
    }
    return { best, share, isWhole };
  };

  /** `Leopold IX` is not `Leopold II`: a Roman number was typed, and is not that of the name. */
  const isOfAnotherNumber = (roles: readonly (readonly [Role, number])[], names: readonly string[]) => {
    const isElsewhere = ({ word }: Token, at: number) => isRoman(word) && roles[at]?.[0] !== 'street';
    const isUntyped = (own: string) => isRoman(own) && !tokens.some((token) => fitOf(token, own) >= quality.form);
    return tokens.some(isElsewhere) && split(names).every((name) => name.some(isUntyped));
  };

  return (street) => {
    const { data, locality } = street;
    const own = compare(split(namesOf(data.name)));
    const place = compare(split([...namesOf(locality.name), ...(locality.aliases ?? [])]), true);
    const region = compare(split(namesBeyond(street)));
    const codes = Object.keys(data.numbers).map(squeeze);
    const buildings = compare(split(Object.values(data.numbers).flatMap(buildingNamesIn)));
    const isOnly = tokens.filter(({ word, isNumber }) => isNumber && !codes.includes(word)).length === 1;
    const roles = tokens.map((token, at): readonly [Role, number] => {
      const [inOwn = 0, inPlace = 0] = [own.best[at], place.best[at]];
      const isRegion = (region.best[at] ?? 0) >= quality.form;
      if (codes.includes(token.word)) return ['code', 1];
      if (inOwn > 0 && inOwn === inPlace) return ['both', inOwn];
      if (inOwn > inPlace) return ['street', inOwn];
      if (inPlace > 0) return ['place', inPlace];
      if (isRegion) return ['place', 1];
      if (token.isNumber && (isOnly || !(store.isPostcode(token.word) || isPartOfCode(token.word, codes))))
        return ['number', 1];
      if (isCodeLike(token.word, codes)) return ['near', quality.near];
      if (token.isNumber) return ['number', 1];
      if ((buildings.best[at] ?? 0) >= quality.part) return ['place', 1];
      return token.isSmall ? ['small', 0] : ['unknown', 0];
    });
    if (!isMeant(street, tokens, roles, own.isWhole, towns) || isOfAnotherNumber(roles, namesOf(data.name)))
      return null;
    const total = sumOf(tokens, roles, () => 1);
    const covered = sumOf(tokens, roles, (value) => value);
    const house = housesOf(street, tokens, roles, iso3);
    const score = covered / Math.max(total, 0.01) + own.share * 0.3 + place.share * 0.15 + house.score;
    const isComplete = !roles.some(([role]) => role === 'unknown');
    return { street, buildings: house.at, score, isComplete };
  };
}

function sumOf(
  tokens: readonly Token[],
  roles: readonly (readonly [Role, number])[],
  worth: (value: number) => number,
): number {
  return tokens.reduce((sum, { weight }, at) => {
    const [role = 'small', value = 0] = roles[at] ?? [];
    return role === 'small' || role === 'number' ? sum : sum + weight * worth(value);
  }, 0);
}

/** True if the words name this street, and none of them says that it is another one. */
function isMeant(
  { localityId, country }: Street,
  tokens: readonly Token[],
  roles: readonly (readonly [Role, number])[],
  isWhole: boolean,
  towns: ReadonlySet<number>,
): boolean {
  const roleAt = (at: number) => roles[at]?.[0];
  const isOwn = (at: number) => roleAt(at) === 'street' || roleAt(at) === 'both';
  const own = tokens.flatMap((_, at) => (isOwn(at) ? [at] : []));
  const hasCode = roles.some(([role]) => role === 'code') && (country.iso3 === 'NLD' || country.iso3 === 'GBR');
  const isTelling = (at: number) => {
    const { word = '' } = tokens[at] ?? {};
    return roleAt(at) === 'street' && isNeeded(word) && !isKind(word);
  };
  const twice = (at: number) => tokens.filter(({ word }) => word === tokens[at]?.word).length > 1;
  const isNamed = own.some((at) => isTelling(at) || (roleAt(at) === 'both' && twice(at)));
  const unknown = tokens.flatMap((_, at) => (roleAt(at) === 'unknown' ? [at] : []));
  if (!isNamed && !hasCode && (!isWhole || unknown.length > 0 || own.length === 0)) return false;
  if (!isWhole && (unknown.length > 0 || own.length === 0) && !hasCode) return false;
  // A word right beside the name, and not set apart from it, is a part of another name.
  for (const at of unknown) {
    const beside = (step: 1 | -1): Role | 'apart' => {
      for (let other = at + step; ; other += step) {
        const token = tokens[other];
        if (!token || token.part !== tokens[at]?.part) return 'apart';
        const role = roleAt(other) ?? 'apart';
        // `S.à r.l.` is not beside `l'Église`, nor `Fam. de Boer` beside `de Vrieslaan`.
        if (role !== 'small' && role !== 'unknown' && isNeeded(token.word)) return role;
      }
    };
    const isName = (role: Role | 'apart') => role === 'street' || role === 'both';
    if (isName(beside(1))) return false;
    // Behind it may be a town that nobody knows; but not before a number or a town that is there.
    if (isName(beside(-1)) && beside(1) !== 'apart') return false;
  }
  if (towns.size === 0 || towns.has(localityId)) return true;
  // A town that is named must be the one, unless its name is that of the street.
  const isPlaceTyped = roles.some(([role]) => role === 'place' || role === 'code');
  return isPlaceTyped && unknown.length === 0;
}

/** The buildings with the typed number, those with the typed addition first. */
function housesOf(
  street: Street,
  tokens: readonly Token[],
  roles: readonly (readonly [Role, number])[],
  iso3: string,
): { readonly at: readonly number[]; readonly score: number } {
  const numbers = tokens.flatMap(({ word, isNumber }, at) => {
    const role = roles[at]?.[0];
    return isNumber && role === 'number'
      ? [{ at, plain: Number.parseInt(word, 10), rest: word.replace(/^\d+/, '') }]
      : [];
  });
  if (numbers.length === 0) return { at: [], score: 0 };
  const typed = numbers.filter(({ plain }) => street.mayHave(plain));
  if (typed.length === 0) return { at: [], score: 0 };
  const isApart = (at: number) => {
    const role = roles[at]?.[0];
    // `tercero segunda` is a floor and a door.
    return role === 'small' || role === 'number' || (role === 'unknown' && ordinalOf(tokens[at]?.word ?? '') !== null);
  };
  // The initials of a name are no addition.
  const others = new Set(tokens.flatMap(({ part }, at) => (isApart(at) ? [] : [part])));
  const isLoose = (at: number, house: number) =>
    isApart(at) && (tokens[at]?.part === tokens[house]?.part || !others.has(tokens[at]?.part ?? -1));
  const codes = tokens.flatMap(({ word }, at) => (roles[at]?.[0] === 'code' ? [word] : []));
  const scored = street.buildings.flatMap((building, index) => {
    const isCode = codes.length === 0 || codes.includes(squeeze(building.postcode));
    const scores = typed.flatMap((own) => {
      if (own.plain !== building.number) return [];
      const rest = tokens.flatMap(({ word }, at) => (at !== own.at && isLoose(at, own.at) ? [word] : []));
      const unit = unitFit(building, [own.rest, ...rest].filter(Boolean), iso3);
      return [{ at: own.at, score: 0.5 + unit / 2 + (isCode ? 0.2 : 0) }];
    });
    const [best] = scores.toSorted((a, b) => b.score - a.score);
    return best ? [{ index, ...best }] : [];
  });
  // Of two numbers the one that was typed first is the house's: the other is a part of the place.
  scored.sort((a, b) => b.score - a.score || a.at - b.at || a.index - b.index);
  return { at: scored.map(({ index }) => index), score: scored[0]?.score ?? 0 };
}

/** True if one of the postcodes begins with the word. */
function isPartOfCode(word: string, codes: readonly string[]): boolean {
  return word.length > sharedCode && codes.some((code) => code.startsWith(word));
}

/** True if a word may be a postcode near one of these: of the same length, or a part of one. */
function isCodeLike(word: string, codes: readonly string[]): boolean {
  if (!/\d/.test(word) || word.length <= sharedCode) return false;
  return codes.some(
    (code) =>
      code.startsWith(word) || (code.length === word.length && code.slice(0, sharedCode) === word.slice(0, sharedCode)),
  );
}
