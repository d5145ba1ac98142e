import type { CorpusRow } from './corpus-row.ts';

/** Pasted texts with addresses of Asia and of Africa that the reader was not written with. */
export const heldOutAsiaAfrica: readonly CorpusRow[] = [
  [
    'JP',
    '〒460-0008 愛知県名古屋市中区栄3-15-33　鈴木一郎　電話 052-555-0123',
    { line: '名古屋市中区栄3-15-33', postcode: '460-0008', region: '愛知県' },
  ],
  [
    'JP',
    '北海道札幌市中央区北1条西2丁目\n060-0001\n日本',
    { country: 'JP', line: '札幌市中央区北1条西2丁目', postcode: '060-0001', region: '北海道' },
  ],
  [
    'US',
    'Yuki Tanaka\n4-5-6 Tenjin, Chuo-ku\nFukuoka 810-0001\nJapan',
    { country: 'JP', line: '4-5-6 Tenjin, Chuo-ku', postcode: '810-0001', region: 'Fukuoka' },
  ],
  [
    'CN',
    '收件人：张敏　电话：13912345678　地址：浙江省杭州市西湖区文三路90号',
    { line: '文三路90号', district: '西湖区', locality: '杭州市', region: '浙江省' },
  ],
  [
    'CN',
    '上海市浦东新区世纪大道100号\n邮编：200120',
    [
      { line: '世纪大道100号', district: '浦东新区', postcode: '200120', locality: ['', '上海市'], region: '上海市' },
      { line: '世纪大道100号', postcode: '200120', locality: '浦东新区', region: '上海市' },
    ],
  ],
  [
    'DE',
    'Liu Yang, 18 Tianhe Road, Tianhe District, Guangzhou, Guangdong, 510620, China',
    {
      country: 'CN',
      line: '18 Tianhe Road',
      district: ['Tianhe District', 'Tianhe'],
      postcode: '510620',
      locality: 'Guangzhou',
      region: 'Guangdong',
    },
  ],
  [
    'KR',
    '부산광역시 해운대구 해운대해변로 264, 101동 1502호 (우동) 48099',
    [
      {
        line: '해운대해변로 264',
        either: '101동 1502호',
        loose: '우동',
        postcode: '48099',
        locality: '해운대구',
        region: '부산광역시',
      },
      {
        line: '해운대해변로 264',
        either: '101동 1502호',
        loose: '우동',
        district: '해운대구',
        postcode: '48099',
        region: '부산광역시',
      },
    ],
  ],
  [
    'TW',
    '陳小姐\n高雄市前金區中正四路211號\n801',
    { line: '中正四路211號', postcode: '801', locality: '前金區', region: '高雄市' },
  ],
  [
    'TW',
    '5F., No. 100, Sec. 2, Roosevelt Rd., Zhongzheng Dist., Taipei City 100, Taiwan',
    {
      country: 'TW',
      line: 'No. 100, Sec. 2, Roosevelt Rd.',
      unit: '5F.',
      postcode: '100',
      locality: 'Zhongzheng Dist.',
      region: 'Taipei City',
    },
  ],
  [
    'HK',
    'Room 1503, 15/F, Wing On House, 71 Des Voeux Road Central, Central, Hong Kong',
    [
      { line: '71 Des Voeux Road Central', either: 'Room 1503, 15/F, Wing On House', locality: 'Central' },
      {
        line: '71 Des Voeux Road Central',
        either: 'Room 1503, 15/F, Wing On House',
        locality: 'Central',
        region: ['Hong Kong Island'],
      },
    ],
  ],
  [
    'HK',
    '黃先生　九龍旺角彌敦道688號8樓B室',
    { line: '彌敦道688號', unit: '8樓B室', locality: '旺角', region: '九龍' },
  ],
  ['MO', 'Avenida da Praia Grande 405, Macau', { line: 'Avenida da Praia Grande 405' }],
  [
    'SG',
    'Ms Siti Rahmah, 10 Anson Road #26-04 International Plaza, Singapore 079903, +65 6555 0123',
    { line: '10 Anson Road', unit: '#26-04, International Plaza', postcode: '079903' },
  ],
  ['SG', '8 marina blvd s(018981)', { line: '8 marina blvd', postcode: '018981' }],
  [
    'MY',
    'Tan Chee Keong\nUnit 3-2, Menara Seri\nJalan Sultan Ismail\n50250 Kuala Lumpur',
    { line: 'Jalan Sultan Ismail', either: 'Unit 3-2, Menara Seri', postcode: '50250', locality: 'Kuala Lumpur' },
  ],
  [
    'MY',
    '25, Jalan Burma, 10050 George Town, Pulau Pinang',
    { line: '25, Jalan Burma', postcode: '10050', locality: 'George Town', region: 'Pulau Pinang' },
  ],
  [
    'ID',
    'Ibu Ratna Dewi\nJl. Diponegoro No. 47\nRT 03/RW 05\nBandung, Jawa Barat 40115\nIndonesia',
    {
      country: 'ID',
      line: 'Jl. Diponegoro No. 47',
      either: 'RT 03/RW 05',
      postcode: '40115',
      locality: 'Bandung',
      region: 'Jawa Barat',
    },
  ],
  [
    'PH',
    'Juan dela Cruz, 123 Rizal Avenue, Brgy. San Jose, Puerto Princesa City, 5300 Palawan',
    {
      line: '123 Rizal Avenue',
      district: ['Brgy. San Jose', 'San Jose'],
      postcode: '5300',
      locality: 'Puerto Princesa City',
      region: 'Palawan',
    },
  ],
  [
    'TH',
    '88 Moo 5, Rawai, Mueang Phuket, Phuket 83130',
    { line: '88 Moo 5', district: 'Rawai', postcode: '83130', locality: 'Mueang Phuket', region: 'Phuket' },
  ],
  [
    'VN',
    '12 Tràng Tiền, Quận Hoàn Kiếm, Hà Nội 100000',
    [
      { line: '12 Tràng Tiền', postcode: '100000', locality: 'Quận Hoàn Kiếm', region: 'Hà Nội' },
      { line: '12 Tràng Tiền', either: 'Quận Hoàn Kiếm', postcode: '100000', locality: 'Hà Nội' },
    ],
  ],
  [
    'KH',
    'No. 45, Street 178, Phnom Penh 120207, Cambodia',
    { country: 'KH', line: 'No. 45, Street 178', postcode: '120207', locality: 'Phnom Penh' },
  ],
  [
    'IN',
    'Smt. Lakshmi Iyer\nOld No. 7, New No. 15\n2nd Cross Street, Besant Nagar\nChennai - 600 090\nTamil Nadu',
    {
      either: 'Old No. 7, New No. 15, 2nd Cross Street, Besant Nagar',
      postcode: '600090',
      locality: 'Chennai',
      region: 'Tamil Nadu',
    },
  ],
  [
    'IN',
    'B-12, Lajpat Nagar II, New Delhi, Delhi 110024, Bharat',
    { country: 'IN', either: 'B-12, Lajpat Nagar II', postcode: '110024', locality: 'New Delhi', region: 'Delhi' },
  ],
  [
    'IN',
    '201 sai residency behind big bazaar kothrud pune maharashtra 411038',
    {
      either: '201 sai residency, behind big bazaar, kothrud',
      postcode: '411038',
      locality: 'pune',
      region: 'Maharashtra',
    },
  ],
  [
    'IN',
    'To, The Manager, Canara Traders, 5-9-22, Adarsh Nagar, Hyderabad, Telangana – 500063. Ph: 040 5550 1234',
    { either: '5-9-22, Adarsh Nagar', postcode: '500063', locality: 'Hyderabad', region: 'Telangana' },
  ],
  [
    'PK',
    'Mrs Ayesha Khan\n45-B, Gulberg III\nLahore 54660\nPakistan',
    { country: 'PK', either: '45-B, Gulberg III', postcode: '54660', locality: 'Lahore' },
  ],
  [
    'BD',
    'House 23, Road 7, Dhanmondi, Dhaka 1205, Bangladesh',
    { country: 'BD', either: 'House 23, Road 7, Dhanmondi', postcode: '1205', locality: 'Dhaka' },
  ],
  [
    'LK',
    '120 Galle Road\nColombo 00300\nSri Lanka',
    { country: 'LK', line: '120 Galle Road', postcode: '00300', locality: 'Colombo' },
  ],
  [
    'NP',
    'Binod Thapa, Durbar Marg 12, Kathmandu 44600, Nepal',
    { country: 'NP', line: 'Durbar Marg 12', postcode: '44600', locality: 'Kathmandu' },
  ],
  [
    'AE',
    'Apartment 803, Corniche Tower, Corniche Road East, Abu Dhabi, P.O. Box 3221',
    { either: 'Apartment 803, Corniche Tower, Corniche Road East, P.O. Box 3221', region: 'Abu Dhabi' },
  ],
  [
    'AE',
    'السيد خالد منصور، شارع الملك فيصل ١٢، الشارقة، الإمارات',
    { country: 'AE', line: 'شارع الملك فيصل ١٢', region: 'الشارقة' },
  ],
  [
    'SA',
    'Al Noor Trading Est. | 7284 King Fahd Road | Al Olaya | Riyadh 12212 | KSA',
    { country: 'SA', line: '7284 King Fahd Road', either: 'Al Olaya', postcode: '12212', locality: 'Riyadh' },
  ],
  [
    'KW',
    'Block 4, Street 12, House 9, 20004 Salmiya, Kuwait',
    { country: 'KW', either: 'Block 4, Street 12, House 9', postcode: '20004', locality: 'Salmiya' },
  ],
  [
    'QA',
    'Villa 8, Al Waab Street, Doha, Qatar',
    { country: 'QA', either: 'Villa 8, Al Waab Street', locality: 'Doha' },
  ],
  [
    'JO',
    'Rami Odeh, 15 Rainbow Street, Amman 11181, Jordan',
    { country: 'JO', line: '15 Rainbow Street', postcode: '11181', locality: 'Amman' },
  ],
  [
    'IL',
    'משפחת כהן\nשדרות רוטשילד 22 דירה 4\nתל אביב 6688218\nישראל',
    { country: 'IL', line: 'שדרות רוטשילד 22', unit: 'דירה 4', postcode: '6688218', locality: 'תל אביב' },
  ],
  [
    'KZ',
    'Алматы, пр. Абая 52, кв. 10, 050008, Казахстан',
    { country: 'KZ', line: 'пр. Абая 52', unit: 'кв. 10', postcode: '050008', locality: 'Алматы' },
  ],
  [
    'UZ',
    'Dilshod Karimov, Amir Temur ko‘chasi 15, 100000 Toshkent, Oʻzbekiston',
    { country: 'UZ', line: 'Amir Temur ko‘chasi 15', postcode: '100000', locality: 'Toshkent' },
  ],
  [
    'ZA',
    'Attention: Pieter Botha; Unit 5, Sandown Village; 81 Maude Street; Sandton; Johannesburg; 2196',
    {
      line: '81 Maude Street',
      either: 'Unit 5, Sandown Village',
      district: 'Sandton',
      postcode: '2196',
      locality: 'Johannesburg',
    },
  ],
  [
    'NL',
    'Postnet Suite 112, Private Bag X9, Durban, 4000, Zuid-Afrika',
    { country: 'ZA', either: 'Postnet Suite 112, Private Bag X9', postcode: '4000', locality: 'Durban' },
  ],
  [
    'NG',
    'Plot 1234, Ahmadu Bello Way, Garki, Abuja 900241, FCT',
    {
      line: 'Plot 1234, Ahmadu Bello Way',
      district: 'Garki',
      postcode: '900241',
      locality: 'Abuja',
      region: ['FCT', 'Federal Capital Territory'],
    },
  ],
  [
    'GH',
    'Kwame Mensah, 14 Oxford Street, Osu, Accra, Ghana',
    { country: 'GH', line: '14 Oxford Street', either: 'Osu', locality: 'Accra' },
  ],
  [
    'KE',
    'Naivas Plaza, 3rd Floor, Moi Avenue, 00100 Nairobi',
    { line: 'Moi Avenue', either: 'Naivas Plaza, 3rd Floor', postcode: '00100', locality: 'Nairobi' },
  ],
  ['TZ', 'P.O. Box 2958, Dar es Salaam, Tanzania', { country: 'TZ', line: 'P.O. Box 2958', locality: 'Dar es Salaam' }],
  [
    'TN',
    'Mme Leïla Trabelsi\n23, avenue Habib Bourguiba\n1000 Tunis\nTunisie',
    { country: 'TN', line: '23, avenue Habib Bourguiba', postcode: '1000', locality: 'Tunis' },
  ],
  [
    'DZ',
    '8 rue Didouche Mourad, 16000 Alger, Algérie',
    { country: 'DZ', line: '8 rue Didouche Mourad', postcode: '16000', locality: 'Alger' },
  ],
  [
    'MA',
    'Riad Yasmine, 12 derb El Hammam, Médina, 40000 Marrakech',
    { line: '12 derb El Hammam', either: 'Médina', loose: 'Riad Yasmine', postcode: '40000', locality: 'Marrakech' },
  ],
  [
    'MU',
    '15 Royal Road, 11328 Port Louis, Mauritius',
    { country: 'MU', line: '15 Royal Road', postcode: '11328', locality: 'Port Louis' },
  ],
];
