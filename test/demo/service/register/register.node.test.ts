import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Match } from '../../../../src/contract/types.ts';
import { dutchHeader, folderFor, put, registerOf } from './support.ts';

const rowsOf = (street: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${street};${at + 1};;;3581CD;Utrecht;Utrecht;Utrecht;5.1;52.09`).join('\n');
const small = [dutchHeader, rowsOf('Maliebaan', 3), 'Café-straat;1;;;3581CE;Utrecht;Utrecht;Utrecht;;'].join('\n');

/** The labels of suggestions for a text. */
async function labels({ suggest }: Awaited<ReturnType<typeof registerOf>>, term: string): Promise<readonly string[]> {
  return (await suggest('nld', term)).matches.map(({ label }) => label);
}

const refusalsOf = async (test: TestContext, ...rows: readonly (string | Uint8Array)[]) => {
  const content = Buffer.concat(
    [dutchHeader, rowsOf('Dam', 1), ...rows].flatMap((row) => [Buffer.from(row), Buffer.from('\n')]),
  );
  const { report } = await registerOf([put(folderFor(test), 'a.csv', content)]);
  return { addresses: report.addresses, refusals: report.refusals.map(({ reason, lines }) => [...lines, reason]) };
};

describe('a register of your own', () => {
  it('answers all operations from the file', async (test) => {
    const register = await registerOf([put(folderFor(test), 'a.csv', small)]);
    const [house] = (await register.suggest('nld', 'maliebaan 2 utrecht')).matches as [Match];
    const { address, location } = await register.details(house);
    assert.deepEqual([address.street, address.building, address.postcode], ['Maliebaan', '2', '3581CD']);
    assert.deepEqual(location, { latitude: 52.09, longitude: 5.1, precision: 'Address' });
    const dutch = await (await register.ask('dutchByPostcode', { postcode: '3581cd', houseNumber: 3 })).json();
    assert.deepEqual(
      [dutch.street, dutch.city, dutch.province, dutch.latitude],
      ['Maliebaan', 'Utrecht', 'Utrecht', 52.09],
    );
    const [match] = (await register.validate('nld', { street: 'malibaan', building: '1', locality: 'utrecht' }))
      .matches;
    assert.equal(match?.address.street, 'Maliebaan');
    assert.equal((await register.ask('suggest', { context: 'bel', term: 'x' })).status, 400);
  });

  it('tolerates accents, typos and beginnings as the built-in data do', async (test) => {
    const register = await registerOf([put(folderFor(test), 'a.csv', small)]);
    for (const [term, label] of [
      ['cafe str', 'Café-straat'],
      ['maleibaan', 'Maliebaan'],
      ['utrecht malie', 'Maliebaan'],
      ['3581ce', 'Café-straat'],
    ] as const) {
      assert.ok((await labels(register, term)).includes(label), term);
    }
  });

  it('knows numbers in words, Roman numerals, and units by what distinguishes them', async (test) => {
    const rows = [
      'country,street,number,unit,postcode,city',
      'ITA,Via IV Novembre,1,,40123,Bologna',
      'ITA,Via IV Novembre,12,,40123,Bologna',
      'ITA,Corso Vittorio Emanuele II,3,,40123,Bologna',
      'FRA,Rue du 11 Novembre,5,,69001,Lyon',
      'USA,E 42nd Street,20,Apt 2,10017,New York',
      'USA,E 42nd Street,20,Ste 100,10017,New York',
    ];
    const register = await registerOf([put(folderFor(test), 'a.csv', rows.join('\n'))]);
    for (const [country, term, label] of [
      ['ita', 'via 4 novembre 12 bologna', 'Via IV Novembre 12'],
      ['ita', 'via quattro novembre 12', 'Via IV Novembre 12'],
      ['ita', 'corso vittorio emanuele secondo 3', 'Corso Vittorio Emanuele II 3'],
      ['fra', '5 rue du onze novembre lyon', '5 Rue du 11 Novembre'],
      ['usa', '20 e forty second st suite 100', '20 E 42nd Street Ste 100'],
      ['usa', '20 E 42nd St #2, New York', '20 E 42nd Street Apt 2'],
    ] as const)
      assert.equal((await register.suggest(country, term)).matches[0]?.label, label, term);
  });

  it('can be several files, compressed or not, of several countries', async (test) => {
    const folder = folderFor(test);
    const french = 'numero;rep;nom_voie;code_postal;nom_commune\n62;bis;La Canebière;13001;Marseille\n';
    const paths = [put(folder, 'a.csv', small), put(folder, 'b.csv.gz', gzipSync(french))];
    const register = await registerOf(paths);
    assert.deepEqual(
      register.countries.map(({ country }) => country.iso3),
      ['FRA', 'NLD'],
    );
    const [house] = (await register.suggest('fra', 'canebiere 62 bis')).matches as [Match];
    assert.deepEqual((await register.details(house)).mailLines, ['62 bis La Canebière', '13001 Marseille']);
  });

  it('can be of a country that the service does not know itself', async (test) => {
    const rows = 'street,number,city,postcode\nMain Street,12,Springfield,62701\n';
    const register = await registerOf([`usa:${put(folderFor(test), 'a.csv', rows)}`]);
    const [house] = (await register.suggest('usa', 'main 12')).matches as [Match];
    const { language, address } = await register.details(house);
    assert.deepEqual([language, address.country, address.locality], ['en-US', 'United States', 'Springfield']);
  });

  it('has an address once that is in the file twice', async (test) => {
    const { report } = await registerOf([put(folderFor(test), 'a.csv', `${small}\n${rowsOf('Maliebaan', 3)}`)]);
    assert.deepEqual([report.addresses, report.duplicates], [4, 3]);
  });

  it('has the right letters from Windows-1252, without being told', async (test) => {
    const latin = Buffer.from(small, 'latin1');
    const register = await registerOf([put(folderFor(test), 'a.csv', latin)]);
    assert.deepEqual(await labels(register, 'café'), ['Café-straat']);
  });

  it('has the right letters from UTF-16', async (test) => {
    const register = await registerOf([put(folderFor(test), 'a.csv', Buffer.from(`\uFEFF${small}`, 'utf16le'))]);
    assert.deepEqual(await labels(register, 'café'), ['Café-straat']);
  });

  it('reports the line and the reason of each refused row, without its text', async (test) => {
    const { addresses, refusals } = await refusalsOf(
      test,
      'Dam;;;;1012JS;Amsterdam;;;;',
      'Dam;1;;;12;Amsterdam;;;;',
      'Dam;2;;;1012JS;;;;;',
      'Dam;3',
      `${'D'.repeat(81)};4;;;1012JS;Amsterdam;;;;`,
      'Dam;100000;;;1012JS;Amsterdam;;;;',
      'Dam;0;;;1012JS;Amsterdam;;;;',
      'Dam\u0007;1;;;1012JS;Amsterdam;;;;',
    );
    assert.equal(addresses, 1);
    assert.deepEqual(refusals, [
      [8, 9, 'has a house number that is not from 1 to 99999'],
      [3, 'has no house number'],
      [4, 'has a postcode that is none of its country'],
      [5, 'has no town'],
      [6, 'has 2 columns, and the header has 10'],
      [7, 'has a name of more than 80 characters'],
      [10, 'has letters that cannot be read: it is not UTF-8 throughout'],
    ]);
  });

  it('keeps an address with impossible coordinates, without them', async (test) => {
    const rows = [dutchHeader, 'Dam;1;;;1012JS;Amsterdam;;;500;4', 'Dam;2;;;1012JS;Amsterdam;;;x;y'].join('\n');
    const { suggest, details, report } = await registerOf([put(folderFor(test), 'a.csv', rows)]);
    assert.equal(report.addresses, 2);
    const [house] = (await suggest('nld', 'dam 1')).matches as [Match];
    assert.equal((await details(house)).location, null);
  });

  for (const term of [
    '"',
    "' OR 1=1 --",
    'a" OR street:*',
    'NEAR(a b)',
    '* - ^',
    '{street}:dam',
    'AND OR NOT',
    '%_',
    '🏠 𝒹am',
    '\\',
  ]) {
    it(`searches for ${JSON.stringify(term)} as words`, async (test) => {
      const register = await registerOf([put(folderFor(test), 'a.csv', small)]);
      for (const text of [term, `maliebaan ${term}`, `maliebaan 2 ${term}`]) {
        const { status } = await register.ask('suggest', { context: 'nld', term: text });
        assert.equal(status, 200);
      }
      const { status } = await register.ask('validate', {
        country: 'nld',
        street: term,
        locality: term,
        postcode: term,
      });
      assert.ok([200, 400].includes(status));
      assert.deepEqual(await labels(register, 'maliebaan 3'), ['Maliebaan 3']);
    });
  }
});
