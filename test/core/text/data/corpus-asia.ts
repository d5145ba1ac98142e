import type { CorpusRow } from './corpus-row.ts';

/** Pasted texts with addresses of Asia. */
export const asia: readonly CorpusRow[] = [
  [
    'JP',
    '〒150-0001\n東京都渋谷区神宮前1-2-3\n山田太郎',
    { line: '渋谷区神宮前1-2-3', postcode: '150-0001', region: '東京都' },
  ],
  [
    'JP',
    '〒530-0001　大阪府大阪市北区梅田３丁目１−３　梅田マンション５０２号室',
    { line: '大阪市北区梅田3丁目1-3', unit: '梅田マンション502号室', postcode: '530-0001', region: '大阪府' },
  ],
  [
    'JP',
    'Kenji Sato, 2-11-3 Meguro, Meguro-ku, Tokyo 153-0063, Japan',
    {
      country: 'JP',
      line: ['2-11-3 Meguro, Meguro-ku', 'Meguro-ku, 2-11-3 Meguro'],
      postcode: '153-0063',
      region: 'Tokyo',
    },
  ],
  [
    'JP',
    '株式会社みどり\n京都府京都市中京区烏丸通三条上る場之町603\n604-8172\nTEL 075-555-0123',
    { line: '京都市中京区烏丸通三条上る場之町603', postcode: '604-8172', region: '京都府' },
  ],
  [
    'CN',
    '北京市朝阳区建国路88号 现代城5号楼1203室 100022',
    [
      {
        either: '建国路88号, 现代城5号楼1203室',
        district: '朝阳区',
        postcode: '100022',
        locality: ['', '北京市'],
        region: '北京市',
      },
      { either: '建国路88号, 现代城5号楼1203室', postcode: '100022', locality: '朝阳区', region: '北京市' },
    ],
  ],
  [
    'CN',
    '广东省深圳市南山区科技园路1号 518057 李伟 13800001234',
    { line: '科技园路1号', district: '南山区', postcode: '518057', locality: '深圳市', region: '广东省' },
  ],
  [
    'CN',
    'Wang Fang, Room 1203, No. 88 Jianguo Road, Chaoyang District, Beijing 100022, China',
    [
      {
        country: 'CN',
        line: 'No. 88 Jianguo Road',
        unit: 'Room 1203',
        district: ['Chaoyang District', 'Chaoyang'],
        postcode: '100022',
        locality: ['', 'Beijing'],
        region: 'Beijing',
      },
      {
        country: 'CN',
        line: 'No. 88 Jianguo Road',
        unit: 'Room 1203',
        district: ['Chaoyang District', 'Chaoyang'],
        postcode: '100022',
        locality: 'Beijing',
      },
      {
        country: 'CN',
        line: 'No. 88 Jianguo Road',
        unit: 'Room 1203',
        postcode: '100022',
        locality: ['Chaoyang District', 'Chaoyang'],
        region: 'Beijing',
      },
    ],
  ],
  [
    'KR',
    '서울특별시 강남구 테헤란로 152 (역삼동)\n06236\n김민수',
    [
      { line: '테헤란로 152', loose: '역삼동', postcode: '06236', locality: '강남구', region: '서울특별시' },
      { line: '테헤란로 152', loose: '역삼동', district: '강남구', postcode: '06236', region: '서울특별시' },
    ],
  ],
  [
    'KR',
    '152 Teheran-ro, Gangnam-gu, Seoul 06236, Republic of Korea',
    [
      { country: 'KR', line: '152 Teheran-ro', postcode: '06236', locality: 'Gangnam-gu', region: 'Seoul' },
      { country: 'KR', line: '152 Teheran-ro', district: 'Gangnam-gu', postcode: '06236', region: 'Seoul' },
      {
        country: 'KR',
        line: '152 Teheran-ro',
        district: 'Gangnam-gu',
        postcode: '06236',
        locality: 'Seoul',
        region: ['', 'Seoul'],
      },
    ],
  ],
  [
    'TW',
    '110台北市信義區信義路五段7號35樓',
    { line: '信義路五段7號', unit: '35樓', postcode: '110', locality: '信義區', region: '台北市' },
  ],
  [
    'HK',
    'Ms Chan Mei Ling, Flat 12B, 8/F, 25 Nathan Road, Tsim Sha Tsui, Kowloon, Hong Kong',
    { line: '25 Nathan Road', unit: 'Flat 12B, 8/F', locality: 'Tsim Sha Tsui', region: 'Kowloon' },
  ],
  [
    'HK',
    '香港中環皇后大道中99號',
    [
      { line: '皇后大道中99號', locality: '中環' },
      { line: '皇后大道中99號', locality: '中環', region: '香港島' },
    ],
  ],
  [
    'SG',
    '391 Orchard Road #12-01\nNgee Ann City Tower A\nSingapore 238873',
    { line: '391 Orchard Road', unit: '#12-01, Ngee Ann City Tower A', postcode: '238873' },
  ],
  [
    'SG',
    'Tan Wei Ming\nBlk 123 Bedok North Street 2 #05-678\nSingapore 460123\nHP 9123 4567',
    { line: 'Blk 123 Bedok North Street 2', unit: '#05-678', postcode: '460123' },
  ],
  [
    'IN',
    'Priya Sharma\nFlat 302, Shanti Apartments\n14 MG Road, Near Trinity Metro Station\nBengaluru 560001\nKarnataka',
    {
      either: 'Flat 302, Shanti Apartments, 14 MG Road, Near Trinity Metro Station',
      postcode: '560001',
      locality: 'Bengaluru',
      region: 'Karnataka',
    },
  ],
  [
    'IN',
    'Rakesh Gupta, H.No. 45, Sector 18, Noida, Uttar Pradesh - 201301, India. Mob: +91 98765 43210',
    { country: 'IN', either: 'H.No. 45, Sector 18', postcode: '201301', locality: 'Noida', region: 'Uttar Pradesh' },
  ],
  [
    'IN',
    '12 Marine Drive, Mumbai 400 020, Maharashtra',
    { line: '12 Marine Drive', postcode: '400020', locality: 'Mumbai', region: 'Maharashtra' },
  ],
  [
    'IN',
    'S/o Ramesh Kumar, 7/2 Park Street, Opp. Post Office, Kolkata, West Bengal, PIN 700016',
    {
      line: '7/2 Park Street',
      either: 'Opp. Post Office',
      postcode: '700016',
      locality: 'Kolkata',
      region: 'West Bengal',
    },
  ],
  [
    'AE',
    'Villa 24, Street 8B, Jumeirah 1, Dubai, United Arab Emirates',
    { country: 'AE', either: 'Villa 24, Street 8B, Jumeirah 1', region: 'Dubai' },
  ],
  [
    'AE',
    'Omar Haddad\nOffice 1405, Al Moosa Tower 2\nSheikh Zayed Road\nDubai, UAE\n+971 4 555 0123',
    { country: 'AE', line: 'Sheikh Zayed Road', either: 'Office 1405, Al Moosa Tower 2', region: 'Dubai' },
  ],
  [
    'SA',
    'أحمد العتيبي\nشارع العليا 2450\nالرياض 12214\nالمملكة العربية السعودية',
    { country: 'SA', line: 'شارع العليا 2450', postcode: '12214', locality: 'الرياض' },
  ],
  [
    'IL',
    'Noa Levi, 12 Dizengoff St., apt. 5, Tel Aviv 6433222, Israel',
    { country: 'IL', line: '12 Dizengoff St.', unit: 'apt. 5', postcode: '6433222', locality: 'Tel Aviv' },
  ],
  ['IL', 'רחוב הרצל 15, ירושלים 9618201', { line: 'רחוב הרצל 15', postcode: '9618201', locality: 'ירושלים' }],
  [
    'TH',
    'Somchai Jaidee\n99/5 Sukhumvit Road\nKhlong Toei Nuea, Watthana\nBangkok 10110\nThailand',
    {
      country: 'TH',
      line: '99/5 Sukhumvit Road',
      district: 'Khlong Toei Nuea',
      postcode: '10110',
      locality: 'Watthana',
      region: 'Bangkok',
    },
  ],
  [
    'TH',
    'คุณสมศรี ใจดี 45/2 ถนนสีลม แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500',
    {
      line: '45/2 ถนนสีลม',
      district: ['แขวงสีลม', 'สีลม'],
      postcode: '10500',
      locality: ['เขตบางรัก', 'บางรัก'],
      region: 'กรุงเทพมหานคร',
    },
  ],
  [
    'MY',
    'Nurul Aisyah\nNo. 12, Jalan Ampang\n50450 Kuala Lumpur\nMalaysia',
    {
      country: 'MY',
      line: 'No. 12, Jalan Ampang',
      postcode: '50450',
      locality: 'Kuala Lumpur',
      region: ['', 'Kuala Lumpur'],
    },
  ],
  [
    'VN',
    'Nguyễn Văn An, 45 Lê Lợi, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh, Việt Nam',
    [
      {
        country: 'VN',
        line: '45 Lê Lợi',
        either: 'Phường Bến Nghé',
        locality: 'Quận 1',
        region: ['Thành phố Hồ Chí Minh', 'Hồ Chí Minh'],
      },
      {
        country: 'VN',
        line: '45 Lê Lợi',
        either: 'Phường Bến Nghé, Quận 1',
        locality: ['Thành phố Hồ Chí Minh', 'Hồ Chí Minh'],
      },
    ],
  ],
  [
    'ID',
    'Budi Santoso, Jl. Jend. Sudirman No. 25, Jakarta Selatan, DKI Jakarta 12190',
    { line: 'Jl. Jend. Sudirman No. 25', postcode: '12190', locality: 'Jakarta Selatan', region: 'DKI Jakarta' },
  ],
  [
    'PH',
    'Unit 8C, 6750 Ayala Avenue, San Lorenzo, Makati City, 1226 Metro Manila, Philippines',
    {
      country: 'PH',
      line: '6750 Ayala Avenue',
      unit: 'Unit 8C',
      district: 'San Lorenzo',
      postcode: '1226',
      locality: 'Makati City',
      region: 'Metro Manila',
    },
  ],
  [
    'PK',
    'Ali Raza, House 12, Street 5, F-7/2, Islamabad 44000, Pakistan',
    { country: 'PK', either: 'House 12, Street 5, F-7/2', postcode: '44000', locality: 'Islamabad' },
  ],
];
