import { brand } from '#contract/brand.ts'
import type { DemoCountry } from '#contract/demo.ts'
import type { Currency } from '#domain/money/currency.ts'
import { type CityKey, cities, type SeedCity } from '../cities.ts'
import { hubs, type SeedHub } from '../hubs.ts'
import type { SeedItem } from '../items/seed-item.ts'
import type { LocalText } from '../language.ts'
import { addresses, pickUpAddresses } from '../world/addresses.ts'
import type { SeedSpot, SeedTown } from './city-of-country.ts'
import { COUNTRIES, type SeedCountry } from './countries.ts'
import { withoutPlaces } from './without-places.ts'

let moved: SeedCountry | undefined
let code: DemoCountry | undefined
let currency: Currency | undefined

/** Says in which country the world is that is seeded next, in this currency; without one it is in all of its four. */
export function moveTo(country: DemoCountry | undefined, of: Currency): void {
  code = country
  currency = of
  moved = country && COUNTRIES[country]
}

/** What is another one in the country of the demo; undefined where it is in all four. */
export const ownCountry = (): SeedCountry | undefined => moved

/** The currency of the world that is seeded next. */
export const seedCurrency = (): Currency => currency ?? brand.currency

/** To where a city is moved, if it is. */
export const townOf = (key: CityKey): SeedTown | undefined => moved?.towns[key]

/** A city of the demo, where it is now; its language is still that of its people. */
export function cityOf(key: CityKey): SeedCity {
  const town = townOf(key)
  if (!town) return cities[key]
  return {
    ...cities[key],
    name: town.name,
    centre: town.centre,
    country: code!,
    timeZone: moved!.timeZone,
  }
}

/** The city of the demo that is called so where it is at home. */
const keyOfCity = (name: string): CityKey =>
  (Object.keys(cities) as CityKey[]).find((key) => cities[key].name === name)!

const neighbourhoodsOf = (key: CityKey): string[] => {
  const ending = addresses[key][0]!.split(' ').at(-1)!
  return Object.keys(pickUpAddresses).filter((name) => pickUpAddresses[name]!.endsWith(ending))
}

/** The house of one of several people of the same neighbourhood. */
const addressAt = ({ street, postcode }: SeedSpot, town: string, house: number): string =>
  code === 'GB'
    ? `${street.replace('#', String(house))}, ${town} ${postcode}`
    : `${street.replace('#', String(house))}, ${postcode} ${town}`

/** Neighbourhoods that share a spot lie some two hundred metres from each other. */
const APART = 0.002

export interface ItemPlace {
  neighbourhood: string
  address: string
  latitude: number
  longitude: number
}

/** Where something is handed over: at its lender's, who has a neighbourhood for themselves at home. */
export function placeOf({ city, place }: Pick<SeedItem, 'city' | 'place'>): ItemPlace {
  const town = townOf(city)
  if (!town) return { ...place, address: pickUpAddresses[place.neighbourhood]! }
  const index = Math.max(0, neighbourhoodsOf(city).indexOf(place.neighbourhood))
  const spot = town.spots[index % town.spots.length]!
  const shift = Math.floor(index / town.spots.length) * APART
  // Two things of a lender lie as far from each other as at home.
  const within = (value: number) => Math.round((value % 0.001) * 1e6) / 1e6
  return {
    neighbourhood: spot.neighbourhood,
    address: addressAt(spot, town.name, 11 + 8 * index),
    latitude: spot.latitude + shift + within(place.latitude),
    longitude: spot.longitude + shift + within(place.longitude),
  }
}

/** Where somebody looks for something, as the demo has it for its own four cities. */
export function wishedAt<Place extends { neighbourhood: string; city: string; country: string }>(
  place: Place & { latitude: number; longitude: number },
): Place & { latitude: number; longitude: number } {
  const key = keyOfCity(place.city)
  const town = townOf(key)
  if (!town) return place
  const spot = town.spots[place.neighbourhood.length % town.spots.length]!
  const { latitude, longitude } = place.neighbourhood ? spot : town.centre
  return {
    ...place,
    neighbourhood: place.neighbourhood && spot.neighbourhood,
    city: town.name,
    country: code!,
    latitude,
    longitude,
  }
}

/** To where things are delivered in a city. */
export function deliveriesIn(key: CityKey): string[] {
  const town = townOf(key)
  return town ? town.spots.map((spot, index) => addressAt(spot, town.name, 24 + 13 * index)) : addresses[key]
}

/** The shared places of the demo, where they are now. */
export const hubsThere = (): SeedHub[] =>
  hubs.map((hub) => {
    const town = townOf(hub.city)
    if (!town) return hub
    const index = hubs.filter(({ city }) => city === hub.city).indexOf(hub)
    const spot = town.spots[index + 1]!
    return {
      ...hub,
      name: `${HUB_NAMES[moved!.languages[0]!]} ${spot.neighbourhood}`,
      address: addressAt(spot, town.name, 3),
      latitude: spot.latitude + APART / 2,
      longitude: spot.longitude - APART / 2,
    }
  })

const HUB_NAMES = {
  de: 'Nachbarschaftslager',
  en: 'Corner hub',
  es: 'Punto vecinal',
  fr: 'Kiosque de quartier',
}

/** What a listing says: in a language of the country, and without places of another one. */
export function textsOf({ city, title, description }: SeedItem) {
  const { language: own } = cities[city]
  const clean = (text: LocalText, which: keyof LocalText) => said(city, text[which]!)
  const isSpoken = !moved || moved.languages.slice(0, moved.spoken).includes(own)
  const language = isSpoken ? own : ('en' as const)
  const other = isSpoken ? ('en' as const) : own
  const texts = (which: keyof LocalText) => ({ title: title[which]!, description: clean(description, which) })
  return { ...texts(language), language, translations: other === language ? {} : { [other]: texts(other) } }
}

/** What somebody of a city says, without places of where they are not. */
export const said = (city: CityKey, text: string): string => (townOf(city) ? withoutPlaces(text) : text)
