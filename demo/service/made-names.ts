/** Other names of places: in the other languages of their country, and of its neighbours. */

/** By country, a line for each place: its name in the data, then the others. */
const lines: Readonly<Record<string, string>> = {
  NLD: `Leeuwarden, Ljouwert; Sneek, Snits; Harlingen, Harns; Franeker, Frjentsjer; Bolsward, Boalsert; 's-Gravenhage,
    La Haye, La Haya, Haag; 's-Hertogenbosch, Bois-le-Duc, Herzogenbusch; Vlissingen, Flushing, Flessingue; Nijmegen,
    Nimwegen, Nimègue; Leiden, Leyden; Maastricht, Maestricht; Groningen, Groningue, Grins; Roermond, Ruremonde;
    Brielle, The Brill; Hoek van Holland, Hook of Holland`,
  BEL: `Bruxelles, Brussels, Brüssel, Bruselas; Antwerpen, Antwerp, Amberes, Anversa; Gent, Ghent, Gante; Brugge,
    Bruges, Brügge; Mechelen, Malines, Mecheln; Leuven, Louvain, Löwen; Kortrijk, Courtrai; Ieper, Ypres, Ypern;
    Oostende, Ostende, Ostend; Liège, Luik, Lüttich; Namur, Namen; Mons, Bergen; Tournai, Doornik; Mouscron,
    Moeskroen; Dendermonde, Termonde; Tongeren, Tongres; Vilvoorde, Vilvorde; Ronse, Renaix; Wavre, Waver; Nivelles,
    Nijvel; Koksijde, Coxyde; De Panne, La Panne; Veurne, Furnes; Nieuwpoort, Nieuport; Diksmuide, Dixmude; Roeselare,
    Roulers; Menen, Menin; Lier, Lierre; Sint-Truiden, Saint-Trond; Zoutleeuw, Léau; Tienen, Tirlemont; Halle, Hal;
    Geraardsbergen, Grammont; Oudenaarde, Audenarde; Aarschot, Aerschot; Soignies, Zinnik; Ath, Aat; Lessines, Lessen;
    Enghien, Edingen; Braine-L'Alleud, Eigenbrakel; Jodoigne, Geldenaken; Huy, Hoei; Waremme, Borgworm; Visé, Wezet;
    Bastogne, Bastenaken; Arlon, Aarlen; Sankt Vith, Saint-Vith; Tervuren, Tervueren; Aalst,
    Alost`,
  DEU: `Köln, Cologne, Keulen, Colonia; München, Munich, Monaco di Baviera, Múnich; Nürnberg, Nuremberg, Neurenberg,
    Norimberga; Hannover, Hanover, Hanovre; Braunschweig, Brunswick; Aachen, Aix-la-Chapelle, Aken, Aquisgrana,
    Aquisgrán; Mainz, Mayence, Magonza, Maguncia; Trier, Trèves, Treviri; Berlin, Berlino, Berlijn; Hamburg, Hambourg,
    Amburgo; Bremen, Brême; Frankfurt am Main, Francfort, Francoforte; Stuttgart, Stoccarda; Leipzig, Lipsia; Dresden,
    Dresde, Dresda; Augsburg, Augusta; Regensburg, Ratisbonne, Ratisbon, Ratisbona; Koblenz, Coblence, Coblenz;
    Freiburg im Breisgau, Fribourg-en-Brisgau, Friburgo; Konstanz, Constance; Speyer, Spire; Saarbrücken, Sarrebruck;
    Münster, Munster; Kleve, Clèves, Cleves, Kleef; Lübeck, Lubecca; Düsseldorf, Dusseldorp; Göttingen, Gottinga;
    Tübingen, Tubinga; Flensburg, Flensborg`,
  LUX: `Luxembourg, Luxemburg, Lëtzebuerg; Esch-sur-Alzette, Esch-Uelzecht; Dudelange, Diddeleng, Düdelingen;
    Differdange, Déifferdeng, Differdingen; Pétange, Péiteng, Petingen; Bettembourg, Beetebuerg, Bettemburg;
    Schifflange, Schëffleng, Schifflingen; Ettelbruck, Ettelbréck; Diekirch, Dikrech; Echternach, Iechternach; Wiltz,
    Wolz; Remich, Réimech; Grevenmacher, Gréiwemaacher; Vianden, Veianen; Mersch, Miersch; Clervaux, Klierf;
    Bertrange, Bartreng; Hesperange, Hesper; Larochette, Fiels; Troisvierges, Ëlwen`,
  AUT: `Wien, Vienna, Vienne, Wenen, Viena; Salzburg, Salisburgo, Salzbourg; Klagenfurt, Celovec; Villach, Beljak,
    Villaco; Eisenstadt, Kismarton; Bregenz, Brégence`,
  CHE: `Zürich, Zurich, Zurigo; Genève, Ginevra, Genf, Geneva; Luzern, Lucerne, Lucerna; Basel, Bâle, Basle, Basilea;
    Bern, Berne, Berna; Fribourg, Freiburg; Sion, Sitten; Sierre, Siders; Neuchâtel, Neuenburg; Lausanne, Losanna;
    Lugano, Lauis; Bellinzona, Bellenz; Locarno, Luggarus; Chur, Coire, Coira; St. Gallen, Saint-Gall, San Gallo, St.
    Gall; Solothurn, Soleure, Soletta; Schaffhausen, Schaffhouse, Sciaffusa; Winterthur, Winterthour; Thun, Thoune;
    Burgdorf, Berthoud; Zug, Zoug; Glarus, Glaris; Murten, Morat; Delémont, Delsberg; Porrentruy, Pruntrut; Biel,
    Bienne; Martigny, Martinach; Visp, Viège; Brig, Brigue; Laufen, Laufon`,
  FRA: `Paris, Parigi, Parijs; Strasbourg, Straßburg, Estrasburgo, Strasburgo, Straatsburg; Nice, Nizza, Niza; Lille,
    Rijsel, Lilla; Dunkerque, Dunkirk, Duinkerke, Dünkirchen; Lyon, Lyons, Lione; Marseille, Marseilles, Marsiglia,
    Marsella; Toulouse, Tolosa; Bordeaux, Burdeos; Avignon, Avignone, Aviñón; Perpignan, Perpinyà, Perpiñán; Mulhouse,
    Mülhausen; Colmar, Kolmar; Haguenau, Hagenau; Sélestat, Schlettstadt; Thionville, Diedenhofen; Sarreguemines,
    Saargemünd; Bayonne, Bayona, Baiona; Biarritz, Miarritze; Ajaccio, Aiacciu; Rennes, Roazhon; Quimper, Kemper;
    Nantes, Naoned; Valenciennes, Valencijn; Tourcoing, Toerkonje; Roubaix, Robaais; Hazebrouck, Hazebroek; Arras,
    Atrecht; Cambrai, Kamerijk; Douai, Dowaai; Antibes, Antibo; Grenoble, Grenoblo; Menton, Mentone; Besançon, Bisanz;
    Nancy, Nanzig; Dijon, Digione; Reims, Rheims`,
  GBR: `London, Londres, Londra, Londen, Llundain; Edinburgh, Edinburg, Édimbourg, Edimburgo; Swansea, Abertawe;
    Cardiff, Caerdydd; Wrexham, Wrecsam; Derry, Londonderry; Barry, Y Barri; Bridgend, Pen-y-bont; Newport, Casnewydd;
    Carmarthen, Caerfyrddin; Llanelli, Llanelly; Holyhead, Caergybi; Neath, Castell-nedd; Kingston upon Hull, Hull;
    Newcastle upon Tyne, Newcastle; Southend-on-Sea, Southend; Belfast, Béal Feirste; Glasgow, Glaschu; Inverness,
    Inbhir Nis; Canterbury, Cantorbéry; Stoke-on-Trent, Stoke`,
  ESP: `Sevilla, Seville; Zaragoza, Saragossa, Saragosse, Saragozza; A Coruña, La Coruña, Corunna, La Corogne; Girona,
    Gerona, Gérone; Lleida, Lérida; Ourense, Orense; Maó, Mahón; Ciutadella de Menorca, Ciudadela; Vinaròs, Vinaroz;
    Bilbao, Bilbo; Córdoba, Cordova, Cordoue, Cordoba; Barcelona, Barcelone, Barcellona; Valencia, València, Valence;
    Granada, Grenade; Cadiz, Cádiz, Cadix; Cartagena, Carthagène; Alicante, Alacant; Elche, Elx; Salamanca,
    Salamanque; Tarragona, Tarragone; Pamplona, Iruña, Iruñea, Pampelune; Vitoria, Gasteiz; Donostia-San Sebastián,
    San Sebastián, Donostia, Saint-Sébastien; San Sebastián, Donostia; Vitoria-Gasteiz, Vitoria, Gasteiz; Castellón de
    la Plana, Castelló de la Plana; Sagunto, Sagunt; Gijón, Xixón; Oviedo, Uviéu; Getxo, Guecho; Barakaldo, Baracaldo;
    Irun, Irún; Eivissa, Ibiza; Sant Cugat del Vallès, San Cugat; L'Hospitalet de Llobregat, Hospitalet; Xàtiva,
    Játiva; Alcoy, Alcoi`,
  ITA: `Firenze, Florence, Florenz, Florencia; Venezia, Venice, Venedig, Venise, Venecia, Venetië; Milano, Mailand,
    Milan, Milaan, Milán; Napoli, Naples, Neapel, Nápoles; Torino, Turin, Turijn, Turín; Genova, Genoa, Genua, Gênes,
    Génova; Roma, Rom, Rome; Padova, Padua, Padoue; Siracusa, Syracuse, Syrakus; Mantova, Mantua, Mantoue; Livorno,
    Leghorn, Livourne; Bologna, Bologne, Bolonia; Verona, Vérone; Trieste, Triest, Trst; Gorizia, Görz, Gorica;
    Trento, Trient, Trente; Merano, Meran; Bressanone, Brixen; Brunico, Bruneck; Vipiteno, Sterzing; Laives, Leifers;
    Appiano, Eppan; Udine, Videm; Ancona, Ancône; Ravenna, Ravenne; Modena, Modène; Parma, Parme; Pisa, Pise; Siena,
    Sienne; Perugia, Pérouse; Lucca, Lucques; Vicenza, Vicence; Bergamo, Bergame; Piacenza, Plaisance; Ferrara,
    Ferrare; Palermo, Palerme; Taranto, Tarente, Tarent; Catania, Catane; Messina, Messine; Aosta, Aoste; Como, Côme;
    Cremona, Crémone; Alghero, L'Alguer`,
  DNK: `Aarhus C, Århus; København K, Copenhagen, Kopenhagen, Copenhague, Copenaghen, Köpenhamn; Helsingør, Elsinore,
    Helsingör; Aalborg, Ålborg; Aabenraa, Apenrade, Åbenrå; Haderslev, Hadersleben; Sønderborg, Sonderburg; Tønder,
    Tondern; Odense C, Odense; Randers C, Randers; Grenaa, Grenå; Rønne, Rönne`,
  NOR: `Trondheim, Drontheim, Nidaros, Tråante; Ålesund, Aalesund; Tromsø, Romsa; Alta, Alattio; Hammerfest,
    Hámmerfeasta; Bodø, Bådåddjo; Kirkenes, Kirkkoniemi; Karasjok, Karasjohka; Kautokeino, Guovdageaidnu`,
  FIN: `Helsinki, Helsingfors; Turku, Åbo; Tampere, Tammerfors; Espoo, Esbo; Vantaa, Vanda; Oulu, Uleåborg; Vaasa,
    Vasa; Porvoo, Borgå; Lahti, Lahtis; Hämeenlinna, Tavastehus; Pori, Björneborg; Rauma, Raumo; Kokkola, Karleby;
    Hanko, Hangö; Lappeenranta, Villmanstrand; Savonlinna, Nyslott; Mikkeli, Sankt Michel; Hamina, Fredrikshamn;
    Loviisa, Lovisa; Naantali, Nådendal; Uusikaupunki, Nystad; Tornio, Torneå; Raahe, Brahestad; Kajaani, Kajana;
    Kaskinen, Kaskö; Raisio, Reso; Kirkkonummi, Kyrkslätt; Sipoo, Sibbo; Kerava, Kervo; Järvenpää, Träskända; Tuusula,
    Tusby; Vihti, Vichtis; Lohja, Lojo; Kristiinankaupunki, Kristinestad; Pietarsaari, Jakobstad`,
  SWE: `Stockholm, Estocolmo, Stoccolma, Tukholma; Göteborg, Gothenburg, Gotenburg; Uppsala, Upsala; Kristianstad,
    Christianstad; Karlskrona, Carlskrona; Haparanda, Haaparanta; Kiruna, Giron; Luleå, Luulaja`,
  USA: `New York, NYC, Nueva York, Nowy Jork; Los Angeles, LA; Philadelphia, Philly, Filadelfia; New Orleans, Nueva
    Orleans, NOLA; San Francisco, SF, San Fran; Las Vegas, Vegas; Saint Louis, St. Louis; Fort Worth, Ft Worth`,
};

/** The other names of a place; none when it has no others. */
export function otherNamesOf(iso3: string, name: string): readonly string[] {
  const own = (lines[iso3] ?? '').split(';').map((line) => line.split(',').map((text) => text.trim()));
  return own.find(([first]) => first === name)?.slice(1) ?? [];
}
