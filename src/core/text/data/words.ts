/** Words that addresses are written with, by ISO 639-1 code. All folded: lower case, without accents and dots. */

/** The words of a language, with blanks between them. A hyphen in front marks an ending: `-straat`. */
export interface Words {
  /** The words that begin a street's name, beside those of `wordsBeforeNumber`. */
  readonly before?: string;
  /** The words that end it. */
  readonly behind?: string;
  /** The words that begin a name of several words: `Am Alten Markt`. */
  readonly lead?: string;
  /** Parts of a building that have a number or a letter behind them, and floors, which may have it in front. */
  readonly unit?: string;
  /** Parts of a building that say enough alone. */
  readonly alone?: string;
  /** Parts of a building with a number behind them; alone they are names and towns. */
  readonly counted?: string;
  /** Floors, behind their number or together with it: `2hoog`, `3. OG`. */
  readonly floor?: string;
  /** The floor at the street, and the sides of a floor behind it or behind its number: `st. th`, `2. tv`. */
  readonly ground?: string;
  readonly side?: string;
  /** Additions of a house number in words. */
  readonly addition?: string;
}

/** A word counts in the countries that speak its language, and all of them where the country is not known. */
export const words: Readonly<Record<string, Words>> = {
  en: {
    behind:
      'street st road rd avenue ave av lane ln drive dr drove boulevard blvd court ct place pl square sq terrace tce way ' +
      'close crescent cres highway hwy parkway pkwy circle cir hill mews parade pde grove gardens gdns row walk quay ' +
      'wharf esplanade trail turnpike embankment broadway strand freeway expressway loop run trace path alley crossing xing spur ' +
      'commons',
    unit:
      'ofc flat flats apt apts apartment unit units suite ste rm room shop bldg block blk office lot level lvl floor fl flr ' +
      'storey building entrance residence tower stn',
    alone: 'basement penthouse bsmt frnt lowr uppr rear',
    counted: 'factory warehouse',
  },
  fr: {
    before: 'r avenue boulevard bld blvd chemin ch quai allee allees impasse route rte cours passage square sentier',
    unit: 'appartement appt apt app bureau bte boite porte batiment bat bt escalier esc etage etg et entree residence immeuble imm lot',
    alone: 'rdc rez-de-chaussee gauche droite',
    floor: 'etage',
  },
  de: {
    lead: 'am an auf im in zum zur',
    behind:
      'strasse str platz allee gasse weg ring damm ufer markt -strasse -str -gasse -weg -platz -ring -damm -ufer -allee',
    unit: 'top whg wohnung zimmer stiege stg stock og etage eg dg tur hinterhaus vorderhaus apartment',
    alone: 'eg dg parterre hinterhaus vorderhaus erdgeschoss links rechts',
    counted: 'halle tor haus gebaude geb aufgang eingang we',
    floor: 'obergeschoss og stock etage',
  },
  nl: {
    behind:
      '-straat -straatweg -weg -laan -plein -gracht -kade -singel -dijk -steeg -hof -baan -markt straat weg laan plein',
    unit: 'bus bte app appartement apartament kamer verdieping verd etage unit',
    alone: 'bg links rechts achter voor',
    floor: 'hoog hg verdieping verd etage',
    addition: 'hs huis',
  },
  it: {
    before: 'piazzale strada contrada localita borgo lungomare',
    unit: 'int interno scala sc app appartamento pal palazzina piano',
  },
  es: {
    before: 'c/ avda avd pza paseo ronda camino carretera ctra travesia calzada calz boulevard blvd bv jiron jr',
    unit:
      'pta puerta esc escalera esca apto apt apartamento dpto depto departamento of oficina local int interior bloque bl blq izq izda dcha ofic parcela nave piso ' +
      'planta torre portal edificio edif nave',
    alone: 'bajo bajos pb pral principal entresuelo atico',
    floor: 'piso planta',
    side: 'dcha izq izda',
  },
  ca: {
    before: 'avinguda placa passeig rambla travessera',
    unit: 'porta escala pis',
    alone: 'baixos entresol',
  },
  pt: {
    before: 'r alameda estrada rodovia rod quinta beco',
    unit: 'apto apt ap sala conj conjunto cj bloco bl loja lote lt quadra qd dto esq andar piso casa',
    alone: 'terreo r/c',
    floor: 'piso andar',
    side: 'dto esq',
  },
  da: {
    behind: '-vej -gade -alle -plads -pladsen -torv -vaenge -parken gade vej plads torv alle',
    unit: 'lejl dor opgang sal etage',
    alone: 'stuen kld kaelder',
    floor: 'sal etage',
    ground: 'st kl',
    side: 'th tv mf',
  },
  nb: {
    behind: '-gata -gate -gaten -veien -vei -vegen -plass -torget gate gata gt vei veien plass torg',
    unit: 'leil inngang oppgang etasje etg et underetasje',
    floor: 'etasje etg',
  },
  sv: {
    behind: '-gatan -vagen -torget -plan -grand -stigen -backen -torg gata gatan vag vagen torg',
    unit: 'lgh uppgang port tr trappor trappa van',
    alone: 'bv',
    floor: 'tr trp trappor',
  },
  fi: {
    behind: '-katu -tie -kuja -polku -tori -aukio -kaari -gatan katu tie kuja',
    unit: 'as rappu porras kerros krs',
    alone: 'pohjakerros',
    floor: 'kerros krs',
  },
  is: { behind: '-vegur -vegi -gata -gotu -stigur -braut -torg', unit: 'ibuð ibud haeð haed' },
  pl: {
    before: 'aleje osiedle',
    behind: 'rynek',
    unit: 'm lok lokal klatka kl pietro',
    alone: 'parter',
    floor: 'pietro',
  },
  cs: {
    before: 'ul ulice nam namesti trida nabrezi',
    behind: 'namesti ulice trida',
    unit: 'byt vchod patro poschodi',
    alone: 'prizemi',
    floor: 'patro',
  },
  sk: {
    before: 'ul ulica nam namestie trieda',
    behind: 'namestie ulica trieda cesta',
    unit: 'byt vchod poschodie',
    alone: 'prizemie',
  },
  hu: {
    behind: 'utca u ut utja ter tere korut krt setany koz rakpart',
    unit: 'lakas ajto lepcsohaz emelet em fszt fsz',
    alone: 'fszt fsz foldszint',
  },
  ro: {
    before: 'bd bul aleea sos soseaua piata splaiul',
    unit: 'bl bloc sc scara ap apartament corp et etaj',
    alone: 'parter',
  },
  bg: {
    before: 'ul ulitsa bul bulevard pl zhk ул улица бул булевард пл жк',
    unit: 'vh ap bl вх ап бл et ет',
    alone: 'партер',
  },
  hr: {
    before: 'ulica ul trg cesta',
    behind: 'ulica cesta trg',
    unit: 'stan kat',
    alone: 'prizemlje',
  },
  sr: { before: 'ulica ul trg bulevar', unit: 'stan sprat' },
  sl: { before: 'ulica trg cesta', behind: 'ulica cesta trg', unit: 'stanovanje nadstropje', alone: 'pritlicje' },
  lt: { behind: 'gatve g prospektas pr aleja', unit: 'butas but aukstas' },
  lv: { behind: 'iela prospekts bulvaris laukums', unit: 'dz dzivoklis stavs' },
  et: { behind: 'tanav tn maantee mnt puiestee pst tee vaeljak', unit: 'korter krt korrus' },
  el: {
    before: 'odos leof leoforos plateia οδος λεωφ λεωφορος πλατεια',
    unit: 'diam orofos διαμ οροφος',
    alone: 'isogeio ισογειο',
  },
  mt: { before: 'triq vjal pjazza sqaq' },
  ga: { before: 'sraid bothar', unit: 'arasan urlar' },
  tr: {
    before: 'sokak',
    behind: 'caddesi cad cd sokak sokagi sok sk bulvari blv meydani yolu mahallesi mah',
    unit: 'daire d kat blok apt apartmani',
  },
  ru: {
    before:
      'ul ulitsa prospekt pr-t pereulok per ploshchad pl nab ул улица просп проспект пр-т пер переулок пл площадь наб набережная шоссе ш бул б-р',
    behind: 'улица проспект переулок площадь',
    unit: 'kv korp kvartira кв корп офис оф стр под эт подъезд',
  },
  uk: { before: 'vul vulytsia prosp вул вулиця просп проспект пров площа пл', unit: 'kv кв офіс' },
  id: { before: 'jalan jl', unit: 'lantai lt blok' },
  ms: { before: 'jalan jln lorong persiaran lebuh', unit: 'tingkat' },
  vi: { before: 'duong pho', unit: 'tang phong' },
  ar: { before: 'شارع طريق', behind: '', unit: 'شقة الدور الطابق مكتب مبنى برج' },
  he: { before: 'רחוב שדרות דרך', unit: 'דירה' },
  ja: { behind: '-dori -chome', unit: '' },
};

