/**
 * The registers whose commands the README of the service has, with the header that each really has and made-up rows in its shape: what is
 * read of them, what is not, and how it is found.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Match } from '../../../../src/contract/types.ts';
import { folderFor, put, registerOf } from './support.ts';

const feature = (properties: object, coordinates: readonly number[]) =>
  JSON.stringify({ type: 'Feature', properties, geometry: { type: 'Point', coordinates } });

interface Source {
  readonly name: string;
  readonly file: string;
  readonly country?: string;
  readonly text: string;
  readonly term: string;
  readonly lines: readonly string[];
  /** Latitude and longitude. */
  readonly at: readonly [number, number];
  readonly unused: string;
}

const sources: readonly Source[] = [
  {
    name: 'the Dutch BAG, as NLExtract writes it',
    file: 'bagadres-full.csv.gz',
    text: [
      'openbareruimte;huisnummer;huisletter;huisnummertoevoeging;postcode;woonplaats;gemeente;provincie;nummeraanduiding;verblijfsobjectgebruiksdoel;oppervlakteverblijfsobject;verblijfsobjectstatus;object_id;object_type;nevenadres;pandid;pandstatus;pandbouwjaar;x;y;lon;lat',
      'Tweede Jan Steenstraat;104;A;2;1073VM;Amsterdam;Amsterdam;Noord-Holland;0363200000000001;woonfunctie;61;Verblijfsobject in gebruik;0363010000000001;VBO;f;0363100000000001;Pand in gebruik;1886;121800.0;485200.0;4.8934;52.3541',
      'Tweede Jan Steenstraat;104;B;;1073VM;Amsterdam;Amsterdam;Noord-Holland;0363200000000002;woonfunctie;58;Verblijfsobject in gebruik;0363010000000002;VBO;f;0363100000000001;Pand in gebruik;1886;121800.0;485200.0;4.8934;52.3541',
    ].join('\n'),
    term: '2e jan steenstraat 104a-2 amsterdam',
    lines: ['Tweede Jan Steenstraat 104 A 2', '1073 VM  Amsterdam'],
    at: [52.3541, 4.8934],
    unused:
      'nummeraanduiding, verblijfsobjectgebruiksdoel, oppervlakteverblijfsobject, verblijfsobjectstatus, object_id, object_type, nevenadres, pandid, pandstatus, pandbouwjaar, x, y',
  },
  {
    name: 'the French BAN',
    file: 'adresses-france.csv.gz',
    text: [
      'id;id_fantoir;numero;rep;nom_voie;code_postal;code_insee;nom_commune;code_insee_ancienne_commune;nom_ancienne_commune;x;y;lon;lat;type_position;alias;nom_ld;libelle_acheminement;nom_afnor;source_position;source_nom_voie;certification_commune;cad_parcelles',
      '13201_1360_00062_bis;13201_1360;62;bis;La Canebière;13001;13201;Marseille;;;893430.1;6246917.5;5.3794;43.2978;entrée;;;MARSEILLE;LA CANEBIERE;commune;commune;1;132018010A0001',
    ].join('\n'),
    term: '62 bis canebiere 13001 marseille, france',
    lines: ['62 bis La Canebière', '13001 Marseille'],
    at: [43.2978, 5.3794],
    unused:
      'id, id_fantoir, code_insee_ancienne_commune, nom_ancienne_commune, x, y, type_position, alias, nom_ld, libelle_acheminement, nom_afnor, source_position, source_nom_voie, certification_commune, cad_parcelles',
  },
  {
    name: 'OpenAddresses, as its batch writes it',
    file: 'source.geojson.gz',
    country: 'usa',
    text: [
      feature(
        {
          hash: '0a1b',
          number: '350',
          street: 'Fifth Avenue',
          unit: 'Apt 2',
          city: 'New York',
          district: '',
          region: 'NY',
          postcode: '10118',
          id: '1',
          accuracy: '',
        },
        [-73.9857, 40.7484],
      ),
    ].join('\n'),
    term: '350 5th ave apt 2, new york, NY',
    lines: ['350 Fifth Avenue Apt 2', 'NEW YORK, NY 10118'],
    at: [40.7484, -73.9857],
    unused: 'hash, district, id, accuracy',
  },
  {
    name: 'the list of a shop, as a spreadsheet writes it',
    file: 'customers.csv',
    country: 'deu',
    text: '\uFEFFCustomer;Straße;Number;PLZ;Ort;Phone\r\n1;"Königstraße";6-8;42899;Remscheid;0\r\n2;Königstraße;10;42899;Remscheid;0\r\n'.replace(
      'Straße;',
      'Strasse;',
    ),
    term: 'königstr. 6-8 remscheid deutschland',
    lines: ['Königstraße 6-8', '42899 Remscheid'],
    at: [0, 0],
    unused: 'Customer, Phone',
  },
];

describe('a source of addresses', () => {
  for (const { name, file, country = '', text, term, lines, at, unused } of sources) {
    it(`can be read, and reports unused columns: ${name}`, async (test) => {
      const path = put(folderFor(test), file, file.endsWith('.gz') ? gzipSync(text) : text);
      const { report, countries, suggest, details } = await registerOf([
        `${country === '' ? '' : `${country}:`}${path}`,
      ]);
      assert.deepEqual(report.refusals, []);
      assert.equal(report.unused[0]?.columns.join(', '), unused);
      const [match] = (await suggest(countries[0]?.country.iso3.toLowerCase() ?? '', term)).matches as [Match];
      const { mailLines, location } = await details(match);
      assert.deepEqual(mailLines, lines);
      assert.deepEqual([location?.latitude ?? 0, location?.longitude ?? 0], at);
    });
  }
});
