import type { KnownPlace } from '#contract/search-answer.ts'
import { findPlaces } from './find-places.ts'
import { countryOf, type Gazetteer, namesOf } from './gazetteer.ts'
import { describePlace } from './known-places.ts'
import { plainWords } from './plain-words.ts'

/** The town that the first two digits of a postcode stand for, by country; where these differ, of more digits first. */
const TOWNS: Record<string, { digits: number; language: string; towns: string }> = {
  DE: {
    digits: 5,
    language: 'de',
    towns: `01 Dresden|02 Görlitz|03 Cottbus|04 Leipzig|06 Halle (Saale)|07 Jena|08 Zwickau|09 Chemnitz|10 Berlin|12 Berlin|13 Berlin
140 Berlin|141 Berlin|14 Potsdam|15 Frankfurt (Oder)|16 Oranienburg|17 Neubrandenburg|18 Rostock|19 Schwerin|20 Hamburg|21 Hamburg|22 Hamburg
23 Lübeck|24 Kiel|25 Elmshorn|26 Oldenburg|27 Bremerhaven|28 Bremen|29 Celle|30 Hannover|31 Hildesheim|32 Herford|33 Bielefeld|34 Kassel
35 Gießen|36 Fulda|37 Göttingen|38 Braunschweig|39 Magdeburg|40 Düsseldorf|41 Mönchengladbach|42 Wuppertal|44 Dortmund|45 Essen|46 Oberhausen
47 Duisburg|48 Münster|49 Osnabrück|50 Köln|51 Köln|52 Aachen|53 Bonn|54 Trier|55 Mainz|56 Koblenz|57 Siegen|58 Hagen|59 Hamm
60 Frankfurt am Main|61 Bad Homburg vor der Höhe|63 Offenbach|64 Darmstadt|65 Wiesbaden|66 Saarbrücken|67 Ludwigshafen am Rhein|68 Mannheim
69 Heidelberg|70 Stuttgart|71 Ludwigsburg|72 Tübingen|73 Göppingen|74 Heilbronn|75 Pforzheim|76 Karlsruhe|77 Offenburg|78 Konstanz
79 Freiburg|80 München|81 München|82 Starnberg|83 Rosenheim|84 Landshut|85 Ingolstadt|86 Augsburg|87 Kempten|88 Ravensburg|89 Ulm
90 Nürnberg|91 Erlangen|92 Amberg|93 Regensburg|94 Passau|95 Bayreuth|96 Bamberg|97 Würzburg|98 Suhl|99 Erfurt`,
  },
  FR: {
    digits: 5,
    language: 'fr',
    towns: `01 Bourg-en-Bresse|02 Laon|03 Moulins|04 Digne-les-Bains|05 Gap|06 Nice|07 Privas|08 Charleville-Mézières|09 Foix|10 Troyes
11 Carcassonne|12 Rodez|13 Marseille|14 Caen|15 Aurillac|16 Angoulême|17 La Rochelle|18 Bourges|19 Tulle|20 Ajaccio|21 Dijon|22 Saint-Brieuc
23 Guéret|24 Périgueux|25 Besançon|26 Valence|27 Évreux|28 Chartres|29 Quimper|30 Nîmes|31 Toulouse|32 Auch|33 Bordeaux|34 Montpellier
35 Rennes|36 Châteauroux|37 Tours|38 Grenoble|39 Lons-le-Saunier|40 Mont-de-Marsan|41 Blois|42 Saint-Étienne|43 Le Puy-en-Velay|44 Nantes
45 Orléans|46 Cahors|47 Agen|48 Mende|49 Angers|50 Saint-Lô|51 Reims|52 Chaumont|53 Laval|54 Nancy|55 Bar-le-Duc|56 Vannes|57 Metz
58 Nevers|59 Lille|60 Beauvais|61 Alençon|62 Arras|63 Clermont-Ferrand|64 Pau|65 Tarbes|66 Perpignan|67 Strasbourg|68 Colmar|69 Lyon
70 Vesoul|71 Mâcon|72 Le Mans|73 Chambéry|74 Annecy|75 Paris|76 Rouen|77 Melun|78 Versailles|79 Niort|80 Amiens|81 Albi|82 Montauban
83 Toulon|84 Avignon|85 La Roche-sur-Yon|86 Poitiers|87 Limoges|88 Épinal|89 Auxerre|90 Belfort|91 Évry|92 Nanterre|93 Bobigny
94 Créteil|95 Cergy`,
  },
  ES: {
    digits: 5,
    language: 'es',
    towns: `01 Vitoria-Gasteiz|02 Albacete|03 Alicante|04 Almería|05 Ávila|06 Badajoz|07 Palma|08 Barcelona|09 Burgos|10 Cáceres|11 Cádiz
12 Castellón de la Plana|13 Ciudad Real|14 Córdoba|15 A Coruña|16 Cuenca|17 Girona|18 Granada|19 Guadalajara|20 San Sebastián|21 Huelva
22 Huesca|23 Jaén|24 León|25 Lleida|26 Logroño|27 Lugo|28 Madrid|29 Málaga|30 Murcia|31 Pamplona|32 Ourense|33 Oviedo|34 Palencia
35 Las Palmas de Gran Canaria|36 Vigo|37 Salamanca|38 Santa Cruz de Tenerife|39 Santander|40 Segovia|41 Sevilla|42 Soria|43 Tarragona
44 Teruel|45 Toledo|46 Valencia|47 Valladolid|48 Bilbao|49 Zamora|50 Zaragoza|51 Ceuta|52 Melilla`,
  },
  AT: {
    digits: 4,
    language: 'de',
    towns: `10 Wien|11 Wien|12 Wien|20 Stockerau|23 Mödling|24 Eisenstadt|25 Baden|27 Wiener Neustadt|31 Sankt Pölten|34 Klosterneuburg|35 Krems an der Donau
40 Linz|44 Steyr|46 Wels|50 Salzburg|60 Innsbruck|69 Bregenz|80 Graz|87 Leoben|90 Klagenfurt|95 Villach`,
  },
  CH: {
    digits: 4,
    language: 'de',
    towns: `10 Lausanne|12 Genève|17 Fribourg|20 Neuchâtel|25 Biel/Bienne|30 Bern|36 Thun|40 Basel|50 Aarau|60 Luzern|63 Zug|65 Bellinzona|69 Lugano
70 Chur|80 Zürich|81 Zürich|83 Winterthur|84 Winterthur|86 Uster|87 Zürich|88 Zürich|89 Zürich|90 Sankt Gallen`,
  },
}

