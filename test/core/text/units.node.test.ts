/** A part of a building that a text has beyond the address, as countries write it behind the number. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compare } from '../../../src/core/text/compare.ts';
import { readAddress } from '../../../src/core/text/reader.ts';
import { areasIn } from './corpus.ts';

const beyond = (iso2: string, text: string, line: string, place: string) => {
  const { unit, aside, contrary } = compare({ text, iso2, areas: [] }, { line, place, more: '' }, 'strict');
  return [unit, ...aside, ...contrary];
};

describe('a part of a building after the number', () => {
  for (const [iso2, text, line, place, unit] of [
    ['FI', 'aleksanterinkatu 52 B 14 helsinki', 'Aleksanterinkatu 52', '00100 Helsinki', 'B 14'],
    ['FI', 'Aleksanterinkatu 52 b 14, 00100 Helsinki', 'Aleksanterinkatu 52', '00100 Helsinki', 'b 14'],
    ['NL', 'Keizersgracht 324 2hoog amsterdam', 'Keizersgracht 324', '1016EZ Amsterdam', '2hoog'],
    ['NL', 'Keizersgracht 324 2 hoog amsterdam', 'Keizersgracht 324', '1016EZ Amsterdam', '2 hoog'],
    ['AT', 'Mariahilfer Straße 101/2/15, 1060 Wien', 'Mariahilfer Straße 101', '1060 Wien', '2/15'],
    ['NO', 'Storgata 3 H0201, Alta', 'Storgata 3', '9501 Alta', 'H0201'],
    ['DE', 'Erzbergerstraße 2 2. OG, Weinheim', 'Erzbergerstraße 2', '69469 Weinheim', '2. OG'],
    ['CH', 'Bahnhofstrasse 10, 3. OG links, Zürich', 'Bahnhofstrasse 10', '8001 Zürich', '3. OG links'],
    ['DK', 'Storgade 5 st. th, Sorø', 'Storgade 5', '4180 Sorø', 'st. th'],
    ['ES', 'Calle Murillo 33, 2A, Ciudad Quesada', 'Calle Murillo 33', '03170 Ciudad Quesada', '2A'],
    ['ES', 'Calle Murillo 33 2 A, Ciudad Quesada', 'Calle Murillo 33', '03170 Ciudad Quesada', '2 A'],
    ['HU', 'Váci utca 19. 3. em. 12. ajtó, Budapest', 'Váci utca 19', '1052 Budapest', '3. em. 12. ajtó'],
    ['FR', '12 rue de la Paix, 3ème étage gauche, Paris', 'Rue de la Paix 12', '75002 Paris', '3ème étage gauche'],
    ['GB', 'First floor flat, 10 High Street, London', 'High Street 10', 'SE1 1AA London', 'First floor flat'],
    ['GB', 'Ground floor flat 10 High Street London', 'High Street 10', 'SE1 1AA London', 'Ground floor flat'],
    ['GB', 'Garden Flat, 10 High Street, London', 'High Street 10', 'SE1 1AA London', 'Garden Flat'],
    ['SE', 'Storgatan 10, 2 tr, Stockholm', 'Storgatan 10', '11229 Stockholm', '2 tr'],
    ['SE', 'Storgatan 10 lgh1101 Stockholm', 'Storgatan 10', '11229 Stockholm', 'lgh1101'],
    ['NL', 'Keizersgracht 324 3 hoog achter, Amsterdam', 'Keizersgracht 324', '1016EZ Amsterdam', '3 hoog achter'],
    ['BE', 'Wetstraat 16 bus3, Brussel', 'Wetstraat 16', '1000 Brussel', 'bus3'],
    ['BE', 'Wetstraat 16 b3, Brussel', 'Wetstraat 16', '1000 Brussel', 'b3'],
    ['BE', 'Wetstraat 16/3, Brussel', 'Wetstraat 16', '1000 Brussel', '3'],
    ['BE', 'Rue de la Loi 16/0101, 1000 Bruxelles', 'Rue de la Loi 16', '1000 Bruxelles', '0101'],
    ['BE', 'Wetstraat 16/A3 1000 Brussel', 'Wetstraat 16', '1000 Brussel', 'A3'],
    ['DE', 'Messeplatz 1 Hinterhaus 45131 Essen', 'Messeplatz 1', '45131 Essen', 'Hinterhaus'],
    ['DE', 'Messeplatz 1 EG 45131 Essen', 'Messeplatz 1', '45131 Essen', 'EG'],
    ['BE', 'Wetstraat 16 bus 10 1000 Brussel', 'Wetstraat 16', '1000 Brussel', 'bus 10'],
  ] as const)
    it(`is recognised: ${text}`, () => assert.deepEqual(beyond(iso2, text, line, place), [unit]));

  it('does not include the house number', () => {
    const [unit] = beyond('NL', 'Keizersgracht 2 hoog amsterdam', 'Keizersgracht 2', '1016EZ Amsterdam');
    assert.equal(unit, '');
  });

  for (const [iso2, text, line, place, other] of [
    ['ES', 'Calle Murillo 2A, Ciudad Quesada', 'Calle Murillo 2', '03170 Ciudad Quesada', '2A'],
    ['DE', 'Blumenstraße 3a Whg. 4, Maintal', 'Blumenstraße 4', '63477 Maintal', '3a'],
    ['US', '1110 US Highway 41, Roswell', 'US Highway 41 1110', '73162 Oklahoma City', 'Roswell'],
    ['US', '1110 US Highway 41, 90502 Oklahoma City', 'US Highway 41 1110', '73162 Oklahoma City', '90502'],
    ['IT', "Via del Mulino 9, 96100 Quartu Sant'Elena", 'Via del Mulino 9', "09045 Quartu Sant'Elena", '96100'],
    // Without a number of its own: the postcode is none.
    ['BE', 'Wetstraat 16 bus 1000 Brussel', 'Wetstraat 16', '1000 Brussel', 'bus'],
    ['NL', 'Julianastraat 30 unit 2012ES Haarlem', 'Julianastraat 30', '2012ES Haarlem', 'unit'],
    ['SE', 'Storgatan 1 lgh 111 30 Stockholm', 'Storgatan 1', '111 30 Stockholm', 'lgh'],
    // Several houses with one address.
    ['BE', 'Wetstraat 16/18, Brussel', 'Wetstraat 16', '1000 Brussel', '16/18'],
    ['BE', 'Wetstraat 14/3, Brussel', 'Wetstraat 16', '1000 Brussel', '14/3'],
  ] as const)
    it(`is not recognised in another address: ${text}`, () => {
      const { unit, contrary } = compare({ text, iso2, areas: [] }, { line, place, more: '' }, 'strict');
      assert.ok(contrary.includes(other), JSON.stringify({ unit, contrary }));
    });
});

describe('a part of the town', () => {
  it('is ignored if there are a postcode and a town', () => {
    const typed = { text: 'Top Floor Flat, 221b Baker Street, Marylebone, London NW1 6XE', iso2: 'GB', areas: [] };
    const known = { line: 'Baker Street 221b', place: 'NW1 6XE London', more: '' };
    const { unit, aside, contrary } = compare(typed, known, 'strict');
    assert.deepEqual([unit, aside, contrary], ['Top Floor Flat', ['Marylebone'], []]);
    const other = compare({ ...typed, text: '221b Baker Street, Leeds' }, known, 'strict');
    assert.deepEqual(other.contrary, ['Leeds']);
  });
});

describe('a flat after a street whose number comes first', () => {
  for (const [iso2, text, street, unit] of [
    ['FR', '12 rue de la République 3ème étage gauche, 69001 Lyon', 'rue de la République', '3ème étage gauche'],
    ['LU', "2A Place de l'Église app 2, Bofferdange", "Place de l'Église", 'app 2'],
    ['FR', '12 rue du 8 mai 1945, 69001 Lyon', 'rue du 8 mai 1945', ''],
  ] as const)
    it(`is not part of the street: ${text}`, () => {
      const { fields } = readAddress(text, iso2, []);
      assert.deepEqual([fields.street, fields.addition], [street, unit]);
    });
});

describe('a repetition of the address', () => {
  for (const [iso2, text, line, place] of [
    ['US', '350 5th Ave, New York NY 10118-3299', 'Fifth Avenue 350', '10118 New York'],
    ['US', '350 5th Ave, New York, N.Y. 10118-3299, USA', 'Fifth Avenue 350', '10118 New York'],
    ['BE', 'B-3630 Maasmechelen Kon. Albertlaan 20 B', 'Koning Albertlaan 20B', '3630 Maasmechelen'],
    ['BE', 'rue albert 1er 7 rebecq', 'Rue Albert Ier 7', '1430 Rebecq'],
    ['BE', 'watermolenstraat 6 coxyde', 'Watermolenstraat 6', '8670 Koksijde'],
    ['CH', "Rue de l'Eglise 1 CH-1530 Payerne VD", "Rue de l'Église 1", '1530 Payerne'],
    ['FR', '5 passage du commerce Marseille 14e', 'Passage du Commerce 5', '13014 Marseille'],
    ['FR', '16 rue george sand 06 st laurent du var', 'Rue George Sand 16', '06700 Saint-Laurent-du-Var'],
    ['DE', 'Lindenallee 3, Freising, Bayern', 'Lindenallee 3', '85354 Freising'],
    ['NL', 'Dorpsstraat 8 Heiloo (Noord-Holland)', 'Dorpsstraat 8', '1851 AB Heiloo'],
  ] as const)
    it(`adds nothing: ${text}`, () => assert.deepEqual(beyond(iso2, text, line, place), ['']));

  it('may be the short form of a state, if the states are known', async () => {
    const typed = { text: '209 School St., Boston, Mass.', iso2: 'US', areas: await areasIn('US') };
    const { contrary } = compare(typed, { line: 'School Street 209', place: '02206 Boston', more: '' }, 'strict');
    assert.deepEqual(contrary, []);
  });

  for (const [iso2, text, line, place] of [
    ['FR', '5 passage du commerce Marseille 13e', 'Passage du Commerce 5', '13014 Marseille'],
    ['FR', '16 rue george sand 83 st laurent du var', 'Rue George Sand 16', '06700 Saint-Laurent-du-Var'],
    ['BE', 'D-3630 Maasmechelen Kon. Albertlaan 20 B', 'Koning Albertlaan 20B', '3630 Maasmechelen'],
  ] as const)
    it(`does not contradict another part: ${text}`, () => {
      const { contrary } = compare({ text, iso2, areas: [] }, { line, place, more: '' }, 'strict');
      assert.equal(contrary.length, 1);
    });
});
