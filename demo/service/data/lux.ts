/** Illustrative data: streets, towns and postcodes are real, and house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

export const lux: CountryData = {
  country: { name: 'Luxembourg', iso3: 'LUX', iso2: 'LU' },
  languages: ['fr-LU', 'de-LU'],
  localities: [
    {
      name: 'Esch-sur-Alzette',
      region: 'ESCH-SUR-ALZETTE',
      at: [49.4958, 5.9806],
      streets: [
        { name: 'Ellergronn', numbers: { '4114': '1-10' } },
        { name: "Rue de l'Alzette", numbers: { '4010': '1-129/2' } },
        { name: "Place de l'Hôtel de Ville", numbers: { '4138': '1-3' } },
        { name: 'Place de la Résistance', numbers: { '4041': '1-12' } },
      ],
    },
    {
      name: 'Luxembourg',
      region: 'LUXEMBOURG',
      at: [49.6116, 6.1319],
      streets: [
        { name: 'Place Guillaume II', numbers: { '1648': '1-19' } },
        { name: 'Avenue de la Liberté', numbers: { '1931': '1-79/2' } },
        { name: 'Grand-Rue', numbers: { '1661': '1-103' } },
        { name: "Place d'Armes", numbers: { '1136': '1-20' } },
      ],
    },
    {
      name: 'Echternach',
      region: 'ECHTERNACH',
      at: [49.8114, 6.4217],
      streets: [
        { name: 'Place du Marché', numbers: { '6460': '1-35' } },
        { name: 'Rue de la Gare', numbers: { '6440': '1-60' } },
        { name: 'Rue de Luxembourg', numbers: { '6450': '1-90' } },
        { name: 'Porte Saint-Willibrord', numbers: { '6486': '1-10' } },
      ],
    },
  ],
};
