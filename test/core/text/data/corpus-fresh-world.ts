import type { CorpusRow } from './corpus-row.ts';

/** Pasted texts from the rest of the world, as they are printed on mail, in footers and in orders; newer than the reader. */
export const freshWorld: readonly CorpusRow[] = [
  [
    'US',
    'Maria Delgado\n4417 N Lincoln Ave Apt 2R\nChicago IL 60625-1234\nPhone: (312) 555-0142',
    { line: '4417 N Lincoln Ave', unit: 'Apt 2R', postcode: '60625-1234', locality: 'Chicago', region: 'IL' },
  ],
  [
    'US',
    'bluebird coffee llc, 88 elm st, suite 200, portland, or 97205',
    { line: '88 elm st', unit: 'suite 200', postcode: '97205', locality: 'portland', region: 'OR' },
  ],
  [
    'US',
    'Oak Creek Dental\n9100 E Arapahoe Rd #310\nCentennial, Colorado 80112\nUnited States of America',
    {
      country: 'US',
      line: '9100 E Arapahoe Rd',
      unit: '#310',
      postcode: '80112',
      locality: 'Centennial',
      region: 'CO',
    },
  ],
  [
    'US',
    'c/o Jane Miller, P.O. Box 731, Bozeman, MT 59771',
    { line: 'P.O. Box 731', postcode: '59771', locality: 'Bozeman', region: 'MT' },
  ],
  [
    'DE',
    'Sam Lee, 1600 Vine Street, Los Angeles, California 90028, Vereinigte Staaten',
    { country: 'US', line: '1600 Vine Street', postcode: '90028', locality: 'Los Angeles', region: 'CA' },
  ],
  [
    'CA',
    'Peter Singh\n204-88 Richmond Street\nToronto ON M5C 1P1\nCanada',
    [
      { country: 'CA', line: '204-88 Richmond Street', postcode: 'M5C 1P1', locality: 'Toronto', region: 'ON' },
      {
        country: 'CA',
        line: '88 Richmond Street',
        unit: '204',
        postcode: 'M5C 1P1',
        locality: 'Toronto',
        region: 'ON',
      },
    ],
  ],
  [
    'CA',
    'Boutique Sirois, 1020 av. Cartier, Québec (Québec) G1R 2S4, 418 555-0177',
    { line: '1020 av. Cartier', postcode: 'G1R 2S4', locality: 'Québec', region: 'QC' },
  ],
  [
    'MX',
    'Lic. Jorge Ramírez\nAv. Insurgentes Sur 1602, Piso 5\nCol. Crédito Constructor\n03940 Ciudad de México\nMéxico',
    {
      country: 'MX',
      line: 'Av. Insurgentes Sur 1602',
      unit: 'Piso 5',
      district: ['Col. Crédito Constructor', 'Crédito Constructor'],
      postcode: '03940',
      locality: ['Ciudad de México', ''],
      region: ['', 'Ciudad de México'],
    },
  ],
  [
    'BR',
    'João Silva\nRua das Flores, 250 - apto 32\nCentro\nCuritiba - PR\n80020-090\nBrasil',
    {
      country: 'BR',
      line: 'Rua das Flores, 250',
      unit: 'apto 32',
      district: 'Centro',
      postcode: '80020-090',
      locality: 'Curitiba',
      region: 'PR',
    },
  ],
  [
    'BR',
    'Padaria Sol Ltda, Av. Brasil 1500, Jardim América, São Paulo/SP, CEP 01430-001',
    { line: 'Av. Brasil 1500', district: 'Jardim América', postcode: '01430-001', locality: 'São Paulo', region: 'SP' },
  ],
  [
    'AR',
    'Sra. Lucía Fernández\nAv. Santa Fe 2450 3° A\nC1123AAP Buenos Aires\nArgentina',
    [
      {
        country: 'AR',
        line: 'Av. Santa Fe 2450',
        unit: '3° A',
        postcode: 'C1123AAP',
        locality: 'Buenos Aires',
        region: ['', 'Ciudad Autónoma de Buenos Aires', 'Buenos Aires'],
      },
    ],
  ],
  [
    'CL',
    'Los Leones 1200, Depto. 45, Providencia, Santiago, Chile',
    [
      { country: 'CL', line: 'Los Leones 1200', unit: 'Depto. 45', locality: 'Providencia', loose: 'Santiago' },
      { country: 'CL', line: 'Los Leones 1200', unit: 'Depto. 45', either: 'Providencia', locality: 'Santiago' },
      { country: 'CL', line: 'Los Leones 1200', unit: 'Depto. 45', locality: 'Providencia, Santiago' },
    ],
  ],
  [
    'CO',
    'Camila Torres\nCarrera 11 # 84-09, Apto 502\nBogotá D.C.\nColombia',
    {
      country: 'CO',
      line: 'Carrera 11 # 84-09',
      unit: 'Apto 502',
      locality: ['Bogotá D.C.', 'Bogotá'],
      region: ['', 'Bogotá D.C.', 'D.C.'],
    },
  ],
  [
    'PE',
    'Jr. de la Unión 455, Lima 15001, Perú',
    { country: 'PE', line: 'Jr. de la Unión 455', postcode: '15001', locality: 'Lima' },
  ],
  [
    'EC',
    'Hotel Quitu, Av. Amazonas N24-03, Quito 170143, Ecuador',
    { country: 'EC', line: 'Av. Amazonas N24-03', postcode: '170143', locality: 'Quito' },
  ],
  [
    'UY',
    'Rosa Techera\n18 de Julio 1333\n11200 Montevideo\nUruguay',
    { country: 'UY', line: '18 de Julio 1333', postcode: '11200', locality: 'Montevideo', region: ['', 'Montevideo'] },
  ],
  [
    'CR',
    'Juan Mora, 100 metros norte de la iglesia, Escazú, San José, 10201',
    { line: '100 metros norte de la iglesia', postcode: '10201', locality: 'Escazú', region: 'San José' },
  ],
  [
    'AU',
    'Emily Clarke\nUnit 4/22 Beach Road\nBondi NSW 2026\nAustralia',
    [
      { country: 'AU', line: '22 Beach Road', unit: 'Unit 4', postcode: '2026', locality: 'Bondi', region: 'NSW' },
      { country: 'AU', line: 'Unit 4/22 Beach Road', postcode: '2026', locality: 'Bondi', region: 'NSW' },
    ],
  ],
  [
    'AU',
    'the book barn, shop 3, 110 smith st, collingwood vic 3066, ph 03 9555 0110',
    { line: '110 smith st', unit: 'shop 3', postcode: '3066', locality: 'collingwood', region: 'VIC' },
  ],
  [
    'AU',
    'GPO Box 1420, Brisbane QLD 4001',
    { line: 'GPO Box 1420', postcode: '4001', locality: 'Brisbane', region: 'QLD' },
  ],
  [
    'NZ',
    'Hemi Walker\n3/14 Rata Street\nNew Lynn\nAuckland 0600\nNew Zealand',
    [
      { country: 'NZ', line: '3/14 Rata Street', either: 'New Lynn', postcode: '0600', locality: 'Auckland' },
      { country: 'NZ', line: '14 Rata Street', unit: '3', either: 'New Lynn', postcode: '0600', locality: 'Auckland' },
    ],
  ],
  ['FJ', 'Mere Vula, PO Box 1432, Suva, Fiji', { country: 'FJ', line: 'PO Box 1432', locality: 'Suva' }],
  [
    'JP',
    '〒150-0002 東京都渋谷区渋谷2-21-1　山田太郎',
    { line: '渋谷区渋谷2-21-1', postcode: '150-0002', region: '東京都' },
  ],
  [
    'FR',
    'Haruto Sato\n1-8-3 Marunouchi, Chiyoda-ku\nTokyo 100-0005\nJapon',
    { country: 'JP', line: '1-8-3 Marunouchi, Chiyoda-ku', postcode: '100-0005', region: 'Tokyo' },
  ],
  [
    'CN',
    '广东省深圳市南山区科技园路12号 518057',
    { line: '科技园路12号', district: '南山区', postcode: '518057', locality: '深圳市', region: '广东省' },
  ],
  [
    'KR',
    '06164 서울특별시 강남구 테헤란로 521',
    [
      { line: '테헤란로 521', postcode: '06164', locality: '강남구', region: '서울특별시' },
      { line: '테헤란로 521', postcode: '06164', district: '강남구', region: '서울특별시' },
    ],
  ],
  [
    'TW',
    '110 臺北市信義區市府路45號8樓 王小明',
    { line: '市府路45號', unit: '8樓', postcode: '110', locality: '信義區', region: ['臺北市', '台北市'] },
  ],
  [
    'GB',
    'Flat 12B, 9/F, Sunrise Court, 33 Nathan Road, Tsim Sha Tsui, Kowloon, Hong Kong',
    {
      country: 'HK',
      line: '33 Nathan Road',
      either: 'Flat 12B, 9/F, Sunrise Court',
      locality: 'Tsim Sha Tsui',
      region: 'Kowloon',
    },
  ],
  [
    'SG',
    'Lim Wei Ling\nBlk 210 Toa Payoh Lorong 8\n#07-15\nSingapore 310210',
    { line: 'Blk 210 Toa Payoh Lorong 8', unit: '#07-15', postcode: '310210' },
  ],
  [
    'SG',
    '1 raffles place, #20-01 one raffles place, singapore 048616',
    { line: '1 raffles place', unit: '#20-01, one raffles place', postcode: '048616' },
  ],
  [
    'MY',
    'En. Ahmad Faizal\nNo. 18, Jalan SS2/24\n47300 Petaling Jaya\nSelangor\nMalaysia',
    { country: 'MY', line: 'No. 18, Jalan SS2/24', postcode: '47300', locality: 'Petaling Jaya', region: 'Selangor' },
  ],
  [
    'ID',
    'Budi Santoso, Jl. Sudirman No. 25, Jakarta Pusat, DKI Jakarta 10220, Telp 021 5550110',
    { line: 'Jl. Sudirman No. 25', postcode: '10220', locality: 'Jakarta Pusat', region: ['DKI Jakarta', 'Jakarta'] },
  ],
  [
    'PH',
    'Ana Reyes\n45 Mabini Street\nBrgy. Poblacion\nMakati City 1210\nMetro Manila\nPhilippines',
    {
      country: 'PH',
      line: '45 Mabini Street',
      district: ['Brgy. Poblacion', 'Poblacion'],
      postcode: '1210',
      locality: 'Makati City',
      region: 'Metro Manila',
    },
  ],
  [
    'TH',
    'Somchai Jaidee\n99/12 Sukhumvit Road\nKhlong Toei, Khlong Toei\nBangkok 10110\nThailand',
    [
      {
        country: 'TH',
        line: '99/12 Sukhumvit Road',
        either: 'Khlong Toei',
        locality: 'Khlong Toei',
        postcode: '10110',
        region: 'Bangkok',
      },
      {
        country: 'TH',
        line: '99/12 Sukhumvit Road',
        either: 'Khlong Toei, Khlong Toei',
        postcode: '10110',
        locality: 'Bangkok',
        region: ['', 'Bangkok'],
      },
    ],
  ],
  [
    'VN',
    'Nguyễn Văn An\n25 Lê Lợi, Phường Bến Nghé, Quận 1\nThành phố Hồ Chí Minh\nViệt Nam',
    {
      country: 'VN',
      line: '25 Lê Lợi',
      either: 'Phường Bến Nghé, Quận 1',
      locality: ['Thành phố Hồ Chí Minh', ''],
      region: ['', 'Thành phố Hồ Chí Minh'],
    },
  ],
  [
    'IN',
    'Mr. Rakesh Verma\nFlat No. 302, Shanti Apartments\nM.G. Road\nBengaluru 560001\nKarnataka\nIndia',
    {
      country: 'IN',
      either: 'Flat No. 302, Shanti Apartments, M.G. Road',
      postcode: '560001',
      locality: 'Bengaluru',
      region: 'Karnataka',
    },
  ],
  [
    'IN',
    '14, nehru street, t. nagar, chennai - 600017, tamil nadu',
    { line: '14, nehru street', either: 't. nagar', postcode: '600017', locality: 'chennai', region: 'Tamil Nadu' },
  ],
  [
    'PK',
    'Ali Hassan, House 27, Street 9, F-7/2, Islamabad 44000, Pakistan',
    { country: 'PK', either: 'House 27, Street 9, F-7/2', postcode: '44000', locality: 'Islamabad', region: [''] },
  ],
  [
    'BD',
    'Nasrin Akter\nHouse 12, Road 5, Dhanmondi\nDhaka 1205\nBangladesh',
    { country: 'BD', either: 'House 12, Road 5, Dhanmondi', postcode: '1205', locality: 'Dhaka' },
  ],
  [
    'LK',
    'No. 45, Galle Road, Colombo 00300, Sri Lanka',
    { country: 'LK', line: 'No. 45, Galle Road', postcode: '00300', locality: 'Colombo' },
  ],
  [
    'NP',
    'Sita Rai, Durbar Marg 21, Kathmandu 44600, Nepal',
    { country: 'NP', line: 'Durbar Marg 21', postcode: '44600', locality: 'Kathmandu' },
  ],
  [
    'AE',
    'Gulf Trading LLC\nOffice 1204, Al Noor Tower\nSheikh Zayed Road\nDubai\nUAE',
    {
      country: 'AE',
      either: 'Office 1204, Al Noor Tower, Sheikh Zayed Road',
      region: 'Dubai',
    },
  ],
  [
    'SA',
    '7420 King Fahd Road, Al Olaya, Riyadh 12212, Saudi Arabia',
    { country: 'SA', line: '7420 King Fahd Road', either: 'Al Olaya', postcode: '12212', locality: 'Riyadh' },
  ],
  [
    'IL',
    'דוד כהן\nרחוב הרצל 25\nתל אביב 6688125\nישראל',
    { country: 'IL', line: 'רחוב הרצל 25', postcode: '6688125', locality: 'תל אביב' },
  ],
  [
    'TR',
    'Ayşe Yılmaz\nBağdat Caddesi No: 312 Daire: 5\n34728 Kadıköy / İstanbul\nTürkiye',
    [
      {
        country: 'TR',
        line: 'Bağdat Caddesi No: 312',
        unit: 'Daire: 5',
        postcode: '34728',
        locality: 'Kadıköy',
        region: 'İstanbul',
      },
    ],
  ],
  [
    'GE',
    'Nino Beridze, 14 Rustaveli Avenue, Tbilisi 0108, Georgia',
    { country: 'GE', line: '14 Rustaveli Avenue', postcode: '0108', locality: 'Tbilisi' },
  ],
  [
    'KZ',
    'Абай даңғылы 52, Алматы 050008, Казахстан',
    { country: 'KZ', line: 'Абай даңғылы 52', postcode: '050008', locality: 'Алматы', region: ['', 'Алматы'] },
  ],
  [
    'ZA',
    'Thandi Nkosi\n16 Church Street\nHatfield\nPretoria\n0083\nSouth Africa',
    { country: 'ZA', line: '16 Church Street', either: 'Hatfield', postcode: '0083', locality: 'Pretoria' },
  ],
  [
    'KE',
    'Savanna Ltd, P.O. Box 30197-00100, Nairobi, Kenya',
    [
      { country: 'KE', line: 'P.O. Box 30197', postcode: '00100', locality: 'Nairobi' },
      { country: 'KE', line: 'P.O. Box 30197-00100', locality: 'Nairobi' },
    ],
  ],
  [
    'NG',
    'Chinedu Okafor, 22 Adeola Odeku Street, Victoria Island, Lagos, Nigeria',
    [
      {
        country: 'NG',
        line: '22 Adeola Odeku Street',
        either: 'Victoria Island',
        locality: 'Lagos',
        region: ['', 'Lagos'],
      },
      { country: 'NG', line: '22 Adeola Odeku Street', locality: 'Victoria Island', region: 'Lagos' },
    ],
  ],
  [
    'EG',
    '15 Talaat Harb Street, Downtown, Cairo 11511, Egypt',
    [
      { country: 'EG', line: '15 Talaat Harb Street', either: 'Downtown', postcode: '11511', locality: 'Cairo' },
      {
        country: 'EG',
        line: '15 Talaat Harb Street',
        locality: 'Downtown',
        postcode: '11511',
        region: 'Cairo Governorate',
      },
    ],
  ],
  [
    'MA',
    'M. Youssef Alaoui\n12, avenue Mohammed V\n40000 Marrakech\nMaroc',
    { country: 'MA', line: '12, avenue Mohammed V', postcode: '40000', locality: 'Marrakech' },
  ],
  ['SN', 'Awa Diop, 27 rue Carnot, Dakar, Sénégal', { country: 'SN', line: '27 rue Carnot', locality: 'Dakar' }],
  ['US', 'Order 4471 shipped to your door on 12 May. Track it online.', 'declined'],
  ['DE', 'Bestellung 88213 vom 03.04.2024, 3 Artikel, 59,90 EUR', 'declined'],
  ['GB', 'Please call me back on 020 7946 0018 before 5 pm', 'declined'],
  ['FR', 'Réunion mardi 14 h, salle 3, avec Paul et Anne', 'declined'],
  ['ES', 'Calle Mayor', 'declined'],
  ['JP', 'お世話になっております。ご注文番号は 20331 です。', 'declined'],
  ['IT', 'Marco Conti\nResponsabile vendite\ncell. 333 5550142\nmarco@example.com', 'declined'],
];
