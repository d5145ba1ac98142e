/** Words that addresses are written with, as data. All folded: lower case, without accents. */

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

/** Names of countries that no language's list of countries has, and alpha-3 codes. */
export const otherNames: Readonly<Record<string, string>> = {
  'the netherlands': 'NL',
  holland: 'NL',
  'de nederlanden': 'NL',
  uk: 'GB',
  'great britain': 'GB',
  'groot-brittannie': 'GB',
  grossbritannien: 'GB',
  'grande-bretagne': 'GB',
  england: 'GB',
  engeland: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'the united kingdom': 'GB',
  eire: 'IE',
  brd: 'DE',
  'grand-duche de luxembourg': 'LU',
  'grand duchy of luxembourg': 'LU',
  'czech republic': 'CZ',
  nld: 'NL',
  bel: 'BE',
  deu: 'DE',
  aut: 'AT',
  che: 'CH',
  lux: 'LU',
  fra: 'FR',
  gbr: 'GB',
  esp: 'ES',
  ita: 'IT',
  dnk: 'DK',
  nor: 'NO',
  fin: 'FI',
  swe: 'SE',
};

/** Languages in which people name countries. */
export const countryNameLanguages = [
  'en',
  'nl',
  'fr',
  'de',
  'it',
  'es',
  'ca',
  'da',
  'nb',
  'sv',
  'fi',
  'pt',
  'pl',
] as const;

/** What a street's name ends in, or is followed by. */
export const streetEndings =
  'straat|straatweg|weg|laan|plein|gracht|kade|singel|dijk|steeg|strasse|str|platz|allee|gasse|ring|damm|ufer|' +
  'street|road|lane|avenue|ave|close|drive|court|way|square|terrace|place|gardens|crescent|row|hill|' +
  'vej|gade|alle|plads|gate|gata|gatan|veien|vegen|vagen|grand|torg|plass|katu|tie|kuja|polku|tori|backen';

/** What a street's name begins with. */
export const streetBeginnings =
  'rue|avenue|av|boulevard|bd|place|chemin|quai|allee|impasse|route|cours|square|via|viale|piazza|corso|largo|vicolo|' +
  'calle|c/|avenida|avda|plaza|paseo|carrer|ronda|rua|postbus|postfach|po box|p.o. box|boite postale|bp';

/** What a street's name may begin with, and hardly a later word of a town's: `Große Hamburger Straße`. */
export const streetAdjectives =
  '(?:gross|klein|alt|neu|lang|kurz|breit|ober|unter)e[rs]?|grote|korte|oude|nieuwe|' +
  'stor[ae]|lill[ae]|gaml[ae]|nya|ovre|nedre|norra|sodra|ostra|vastra|norre|sonder|oster|vester|iso|vanha';

/** What stands behind a house number. */
export const additionWords = 'bis|ter|quater|hs|huis|st|th|tv|mf|kl';

/** Parts of a building. */
export const unitWords =
  'flat|apt|apartment|apartament|appartement|appart|appt|app|unit|suite|room|floor|bte|boite|bus|box|bt|etg|etage|' +
  'sal|stock|og|eg|dg|lgh|piso|planta|puerta|pta|esc|escalera|izq|izda|dcha|bajo|int|interno|scala|piano|bat|batiment|' +
  'verdieping|verd|etasje|hinterhaus|vorderhaus|wohnung|whg|top|stiege|tur|kamer|residence|' +
  'block|building|entrance|entree|escalier|as|rappu|tr|kld';

/** In front of a house number. */
export const numberWords = 'nr|no|nro|num|numero|number|n|nummer|huisnummer|hausnummer|#';
