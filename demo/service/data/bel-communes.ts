/**
 * Communes of Belgium that the list of GeoNames leaves out: those of Brussels, whose names are in two languages, and some
 * where German is spoken. Names, postcodes, locations and hundreds of inhabitants are real; the form is that of the list.
 */
export const communes: readonly string[] = [
  'Bruxelles|1000,1020,1120,1130|4000|50.847,4.353|1880',
  'Schaerbeek=Schaarbeek|1030|4000|50.867,4.377|1300',
  'Anderlecht|1070|4000|50.836,4.314|1220',
  'Molenbeek-Saint-Jean=Sint-Jans-Molenbeek|1080|4000|50.857,4.312|970',
  'Ixelles=Elsene|1050|4000|50.833,4.366|870',
  'Uccle=Ukkel|1180|4000|50.803,4.334|850',
  'Woluwe-Saint-Lambert=Sint-Lambrechts-Woluwe|1200|4000|50.843,4.429|580',
  'Forest=Vorst|1190|4000|50.809,4.318|560',
  'Jette|1090|4000|50.878,4.325|520',
  'Saint-Gilles=Sint-Gillis|1060|4000|50.827,4.345|490',
  'Etterbeek|1040|4000|50.836,4.389|480',
  'Evere|1140|4000|50.872,4.402|430',
  'Woluwe-Saint-Pierre=Sint-Pieters-Woluwe|1150|4000|50.835,4.441|420',
  'Auderghem=Oudergem|1160|4000|50.816,4.433|340',
  'Saint-Josse-ten-Noode=Sint-Joost-ten-Node|1210|4000|50.853,4.369|270',
  'Ganshoren|1083|4000|50.873,4.313|250',
  'Berchem-Sainte-Agathe=Sint-Agatha-Berchem|1082|4000|50.864,4.291|250',
  'Watermael-Boitsfort=Watermaal-Bosvoorde|1170|4000|50.797,4.415|250',
  'Koekelberg|1081|4000|50.862,4.331|220',
  'Raeren|4730|60000|50.669,6.115|110',
  'Sankt Vith|4780|60000|50.280,6.127|100',
  'Bütgenbach|4750|60000|50.427,6.205|60',
];
