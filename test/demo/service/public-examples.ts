/**
 * Every address that the public documentation, recorded answers and tests of public clients of the service name, by the
 * text that they name it by. Developers who know the service try these first.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DutchAddress, Match } from '../../../src/contract/types.ts';
import type { clientOf } from './support.ts';

/** Country, typed text, language of the search, and the `value` of the first match without its last space. */
const searches = [
  ['nld', 'Vlaamsegaai', 'nl-NL', 'Nijmegen, Vlaamsegas'],
  ['nld', '1000AB 50', 'nl-NL', '1000AB Amsterdam, Postbus 50'],
  ['nld', 'amsterdam kalverstraat 4', 'nl-NL', '1012PC Amsterdam, Kalverstraat 4'],
  ['nld', 'kalverstraat 4', 'nl-NL', '1012PC Amsterdam, Kalverstraat 4'],
  ['nld', 'Kalverstraat 1', 'nl-NL', '1012NX Amsterdam, Kalverstraat 1'],
  ['nld', '2011DA 1', 'nl-NL', '2011DA Haarlem, Nieuwe Groenmarkt 1'],
  ['nld', '2012ES 30', 'nl-NL', '2012ES Haarlem, Julianastraat 30'],
  ['nld', '7571CD 2', 'nl-NL', '7571CD Oldenzaal, Ganzenmarkt 2'],
  ['nld', '7514BP 129 A', 'nl-NL', '7514BP Enschede, Lasondersingel 129A'],
  ['nld', '2161AM 166 A', 'nl-NL', '2161AM Hillegom, Leidsestraat 166A'],
  ['nld', '1000AA 1', 'nl-NL', '1000AA Amsterdam, Postbus 1'],
  ['nld', '3024AN 212 E K001', 'nl-NL', '3024AN Rotterdam, Rosener Manzstraat 212 E K001'],
  ['nld', '1071XX 1', 'nl-NL', '1071XX Amsterdam, Museumstraat 1'],
  ['bel', 'vlaamsegaai', 'nl-BE', '9320 Aalst, Vlaamsegaaistraat'],
  ['bel', 'Frans Cretenlaan 35 Schelle', 'nl-BE', '2627 Schelle, Frans Cretenlaan 35'],
  ['bel', 'leystraat 11 2000 antwerpen', 'nl-BE', '2000 Antwerpen, Leysstraat 11'],
  ['bel', 'Grand-Place 2 bte 3', 'fr-BE', '1000 Bruxelles, Grand-Place 2 bte 3'],
  ['nor', 'Kirsten Flagstads plass 1 Oslo', 'no-NO', '0150 Oslo, Kirsten Flagstads plass 1'],
  ['deu', 'Messeplatz 1, 45131 Essen', 'de-DE', '45131 Essen, Messeplatz 1'],
  ['aut', 'Walbersdorf Koglweg 10, 7210 Mattersburg', 'de-AT', '7210 Mattersburg, Walbersdorf Koglweg 10'],
  ['che', 'Paradiesstrasse 2 a, 9000 St. Gallen', 'de-CH', '9000 St. Gallen, Paradiesstrasse 2 a'],
  ['lux', '8, Ellergronn, L-4114 Esch-sur-Alzette', 'fr-LU', '4114 Esch-sur-Alzette, Ellergronn 8'],
  ['fra', '55 Rue du Faubourg Saint-Honoré, 75008 Paris', 'fr-FR', '75008 Paris, Rue du Faubourg Saint-Honoré 55'],
  ['fra', '62 bis La Canebière, 13001 Marseille', 'fr-FR', '13001 Marseille, La Canebière 62 bis'],
  ['esp', 'Calle Mallorca 56, 08029 BARCELONA', 'es-ES', '08029 Barcelona, Calle Mallorca 56'],
  ['ita', 'Piazza di Monte Citorio 1/A, 00186 ROMA RM', 'it-IT', '00186 Roma, Piazza di Monte Citorio 1/A'],
  ['dnk', 'Bornholmervej 8, Kirkeby, 6792 Rømø', 'da-DK', '6792 Rømø, Bornholmervej 8'],
  ['nor', 'Karl Johans gate 11, 0154 Oslo', 'no-NO', '0154 Oslo, Karl Johans gate 11'],
  ['fin', 'Mannerheimintie 34, 00100 Helsinki', 'fi-FI', '00100 Helsinki, Mannerheimintie 34'],
  ['swe', 'Slottsbacken 1, 111 30 Stockholm', 'sv-SE', '111 30 Stockholm, Slottsbacken 1'],
] as const;

