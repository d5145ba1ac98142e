/**
 * The rules by which people write addresses: what they shorten, leave out, mistype, and in which order they write. The
 * rules know postal customs and keyboards, and nothing of the service's search.
 */

/** The facts about an address that the rules know. */
export interface Written {
  readonly iso3: string;
  readonly street: string;
  readonly number: string;
  /** Flat, letter box or the like, as the country writes it; empty when there is none. */
  readonly unit: string;
  readonly town: string;
  readonly postcode: string;
  /** Province, state or county, as addresses write it; empty where they do not. */
  readonly region: string;
  /** A postcode of the same town, or of the same area, that is not this one. */
  readonly neighbour: string;
}

/** The chance that a rule uses, and the facts about the rest of the country. */
export interface Pen {
  readonly random: () => number;
  /** True if a word is one of the country's own: a typo that makes one is no typo. */
  readonly isWord: (word: string) => boolean;
}

type Rule = (address: Written, pen: Pen) => string | null;

const numberFirst = new Set(['FRA', 'GBR', 'USA', 'LUX']);
const pick = <Item>(items: readonly Item[], { random }: Pen): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Street and number in the order of the country. */
const line = ({ iso3, street, number, unit }: Written): string => {
  if (iso3 === 'GBR' && unit !== '') return `${unit}, ${number} ${street}`;
  const house = unit === '' || iso3 === 'USA' ? number : `${number} ${unit}`;
  if (!numberFirst.has(iso3)) return `${street} ${house}`;
  return iso3 === 'USA' && unit !== '' ? `${house} ${street} ${unit}` : `${house} ${street}`;
};

/** Postcode and town in the order of the country. */
const place = ({ iso3, town, postcode, region }: Written): string => {
  if (iso3 === 'GBR') return `${town}, ${postcode}`;
  if (iso3 === 'USA') return `${town}, ${region} ${postcode}`;
  return iso3 === 'ITA' && region !== '' ? `${postcode} ${town} ${region}` : `${postcode} ${town}`;
};

const letters = 'abcdefghijklmnopqrstuvwxyz';

type Slip = (word: string, pen: Pen) => string;
const at = (word: string, pen: Pen) => Math.floor(pen.random() * word.length);
const replaced: Slip = (word, pen) => {
  const index = at(word, pen);
  return `${word.slice(0, index)}${pick(Array.from(letters), pen)}${word.slice(index + 1)}`;
};
const missing: Slip = (word, pen) => {
  const index = at(word, pen);
  return `${word.slice(0, index)}${word.slice(index + 1)}`;
};
const doubled: Slip = (word, pen) => {
  const index = at(word, pen);
  return `${word.slice(0, index)}${word.charAt(index)}${word.slice(index)}`;
};
const swapped: Slip = (word, pen) => {
  const index = Math.floor(pen.random() * (word.length - 1));
  return `${word.slice(0, index)}${word.charAt(index + 1)}${word.charAt(index)}${word.slice(index + 2)}`;
};

/** A text with one word of five letters or more mistyped; null when it has none. */
function mistyped(text: string, slip: Slip, pen: Pen): string | null {
  const words = text.split(' ');
  const long = words.flatMap((word, index) => (/^\p{L}{5,}$/u.test(word) ? [index] : []));
  if (long.length === 0) return null;
  for (let attempt = 0; attempt < 20; attempt++) {
    const index = pick(long, pen);
    const wrong = slip(words[index] ?? '', pen).toLowerCase();
    if (wrong === words[index]?.toLowerCase() || pen.isWord(wrong)) continue;
    return words.with(index, wrong).join(' ');
  }
  return null;
}

const inStreet =
  (slip: Slip): Rule =>
  (address, pen) => {
    const street = mistyped(address.street, slip, pen);
    return street && `${line({ ...address, street })} ${address.town}`;
  };
const inTown =
  (slip: Slip): Rule =>
  (address, pen) => {
    const town = mistyped(address.town, slip, pen);
    return town && `${line(address)} ${town}`;
  };

