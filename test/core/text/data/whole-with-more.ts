import { type WholeAddresses, whole } from './whole.ts';

/** Whole addresses with more around them: words for the postcode, names of the country, other signs between the parts. */
// biome-ignore format: a row is a line
export const withMoreAround: WholeAddresses = {
  AL: [whole('Rruga e Durrësit 45\n1001\nTiranë', 'Rruga e Durrësit 45', '', 'Tiranë', '', '1001')],
  MU: [whole('15 Royal Road, Port Louis 11328', '15 Royal Road', '', 'Port Louis', '', '11328')],
  BR: [
    whole('Rua Augusta - lado par, 100 - Centro, São Paulo - SP, 01310-200', 'Rua Augusta, lado par, 100', 'Centro', 'São Paulo', 'SP', '01310-200'),
    whole('Praça da Sé, sn, Sé, São Paulo - SP, 01001-000', 'Praça da Sé, sn', 'Sé', 'São Paulo', 'SP', '01001-000'),
  ],
  MX: [
    whole('Av. Hidalgo 45, 06300 Ciudad de México, Piso 3', 'Av. Hidalgo 45', '', 'Ciudad de México', '', '06300'),
    whole('Av. Hidalgo 45, C P 06300 Ciudad de México', 'Av. Hidalgo 45', '', 'Ciudad de México', '', '06300'),
    whole('Av. Hidalgo 45, CP: 06300 Ciudad de México', 'Av. Hidalgo 45', '', 'Ciudad de México', '', '06300'),
    whole('Av. Hidalgo 45, C. P. 06300, Ciudad de México', 'Av. Hidalgo 45', '', 'Ciudad de México', '', '06300'),
    whole('Av. Hidalgo 45, Centro, C.P.06300, Ciudad de México', 'Av. Hidalgo 45', 'Centro', 'Ciudad de México', '', '06300'),
  ],
  IN: [
    whole('5 MG Road, Bengaluru, Karnataka, PINcode 560001', '5 MG Road', '', 'Bengaluru', 'Karnataka', '560001'),
    whole('5 MG Road, Bengaluru PIN: 560001, Karnataka', '5 MG Road', '', 'Bengaluru', 'Karnataka', '560001'),
  ],
  US: [
    whole('350 Fifth Avenue, New York 10118', '350 Fifth Avenue', '', 'New York', '', '10118'),
    whole('1600 Pennsylvania Avenue NW Washington DC 20500', '1600 Pennsylvania Avenue NW', '', 'Washington', 'DC', '20500'),
    whole('13551 Fort Road, Fort Washington 20744', '13551 Fort Road', '', 'Fort Washington', '', '20744'),
    whole('1900 Kanawha Blvd E, Charleston West Virginia 25305', '1900 Kanawha Blvd E', '', 'Charleston', 'WV', '25305'),
    whole('1 Main St, USA, San Francisco, CA 94103', '1 Main St', '', 'San Francisco', 'CA', '94103'),
    whole('1 Main St, Suite B94103, San Francisco, CA', '1 Main St', '', 'San Francisco', 'CA', ''),
    whole('1 Main St, San Francisco, CA, US94103', '1 Main St', '', 'San Francisco', 'CA', '94103'),
    whole('1 Main St, San Francisco, CA, 94103-3107', '1 Main St', '', 'San Francisco', 'CA', '94103-3107'),
    whole('1 Main St, San Francisco, CA, ZIP 94103', '1 Main St', '', 'San Francisco', 'CA', '94103'),
    whole('1 Main St, San Francisco, CA 94103, Vereinigte Staaten', '1 Main St', '', 'San Francisco', 'CA', '94103'),
    whole('1 Main St, San Francisco, CA 94103, États-Unis', '1 Main St', '', 'San Francisco', 'CA', '94103'),
    whole('1 Main St, San Francisco, CA 94103, Estados Unidos', '1 Main St', '', 'San Francisco', 'CA', '94103'),
    whole('1 Main St, San Francisco, CA 94103, Verenigde Staten', '1 Main St', '', 'San Francisco', 'CA', '94103'),
    whole('1 Main St, San Francisco, CA 94103, U S A', '1 Main St', '', 'San Francisco', 'CA', '94103'),
    whole('1 Main St, San Francisco, CA 94103, United States of America', '1 Main St', '', 'San Francisco', 'CA', '94103'),
    whole('1 Main St, San Francisco, CA 94103 US', '1 Main St', '', 'San Francisco', 'CA', '94103'),
    whole('USA, 1 Main St, San Francisco, CA 94103', '1 Main St', '', 'San Francisco', 'CA', '94103'),
    whole(', 1 Main St, , San Francisco, CA 94103,', '1 Main St', '', 'San Francisco', 'CA', '94103'),
    whole(' 1 Main St , San Francisco , CA 94103 ', '1 Main St', '', 'San Francisco', 'CA', '94103'),
  ],
  ZA: [
    whole('25 Main Road, Durban, KwaZulu-Natal 4001', '25 Main Road', '', 'Durban', '', '4001'),
    whole('25 Main Road, Rustenburg, North West 2745', '25 Main Road', '', 'Rustenburg', '', '2745'),
    whole('25 Queen Victoria Street, Cape Town, Western Cape, 8001', '25 Queen Victoria Street', '', 'Cape Town', '', '8001'),
    whole('149 Rivonia Road, Sandton, Johannesburg, Postcode: 2196', '149 Rivonia Road', 'Sandton', 'Johannesburg', '', '2196'),
    whole('149 Rivonia Road, Sandton, Johannesburg, PC 2196', '149 Rivonia Road', 'Sandton', 'Johannesburg', '', '2196'),
    whole('149 Rivonia Road, Sandton, Johannesburg, P C 2196', '149 Rivonia Road', 'Sandton', 'Johannesburg', '', '2196'),
    whole('149 Rivonia Road, Sandton, Johannesburg: 2196', '149 Rivonia Road', 'Sandton', 'Johannesburg', '', '2196'),
  ],
  MO: [whole('Avenida de Almeida Ribeiro 163, Macao', 'Avenida de Almeida Ribeiro 163', '', '', '', '')],
  PH: [whole('5 Roxas Blvd, Quezon City 1100', '5 Roxas Blvd', '', 'Quezon City', '', '1100')],
  SG: [whole('1 Cluny Road, Republic of Singapore 259569', '1 Cluny Road', '', '', '', '259569')],
  GG: [whole('1 High St, St Peter Port Guernsey GY1 1AA', '1 High St', '', 'St Peter Port', '', 'GY1 1AA')],
  HK: [
    whole('8 Finance Street, Central, Hong Kong Island, Hong Kong SAR', '8 Finance Street', '', 'Central', 'Hong Kong Island', ''),
    whole('中国香港九龍尖沙咀梳士巴利道10号', '尖沙咀梳士巴利道10号', '', '', '九龍', ''),
    whole('中國香港九龍尖沙咀梳士巴利道10號', '尖沙咀梳士巴利道10號', '', '', '九龍', ''),
  ],
  TW: [
    whole('臺灣110台北市信義區市府路1號', '市府路1號', '', '信義區', '台北市', '110'),
    whole('中華民國台北市信義區市府路1號', '市府路1號', '', '信義區', '台北市', ''),
    whole('1 Shifu Rd., Xinyi Dist., Taipei City 110, Taiwan R.O.C.', '1 Shifu Rd.', '', 'Xinyi Dist.', 'Taipei City', '110'),
  ],
  CN: [
    whole('4 Jingshan Front St, Dongcheng, Beijing 100009, P.R. China', '4 Jingshan Front St', '', 'Dongcheng', 'Beijing Shi', '100009'),
    whole('中华人民共和国北京市东城区景山前街4号', '景山前街4号', '', '东城区', '北京市', ''),
    whole('浙江省杭州市孤山路', '孤山路', '', '杭州市', '浙江省', ''),
  ],
  KR: [
    whole('137 Seobinggo-ro, Yongsan-gu, Seoul 04383, Korea', '137 Seobinggo-ro', '', 'Yongsan-gu', 'Seoul', '04383'),
    whole('서울시 중구 세종대로 110', '세종대로 110', '', '중구', '서울특별시', ''),
    whole('서울특별시 중구 세종대로 110, 우 04524', '세종대로 110', '', '중구', '서울특별시', '04524'),
  ],
  SA: [whole('King Saud Road 7, Riyadh 11564 Saudi Arabia', 'King Saud Road 7', '', 'Riyadh', '', '11564')],
  AR: [whole('San Martín, 4000 Tucumán, Argentina', 'San Martín', '', 'Tucumán', '', '4000')],
  NZ: [
    whole('25 Queen Street, High Street, Wellington 6011', '25 Queen Street, High Street', '', 'Wellington', '', '6011'),
  ],
  JP: [
    whole('東京都千代田区千代田1-1 （〒100-8111）', '千代田区千代田1-1', '', '', '東京都', '100-8111'),
    whole('100ー8111 東京都千代田区千代田1-1', '千代田区千代田1-1', '', '', '東京都', '100-8111'),
    whole('100-8111,, 東京都千代田区千代田', '千代田区千代田', '', '', '東京都', '100-8111'),
    whole('  〒110-0007  \n  東京都台東区上野公園7-7  ', '台東区上野公園7-7', '', '', '東京都', '110-0007'),
  ],
  PR: [
    whole('151 Calle San Francisco, San Juan, PR, 00901, Puerto Rico', '151 Calle San Francisco', '', 'San Juan', '', '00901'),
  ],
  KY: [
    whole('1 Shedden Road, Grand Cayman KY1-1100', '1 Shedden Road', '', '', 'Grand Cayman', 'KY1-1100'),
    whole('1 Shedden Road, Grand Cayman 1-1100', '1 Shedden Road', '', '', 'Grand Cayman', 'KY1-1100'),
  ],
  AZ: [whole('Nizami 5, AZ1000 Baku', 'Nizami 5', '', 'Baku', '', '1000')],
  AD: [whole('Carrer Major 5, 500 Andorra la Vella', 'Carrer Major 5', '', 'Andorra la Vella', '', 'AD500')],
};
