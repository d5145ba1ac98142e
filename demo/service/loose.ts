/**
 * The second tier of the search: what a text means when no street fits all of its words. A word that fits nothing costs
 * rank, not the answer; a street whose name is not the typed one is no answer at all.
 */
import { createJudge, fit, type LooseMatch, type Token } from './judge.ts';
import { type Locality, namesOf, type Street } from './model.ts';
import { isKind, isNeeded, isRegionWord, isUnitWord } from './name-parts.ts';
import { ordinalOf } from './numerals.ts';
import { isOrdinal, isOrdinalOfName } from './readings.ts';
import type { Search } from './search.ts';
import type { WordForms } from './store.ts';
import type { TypedText } from './typed-text.ts';
import { fold, formsOf } from './words.ts';

/** The most streets of a place, and of a country, that are examined for one question. */
const mostInTown = 400;
const mostInCountry = 120;
/** The most places of a name, or of a similar one, that are examined. */
const mostTowns = 8;
const mostBegun = 40;
/** A town with a typo in it has at most so many letters more than were typed. */
const mostMissing = 2;
/** So far behind the best one a street is not meant. */
const farBehind = 0.3;
/** More words than any address has. */
const mostWords = 16;
/** Finds the streets that a text means, the best first. */
export function looseMatches(
  index: Search,
  text: TypedText,
  within: { readonly locality?: number } = {},
): readonly LooseMatch[] {
  const words = text.words.slice(0, mostWords);
  if (words.length < 2) return [];
  const tokens = tokensOf(index, { words, parts: text.parts });
  const towns = townsOf(index, words, within.locality);
  const judge = createJudge(index, tokens, new Set(towns.exact.map(({ id }) => id)));
  const seen = new Set<number>();
  const accepted: LooseMatch[] = [];
  for (const { streets, isLastOfPlaces } of candidates(index, tokens, towns, within.locality)) {
    for (const street of streets) {
      if (seen.has(street.id)) continue;
      seen.add(street.id);
      const match = judge(street);
      if (match) accepted.push(match);
    }
    // The town of a word that fits nothing may be one with a typo.
    if (accepted.some(({ isComplete }) => isComplete) || (isLastOfPlaces && accepted.length > 0)) break;
  }
  accepted.sort((a, b) => b.score - a.score || a.street.id - b.street.id);
  const best = accepted[0]?.score ?? 0;
  return accepted.filter(({ score }) => score >= best - farBehind);
}

const numberPattern = /^\d{1,5}[a-z]{0,3}$/;

/**
 * True if a word may be a house number. A whole Dutch postcode is none, nor is an ordinal if another word may be one.
 */
function isHouseNumber({ words, parts }: TypedText, at: number, iso3: string): boolean {
  const isNumber = (word: string) => numberPattern.test(word) && !(iso3 === 'NLD' && /^\d{4}[a-z]{2}$/.test(word));
  if (!isNumber(words[at] ?? '') || isOrdinal(words[at] ?? '')) return false;
  const own = words.filter((_, other) => parts[other] === parts[at]);
  const before = parts.indexOf(parts[at] ?? 0);
  return !isOrdinalOfName(own, at - before) || !words.some((word, other) => other !== at && isNumber(word));
}

function tokensOf({ store }: Search, { words, parts }: TypedText): readonly Token[] {
  // Twice as rare is worth the same everywhere; what no street has tells as much as what one has.
  const weightOf = (forms: WordForms) => {
    const count = Math.max(...forms.map((form) => store.countOf(form)));
    return 1 / (1 + Math.log2(1 + count) / 4);
  };
  return words.map((word, at): Token => {
    const forms = formsOf(word);
    const isNumber = isHouseNumber({ words, parts }, at, store.country.iso3);
    const known = store.countOf(word) > 0 ? forms : [word, ...store.wordsLike(word).slice(0, 1)];
    const isWord = word.length < 2 || isUnitWord(word) || isRegionWord(word);
    const isSmall = !isNumber && (isWord || (!isNeeded(word) && ordinalOf(word) === null));
    return { word, part: parts[at] ?? 0, forms, weight: weightOf(known), isNumber, isSmall };
  });
}

interface Towns {
  /** Named as a whole, as they are written. */
  readonly exact: readonly Locality[];
  /** Named but for typos, or of a postcode that was typed. */
  readonly near: readonly Locality[];
  /** Of which only the beginning of the name was typed. */
  readonly begun: readonly Locality[];
}

