import { plainWords } from './plain-words.ts'

const listed = (lines: string): Set<string> =>
  new Set(lines.split(/[|\n]/).map((words) => plainWords(words).join(' ')))

/** What stands before a place, in the four languages. */
export const WORDS_BEFORE_PLACES: ReadonlySet<string> = listed(
  `in|in the|in the district of|district|near|near the|near to|nearby|close to|close to the|around|around the|at|at the|by|by the|from|within
in der|im|im bezirk|bezirk|im viertel|bei|beim|nahe|nahe bei|nahe von|nahe vom|in der nähe von|in der nähe|um|rund um|aus|nach|am|in und um|beim|an der|bei der|nahe der|nahe dem|nahe am|in der nähe vom|in der nähe der|neben dem|neben der
en|en la|en el|en el barrio de|en el barrio del|barrio de|barrio del|barrio|cerca de|cerca del|junto a|alrededor de|por|por la zona de|en la zona de|al lado de|al lado del|al lado de la|cerca de la|junto al|junto a la
à|a|au|aux|dans|dans le|dans le quartier de|quartier de|quartier du|quartier|près de|près d|proche de|autour de|vers|sur|du côté de|près du|près de la|à côté du|à côté de la|à côté de|autour du|autour de la|le long du`,
)

/** Those of a message behind which somebody says where they live, or want it. */
export const WORDS_BEFORE_HOMES: ReadonlySet<string> = listed(
  `in|near|near to|close to|around|in the district of
in|bei|nahe|in der nähe von|rund um|im|im bezirk
en|cerca de|por|en el barrio de|por la zona de|en la zona de|barrio de
à|près de|proche de|autour de|vers|du côté de|dans le quartier de`,
)

/** Behind these stands a thing or an occasion, whatever town is called alike: "for a wedding". */
export const WORDS_BEFORE_THINGS: ReadonlySet<string> = listed(
  `a|an|the|my|for|with|and|of
ein|eine|einen|einer|der|die|das|dem|den|mein|meine|für|mit|und|zum|zur
un|una|unos|unas|el|los|las|mi|para|con|y
une|des|le|les|l|mon|ma|pour|avec|et`,
)

/** Towns that are called like an everyday word of one of the languages: meant only behind a word that says so. */
export const EVERYDAY_PLACES: ReadonlySet<string> = listed(
  `nice|reading|bath|split|hull|sale|street|wells|rugby|battle|deal|ware|march|mold|cork|orange|bar|most|bury|wedding
essen|halle|hof|regen|linden|buchen|waren|singen|wesel|zelle|au|hall|baden|hagen|leer|wolle|ried|lage|garten
tours|sens|caen|lens|laval|tulle|die|vire|dole|brest|angers|sète|le port|mer
toro|real|alba|palma|coín|motril|ronda|cruz|mesa|barco|silla|ponce|el bosque
sol|nation|république|alex|victoria|neumarkt|jardin|avión|tren|casa|playa|campo|monte|bosque|mar|lago|rio|patio|forêt|montagne|plage|maison|cour|train|wald|berg|see|strand|wiese|haus|schule
lund|lid|born|bor|rab|krk|lom|brod|opera|centre|center|zentrum|centro|mitte|nord|süd|ost|west|north|south|east`,
)

/** With an article in them: no village stands behind these ("au jardin"), but a part of a town or a large one may. */
export const WORDS_WITH_ARTICLES: ReadonlySet<string> = listed(
  `in the|near the|close to the|around the|at the|by the
im|am|beim|in der|an der|bei der|nahe der|nahe dem|nahe am|neben dem|neben der|in der nähe vom|in der nähe der
en la|en el|del|al lado del|al lado de la|cerca del|cerca de la|junto al|junto a la
au|aux|près du|près de la|à côté du|à côté de la|autour du|autour de la|le long du`,
)

/** Where one travels is not where one borrows: "viaje a Lisboa". */
const WORDS_OF_TRAVEL: ReadonlySet<string> = listed(
  `trip|travel|travelling|flight|fly|flying|holiday|holidays|vacation|going|moving|journey|drive
reise|reisen|flug|fliegen|urlaub|fahrt|ausflug|fahren|ferien|umzug
viaje|viajar|vuelo|volar|vacaciones|ir|excursión|escapada|mudanza
voyage|voyager|vol|vacances|aller|partir|week-end|séjour|déménagement`,
)
const DIRECTIONS: ReadonlySet<string> = listed('to|in|for\nnach|an\na|en|hacia\nà|pour|vers|sur')

/** Whether these words say that somebody goes to what follows. */
export const saysTravel = (words: readonly string[]): boolean => {
  const said = words.map((word) => plainWords(word).join(' '))
  return said.some((word, at) => DIRECTIONS.has(word) && WORDS_OF_TRAVEL.has(said[at - 1] ?? ''))
}

/** What kind of place it is, in front of its name and behind it: "métro Parmentier", "Barceloneta beach". */
export const KINDS_BEFORE_PLACES: ReadonlySet<string> = listed(
  `metro|métro|subway|u-bahn|bezirk|district|arrondissement|barrio|quartier|viertel|stadtteil|playa|plage|gare|quartier de|aeropuerto
park|parc|parque|bahnhof|s-bahn|estación|station|stadt|ciudad|ville|kreis|distrito|village|pueblo`,
)
export const KINDS_BEHIND_PLACES: ReadonlySet<string> = listed(
  `beach|station|district|downtown|city|centre|center|airport|area|bezirk|zentrum|innenstadt|bahnhof|hauptbahnhof|strand|umgebung|centro|ville|park|estación|estacion|gare|village|nähe|arrondissement|suburb|neighbourhood|kreis`,
)

/** What people call their cities. */
export const NICKNAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    zuri: 'Zürich',
    zueri: 'Zürich',
    minga: 'München',
    prenzlberg: 'Prenzlauer Berg',
    xberg: 'Kreuzberg',
    fhain: 'Friedrichshain',
    kotti: 'Kottbusser Tor',
    alex: 'Alexanderplatz',
    boxi: 'Boxhagener Platz',
    schanze: 'Sternschanze',
    ffm: 'Frankfurt am Main',
    wean: 'Wien',
    bcn: 'Barcelona',
    barna: 'Barcelona',
    donosti: 'San Sebastián',
    paname: 'Paris',
    cdmx: 'Ciudad de México',
    nyc: 'New York',
  }),
)
