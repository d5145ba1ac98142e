/** One address in the pieces that its forms are built of. */
export interface SameAddress {
  readonly iso2: string;
  /** Of a person who lives there. */
  readonly name: string;
  /** The street line, and the same with a flat or floor. */
  readonly street: string;
  readonly streetWithUnit: string;
  /** All lines as they are printed; `*` stands for the street line. */
  readonly lines: readonly string[];
  /** The country as its own people call it. */
  readonly country: string;
}

/** An address of each of 40 countries: country, name, street line, with a unit, lines, name of the country. */
const table = `
DE|Sabine Krüger|Torstraße 140|Torstraße 140, 2. OG|*;10119 Berlin|Deutschland
AT|Eva Huber|Wiedner Hauptstraße 23|Wiedner Hauptstraße 23, Top 7|*;1040 Wien|Österreich
CH|Hans Meier|Bahnhofstrasse 21|Bahnhofstrasse 21, 3. Stock|*;8001 Zürich|Schweiz
NL|Sanne Bakker|Coolsingel 40|Coolsingel 40, app. 12|*;3011 AD Rotterdam|Nederland
BE|An Peeters|Veldstraat 82|Veldstraat 82 bus 3|*;9000 Gent|België
LU|Sophie Weber|29, avenue de la Gare|29, avenue de la Gare, appartement 4|*;L-1611 Luxembourg|Luxembourg
FR|Paul Durand|25 avenue Jean Jaurès|25 avenue Jean Jaurès, appartement 12|*;69007 Lyon|France
GB|Olivia Bennett|14 High Street|Flat 2, 14 High Street|*;Oxford;OX1 4DA|United Kingdom
IE|Aoife Byrne|14 Merrion Square|Apartment 5, 14 Merrion Square|*;Dublin 2;D02 XY45|Ireland
ES|Carmen Ruiz|Calle Sierpes 34|Calle Sierpes 34, 3º B|*;41004 Sevilla|España
IT|Lucia Bianchi|Via Dante 7|Via Dante 7, int. 4|*;20121 Milano MI|Italia
PT|Ana Sousa|Avenida da Boavista 1277|Avenida da Boavista 1277, 3.º Dto.|*;4100-130 Porto|Portugal
PL|Jan Kowalski|ul. Piotrkowska 104|ul. Piotrkowska 104 m. 2|*;90-926 Łódź|Polska
CZ|Petr Novák|Masarykova 12|Masarykova 12, byt 4|*;602 00 Brno|Česká republika
SK|Zuzana Horváthová|Obchodná 25|Obchodná 25, byt 7|*;811 06 Bratislava|Slovensko
HU|Kiss Péter|Andrássy út 60.|Andrássy út 60. 2. em. 5.|Budapest;*;1062|Magyarország
SE|Anna Lindqvist|Drottninggatan 45|Drottninggatan 45 lgh 1102|*;111 21 Stockholm|Sverige
DK|Mette Sørensen|Nørregade 7|Nørregade 7, 2. tv.|*;1165 København K|Danmark
NO|Ola Hansen|Karl Johans gate 33|Karl Johans gate 33, H0203|*;0162 Oslo|Norge
FI|Matti Virtanen|Hämeenkatu 14|Hämeenkatu 14, as. 9|*;33100 Tampere|Suomi
GR|Μαρία Παπαδοπούλου|Ερμού 56|Ερμού 56, 3ος όροφος|*;105 63 Αθήνα|Ελλάδα
RO|Ion Popescu|Strada Republicii 5|Strada Republicii 5, ap. 4|*;400015 Cluj-Napoca|România
BG|Иван Петров|бул. Витоша 15|бул. Витоша 15, ап. 12|*;1000 София|България
HR|Ivana Marić|Ilica 45|Ilica 45, stan 3|*;10000 Zagreb|Hrvatska
SI|Maja Novak|Slovenska cesta 34|Slovenska cesta 34, stanovanje 2|*;1000 Ljubljana|Slovenija
LT|Jonas Petrauskas|Laisvės al. 53|Laisvės al. 53, butas 12|*;LT-44309 Kaunas|Lietuva
LV|Ilze Ozola|Brīvības iela 55|Brīvības iela 55, dz. 8|*;Rīga, LV-1010|Latvija
EE|Mari Tamm|Pikk tn 23|Pikk tn 23, krt 5|*;10133 Tallinn|Eesti
IS|Jón Einarsson|Laugavegur 26|Laugavegur 26, íbúð 201|*;101 Reykjavík|Ísland
TR|Ayşe Yılmaz|Atatürk Bulvarı No: 45|Atatürk Bulvarı No: 45 Daire 5|*;06420 Çankaya/Ankara|Türkiye
US|Marcus Reed|742 N State St|742 N State St, Apt 2B|*;Chicago, IL 60654|USA
CA|Emily Tremblay|290 Bremner Blvd|290 Bremner Blvd, Unit 1203|*;Toronto, ON M5V 3L9|Canada
MX|Jorge Medina|Avenida Constitución 300|Avenida Constitución 300, Int. 7|*;64000 Monterrey, Nuevo León|México
BR|Maria da Silva|Rua Augusta, 1508|Rua Augusta, 1508, apto 42|*;São Paulo - SP;01304-001|Brasil
AU|Liam Connor|120 Pitt Street|Unit 4, 120 Pitt Street|*;Sydney NSW 2000|Australia
NZ|Hana Tamihana|12 Cuba Street|Flat 3, 12 Cuba Street|*;Te Aro;Wellington 6011|New Zealand
ZA|Thandi Nkosi|25 Long Street|Flat 8, 25 Long Street|*;Cape Town;8001|South Africa
IN|Priya Sharma|12 Marine Drive|Flat 302, 12 Marine Drive|*;Mumbai 400020;Maharashtra|India
SG|Tan Wei Ming|391 Orchard Road|391 Orchard Road #12-01|*;Singapore 238873|Singapore
MY|Nurul Aisyah|25, Jalan Burma|Unit 3-2, 25, Jalan Burma|*;10050 George Town;Pulau Pinang|Malaysia`;

/** The addresses of the table. */
export const sameAddresses: readonly SameAddress[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [iso2 = '', name = '', street = '', streetWithUnit = '', lines = '', country = ''] = row.split('|');
    return { iso2, name, street, streetWithUnit, lines: lines.split(';'), country };
  });
