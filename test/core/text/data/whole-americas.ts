import { type WholeAddresses, whole } from './whole.ts';

/** Addresses of museums, town halls and stations as they are written on the web: the Americas. */
// biome-ignore format: a row is a line
export const americas: WholeAddresses = {
  US: [
    whole('1600 Pennsylvania Avenue NW\nWashington, DC 20500', '1600 Pennsylvania Avenue NW', '', 'Washington', 'DC', '20500'),
    whole('1000 5th Ave, New York, NY 10028, USA', '1000 5th Ave', '', 'New York', 'NY', '10028'),
    whole('Union Station, 800 N Alameda St, Los Angeles, California 90012', '800 N Alameda St', '', 'Los Angeles', 'CA', '90012'),
    whole('151 3rd St\nSan Francisco CA 94103-3107\nUnited States', '151 3rd St', '', 'San Francisco', 'CA', '94103-3107'),
    whole('111 S Michigan Ave, Chicago, il 60603', '111 S Michigan Ave', '', 'Chicago', 'IL', '60603'),
  ],
  CA: [
    whole('111 Wellington St, Ottawa, ON K1A 0A9', '111 Wellington St', '', 'Ottawa', 'ON', 'K1A 0A9'),
    whole('1380 rue Sherbrooke Ouest\nMontréal (Québec) H3G 1J5', '1380 rue Sherbrooke Ouest', '', 'Montréal', 'QC', 'H3G 1J5'),
    whole('317 Dundas St W, Toronto, Ontario, M5T 1G4, Canada', '317 Dundas St W', '', 'Toronto', 'ON', 'M5T 1G4'),
    whole('453 W 12th Ave, Vancouver BC  v5y1v4', '453 W 12th Ave', '', 'Vancouver', 'BC', 'V5Y 1V4'),
    whole('Château Frontenac, 1 Rue des Carrières, Québec, QC G1R 4P5', '1 Rue des Carrières', '', 'Québec', 'QC', 'G1R 4P5'),
  ],
  PR: [whole('151 Calle San Francisco, San Juan, PR 00901', '151 Calle San Francisco', '', 'San Juan', '', '00901')],
  BR: [
    whole('Av. Paulista, 1578 - Bela Vista, São Paulo - SP, 01310-200, Brasil', 'Av. Paulista, 1578', 'Bela Vista', 'São Paulo', 'SP', '01310-200'),
    whole('Praça da Sé, s/n - Sé, São Paulo - SP, 01001-000', 'Praça da Sé, s/n', 'Sé', 'São Paulo', 'SP', '01001-000'),
    whole('Praça Mauá, 1\nCentro\nRio de Janeiro/RJ\nCEP 20081-240', 'Praça Mauá, 1', 'Centro', 'Rio de Janeiro', 'RJ', '20081-240'),
    whole('Rua XV de Novembro, 971, Curitiba, Paraná 80060000', 'Rua XV de Novembro, 971', '', 'Curitiba', 'PR', '80060-000'),
  ],
  MX: [
    whole('Av. Hidalgo 45, 06300 Ciudad de México', 'Av. Hidalgo 45', '', 'Ciudad de México', '', '06300'),
    whole('Av. Juárez s/n, Centro Histórico, 06050 Ciudad de México, CDMX', 'Av. Juárez s/n', 'Centro Histórico', 'Ciudad de México', 'CDMX', '06050'),
    whole('Calz. de la Reforma 60, Centro, C.P. 44100 Guadalajara, Jalisco, México', 'Calz. de la Reforma 60', 'Centro', 'Guadalajara', 'Jal.', '44100'),
    whole('4 Oriente 416\n72000 Puebla, Pue.', '4 Oriente 416', '', 'Puebla', 'Pue.', '72000'),
  ],
  AR: [
    whole('San Martín 251, T4000 San Miguel de Tucumán', 'San Martín 251', '', 'San Miguel de Tucumán', '', 'T4000'),
    whole('Av. de Mayo 525, C1084AAA Buenos Aires, Argentina', 'Av. de Mayo 525', '', 'Buenos Aires', '', 'C1084AAA'),
    whole('Paseo del Bosque s/n\nB1900 La Plata\nBuenos Aires', 'Paseo del Bosque s/n', '', 'La Plata', 'Buenos Aires', 'B1900'),
    whole('9 de Julio 500, 5500 Mendoza', '9 de Julio 500', '', 'Mendoza', '', '5500'),
  ],
  CL: [whole('Plaza de Armas 444\n8320000 Santiago\nChile', 'Plaza de Armas 444', '', 'Santiago', '', '8320000')],
};
