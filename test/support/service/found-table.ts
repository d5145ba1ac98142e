/** The part of the README of the reference service that says what can be found. `npm run service:table` writes it. */
import { wholeCountries } from '../../../demo/service/data/whole.ts';
import { mailLines } from '../../../demo/service/lines.ts';
import { streetsOf } from '../../../demo/service/model.ts';

/** Where the part begins and ends. */
const marks = [
  '<!-- what can be found: written by npm run service:table -->',
  '<!-- end of what can be found -->',
] as const;

/** The README with this part as it is now. */
export function withFoundTable(readme: string): string {
  const [before = ''] = readme.split(marks[0]);
  const after = readme.split(marks[1])[1] ?? '';
  return `${before}${marks[0]}\n\n${foundTable()}\n\n${marks[1]}${after}`;
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
    '| country | places | of them namesakes | postcodes | streets | addresses | the first one |',
    '|---|---:|---:|---:|---:|---:|---|',
    ...rows,
    `| all | ${count(sums.places)} | | | ${count(sums.streets)} | ${count(sums.addresses)} | |`,
  ].join('\n');
}
