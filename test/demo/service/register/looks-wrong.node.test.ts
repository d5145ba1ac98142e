/** Tests the report of an import, addresses kept as their country writes them, and imports that are ended. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { linesOf } from '../../../../demo/service/register/report.ts';
import type { Match } from '../../../../src/contract/types.ts';
import { dutchHeader, folderFor, put, registerOf } from './support.ts';

const command = fileURLToPath(new URL('../../../../demo/service/main.ts', import.meta.url));

/** A shop's own list, with what goes wrong in such lists. */
const shop = [
  'country;street;number;postcode;city;lat;lon;customer no;notes',
  'DEU;Kirchstraße;4;01067;Dresden;51.05;13.74;1;',
  'DEU;Kirchstraße;5;1067;Dresden;51.05;13.74;2;',
  'DEU;Kirchstraße;6;01067;Dresden;13.74;51.05;3;',
  'DEU;Kirchstraße;-7;01067;Dresden;;;4;',
  'DEU;Kirchstraße;8.5;01067;Dresden;;;5;',
  'DEU;Kirchstraße;9.0;01067;Dresden;;;6;',
  'DEU;KirchstraÃŸe;10;01067;Dresden;;;7;',
  'XXX;Kirchstraße;11;01067;Dresden;;;8;',
  'DEU;Kirchstraße;12;01067;Dresden;40.7;-74;9;',
].join('\n');

describe('the report of an import', () => {
  it('names unused columns, refused rows and rows that look wrong, with counts and lines, and no text of a row', async (test) => {
    const { report } = await registerOf(test, [put(folderFor(test), 'shop.csv', shop)]);
    assert.ok(report);
    const [first, ...lines] = linesOf(report);
    assert.match(first ?? '', /^6 addresses of 9 rows in /);
    assert.deepEqual(lines, [
      '3 rows are refused:',
      '  1 × it has a negative house number (shop.csv, line 5)',
      '  1 × it has a fraction for a house number (shop.csv, line 6)',
      '  1 × it names no country that there is (shop.csv, line 9)',
      '5 rows look wrong, and are imported as far as they can be:',
      '  1 × it has a postcode of another shape than those of its country (shop.csv, line 3)',
      '  1 × it has latitude and longitude swapped; they are left out (shop.csv, line 4)',
      '  1 × it has a house number with a point, as spreadsheets write it (shop.csv, line 7)',
      '  1 × it has letters of two encodings, such as Ã© for é (shop.csv, line 8)',
      '  1 × it has a location outside of its country (shop.csv, line 10)',
      'Not used of shop.csv: customer no, notes',
    ]);
    assert.doesNotMatch(lines.join(), /Kirch|Dresden/);
  });

  it('names members of JSON that are not used', async (test) => {
    const line = {
      country: 'NLD',
      street: 'Dam',
      number: 1,
      postcode: '1012JS',
      locality: 'Amsterdam',
      hash: 'x',
      notes: 'y',
    };
    const { report } = await registerOf(test, [put(folderFor(test), 'a.jsonl', JSON.stringify(line))]);
    assert.deepEqual(report?.unused, [{ file: 'a.jsonl', columns: ['hash', 'notes'] }]);
  });

  it('is a reason to import nothing, when that is asked for', async (test) => {
    const folder = folderFor(test);
    const path = put(folder, 'shop.csv', shop);
    await assert.rejects(registerOf(test, [path], { isStrict: true }), /Nothing is imported.*\n3 rows are refused:/);
    assert.deepEqual(readdirSync(folder), ['shop.csv']);
    const child = spawn(process.execPath, [command, '--port', '0', '--strict', '--data', path]);
    const texts: string[] = [];
    child.stderr.on('data', (text) => texts.push(String(text)));
    assert.deepEqual(await once(child, 'close'), [2, null]);
    assert.match(texts.join(''), /Nothing is imported/);
    const good = put(folder, 'good.csv', `${dutchHeader}\nDam;1;;;1012JS;Amsterdam;;;;`);
    assert.equal((await registerOf(test, [good], { isStrict: true })).report?.addresses, 1);
  });
});

