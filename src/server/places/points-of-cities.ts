import type { CityPoints } from './city-points.ts'

/** Stations, squares, parks and quarters of other large cities. */
export const POINTS_OF_CITIES: Record<string, CityPoints> = {
  München: {
    country: 'DE',
    names: 'münchen|munich|múnich',
    points: `+Hauptbahnhof|+Hbf|+central station: 48.1402 11.5600
Ostbahnhof München|München Ost: 48.1272 11.6045
Marienplatz: 48.1374 11.5755
Pasing Bahnhof: 48.1499 11.4617
Glockenbachviertel|Glockenbach: 48.1290 11.5710
Englischer Garten: 48.1530 11.5920
Olympiapark: 48.1740 11.5520
Sendlinger Tor: 48.1340 11.5670`,
  },
  Hamburg: {
    country: 'DE',
    names: 'hamburg|hamburgo|hambourg',
    points: `+Hauptbahnhof|+Hbf|+central station: 53.5530 10.0069
Altona Bahnhof|Bahnhof Altona: 53.5518 9.9354
Dammtor: 53.5608 9.9897
Landungsbrücken: 53.5459 9.9706
Schanzenviertel|Schanze: 53.5625 9.9630
Reeperbahn: 53.5495 9.9620
Jungfernstieg: 53.5530 9.9930
Elbphilharmonie|Elphi: 53.5413 9.9841
Stadtpark Hamburg: 53.5970 10.0180
Außenalster|Alster: 53.5650 10.0050
Elbstrand: 53.5440 9.9000
Isebekkanal: 53.5790 9.9700`,
  },
  Köln: {
    country: 'DE',
    names: 'köln|cologne|colonia',
    points: `+Hauptbahnhof|+Hbf|+central station: 50.9430 6.9586
Messe/Deutz|Köln Deutz: 50.9409 6.9750
Neumarkt Köln: 50.9356 6.9484`,
  },
  Frankfurt: {
    country: 'DE',
    names: 'frankfurt|francfort|frankfurt am main',
    points: `+Hauptbahnhof|+Hbf|+central station: 50.1070 8.6632
Konstablerwache: 50.1147 8.6871
Hauptwache: 50.1137 8.6788
+Sachsenhausen: 50.1000 8.6850
+Bornheim: 50.1270 8.7110
+Nordend: 50.1250 8.6880`,
  },
  Zürich: {
    country: 'CH',
    names: 'zürich|zurich|zúrich',
    points: `+Hauptbahnhof|+HB|+central station: 47.3779 8.5402
Bahnhof Oerlikon: 47.4115 8.5441
Stadelhofen: 47.3665 8.5484
Paradeplatz: 47.3697 8.5390
Zürichhorn: 47.3520 8.5520
Irchelpark|Irchel: 47.3970 8.5480
Letten|Oberer Letten: 47.3860 8.5350
Hardbrücke: 47.3850 8.5170
Josefwiese: 47.3870 8.5240
Bellevue Zürich: 47.3670 8.5450`,
  },
  Barcelona: {
    country: 'ES',
    names: 'barcelona|barcelone',
    points: `Sants|estación de Sants|Barcelona Sants: 41.3790 2.1400
Plaza Cataluña|Plaça de Catalunya: 41.3870 2.1700
Estació de França|estación de Francia: 41.3842 2.1857
Passeig de Gràcia|Paseo de Gracia: 41.3917 2.1649
Arc de Triomf: 41.3910 2.1806
Poblenou|Poble Nou: 41.4030 2.2010
Poble Sec: 41.3730 2.1630
Sagrada Familia|Sagrada Família: 41.4036 2.1744
Montjuïc|Montjuic: 41.3640 2.1580
Les Corts: 41.3850 2.1310
Bogatell|Platja del Bogatell|Playa del Bogatell: 41.3945 2.2070
Park Güell|Parc Güell|Parque Güell: 41.4145 2.1527
Camp Nou: 41.3809 2.1228
Parc de la Ciutadella|Ciutadella|Parque de la Ciudadela: 41.3881 2.1860
La Rambla|Las Ramblas|Les Rambles: 41.3809 2.1734
Tibidabo: 41.4225 2.1187
Nova Icària: 41.3905 2.2020
Parc del Fòrum: 41.4110 2.2270`,
  },
  Lyon: {
    country: 'FR',
    names: 'lyon|lyón',
    points: `Part-Dieu|Gare de la Part-Dieu: 45.7606 4.8599
Perrache|Gare de Perrache: 45.7485 4.8259
Bellecour|Place Bellecour: 45.7578 4.8320
Vaise|Gare de Vaise: 45.7798 4.8046
Croix-Rousse: 45.7770 4.8320
Vieux Lyon: 45.7620 4.8270
Confluence: 45.7400 4.8180
Guillotière: 45.7550 4.8420
Parc de la Tête d'Or|Tête d'Or: 45.7770 4.8550
Fourvière: 45.7622 4.8226
Gerland: 45.7300 4.8320
Gare Saint-Paul: 45.7660 4.8270
Place des Terreaux|Terreaux: 45.7675 4.8336`,
  },
  London: {
    country: 'GB',
    names: 'london|londres',
    points: `King's Cross|Kings Cross|St Pancras: 51.5308 -0.1238
Euston: 51.5282 -0.1337
Paddington: 51.5154 -0.1755
+Victoria|Victoria station: 51.4952 -0.1441
Waterloo|Waterloo station: 51.5031 -0.1132
Liverpool Street: 51.5178 -0.0823
London Bridge: 51.5052 -0.0864
Camden|Camden Town: 51.5390 -0.1426
Shoreditch: 51.5260 -0.0780
Hackney: 51.5450 -0.0553
Notting Hill: 51.5090 -0.1960
Covent Garden: 51.5117 -0.1240
+Soho: 51.5136 -0.1365
Hampstead: 51.5560 -0.1780
Clapham: 51.4620 -0.1380
Greenwich: 51.4820 -0.0090
Stratford: 51.5415 -0.0030
Wimbledon: 51.4210 -0.2070`,
  },
}
