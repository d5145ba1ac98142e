/** The particulars of the places of each country: provinces, identifiers, and the languages of their streets. */
import type { LocalityData, Name } from './model.ts';
import { hashOf } from './random.ts';

/** One place of a list. */
export interface MadePlace {
  readonly name: string;
  /** The name in the languages that the place has. */
  readonly names: Name;
  readonly codes: readonly string[];
  readonly region: string;
  readonly at: readonly [latitude: number, longitude: number];
  /** Inhabitants in hundreds. */
  readonly size: number;
}

/** The facts of a locality that follow from its region. Identifiers are made up. */
export function placeFacts(iso3: string, place: MadePlace): Partial<LocalityData> {
  const { name, region, codes } = place;
  const number = hashOf(`${iso3} ${name} ${region}`);
  const digits = (count: number) => String(number % 10 ** count).padStart(count, '0');
  switch (iso3) {
    case 'NLD':
      return {
        id: String(4_000 + (number % 6_000)),
        municipality: { id: String(2_000 + (number % 8_000)), name },
        regions: [{ id: region, name: dutchProvinces[region] ?? region }],
      };
    case 'BEL': {
      const [part, province] = belgianRegions(region);
      return {
        municipality: { id: `${region.slice(0, 1)}${digits(4)}`, name: place.names },
        regions: province ? [part, province] : [part],
      };
    }
    case 'DEU':
      return {
        municipality: { id: `${germanStates[region] ?? '00'}${digits(6)}`, name },
        regions: [{ id: germanStates[region] ?? '00', name: region }],
      };
    case 'CHE':
      return { region, details: { cheCanton: { code: region, name: region } } };
    case 'GBR':
      return { region, at: null };
    case 'ESP':
      return { region, id: `${codes[0]?.slice(0, 2)}${digits(3)}` };
    case 'ITA':
      return { region, id: digits(5), details: { itaTerritory: { code: region } } };
    case 'DNK':
    case 'SWE':
      return { region, id: digits(4) };
    default:
      return region === '' ? {} : { region };
  }
}

const dutchProvinces: Readonly<Record<string, string>> = {
  DR: 'Drenthe',
  FL: 'Flevoland',
  FR: 'Friesland',
  GLD: 'Gelderland',
  GN: 'Groningen',
  LB: 'Limburg',
  NB: 'Noord-Brabant',
  NH: 'Noord-Holland',
  OV: 'Overijssel',
  UT: 'Utrecht',
  ZLD: 'Zeeland',
  ZH: 'Zuid-Holland',
};

/** The first two digits of the official keys of German states. */
const germanStates: Readonly<Record<string, string>> = {
  'Schleswig-Holstein': '01',
  Hamburg: '02',
  Niedersachsen: '03',
  Bremen: '04',
  'Nordrhein-Westfalen': '05',
  Hessen: '06',
  'Rheinland-Pfalz': '07',
  'Baden-Württemberg': '08',
  Bayern: '09',
  Saarland: '10',
  Berlin: '11',
  Brandenburg: '12',
  'Mecklenburg-Vorpommern': '13',
  Sachsen: '14',
  'Sachsen-Anhalt': '15',
  Thüringen: '16',
};

interface Part {
  readonly id: string;
  readonly name: Name;
}

const flanders: Part = { id: '2000', name: { nl: 'Vlaanderen', fr: 'Flandre', de: 'Flandern' } };
const wallonia: Part = { id: '3000', name: { fr: 'Wallonie', nl: 'Wallonië', de: 'Wallonien' } };
const brussels: Part = { id: '4000', name: { fr: 'Bruxelles', nl: 'Brussel', de: 'Brüssel' } };

const belgianProvinces: Readonly<Record<string, readonly [Part, Name]>> = {
  '10000': [flanders, { nl: 'Antwerpen', fr: 'Anvers', de: 'Antwerpen' }],
  '20001': [flanders, { nl: 'Vlaams-Brabant', fr: 'Brabant flamand', de: 'Flämisch-Brabant' }],
  '20002': [wallonia, { fr: 'Brabant wallon', nl: 'Waals-Brabant', de: 'Wallonisch-Brabant' }],
  '30000': [flanders, { nl: 'West-Vlaanderen', fr: 'Flandre occidentale', de: 'Westflandern' }],
  '40000': [flanders, { nl: 'Oost-Vlaanderen', fr: 'Flandre orientale', de: 'Ostflandern' }],
  '50000': [wallonia, { fr: 'Hainaut', nl: 'Henegouwen', de: 'Hennegau' }],
  '60000': [wallonia, { fr: 'Liège', nl: 'Luik', de: 'Lüttich' }],
  '70000': [flanders, { nl: 'Limburg', fr: 'Limbourg', de: 'Limburg' }],
  '80000': [wallonia, { fr: 'Luxembourg', nl: 'Luxemburg', de: 'Luxemburg' }],
  '90000': [wallonia, { fr: 'Namur', nl: 'Namen', de: 'Namur' }],
};

function belgianRegions(id: string): readonly [Part, Part?] {
  const found = belgianProvinces[id];
  return found ? [found[0], { id, name: found[1] }] : [brussels];
}

/** Which list of street names a place uses, and the languages of names that have two. */
interface Naming {
  readonly group: string;
  readonly languages: readonly string[];
  /** True if the place has no streets: addresses are its name and a number. */
  readonly isVillage: boolean;
}

const frenchCantons = ['GE', 'VD', 'NE', 'JU', 'FR', 'VS'];
const frenchProvinces = ['20002', '50000', '60000', '80000', '90000'];
const germanBelgium = ['Eupen', 'La Calamine', 'Raeren', 'Sankt Vith', 'Bütgenbach', 'Lontzen', 'Büllingen', 'Amel'];
const swedishFinland = ['Uusimaa', 'Varsinais-Suomi', 'Pohjanmaa'];
const catalan = ['Barcelona', 'Girona', 'Lleida', 'Tarragona'];

/** The naming of the streets of a place. */
export function namingOf(iso3: string, { name, region, size }: MadePlace): Naming {
  const named = (group: string, ...languages: string[]): Naming => ({ group, languages, isVillage: false });
  switch (iso3) {
    case 'NLD':
      return named(region === 'FR' && size < 250 ? 'fy' : 'nl');
    case 'BEL':
      if (region === '4000') return named('both', 'fr', 'nl');
      if (germanBelgium.includes(name)) return named('de');
      return named(frenchProvinces.includes(region) ? 'fr' : 'nl');
    case 'CHE':
      return named(frenchCantons.includes(region) ? 'fr' : region === 'TI' ? 'it' : 'de');
    case 'GBR':
      return named(region === 'Wales' ? 'cy' : 'en');
    case 'ESP':
      return named(catalan.includes(region) ? 'ca' : 'es');
    case 'ITA':
      return region === 'BZ' ? named('both', 'it', 'de') : named('it');
    case 'FIN':
      return swedishFinland.includes(region) ? named('fi', 'fi', 'sv') : named('fi');
    case 'AUT':
      return { ...named('de'), isVillage: size <= 3 };
    default:
      return named(only[iso3] ?? 'en');
  }
}

const only: Readonly<Record<string, string>> = { DEU: 'de', LUX: 'fr', FRA: 'fr', DNK: 'da', NOR: 'no', SWE: 'sv' };