/** Other languages of a country beside that of its name, if their words are above. English is everywhere. */
export const spoken: Readonly<Record<string, string>> = {
  'AO MZ CV GW ST TL MO': 'pt',
  'MA DZ TN SN CI ML BF NE TG BJ CM GA CG CD TD CF DJ GN MG KM MU SC HT MR RE GP MQ GF YT BL MF PM NC PF WF VU BI RW CA LB JE GG':
    'fr',
  'GQ PH PR': 'es',
  'BA ME': 'hr',
  MD: 'ro',
  'BY KZ KG UZ TM': 'ru',
  SJ: 'nb',
  'FO GL VI': 'da',
  AX: 'sv',
  'AW CW SX BQ SR': 'nl',
  'SM VA': 'it',
  AD: 'ca',
  'BN SG': 'ms',
};

/** Parts of a building that have a shape, by ISO 3166-1 alpha-2: a dwelling, staircase and door, a Scottish floor and flat. */
export const unitShapes: Readonly<Record<string, RegExp>> = {
  NO: /^[HLUK]\d{4}(?=[., ]|$)/i,
  BE: /^b ?\d{1,4}\p{L}?(?=[., ]|$)/iu,
  FI: /^[A-Z] \d{1,3}(?=[., ]|$)/i,
  ES: /^\d{1,2}(?:r|n|t|è|e) \d{1,2}a(?=[., ]|$)/iu,
  HU: /^(?:[IVX]{1,4}|\d{1,2})\/\d{1,3}(?=[., ]|$)/i,
  AU: /^u\d{1,4}(?=[., ]|$)/i,
  GB: /^(?:(?:\d{1,2}|[PGB])F\d{1,2}|\d{1,2}\/\d{1,2}(?=,? \d))(?=[., ]|$)/i,
};

