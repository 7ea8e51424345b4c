import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { categories } from './categories.ts'
import { type CityKey, cities } from './cities.ts'
import { demoAccounts } from './demo-accounts.ts'
import { hubs } from './hubs.ts'
import { allItems } from './items/all-items.ts'
import { demoPeople, people } from './people.ts'
import { itemPictures } from './pictures/item-pictures.ts'
import { itemRemarks } from './reviews/item-remarks.ts'
import { ownerRemarks, renterRemarks } from './reviews/person-remarks.ts'
import { pickUpAddresses } from './world/addresses.ts'
import { planReviews } from './world/plan-reviews.ts'
import { planWorld } from './world/plan-world.ts'

const LANGUAGES = ['de', 'en', 'es', 'fr']
const cityKeys = Object.keys(cities) as CityKey[]

const wordsIn = (text: string) => text.split(/\s+/).length

it('has at least 60 items, of every category in every city', () => {
  expect(allItems.length).toBeGreaterThanOrEqual(60)
  for (const city of cityKeys) {
    const offered = new Set(allItems.filter((item) => item.city === city).map((item) => item.category))
    expect([...offered].sort(), city).toEqual(categories.map(({ slug }) => slug).sort())
  }
})

it('names every category in all four languages, with a tint of its own', () => {
  for (const { names } of categories) {
    expect(Object.keys(names).sort()).toEqual(LANGUAGES)
    expect(Object.values(names).every((name) => name.length > 2)).toBe(true)
  }
  expect(new Set(categories.map(({ tint }) => tint)).size).toBe(categories.length)
})

it.each(allItems.map((item) => [item.key, item] as const))(
  '%s is told in its city’s language and in English, in 60 to 130 words',
  (_, item) => {
    const languages = [cities[item.city].language, 'en'].sort()
    expect(Object.keys(item.title).sort()).toEqual(languages)
    expect(Object.keys(item.description).sort()).toEqual(languages)
    for (const title of Object.values(item.title)) expect(title.length).toBeLessThanOrEqual(60)
    for (const text of Object.values(item.description)) {
      expect(wordsIn(text)).toBeGreaterThanOrEqual(60)
      expect(wordsIn(text)).toBeLessThanOrEqual(130)
    }
  },
)

it('has a pickup address for each item in its own neighbourhood and city', () => {
  for (const { key, city, place } of allItems) {
    expect(pickUpAddresses[place.neighbourhood], key).toMatch(new RegExp(` ${cities[city].name}$`))
  }
})

it('uses no key, title, description or review twice', () => {
  const once = (texts: string[]) => expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  once(allItems.map((item) => item.key))
  once(allItems.flatMap((item) => Object.values(item.title).map((title) => `${item.city} ${title}`)))
  once(allItems.flatMap((item) => Object.values(item.description)))
  once(allItems.flatMap((item) => item.reviews.map((review) => review.text)))
})

it('writes no review twice, whatever the day', () => {
  for (const day of ['2026-11-24T09:00:00Z', '2027-03-02T20:00:00Z', '2027-07-19T05:00:00Z']) {
    const now = new Date(day)
    const texts = planReviews(planWorld(now).bookings, now).map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(300)
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  }
})

it('tells nobody where a lender lives before they have booked', () => {
  const told =
    /klingel|\bring at|first floor|ground floor|premier étage|digicode|interphone|telefonillo|code (for|of) the|code fürs|code de la|Hinterhof/i
  const texts = allItems.flatMap((item) => [
    ...Object.values(item.description),
    ...item.reviews.map((review) => review.text),
  ])
  expect([...texts, ...demoPeople.map((person) => person.bio)].filter((text) => told.test(text))).toEqual([])
  const streets = Object.values(pickUpAddresses).map((address) => address.replace(/^\d+,? |,? \d.*/g, ''))
  const streetsIn = (text: string) => streets.filter((street) => text.includes(street))
  expect(allItems.flatMap((item) => Object.values(item.description).flatMap(streetsIn))).toEqual([])
})

it('has pictures of every item, in 4:3 and large enough for its page, and no others', async () => {
  for (const { key } of allItems) {
    expect(itemPictures(key).length, key).toBeGreaterThan(0)
    for (const file of itemPictures(key)) {
      const { format, width, height } = await sharp(file).metadata()
      expect({ format, shape: (width / height).toFixed(2) }, file).toEqual({ format: 'webp', shape: '1.33' })
      expect(width, file).toBeGreaterThanOrEqual(720)
    }
  }
  const wanted = allItems.flatMap(({ key }) => itemPictures(key)).map((file) => basename(file))
  expect(readdirSync(join(import.meta.dirname, 'pictures/items')).sort()).toEqual(wanted.sort())
})