/** Members of the Dutch address at a postcode, number and addition; the status when there is none. */
const lookups: Readonly<Record<string, Partial<DutchAddress> | number>> = {
  '2012ES/30': { street: 'Julianastraat', city: 'Haarlem', rdX: 103_242, rdY: 487_716, surfaceArea: 643 },
  '7571CD/2': { street: 'Ganzenmarkt', city: 'Oldenzaal', houseNumberAdditions: ['', 'a', 'b'] },
  '7571CD/2/A': { houseNumberAddition: 'a' },
  '7514BP/129/A': { houseNumberAddition: 'A', houseNumberAdditions: ['', 'A'], surfaceArea: 119 },
  '7514BP/129/B': { houseNumberAddition: null, houseNumberAdditions: ['', 'A'] },
  '2161AM/166': { houseNumberAddition: '', houseNumberAdditions: ['', 'A'] },
  '2161AM/166/b': { houseNumberAddition: null, houseNumberAdditions: ['', 'A'] },
  '1000AA/1': { street: 'Postbus', addressType: 'PO box', purposes: null, rdX: null },
  '1000AB/50': { street: 'Postbus', houseNumber: 50, addressType: 'PO box', purposes: null, surfaceArea: null },
  '3024AN/212/E%20K001': { houseNumberAddition: 'E K001' },
  '1071XX/1': { street: 'Museumstraat', purposes: ['assembly'], surfaceArea: 38_149 },
  '1077XX/1': 404,
  '2012ES/31': 404,
};

/** Country, fields, and what the best match says. */
const validations = [
  ['bel', { streetAndBuilding: 'leystraat 11', postcode: '2000', locality: 'antwerpen' }, 'B', 'Leysstraat', '2000'],
  ['nor', { streetAndBuilding: 'Kirsten Flagstads plass 1', locality: 'Oslo' }, 'A', 'Kirsten Flagstads plass', '0150'],
] as const;

/** Recorded details whose search is not among the documented ones, with all recorded members. */
const details = [
  [
    'nld',
    '1000AB 50',
    'nl-NL',
    {
      language: 'nl-NL',
      address: {
        country: 'The Netherlands',
        locality: 'Amsterdam',
        street: 'Postbus',
        postcode: '1000AB',
        building: '50',
        buildingNumber: 50,
        buildingNumberAddition: null,
        region: null,
      },
      mailLines: ['Postbus 50', '1000 AB  Amsterdam'],
      location: null,
    },
  ],
  [
    'bel',
    'Frans Cretenlaan 35',
    'nl-BE',
    {
      language: 'nl-BE',
      address: {
        country: 'Belgium',
        locality: 'Schelle',
        street: 'Frans Cretenlaan',
        postcode: '2627',
        building: '35',
        buildingNumber: 35,
        buildingNumberAddition: null,
        region: null,
      },
      mailLines: ['Frans Cretenlaan 35', '2627 Schelle'],
      location: { latitude: 51.126624, longitude: 4.341681, precision: 'Address' },
    },
  ],
] as const;

/** Asks for every public example. */
export function publicExamples(name: string, client: ReturnType<typeof clientOf>): void {
  describe(`the public examples, tested on ${name}`, () => {
    for (const [country, term, language, value] of searches) {
      it(`finds in ${country.toUpperCase()} "${term}" first`, async () => {
        const { matches } = await client.suggest(country, term, language);
        assert.equal(matches[0]?.value, `${value} `);
      });
    }

    it('finds "1000AB 50" as it was recorded: one line, without a description, both words marked', async () => {
      const { matches } = await client.suggest('nld', '1000AB 50');
      const [{ context, ...match }] = matches as [Match];
      assert.match(context, /^nld[A-Za-z0-9]{50,200}$/);
      assert.deepEqual(match, {
        value: '1000AB Amsterdam, Postbus 50 ',
        label: '1000AB Amsterdam, Postbus 50',
        description: '',
        precision: 'Address',
        highlights: [
          [0, 6],
          [26, 28],
        ],
      });
    });

    for (const [country, term, language, expected] of details) {
      it(`gives the recorded details of "${term}"`, async () => {
        const [house] = (await client.suggest(country, term, language)).matches;
        assert.ok(house);
        const { language: own, address, mailLines, location } = await client.details(house);
        assert.deepEqual({ language: own, address, mailLines, location }, expected);
      });
    }

    for (const [path, expected] of Object.entries(lookups)) {
      it(`answers the Dutch lookup ${path}`, async () => {
        const response = await client.fetch(`/nl/v1/addresses/postcode/${path}`);
        if (typeof expected === 'number') return assert.equal(response.status, expected);
        assert.equal(response.status, 200);
        const body = (await response.json()) as Record<string, unknown>;
        assert.deepEqual(Object.fromEntries(Object.keys(expected).map((member) => [member, body[member]])), expected);
      });
    }

    for (const [country, fields, grade, street, postcode] of validations) {
      it(`validates "${fields.streetAndBuilding}" with grade ${grade}`, async () => {
        const [best] = (await client.validate(country, fields)).matches;
        assert.deepEqual(
          [best?.status.grade, best?.status.validationLevel, best?.address.street, best?.address.postcode],
          [grade, 'Building', street, postcode],
        );
      });
    }

    it('supports the fourteen countries that the service is known for, by its names for them', async () => {
      const countries = (await (await client.ask('countries', {})).json()) as { name: string; iso3: string }[];
      const codes = new Set(countries.map(({ iso3 }) => iso3));
      const known = 'NLD BEL DEU LUX AUT CHE FRA GBR ESP DNK NOR FIN SWE ITA'.split(' ');
      assert.deepEqual(
        known.filter((code) => !codes.has(code)),
        [],
      );
      assert.equal(countries.find(({ iso3 }) => iso3 === 'NLD')?.name, 'The Netherlands');
    });
  });
}
