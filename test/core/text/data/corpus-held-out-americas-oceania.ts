import type { CorpusRow } from './corpus-row.ts';

/** Pasted texts with addresses of the Americas and of Oceania that the reader was not written with. */
export const heldOutAmericasOceania: readonly CorpusRow[] = [
  [
    'US',
    'Ms. Denise Okoye, 915 E 7th St, Apt. 6L, Brooklyn, NY 11230',
    { line: '915 E 7th St', unit: 'Apt. 6L', postcode: '11230', locality: 'Brooklyn', region: 'NY' },
  ],
  [
    'US',
    'Northgate Hardware\nAttn: Receiving\n1201 3rd Ave Ste 1600\nSeattle, WA 98101\nt: 206.555.0188',
    { line: '1201 3rd Ave', unit: 'Ste 1600', postcode: '98101', locality: 'Seattle', region: 'WA' },
  ],
  ['US', 'RR 2 Box 152, Fargo ND 58102', { line: 'RR 2 Box 152', postcode: '58102', locality: 'Fargo', region: 'ND' }],
  [
    'US',
    '1420 peachtree st ne unit 5 atlanta ga 30309',
    { line: '1420 peachtree st ne', unit: 'unit 5', postcode: '30309', locality: 'atlanta', region: 'GA' },
  ],
  [
    'FR',
    'Kevin Park, 3131 Walnut Street, Philadelphia, Pennsylvania 19104, États-Unis',
    { country: 'US', line: '3131 Walnut Street', postcode: '19104', locality: 'Philadelphia', region: 'PA' },
  ],
  [
    'US',
    'Tom & Lisa Brandt\t60 Cedar Ln\tMadison\tWisconsin\t53703',
    { line: '60 Cedar Ln', postcode: '53703', locality: 'Madison', region: 'WI' },
  ],
  [
    'US',
    'Salt Lake Bagels – 250 E 200 S, Floor 2, Salt Lake City, UT 84111 – Open 7–3',
    { line: '250 E 200 S', unit: 'Floor 2', postcode: '84111', locality: 'Salt Lake City', region: 'UT' },
  ],
  [
    'US',
    'Hector Ruiz\nUrb. Las Lomas 1577 Calle 14 SO\nSan Juan PR 00921',
    { either: 'Urb. Las Lomas, 1577 Calle 14 SO', postcode: '00921', locality: 'San Juan', region: 'PR' },
  ],
  [
    'US',
    '77 Massachusetts Ave, Cambridge, Massachusetts',
    { line: '77 Massachusetts Ave', locality: 'Cambridge', region: 'MA' },
  ],
  ['US', 'PSC 4 Box 12, APO AE 09021', { line: 'PSC 4 Box 12', postcode: '09021', locality: 'APO', region: 'AE' }],
  [
    'CA',
    'Apt 1203 - 1200 Alberni St., Vancouver, B.C. V6E 1A6',
    { line: '1200 Alberni St.', unit: 'Apt 1203', postcode: 'V6E 1A6', locality: 'Vancouver', region: 'BC' },
  ],
  [
    'CA',
    'Mme Sylvie Bouchard\n425, rue Saint-Jean, app. 8\nQuébec QC  G1R 1P5',
    { line: '425, rue Saint-Jean', unit: 'app. 8', postcode: 'G1R 1P5', locality: 'Québec', region: 'QC' },
  ],
  [
    'GB',
    'Ravi Patel; 1505 Barrington Street; Halifax; Nova Scotia; B3J 3K5; Canada',
    { country: 'CA', line: '1505 Barrington Street', postcode: 'B3J 3K5', locality: 'Halifax', region: 'NS' },
  ],
  [
    'CA',
    'PO Box 210 Stn Main, Winnipeg MB R3C 2H6',
    { line: 'PO Box 210 Stn Main', postcode: 'R3C 2H6', locality: 'Winnipeg', region: 'MB' },
  ],
  [
    'MX',
    'Sra. Elena Cruz\nCalle 60 No. 491 x 57 y 59\nCentro\n97000 Mérida, Yucatán\nCel. 999 555 0123',
    {
      line: 'Calle 60 No. 491 x 57 y 59',
      district: 'Centro',
      postcode: '97000',
      locality: 'Mérida',
      region: 'Yucatán',
    },
  ],
  [
    'MX',
    'Blvd. Kukulcán km 12.5, Zona Hotelera, 77500 Cancún, Q.R.',
    {
      line: 'Blvd. Kukulcán km 12.5',
      district: 'Zona Hotelera',
      postcode: '77500',
      locality: 'Cancún',
      region: ['Q.R.', 'Quintana Roo'],
    },
  ],
  [
    'BR',
    'Dr. Paulo Menezes, Rua da Bahia 1148 sala 703, Centro, Belo Horizonte MG, 30160-906',
    {
      line: 'Rua da Bahia 1148',
      unit: 'sala 703',
      district: 'Centro',
      postcode: '30160-906',
      locality: 'Belo Horizonte',
      region: 'MG',
    },
  ],
  [
    'BR',
    'Av. Sete de Setembro, s/n; Vitória; Salvador-BA; 40080001',
    {
      line: 'Av. Sete de Setembro, s/n',
      district: 'Vitória',
      postcode: '40080-001',
      locality: 'Salvador',
      region: 'BA',
    },
  ],
  [
    'DE',
    'Luiza Prado, Rua dos Andradas 1001, Centro Histórico, Porto Alegre - RS, 90020-015, Brasilien',
    {
      country: 'BR',
      line: 'Rua dos Andradas 1001',
      district: 'Centro Histórico',
      postcode: '90020-015',
      locality: 'Porto Alegre',
      region: 'RS',
    },
  ],
  [
    'AR',
    'Librería El Faro, Bv. Oroño 450 PB, S2000 Rosario, Santa Fe',
    { line: 'Bv. Oroño 450', unit: 'PB', postcode: ['S2000', '2000'], locality: 'Rosario', region: 'Santa Fe' },
  ],
  [
    'AR',
    'Calle 50 nº 820, B1900 La Plata, Provincia de Buenos Aires',
    {
      line: 'Calle 50 nº 820',
      postcode: ['B1900', '1900'],
      locality: 'La Plata',
      region: ['Buenos Aires', 'Provincia de Buenos Aires'],
    },
  ],
  [
    'CL',
    'Ignacio Vera\nPrat 856, depto. 1204\nValparaíso\nChile\n+56 9 5550 1234',
    { country: 'CL', line: 'Prat 856', unit: 'depto. 1204', locality: 'Valparaíso', region: ['', 'Valparaíso'] },
  ],
  [
    'CO',
    'Sra. Liliana Gómez, Carrera 53 # 75-129 Torre 2 Apto 804, Barranquilla, Atlántico, 080020',
    {
      line: 'Carrera 53 # 75-129',
      unit: 'Torre 2, Apto 804',
      postcode: '080020',
      locality: 'Barranquilla',
      region: 'Atlántico',
    },
  ],
  [
    'PE',
    'Rosa Quispe; Av. Larco 345, Dpto. 902; Miraflores; Lima 15074; Perú',
    [
      {
        country: 'PE',
        line: 'Av. Larco 345',
        unit: 'Dpto. 902',
        postcode: '15074',
        locality: 'Miraflores',
        region: ['Lima', 'Municipalidad Metropolitana de Lima', 'Gobierno Regional de Lima'],
      },
      {
        country: 'PE',
        line: 'Av. Larco 345',
        unit: 'Dpto. 902',
        loose: 'Miraflores',
        postcode: '15074',
        locality: 'Lima',
      },
    ],
  ],
  [
    'EC',
    'Av. Amazonas N24-03 y Colón, Quito 170517, Ecuador',
    { country: 'EC', line: 'Av. Amazonas N24-03 y Colón', postcode: '170517', locality: 'Quito' },
  ],
  ['BO', 'Calle Sagárnaga 213, La Paz, Bolivia', { country: 'BO', line: 'Calle Sagárnaga 213', locality: 'La Paz' }],
  [
    'VE',
    'Av. Bolívar Norte, Torre Exterior, piso 3, Valencia 2001, Carabobo',
    {
      line: 'Av. Bolívar Norte',
      either: 'Torre Exterior, piso 3',
      postcode: '2001',
      locality: 'Valencia',
      region: 'Carabobo',
    },
  ],
  [
    'CR',
    'De la iglesia 200 m norte, casa azul, Escazú, San José 10201',
    { either: 'De la iglesia 200 m norte, casa azul', postcode: '10201', locality: 'Escazú', region: 'San José' },
  ],
  [
    'GT',
    '6a Avenida 11-43, Zona 1, 01001 Guatemala',
    { line: '6a Avenida 11-43', either: 'Zona 1', postcode: '01001', locality: 'Guatemala' },
  ],
  [
    'PA',
    'Calle 50, Edificio Global, piso 8, Ciudad de Panamá, Panamá',
    [
      { country: 'PA', line: 'Calle 50', either: 'Edificio Global, piso 8', locality: 'Ciudad de Panamá' },
      { line: 'Calle 50', either: 'Edificio Global, piso 8', locality: 'Ciudad de Panamá', region: 'Panamá' },
    ],
  ],
  [
    'DO',
    'Yanira Peralta, Calle El Conde 105, 10210 Santo Domingo, República Dominicana',
    { country: 'DO', line: 'Calle El Conde 105', postcode: '10210', locality: 'Santo Domingo' },
  ],
  [
    'JM',
    '14 Hope Road, Kingston 10, Jamaica',
    [
      { country: 'JM', line: '14 Hope Road', locality: 'Kingston 10' },
      { country: 'JM', line: '14 Hope Road', locality: ['', 'Kingston 10'], region: 'Kingston' },
    ],
  ],
  [
    'AU',
    "G'day Coffee Co, Shop 2, 88 Hindley St, Adelaide SA 5000, ph 08 5550 0123",
    { line: '88 Hindley St', unit: 'Shop 2', postcode: '5000', locality: 'Adelaide', region: 'SA' },
  ],
  [
    'AU',
    'Mr & Mrs T Nguyen\nLevel 9, 1 Farrer Place\nSydney, New South Wales 2000',
    { line: '1 Farrer Place', unit: 'Level 9', postcode: '2000', locality: 'Sydney', region: 'NSW' },
  ],
  [
    'AU',
    'Lot 14 Great Eastern Highway\nMERREDIN  WA  6415\nAUSTRALIA',
    [
      { country: 'AU', line: 'Lot 14 Great Eastern Highway', postcode: '6415', locality: 'MERREDIN', region: 'WA' },
      {
        country: 'AU',
        line: 'Great Eastern Highway',
        unit: 'Lot 14',
        postcode: '6415',
        locality: 'MERREDIN',
        region: 'WA',
      },
    ],
  ],
  [
    'NZ',
    'Private Bag 4700, Christchurch Mail Centre, Christchurch 8140',
    { line: 'Private Bag 4700', district: 'Christchurch Mail Centre', postcode: '8140', locality: 'Christchurch' },
  ],
  [
    'NZ',
    'Flat 1/27 George St, North Dunedin, Dunedin 9016, Neuseeland',
    [
      {
        country: 'NZ',
        line: '27 George St',
        unit: 'Flat 1',
        district: 'North Dunedin',
        postcode: '9016',
        locality: 'Dunedin',
      },
      { country: 'NZ', line: 'Flat 1/27 George St', district: 'North Dunedin', postcode: '9016', locality: 'Dunedin' },
    ],
  ],
  ['FJ', 'Sera Vula, 22 Victoria Parade, Suva, Fiji', { country: 'FJ', line: '22 Victoria Parade', locality: 'Suva' }],
];
