/** Illustrative data: streets, towns and postcodes are real, and house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

export const gbr: CountryData = {
  country: { name: 'United Kingdom', iso3: 'GBR', iso2: 'GB' },
  languages: ['en-GB'],
  localities: [
    {
      name: 'London',
      region: 'England',
      at: null,
      streets: [
        {
          name: 'Downing Street',
          numbers: { 'SW1A 2AA': '10=Prime Minister & First Lord Of The Treasury', 'SW1A 2AB': '11' },
        },
        { name: 'Great Russell Street', numbers: { 'WC1B 3DG': '=British Museum' } },
        { name: 'Trafalgar Square', numbers: { 'WC2N 5DN': '=The National Gallery' } },
        { name: 'Baker Street', numbers: { 'NW1 6XE': '221:b; 223-235/2' } },
        {
          name: 'Cromwell Road',
          numbers: { 'SW7 5BD': '=Natural History Museum', 'SW7 2RL': '=Victoria and Albert Museum' },
        },
        // The palace has no street of its own; the mall leads to it.
        { name: 'The Mall', numbers: { 'SW1A 1AA': '=Buckingham Palace' } },
        { name: 'Bankside', numbers: { 'SE1 9TG': '=Tate Modern' } },
      ],
    },
    {
      name: 'Edinburgh',
      region: 'Scotland',
      at: null,
      streets: [
        { name: 'Princes Street', numbers: { 'EH2 2EQ': '1=The Balmoral', 'EH2 2YJ': '47-48' } },
        { name: 'High Street', numbers: { 'EH1 1YJ': '253=City Chambers' } },
        { name: 'Chambers Street', numbers: { 'EH1 1JF': '=National Museum of Scotland' } },
        { name: 'Castlehill', numbers: { 'EH1 2NG': '=Edinburgh Castle' } },
      ],
    },
    {
      name: 'Manchester',
      region: 'England',
      at: null,
      streets: [
        { name: 'Deansgate', numbers: { 'M3 3EH': '150=The John Rylands Library' } },
        { name: 'Albert Square', numbers: { 'M2 5DB': '=Town Hall' } },
        { name: 'Mosley Street', numbers: { 'M2 3JL': '=Manchester Art Gallery' } },
        { name: 'Oxford Road', numbers: { 'M15 6ER': '=The Whitworth' } },
      ],
    },
    {
      name: 'Cardiff',
      region: 'Wales',
      at: null,
      streets: [
        { name: 'Castle Street', numbers: { 'CF10 3RB': '=Cardiff Castle' } },
        { name: 'Cathays Park', numbers: { 'CF10 3NP': '=National Museum', 'CF10 3ND': '=City Hall' } },
        { name: 'The Hayes', numbers: { 'CF10 1BH': '=The Old Library' } },
        { name: 'Bute Place', numbers: { 'CF10 5AL': '=Wales Millennium Centre' } },
      ],
    },
  ],
};
