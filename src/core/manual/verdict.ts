/**
 * The decision on the service's opinion of a typed address: one table, grade by level by ambiguity. The table with its
 * reasons is in `docs/validation.md`.
 */
import type { Country, Grade, ValidationLevel, ValidationMatch, ValidationResponse } from '../../contract/types.ts';
import { type Address, type Choice, hasPart } from '../address/address.ts';
import type { Field, FieldTexts } from '../address/formats.ts';
import { addressFrom } from '../address/from-details.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { isOneSlip, lettersOf } from '../letters.ts';
import { addressOf, changesOf, distinctionAmong } from './candidate.ts';
import { isOneLine, tidied } from './fields.ts';

/**
 * In falling order of trust. `accept`: take the match, say nothing. `note`: take it, and say what changed. `complete`:
 * ask for the missing part. `review`: show the match beside the typed address. `choose`: several may be meant. `keep`:
 * the typed address stays, because nothing useful was understood.
 */
export type Advice = 'accept' | 'note' | 'complete' | 'review' | 'choose' | 'keep';

/** One address that may be meant. */
export interface Candidate {
  readonly match: ValidationMatch;
  /** The address that would be taken: the match, completed by typed parts where the service confirmed nothing. */
  readonly address: Address;
  /** Fields that differ from what was typed, or were empty. */
  readonly changes: readonly Field[];
  /** The text that tells it from the other candidates, e.g. `Gelderland`; empty if it is the only one. */
  readonly distinction: string;
}

/** The part to ask for. */
export interface MissingPart {
  readonly field: 'building' | 'addition';
  /** All values that the service knows, `''` for an address without; empty if it does not say. */
  readonly known: readonly string[];
}

/** The advice of validation on an address, and the choice that followed. */
export interface Verdict {
  readonly advice: Advice;
  /** Null until the rules or the shopper have decided. */
  readonly choice: Choice | null;
  /** Of the best match; null when there is none. §2.5. */
  readonly grade: Grade | null;
  readonly level: ValidationLevel | null;
  /** Best first. Empty for `keep`. */
  readonly candidates: readonly Candidate[];
  /** Null unless the advice is `complete`. */
  readonly missing: MissingPart | null;
}

const grades: readonly Grade[] = ['A', 'B', 'C', 'D'];

/** One word for each grade; `keep` for the grades that are missing. */
const table: Readonly<Record<ValidationLevel, readonly Advice[]>> = {
  Building: ['accept', 'note', 'review', 'review'],
  BuildingPartial: ['complete', 'complete', 'review', 'review'],
  Street: ['complete', 'complete', 'review', 'review'],
  Locality: ['review', 'review', 'review'],
  None: [],
};

/** Total: typed addresses with unknown levels and grades are kept. */
export function verdictOf(response: ValidationResponse, given: FieldTexts, country: Country): Verdict {
  const typed = tidied(given, worldFormatOf(country.iso2));
  const matches = response.matches.filter((match) => hasPart(addressFrom(match, country)));
  const [best] = matches;
  if (!best) return { advice: 'keep', choice: null, grade: null, level: null, candidates: [], missing: null };
  const { grade, validationLevel: level } = best.status;
  const likely = matches.filter((match) => isLikely(match, best));
  const candidates = candidatesOf(likely, typed, country);
  const advice = adviceOf(best, candidates, typed, likely.length);
  return {
    advice,
    choice: null,
    grade,
    level,
    candidates: advice === 'keep' ? [] : advice === 'choose' ? candidates : candidates.slice(0, 1),
    missing: advice === 'complete' ? missingIn(best, country) : null,
  };
}

