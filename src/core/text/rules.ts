/** The rules that a text is read by, in their order. Where a rule belongs, its row says; what it knows stands in the file that it calls. */
import { isCustomerNumber, isLocker } from '../address/addressee.ts';
import { countryIn } from './country-in-text.ts';
import { type Findings, formatFor, type Line } from './findings.ts';
import { joinedNumbers } from './joined-numbers.ts';
import { isContact, isTownOnly } from './piece-kinds.ts';
import { townIn } from './place.ts';
import { findPostcode, writtenFormat } from './postcode.ts';
import { cityRegionIn, countiesIn, printedNameIn, regionIn } from './region.ts';
import { kindsOf, streetIn } from './street.ts';
import { nameLength } from './street-line.ts';
import { type Piece, piecesIn, piecesOf, textsOf } from './tokens.ts';
import { unitsBefore } from './units.ts';

/** What a rule is called, and what it finds. */
export type Rule = readonly [name: string, find: (findings: Findings) => Partial<Findings>];

export const rules: readonly Rule[] = [
  ['pieces: commas and line breaks divide them', ({ text, iso2 }) => ({ pieces: piecesOf(text, iso2) })],
  ['contacts: telephone, e-mail, number of a company', contactsIn],
  ['country: off the end, or a line of its own', countryIn],
  ['name: in front of a number and its street', namesApart],
  ['postcode: by its shape and its place', postcodeIn],
  ['lines: on both sides of the postcode', linesBeside],
  ['number: alone on a line, it joins its street', joinedNumbers],
  ['printed name: a country that the post prints beside the postcode', printedNameIn],
  ['county: one that the post does not need', countiesIn],
  ['region: by the closed list, off the end', regionIn],
  ['town: beside the postcode, else behind the street', townIn],
  ['street: the best line, with number and flat', streetIn],
  ['region of a city: that of its name', cityRegionIn],
  ['other lines: flats, districts, names', (findings) => ({ kinds: kindsOf(findings) })],
];

function contactsIn({ pieces, iso2 }: Findings): Partial<Findings> {
  const hasLocker = pieces.some((words) => isLocker(textsOf(words), iso2));
  const contacts = pieces.filter((words) => {
    const texts = textsOf(words);
    if (!isContact(texts.join(' ')) || (hasLocker && isCustomerNumber(texts))) return false;
    // Some postcodes look like a telephone number.
    return words.length > 1 || findPostcode([[], words], iso2, true) === null;
  });
  return { contacts, pieces: pieces.filter((words) => !contacts.includes(words)) };
}

function namesApart({ pieces, named, iso2 }: Findings): Partial<Findings> {
  const country = named ?? iso2;
  const divided = piecesIn(pieces, country).flatMap((words): readonly Piece[] => {
    const start = nameLength(words);
    return start > 0 ? [words.slice(0, start), words.slice(start)] : [words];
  });
  return { pieces: divided, format: formatFor(country) };
}

function postcodeIn({ text, pieces, named, iso2, areas }: Findings): Partial<Findings> {
  const found = findPostcode(pieces, named ?? iso2, named !== null);
  const country = found?.country ?? named ?? iso2;
  return {
    found,
    iso2: country,
    format: writtenFormat(text, formatFor(country)),
    areas: country === iso2 ? areas : [],
    pieces: piecesIn(pieces, country),
  };
}

function linesBeside({ pieces, found }: Findings): Partial<Findings> {
  const lines = pieces.flatMap((words, at): readonly Line[] => {
    if (at !== found?.piece) return [{ words, isBehind: found !== null && at > found.piece, isBeside: false }];
    // `Ste 1 Brooklyn NY 11226`
    const front = words.slice(0, found.start);
    const { rest } = unitsBefore(front);
    const town = isTownOnly(rest) ? rest : front;
    return [
      { words: front.slice(0, front.length - town.length), isBehind: false, isBeside: false },
      { words: town, isBehind: false, isBeside: true },
      { words: words.slice(found.end), isBehind: true, isBeside: true },
    ];
  });
  return { lines: lines.filter(({ words }) => words.length > 0) };
}