const shortForms: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  NLD: [
    [/straat\b/i, 'str'],
    [/laan\b/i, 'ln'],
    [/plein\b/i, 'pln'],
    [/\bBurgemeester\b/, 'Burg.'],
    [/\bSint\b/, 'St.'],
    [/weg\b/i, 'wg'],
  ],
  DEU: [
    [/straße\b/, 'str.'],
    [/Straße\b/, 'Str.'],
    [/platz\b/i, 'pl.'],
  ],
  USA: [
    [/\bStreet\b/, 'St'],
    [/\bAvenue\b/, 'Ave'],
    [/\bBoulevard\b/, 'Blvd'],
    [/\bRoad\b/, 'Rd'],
    [/\bDrive\b/, 'Dr'],
    [/\bLane\b/, 'Ln'],
    [/\bCourt\b/, 'Ct'],
    [/\bParkway\b/, 'Pkwy'],
    [/\bHighway\b/, 'Hwy'],
  ],
  GBR: [
    [/\bStreet\b/, 'St'],
    [/\bRoad\b/, 'Rd'],
    [/\bAvenue\b/, 'Ave'],
    [/\bLane\b/, 'Ln'],
    [/\bClose\b/, 'Cl'],
    [/\bDrive\b/, 'Dr'],
    [/\bCourt\b/, 'Ct'],
    [/\bGardens\b/, 'Gdns'],
    [/\bCrescent\b/, 'Cres'],
    [/\bGrove\b/, 'Gr'],
    [/\bTerrace\b/, 'Terr'],
    [/\bPlace\b/, 'Pl'],
  ],
  FRA: [
    [/\bRue\b/, 'r.'],
    [/\bAvenue\b/, 'av.'],
    [/\bBoulevard\b/, 'bd'],
    [/\bPlace\b/, 'pl.'],
    [/\bRoute\b/, 'rte'],
    [/\bChemin\b/, 'ch.'],
    [/\bImpasse\b/, 'imp.'],
    [/\bAllée\b/, 'all.'],
    [/\bGénéral\b/, 'Gal'],
    [/\bSaint\b/, 'St'],
  ],
  BEL: [
    [/straat\b/i, 'str'],
    [/laan\b/i, 'ln'],
    [/steenweg\b/i, 'stwg'],
    [/plein\b/i, 'pln'],
    [/\bRue\b/, 'r.'],
    [/\bAvenue\b/, 'av.'],
    [/\bPlace\b/, 'pl.'],
    [/\bChaussée\b/, 'ch.'],
  ],
  ESP: [
    [/\bCalle\b/, 'C/'],
    [/\bAvenida\b/, 'Avda.'],
    [/\bPlaza\b/, 'Pza.'],
    [/\bPaseo\b/, 'Pº'],
    [/\bCarretera\b/, 'Ctra.'],
    [/\bCarrer\b/, 'C/'],
    [/\bAvinguda\b/, 'Av.'],
    [/\bPlaça\b/, 'Pl.'],
  ],
  ITA: [
    [/\bViale\b/, 'V.le'],
    [/\bVia\b/, 'V.'],
    [/\bPiazza\b/, 'P.za'],
    [/\bCorso\b/, 'C.so'],
    [/\bSan\b/, 'S.'],
  ],
  SWE: [
    [/gatan\b/, 'g.'],
    [/vägen\b/, 'v.'],
  ],
  DNK: [
    [/gade\b/, 'g.'],
    [/vej\b/, 'v.'],
    [/\bAllé\b/, 'Al.'],
  ],
};

const countryNames: Readonly<Record<string, readonly [english: readonly string[], others: readonly string[]]>> = {
  NLD: [
    ['The Netherlands', 'Netherlands'],
    ['Nederland', 'Pays-Bas', 'Niederlande', 'Países Bajos', 'Paesi Bassi'],
  ],
  DEU: [['Germany'], ['Deutschland', 'Allemagne', 'Alemania', 'Duitsland', 'Tyskland']],
  USA: [
    ['United States', 'United States of America', 'USA'],
    ['Vereinigte Staaten', 'États-Unis', 'Estados Unidos', 'Stati Uniti', 'Verenigde Staten', 'Stany Zjednoczone'],
  ],
  GBR: [
    ['United Kingdom', 'Great Britain', 'UK'],
    ['Vereinigtes Königreich', 'Royaume-Uni', 'Reino Unido', 'Regno Unito', 'Verenigd Koninkrijk', 'Wielka Brytania'],
  ],
  FRA: [['France'], ['Frankreich', 'Frankrijk', 'Francia', 'Frankrike', 'Francja']],
  BEL: [['Belgium'], ['België', 'Belgique', 'Belgien', 'Bélgica', 'Belgio']],
  ESP: [['Spain'], ['España', 'Spanien', 'Espagne', 'Spanje', 'Hiszpania']],
  ITA: [['Italy'], ['Italia', 'Italien', 'Italie', 'Włochy']],
  SWE: [['Sweden'], ['Sverige', 'Schweden', 'Suède', 'Zweden', 'Suecia']],
  DNK: [['Denmark'], ['Danmark', 'Dänemark', 'Danemark', 'Denemarken', 'Dinamarca']],
};

