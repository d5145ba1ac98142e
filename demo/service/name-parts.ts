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

/** Parts of a building: what follows them is one, too. */
const unitWords = new Set(
  (
    'apt apartment appartement unit ste suite flat room rm floor fl bus bte boite box esc escalera piso pta puerta planta top ' +
    'stiege tur stg int interno scala lgh bis ter quater hs huis links rechts rood zwart wit app etage sal stock kat appt bat'
  ).split(' '),
);

/** True if a word must be typed for the street to be meant: `de` need not, the `4th` of a street must. */
export function isNeeded(word: string): boolean {
  return /\d/.test(word) || (word.length > 2 && !optional.has(word));
}

/** True if a word only says the kind of street. */
export function isKind(word: string): boolean {
  return kinds.has(word);
}

/** True if a word names a part of a building, such as `flat`. */
export function isUnitWord(word: string): boolean {
  return unitWords.has(word);
}
