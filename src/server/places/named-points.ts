import type { KnownPlace } from '#contract/search-answer.ts'
import { plainWords } from './plain-words.ts'

/**
 * Stations, squares, parks and quarters by which people say where they are, which the gazetteer has not: names, one a bar, then latitude
 * and longitude. A name that several cities have (`+`) counts only together with its city.
 */
const POINTS: Record<string, { country: string; names: string; points: string }> = {
  Berlin: {
    country: 'DE',
    names: 'berlin|berlín',
    points: `+Hauptbahnhof|+Hbf|+central station|+main station: 52.5251 13.3694
Alexanderplatz|Alex: 52.5219 13.4132
Ostbahnhof: 52.5103 13.4349
Südkreuz: 52.4754 13.3655
Gesundbrunnen: 52.5487 13.3886
Potsdamer Platz: 52.5096 13.3759
Zoologischer Garten|Bahnhof Zoo: 52.5072 13.3325
Ostkreuz: 52.5031 13.4691
Warschauer Straße: 52.5058 13.4491
Kottbusser Tor|Kotti: 52.4991 13.4180
Hermannplatz: 52.4868 13.4246
Rosenthaler Platz: 52.5298 13.4014
Ernst-Reuter-Platz: 52.5127 13.3219
Tempelhofer Feld: 52.4750 13.4020
Treptower Park: 52.4885 13.4697
Treptow: 52.4930 13.4610
Kreuzkölln: 52.4915 13.4280
Maybachufer: 52.4942 13.4236
Kurfürstendamm|Kudamm|Ku'damm: 52.5037 13.3316
Mauerpark: 52.5435 13.4025
Görlitzer Park|Görli: 52.4969 13.4375
Hackescher Markt: 52.5227 13.4025
Friedrichstraße: 52.5203 13.3870
Boxhagener Platz|Boxi: 52.5110 13.4600
Helmholtzplatz: 52.5422 13.4165
Kollwitzplatz: 52.5362 13.4177
Nollendorfplatz: 52.4994 13.3536
Mehringdamm: 52.4930 13.3880
Brandenburger Tor|Brandenburg Gate: 52.5163 13.3777
Hasenheide: 52.4832 13.4150
Wannsee: 52.4215 13.1790
Müggelsee: 52.4380 13.6480`,
  },
  Wien: {
    country: 'AT',
    names: 'wien|vienna|viena|vienne',
    points: `+Hauptbahnhof|+Hbf|+central station|+main station: 48.1853 16.3772
Westbahnhof: 48.1967 16.3374
Praterstern: 48.2184 16.3925
Wien Mitte|Landstraße Bahnhof: 48.2066 16.3846
Franz-Josefs-Bahnhof: 48.2260 16.3611
Wien Meidling|Bahnhof Meidling: 48.1746 16.3343
Stephansplatz: 48.2085 16.3731
Schwedenplatz: 48.2119 16.3779
Karlsplatz: 48.2003 16.3692
Naschmarkt: 48.1985 16.3634
Spittelau: 48.2354 16.3584
Schönbrunn: 48.1866 16.3120
Floridsdorf Bahnhof: 48.2566 16.4002
Prater|Wurstelprater: 48.2117 16.4050
Augarten: 48.2262 16.3757
Donauinsel: 48.2300 16.4100
Stadtpark Wien: 48.2047 16.3800
Karmelitermarkt: 48.2171 16.3777
Yppenplatz: 48.2138 16.3352
Brunnenmarkt: 48.2130 16.3385
Museumsquartier: 48.2035 16.3590
Schottentor: 48.2150 16.3620
Reumannplatz: 48.1748 16.3777
Mariahilfer Straße: 48.1990 16.3510
Grinzing: 48.2560 16.3420
Seestadt Aspern|Aspern: 48.2250 16.5080
Kahlenberg: 48.2755 16.3370`,
  },
  Paris: {
    country: 'FR',
    names: 'paris|parís',
    points: `Gare de Lyon: 48.8443 2.3743
Gare du Nord: 48.8809 2.3553
Gare de l'Est: 48.8768 2.3592
Montparnasse|Gare Montparnasse: 48.8412 2.3205
Saint-Lazare|Gare Saint-Lazare: 48.8763 2.3254
Austerlitz|Gare d'Austerlitz: 48.8423 2.3656
Bercy|Gare de Bercy: 48.8394 2.3829
Châtelet|Châtelet les Halles|Les Halles: 48.8606 2.3472
Bastille|Place de la Bastille: 48.8532 2.3692
République|Place de la République: 48.8675 2.3638
Nation|Place de la Nation: 48.8484 2.3959
Place d'Italie: 48.8314 2.3556
Denfert-Rochereau: 48.8339 2.3324
Stalingrad: 48.8842 2.3657
Père Lachaise: 48.8627 2.3872
La Villette: 48.8938 2.3900
Goutte d’Or: 48.8850 2.3530
Pernety: 48.8343 2.3191
Sacré-Cœur: 48.8867 2.3431
Buttes-Chaumont: 48.8809 2.3828
Champs-Élysées|Champs Elysees: 48.8698 2.3076
Tour Eiffel|Eiffel Tower|Eiffelturm|torre Eiffel: 48.8584 2.2945
Louvre: 48.8606 2.3376
Notre-Dame de Paris: 48.8530 2.3499
Jardin du Luxembourg: 48.8462 2.3372
Bois de Vincennes: 48.8320 2.4330
Bois de Boulogne: 48.8624 2.2490
Porte de Versailles: 48.8323 2.2876
Porte de Clignancourt: 48.8975 2.3446
Saint-Ouen: 48.9110 2.3340`,
  },
  Madrid: {
    country: 'ES',
    names: 'madrid',
    points: `Atocha|estación de Atocha|Puerta de Atocha: 40.4065 -3.6895
Chamartín|estación de Chamartín: 40.4721 -3.6825
Príncipe Pío: 40.4211 -3.7203
Sol|Puerta del Sol: 40.4169 -3.7035
Nuevos Ministerios: 40.4466 -3.6922
Méndez Álvaro: 40.3952 -3.6786
Plaza de Castilla: 40.4668 -3.6891
Moncloa: 40.4350 -3.7190
Retiro|El Retiro|parque del Retiro: 40.4153 -3.6845
Gran Vía: 40.4203 -3.7017
Plaza de España: 40.4233 -3.7122
Cuatro Caminos: 40.4470 -3.7040
Legazpi: 40.3912 -3.6953
Vallecas: 40.3800 -3.6620
Tetuán: 40.4600 -3.6980
Barajas: 40.4720 -3.5800
Casa de Campo: 40.4190 -3.7500
El Rastro: 40.4085 -3.7075
Madrid Río: 40.4040 -3.7180
Matadero: 40.3917 -3.6972
Tirso de Molina: 40.4122 -3.7050
Embajadores: 40.4050 -3.7020
Plaza Mayor: 40.4154 -3.7074
Bernabéu|Santiago Bernabéu: 40.4530 -3.6883
Delicias: 40.4000 -3.6930
Las Ventas: 40.4316 -3.6632`,
  },
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
Jungfernstieg: 53.5530 9.9930`,
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
Paradeplatz: 47.3697 8.5390`,
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
Les Corts: 41.3850 2.1310`,
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
Guillotière: 45.7550 4.8420`,
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

/** The middles of the districts of Paris, which people name by their numbers. */
const ARRONDISSEMENTS =
  `48.8626 2.3363|48.8682 2.3441|48.8630 2.3592|48.8543 2.3575|48.8444 2.3499|48.8491 2.3328|48.8562 2.3121
48.8727 2.3125|48.8771 2.3375|48.8761 2.3607|48.8590 2.3800|48.8349 2.4213|48.8283 2.3622|48.8292 2.3270|48.8401 2.2928
48.8604 2.2620|48.8873 2.3067|48.8925 2.3486|48.8871 2.3848|48.8634 2.4011`.split(/[|\n]/)
/** And of Vienna. */
const BEZIRKE =
  `48.2091 16.3713|48.2170 16.4000|48.1980 16.3950|48.1920 16.3680|48.1870 16.3560|48.1960 16.3500|48.2030 16.3480
48.2110 16.3470|48.2250 16.3560|48.1612 16.3823|48.1680 16.4300|48.1740 16.3280|48.1880 16.2850|48.2040 16.2600|48.1950 16.3280
48.2167 16.3000|48.2300 16.3000|48.2350 16.3300|48.2540 16.3430|48.2360 16.3740|48.2640 16.4000|48.2320 16.4600|48.1450 16.2900`.split(
    /[|\n]/,
  )

/** How people write such a number, with the city beside it, or without where it is plain. */
const numbered = {
  Paris: (n: number) => [
    `paris ${n}`,
    `paris ${n}e`,
    `paris ${n}eme`,
    `${n}e paris`,
    `${n}e arrondissement`,
    `${n}eme arrondissement`,
    `${75000 + n}`,
    `${75000 + n} paris`,
    `paris ${75000 + n}`,
  ],
  Wien: (n: number) =>
    [`${n}`, `${1000 + 10 * n}`].flatMap((one) => [
      ...['wien', 'vienna', 'viena', 'vienne'].flatMap((city) => [`${city} ${one}`, `${one} ${city}`]),
      `${n} bezirk`,
      ...['th', 'st', 'nd', 'rd'].flatMap((end) => [`${n}${end} district`, `vienna ${n}${end} district`]),
    ]),
}

let known: Map<string, KnownPlace> | undefined

/** The station, square or numbered district of this name, as plain words. */
export function namedPoint(name: string): KnownPlace | undefined {
  known ??= allPoints()
  return known.get(name)
}

function allPoints(): Map<string, KnownPlace> {
  const all = new Map<string, KnownPlace>()
  const add = (name: string, place: KnownPlace) => all.set(plainWords(name).join(' '), place)
  for (const [city, { country, names, points }] of Object.entries(POINTS))
    for (const line of points.split('\n')) {
      const [labels, at] = line.split(': ') as [string, string]
      const own = labels.split('|')
      const label = own[0]!.replace('+', '')
      const place = placeOf(label, city, country, at)
      for (const one of own) {
        const plain = one.replace('+', '')
        if (!one.startsWith('+')) add(plain, place)
        for (const name of names.split('|')) {
          add(`${plain} ${name}`, place)
          add(`${name} ${plain}`, place)
        }
      }
    }
  for (const [index, at] of ARRONDISSEMENTS.entries())
    for (const name of numbered.Paris(index + 1)) add(name, placeOf(`${index + 1}e`, 'Paris', 'FR', at))
  for (const [index, at] of BEZIRKE.entries())
    for (const name of numbered.Wien(index + 1)) add(name, placeOf(`${index + 1}. Bezirk`, 'Wien', 'AT', at))
  return all
}

function placeOf(neighbourhood: string, city: string, country: string, at: string): KnownPlace {
  const [latitude, longitude] = at.split(' ').map(Number) as [number, number]
  return { neighbourhood, city, country, latitude, longitude, item_count: 0 }
}
