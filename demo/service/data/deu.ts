/** Illustrative data: streets, towns and postcodes are real, and house numbers are ranges around known buildings. */
import type { CountryData } from '../model.ts';

const northRhine = { id: '05', name: 'Nordrhein-Westfalen' };

export const deu: CountryData = {
  country: { name: 'Germany', iso3: 'DEU', iso2: 'DE' },
  languages: ['de-DE'],
  localities: [
    {
      name: 'Essen',
      municipality: { id: '05113000', name: 'Essen, Stadt' },
      regions: [northRhine],
      details: {
        deuGovernmentRegion: { regionId: '051', name: 'Reg.-Bez. Düsseldorf' },
        deuMunicipality: { population: 583109 },
      },
      at: [51.43, 6.9981],
      streets: [
        { name: 'Messeplatz', numbers: { '45131': '1-5' }, details: { deuStreet: { districtName: 'Rüttenscheid' } } },
        { name: 'Norbertstraße', numbers: { '45131': '1-60' } },
        { name: 'Kettwiger Straße', numbers: { '45127': '1-56' } },
        { name: 'Porscheplatz', numbers: { '45127': '1-3' } },
      ],
    },
    {
      name: 'Berlin',
      municipality: { id: '11000000', name: 'Berlin, Stadt' },
      regions: [{ id: '11', name: 'Berlin' }],
      at: [52.5186, 13.4081],
      streets: [
        { name: 'Unter den Linden', numbers: { '10117': '1-78' } },
        { name: 'Pariser Platz', numbers: { '10117': '1-8' } },
        { name: 'Rathausstraße', numbers: { '10178': '1-33' } },
        { name: 'Alexanderplatz', numbers: { '10178': '1-9' } },
        { name: 'Kurfürstendamm', numbers: { '10719': '11-66; 193-237' } },
        { name: 'Straße des 17. Juni', numbers: { '10623': '106-152' } },
      ],
    },
    {
      name: 'München',
      municipality: { id: '09162000', name: 'München, Landeshauptstadt' },
      regions: [{ id: '09', name: 'Bayern' }],
      at: [48.1374, 11.5755],
      streets: [
        { name: 'Marienplatz', numbers: { '80331': '1-28' } },
        { name: 'Kaufingerstraße', numbers: { '80331': '1-37' } },
        { name: 'Neuhauser Straße', numbers: { '80331': '1-53' } },
      ],
    },
    {
      name: 'Hamburg',
      municipality: { id: '02000000', name: 'Hamburg, Freie und Hansestadt' },
      regions: [{ id: '02', name: 'Hamburg' }],
      at: [53.5505, 9.9929],
      streets: [
        { name: 'Rathausmarkt', numbers: { '20095': '1-19' } },
        { name: 'Mönckebergstraße', numbers: { '20095': '1-31' } },
        { name: 'Spitalerstraße', numbers: { '20095': '1-32' } },
        { name: 'Reeperbahn', numbers: { '20359': '1-174' } },
        { name: 'Jungfernstieg', numbers: { '20354': '1-58' } },
      ],
    },
    {
      name: 'Köln',
      municipality: { id: '05315000', name: 'Köln, Stadt' },
      regions: [northRhine],
      at: [50.9413, 6.9583],
      streets: [
        { name: 'Domkloster', numbers: { '50667': '1-4' } },
        { name: 'Hohe Straße', numbers: { '50667': '1-164' } },
        { name: 'Schildergasse', numbers: { '50667': '1-120' } },
        { name: 'Alter Markt', numbers: { '50667': '1-65' } },
      ],
    },
  ],
};
