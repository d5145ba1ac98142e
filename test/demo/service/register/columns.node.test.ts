/** Rows as the registers of the countries write them, and their addresses. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RegisterAddress } from '../../../../demo/service/register/address.ts';
import { readFile } from '../../../../demo/service/register/files.ts';
import { folderFor, put } from './support.ts';

interface Sample {
  readonly register: string;
  readonly rows: readonly string[];
  readonly country?: string;
  /** Country, street, number and addition, postcode, town. */
  readonly address: readonly unknown[];
}

const samples: readonly Sample[] = [
  {
    register: 'OpenAddresses',
    rows: [
      'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH',
      '-6.26,53.34,12B,Main Street,4,Dublin,,,D02,,',
    ],
    country: 'IRL',
    address: ['IRL', 'Main Street', 12, 'B 4', 'D02', 'Dublin'],
  },
  {
    register: 'BAG of PDOK',
    rows: [
      'openbare_ruimte_naam,huisnummer,huisletter,toevoeging,postcode,woonplaats_naam,identificatie',
      'Dam,1,,,1012JS,Amsterdam,1',
    ],
    address: ['NLD', 'Dam', 1, '', '1012JS', 'Amsterdam'],
  },
  {
    register: 'BeSt',
    rows: [
      'EPSG:4326_lat,EPSG:4326_lon,address_id,box_number,house_number,municipality_name_de,municipality_name_fr,municipality_name_nl,postcode,postname_fr,postname_nl,streetname_de,streetname_fr,streetname_nl,region_code,status',
      '50.8,4.3,1,3,2,,Bruxelles,Brussel,1000,,,,Grand-Place,Grote Markt,BE-BRU,current',
    ],
    address: ['BEL', { nl: 'Grote Markt', fr: 'Grand-Place' }, 2, '3', '1000', { nl: 'Brussel', fr: 'Bruxelles' }],
  },
  {
    register: 'swisstopo',
    rows: [
      '\uFEFFADR_EGAID;STN_LABEL;ADR_NUMBER;BDG_NAME;ZIP_LABEL;COM_NAME;COM_CANTON;ADR_STATUS',
      '1;Paradiesstrasse;2 a;;9000 St. Gallen;St. Gallen;SG;real',
    ],
    address: ['CHE', 'Paradiesstrasse', 2, 'a', '9000', 'St. Gallen'],
  },
  {
    register: 'BEV',
    rows: [
      'STRASSENNAME;HNR_ADR_ZUSAMMEN;PLZ;ZUSTELLORT;GEMEINDENAME;GKZ',
      'Koglweg;10;7210;Mattersburg;Mattersburg;10606',
    ],
    address: ['AUT', 'Koglweg', 10, '', '7210', 'Mattersburg'],
  },
  {
    register: 'DAWA',
    rows: [
      'id,status,vejnavn,husnr,etage,dør,postnr,postnrnavn,kommunekode',
      '1,1,Bornholmervej,8B,2,tv,6792,Rømø,0550',
    ],
    address: ['DNK', 'Bornholmervej', 8, 'B 2. tv', '6792', 'Rømø'],
  },
  {
    register: 'Kartverket',
    rows: [
      'lokalId;adressenavn;nummer;bokstav;bruksenhetsnummerTekst;postnummer;poststed;kommunenavn',
      '1;Karl Johans gate;11;A;H0201;0154;OSLO;OSLO',
    ],
    address: ['NOR', 'Karl Johans gate', 11, 'A H0201', '0154', 'OSLO'],
  },
  {
    register: 'CartoCiudad',
    rows: [
      'tipo_vial,nombre_via,numero,extension,cod_postal,municipio,provincia',
      'CALLE,Mallorca,56,,08029,Barcelona,Barcelona',
    ],
    address: ['ESP', 'Calle Mallorca', 56, '', '08029', 'Barcelona'],
  },
  {
    register: 'Luxembourg',
    rows: ['rue;numero;code_postal;localite;id_caclr_bat', 'Ellergronn;8;L-4114;Esch-sur-Alzette;1'],
    address: ['LUX', 'Ellergronn', 8, '', '4114', 'Esch-sur-Alzette'],
  },
  {
    register: 'GURS, in a village without street names',
    rows: ['ULICA_NAZIV,NASELJE_NAZIV,HS_STEVILKA,HS_DODATEK,POSTNI_OKOLIS_SIFRA,OBCINA_NAZIV', ',Bled,3,A,4260,Bled'],
    address: ['SVN', 'Bled', 3, 'A', '4260', 'Bled'],
  },
  {
    register: 'a list of houses with names',
    rows: ['street,number,postcode,city', 'The Green,Rose Cottage,GL1 1AA,Gloucester'],
    country: 'GBR',
    address: ['GBR', 'The Green', 'Rose Cottage', '', 'GL1 1AA', 'Gloucester'],
  },
  {
    register: 'JSON',
    rows: ['{"country":"NLD","street":"Dam","number":"1a","postcode":"1012JS","locality":"Amsterdam"}'],
    address: ['NLD', 'Dam', 1, 'a', '1012JS', 'Amsterdam'],
  },
];

describe('the columns of the registers', () => {
  for (const { register, rows, country = '', address } of samples) {
    it(`of ${register} make an address`, async (test) => {
      const path = put(folderFor(test), 'register.csv', rows.join('\n'));
      const found: RegisterAddress[] = [];
      const refused: string[] = [];
      await readFile(
        { path, country },
        {
          onAddress: (it) => void found.push(it),
          onRefusal: (...it) => void refused.push(it.join(' ')),
          onUnusedColumns: () => {},
          onRow: () => {},
        },
      );
      assert.deepEqual(refused, []);
      const seen = found.map((it) => [
        it.country,
        it.street,
        it.number ?? it.building,
        it.addition,
        it.postcode,
        it.locality,
      ]);
      assert.deepEqual(seen, [address]);
    });
  }
});
