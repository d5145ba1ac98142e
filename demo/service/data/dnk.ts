/** Illustrative data: streets, towns and postcodes are real, and house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

export const dnk: CountryData = {
  country: { name: 'Denmark', iso3: 'DNK', iso2: 'DK' },
  languages: ['da-DK'],
  localities: [
    {
      name: 'Rømø',
      id: '0550',
      at: [55.1333, 8.5333],
      streets: [
        { name: 'Bornholmervej', numbers: { '6792': '1-20' }, details: { dnkAdditionalCity: { name: 'Kirkeby' } } },
        { name: 'Havnebyvej', numbers: { '6792': '1-200' } },
        { name: 'Juvrevej', numbers: { '6792': '1-90' } },
        { name: 'Vestervej', numbers: { '6792': '1-60' } },
      ],
    },
    {
      name: 'København K',
      id: '0101',
      aliases: ['Copenhagen', 'København'],
      at: [55.6761, 12.5683],
      streets: [
        { name: 'Strandgade', numbers: { '1401': '1-100' } },
        { name: 'Gothersgade', numbers: { '1123': '1-100' } },
        { name: 'Amagertorv', numbers: { '1160': '1-33' } },
        { name: 'Bredgade', numbers: { '1260': '1-76' } },
        { name: 'Nyhavn', numbers: { '1051': '1-71' } },
      ],
    },
    {
      name: 'København V',
      id: '0101',
      at: [55.6727, 12.5647],
      streets: [
        { name: 'Rådhuspladsen', numbers: { '1550': '1-77' } },
        { name: 'Vesterbrogade', numbers: { '1620': '1-78' } },
      ],
    },
    {
      name: 'Aarhus C',
      id: '0751',
      at: [56.1572, 10.2107],
      streets: [
        { name: 'Rådhuspladsen', numbers: { '8000': '2-4' } },
        { name: 'Banegårdspladsen', numbers: { '8000': '1-20' } },
        { name: 'Søndergade', numbers: { '8000': '1-76' } },
        { name: 'Aros Allé', numbers: { '8000': '2' } },
      ],
    },
  ],
};