const CODE = /^\d{4,5}$/

/** The towns, one a country, of which some digits may be the postcode; those of the language's country first. */
export function townsOfPostcode(gazetteer: Gazetteer, code: string, language: string): KnownPlace[] {
  if (!CODE.test(code)) return []
  return Object.entries(TOWNS)
    .filter(([, { digits }]) => code.length === digits)
    .toSorted(([, a], [, b]) => Number(b.language === language) - Number(a.language === language))
    .flatMap(([country, { towns }]) => {
      const name = townOf(towns, code)
      return name ? (townNamed(gazetteer, name, country) ?? []) : []
    })
}

function townOf(towns: string, code: string): string | undefined {
  const lines = towns.split(/[|\n]/).map((line) => [line.split(' ')[0]!, line.slice(line.indexOf(' ') + 1)])
  return [3, 2].map((size) => lines.find(([digits]) => digits === code.slice(0, size))?.[1]).find(Boolean)
}

function townNamed(gazetteer: Gazetteer, name: string, country: string): KnownPlace | undefined {
  const wanted = plainWords(name).join(' ')
  const place = findPlaces(gazetteer, { typed: name, limit: 20 }).find(
    (one) =>
      countryOf(gazetteer, one) === country &&
      namesOf(gazetteer, one).some((other) => plainWords(other).join(' ') === wanted),
  )
  return place === undefined ? undefined : describePlace(gazetteer, place, '')
}