const bare = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/['’]/g, '')
    .replace(/-/g, ' ');

const smallWords =
  /\b(?:van der|van den|van de|van|der|den|de la|de l'|de|du|des|del|della|dei|di|the|von|vom|la|las|los|el|och|af)\b/iu;
const kindWords =
  /\b(?:Street|Road|Avenue|Lane|Drive|Close|Boulevard|Rue|Avenue|Calle|Via|Viale|Avenida|Carrer|Court|Grove)\b/u;

const ordinalWords: readonly (readonly [RegExp, string])[] = [
  [/\bFirst\b/, '1st'],
  [/\bSecond\b/, '2nd'],
  [/\bThird\b/, '3rd'],
  [/\bFourth\b/, '4th'],
  [/\bFifth\b/, '5th'],
  [/\b1st\b/, 'First'],
  [/\b3rd\b/, 'Third'],
  [/\b4th\b/, 'Fourth'],
  [/\b5th\b/, 'Fifth'],
  [/\b6th\b/, 'Sixth'],
  [/\b7th\b/, 'Seventh'],
  [/\b9th\b/, 'Ninth'],
  [/\b10th\b/, 'Tenth'],
  [/\bEerste\b/, '1e'],
  [/\bTweede\b/, '2e'],
  [/\bDerde\b/, '3e'],
  [/\bPremier\b/, '1er'],
];

const people = ['T. Jansen', 'Maria Lopez', 'c/o Weber', 'Studio Nova', 'Mr. A. Kowalski', 'attn. Reception'];

/** The kinds of queries, each with how many of them a country gets. */
export const kinds: readonly (readonly [kind: string, count: number, rule: Rule])[] = [
  ['plain', 2, (it) => `${line(it)} ${it.town}`],
  ['wrong letter in the street', 2, inStreet(replaced)],
  ['wrong letter in the town', 2, inTown(replaced)],
  ['letter missing in the street', 2, inStreet(missing)],
  ['letter missing in the town', 2, inTown(missing)],
  ['letter doubled', 2, (it, pen) => (pen.random() < 0.5 ? inStreet(doubled)(it, pen) : inTown(doubled)(it, pen))],
  ['letters swapped', 2, (it, pen) => (pen.random() < 0.5 ? inStreet(swapped)(it, pen) : inTown(swapped)(it, pen))],
  [
    'typos in street and town',
    2,
    (it, pen) => {
      const slips = [replaced, missing, doubled, swapped];
      const street = mistyped(it.street, pick(slips, pen), pen);
      const town = mistyped(it.town, pick(slips, pen), pen);
      return street && town && `${line({ ...it, street })} ${town}`;
    },
  ],
  ['town first', 2, (it) => `${it.town} ${line(it)}`],
  [
    'words swapped',
    1,
    (it) => {
      const words = it.street.split(' ');
      return words.length < 2 ? null : `${line({ ...it, street: words.toReversed().join(' ') })} ${it.town}`;
    },
  ],
  [
    'abbreviated',
    2,
    (it) => {
      const forms = shortForms[it.iso3] ?? [];
      const street = forms.reduce((text, [long, short]) => text.replace(long, short), it.street);
      return street === it.street ? null : `${line({ ...it, street })}, ${it.town}`;
    },
  ],
  [
    'number anywhere',
    2,
    (it, pen) => {
      const { number, street, town } = it;
      return pick([`${number} ${street} ${town}`, `${street} ${town} ${number}`, `${town} ${number} ${street}`], pen);
    },
  ],
  ['mail line', 2, (it) => `${line(it)}, ${place(it)}`],
  ['mail line, country', 2, (it, pen) => `${line(it)}, ${place(it)}, ${pick(countryNames[it.iso3]?.[0] ?? [], pen)}`],
  [
    'country in another language',
    2,
    (it, pen) => `${line(it)} ${it.town} ${pick(countryNames[it.iso3]?.[1] ?? [], pen)}`,
  ],
  [
    'part of the postcode',
    2,
    (it) => {
      const part = it.iso3 === 'GBR' ? it.postcode.split(' ')[0] : it.postcode.slice(0, it.iso3 === 'NLD' ? 4 : 3);
      return numberFirst.has(it.iso3) ? `${line(it)} ${it.town} ${part}` : `${line(it)} ${part} ${it.town}`;
    },
  ],
  [
    'postcode of a neighbour',
    2,
    (it) => (it.neighbour === '' ? null : `${line(it)}, ${place({ ...it, postcode: it.neighbour })}`),
  ],
  [
    'without accents and apostrophes',
    2,
    (it) => {
      const text = `${line(it)} ${it.town}`;
      return bare(text) === text ? null : bare(text).toLowerCase();
    },
  ],
  [
    'unit in front',
    1,
    (it) => {
      if (it.unit === '') return null;
      return it.iso3 === 'GBR' || it.iso3 === 'USA'
        ? `${it.unit}, ${it.number} ${it.street}, ${it.town}`
        : `${it.unit}, ${line({ ...it, unit: '' })}, ${it.town}`;
    },
  ],
  [
    'unit behind',
    2,
    (it) => {
      if (it.unit === '') return null;
      return `${line({ ...it, unit: '' })} ${it.unit} ${it.town}`;
    },
  ],
  [
    'unfinished',
    2,
    (it) => {
      const words = it.street.split(' ').map((word) => (word.length > 6 ? word.slice(0, -2) : word));
      return `${line({ ...it, street: words.join(' ') })} ${it.town.length > 5 ? it.town.slice(0, -2) : it.town}`;
    },
  ],
  [
    'words joined or split',
    2,
    (it, pen) => {
      const words = it.street.split(/[ -]/);
      if (words.length === 2) return `${line({ ...it, street: words.join('').toLowerCase() })} ${it.town}`;
      const [word = ''] = words;
      if (words.length > 2 || word.length < 8) return null;
      const end = /(?:straat|straße|gatan|vägen|gade|vej|laan|weg|plein|platz)$/.exec(word)?.index ?? 0;
      return end === 0 || pen.isWord(word.slice(0, end).toLowerCase())
        ? null
        : `${line({ ...it, street: `${word.slice(0, end)} ${word.slice(end)}` })} ${it.town}`;
    },
  ],
  [
    'words left out',
    2,
    (it) => {
      const street = it.street.replace(smallWords, '').replace(/\s+/g, ' ').trim();
      const less = street === it.street ? it.street.replace(kindWords, '').replace(/\s+/g, ' ').trim() : street;
      return less === it.street || less.length < 5 ? null : `${line({ ...it, street: less })} ${it.town}`;
    },
  ],
  [
    'postcode and number',
    1,
    (it) => {
      if (it.iso3 === 'NLD' || it.iso3 === 'GBR') return `${it.postcode} ${it.number}`;
      return `${it.postcode} ${line(it)}`;
    },
  ],
  ['a name in front', 2, (it, pen) => `${pick(people, pen)}, ${line(it)}, ${place(it)}`],
  ['capitals', 1, (it) => `${line(it)} - ${place(it)}`.toUpperCase()],
  [
    'ordinal or initials',
    2,
    (it) => {
      const turned = ordinalWords.reduce(
        (text, [from, to]) => (text === it.street ? text.replace(from, to) : text),
        it.street,
      );
      if (turned !== it.street) return `${line({ ...it, street: turned })} ${it.town}`;
      const [, names = '', kind = ''] = /^((?:\p{Lu}\p{L}+ ){3,})(?:Jr )?(\p{L}+)$/u.exec(it.street) ?? [];
      if (names === '') return null;
      const initials = names
        .trim()
        .split(' ')
        .map((word) => word.charAt(0))
        .join('');
      return `${line({ ...it, street: `${initials} ${kind}`.toLowerCase() })} ${it.town}`;
    },
  ],
  ['region added', 1, (it) => (it.region === '' ? null : `${line(it)}, ${it.town}, ${it.region}`)],
];
