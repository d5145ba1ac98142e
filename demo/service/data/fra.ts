/** Illustrative data: streets, towns and postcodes are real, and house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

export const fra: CountryData = {
  country: { name: 'France', iso3: 'FRA', iso2: 'FR' },
  languages: ['fr-FR'],
  localities: [
    {
      name: 'Paris',
      region: 'Paris',
      at: [48.8566, 2.3522],
      details: { fraRegion: { name: 'Île-de-France' } },
      streets: [
        { name: 'Rue du Faubourg Saint-Honoré', numbers: { '75008': '1-130' } },
        { name: 'Avenue des Champs-Élysées', numbers: { '75008': '1-152' } },
        { name: 'Rue de Rivoli', numbers: { '75001': '70-250', '75004': '1-69' } },
        { name: "Place de l'Hôtel de Ville", numbers: { '75004': '1-5' } },
        { name: 'Rue du Quatre Septembre', numbers: { '75002': '1-33' } },
        { name: 'Boulevard Haussmann', numbers: { '75009': '1-53' } },
        { name: 'Place de la Concorde', numbers: { '75008': '1-12' } },
      ],
    },
    {
      name: 'Lyon',
      region: 'Rhône',
      at: [45.7676, 4.8344],
      details: { fraRegion: { name: 'Auvergne-Rhône-Alpes' } },
      streets: [
        { name: 'Place de la Comédie', numbers: { '69001': '1-2' } },
        { name: 'Place Bellecour', numbers: { '69002': '1-40' } },
        { name: 'Rue de la République', numbers: { '69001': '1-30', '69002': '31-87' } },
        { name: 'Rue Victor Hugo', numbers: { '69002': '1-66' } },
      ],
    },
    {
      name: 'Marseille',
      region: 'Bouches-du-Rhône',
      at: [43.2965, 5.3698],
      details: { fraRegion: { name: "Provence-Alpes-Côte d'Azur" } },
      streets: [
        { name: 'La Canebière', numbers: { '13001': '1-60; 62:,bis; 63-130' } },
        { name: 'Quai du Port', numbers: { '13002': '2-200/2' } },
        { name: 'Rue Paradis', numbers: { '13001': '1-99' } },
        { name: 'Rue Saint-Ferréol', numbers: { '13001': '1-80' } },
      ],
    },
    {
      name: 'Strasbourg',
      region: 'Bas-Rhin',
      at: [48.5839, 7.7455],
      details: { fraRegion: { name: 'Grand Est' } },
      streets: [
        { name: 'Place de la Cathédrale', numbers: { '67000': '1-25' } },
        { name: 'Place Kléber', numbers: { '67000': '1-34' } },
        { name: 'Rue des Grandes Arcades', numbers: { '67000': '1-71' } },
        { name: 'Place Broglie', numbers: { '67000': '1-25' } },
      ],
    },
  ],
};
