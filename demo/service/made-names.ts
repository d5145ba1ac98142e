/** Other names that places of the lists are known by: in English, and in the other languages of their country. */

/** By country, a line for each place: its name in the list, then the others. */
const lines: Readonly<Record<string, string>> = {
  NLD: 'Leeuwarden, Ljouwert; Sneek, Snits; Harlingen, Harns; Franeker, Frjentsjer; Bolsward, Boalsert',
  BEL: `Brugge, Bruges; Mechelen, Malines; Leuven, Louvain; Kortrijk, Courtrai; Ieper, Ypres; Oostende, Ostende, Ostend;
    Namur, Namen; Mons, Bergen; Tournai, Doornik; Mouscron, Moeskroen; Dendermonde, Termonde; Tongeren, Tongres;
    Vilvoorde, Vilvorde; Ronse, Renaix; Wavre, Waver; Nivelles, Nijvel; Gent, Ghent`,
  DEU: 'Köln, Cologne; München, Munich; Nürnberg, Nuremberg; Hannover, Hanover; Braunschweig, Brunswick',
  LUX: 'Luxembourg, Luxemburg, Lëtzebuerg; Esch-sur-Alzette, Esch-Uelzecht; Dudelange, Diddeleng; Differdange, Déifferdeng',
  CHE: `Luzern, Lucerne; Basel, Bâle, Basle; Bern, Berne; Fribourg, Freiburg; Sion, Sitten; Neuchâtel, Neuenburg;
    Lugano, Lauis; Chur, Coire`,
  FRA: 'Strasbourg, Straßburg; Nice, Nizza; Lille, Rijsel; Dunkerque, Dunkirk, Duinkerke; Lyon, Lyons; Marseille, Marseilles',
  GBR: 'Swansea, Abertawe; Cardiff, Caerdydd; Wrexham, Wrecsam; Derry, Londonderry; Barry, Y Barri; Bridgend, Pen-y-bont',
  ESP: `Sevilla, Seville; Zaragoza, Saragossa; A Coruña, La Coruña; Girona, Gerona; Lleida, Lérida; Ourense, Orense;
    Maó, Mahón; Ciutadella de Menorca, Ciudadela; Vinaròs, Vinaroz`,
  ITA: `Firenze, Florence, Florenz; Venezia, Venice, Venedig; Milano, Mailand; Napoli, Naples, Neapel; Torino, Turin;
    Genova, Genoa, Genua; Roma, Rom; Padova, Padua; Siracusa, Syracuse; Mantova, Mantua; Livorno, Leghorn`,
  DNK: 'Aarhus C, Århus; København K, Kopenhagen; Helsingør, Elsinore; Aalborg, Ålborg',
  FIN: `Tampere, Tammerfors; Espoo, Esbo; Vantaa, Vanda; Oulu, Uleåborg; Vaasa, Vasa; Porvoo, Borgå; Lahti, Lahtis;
    Hämeenlinna, Tavastehus; Pori, Björneborg; Rauma, Raumo; Kokkola, Karleby; Hanko, Hangö`,
  USA: 'New York, NYC; Los Angeles, LA; Philadelphia, Philly',
};

/** The other names of a place; none when it has no others. */
export function otherNamesOf(iso3: string, name: string): readonly string[] {
  const own = (lines[iso3] ?? '').split(';').map((line) => line.split(',').map((text) => text.trim()));
  return own.find(([first]) => first === name)?.slice(1) ?? [];
}
