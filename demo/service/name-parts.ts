/** The kinds of words in a name: some tell one street from another, some only say that it is a street. */

/** Words of a name that need not be typed, beside those of one or two letters. */
const optional = new Set('rue via van der den het the les des del dei aux und von vom zum zur las los och'.split(' '));

/** The common words for streets, and their short forms. */
const kinds = new Set(
  (
    'street road avenue lane drive close court grove place square terrace gardens crescent boulevard highway parkway way ' +
    'st rd ave av ln dr cl ct gr pl sq terr gdns cres blvd hwy pkwy strasse str platz weg gasse allee rue bd boul chemin ' +
    'impasse allee quai cours route rte calle avenida avda paseo plaza pza carrer avinguda placa carretera ctra camino ' +
    'via viale vle piazza pza corso cso largo vicolo strada straat laan plein steenweg stwg chaussee gatan gata vagen vag gade ' +
    'vej alle vei veien gate katu tie plass torg torget plads'
  ).split(' '),
);

/** Words for parts of a building: what tells one from another stands beside them. */
const designators = new Set(
  (
    'apt apartment appartement unit ste suite flat room rm floor fl bus bte boite box esc escalera piso pta puerta planta top ' +
    'stiege stg tur tuer int interno scala piano lgh app etage sal stock kat appt bat as asunto rappu leil'
  ).split(' '),
);
/** Parts of a building by their own names. */
const unitNames = new Set(
  'bis ter quater hs huis links rechts rood zwart wit stuen venstre hojre midtfor til'.split(' '),
);

/** Words for a region, beside its name. */
const regionWords = new Set(
  'canton kanton provincia provincie province prov county land fylke lan region departement gemeente'.split(' '),
);

/** True if a word must be typed for the street to be meant: `de` need not, the `4th` of a street must. */
export function isNeeded(word: string): boolean {
  return /\d/.test(word) || (word.length > 2 && !optional.has(word));
}

/** True if a word only says the kind of street. */
export function isKind(word: string): boolean {
  return kinds.has(word);
}

/** True if a word says that a part of a building is beside it, such as `flat`. */
export function isDesignator(word: string): boolean {
  return designators.has(word);
}

/** True if a word is that of a floor. */
export function isFloorWord(word: string): boolean {
  return /^(?:etage|verdieping|sal|piso|planta|piano|floor|stock|kat)$/.test(word);
}

/** True if a word names a part of a building, such as `flat` or `bis`. */
export function isUnitWord(word: string): boolean {
  return designators.has(word) || unitNames.has(word);
}

/** True if a word only says that the name beside it is that of a region. */
export function isRegionWord(word: string): boolean {
  return regionWords.has(word);
}
