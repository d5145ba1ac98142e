import type { CorpusRow } from './corpus-row.ts';

/** Pasted texts after the examples that postal services print: villages, boxes, estates, digital addresses, regions. */
// biome-ignore format: a row is a line
export const asPrinted: readonly CorpusRow[] = [
  // A name that is a country's, too.
  ['US', 'Jordan\n1420 Maple Avenue Apt 3\nEvanston, IL 60201', { line: '1420 Maple Avenue', unit: 'Apt 3', postcode: '60201', locality: 'Evanston', region: 'IL' }],
  ['GB', 'Georgia\n14 Chapel Lane\nTHIRSK\nYO7 1AB', { line: '14 Chapel Lane', postcode: 'YO7 1AB', locality: 'THIRSK' }],
  ['ES', 'Gana\nCalle de Alcalá 48, 2º B\n28014 Madrid', { line: 'Calle de Alcalá 48', unit: '2º B', postcode: '28014', locality: 'Madrid', region: ['', 'Madrid'] }],
  ['FR', 'Israël\n12 rue des Lilas\n69003 LYON', { line: '12 rue des Lilas', postcode: '69003', locality: 'LYON' }],
  ['MX', 'Guadalupe\nAv. Universidad 1200, Int. 4\nCol. Xoco\n03330 Benito Juárez, CDMX', { line: 'Av. Universidad 1200', unit: 'Int. 4', district: ['Xoco', 'Col. Xoco'], postcode: '03330', locality: 'Benito Juárez', region: ['CDMX', 'Ciudad de México'] }],
  ['NL', 'Jordan\nKerkstraat 5\n1017 GA Amsterdam', { line: 'Kerkstraat 5', postcode: '1017 GA', locality: 'Amsterdam' }],
  ['AU', 'Jordan\n12 Pitt Street\nSydney NSW 2000', { line: '12 Pitt Street', postcode: '2000', locality: 'Sydney', region: 'NSW' }],
  ['GB', 'Jersey\n4 King Street\nLondon\nSW1Y 6QU', { line: '4 King Street', postcode: 'SW1Y 6QU', locality: 'London' }],
  // A town of a country's name, and countries in front of their address.
  ['US', 'Lebanon\n12 Main St\nLebanon, PA 17042', { line: '12 Main St', postcode: '17042', locality: 'Lebanon', region: 'PA' }],
  ['US', '89-00 165th St, Jamaica, NY 11432', { line: '89-00 165th St', postcode: '11432', locality: 'Jamaica', region: 'NY' }],
  ['US', '4 Elm St, Norway, ME 04268', { line: '4 Elm St', postcode: '04268', locality: 'Norway', region: 'ME' }],
  ['BR', 'Rua A, 12, Colômbia - SP, 14795-000', { line: 'Rua A, 12', postcode: '14795-000', locality: 'Colômbia', region: 'SP' }],
  ['NL', 'Germany\nHauptstr. 5\n10119 Berlin', { country: 'DE', line: 'Hauptstr. 5', postcode: '10119', locality: 'Berlin' }],
  ['NL', 'France\n12 rue des Lilas\n69003 LYON', { country: 'FR', line: '12 rue des Lilas', postcode: '69003', locality: 'LYON' }],
  ['AT', 'Schweiz\nBahnhofstrasse 1\n8001 Zürich', 'declined'],
  ['DE', 'Россия, 125009, г. Москва, ул. Тверская, д. 13', { country: 'RU', line: 'ул. Тверская, д. 13', postcode: '125009', locality: ['г. Москва', 'Москва'], region: 'Москва' }],
  // Denmark: a village on a line of its own between the street and the postcode.
  ['DK', 'Nørregade 5, Strib, 5500 Middelfart', { line: 'Nørregade 5', postcode: '5500', locality: 'Middelfart' }],
  ['DK', 'Inger Holm\nBækvej 12\nTved\n5700 Svendborg', { line: 'Bækvej 12', postcode: '5700', locality: 'Svendborg' }],
  ['DK', 'Kirkestræde 3B, 1. mf.\nGl. Rye\n8680 Ry\nDanmark', { country: 'DK', line: 'Kirkestræde 3B', unit: '1. mf.', postcode: '8680', locality: 'Ry' }],
  ['DK', 'Skovbo Tømrer ApS, Havnegade 21, kl., 4600 Køge', { line: 'Havnegade 21', unit: 'kl.', postcode: '4600', locality: 'Køge' }],
  ['DK', 'Postboks 117, DK-9000 Aalborg', { line: 'Postboks 117', postcode: '9000', locality: 'Aalborg' }],
  // Chile: the rest of the address behind the number, the postcode in front of the commune.
  ['CL', 'Señora Ana Pizarro\nAvenida Matta 1084, Depto. 505, Piso 5\n8320000 SANTIAGO\nREGION METROPOLITANA\nCHILE', { country: 'CL', line: 'Avenida Matta 1084', unit: 'Depto. 505, Piso 5', postcode: '8320000', locality: 'SANTIAGO', region: ['Región Metropolitana', 'Metropolitana de Santiago'] }],
  ['CL', 'Moneda 1155, 8340648 Santiago, Región Metropolitana, Chile', { country: 'CL', line: 'Moneda 1155', postcode: '8340648', locality: 'Santiago', region: ['Región Metropolitana', 'Metropolitana de Santiago'] }],
  ['CL', 'Pasaje Los Aromos 0245, Villa El Bosque, Temuco, Región de la Araucanía', [{ line: 'Pasaje Los Aromos 0245', either: 'Villa El Bosque', locality: 'Temuco', region: ['Araucanía', 'Región de la Araucanía'] }, { line: 'Pasaje Los Aromos 0245', loose: 'Villa El Bosque', locality: 'Temuco', region: ['Araucanía', 'Región de la Araucanía'] }]],
  ['CL', 'Calle Arturo Prat 350 of. 12\n4030000 Concepción\nVIII Región del Biobío', [{ line: 'Calle Arturo Prat 350', unit: 'of. 12', postcode: '4030000', locality: 'Concepción', region: 'Biobío', loose: 'VIII' }, { line: 'Calle Arturo Prat 350', unit: 'of. 12', postcode: '4030000', locality: 'Concepción', region: ['VIII Región del Biobío', 'Biobío'] }]],
  ['CL', 'Casilla 220, 5090000 Valdivia, Los Ríos', { line: 'Casilla 220', postcode: '5090000', locality: 'Valdivia', region: 'Los Ríos' }],
  // Hong Kong: flat, floor, block, estate, street, district; no postcode.
  ['HK', 'Mr Lau Ka Ho\nFlat 25, 12/F, Acacia Building\n150 Kennedy Road\nWan Chai\nHong Kong', [{ line: '150 Kennedy Road', either: 'Flat 25, 12/F, Acacia Building', locality: 'Wan Chai' }, { line: '150 Kennedy Road', either: 'Flat 25, 12/F, Acacia Building', locality: 'Wan Chai', region: 'Hong Kong Island' }]],
  ['HK', 'Rm 1804, 18/F, Block B, Sunshine City, 18 On Luk Street, Ma On Shan, N.T.', { line: '18 On Luk Street', either: 'Rm 1804, 18/F, Block B, Sunshine City', locality: 'Ma On Shan', region: ['New Territories'] }],
  ['HK', 'Unit 5, 3/F, 8 Yuen Shun Circuit, Sha Tin, New Territories, Hong Kong', { country: 'HK', line: '8 Yuen Shun Circuit', unit: 'Unit 5, 3/F', locality: 'Sha Tin', region: 'New Territories' }],
  ['GB', 'Shop 2, G/F, 77 Fa Yuen Street, Mong Kok, Kowloon, Hong Kong', { country: 'HK', line: '77 Fa Yuen Street', unit: 'Shop 2, G/F', locality: 'Mong Kok', region: 'Kowloon' }],
  ['HK', '九龍觀塘觀塘道418號創紀之城五期12樓1203室', [{ line: '觀塘道418號', either: '創紀之城五期12樓1203室', locality: '觀塘', region: '九龍' }, { line: '觀塘觀塘道418號', either: '創紀之城五期12樓1203室', region: '九龍' }]],
  // Russia: cities that are a region of their own, and an oblast of another name.
  ['RU', 'Кузнецова Анна\nул. Арбат, д. 24, кв. 8\nг. Москва\n119002', { line: 'ул. Арбат, д. 24', unit: 'кв. 8', postcode: '119002', locality: ['Москва', 'г. Москва'], region: ['', 'Москва'] }],
  ['RU', '191025, Санкт-Петербург, Невский проспект, дом 100, корп. 2, кв. 14', { line: 'Невский проспект, дом 100', either: 'корп. 2, кв. 14', postcode: '191025', locality: 'Санкт-Петербург', region: ['', 'Санкт-Петербург'] }],
  ['RU', 'Петров Олег\nул. Садовая, д. 7\nг. Химки\nМосковская область\n141400', { line: 'ул. Садовая, д. 7', postcode: '141400', locality: ['Химки', 'г. Химки'], region: 'Московская область' }],
  ['DE', 'ul. Tverskaya 12, kv. 30, Moskva 125009, Russia', { country: 'RU', line: 'ul. Tverskaya 12', unit: 'kv. 30', postcode: '125009', locality: 'Moskva', region: ['', 'Moskva', 'Moscow'] }],
  // Jordan and Ghana: boxes, and the address of a square.
  ['JO', 'Mr Omar Haddad\nP.O. Box 1408\nAMMAN 11118\nJORDAN', { country: 'JO', line: 'P.O. Box 1408', postcode: '11118', locality: 'AMMAN' }],
  ['JO', '23 Queen Rania Street, Amman 11941, Jordan', { country: 'JO', line: '23 Queen Rania Street', postcode: '11941', locality: 'Amman' }],
  ['JO', 'Jordan Haddad\n7 Wasfi Al-Tal Street\nIrbid 21110', { line: '7 Wasfi Al-Tal Street', postcode: '21110', locality: 'Irbid' }],
  ['GH', 'Mr Kofi Asante\nP.O. Box M 19\nACCRA\nGHANA', { country: 'GH', line: 'P.O. Box M 19', locality: 'ACCRA' }],
  ['GH', '15 Ring Road East, Osu, Accra, Ghana', [{ country: 'GH', line: '15 Ring Road East', loose: 'Osu', locality: 'Accra' }, { country: 'GH', line: '15 Ring Road East', locality: 'Osu, Accra' }]],
  // Argentina, Colombia, Peru.
  ['AR', 'Sr. Martín Sosa\nPiedras 623, Piso 2, Depto. 4\nC1070AAM CIUDAD AUTÓNOMA DE BUENOS AIRES', [{ line: 'Piedras 623', unit: 'Piso 2, Depto. 4', postcode: 'C1070AAM', locality: 'CIUDAD AUTÓNOMA DE BUENOS AIRES' }, { line: 'Piedras 623', unit: 'Piso 2, Depto. 4', postcode: 'C1070AAM', locality: 'BUENOS AIRES', region: ['CABA', 'Ciudad Autónoma de Buenos Aires'] }, { line: 'Piedras 623', unit: 'Piso 2, Depto. 4', postcode: 'C1070AAM', region: ['Ciudad Autónoma de Buenos Aires'] }]],
  ['AR', 'Belgrano 1450, B1708JPL Morón, Provincia de Buenos Aires, Argentina', { country: 'AR', line: 'Belgrano 1450', postcode: 'B1708JPL', locality: 'Morón', region: ['Buenos Aires', 'Provincia de Buenos Aires'] }],
  ['CO', 'Calle 26 # 68C-61 Oficina 904\nBogotá, D.C.\n111071', { line: 'Calle 26 # 68C-61', unit: 'Oficina 904', postcode: '111071', locality: ['Bogotá', 'Bogotá, D.C.', ''], region: ['', 'D.C.', 'Bogotá, D.C.', 'Bogotá', 'Distrito Capital'] }],
  ['PE', 'Av. Larco 743, Dpto. 602, Miraflores\nLIMA 15074\nPERÚ', [{ country: 'PE', line: 'Av. Larco 743', unit: 'Dpto. 602', loose: 'Miraflores', postcode: '15074', locality: 'LIMA' }, { country: 'PE', line: 'Av. Larco 743', unit: 'Dpto. 602', loose: 'LIMA', postcode: '15074', locality: 'Miraflores' }]],
  // Malaysia, the Philippines, India, Thailand.
  ['MY', 'Puan Aminah binti Yusof\nNo. 27, Jalan Mawar 3\nTaman Sri Indah\n43000 KAJANG\nSELANGOR\nMALAYSIA', { country: 'MY', line: ['27, Jalan Mawar 3', 'No. 27, Jalan Mawar 3'], either: 'Taman Sri Indah', postcode: '43000', locality: 'KAJANG', region: 'Selangor' }],
  ['MY', 'B-12-3, Menara Damai, Jalan Ampang, 50450 Kuala Lumpur', { line: 'Jalan Ampang', either: 'B-12-3, Menara Damai', postcode: '50450', locality: 'Kuala Lumpur', region: ['', 'Kuala Lumpur'] }],
  ['PH', 'Ms. Liza Santos\n45 Mabini Street, Barangay San Roque\nMarikina City\n1801 Metro Manila\nPhilippines', { country: 'PH', line: '45 Mabini Street', either: 'Barangay San Roque', postcode: '1801', locality: 'Marikina City', region: ['Metro Manila'] }],
  ['IN', 'Shri R. Venkatesan\nFlat 4B, Lakshmi Apartments\n12, 2nd Cross Street, Adyar\nCHENNAI 600020\nTAMIL NADU', { line: '12, 2nd Cross Street', either: 'Flat 4B, Lakshmi Apartments, Adyar', postcode: '600020', locality: 'CHENNAI', region: 'Tamil Nadu' }],
  ['IN', 'H.No. 8-2-120, Road No. 2, Banjara Hills, Hyderabad - 500034, Telangana, India', { country: 'IN', line: ['H.No. 8-2-120, Road No. 2', 'Road No. 2'], either: 'H.No. 8-2-120, Banjara Hills', postcode: '500034', locality: 'Hyderabad', region: 'Telangana' }],
  ['TH', '88/9 Soi Sukhumvit 24, Khlong Tan, Khlong Toei, Bangkok 10110, Thailand', [{ country: 'TH', line: '88/9 Soi Sukhumvit 24', either: 'Khlong Tan', locality: ['Khlong Toei'], region: ['Bangkok'], postcode: '10110' }, { country: 'TH', line: '88/9 Soi Sukhumvit 24', either: 'Khlong Tan, Khlong Toei', locality: ['Bangkok'], region: ['', 'Bangkok'], postcode: '10110' }]],
  // South Africa, Kenya.
  ['ZA', 'Ms N. Dlamini\n48 Protea Road\nClaremont\nCAPE TOWN\n7708\nSOUTH AFRICA', { country: 'ZA', line: '48 Protea Road', district: 'Claremont', postcode: '7708', locality: 'CAPE TOWN' }],
  ['ZA', 'Private Bag X14, Hatfield, Pretoria, 0028', { line: 'Private Bag X14', district: 'Hatfield', postcode: '0028', locality: 'Pretoria' }],
  ['KE', 'Wanjiku Mwangi\nP.O. Box 30197 - 00100\nNAIROBI\nKenya', { country: 'KE', line: 'P.O. Box 30197', postcode: '00100', locality: 'NAIROBI' }],
  ['KE', 'P.O. Box 84567-80100, Mombasa', { line: 'P.O. Box 84567', postcode: '80100', locality: 'Mombasa' }],
  // Turkey, Greece, Hungary, Austria, Norway.
  ['TR', 'Sayın Ayşe Demir\nAtatürk Mah. Gül Sok. No: 8 Daire: 5\n34758 ATAŞEHİR/İSTANBUL', { line: ['Atatürk Mah. Gül Sok. No: 8', 'Gül Sok. No: 8', 'Atatürk Mah. Gül Sok. 8', 'Gül Sok. 8'], either: 'Atatürk Mah., Daire: 5', postcode: '34758', locality: 'ATAŞEHİR', region: 'İstanbul' }],
  ['TR', 'Cumhuriyet Caddesi No:45 Kat:3, 35210 Konak / İzmir, Türkiye', { country: 'TR', line: ['Cumhuriyet Caddesi No:45', 'Cumhuriyet Caddesi 45'], unit: 'Kat:3', postcode: '35210', locality: 'Konak', region: 'İzmir' }],
  ['GR', 'κ. Νίκος Παππάς\nΠατησίων 76\n104 34 ΑΘΗΝΑ', { line: 'Πατησίων 76', postcode: '104 34', locality: 'ΑΘΗΝΑ' }],
  ['GR', 'Leoforos Kifisias 44, 151 25 Marousi, Greece', { country: 'GR', line: 'Leoforos Kifisias 44', postcode: '151 25', locality: 'Marousi' }],
  ['HU', 'Nagy Eszter\nBudapest\nHonvéd utca 13-15. 2. em. 6.\n1055', { line: ['Honvéd utca 13-15.'], unit: '2. em. 6.', postcode: '1055', locality: 'Budapest' }],
  ['HU', '6720 Szeged, Kárász u. 9. fszt. 2.', { line: 'Kárász u. 9.', unit: 'fszt. 2.', postcode: '6720', locality: 'Szeged' }],
  ['AT', 'Frau Maria Steiner\nLerchenfelder Straße 37/2/14\n1070 Wien\nÖsterreich', [{ country: 'AT', line: 'Lerchenfelder Straße 37/2/14', postcode: '1070', locality: 'Wien' }, { country: 'AT', line: 'Lerchenfelder Straße 37', unit: '2/14', postcode: '1070', locality: 'Wien' }]],
  ['NO', 'Kari Lien\nc/o Berg\nStorgata 5B, H0302\n9008 TROMSØ', { line: 'Storgata 5B', unit: 'H0302', postcode: '9008', locality: 'TROMSØ' }],
  // Brazil, the Emirates, Saudi Arabia, Georgia.
  ['BR', 'Sr. Paulo Almeida\nRua Augusta, 1500 - Apto 72\nConsolação\nSão Paulo - SP\n01304-001', { line: 'Rua Augusta, 1500', unit: 'Apto 72', district: 'Consolação', postcode: '01304-001', locality: 'São Paulo', region: 'SP' }],
  ['BR', 'SQN 210 Bloco C Apto 304, Asa Norte, Brasília - DF, 70862-030', { line: ['SQN 210', 'SQN 210 Bloco C Apto 304', 'SQN 210 Bloco C'], either: 'Bloco C Apto 304', district: 'Asa Norte', postcode: '70862-030', locality: 'Brasília', region: 'DF' }],
  ['AE', 'Al Noor Trading LLC\nP.O. Box 3470\nDubai\nU.A.E.', { country: 'AE', line: 'P.O. Box 3470', region: 'Dubai' }],
  ['SA', '8228 Imam Saud Road, Al Olaya, Riyadh 12643, Saudi Arabia', { country: 'SA', line: '8228 Imam Saud Road', loose: 'Al Olaya', postcode: '12643', locality: 'Riyadh' }],
  ['GE', 'Nino Beridze\n12 Rustaveli Avenue, apt. 5\n0108 Tbilisi\nGeorgia', { country: 'GE', line: '12 Rustaveli Avenue', unit: 'apt. 5', postcode: '0108', locality: 'Tbilisi' }],
  ['GE', 'Georgia\n12 Rustaveli Avenue\n0108 Tbilisi', { line: '12 Rustaveli Avenue', postcode: '0108', locality: 'Tbilisi' }],
  // Ukraine, Nigeria, Australia.
  ['UA', 'Коваленко Олена\nвул. Хрещатик, буд. 22, кв. 5\nм. Київ\n01001', { line: 'вул. Хрещатик, буд. 22', unit: 'кв. 5', postcode: '01001', locality: ['м. Київ', 'Київ'], region: ['', 'Київ'] }],
  ['NG', 'Mrs Ngozi Eze\n12 Ahmadu Bello Way\nKADUNA 800283\nKaduna State\nNigeria', { country: 'NG', line: '12 Ahmadu Bello Way', postcode: '800283', locality: 'KADUNA', region: ['Kaduna', 'Kaduna State'] }],
  ['AU', 'Locked Bag 20, Parramatta NSW 2124', { line: 'Locked Bag 20', postcode: '2124', locality: 'Parramatta', region: 'NSW' }],
];
