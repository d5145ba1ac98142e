import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serviceOf } from './support.ts';

const { suggest } = serviceOf();
const outline = async (country: string, term: string) =>
  (await suggest(country, term)).matches.map(({ value }) => value.trim());

describe('a search', () => {
  for (const [country, term, value] of [
    ['che', 'paradiesstr 2a sankt gallen', '9000 St. Gallen, Paradiesstrasse 2 a'],
    ['nld', 'Ganzenmarkt 2 a Oldenzaal', '7571CD Oldenzaal, Ganzenmarkt 2a'],
    ['nld', '2012es30', '2012ES Haarlem, Julianastraat 30'],
    ['nld', 'Juliana straat 30 haarlem', '2012ES Haarlem, Julianastraat 30'],
    ['nld', '30 Julianastraat, Haarlem', '2012ES Haarlem, Julianastraat 30'],
    ['nld', 'Jluianastraat 30 haarlem', '2012ES Haarlem, Julianastraat 30'],
    ['nld', 'ysselstein utrechtsestraat 9', '3401CT IJsselstein, Utrechtsestraat 9'],
    ['nld', 'grotemarkt 2 haarlem', '2011RD Haarlem, Grote Markt 2'],
    ['bel', 'Grand-Place 2 bte 3, 1000 Bruxelles', '1000 Brussel, Grote Markt 2 bte 3'],
    ['deu', 'messepl 1 essen', '45131 Essen, Messeplatz 1'],
    ['nor', 'Karl Johans gt 11 oslo', '0154 Oslo, Karl Johans gate 11'],
    ['nld', 'damrak1', '1012LG Amsterdam, Damrak 1'],
    ['nld', 'amsterdam kalverstraat92', '1012PH Amsterdam, Kalverstraat 92'],
    ['bel', 'Grote Markt 2 bus 3, 1000 Brussel', '1000 Brussel, Grote Markt 2 bte 3'],
    ['bel', 'Grand-Place 2 boîte 3', '1000 Brussel, Grote Markt 2 bte 3'],
    ['bel', 'rue de la loi 16 1000 bxl', '1000 Brussel, Wetstraat 16'],
    ['che', 'CH-3005 Bern Bundesplatz 3', '3005 Bern, Bundesplatz 3'],
    ['dnk', 'raadhuspladsen 1 københavn', '1550 København V, Rådhuspladsen 1'],
    ['gbr', 'buckingham palace', 'SW1A 1AA London, The Mall Buckingham Palace'],
    ['esp', 'pso de gracia 92', '08008 Barcelona, Paseo de Gracia 92'],
    ['nld', 'brgm van dijkstraat 1 Emmen', '7824BJ Emmen, Burgemeester van Dijkstraat 1'],
    ['nld', 'dominee jan scharpstraat 304 rotterdam', '3011GZ Rotterdam, Ds. Jan Scharpstraat 304'],
    ['bel', 'OLV-straat 4 Zulte', '9870 Zulte, Onze-Lieve-Vrouwstraat 4'],
    ['deu', 'Am Quettinger Fld 31 Bocholt', '46395 Bocholt, Am Quettinger Feld 31'],
    ['esp', 'c/ sta maria 7 manises', '46940 Manises, Calle Santa María 7'],
    ['ita', 'strada statale 16 n 3 pescara', '65100 Pescara, Strada Statale 16 3'],
    ['dnk', 'nr. alle 41 køge', '4600 Køge, Nørre Allé 41'],
    ['dnk', 'sct. knuds plads 5 middelfart', '5500 Middelfart, Sankt Knuds Plads 5'],
    ['fin', 'myllytie 4b3 kuopio', '70421 Kuopio, Myllytie 4 B 3'],
    ['usa', '350 5th ave new york', '10118 New York, Fifth Avenue 350'],
    ['usa', '1600 Pennsylvania Avenue NW, Washington, DC 20500', '20500 Washington, Pennsylvania Avenue NW 1600'],
  ] as const) {
    it(`finds in ${country.toUpperCase()} "${term}" first`, async () => {
      assert.equal((await outline(country, term))[0], value);
    });
  }

  for (const [country, term, first] of [
    ['ita', 'ROMA RM', 'Roma'],
    ['lux', 'L-4114', '4114 Esch-sur-Alzette, Ellergronn'],
    ['bel', '2000 antwerpen', '2000 Antwerpen'],
    ['fra', 'rue de la republqe lyon', 'Lyon, Rue de la République'],
    ['deu', 'hauptstrasse muenchen', '80331 München, Hauptstraße'],
  ] as const) {
    it(`finds in ${country.toUpperCase()} the place or street "${term}"`, async () => {
      assert.equal((await outline(country, term))[0], first);
    });
  }

  it('finds a street of exactly this name before those with a longer one, however many there are', async () => {
    const [first] = (await suggest('ita', 'Via Dante 11')).matches;
    assert.equal(first?.label, 'Via Dante 11');
  });

  it('uses the first number in France as the house number if the street has a date', async () => {
    for (const term of ['8 Rue du 11 Novembre', '14 Rue du 8 Mai 1945']) {
      const { matches } = await suggest('fra', term);
      assert.ok(
        matches.length > 1 && matches.every(({ label }) => label === term),
        matches.map(({ label }) => label).join(),
      );
    }
  });

  it('finds, for an unknown addition, the number with existing ones, and the street', async () => {
    assert.deepEqual(await outline('nld', '2161AM 166 b'), [
      '2161AM Hillegom, Leidsestraat 166',
      '2161AM Hillegom, Leidsestraat 166A',
      'Hillegom, Leidsestraat',
    ]);
  });

  it('finds, for an unknown number, the street, and the nearest numbers', async () => {
    const [street, ...near] = await outline('nld', '2012ES 13');
    assert.equal(street, 'Haarlem, Julianastraat');
    assert.deepEqual(
      near,
      [10, 12, 14, 16].map((number) => `2012ES Haarlem, Julianastraat ${number}`),
    );
  });

  it('marks the letters on both sides of a typo', async () => {
    const [match] = (await suggest('nld', 'julinastraat haarlem')).matches;
    assert.deepEqual(
      [match?.label, match?.highlights],
      [
        'Julianastraat',
        [
          [0, 4],
          [5, 13],
        ],
      ],
    );
  });
});
