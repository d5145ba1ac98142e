/** Words that mean the same in addresses. All folded, with blanks between them and `|` between the groups. */

/** A word, and what people write for it. A short form may be in several groups: `st` is a street, and a saint. */
export const sameWords =
  // English
  'street st str|road rd|avenue ave av avn|lane ln|drive dr drv|boulevard blvd bvd bd bld blv|court ct crt|place pl|square sq|' +
  'terrace tce ter terr|close cl|crescent cres cr crst|highway hwy|parkway pkwy pky|circle cir circ|garden gdn|gardens gdns|grove gr grv|' +
  'heights hts|mount mt|mountain mtn|fort ft|saint st|north n|south s|east e|west w|northeast ne|northwest nw|southeast se|southwest sw|' +
  'apartment apt|suite ste|building bldg|parade pde|esplanade esp|junction jct|expressway expy|trail trl|turnpike tpke|county co|' +
  'first 1st|second 2nd|third 3rd|fourth 4th|fifth 5th|sixth 6th|seventh 7th|eighth 8th|ninth 9th|tenth 10th|eleventh 11th|twelfth 12th|' +
  'newyork ny nyc|losangeles la|sanfrancisco sf|' +
  // French
  'rue r|avenue av|boulevard bd bld boul|chemin ch che chem|allee all|allees all|impasse imp|route rte rt|quai q|faubourg fbg fg|cours crs|' +
  'passage pass psg|residence res|chaussee chee chs|sainte ste|docteur dr|professeur pr prof|general gal gen|marechal mal|' +
  'president pdt pres|premier 1er ier|premiere 1ere 1re ire|' +
  // German
  'des d|strasse str|platz pl|allee al|gasse g|weg w wg|sankt st skt|professor prof|doktor dr|' +
  // Dutch
  'straat str|laan ln|plein pln|weg wg|gracht gr|kade kd|singel sngl|sint st|steenweg stwg stw|burgemeester burg bgm|generaal gen|dokter dr|' +
  'koning kon|koningin kon|prins pr|nieuwe nwe|eerste 1e|tweede 2e|derde 3e|vierde 4e|van v|der d|' +
  // Italian
  'viale vle v|piazza pza pzza p|piazzale ple pzale|corso cso c|largo lgo|vicolo vlo|via v|strada str|santa sta s|santo sto s|san s|generale gen|' +
  // Spanish and Catalan
  'calle c cl|avenida avda avd av|plaza pza pl plza|paseo p po pº pso pg|carretera ctra cra crta|travesia trva trav|camino cno cmno|' +
  'glorieta gta|ronda rda|general gral|doctor dr|doctora dra|carrer c|avinguda avda av|placa pl pca|passeig pg|' +
  // Portuguese
  'rua r|praca pc pca prc|travessa tv trv|estrada estr|alameda al|largo lg|doutor dr|engenheiro eng|' +
  // Danish, Norwegian, Swedish, Finnish
  'gade g gd|vej v|plads pl|gate gt g|gata gt g|gatan g gt|veien v vn vei|vei v|vagen v vag|plass pl|torget trg|store st|stora st|lille ll|lilla ll|' +
  'norra n|sodra s|ostra o|vastra v|norre nr|sonder sdr|gammel gl|gamle gl|katu k|tie t|' +
  // Polish, Czech, Slovak, Hungarian, Romanian, Croatian
  'ulica ul|aleja al|aleje al|plac pl|osiedle os|swietego sw|swietej sw|generala gen|marszalka marsz|ksiedza ks|' +
  'ulice ul|namesti nam|trida tr|namestie nam|nabrezi nabr|utca u|korut krt|setany stny|rakpart rkp|' +
  'strada str|bulevardul bd bul blvd bdul|soseaua sos|calea cal|aleea al|piata pta|splaiul spl|' +
  // Baltic, Bulgarian, Greek, Maltese, Irish
  'gatve g|prospektas pr|iela i|prospekts pr|bulvaris bulv|tanav tn|maantee mnt|puiestee pst|bulevard bul|ulitsa ul|улица ул|булевард бул|' +
  'площад пл|leoforos leof|plateia pl|λεωφορος λεωφ|πλατεια πλ|οδος οδ|sraid sr|bothar br|' +
  // Towns that are known by several names
  'brussel bruxelles brussels bxl|amsterdam adam|rotterdam rdam|antwerpen anvers antwerp|gent gand ghent|luik liege luttich|brugge bruges|leuven louvain|' +
  'mechelen malines|kortrijk courtrai|oostende ostende ostend|bergen mons|namen namur|doornik tournai|ieper ypres|' +
  'koksijde coxyde|knokke knocke|tienen tirlemont|dendermonde termonde|ronse renaix|aalst alost|vilvoorde vilvorde|menen menin|' +
  'moeskroen mouscron|geraardsbergen grammont|roeselare roulers|veurne furnes|diksmuide dixmude|waver wavre|nijvel nivelles|' +
  'edingen enghien|aarlen arlon|hoei huy|zinnik soignies|elsene ixelles|ukkel uccle|schaarbeek schaerbeek|oudergem auderghem|' +
  'sintgillis saintgilles|sintniklaas saintnicolas|fribourg freiburg|biel bienne|neuchatel neuenburg|sion sitten|solothurn soleure|' +
  'murten morat|chur coire|bolzano bozen|merano meran|bressanone brixen|brunico bruneck|vipiteno sterzing|' +
  'porvoo borga|vaasa vasa|pori bjorneborg|kokkola karleby|rauma raumo|hanko hango|lohja lojo|kirkkonummi kyrkslatt|' +
  'donostia sansebastian|bilbao bilbo|vitoria gasteiz|pamplona iruna|alicante alacant|lleida lerida|girona gerona|ourense orense|' +
  'helsinki helsingfors hki|turku abo|tampere tammerfors|espoo esbo|vantaa vanda|oulu uleaborg|' +
  'geneve genf geneva ginevra|zurich zurigo|basel bale basle basilea|bern berne berna|luzern lucerne lucerna|lausanne losanna|' +
  'munchen munich|koln cologne keulen|wien vienna wenen vienne|hannover hanover|nurnberg nuremberg|aachen aken|' +
  'roma rome rom|milano milan milaan mailand|firenze florence florenz|venezia venice venedig|torino turin|napoli naples neapel|' +
  'genova genoa genua|padova padua|praha prague prag|warszawa warsaw warschau wwa|krakow cracow krakau|lisboa lisbon lissabon|porto oporto|' +
  'sevilla seville|kobenhavn copenhagen kopenhagen kbh cph|goteborg gothenburg gbg|stockholm sthlm|budapest bp|frankfurt ffm|denhaag sgravenhage thehague hague|denbosch shertogenbosch|' +
  'athina athens athen αθηνα|bucuresti bucharest|beograd belgrade|lefkosia nicosia|luxembourg luxemburg|strasbourg strassburg';

/** The words that may stand before any street and are in no other list: they do not make another street. */
export const unmatchedWords = 'ul ulica ulice str strada calle carrer utca odos triq';

/** Small words between others. */
export const joiningWords =
  'cedex go in te at the of de la le du des der die das den and und en et am im zu di do da dei del della delle degli dos las los les aux';

/** Ends of names in one word, in the same way: `Akersgt.` is Akersgata. */
export const sameEndings =
  'strasse str|straat str|gata gate gaten gatan gade gt g|veien vegen vei veg vej v vn|vagen vag v|plass pl|platz pl|plads pl|plein pl pln|' +
  'laan ln|weg wg w|allee alle al|katu k|tie t|torget torg trg t|gasse g|gracht gr|kade kd|singel s|dijk dk|utca u';
