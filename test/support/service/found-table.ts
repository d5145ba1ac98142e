/** The part of the README of the reference service that says what can be found. `write-found-table.ts` writes it. */
import { wholeCountries } from '../../../demo/service/data/whole.ts';
import { mailLines } from '../../../demo/service/lines.ts';
import { type Building, namesOf, type Street, streetsOf } from '../../../demo/service/model.ts';

/** The marks at the beginning and the end of the part. */
const marks = [
  '<!-- what can be found: written by npx node test/support/service/write-found-table.ts -->',
  '<!-- end of what can be found -->',
] as const;

/** The README with this part as it is now. */
export function withFoundTable(readme: string): string {
  const [before = ''] = readme.split(marks[0]);
  const after = readme.split(marks[1])[1] ?? '';
  return `${before}${marks[0]}\n\n${foundTable()}\n\n${journeyTable()}\n\n${marks[1]}${after}`;
}

function foundTable(): string {
  const count = (value: number) => value.toLocaleString('en');
  const sums = { places: 0, streets: 0, addresses: 0 };
  const rows = wholeCountries.map((data) => {
    const streets = streetsOf(data);
    const addresses = streets.reduce((sum, { buildings }) => sum + buildings.length, 0);
    sums.places += data.localities.length;
    sums.streets += streets.length;
    sums.addresses += addresses;
    const namesakes = new Set(streets.filter(({ isNamesake }) => isNamesake).map(({ localityId }) => localityId)).size;
    const codes = new Set(streets.flatMap(({ data: { numbers } }) => Object.keys(numbers))).size;
    const [street] = streets;
    const [building] = street?.buildings ?? [];
    const example = street && building ? mailLines(street, building, data.languages[0] ?? '').join(', ') : '';
    const cells = [
      data.country.name,
      ...[data.localities.length, namesakes, codes, streets.length, addresses].map(count),
    ];
    return `| ${cells.join(' | ')} | ${example} |`;
  });
  return [
    '| country | places | sharing a name | postcodes | streets | addresses | example |',
    '|---|---:|---:|---:|---:|---:|---|',
    ...rows,
    `| all | ${count(sums.places)} | | | ${count(sums.streets)} | ${count(sums.addresses)} | |`,
  ].join('\n');
}

/** Special cases to try, their names in the table, and the number of streets that is enough. */
const journeys: readonly (readonly [what: string, least: number, isIn: (street: Street) => boolean])[] = [
  ['several units at a number', 20, ({ buildings }) => hasUnits(buildings)],
  ['PO boxes', 3, ({ data }) => data.kind === 'PO boxes'],
  ['houses by name', 5, ({ buildings }) => buildings.some(({ number }) => number === null)],
  ['towns that share a name', 4, ({ isNamesake, isFirst }) => isNamesake && isFirst],
  [
    'names in two languages',
    5,
    ({ data, locality }) => namesOf(data.name).length > 1 || namesOf(locality.name).length > 1,
  ],
  ['no location', 5, ({ locality, data }) => locality.at === null && data.kind === undefined],
];

/** The countries in which it occurs, where that is not all of them. */
const onlyIn: Readonly<Record<string, readonly string[]>> = {
  'houses by name': ['GBR'],
  'names in two languages': ['BEL', 'CHE', 'FIN', 'ITA', 'LUX'],
  'no location': ['GBR'],
};

/** The number of a country's streets for each special case, and whether they are few. */
export function journeysOf(
  streets: readonly Street[],
): readonly { readonly what: string; readonly count: number; readonly isThin: boolean }[] {
  return journeys.map(([what, least, isIn]) => {
    const count = streets.filter(isIn).length;
    const isExpected = onlyIn[what]?.includes(streets[0]?.country.iso3 ?? '') ?? true;
    return { what, count, isThin: isExpected && count < least };
  });
}

function hasUnits(buildings: readonly Building[]): boolean {
  const numbers = buildings.map(({ number }) => number);
  return buildings.some(
    ({ number, addition, name }, at) =>
      number !== null && `${addition}${name}` !== '' && numbers.indexOf(number) !== at,
  );
}

function journeyTable(): string {
  const rows = wholeCountries.map((data) => {
    const all = journeysOf(streetsOf(data));
    const thin = all
      .filter(({ isThin }) => isThin)
      .map(({ what, count }) => (count === 0 ? `no ${what.replace(/^no /, '')}` : what));
    return `| ${[data.country.name, ...all.map(({ count }) => count.toLocaleString('en')), thin.join(', ') || '–'].join(' | ')} |`;
  });
  return [
    'The number of streets, or places, with which you can try a special case, and the cases for which a country has few:',
    '',
    `| country | ${journeys.map(([what]) => what).join(' | ')} | few, or none |`,
    `|---|${journeys.map(() => '---:|').join('')}---|`,
    ...rows,
  ].join('\n');
}
