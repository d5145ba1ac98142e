/** Illustrative data: streets, towns and postcodes are real, and house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

export const esp: CountryData = {
  country: { name: 'Spain', iso3: 'ESP', iso2: 'ES' },
  languages: ['es-ES'],
  localities: [
    {
      name: 'Barcelona',
      id: '08019',
      region: 'Barcelona',
      at: [41.3825, 2.177],
      streets: [
        {
          name: 'Calle Mallorca',
          numbers: { '08029': '1-120', '08013': '401-403' },
          details: { espBuilding: { sourceIdentifier: '08.900.1795.56.8918408DF2881H' } },
        },
        { name: 'Plaza de Sant Jaume', numbers: { '08002': '1-4' } },
        { name: 'Paseo de Gracia', numbers: { '08007': '1-77', '08008': '78-132' } },
        { name: 'La Rambla', numbers: { '08002': '1-140' } },
      ],
    },
    {
      name: 'Madrid',
      id: '28079',
      region: 'Madrid',
      at: [40.4168, -3.7038],
      streets: [
        { name: 'Calle Gran Vía', numbers: { '28013': '1-80' } },
        { name: 'Calle de Alcalá', numbers: { '28014': '1-60' } },
        { name: 'Plaza Mayor', numbers: { '28012': '1-33' } },
        { name: 'Paseo del Prado', numbers: { '28014': '1-40' } },
        { name: 'Paseo de la Castellana', numbers: { '28046': '1-259' } },
        { name: 'Puerta del Sol', numbers: { '28013': '1-14' } },
      ],
    },
    {
      name: 'Alicante',
      id: '03014',
      aliases: ['Alacant'],
      region: 'Alicante/Alacant',
      at: [38.3452, -0.481],
      streets: [
        { name: 'Plaza del Ayuntamiento', numbers: { '03002': '1-5' } },
        { name: 'Explanada de España', numbers: { '03002': '1-30', '03001': '31-40' } },
        { name: 'Calle Mayor', numbers: { '03002': '1-45' } },
        { name: 'Avenida de Alfonso el Sabio', numbers: { '03004': '1-55/2' } },
      ],
    },
  ],
};
