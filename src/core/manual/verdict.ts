/**
 * What to do with the service's opinion of a typed address: one table, grade by level by ambiguity. The table
 * with its reasons is in `docs/verdict.md`.
 */
import type { Country, Grade, ValidationLevel, ValidationMatch, ValidationResponse } from '../../contract/types.ts';
import type { Address, Choice } from '../address/address.ts';
import type { Field } from '../address/formats.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { addressOf, changesOf, distinctionsOf, isOneSlip, unconfirmedIn } from './candidate.ts';
import { isOneLine } from './fields.ts';
import type { ManualFields } from './texts.ts';

/**
 * In falling order of trust. `accept`: take the match, nothing to say. `note`: take it, and say what changed.
 * `complete`: ask for the part that is missing. `review`: show what was understood beside what was typed.
 * `choose`: several may be meant. `keep`: what was typed stays, nothing useful was understood.
 */
export type Advice = 'accept' | 'note' | 'complete' | 'review' | 'choose' | 'keep';

/** One address that may be meant. */
export interface Candidate {
  readonly match: ValidationMatch;
  /** What would be taken: the match, completed by what was typed where the service confirmed nothing. */
  readonly address: Address;
  /** Fields that differ from what was typed, or were empty. */
  readonly changes: readonly Field[];
  /** Fields that were typed and that the service does not know. */
  readonly unconfirmed: readonly Field[];
  /** What tells it from the other candidates, e.g. `Gelderland`; empty when it is the only one. */
  readonly distinction: string;
}

/** What has to be asked. */
export interface MissingPart {
  readonly field: 'building' | 'addition';
  /** Every value the service knows, `''` for an address without; empty when it does not say. */
  readonly known: readonly string[];
}

/** What validation makes of an address, and what became of it. */
export interface Verdict {
  readonly advice: Advice;
  /** Null as long as neither the rules nor the person have decided. */
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

/** One word for each grade, as far as there is more to say than `keep`. */
const table: Readonly<Record<ValidationLevel, readonly Advice[]>> = {
  Building: ['accept', 'note', 'review', 'review'],
  BuildingPartial: ['complete', 'complete', 'review', 'review'],
  Street: ['complete', 'complete', 'review', 'review'],
  Locality: ['review', 'review', 'review'],
  None: [],
};

/** Total: levels and grades this version does not know are kept as typed. */
export function verdictOf(response: ValidationResponse, typed: ManualFields, country: Country): Verdict {
  const [best] = response.matches;
  if (!best) return { advice: 'keep', choice: null, grade: null, level: null, candidates: [], missing: null };
  const { grade, validationLevel: level } = best.status;
  const likely = response.matches.filter((match) => isLikely(match, best));
  const candidates = candidatesOf(likely, typed, country);
  const advice = adviceOf(best, candidates, typed);
  return {
    advice,
    choice: null,
    grade,
    level,
    candidates: advice === 'keep' ? [] : advice === 'choose' ? candidates : candidates.slice(0, 1),
    missing: advice === 'complete' ? missingIn(best, country) : null,
  };
}

function adviceOf({ status }: ValidationMatch, candidates: readonly Candidate[], typed: ManualFields): Advice {
  const { grade, validationLevel: level, isAmbiguous } = status;
  const advice = (Object.hasOwn(table, level) && table[level][grades.indexOf(grade)]) || 'keep';
  if (advice === 'keep') return 'keep';
  if ((isAmbiguous || advice === 'review') && candidates.length > 1) return 'choose';
  if (isAmbiguous) return 'review';
  // A number the street does not have is not a missing one.
  if (advice === 'complete' && level === 'Street' && hasNumber(typed)) return 'review';
  if (advice !== 'accept' && advice !== 'note') return advice;
  const [best] = candidates;
  if (best && isAnotherPlace(best, typed)) return 'review';
  return best?.changes.length ? 'note' : 'accept';
}

/**
 * The number as typed may be the mistake, and a postcode that belongs to it a false friend. One slip of the finger
 * in a postcode is forgiven; a house number that changes never is.
 */
function isAnotherPlace({ address, changes }: Candidate, typed: ManualFields): boolean {
  if (changes.includes('building') && hasNumber(typed)) return true;
  return changes.includes('postcode') && typed.postcode.trim() !== '' && !isOneSlip(typed.postcode, address.postcode);
}

function hasNumber(typed: ManualFields): boolean {
  return (typed.building + typed.addition).trim() !== '' || isOneLine(typed);
}

/** The addition that was typed behind the number of a house, where the service asks for one; empty for none. */
export function typedAddition({ candidates: [best], missing }: Verdict, { building, addition }: ManualFields): string {
  if (!best || missing?.field !== 'addition') return '';
  const { buildingNumber, building: house } = best.match.address;
  const number = String(buildingNumber ?? house ?? '');
  const typed = building.trim();
  const behind = typed.startsWith(number) ? typed.slice(number.length).replace(/^[\s,]+/, '') : '';
  return [behind, addition.trim()].filter(Boolean).join(' ');
}

/**
 * The typed part that the service does not know, where it knows what is around it and has to be asked about: the number
 * of a street, or the street of a town. Null where it is not that simple.
 */
export function unknownPartOf(
  { advice, level, candidates: [best] }: Verdict,
  typed: ManualFields,
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

function candidatesOf(
  matches: readonly ValidationMatch[],
  typed: ManualFields,
  country: Country,
): readonly Candidate[] {
  const format = worldFormatOf(country.iso2);
  const addresses = matches.map((match) => addressOf(match, typed, country, format));
  const distinctions = distinctionsOf(addresses);
  return matches.flatMap((match, index) => {
    const address = addresses[index];
    if (!address) return [];
    return {
      match,
      address,
      changes: changesOf(address, typed, format),
      unconfirmed: unconfirmedIn(match, typed, format),
      distinction: distinctions[index] ?? '',
    };
  });
}

function missingIn({ status, details, address }: ValidationMatch, { iso3 }: Country): MissingPart {
  if (status.validationLevel === 'Street') return { field: 'building', known: [] };
  // Evidence for one country only: members are named after it.
  const building = details?.[`${iso3.toLowerCase()}Building`];
  const all: unknown = typeof building === 'object' && building !== null ? Reflect.get(building, 'allAdditions') : [];
  // Null stands for none, as `''` does in the Dutch lookup.
  const known = Array.isArray(all) ? all.map((it) => it ?? '').filter((it) => typeof it === 'string') : [];
  return { field: 'addition', known: address.buildingNumber === null ? [] : known };
}