/** The countries that print the word in front of the number, by ISO 3166-1 alpha-2. */
export const keepsNumberWord = 'RO BG';

/** In front of a number, and a part of it: a boat opposite the house, by ISO 3166-1 alpha-2. */
export const numberBeginnings: Readonly<Record<string, string>> = { NL: 't/o' };

/** The countries where `#` stands before the number of a house, not of a flat; ISO 3166-1 alpha-2. */
export const numberSign = 'CO VE EC MX SV DO HN GT CR PA NI PE BO CU'.split(' ');

/** Kinds of words in any country. All folded, without dots. */
export const kindsByWord = {
  /** May begin a street's name, but rarely follows in a town's: `Große Hamburger Straße`. */
  adjective:
    'grosse grosser grosses kleine kleiner kleines alte alter altes neue neuer neues lange langer langes kurze kurzer ' +
    'breite breiter obere oberer untere unterer grote korte oude nieuwe stora store lilla lille gamla gamle nya ovre nedre norra sodra ostra vastra norre sonder oster vester iso vanha itainen lantinen pohjoinen etelainen',
  /** Directions, which stand behind a street in North America, and in front of it everywhere English is written. */
  compass: 'n s e w ne nw se sw north south east west northeast northwest southeast southwest',
  /** Parts of a town that have a number, so that they look like a street. */
  district:
    'quan phuong huyen thanh district sector ward zone phase barrio col colonia urb urbanizacion kelurahan kel kecamatan kec ' +
    'brgy barangay poblacion bairro extension ext taluk mandal',
  floorName: 'lower upper ground first second third fourth fifth sixth top basement garden middle rear front attic',
  floorOrFlat: 'floor flat apartment maisonette',
  /** Between two houses of which one is meant. */
  or: 'or oder of ou o eller tai lub albo nebo vagy',
  /** In front of a postcode: `CEP`. */
  postcodeLabel: 'cep cp pin pincode zip zipcode postcode pc plz cap τκ 〒 邮编 邮政编码 우',
  /** In front of the name of a town, so that it is not the region of that name. */
  townSign: 'г гор м с п пгт смт пос дер g gor tp',
  /** Cannot end the name of a town. */
  unfinished:
    'de del da do la le les el il los las of new fort ft port san santa st saint lake mount mt north south east west ciudad ' +
    'cidade villa van von di du des the and nuevo nueva royal grand',
} as const;

