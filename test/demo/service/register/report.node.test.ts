/** Tests the report of an import, and addresses kept as their country writes them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linesOf } from '../../../../demo/service/register/report.ts';
import type { Match } from '../../../../src/contract/types.ts';
import { folderFor, put, registerOf } from './support.ts';

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
  it('names unused columns and refused rows, with counts and lines, and without text of a row', async (test) => {
    const { report } = await registerOf([put(folderFor(test), 'shop.csv', shop)]);
    assert.ok(report);
    const [first, ...lines] = linesOf(report);
    assert.match(first ?? '', /^6 addresses of 9 rows in /);
    assert.deepEqual(lines, [
      '3 rows are refused:',
      '  1 × it has a negative house number (shop.csv, line 5)',
      '  1 × it has a fraction for a house number (shop.csv, line 6)',
      '  1 × it names no country that there is (shop.csv, line 9)',
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
    const { report } = await registerOf([put(folderFor(test), 'a.jsonl', JSON.stringify(line))]);
    assert.deepEqual(report.unused, [{ file: 'a.jsonl', columns: ['hash', 'notes'] }]);
  });
});

describe('an address in a register', () => {
  it('in the United States keeps its state', async (test) => {
    const rows =
      'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH\n-77.03,38.89,1600,Pennsylvania Avenue NW,,Washington,,DC,20500,,\n';
    const { suggest, details, validate } = await registerOf([`usa:${put(folderFor(test), 'a.csv', rows)}`]);
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
      const { suggest, details } = await registerOf([`gbr:${put(folderFor(test), 'a.csv', rows)}`]);
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
    const { suggest, details } = await registerOf([`deu:${put(folderFor(test), 'a.csv', rows)}`]);
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