/** The places that the words name. */
function townsOf(index: Search, words: readonly string[], inside: number | undefined): Towns {
  const { store } = index;
  const own = inside === undefined ? undefined : store.locality(inside);
  if (own) return { exact: [own], near: [], begun: [] };
  const codes = words.flatMap((word) => (store.isPostcode(word) ? store.localitiesOfPostcode(word) : []));
  const begun = words.flatMap((word) =>
    word.length < 4 ? [] : store.findLocalities([[word, ...store.townWordsLike(word)]], mostBegun),
  );
  const isNamed = ({ data }: Locality, isOf: (part: string, word: string) => boolean) =>
    [...namesOf(data.name), ...(data.aliases ?? [])].some((name) => {
      const parts = index.wordsOf(name);
      const needed = parts.filter(isNeeded);
      const all = needed.length > 0 ? needed : parts;
      return all.every((part) => words.some((word) => isOf(part, word) && fit(word, formsOf(word), part) > 0));
    });
  const near = begun.filter((town) => isNamed(town, (part, word) => part.length - word.length <= mostMissing));
  const last = words.at(-1) ?? '';
  const unfinished = begun.filter((town) =>
    isNamed(town, (part, word) => word === last || part.length === word.length),
  );
  const ofCode = codes.map(({ locality }) => locality);
  return {
    exact: index.localitiesAmong(words).slice(0, mostTowns),
    near: [...new Set([...ofCode, ...near])].slice(0, mostTowns),
    begun: [...new Set(unfinished)].slice(0, mostTowns),
  };
}

/** The streets to look at, those that are likeliest to be meant first. */
function* candidates(
  { store }: Search,
  tokens: readonly Token[],
  { exact, near, begun }: Towns,
  inside: number | undefined,
): Generator<{ readonly streets: readonly Street[]; readonly isLastOfPlaces: boolean }> {
  const named = tokens.filter(
    ({ word, isSmall }) => !isSmall && (!/^\d+[a-z]?$/.test(word) || store.isNumericName(word)),
  );
  const meant = (token: Token): WordForms => [...token.forms, ...store.wordsLike(token.word)];
  const telling = named.filter(({ word }) => !isKind(word));
  const joined = tokens.slice(1).map(({ word }, at) => `${tokens[at]?.word}${word}`);
  const known = (list: WordForms) => list.filter((form) => store.countOf(form) > 0);
  const anyIn = (town: Locality, list: readonly Token[]) => {
    const forms = known([...list.flatMap(meant), ...joined]);
    return forms.length === 0
      ? []
      : store.findStreets({ words: [forms], need: 'all', locality: town.id, limit: mostInTown });
  };
  const notIn = (town: Locality) => {
    const own = namesOf(town.data.name).flatMap((name) => fold(name).split(/[^\p{L}\p{N}]+/u));
    const isOfTown = ({ word, forms }: Token) =>
      own.some((part) => part.length - word.length <= mostMissing && fit(word, forms, part) > 0);
    const rest = telling.filter((token) => !isOfTown(token));
    return rest.length > 0 ? rest : named;
  };
  for (const towns of [exact, near, begun]) {
    const few = towns.flatMap((town) => anyIn(town, notIn(town)));
    yield { streets: few, isLastOfPlaces: false };
    const more = telling.length < named.length ? towns.flatMap((town) => anyIn(town, named)) : [];
    yield { streets: more, isLastOfPlaces: towns !== exact };
  }
  if (inside !== undefined) return;
  const inCountry = (streets: readonly Street[]) => ({ streets, isLastOfPlaces: true });
  const codes = tokens.flatMap(({ word }) => (/\d/.test(word) && store.isPostcode(word) ? [word] : []));
  yield inCountry(codes.flatMap((code) => store.streetsOfPostcode(code, mostInCountry)));
  const words = named
    .map((token) => known(meant(token)))
    .filter((forms) => forms.length > 0)
    .map((forms) => ({ forms, count: Math.max(...forms.map(store.countOf)) }))
    .sort((a, b) => a.count - b.count)
    .map(({ forms }) => forms);
  const ask = (some: readonly WordForms[]) =>
    some.length === 0 ? [] : store.findStreets({ words: some, need: 'all', limit: mostInCountry });
  yield inCountry(ask(words));
  if (words.length > 2) yield inCountry(words.flatMap((_, at) => ask(words.toSpliced(at, 1))));
  if (words.length > 3) {
    const rarest = words.slice(0, 4);
    yield inCountry(rarest.flatMap((one, at) => rarest.slice(at + 1).flatMap((other) => ask([one, other]))));
  }
  yield inCountry(words.slice(0, 1).flatMap((one) => ask([one])));
}