/** @param count of the likely matches; several may be one candidate */
function adviceOf(
  { status }: ValidationMatch,
  candidates: readonly Candidate[],
  typed: FieldTexts,
  count: number,
): Advice {
  const { grade, validationLevel: level, isAmbiguous } = status;
  const advice = (Object.hasOwn(table, level) && table[level][grades.indexOf(grade)]) || 'keep';
  if (advice === 'keep') return 'keep';
  if ((isAmbiguous || advice === 'review') && candidates.length > 1) return 'choose';
  // The units of one house.
  const isUnitMissing = count > 1 && advice === 'complete' && level === 'BuildingPartial';
  if (isAmbiguous && !isUnitMissing) return 'review';
  // A number the street does not have is not a missing one.
  if (advice === 'complete' && level === 'Street' && hasNumber(typed)) return 'review';
  if (advice !== 'accept' && advice !== 'note') return advice;
  const [best] = candidates;
  if (best && isAnotherPlace(best, typed)) return 'review';
  return best?.changes.length ? 'note' : 'accept';
}

/**
 * True if a match may be another place: the typed number may be wrong, and its postcode misleading. One slip in a
 * postcode is accepted; a changed house number never is.
 */
function isAnotherPlace({ address, changes }: Candidate, typed: FieldTexts): boolean {
  if (changes.includes('building') && hasNumber(typed)) return true;
  const [postcode, known] = [typed.postcode, address.postcode ?? ''].map(lettersOf);
  return changes.includes('postcode') && !!postcode && !isOneSlip(postcode, known ?? '');
}

function hasNumber(typed: FieldTexts): boolean {
  return (typed.building + typed.addition).trim() !== '' || isOneLine(typed);
}

/** The addition that was typed behind the number of a house, where the service asks for one; empty for none. */
export function typedAddition({ candidates: [best], missing }: Verdict, { building, addition }: FieldTexts): string {
  if (!best || missing?.field !== 'addition') return '';
  const { buildingNumber, building: house } = best.match.address;
  const number = String(buildingNumber ?? house ?? '');
  const typed = building.trim();
  const behind = typed.startsWith(number) ? typed.slice(number.length).replace(/^[\s,]+/, '') : '';
  return [behind, addition.trim()].filter(Boolean).join(' ');
}

/**
 * The typed part that the service does not know, though it knows the parts around it: the number of a street, or the
 * street of a town. Null for anything else.
 */
export function unknownPartOf(
  { advice, level, candidates: [best] }: Verdict,
  typed: FieldTexts,
): 'street' | 'building' | null {
  if (advice !== 'review' || !best) return null;
  const { street, locality } = best.match.address;
  if (level === 'Locality') return locality && typed.street.trim() ? 'street' : null;
  return level !== 'Building' && street && hasNumber(typed) ? 'building' : null;
}

/** As good as the best, and as deep. */
function isLikely({ status }: ValidationMatch, best: ValidationMatch): boolean {
  return status.grade === best.status.grade && status.validationLevel === best.status.validationLevel;
}

/** One for each address: what tells two matches apart may be a part that was not typed, such as a flat. */
function candidatesOf(matches: readonly ValidationMatch[], typed: FieldTexts, country: Country): readonly Candidate[] {
  const format = worldFormatOf(country.iso2);
  const found = matches.map((match) => ({ match, address: addressOf(match, typed, country, format) }));
  const distinctionOf = distinctionAmong(found.map(({ address }) => address));
  const candidates = found.map(({ match, address }) => ({
    match,
    address,
    changes: changesOf(address, typed, format),
    distinction: distinctionOf(address),
  }));
  const distinctions = candidates.map(({ distinction }) => distinction);
  return candidates.filter(({ distinction }, index) => distinctions.indexOf(distinction) === index);
}

function missingIn({ status, details, address }: ValidationMatch, { iso3 }: Country): MissingPart {
  if (status.validationLevel === 'Street') return { field: 'building', known: [] };
  // Only one country has these: members are named after it.
  const building = details?.[`${iso3.toLowerCase()}Building`];
  const all: unknown = typeof building === 'object' && building !== null ? Reflect.get(building, 'allAdditions') : [];
  // Null means no addition, as `''` does in the Dutch lookup.
  const known = Array.isArray(all) ? all.map((it) => it ?? '').filter((it) => typeof it === 'string') : [];
  return { field: 'addition', known: address.buildingNumber === null ? [] : known };
}
