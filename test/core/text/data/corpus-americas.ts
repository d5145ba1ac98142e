import type { CorpusRow } from './corpus-row.ts';

/** Pasted texts with addresses of the Americas. */
export const americas: readonly CorpusRow[] = [
  [
    'US',
    '123 Main St Apt 456 Oakland CA 94607',
    { line: '123 Main St', unit: 'Apt 456', postcode: '94607', locality: 'Oakland', region: 'CA' },
  ],
  [
    'US',
    'Jennifer Alvarez\n1600 Amphitheatre Pkwy\nMountain View, CA 94043\nUSA',
    { country: 'US', line: '1600 Amphitheatre Pkwy', postcode: '94043', locality: 'Mountain View', region: 'CA' },
  ],
  [
    'US',
    'Brightleaf Dental, LLC, 350 Fifth Avenue, Suite 3300, New York, NY 10118-3302, (212) 555-0142',
    { line: '350 Fifth Avenue', unit: 'Suite 3300', postcode: '10118-3302', locality: 'New York', region: 'NY' },
  ],
  [
    'US',
    'P.O. Box 2187\nBoise, Idaho 83701',
    { line: 'P.O. Box 2187', postcode: '83701', locality: 'Boise', region: 'ID' },
  ],
  [
    'US',
    'c/o Dana Whitfield / 742 N State St #2B / Chicago, IL 60654',
    { line: '742 N State St', unit: '#2B', postcode: '60654', locality: 'Chicago', region: 'IL' },
  ],
  [
    'US',
    '2000 pennsylvania ave nw washington dc 20006',
    { line: '2000 pennsylvania ave nw', postcode: '20006', locality: 'washington', region: 'DC' },
  ],
  [
    'US',
    'Ship to: Marcus Reed | 88 Harbor View Dr, Unit 12 | Portland, ME 04101 | United States',
    {
      country: 'US',
      line: '88 Harbor View Dr',
      unit: 'Unit 12',
      postcode: '04101',
      locality: 'Portland',
      region: 'ME',
    },
  ],
  [
    'DE',
    'Attn: Billing, 11 Wall Street, New York NY 10005, USA',
    { country: 'US', line: '11 Wall Street', postcode: '10005', locality: 'New York', region: 'NY' },
  ],
  [
    'US',
    'N6W23001 Bluemound Rd, Waukesha, WI 53188',
    { line: 'N6W23001 Bluemound Rd', postcode: '53188', locality: 'Waukesha', region: 'WI' },
  ],
  [
    'US',
    '4500 S Lamar Blvd Bldg C, Austin, Texas, 78745',
    { line: '4500 S Lamar Blvd', unit: 'Bldg C', postcode: '78745', locality: 'Austin', region: 'TX' },
  ],
  [
    'US',
    'Rosa Delgado\n27 1/2 Orchard St Fl 3\nNew Haven CT 06511\nrosa.delgado@example.com',
    { line: '27 1/2 Orchard St', unit: 'Fl 3', postcode: '06511', locality: 'New Haven', region: 'CT' },
  ],
  [
    'US',
    'Corner of Hollywood Blvd & Vine St, Los Angeles, CA 90028',
    {
      line: ['Corner of Hollywood Blvd & Vine St', 'Hollywood Blvd & Vine St'],
      postcode: '90028',
      locality: 'Los Angeles',
      region: 'CA',
    },
  ],
  [
    'CA',
    'Emily Tremblay\n402-1055 West Georgia Street\nVancouver BC V6E 3P3',
    [
      { line: '402-1055 West Georgia Street', postcode: 'V6E 3P3', locality: 'Vancouver', region: 'BC' },
      { line: '1055 West Georgia Street', unit: '402', postcode: 'V6E 3P3', locality: 'Vancouver', region: 'BC' },
    ],
  ],
  [
    'CA',
    '290 Bremner Blvd, Toronto, ON M5V 3L9, Canada',
    { country: 'CA', line: '290 Bremner Blvd', postcode: 'M5V 3L9', locality: 'Toronto', region: 'ON' },
  ],
  [
    'CA',
    'M. Luc Gagnon, 1000 rue De La Gauchetière Ouest, bureau 2400, Montréal (Québec) H3B 4W5',
    {
      line: '1000 rue De La Gauchetière Ouest',
      unit: 'bureau 2400',
      postcode: 'H3B 4W5',
      locality: 'Montréal',
      region: 'QC',
    },
  ],
  [
    'CA',
    '55 jasper ave nw edmonton ab t5j1n9',
    { line: '55 jasper ave nw', postcode: 'T5J 1N9', locality: 'edmonton', region: 'AB' },
  ],
  [
    'MX',
    'Lic. Jorge Medina\nAv. Insurgentes Sur 1602, Int. 7\nCol. Crédito Constructor\n03940 Ciudad de México, CDMX',
    {
      line: 'Av. Insurgentes Sur 1602',
      unit: 'Int. 7',
      district: ['Crédito Constructor', 'Col. Crédito Constructor'],
      postcode: '03940',
      locality: 'Ciudad de México',
      region: 'CDMX',
    },
  ],
  [
    'MX',
    'Calle Hidalgo 45, Centro, 44100 Guadalajara, Jal., México',
    {
      country: 'MX',
      line: 'Calle Hidalgo 45',
      district: 'Centro',
      postcode: '44100',
      locality: 'Guadalajara',
      region: 'Jal.',
    },
  ],
  [
    'MX',
    'Talleres Peña SA de CV; Av. Constitución 300; Centro; C.P. 64000; Monterrey, Nuevo León',
    {
      line: 'Av. Constitución 300',
      district: 'Centro',
      postcode: '64000',
      locality: 'Monterrey',
      region: 'Nuevo León',
    },
  ],
  [
    'BR',
    'Maria da Silva\nRua Augusta, 1508, apto 42\nConsolação\nSão Paulo - SP\n01304-001',
    {
      line: 'Rua Augusta, 1508',
      unit: 'apto 42',
      district: 'Consolação',
      postcode: '01304-001',
      locality: 'São Paulo',
      region: 'SP',
    },
  ],
  [
    'BR',
    'Av. Atlântica, 1702 - Copacabana, Rio de Janeiro - RJ, 22021-001, Brasil',
    {
      country: 'BR',
      line: 'Av. Atlântica, 1702',
      district: 'Copacabana',
      postcode: '22021-001',
      locality: 'Rio de Janeiro',
      region: 'RJ',
    },
  ],
  [
    'BR',
    'Padaria Estrela Ltda. | Rua XV de Novembro, 362 | Centro | Curitiba/PR | CEP 80020-310',
    { line: 'Rua XV de Novembro, 362', district: 'Centro', postcode: '80020-310', locality: 'Curitiba', region: 'PR' },
  ],
  [
    'BR',
    'SQN 308 Bloco C Apto 201, Asa Norte, Brasília - DF, 70747-030',
    {
      either: 'SQN 308, Bloco C, Apto 201',
      district: 'Asa Norte',
      postcode: '70747-030',
      locality: 'Brasília',
      region: 'DF',
    },
  ],
  [
    'AR',
    'Av. Corrientes 1250 piso 4 dpto B, C1043AAZ Ciudad Autónoma de Buenos Aires, Argentina',
    [
      {
        country: 'AR',
        line: 'Av. Corrientes 1250',
        unit: 'piso 4, dpto B',
        postcode: 'C1043AAZ',
        locality: 'Ciudad Autónoma de Buenos Aires',
        region: ['', 'Ciudad Autónoma de Buenos Aires'],
      },
      {
        country: 'AR',
        line: 'Av. Corrientes 1250',
        unit: 'piso 4, dpto B',
        postcode: 'C1043AAZ',
        region: 'Ciudad Autónoma de Buenos Aires',
      },
    ],
  ],
  [
    'AR',
    'Sr. Pablo Ferreyra\nSan Martín 850\nX5000 Córdoba',
    { line: 'San Martín 850', postcode: ['X5000', '5000'], locality: 'Córdoba' },
  ],
  [
    'CL',
    'Camila Rojas, Av. Providencia 1208 Of. 305, 7500571 Providencia, Región Metropolitana, Chile',
    {
      country: 'CL',
      line: 'Av. Providencia 1208',
      unit: 'Of. 305',
      postcode: '7500571',
      locality: 'Providencia',
      region: ['Región Metropolitana', 'Metropolitana de Santiago'],
    },
  ],
  [
    'CO',
    'Cra. 7 # 32-16, Apto 501, Bogotá, Cundinamarca, Colombia',
    { country: 'CO', line: 'Cra. 7 # 32-16', unit: 'Apto 501', locality: 'Bogotá', region: 'Cundinamarca' },
  ],
  [
    'CO',
    'Almacén La Ceiba\nCalle 10 No. 43D-30\nMedellín, Antioquia\nTel. 604 555 0123',
    { line: 'Calle 10 No. 43D-30', locality: 'Medellín', region: 'Antioquia' },
  ],
  [
    'UY',
    'Bvar. Artigas 1825, 11800 Montevideo, Uruguay',
    {
      country: 'UY',
      line: 'Bvar. Artigas 1825',
      postcode: '11800',
      locality: 'Montevideo',
      region: ['', 'Montevideo'],
    },
  ],
];
