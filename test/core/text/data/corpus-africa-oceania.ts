import type { CorpusRow } from './corpus-row.ts';

/** Pasted texts with addresses of Africa and Oceania. */
export const africaOceania: readonly CorpusRow[] = [
  [
    'AU',
    'Liam O’Connor\nUnit 4, 120 Pitt Street\nSYDNEY NSW 2000',
    { line: '120 Pitt Street', unit: 'Unit 4', postcode: '2000', locality: 'SYDNEY', region: 'NSW' },
  ],
  [
    'AU',
    '3/45 Lygon St, Carlton VIC 3053, Australia',
    [
      { country: 'AU', line: '3/45 Lygon St', postcode: '3053', locality: 'Carlton', region: 'VIC' },
      { country: 'AU', line: '45 Lygon St', unit: '3', postcode: '3053', locality: 'Carlton', region: 'VIC' },
    ],
  ],
  [
    'AU',
    'Southern Cross Plumbing Pty Ltd | ABN 12 345 678 901 | PO Box 88 | Fremantle WA 6959',
    { line: 'PO Box 88', postcode: '6959', locality: 'Fremantle', region: 'WA' },
  ],
  [
    'AU',
    '18 adelaide st brisbane city qld 4000',
    { line: '18 adelaide st', postcode: '4000', locality: 'brisbane city', region: 'QLD' },
  ],
  [
    'NZ',
    'Hana Tamihana\n12 Cuba Street\nTe Aro\nWellington 6011\nNew Zealand',
    { country: 'NZ', line: '12 Cuba Street', district: 'Te Aro', postcode: '6011', locality: 'Wellington' },
  ],
  [
    'NZ',
    '205 Ponsonby Road, Ponsonby, Auckland 1011',
    { line: '205 Ponsonby Road', district: 'Ponsonby', postcode: '1011', locality: 'Auckland' },
  ],
  [
    'ZA',
    'Thandi Nkosi, 25 Long Street, Cape Town, 8001, South Africa',
    { country: 'ZA', line: '25 Long Street', postcode: '8001', locality: 'Cape Town' },
  ],
  [
    'ZA',
    '14 Jan Smuts Avenue\nParktown\nJohannesburg\n2193\nTel: 011 555 0123',
    { line: '14 Jan Smuts Avenue', district: 'Parktown', postcode: '2193', locality: 'Johannesburg' },
  ],
  [
    'EG',
    'Mona Fathy, 15 Talaat Harb Street, Cairo 11511, Egypt',
    [
      { country: 'EG', line: '15 Talaat Harb Street', postcode: '11511', locality: 'Cairo' },
      {
        country: 'EG',
        line: '15 Talaat Harb Street',
        postcode: '11511',
        locality: ['', 'Cairo'],
        region: ['Cairo', 'Cairo Governorate'],
      },
    ],
  ],
  [
    'EG',
    '١٥ شارع طلعت حرب، القاهرة ١١٥١١',
    [
      { line: '15 شارع طلعت حرب', postcode: '11511', locality: 'القاهرة' },
      { line: '15 شارع طلعت حرب', postcode: '11511', region: 'القاهرة' },
    ],
  ],
  [
    'NG',
    'Chinedu Okafor\n24 Adeola Odeku Street\nVictoria Island\nLagos 101241\nNigeria',
    {
      country: 'NG',
      line: '24 Adeola Odeku Street',
      district: 'Victoria Island',
      postcode: '101241',
      locality: 'Lagos',
      region: ['', 'Lagos'],
    },
  ],
  [
    'KE',
    'Wanjiku Kamau, P.O. Box 30100, Nairobi 00100, Kenya',
    { country: 'KE', line: 'P.O. Box 30100', postcode: '00100', locality: 'Nairobi' },
  ],
  [
    'MA',
    'M. Youssef Alami, 45 avenue Mohammed V, 20250 Casablanca, Maroc',
    { country: 'MA', line: '45 avenue Mohammed V', postcode: '20250', locality: 'Casablanca' },
  ],
  [
    'GB',
    'Fatou Diop, 12 rue Carnot, 12500 Dakar, Sénégal',
    { country: 'SN', line: '12 rue Carnot', postcode: '12500', locality: 'Dakar' },
  ],
];
