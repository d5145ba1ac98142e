/** The 43 administrative districts of Belgium, by the first two digits of the NIS codes of their municipalities. */
import type { Name } from '../model.ts';

/** A district with its NIS code. */
interface BelgianDistrict {
  readonly id: string;
  readonly name: Name;
}

/** Dutch, French and German name; one name alone is that of Dutch and French. */
const names: Readonly<Record<string, string>> = {
  11: 'Antwerpen|Anvers|Antwerpen',
  12: 'Mechelen|Malines|Mecheln',
  13: 'Turnhout',
  21: 'Brussel-Hoofdstad|Bruxelles-Capitale|Brüssel-Hauptstadt',
  23: 'Halle-Vilvoorde|Hal-Vilvorde',
  24: 'Leuven|Louvain|Löwen',
  25: 'Nijvel|Nivelles',
  31: 'Brugge|Bruges|Brügge',
  32: 'Diksmuide|Dixmude',
  33: 'Ieper|Ypres|Ypern',
  34: 'Kortrijk|Courtrai',
  35: 'Oostende|Ostende|Ostende',
  36: 'Roeselare|Roulers',
  37: 'Tielt',
  38: 'Veurne|Furnes',
  41: 'Aalst|Alost',
  42: 'Dendermonde|Termonde',
  43: 'Eeklo',
  44: 'Gent|Gand|Gent',
  45: 'Oudenaarde|Audenarde',
  46: 'Sint-Niklaas|Saint-Nicolas',
  51: 'Aat|Ath',
  52: 'Charleroi',
  53: 'Bergen|Mons',
  55: 'Zinnik|Soignies',
  56: 'Thuin',
  57: 'Doornik-Moeskroen|Tournai-Mouscron',
  58: 'La Louvière',
  61: 'Hoei|Huy',
  62: 'Luik|Liège|Lüttich',
  63: 'Verviers',
  64: 'Borgworm|Waremme',
  71: 'Hasselt',
  72: 'Maaseik',
  73: 'Tongeren|Tongres|Tongern',
  81: 'Aarlen|Arlon|Arel',
  82: 'Bastenaken|Bastogne',
  83: 'Marche-en-Famenne',
  84: 'Neufchâteau',
  85: 'Virton',
  91: 'Dinant',
  92: 'Namen|Namur',
  93: 'Philippeville',
};

/** The district of a municipality; null when its NIS code is not known. */
export function districtOf(municipality: string | undefined): BelgianDistrict | null {
  const prefix = municipality?.slice(0, 2) ?? '';
  const text = names[prefix];
  if (text === undefined) return null;
  const [nl = '', fr = nl, de] = text.split('|');
  return { id: `${prefix}000`, name: { nl, fr, ...(de !== undefined && { de }) } };
}
