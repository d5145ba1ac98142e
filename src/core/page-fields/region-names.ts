/** The names that a region may have in a page's list. */
import type { Address } from '../address/address.ts';
import { type Area, areaOf } from '../address/areas.ts';
import { formsOf } from './option-match.ts';

/**
 * Names and codes of regions in countries whose addresses do not print them, so that `data/areas` has no list: ISO
 * 3166-2 without the country, followed by another common code. `names: codes`, with several separated by slashes.
 */
const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NLD: {
    Drenthe: 'DR',
    Flevoland: 'FL',
    'Friesland/Fryslân': 'FR',
    Gelderland: 'GE/GLD/GD',
    Groningen: 'GR/GN',
    Limburg: 'LI/LB',
    'Noord-Brabant': 'NB',
    'Noord-Holland': 'NH',
    Overijssel: 'OV',
    Utrecht: 'UT',
    Zeeland: 'ZE/ZLD/ZL',
    'Zuid-Holland': 'ZH',
  },
  BEL: {
    'Antwerpen/Anvers/Antwerp': 'VAN',
    'Limburg/Limbourg': 'VLI',
    'Oost-Vlaanderen/Flandre orientale/East Flanders': 'VOV',
    'Vlaams-Brabant/Brabant flamand/Flemish Brabant': 'VBR',
    'West-Vlaanderen/Flandre occidentale/West Flanders': 'VWV',
    'Waals-Brabant/Brabant wallon/Walloon Brabant': 'WBR',
    'Henegouwen/Hainaut': 'WHT',
    'Luik/Liège/Lüttich': 'WLG',
    'Luxemburg/Luxembourg': 'WLX',
    'Namen/Namur': 'WNA',
    'Brussels Hoofdstedelijk Gewest/Région de Bruxelles-Capitale/Brussels/Brussel/Bruxelles': 'BRU',
  },
  DEU: {
    'Baden-Württemberg': 'BW',
    'Bayern/Bavaria': 'BY',
    Berlin: 'BE',
    Brandenburg: 'BB',
    Bremen: 'HB',
    Hamburg: 'HH',
    'Hessen/Hesse': 'HE',
    'Mecklenburg-Vorpommern': 'MV',
    'Niedersachsen/Lower Saxony': 'NI',
    'Nordrhein-Westfalen/North Rhine-Westphalia': 'NW/NRW',
    'Rheinland-Pfalz/Rhineland-Palatinate': 'RP',
    Saarland: 'SL',
    'Sachsen/Saxony': 'SN',
    'Sachsen-Anhalt/Saxony-Anhalt': 'ST',
    'Schleswig-Holstein': 'SH',
    'Thüringen/Thuringia': 'TH',
  },
};

/** Members of the details that contain a region, by the end of their names (§2.4). */
const regionMember = /(?:Province|Region|State|Canton|Department|Territory)$/;

/**
 * Names and codes of the address's region, the service's own first; none without a region.
 *
 * @param areas the loaded regions of its country
 */
export function regionCandidates({ region, country, details }: Address, areas: readonly Area[] = []): string[] {
  if (region === null) return [];
  const own = [region, ...namesOf(region, details), ...listedNames(region, areas)];
  const known = Object.hasOwn(codes, country.iso3) ? Object.entries(codes[country.iso3] ?? {}) : [];
  const forms = new Set(own.flatMap(formsOf));
  const entry = known.find(([names, short]) => formsOf(`${names}/${short}`).some((form) => forms.has(form)));
  return [...own, ...own.flatMap((name) => name.split('/')), ...(entry ? entry.join('/').split('/') : [])];
}

/** The names of the region in the country's own list. */
function listedNames(region: string, areas: readonly Area[]): string[] {
  // `Valencia/València` are two names for the same region.
  const area = [region, ...region.split('/')].map((name) => areaOf(name, areas)).find((found) => found !== undefined);
  return area ? [area.value, area.name, area.latin, ...area.others].filter(Boolean) : [];
}

/** Other names of the region in the details. */
function namesOf(region: string, details: Address['details']): string[] {
  const parts = Object.entries(details ?? {}).filter(([member]) => regionMember.test(member));
  const texts = parts.map(([, part]) => Object.values(part ?? {}).filter((text) => typeof text === 'string'));
  return texts.filter((names) => names.includes(region)).flat();
}
