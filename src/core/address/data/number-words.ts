/** Words that stand around the numbers of addresses. All folded, with `|` between them. */

/** In front of a house number. */
export const numberWords = 'nr|no|nro|num|numero|number|n|nummer|rmb|rsd|huisnummer|hausnummer|br|č|c|№|д|дом|буд';

/** In front of the number of a letter box, where a house has numbered ones; by ISO 3166-1 alpha-2, as people write them. */
export const letterBoxWords: Readonly<Record<string, string>> = { BE: '(?:bus|bte|bo[iî]te|b)\\.? ?' };

/** In front of what is only near the house. */
export const nearWords =
  'opposite|near|gegenuber|neben|tegenover|naast|en face|frente|enfrente|junto|em frente|di fronte|vicino|davanti|overfor|' +
  'mittemot|bredvid|vastapaata|naprzeciw|naprzeciwko|obok|naproti|vedle';

/** The months that streets are named after a day of. */
export const monthNames =
  'janu?ar[iy]?|janvier|janeiro|enero|gennaio|ianuarie|stycznia|februar[iy]?|fevrier|febrero|febbraio|lutego|' +
  'marz|mars|maart|marzo|marco|marca|april|aprile|avril|abril|kwietnia|mai|mei|maj|maja|mayo|maio|maggio|' +
  'juni|juin|junio|junho|giugno|czerwca|juli|juillet|julio|julho|luglio|lipca|august|augustus|aout|agosto|sierpnia|' +
  'september|septembre|septiembre|settembre|setembro|septembrie|wrzesnia|o[kc]tober|octobre|octubre|ottobre|outubro|' +
  'november|novembre|noviembre|novembro|noiembrie|listopada|de[cz]ember|decembre|diciembre|dicembre|dezembro|' +
  'decembrie|grudnia';

/** Years that belong to the name of a street: `Plein 1813`, `Laan 1940-1945`. */
export const yearsOfNames = String.raw`1[5-9]\d\d(?:\s*[-/\u2013]\s*(?:1[5-9])?\d\d)?`;
