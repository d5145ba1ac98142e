/** Illustrative data: streets, towns and postcodes are real, and house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

const flanders = { id: '2000', name: { nl: 'Vlaanderen', fr: 'Flandre', de: 'Flandern' } };
const wallonia = { id: '3000', name: { fr: 'Wallonie', nl: 'Wallonië', de: 'Wallonien' } };
const brussels = { id: '4000', name: { fr: 'Bruxelles', nl: 'Brussel', de: 'Brüssel' } };
const antwerp = { id: '10000', name: { nl: 'Antwerpen', fr: 'Anvers', de: 'Antwerpen' } };
const eastFlanders = { id: '40000', name: { nl: 'Oost-Vlaanderen', fr: 'Flandre orientale', de: 'Ostflandern' } };
const westFlanders = { id: '30000', name: { nl: 'West-Vlaanderen', fr: 'Flandre occidentale', de: 'Westflandern' } };
const flemishBrabant = { id: '20001', name: { nl: 'Vlaams-Brabant', fr: 'Brabant flamand' } };
const liege = { id: '60000', name: { fr: 'Liège', nl: 'Luik', de: 'Lüttich' } };

export const bel: CountryData = {
  country: { name: 'Belgium', iso3: 'BEL', iso2: 'BE' },
  languages: ['nl-BE', 'fr-BE', 'de-BE'],
  localities: [
    {
      name: { fr: 'Bruxelles', nl: 'Brussel' },
      municipality: { id: '21004', name: { fr: 'Bruxelles', nl: 'Brussel', de: 'Brüssel' } },
      regions: [brussels],
      at: [50.8467, 4.3525],
      streets: [
        { name: { fr: 'Grand-Place', nl: 'Grote Markt' }, numbers: { '1000': '1; 2:,bte 3; 4-39' } },
        { name: { fr: 'Rue Neuve', nl: 'Nieuwstraat' }, numbers: { '1000': '1-125/2; 2-146/2' } },
        { name: { fr: 'Boulevard Anspach', nl: 'Anspachlaan' }, numbers: { '1000': '1-180' } },
        { name: { fr: 'Rue Royale', nl: 'Koningsstraat' }, numbers: { '1000': '2-10/2; 70-100/2' } },
        {
          name: { fr: 'Rue de la Loi', nl: 'Wetstraat' },
          numbers: { '1000': '16', '1040': '155-227/2', '1049': '200' },
        },
        { name: { fr: 'Place Royale', nl: 'Koningsplein' }, numbers: { '1000': '1-11' } },
      ],
    },
    {
      name: { nl: 'Antwerpen', fr: 'Anvers' },
      municipality: { id: '11002', name: { nl: 'Antwerpen', fr: 'Anvers', de: 'Antwerpen' } },
      regions: [flanders, antwerp],
      at: [51.2211, 4.3997],
      streets: [
        { name: 'Grote Markt', numbers: { '2000': '1-60' } },
        { name: 'Meir', numbers: { '2000': '1-99/2; 2-132/2' } },
        { name: 'Leysstraat', numbers: { '2000': '5-37/2; 6-34/2' } },
        { name: 'Groenplaats', numbers: { '2000': '7-43' } },
      ],
    },
    {
      name: { nl: 'Gent', fr: 'Gand' },
      municipality: { id: '44021', name: { nl: 'Gent', fr: 'Gand', de: 'Gent' } },
      regions: [flanders, eastFlanders],
      at: [51.0538, 3.725],
      streets: [
        { name: 'Botermarkt', numbers: { '9000': '1-11' } },
        { name: 'Veldstraat', numbers: { '9000': '1-93' } },
        { name: 'Korenmarkt', numbers: { '9000': '1-35' } },
        { name: 'Sint-Baafsplein', numbers: { '9000': '1-45' } },
      ],
    },
    {
      name: { nl: 'Brugge', fr: 'Bruges' },
      municipality: { id: '31005', name: { nl: 'Brugge', fr: 'Bruges', de: 'Brügge' } },
      regions: [flanders, westFlanders],
      at: [51.2085, 3.2265],
      streets: [
        { name: 'Burg', numbers: { '8000': '11-15' } },
        { name: 'Steenstraat', numbers: { '8000': '1-90' } },
        { name: 'Markt', numbers: { '8000': '1-40' } },
        { name: 'Simon Stevinplein', numbers: { '8000': '1-20' } },
      ],
    },
    {
      name: { nl: 'Aalst', fr: 'Alost' },
      municipality: { id: '41002', name: { nl: 'Aalst', fr: 'Alost', de: 'Aalst' } },
      regions: [flanders, eastFlanders],
      at: [50.925, 4.0536],
      streets: [{ name: 'Vlaamsegaaistraat', numbers: { '9320': '1-45' } }],
    },
    {
      name: 'Schelle',
      municipality: { id: '11038', name: 'Schelle' },
      regions: [flanders, antwerp],
      at: [51.1266, 4.3417],
      streets: [{ name: 'Frans Cretenlaan', numbers: { '2627': '1-60' } }],
    },
    {
      name: { fr: 'Liège', nl: 'Luik' },
      municipality: { id: '62063', name: { fr: 'Liège', nl: 'Luik', de: 'Lüttich' } },
      regions: [wallonia, liege],
      at: [50.6451, 5.5736],
      streets: [
        { name: 'Place Saint-Lambert', numbers: { '4000': '1-84' } },
        { name: 'Rue Léopold', numbers: { '4000': '1-50' } },
      ],
    },
    {
      name: 'Tervuren',
      municipality: { id: '24104', name: 'Tervuren' },
      regions: [flanders, flemishBrabant],
      at: [50.8231, 4.5141],
      streets: [{ name: 'Vlaamsegaaienlaan', numbers: { '3080': '1-40' } }],
    },
  ],
};
