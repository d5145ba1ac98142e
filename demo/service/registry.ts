/** Facts of the Dutch register (BAG) about a building: from recorded answers, else derived from the address. */
import { buildingText } from './lines.ts';
import { type Building, nameIn, type Street } from './model.ts';
import { hashOf } from './random.ts';

/** Facts of the register about one building. */
interface BagFacts {
  readonly bagNumberDesignationId: string;
  readonly bagAddressableObjectId: string | null;
  readonly addressType: 'building' | 'house boat site' | 'mobile home site';
  readonly purposes: readonly string[];
  readonly surfaceArea: number;
}

/** Facts from recorded answers, by postcode, number and addition. */
const recorded: Readonly<Record<string, Partial<BagFacts>>> = {
  '2012ES 2': {
    bagNumberDesignationId: '0392200000029375',
    bagAddressableObjectId: '0392010000029375',
    surfaceArea: 286,
  },
  '2012ES 30': {
    bagNumberDesignationId: '0392200000029398',
    bagAddressableObjectId: '0392010000029398',
    purposes: ['office'],
    surfaceArea: 643,
  },
  '7571CD 2': { purposes: ['office'], surfaceArea: 598 },
  '7514BP 129A': { surfaceArea: 119 },
  '1071XX 1': { purposes: ['assembly'], surfaceArea: 38_149 },
};

/** Made up, so that every kind of address and every purpose occurs (§2.1); the addresses are those of `data/nld.ts`. */
const made: Readonly<Record<string, Partial<BagFacts>>> = {
  '1011PN 3': { addressType: 'house boat site', purposes: ['residency'] },
  '2011NB 37': { addressType: 'house boat site', purposes: ['residency'] },
  '2564AA 449': { addressType: 'mobile home site', purposes: ['residency'] },
  '3513AA 99': { addressType: 'mobile home site', purposes: ['residency'] },
  '2513AB 8': { bagAddressableObjectId: null },
  '1012AB 51': { bagAddressableObjectId: null, purposes: ['shopping', 'office'] },
  '3015CX 18': { purposes: ['detention'] },
  '3011TA 16': { purposes: ['healthcare'] },
  '3072AP 123': { purposes: ['industry', 'office'] },
  '3072AP 179': { purposes: ['lodging'] },
  '1011DK 110': { purposes: ['education'] },
  '1018CZ 40': { purposes: ['sport'] },
  '3012BN 50': { purposes: ['shopping', 'residency'] },
  '1017HL 32': { purposes: ['other'] },
};

/** The facts about a building; null for PO boxes. The same building always has the same facts. */
export function bagFactsOf(street: Street, building: Building): BagFacts | null {
  if (street.data.kind === 'PO boxes' || building.isUnvalidated) return null;
  const text = `${building.postcode} ${buildingText(building, 'NLD')}`;
  const serial = hashOf(text);
  const municipality = street.locality.municipality?.id ?? '0000';
  const digits = String(serial).padStart(10, '0').slice(-10);
  return {
    bagNumberDesignationId: `${municipality}20${digits}`,
    bagAddressableObjectId: `${municipality}01${digits}`,
    addressType: 'building',
    purposes: ['residency'],
    surfaceArea: 45 + (serial % 130),
    ...made[text],
    ...recorded[text],
  };
}

/** Abbreviations of NEN 5825. They are applied one after the other until a name is short enough. */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/burgemeester/gi, 'Burg'],
  [/professor/gi, 'Prof'],
  [/doctor/gi, 'Dr'],
  [/koningin/gi, 'Kon'],
  [/prinses/gi, 'Prs'],
  [/prins/gi, 'Pr'],
  [/\b(van|de|der|den|het)\b/gi, 'vd'],
  [/straat\b/gi, 'str'],
  [/laan\b/gi, 'ln'],
  [/plein\b/gi, 'pln'],
  [/gracht\b/gi, 'gr'],
  [/weg\b/gi, 'wg'],
  [/[.'-]/g, ''],
];

/** A name with at most 24 characters (§2.1). */
export function shorten(name: string): string {
  let short = name;
  for (const [long, abbreviation] of abbreviations) {
    if (short.length <= 24) return short;
    short = short.replace(long, abbreviation);
  }
  return short.slice(0, 24).trimEnd();
}

/** All additions of a number within its postcode; an empty string for the number without an addition. */
export function additionsOf({ buildings }: Street, { number, postcode }: Building): readonly string[] {
  return buildings.flatMap((it) => (it.number === number && it.postcode === postcode ? [it.addition] : []));
}

/** Name of the province of a street. */
export function provinceOf({ locality }: Street, language: string): string {
  return nameIn(locality.regions?.at(-1)?.name ?? '', language);
}
