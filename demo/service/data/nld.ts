/** Illustrative: streets, towns and postcodes are facts, the house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

const northHolland = { id: 'NH', name: 'Noord-Holland' };
const southHolland = { id: 'ZH', name: 'Zuid-Holland' };
const northBrabant = { id: 'NB', name: 'Noord-Brabant' };
const overijssel = { id: 'OV', name: 'Overijssel' };
const gelderland = { id: 'GLD', name: 'Gelderland' };

export const nld: CountryData = {
  country: { name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' },
  languages: ['nl-NL'],
  localities: [
    {
      name: 'Amsterdam',
      id: '3594',
      municipality: { id: '0363', name: 'Amsterdam' },
      regions: [northHolland],
      at: [52.3731, 4.8926],
      streets: [
        { name: 'Dam', numbers: { '1012JS': '1-15/2', '1012NP': '2-20/2' } },
        { name: 'Kalverstraat', numbers: { '1012PH': '92; 94-110/2' } },
        { name: 'Prinsengracht', numbers: { '1016GV': '263-267/2' } },
        { name: 'Museumstraat', numbers: { '1071XX': '1' } },
        { name: 'Museumplein', numbers: { '1071DJ': '6-10/2' } },
        { name: 'Amstel', numbers: { '1011PN': '1-3/2' } },
        { name: 'Oosterdoksstraat', numbers: { '1011DK': '110' } },
        { name: 'Vijzelstraat', numbers: { '1017HL': '32' } },
        { name: 'Plantage Kerklaan', numbers: { '1018CZ': '36-40/2' } },
      ],
    },
    {
      name: 'Haarlem',
      id: '2907',
      municipality: { id: '0392', name: 'Haarlem' },
      regions: [northHolland],
      at: [52.3748, 4.6271],
      streets: [
        { name: 'Julianastraat', numbers: { '2012ES': '2-30/2' } },
        { name: 'Grote Markt', numbers: { '2011RD': '2-22/2' } },
        { name: 'Spaarne', numbers: { '2011CH': '16' } },
      ],
    },
    {
      name: 'Rotterdam',
      id: '3086',
      municipality: { id: '0599', name: 'Rotterdam' },
      regions: [southHolland],
      at: [51.9228, 4.4792],
      streets: [
        { name: 'Coolsingel', numbers: { '3011AD': '40-42/2' } },
        { name: 'Museumpark', numbers: { '3015CX': '18-20/2' } },
        { name: 'Stationsplein', numbers: { '3013AJ': '1-45/2' } },
        { name: 'Blaak', numbers: { '3011TA': '16-34/2' } },
      ],
    },
    {
      name: "'s-Gravenhage",
      id: '1245',
      municipality: { id: '0518', name: "'s-Gravenhage" },
      regions: [southHolland],
      at: [52.0787, 4.3167],
      streets: [
        { name: 'Spui', numbers: { '2511BT': '68-70/2' } },
        { name: 'Plein', numbers: { '2511CR': '2', '2511CS': '29' } },
        { name: 'Binnenhof', numbers: { '2513AA': '1:,a; 4-22' } },
        { name: 'Carnegieplein', numbers: { '2517KJ': '2' } },
        { name: 'Lange Voorhout', numbers: { '2514EH': '74' } },
      ],
    },
    {
      name: 'Utrecht',
      id: '3295',
      municipality: { id: '0344', name: 'Utrecht' },
      regions: [{ id: 'UT', name: 'Utrecht' }],
      at: [52.0907, 5.1214],
      streets: [
        { name: 'Stadsplateau', numbers: { '3521AZ': '1-7' } },
        { name: 'Domplein', numbers: { '3512JC': '4-21', '3512JE': '29' } },
        { name: 'Jaarbeursplein', numbers: { '3521AL': '6' } },
      ],
    },
    {
      name: 'Nijmegen',
      id: '2192',
      municipality: { id: '0268', name: 'Nijmegen' },
      regions: [gelderland],
      at: [51.8459, 5.8642],
      streets: [
        { name: 'Vlaamsegas', numbers: { '6511HR': '1-43' } },
        { name: 'Korte Nieuwstraat', numbers: { '6511PP': '6' } },
      ],
    },
    {
      name: 'Eindhoven',
      id: '1389',
      municipality: { id: '0772', name: 'Eindhoven' },
      regions: [northBrabant],
      at: [51.4393, 5.4786],
      streets: [
        { name: 'Stadhuisplein', numbers: { '5611EM': '1' } },
        { name: 'Emmasingel', numbers: { '5611AZ': '31' } },
      ],
    },
    {
      name: 'Groningen',
      id: '1070',
      municipality: { id: '0014', name: 'Groningen' },
      regions: [{ id: 'GN', name: 'Groningen' }],
      at: [53.2187, 6.5674],
      streets: [
        { name: 'Grote Markt', numbers: { '9712HN': '1' } },
        { name: 'Museumeiland', numbers: { '9711ME': '1' } },
        { name: 'Broerstraat', numbers: { '9712CP': '5' } },
      ],
    },
    {
      name: 'Maastricht',
      id: '2088',
      municipality: { id: '0935', name: 'Maastricht' },
      regions: [{ id: 'LB', name: 'Limburg' }],
      at: [50.8513, 5.6909],
      streets: [
        { name: 'Markt', numbers: { '6211CL': '78' } },
        { name: 'Vrijthof', numbers: { '6211LE': '47' } },
      ],
    },
    {
      name: 'Oldenzaal',
      id: '1668',
      municipality: { id: '0173', name: 'Oldenzaal' },
      regions: [overijssel],
      at: [52.3121, 6.9293],
      streets: [{ name: 'Ganzenmarkt', numbers: { '7571CD': '1; 2:,a,b; 3-19' } }],
    },
    {
      name: 'Enschede',
      id: '1354',
      municipality: { id: '0153', name: 'Enschede' },
      regions: [overijssel],
      at: [52.2215, 6.8937],
      streets: [
        { name: 'Lasondersingel', numbers: { '7514BP': '125-127/2; 129:,A; 131' } },
        { name: 'Langestraat', numbers: { '7511HC': '24' } },
      ],
    },
  ],
};
