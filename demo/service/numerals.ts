/**
 * Numbers in names, however they are written: `2e`, `2nd`, `2.`, `tweede` and `second` are the same word, and so are `11`
 * and `onze`. A Roman number is both: `Vittorio Emanuele II` is the second, `XX Settembre` the twentieth or simply 20.
 */

/** A language a line, from one on; several words of one number are separated by `/`, and `30:` says where it goes on. Folded. */
const ordinalWords: readonly string[] = [
  // English
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth ' +
    'seventeenth eighteenth nineteenth twentieth 30:thirtieth 40:fortieth 50:fiftieth',
  // Dutch
  'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde',
  // German
  'erste/erster/erstes zweite/zweiter/zweites dritte/dritter/drittes vierte/vierter/viertes funfte/funfter/funftes ' +
    'sechste/sechster siebte/siebter achte/achter neunte/neunter zehnte/zehnter elfte/elfter zwolfte/zwolfter ' +
    'dreizehnte vierzehnte funfzehnte sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste',
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
const cardinalWords: readonly string[] = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
    'twenty 30:thirty 40:forty 50:fifty 60:sixty 70:seventy 80:eighty 90:ninety',
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  'eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize 20:vingt 30:trente',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve ' +
    'veinte veintiuno veintidos veintitres veinticuatro veinticinco',
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto ' +
    'diciannove venti ventuno ventidue ventitre ventiquattro venticinque',
];

/** The numbers of words, and the words of numbers. */
function tableOf(lines: readonly string[]) {
  const numbers = new Map<string, number>();
  const words = new Map<number, string[]>();
  for (const line of lines) {
    let number = 0;
    for (const item of line.split(' ')) {
      const [all = '', from] = item.split(':').reverse();
      number = from === undefined ? number + 1 : Number(from);
      for (const word of all.split('/')) {
        if (!numbers.has(word)) numbers.set(word, number);
        words.set(number, [...(words.get(number) ?? []), word]);
      }
    }
  }
  return { numbers, words };
}

const ordinals = tableOf(ordinalWords);
const cardinals = tableOf(cardinalWords);

const inDigits = /^(\d{1,3})(?:st|nd|rd|th|ste|de|e|er|re|ere|eme|ieme|me|o|a|os|as|ter|tes|te)$/;

/** The number of an ordinal, in digits with an ending or in words; null when it is none. The word is folded. */
export function ordinalOf(word: string): number | null {
  const [, digits] = inDigits.exec(word) ?? [];
  if (digits !== undefined) return Number(digits);
  // `des siebzehnten Juni`, `Karl den tolftes gata`
  return ordinals.numbers.get(word) ?? ordinals.numbers.get(word.replace(/(?<=e)[ns]$/, '')) ?? null;
}

/** The other forms of an ordinal; none for any other word. */
export function otherOrdinals(word: string): readonly string[] {
  const number = ordinalOf(word);
  if (number === null) return [];
  const digits = ['e', 'de', 'ste', endingOf(number), 'er', 're', 'eme', 'o', 'a'].map((end) => `${number}${end}`);
  return [...digits, ...(ordinals.words.get(number) ?? [])].filter((form) => form !== word);
}

function endingOf(number: number): string {
  if (number % 100 > 10 && number % 100 < 14) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th';
}

const roman = /^(x{0,3})(ix|iv|v?i{0,3})s?$/;
const romanUnits = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** True if a word is a Roman number, from `I` to `XXXIX`. */
export function isRoman(word: string): boolean {
  return word !== '' && roman.test(word);
}

/**
 * What a number in a name may be typed as: `11` as `onze`, a Roman one (up to 39) as `7`, `7e`, `7s` or `sette`; none for any other
 * word.
 */
export function typedForms(word: string): readonly string[] {
  if (/^\d{1,2}$/.test(word)) return cardinals.words.get(Number(word)) ?? [];
  const [, tens = '', units = ''] = roman.exec(word) ?? [];
  const number = tens.length * 10 + romanUnits.indexOf(units);
  return number === 0 ? [] : [String(number), `${number}e`, `${number}s`, ...(cardinals.words.get(number) ?? [])];
}

/** The words with tens and units as one number: `forty second` is `42e`, `vingt cinq` is `25`. */
export function withTens(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const tens = cardinals.numbers.get(joined.at(-1) ?? '') ?? 0;
    const unit = cardinals.numbers.get(word) ?? ordinals.numbers.get(word) ?? 0;
    if (tens >= 20 && tens % 10 === 0 && unit > 0 && unit < 10)
      joined.splice(-1, 1, `${tens + unit}${cardinals.numbers.has(word) ? '' : 'e'}`);
    else joined.push(word);
  }
  return joined;
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
