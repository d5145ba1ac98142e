/** Ordinals in words and in digits: `2e`, `2nd`, `2.`, `tweede`, `second`, `deuxième` are the same word of a name. */

/** From the first on; several of one number, by gender, are separated by `/`. Folded. */
const words: readonly string[] = [
  // English
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  // Dutch
  'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde',
  // German
  'erste/erster/erstes zweite/zweiter/zweites dritte/dritter/drittes vierte/vierter/viertes funfte/funfter/funftes ' +
    'sechste/sechster siebte/siebter achte/achter neunte/neunter zehnte/zehnter elfte/elfter zwolfte/zwolfter',
  // French
  'premier/premiere/ier/ire deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme',
  // Spanish
  'primera/primero/primer segunda/segundo tercera/tercero/tercer cuarta/cuarto quinta/quinto sexta/sexto septima/septimo ' +
    'octava/octavo novena/noveno decima/decimo undecima/undecimo duodecima/duodecimo',
  // Italian
  'prima/primo seconda/secondo terza/terzo quarta/quarto quinta/quinto sesta/sesto settima/settimo ottava/ottavo nona/nono ' +
    'decima/decimo undicesima/undicesimo dodicesima/dodicesimo',
  // Danish and Norwegian; `andre` is a name in most countries.
  'forste anden/annen tredje fjerde femte sjette syvende/sjuende ottende/attende niende tiende ellevte/ellefte tolvte',
  // Swedish
  'forsta andra tredje fjarde femte sjatte sjunde attonde nionde tionde elfte tolfte',
  // Finnish
  'ensimmainen toinen kolmas neljas viides kuudes seitsemas kahdeksas yhdeksas kymmenes yhdestoista kahdestoista',
];

const numbers = new Map<string, number>();
const forms = new Map<number, string[]>();
for (const line of words) {
  line.split(' ').forEach((all, index) => {
    for (const word of all.split('/')) {
      if (!numbers.has(word)) numbers.set(word, index + 1);
      const own = forms.get(index + 1) ?? [];
      if (!own.includes(word)) own.push(word);
      forms.set(index + 1, own);
    }
  });
}

const inDigits = /^(\d{1,3})(?:st|nd|rd|th|ste|de|e|er|re|ere|eme|ieme|me|o|a|os|as|ter|tes|te)$/;

/** The number of an ordinal, in digits with an ending or in words; null when it is none. The word is folded. */
export function ordinalOf(word: string): number | null {
  const [, digits] = inDigits.exec(word) ?? [];
  return digits === undefined ? (numbers.get(word) ?? null) : Number(digits);
}

/** The other forms of an ordinal; none for any other word. */
export function otherOrdinals(word: string): readonly string[] {
  const number = ordinalOf(word);
  if (number === null) return [];
  const english = endingOf(number);
  const digits = ['e', 'de', 'ste', english, 'er', 're', 'eme', 'o', 'a'].map((end) => `${number}${end}`);
  return [...digits, ...(forms.get(number) ?? [])].filter((form) => form !== word);
}

function endingOf(number: number): string {
  if (number % 100 > 10 && number % 100 < 14) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th';
}

/** Countries in which a number with a point before a name is an ordinal: `5. Ringstraße`. */
const withPoint = new Set('DEU AUT CHE DNK NOR FIN POL CZE SVK SVN HRV HUN EST LVA'.split(' '));
/** `1. th` and `2. Stock` are parts of a building. */
const pointed = /(?<![\p{L}\p{N}])(\d{1,3})\.\s*(?=\p{L}{3})(?!sal|etage|stock|stiege|kerros|piso|og\b)/gu;

/** A folded text in which an ordinal with a point or a colon (`5. Ringstraße`, `2:a Långgatan`) has an ending instead. */
export function withoutPoints(text: string, iso3: string): string {
  if (iso3 === 'SWE') return text.replace(/(?<=\d):(?=[ae]\b)/g, '');
  return withPoint.has(iso3) ? text.replace(pointed, '$1e ') : text;
}
