/** From an empty field to a whole address: what a shopper does in many cases. */
import type { Hands } from './hands.ts';

/** One address that a shopper enters. */
export interface Journey {
  readonly what: string;
  /** As typed, for the table. */
  readonly typed: string;
  /** The shop's country. */
  readonly country: string;
  /** Of the demo. Default: the checkout. */
  readonly page?: string;
  /** Codes of the countries that may be chosen. Default: those of the service. */
  readonly countries?: string;
  /** The first line of the address in the end. */
  readonly line: string;
  readonly run: (hands: Hands) => Promise<void>;
}

/** The whole text in the search field, then the address that it says. */
function searched(country: string, what: string, typed: string, row: RegExp, line: string): Journey {
  const run = async (hands: Hands) => {
    await hands.go('Address');
    await hands.type(typed);
    await hands.take(row);
  };
  return { what, typed, country, line, run };
}

const pasted = 'A. Shopper\nJulianastraat 30\n2012 ES Haarlem\nNetherlands';
const house30 = /Julianastraat 30\b/;

export const journeys: readonly Journey[] = [
  searched('NL', 'postcode and number', '2012ES 30', house30, 'Julianastraat 30'),
  searched('NL', 'postcode and number in one word', '2012es30', house30, 'Julianastraat 30'),
  searched('NL', 'street, number and town', 'julianastraat 30 haarlem', house30, 'Julianastraat 30'),
  {
    what: 'a street, then its number',
    typed: 'julianas · 30',
    country: 'NL',
    line: 'Julianastraat 30',
    async run(hands) {
      await hands.go('Address');
      await hands.type('julianas');
      await hands.take(/^Julianastraat Haarlem/);
      await hands.type('30');
      await hands.take(/Julianastraat 30\b/);
    },
  },
  {
    what: 'a street with many numbers, then the number',
    typed: 'stationsplein · 41',
    country: 'NL',
    line: 'Stationsplein 41',
    async run(hands) {
      await hands.go('Address');
      await hands.type('stationsplein');
      await hands.take(/^Stationsplein Amsterdam/);
      await hands.type('41');
      await hands.take(/Stationsplein 41\b/);
    },
  },
  {
    what: 'a whole address, pasted with a name and a country',
    typed: '(pasted)',
    country: 'NL',
    line: 'Julianastraat 30',
    async run(hands) {
      await hands.go('Address');
      await hands.paste(pasted.replaceAll('\n', ', '));
      await hands.take(house30);
    },
  },
  {
    what: 'by hand, in fields',
    typed: 'Julianastraat · 30 · 2012ES · Haarlem',
    country: 'NL',
    line: 'Julianastraat 30',
    async run(hands) {
      await hands.press('Enter address manually');
      await hands.go('Street');
      await hands.type('Julianastraat');
      await hands.go('House number');
      await hands.type('30');
      await hands.go('Postcode');
      await hands.type('2012ES');
      await hands.go('Town');
      await hands.type('Haarlem');
      await hands.enter();
    },
  },
  {
    what: 'Dutch lookup: postcode and number',
    typed: '2513AH · 33',
    country: 'NL',
    page: 'demo/nl.html',
    line: 'Buitenhof 33',
    async run(hands) {
      await hands.go('Postcode');
      await hands.type('2513AH');
      await hands.go('Huisnummer');
      await hands.type('33');
      await hands.enter();
    },
  },
  {
    what: 'Dutch lookup: number with an addition',
    typed: '7514bp · 129a',
    country: 'NL',
    page: 'demo/nl.html',
    line: 'Lasondersingel 129A',
    async run(hands) {
      await hands.go('Postcode');
      await hands.type('7514bp');
      await hands.go('Huisnummer');
      await hands.type('129a');
      await hands.enter();
    },
  },
  searched('BE', 'street, number and town', 'rue neuve 10 bruxelles', /Rue Neuve 10\b/, 'Rue Neuve 10'),
  searched('DE', 'street and number', 'norbertstr 12', /Norbertstraße 12\b/, 'Norbertstraße 12'),
  searched('AT', 'street, number and town', 'hauptplatz 3 mattersburg', /Hauptplatz 3\b/, 'Hauptplatz 3'),
  searched('CH', 'street and number', 'multergasse 5', /Multergasse 5\b/, 'Multergasse 5'),
  searched('FR', 'number, street and town', '70 rue de rivoli paris', /70 Rue de Rivoli/, '70 Rue de Rivoli'),
  {
    what: 'postcode, then the house in the list',
    typed: 'nw1 6xe',
    country: 'GB',
    line: '221b Baker Street',
    async run(hands) {
      await hands.go('Address');
      await hands.type('nw1 6xe');
      await hands.take(/^Baker Street London/);
      await hands.take(/221b/i);
    },
  },
  searched('ES', 'street, number and town', 'calle mallorca 401 barcelona', /Mallorca,? 401\b/, 'Calle Mallorca 401'),
  searched('IT', 'street, number and town', 'via del corso 20 roma', /Via del Corso,? 20\b/, 'Via del Corso 20'),
  searched('DK', 'street and number', 'havnebyvej 12', /Havnebyvej 12\b/, 'Havnebyvej 12'),
  searched('NO', 'street, number and town', 'karl johans gate 12 oslo', /Karl Johans gate 12\b/, 'Karl Johans gate 12'),
  searched('SE', 'street and number', 'slottsbacken 2', /Slottsbacken 2\b/, 'Slottsbacken 2'),
  searched('US', 'number, street and town', '350 5th ave new york', /350 Fifth Avenue/, '350 Fifth Avenue'),
  searched('US', 'with an apartment', '350 5th ave apt 12 new york', /350 Fifth Avenue/, 'apt 12'),
  searched('GB', 'with a flat', 'flat 2 221b baker st', /221b Baker Street/, 'flat 2'),
  searched('BE', 'with a box', 'wetstraat 16 bus 3', /Wetstraat 16\b/, 'Wetstraat 16 bus 3'),
  {
    what: 'a number that is not in the list',
    typed: 'norbertstrasse 99',
    country: 'DE',
    line: 'Norbertstraße 99',
    async run(hands) {
      await hands.go('Address');
      await hands.type('norbertstrasse 99');
      await hands.take(/^Norbertstraße/);
      await hands.take(/99 is not in our list/);
    },
  },
  {
    what: 'a flat, added to the address that was found',
    typed: '221b baker st · 3',
    country: 'GB',
    line: 'Flat 3',
    async run(hands) {
      await hands.go('Address');
      await hands.type('221b baker st');
      await hands.take(/221b Baker Street/);
      await hands.press('Add a flat or floor');
      await hands.type('3');
      await hands.enter();
    },
  },
  {
    what: 'a whole address of another country, pasted',
    typed: '(pasted)',
    country: 'NL',
    line: '350 Fifth Avenue',
    async run(hands) {
      await hands.go('Address');
      await hands.paste('350 5th Ave, New York, NY 10118, USA');
      await hands.take(/350 Fifth Avenue/);
    },
  },
  {
    what: 'by hand, pasted into its first field',
    typed: '(pasted)',
    country: 'AU',
    countries: '*',
    line: '42 Smith Street',
    async run(hands) {
      await hands.go('Street');
      await hands.paste('Unit 5, 42 Smith Street, Fitzroy VIC 3065, Australia');
      await hands.press('Use this address');
    },
  },
  {
    what: 'another country, typed in the picker of all of them',
    typed: 'belg · wetstraat 16',
    country: 'NL',
    countries: '*',
    line: 'Wetstraat 16',
    async run(hands) {
      await hands.go('Country or region');
      await hands.type('belg');
      await hands.enter();
      await hands.go('Address');
      await hands.type('wetstraat 16');
      await hands.take(/^Wetstraat 16\b/);
    },
  },
];