it('keeps less than 15 MB of pictures', () => {
  const bytes = allItems.flatMap(({ key }) => itemPictures(key)).map((file) => statSync(file).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000_000)
})

it('has a portrait of every person', () => {
  const portraits = join(import.meta.dirname, 'pictures/portraits')
  expect(demoPeople.filter(({ key }) => !existsSync(join(portraits, `${key}.webp`)))).toEqual([])
})

it('has plausible prices', () => {
  for (const { key, price, terms } of allItems) {
    expect(price.day, key).toBeGreaterThanOrEqual(500)
    expect(price.day, key).toBeLessThanOrEqual(9000)
    expect(price.deposit, key).toBeGreaterThanOrEqual(2 * price.day)
    if (price.hour === undefined) continue
    expect(price.hour * 3, `${key}: three hours cost less than a day`).toBeLessThan(price.day)
    expect(price.hour * 24, `${key}: 24 hours cost more than a day`).toBeGreaterThan(price.day)
    expect(terms.minHours, `${key} can be had by the hour`).toBeLessThan(24)
  }
})

it('places items and hubs inside their city', () => {
  const places = [
    ...allItems.map(({ key, city, place }) => ({ key, city, ...place })),
    ...hubs.map(({ key, city, latitude, longitude }) => ({ key, city, latitude, longitude })),
  ]
  for (const { key, city, latitude, longitude } of places) {
    const [south, west, north, east] = cities[city].box
    expect(latitude > south && latitude < north && longitude > west && longitude < east, key).toBe(true)
  }
})

it('gives every item an owner in the same city who may lend', () => {
  for (const item of allItems) {
    const owner = demoPeople.find((person) => person.key === item.owner)!
    expect(owner.city, item.key).toBe(item.city)
    expect(owner.roles, item.key).toContain('lender')
    expect(owner.kycLevel, item.key).toBeGreaterThanOrEqual(4)
  }
})

it('has mostly good reviews, some others, and some replies', () => {
  const reviews = allItems.flatMap((item) => item.reviews)
  const share = (rating: number) =>
    reviews.filter((review) => review.rating === rating).length / reviews.length
  expect(share(5) + share(4)).toBeGreaterThan(0.9)
  expect(share(3) + share(2)).toBeGreaterThan(0.01)
  expect(reviews.filter((review) => review.reply).length).toBeGreaterThan(8)
  expect(allItems.every((item) => item.reviews.length >= 3)).toBe(true)
})

it('has remarks in every language of its people', () => {
  for (const remarks of [itemRemarks, ownerRemarks, renterRemarks]) {
    expect(Object.keys(remarks).sort()).toEqual(LANGUAGES)
  }
  expect([...new Set(demoPeople.map((person) => person.locale))].sort()).toEqual(LANGUAGES)
})

it('has twelve people to sign in as: every role, a business, and a referral tree of four levels', () => {
  expect(people).toHaveLength(12)
  expect(new Set(people.flatMap((person) => [...person.roles]))).toEqual(
    new Set(['admin', 'moderator', 'affiliate', 'lender', 'renter']),
  )
  expect(people.filter((person) => person.kycLevel === 5)).toHaveLength(1)
  expect(demoAccounts.map(({ email }) => email).sort()).toEqual(
    people.map(({ key }) => `${key}@demo.lendaround.example`).sort(),
  )
  expect(new Set(demoAccounts.map(({ role }) => role)).size).toBe(6)
})

it('never has a referrer who joined later than the person referred', () => {
  const referrals = demoPeople.filter((person) => person.referredBy)
  for (const person of referrals) {
    const referrer = demoPeople.find((candidate) => candidate.key === person.referredBy)
    expect(referrer, person.key).toBeDefined()
    expect(referrer!.joinedDaysAgo, person.key).toBeGreaterThan(person.joinedDaysAgo)
  }
})

it('opens two hubs a city, at hours that end after they begin', () => {
  for (const city of cityKeys) expect(hubs.filter((hub) => hub.city === city)).toHaveLength(2)
  for (const hub of hubs) {
    const spans = Object.values(hub.openingHours).flat()
    expect(spans.length).toBeGreaterThan(4)
    for (const [from, until] of spans) expect(from < until, `${hub.key} ${from} ${until}`).toBe(true)
  }
})
