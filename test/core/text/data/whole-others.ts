import { type WholeAddresses, whole } from './whole.ts';

/** Addresses of museums, town halls and stations as they are written on the web: Asia, Africa and Oceania. */
// biome-ignore format: a row is a line
export const asiaAfricaAndOceania: WholeAddresses = {
  AU: [
    whole('Bennelong Point\nSydney NSW 2000', 'Bennelong Point', '', 'Sydney', 'NSW', '2000'),
    whole('180 St Kilda Rd, Melbourne VIC 3006, Australia', '180 St Kilda Rd', '', 'Melbourne', 'VIC', '3006'),
    whole('Parkes Place East, Parkes, ACT, 2600', 'Parkes Place East', '', 'Parkes', 'ACT', '2600'),
    whole('Level 2, 266 George St, Brisbane City, Queensland 4000 Australia', '266 George St', '', 'Brisbane City', 'QLD', '4000'),
  ],
  NZ: [
    whole('55 Cable Street, Te Aro, Wellington 6011', '55 Cable Street', 'Te Aro', 'Wellington', '', '6011'),
    whole('53 Hereford Street, Christchurch Central, Christchurch, 8013', '53 Hereford Street', 'Christchurch Central', 'Christchurch', '', '8013'),
    whole('50 The Octagon\nDunedin 9016', '50 The Octagon', '', 'Dunedin', '', '9016'),
  ],
  JP: [
    whole('〒100-8111 東京都千代田区千代田1-1', '千代田区千代田1-1', '', '', '東京都', '100-8111'),
    whole('〒605-8501\n京都府京都市東山区茶屋町527', '京都市東山区茶屋町527', '', '', '京都府', '605-8501'),
    whole('日本、〒110-8712 東京都台東区上野公園13−9', '台東区上野公園13−9', '', '', '東京都', '110-8712'),
    whole('大阪府大阪市北区中之島1丁目3番20号 530-8201', '大阪市北区中之島1丁目3番20号', '', '', '大阪府', '530-8201'),
    whole('国立西洋美術館\n〒110-0007 東京都台東区上野公園7-7', '台東区上野公園7-7', '', '', '東京都', '110-0007'),
    whole('1-1 Chiyoda, Chiyoda City, Tokyo 100-8111, Japan', '1-1 Chiyoda, Chiyoda City', '', '', 'Tokyo', '100-8111'),
    whole('1-3-20 Nakanoshima, Kita-ku, Osaka-shi, Osaka 530-8201', '1-3-20 Nakanoshima, Kita-ku, Osaka-shi', '', '', 'Osaka', '530-8201'),
  ],
  KR: [
    whole('서울특별시 중구 세종대로 110 (우) 04524', '세종대로 110', '', '중구', '서울특별시', '04524'),
    whole('(03045) 서울 종로구 사직로 161', '사직로 161', '', '종로구', '서울특별시', '03045'),
    whole('경기도 수원시 팔달구 정조로 825 16491', '정조로 825', '팔달구', '수원시', '경기도', '16491'),
    whole('대한민국 부산광역시 연제구 중앙대로 1001', '중앙대로 1001', '', '연제구', '부산광역시', ''),
    whole('137 Seobinggo-ro, Yongsan-gu, Seoul 04383, Republic of Korea', '137 Seobinggo-ro', '', 'Yongsan-gu', 'Seoul', '04383'),
  ],
  CN: [
    whole('北京市东城区景山前街4号 邮编：100009', '景山前街4号', '', '东城区', '北京市', '100009'),
    whole('310013 浙江省杭州市西湖区孤山路25号', '孤山路25号', '西湖区', '杭州市', '浙江省', '310013'),
    whole('中国上海市黄浦区人民大道201号\n200003', '人民大道201号', '', '黄浦区', '上海市', '200003'),
    whole('4 Jingshan Front St, Dongcheng, Beijing, China, 100009', '4 Jingshan Front St', '', 'Dongcheng', 'Beijing Shi', '100009'),
    whole('25 Gushan Road, Xihu District, Hangzhou, Zhejiang, 310013', '25 Gushan Road', 'Xihu District', 'Hangzhou', 'Zhejiang Sheng', '310013'),
  ],
  TW: [
    whole('110台北市信義區市府路1號', '市府路1號', '', '信義區', '台北市', '110'),
    whole('111 臺北市士林區至善路二段221號', '至善路二段221號', '', '士林區', '台北市', '111'),
    whole('No. 1, Shifu Rd., Xinyi Dist., Taipei City 110, Taiwan', 'No. 1, Shifu Rd.', '', 'Xinyi Dist.', 'Taipei City', '110'),
  ],
  HK: [
    whole('10 Salisbury Road, Tsim Sha Tsui, Kowloon, Hong Kong', '10 Salisbury Road', '', 'Tsim Sha Tsui', 'Kowloon', ''),
    whole('香港九龍尖沙咀梳士巴利道10號', '尖沙咀梳士巴利道10號', '', '', '九龍', ''),
    whole('1 Man Lam Road, Sha Tin, New Territories', '1 Man Lam Road', '', 'Sha Tin', 'New Territories', ''),
  ],
  SG: [
    whole("1 St Andrew's Road, Singapore 178957", "1 St Andrew's Road", '', '', '', '178957'),
    whole('1 Cluny Road\nSingapore 259569\nSingapore', '1 Cluny Road', '', '', '', '259569'),
  ],
  IN: [
    whole('Janpath 12, New Delhi 110001', 'Janpath 12', '', 'New Delhi', '', '110001'),
    whole('Janpath Road 11, New Delhi, Delhi 110011', 'Janpath Road 11', '', 'New Delhi', 'Delhi', '110011'),
    whole('159-161 Mahatma Gandhi Road, Fort, Mumbai, Maharashtra 400 023, India', '159-161 Mahatma Gandhi Road, Fort', '', 'Mumbai', 'Maharashtra', '400023'),
    whole('27 Jawaharlal Nehru Road\nKolkata - 700016\nWest Bengal', '27 Jawaharlal Nehru Road', '', 'Kolkata', 'West Bengal', '700016'),
    whole('Dr. Ambedkar Veedhi, Bengaluru, Karnataka, PIN 560001', 'Dr. Ambedkar Veedhi', '', 'Bengaluru', 'Karnataka', '560001'),
  ],
  TR: [
    whole('Ayasofya Meydanı No:1, 34122 Fatih/İstanbul, Türkiye', 'Ayasofya Meydanı No:1', '', 'Fatih', 'İstanbul', '34122'),
    whole('Gözcü Sokak No:2\n06240 Ulus / Ankara', 'Gözcü Sokak No:2', '', 'Ulus', 'Ankara', '06240'),
    whole('Cumhuriyet Bulvarı 1, Konak, İzmir 35250, Turkey', 'Cumhuriyet Bulvarı 1', '', 'Konak', 'İzmir', '35250'),
  ],
  ZA: [
    whole('Gallery 1, 5 Dock Road, Foreshore, Cape Town, 8001', '5 Dock Road', 'Foreshore', 'Cape Town', '', '8001'),
    whole('149 Rivonia Road\nSandton\nJohannesburg\n2196\nSouth Africa', '149 Rivonia Road', 'Sandton', 'Johannesburg', '', '2196'),
  ],
  AE: [
    whole('1 Sheikh Mohammed bin Rashid Blvd, Downtown Dubai, Dubai, United Arab Emirates', '1 Sheikh Mohammed bin Rashid Blvd', 'Downtown Dubai', '', 'Dubai', ''),
    whole('Jacques Chirac Street, Saadiyat, Abu Dhabi, UAE', 'Jacques Chirac Street, Saadiyat', '', '', 'Abu Dhabi', ''),
  ],
  IL: [
    whole('11 Ruppin Blvd, Jerusalem 9171002, Israel', '11 Ruppin Blvd', '', 'Jerusalem', '', '9171002'),
    whole('שדרות שאול המלך 27, תל אביב 6133201', 'שדרות שאול המלך 27', '', 'תל אביב', '', '6133201'),
  ],
  MY: [whole('Jalan Damansara 1, 50566 Kuala Lumpur, Malaysia', 'Jalan Damansara 1', '', 'Kuala Lumpur', '', '50566')],
  TH: [
    whole('1 Na Phra That Road, Phra Nakhon, Bangkok 10200, Thailand', '1 Na Phra That Road', '', 'Phra Nakhon', 'Bangkok', '10200'),
  ],
  ID: [
    whole('Jl. Medan Merdeka Barat No.12\nJakarta\nDKI Jakarta 10110', 'Jl. Medan Merdeka Barat No.12', '', 'Jakarta', 'DKI Jakarta', '10110'),
  ],
  VN: [whole('1 Trang Tien, Hanoi 11000, Vietnam', '1 Trang Tien', '', 'Hanoi', '', '11000')],
  PK: [whole('Garden Avenue 4, Islamabad-44000, Pakistan', 'Garden Avenue 4', '', 'Islamabad', '', '44000')],
  SA: [whole('King Saud Road 7, Riyadh 11564', 'King Saud Road 7', '', 'Riyadh', '', '11564')],
};
