/** Illustrative data like `nld.ts`: other towns, among them those that are needed for difficult cases. */
import type { LocalityData } from '../model.ts';

const northHolland = { id: 'NH', name: 'Noord-Holland' };
const southHolland = { id: 'ZH', name: 'Zuid-Holland' };
const northBrabant = { id: 'NB', name: 'Noord-Brabant' };
const overijssel = { id: 'OV', name: 'Overijssel' };
const gelderland = { id: 'GLD', name: 'Gelderland' };

export const towns: readonly LocalityData[] = [
  {
    name: 'Nijmegen',
    id: '2192',
    municipality: { id: '0268', name: 'Nijmegen' },
    regions: [gelderland],
    at: [51.8459, 5.8642],
    streets: [
      { name: 'Vlaamsegas', numbers: { '6511HR': '1-43' } },
      { name: 'Korte Nieuwstraat', numbers: { '6511PP': '6' } },
      { name: 'Plein 1944', numbers: { '6511JE': '1-60' } },
      { name: 'Grote Markt', numbers: { '6511KB': '20-39' } },
      { name: 'Stationsplein', numbers: { '6512AB': '1-26' } },
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
      { name: 'Vestdijk', numbers: { '5611CA': '1-47/2' } },
      { name: 'Stationsplein', numbers: { '5611AB': '1-24' } },
      { name: 'Bilderdijklaan', numbers: { '5611NH': '10-19' } },
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
      { name: 'Herestraat', numbers: { '9711LC': '1-61/2' } },
      { name: 'Stationsplein', numbers: { '9726AE': '1-15' } },
    ],
  },
  {
    name: 'Maastricht',
    id: '1029',
    municipality: { id: '0935', name: 'Maastricht' },
    regions: [{ id: 'LB', name: 'Limburg' }],
    at: [50.8513, 5.6909],
    streets: [
      { name: 'Markt', numbers: { '6211CL': '78' } },
      { name: 'Vrijthof', numbers: { '6211LE': '47' } },
      { name: 'Stationsstraat', numbers: { '6221BN': '1-43/2' } },
      { name: 'Avenue Ceramique', numbers: { '6221KV': '50-250/2' } },
      { name: 'Grote Staat', numbers: { '6211CV': '1-45/2' } },
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
      { name: 'Oude Markt', numbers: { '7511GA': '1-26' } },
      { name: 'Stationsplein', numbers: { '7511JD': '1-29' } },
    ],
  },
  {
    name: 'Leiden',
    id: '2088',
    municipality: { id: '0546', name: 'Leiden' },
    regions: [southHolland],
    at: [52.1601, 4.497],
    streets: [
      { name: 'Rapenburg', numbers: { '2311EZ': '28', '2311GJ': '67-73/2' } },
      { name: 'Breestraat', numbers: { '2311CS': '60-108/2' } },
      { name: 'Stationsplein', numbers: { '2312AK': '1-9' } },
    ],
  },
  {
    name: 'Delft',
    id: '2171',
    municipality: { id: '0503', name: 'Delft' },
    regions: [southHolland],
    at: [52.0116, 4.3571],
    streets: [
      { name: 'Markt', numbers: { '2611GS': '37-87/2' } },
      { name: 'Oude Delft', numbers: { '2611HB': '39', '2611CG': '95' } },
      { name: 'Mekelweg', numbers: { '2628CD': '2-8/2' } },
    ],
  },
  {
    name: "'s-Hertogenbosch",
    id: '1309',
    aliases: ['Den Bosch'],
    municipality: { id: '0796', name: "'s-Hertogenbosch" },
    regions: [northBrabant],
    at: [51.6889, 5.3031],
    streets: [
      { name: 'Markt', numbers: { '5211JV': '1-45/2' } },
      { name: 'Hinthamerstraat', numbers: { '5211MP': '72-102/2' } },
      { name: 'Verwersstraat', numbers: { '5211HT': '41' } },
    ],
  },
  {
    name: 'IJsselstein',
    id: '2266',
    municipality: { id: '0353', name: 'IJsselstein' },
    regions: [{ id: 'UT', name: 'Utrecht' }],
    at: [52.0196, 5.0432],
    streets: [
      { name: 'Utrechtsestraat', numbers: { '3401CT': '9-61/2' } },
      { name: 'IJsselstraat', numbers: { '3401DD': '1-29/2' } },
    ],
  },
  {
    name: 'IJmuiden',
    id: '1125',
    municipality: { id: '0453', name: 'Velsen' },
    regions: [northHolland],
    at: [52.4586, 4.6196],
    streets: [
      { name: 'Dudokplein', numbers: { '1971EN': '1' } },
      { name: 'Kennemerlaan', numbers: { '1972EK': '1-99/2' } },
    ],
  },
  // The long name, and the street that both towns called Hengelo have, are invented to test such cases.
  {
    name: 'Hengelo',
    id: '1361',
    municipality: { id: '0164', name: 'Hengelo' },
    regions: [overijssel],
    at: [52.2661, 6.7933],
    streets: [
      { name: 'Kerkstraat', numbers: { '7553VL': '1-20' } },
      {
        name: 'Burgemeester Jonkheer Meester Doctor van der Voorbeeld tot Voorbeeldenburglaan W',
        numbers: { '7551AA': '1-9/2' },
      },
    ],
  },
  {
    name: 'Hengelo',
    id: '1147',
    municipality: { id: '1876', name: 'Bronckhorst' },
    regions: [gelderland],
    at: [52.0497, 6.3083],
    streets: [
      { name: 'Kerkstraat', numbers: { '7255CB': '1-16' } },
      { name: 'Spalstraat', numbers: { '7255AC': '1-39/2' } },
    ],
  },
  {
    name: 'Hillegom',
    id: '1378',
    municipality: { id: '0534', name: 'Hillegom' },
    regions: [southHolland],
    at: [52.2919, 4.5831],
    streets: [{ name: 'Leidsestraat', numbers: { '2161AM': '160-164/2; 166:,A' } }],
  },
];
