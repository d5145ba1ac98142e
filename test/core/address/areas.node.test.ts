import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { type Area, areaLabel, areaOf, areasFrom, areaText, isLocalLanguage } from '../../../src/core/address/areas.ts';
import { areaFiles } from '../../../src/core/address/data/area-files.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';

const lists = new Map<string, readonly Area[]>();
for (const [iso2, load] of Object.entries(areaFiles)) lists.set(iso2, areasFrom((await load()).areas));
const areasIn = (iso2: string) => lists.get(iso2) ?? [];

describe('the regions of a country', () => {
  it('exist for the countries that print them and have a closed list', () => {
    for (const iso2 of [
      'US',
      'CA',
      'AU',
      'JP',
      'BR',
      'IN',
      'CN',
      'AE',
      'MX',
      'IT',
      'ES',
      'IE',
      'KR',
      'HK',
      'TW',
      'TR',
      'TH',
    ])
      assert.ok(areasIn(iso2).length > 2, iso2);
    assert.deepEqual(
      ['US', 'CA', 'AU', 'JP', 'BR', 'AE', 'MX', 'IT', 'IE'].map((iso2) => areasIn(iso2).length),
      [62, 13, 8, 47, 27, 7, 32, 111, 26],
    );
  });

  for (const [iso2, areas] of lists) {
    it(`of ${iso2} are each recognised by all of their names`, () => {
      assert.ok(
        worldFormatOf(iso2)
          .rows.flat()
          .some(({ field }) => field === 'region'),
      );
      assert.equal(new Set(areas.map(({ value }) => value)).size, areas.length);
      for (const area of areas) {
        assert.equal(areaOf(area.value, areas), area, area.value);
        assert.equal(areaOf(` ${area.value.toLowerCase()} `, areas), area, area.value);
        for (const text of [area.name, area.latin].filter(Boolean)) assert.ok(areaOf(text, areas), text);
      }
    });

    it(`of ${iso2} take less than 2 kB, compressed`, () => {
      const file = new URL(`../../../src/core/address/data/areas/${iso2.toLowerCase()}.ts`, import.meta.url);
      assert.ok(gzipSync(readFileSync(file), { level: 9 }).length < 2_000);
    });
  }

  const understood: readonly (readonly [iso2: string, text: string, value: string])[] = [
    ['US', 'California', 'CA'],
    ['US', 'ca', 'CA'],
    ['JP', 'Tokyo', '東京都'],
    ['JP', '東京', '東京都'],
    ['JP', '13', '東京都'],
    ['JP', 'Osaka Prefecture', '大阪府'],
    ['AE', 'Dubai', 'دبي'],
    ['BR', 'São Paulo', 'SP'],
    ['IT', 'Sulcis Iglesiente', 'CI'],
    ['IT', 'Carbonia-Iglesias', 'CI'],
    ['IT', 'Gallura Nord-Est Sardegna', 'OT'],
    ['IT', 'Olbia-Tempio', 'OT'],
    ['IT', 'VS', 'VS'],
    ['IT', 'og', 'OG'],
    ['IT', 'Sud Sardegna', 'SU'],
    ['IN', 'TS', 'Telangana'],
    ['IN', 'TG', 'Telangana'],
    ['IN', 'UK', 'Uttarakhand'],
    ['IN', 'Orissa', 'Odisha'],
    ['PH', 'Compostela Valley', 'Davao de Oro'],
    ['PH', 'Maguindanao del Sur', 'Maguindanao del Sur'],
    ['VE', 'Vargas', 'La Guaira'],
    ['VE', 'Distrito Federal', 'Distrito Capital'],
    ['KR', '전라북도', '전북특별자치도'],
    ['BR', 'sao paulo', 'SP'],
    ['IT', 'Roma', 'RM'],
    ['IT', 'Sud Sardegna', 'SU'],
    ['ES', 'A Coruña', 'La Coruña'],
    ['ES', 'M', 'Madrid'],
    ['IE', 'Carlow', 'Co. Carlow'],
    ['IE', 'County Cork', 'Co. Cork'],
    ['IE', 'Co Cork', 'Co. Cork'],
    ['MX', 'CDMX', 'CDMX'],
    ['MX', 'Jalisco', 'Jal.'],
    ['KR', '경기', '경기도'],
    ['CN', 'Guangdong', '广东省'],
    ['HK', 'Kowloon', '九龍'],
    ['IN', 'KA', 'Karnataka'],
    ['CA', 'Québec', 'QC'],
  ];
  for (const [iso2, text, value] of understood) {
    it(`are recognised: ${text} is ${value} in ${iso2}`, () => assert.equal(areaOf(text, areasIn(iso2))?.value, value));
  }

  it('do not match other texts', () => {
    for (const text of ['', ' ', '-', 'Nowhere', '💥']) assert.equal(areaOf(text, areasIn('US')), undefined);
  });

  it('are found in the list by the first letters of their names', () => {
    const clare = areaOf('Clare', areasIn('IE'));
    assert.ok(clare);
    assert.deepEqual([areaLabel(clare, true), areaText(clare, true)], ['Clare', 'Co. Clare']);
  });

  it('are written as in the country, and in Latin letters for those who read no others', () => {
    const tokyo = areaOf('Tokyo', areasIn('JP'));
    const california = areaOf('CA', areasIn('US'));
    assert.ok(tokyo && california);
    assert.deepEqual([areaText(tokyo, true), areaText(tokyo, false)], ['東京都', 'Tokyo']);
    assert.deepEqual([areaText(california, false), areaLabel(california, false)], ['CA', 'California']);
    assert.deepEqual(
      [isLocalLanguage('ja-JP', 'JP'), isLocalLanguage('en', 'JP'), isLocalLanguage('', 'JP')],
      [true, false, false],
    );
  });
});
