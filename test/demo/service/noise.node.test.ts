import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serviceOf } from './support.ts';

const { suggest } = serviceOf();
const outline = async (country: string, term: string) =>
  (await suggest(country, term)).matches.map(({ precision, value }) => `${precision} ${value.trim()}`);

describe('a telephone number', () => {
  it('is not a house number', async () => {
    for (const telephone of ['06-28471930', '06 28 47 19 30', 'tel. +31 6 28471930', '0628471930'])
      assert.deepEqual(await outline('nld', `Julianastraat 30 2012ES Haarlem ${telephone}`), [
        'Address 2012ES Haarlem, Julianastraat 30',
      ]);
  });
});

describe('a second number', () => {
  for (const [country, term, first] of [
    ['fra', '16 rue george sand 06 st laurent du var', 'Address 06700 Saint-Laurent-du-Var, Rue George Sand 16'],
    ['fra', '13 SQ DE VERDUN, 42000 ST ETIENNE CEDEX 1', 'Address 42000 Saint-Étienne, Square de Verdun 13'],
    ['bel', 'rue albert 1er 7 rebecq', 'Address 1430 Rebecq-Rognon, Rue Albert Ier 7'],
  ] as const)
    it(`of a place or a name is not the house number: ${term}`, async () => {
      assert.equal((await outline(country, term))[0], first);
    });
});

describe('an unknown street', () => {
  for (const [country, term, place] of [
    ['che', 'Bern Unbekanntplatz 3', 'Locality Bern'],
    ['bel', 'Kapellensteenweg 12, 2920 Kalmthout', 'PostalCode 2920 Kalmthout'],
    ['nor', 'Ukjentgata 5 Tromsø', 'Locality Tromsø'],
    // Storgata is no Sjøgata, and Tromsø is not Troms.
    ['nor', 'storgata 1 tromso', 'Locality Tromsø'],
    // What all streets are called names none of them.
    ['usa', '1 main st springfield il', 'Locality Springfield'],
    ['usa', '1 Unheardof St Springfield IL', 'Locality Springfield'],
    ['ita', "firenze via de' tornabuoni 1", 'Locality Firenze'],
    ['esp', 'Paseo de la Inventada 1, Sevilla', 'Locality Sevilla'],
  ] as const) {
    it(`finds in ${country.toUpperCase()} the place of "${term}", and no other street`, async () => {
      const found = await outline(country, term);
      assert.equal(found[0], place);
      assert.deepEqual(
        found.filter((text) => /^(?:Street|Address)/.test(text)),
        [],
      );
    });
  }

  it('finds the one town of several that share a name whose state is typed, before or after it', async () => {
    for (const term of ['1 main st springfield il', '1 Main St, Springfield, IL', 'il springfield 1 main st'])
      assert.deepEqual(
        (await suggest('usa', term)).matches.map(({ label, description }) => `${label}, ${description}`),
        ['Springfield, IL'],
        term,
      );
  });

  for (const [country, term] of [
    ['fra', '1 place de la Discorde'],
    ['fra', 'bd saint unternul 6'],
    ['nld', 'eerste helmersstraat 4'],
    ['gbr', 'Buckinghamshire Pallace'],
    ['lux', "2, Place de l'Invention"],
  ] as const) {
    it(`finds in ${country.toUpperCase()} nothing for "${term}" without a place`, async () => {
      assert.deepEqual(await outline(country, term), []);
    });
  }

  it('in a known town is not looked for in other towns', async () => {
    assert.deepEqual(await outline('deu', 'Goethestraße 12 Frankfurt am Main'), ['Locality Frankfurt am Main']);
  });

  it('is looked for without a word that is not a place in the country', async () => {
    assert.match((await outline('nld', 'Dorpsstraat 3 Nergenshuizen'))[0] ?? '', /^Address .*, Dorpsstraat 3$/);
    assert.match((await outline('nld', 'Kalverstraat 92 Amsterdam Nederland'))[0] ?? '', /Amsterdam, Kalverstraat 92$/);
  });
});

describe('an unknown addition', () => {
  it('is not mistaken for the beginning of another town', async () => {
    const [first] = await outline('swe', 'Drottninggatan 5 Z Göteborg');
    assert.equal(first, 'Address 411 14 Göteborg, Drottninggatan 5');
  });

  it('with several parts finds the number', async () => {
    const [first] = await outline('esp', 'Calle Mallorca 56 Esc. 1 1º A, Barcelona');
    assert.equal(first, 'Address 08029 Barcelona, Calle Mallorca 56');
  });

  it('does not lead to another street if the street is spelled exactly', async () => {
    const found = await outline('nld', 'Kalverstraat 999 a');
    assert.equal(found[0], 'Street Amsterdam, Kalverstraat');
    assert.ok(
      found.every((text) => text.includes('Kalverstraat')),
      found.join('; '),
    );
  });
});

describe('a town by another name', () => {
  for (const [country, term, town] of [
    ['nld', 'Ljouwert', 'Leeuwarden'],
    ['bel', 'Bruges', 'Brugge'],
    ['lux', 'Lëtzebuerg', 'Luxembourg'],
    ['ita', 'Florence', 'Firenze'],
    ['dnk', 'Århus', 'Aarhus C'],
    ['gbr', 'Abertawe', 'Swansea'],
    ['esp', 'La Coruña', 'A Coruña'],
    ['fin', 'Tammerfors', 'Tampere'],
  ] as const) {
    it(`is found first in ${country.toUpperCase()}: "${term}"`, async () => {
      assert.equal((await outline(country, term))[0], `Locality ${town}`);
    });
  }
});

describe('two towns that share a name', () => {
  for (const [country, name] of [
    ['fin', 'Tikkala'],
    ['lux', 'Erpeldange'],
    ['swe', 'Storvreta'],
    ['nld', 'Hengelo'],
  ] as const) {
    it(`are distinguished in ${country.toUpperCase()} by their regions: ${name}`, async () => {
      const towns = (await suggest(country, name)).matches.filter(
        ({ precision, label }) => precision === 'Locality' && label === name,
      );
      assert.equal(new Set(towns.map(({ description }) => description)).size, 2);
    });
  }
});

describe('a town with a typo', () => {
  for (const [country, term, town] of [
    ['nld', 'amstredam', 'Amsterdam'],
    ['lux', 'Luxemburg', 'Luxembourg'],
    ['esp', 'seville', 'Sevilla'],
    ['deu', 'Kölnn', 'Köln'],
  ] as const) {
    it(`is found first in ${country.toUpperCase()}: "${term}"`, async () => {
      assert.equal((await outline(country, term))[0], `Locality ${town}`);
    });
  }
});