/** Kinds of words by their shape, in any country. */
export const kindsByShape = {
  digit: /\d/,
  begun: /^\d/,
  numeral: /\p{N}/u,
  small: /^\d{1,2}$/,
  letter: /^\p{L}[.,]*$/u,
  /** Two letters or more in a row. */
  lettered: /\p{L}{2}/u,
  capitals: /^[A-Z]{2}$/,
  hash: /^#$/,
  hashed: /^#\w/,
  /** The number of a house; `2.OG` is a floor. */
  number: /^(?:n[r°ºo.:]{1,2}\.?|#)?(\d{1,5})(?!\d)(?!\.[\dos])(.*)$/iu,
  /** The sign that a building has no number. */
  numberless: /^(?:s\/?n|snc)\.?$/i,
  /** Counts: `2nd`, `3e`. */
  ordinal: /^\d{1,3}(?:\.|e|de|ste|er|ere|eme|st|nd|rd|th|a|o|ª|º|ος)$/i,
  ordinalLetter: /^\d{1,3}[ao]$/i,
  /** `3º`, `2.` and `II.` are floors. */
  ordinalSign: /^(?:\d{1,2}[.°ºª]+|[IVX]{1,4}\.)$/,
  degree: /^\d{1,2}\.?[°ºª]$/,
  /** `2ºC`; `8/F`, `3F` as in East Asia. */
  floorInOne: /^(?:\d{1,2}[°ºª]\p{L}[.,]*|\d{1,3}\/?F\.?)$/iu,
  /** What may stand behind a house number: `a`, `II`, `2`, `12b`, `2.`, `3°`, `1-2`. */
  shortAddition: /^(?:\p{L}{1,2}|[¼½¾]|I{1,3}|\d{1,4}\p{L}{0,2}|\p{L}\d{1,4}|\d{1,3}[-/]\d{1,4})[.°ºª]*$/u,
  /** The number or letter of a part of a building: `4`, `12b`, `B`, `3º`, `#5`, `101-102`. */
  value: /^#?(?:\d{1,2}\.\d{1,3}|\d{1,5}\p{L}{0,2}|\p{L}{1,2}-?\d{0,4}|\d{1,4}[-/]\w{1,4})[.°ºª,]*$/u,
  /** The same, if it begins with a digit. */
  begunValue: /^(?:\d{1,2}\.\d{1,3}|\d{1,5}\p{L}{0,2}|\d{1,4}[-/]\w{1,4})[.°ºª,]*$/u,
} as const;

/** Two words in front of a postcode. */
export const postcodeLabelPairs = /^(?:c p|τ κ|p c|(?:pin|zip|post|postal) code|code postal)$/;

/** Signs before a postcode that are not the ISO 3166-1 alpha-2 code of their country. */
export const signs: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FIN: 'FI',
  FL: 'LI',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  S: 'SE',
  UK: 'GB',
};

/** Provinces and counties that people write and the post does not need, by ISO 3166-1 alpha-2. */
export const counties: Readonly<Record<string, string>> = {
  GB:
    'avon|bedfordshire|beds|berkshire|berks|buckinghamshire|bucks|cambridgeshire|cambs|cheshire|cheshire east|cleveland|cornwall|cumbria|' +
    'derbyshire|devon|dorset|durham|east sussex|east yorkshire|essex|gloucestershire|glos|greater london|' +
    'greater manchester|gwent|gwynedd|dyfed|powys|clwyd|hampshire|hants|herefordshire|hertfordshire|herts|humberside|' +
    'isle of wight|kent|lancashire|lancs|leicestershire|leics|lincolnshire|lincs|merseyside|middlesex|middx|' +
    'mid glamorgan|south glamorgan|west glamorgan|norfolk|north yorkshire|n yorks|s yorks|w yorks|northamptonshire|northants|northumberland|' +
    'nottinghamshire|notts|oxfordshire|oxon|rutland|shropshire|somerset|south yorkshire|staffordshire|staffs|suffolk|' +
    'surrey|sussex|tyne and wear|warwickshire|west midlands|west sussex|west yorkshire|wiltshire|wilts|worcestershire|' +
    'worcs|yorkshire|yorks|aberdeenshire|angus|argyll|ayrshire|fife|lanarkshire|midlothian|west lothian|east lothian|perthshire|' +
    'renfrewshire|stirlingshire|antrim|armagh|down|fermanagh|londonderry|derry|tyrone',
  CH: 'ag|ai|ar|be|bl|bs|fr|ge|gl|gr|ju|lu|ne|nw|ow|sg|sh|so|sz|tg|ti|ur|vd|vs|zg|zh',
  DE:
    'baden-wurttemberg|bayern|hessen|mecklenburg-vorpommern|niedersachsen|nordrhein-westfalen|nrw|rheinland-pfalz|saarland|' +
    'sachsen|sachsen-anhalt|schleswig-holstein|thuringen',
  AT: 'burgenland|karnten|niederosterreich|oberosterreich|steiermark|tirol|vorarlberg',
  NL: 'noord-holland|zuid-holland|noord-brabant|gelderland|overijssel|flevoland|friesland|fryslan|drenthe',
  VG: 'tortola|virgin gorda|anegada|jost van dyke',
  ZA: 'western cape|eastern cape|northern cape|free state|gauteng|kwazulu-natal|kwazulu natal|kzn|limpopo|mpumalanga|north west|north-west',
};