describe('an address of a register', () => {
  it('of the United States keeps its state', async (test) => {
    const rows =
      'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH\n-77.03,38.89,1600,Pennsylvania Avenue NW,,Washington,,DC,20500,,\n';
    const { suggest, details, validate } = await registerOf(test, [`usa:${put(folderFor(test), 'a.csv', rows)}`]);
    const [house] = (await suggest('usa', '1600 Pennsylvania Ave NW, Washington, DC 20500, United States')).matches as [
      Match,
    ];
    const found = await details(house);
    assert.deepEqual([found.mailLines.at(-1), found.address.region], ['WASHINGTON, DC 20500', 'DC']);
    const [match] = (
      await validate('usa', { street: 'Pennsylvania Avenue NW', building: '1600', region: 'DC', postcode: '20500' })
    ).matches;
    assert.equal(match?.address.region, 'DC');
  });

  for (const [form, rows] of [
    [
      'of the Postcode Address File',
      'sub_building_name,building_name,building_number,thoroughfare,post_town,postcode\nFlat 3,,14,Royal Crescent,Bath,BA1 2LR\nFlat 2,,14,Royal Crescent,Bath,BA1 2LR\n,,15,Royal Crescent,Bath,BA1 2LR\n',
    ],
    [
      'of OpenAddresses',
      'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE\n,,14,Royal Crescent,Flat 3,Bath,,,BA1 2LR\n,,14,Royal Crescent,Flat 2,Bath,,,BA1 2LR\n,,15,Royal Crescent,,Bath,,,BA1 2LR\n',
    ],
    [
      'in one column',
      'number,street,city,postcode\n"Flat 3, 14",Royal Crescent,Bath,BA1 2LR\n"Flat 2, 14",Royal Crescent,Bath,BA1 2LR\n15,Royal Crescent,Bath,BA1 2LR\n',
    ],
  ] as const) {
    it(`has flats as Royal Mail writes them, found in either order: ${form}`, async (test) => {
      const { suggest, details } = await registerOf(test, [`gbr:${put(folderFor(test), 'a.csv', rows)}`]);
      for (const term of [
        'Flat 3, 14 Royal Crescent, Bath',
        '14 Royal Crescent, Flat 3, Bath',
        'flat 3 14 royal crescent bath',
        '14 royal crescent flat 3',
      ]) {
        const [house] = (await suggest('gbr', term)).matches as [Match];
        assert.equal(house.value, 'BA1 2LR Bath, Royal Crescent Flat 3, 14 ', term);
        const { mailLines, details: members } = await details(house);
        assert.deepEqual(mailLines, ['Flat 3', '14 Royal Crescent', 'BATH', 'BA1 2LR']);
        const building = Object(members?.['gbrBuilding']) as Record<string, unknown>;
        assert.deepEqual([building['subBuildingName'], building['number']], ['Flat 3', 14]);
      }
    });
  }

  it('keeps a range of numbers', async (test) => {
    const rows =
      'street,number,postcode,city\nSchulweg,12-14,20095,Hamburg\nSchulweg,16 – 18a,20095,Hamburg\nSchulweg,20-b,20095,Hamburg\n';
    const { suggest, details } = await registerOf(test, [`deu:${put(folderFor(test), 'a.csv', rows)}`]);
    for (const [term, building] of [
      ['Schulweg 12-14 Hamburg', '12-14'],
      ['Schulweg 12 Hamburg', '12-14'],
      ['Schulweg 16-18a', '16-18a'],
      ['schulweg 20b', '20b'],
    ] as const) {
      const [house] = (await suggest('deu', term)).matches as [Match];
      assert.equal((await details(house)).address.building, building, term);
    }
  });
});

describe('an import that is ended', () => {
  const rows = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `Straat ${at % 97};${(at % 999) + 1};;;${1_000 + (at % 500)}AB;Plaats ${at % 40};;;;`,
    );

  it('is gone on with where it was kept, and comes to the same', async (test) => {
    const lines = [dutchHeader, ...rows(4_000), 'Dam;;;;1012JS;Amsterdam;;;;'].join('\n');
    const whole = await registerOf(test, [put(folderFor(test), 'a.csv', lines)]);
    const folder = folderFor(test);
    const path = put(folder, 'a.csv', lines);
    // A process that ends itself when it has kept 3,000 rows.
    const script = `
      import { openRegister } from ${JSON.stringify(new URL('../../../../demo/service/register/register.ts', import.meta.url).href)};
      await openRegister({ files: [{ path: ${JSON.stringify(path)}, country: 'NLD' }], known: [], batch: 1000,
        onProgress: ({ count }) => { if (count >= 3000) process.kill(process.pid, 'SIGKILL'); } });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' });
    assert.deepEqual(await once(child, 'close'), [null, 'SIGKILL']);
    assert.equal(readdirSync(folder).filter((name) => name.includes('importing')).length > 0, true);
    const counts: number[] = [];
    const again = await registerOf(test, [`nld:${path}`], {
      batch: 1_000,
      onProgress: ({ count }) => counts.push(count),
    });
    assert.equal(again.report?.resumedAt, 3_000);
    assert.deepEqual(
      [again.report?.rows, again.report?.addresses, again.report?.duplicates, again.report?.refusals],
      [whole.report?.rows, whole.report?.addresses, whole.report?.duplicates, whole.report?.refusals],
    );
    assert.deepEqual(readdirSync(folder).sort(), ['a.csv', 'a.csv.sqlite']);
    for (const term of ['Straat 5 12', 'plaats 7 straat 1 4', 'plats 3']) {
      const [one, other] = await Promise.all([whole, again].map(({ suggest }) => suggest('nld', term)));
      assert.deepEqual(
        one?.matches.map(({ value }) => value),
        other?.matches.map(({ value }) => value),
      );
    }
  });

  it('begins anew when the file is another one by then', async (test) => {
    const folder = folderFor(test);
    const path = put(folder, 'a.csv', [dutchHeader, ...rows(10)].join('\n'));
    put(folder, 'a.csv.sqlite.importing-99999999', 'no database');
    const { report } = await registerOf(test, [path]);
    assert.equal(report?.resumedAt, 0);
    assert.deepEqual(readdirSync(folder), ['a.csv', 'a.csv.sqlite']);
    assert.ok(join(folder, 'a.csv'));
  });
});
