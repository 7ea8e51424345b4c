import { type Random, randomFrom } from '#seed/random.ts'
import type { MarketItem } from '../open-market.ts'
import { drawBox, drawDays, drawWord } from '../random-criteria.ts'

/** A call of a database function: its name, and its arguments by name. */
export interface Statement {
  function: 'search_items' | 'search_places' | 'search_suggestions'
  args: Record<string, unknown>
}

export interface MarketCase {
  name: string
  next: () => Statement
}

const PAGE_SIZE = 24
/** The number of pins and the radius that the map asks for. */
const PINS = 50
const RADIUS_M = 5_000

/** The requests that pages make to a large market, each time about a different item. */
export function marketCases(items: MarketItem[]): MarketCase[] {
  const random = randomFrom('market')
  const one =
    (...parts: ((item: MarketItem, random: Random) => Record<string, unknown>)[]) =>
    (): Statement => {
      const item = random.pick(items)
      const args = Object.assign({ page_size: PAGE_SIZE }, ...parts.map((part) => part(item, random)))
      return { function: 'search_items', args }
    }
  const sorted = (sort: string) => () => ({ sort })

  return [
    { name: 'words, box, dates', next: one(words, box, days) },
    { name: 'words, dates', next: one(words, days) },
    { name: 'words', next: one(words) },
    { name: 'two words, box, dates', next: one(twoWords, box, days) },
    { name: 'a mistyped word', next: one(mistyped) },
    { name: 'a word that nothing has', next: one(unknown) },
    { name: 'box, dates', next: one(box, days) },
    { name: 'near, dates', next: one(near, days) },
    { name: 'town, dates', next: one(town, days) },
    { name: 'town, dates, map', next: one(town, days, () => ({ pins: PINS })) },
    { name: 'country, dates', next: one(country, days) },
    { name: 'dates', next: one(days) },
    { name: 'nothing', next: one() },
    { name: 'category', next: one(() => ({ category: 'camping' })) },
    { name: 'near, category, dates', next: one(near, days, () => ({ category: 'camping' })) },
    ...['total', 'newest', 'rating', 'distance'].map((sort) => ({
      name: `near, dates, by ${sort}`,
      next: one(near, days, sorted(sort)),
    })),
    { name: 'town, four hours, by total', next: one(town, hours, sorted('total')) },
    { name: 'near, dates, by total, page 10', next: one(near, days, sorted('total'), () => ({ page: 10 })) },
    ...['total', 'newest', 'rating'].map((sort) => ({
      name: `everywhere, by ${sort}`,
      next: one(sorted(sort)),
    })),
    { name: 'near, dates, price range', next: one(near, days, prices) },
    { name: 'town, price range', next: one(town, prices) },
    { name: 'everywhere, price range', next: one(prices) },
    { name: 'nothing found: words, box elsewhere', next: one(words, days, () => ({ box: [9, 54, 10, 55] })) },
    {
      name: 'suggestions',
      next: () => ({ function: 'search_suggestions', args: { q: beginning(drawWord(random.pick(items))) } }),
    },
    {
      name: 'places',
      next: () => ({ function: 'search_places', args: { q: random.pick(['b', 'neu', 'par']) } }),
    },
  ]

  /** The part of a word that the user has typed so far. */
  function beginning(word: string): string {
    return word.slice(0, random.between(2, 6))
  }
}

const words = (item: MarketItem) => ({ q: drawWord(item) })
const twoWords = ({ title }: MarketItem) => ({
  q: title
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .slice(0, 2)
    .join(' '),
})
const unknown = (_item: MarketItem, random: Random) => ({
  q: Array.from({ length: 8 }, () => random.pick([...'bcdfgjkqvwxz'])).join(''),
})

/** The word without one of its letters. */
function mistyped(item: MarketItem, random: Random) {
  const word = drawWord(item)
  const at = random.between(1, word.length - 1)
  return { q: word.slice(0, at) + word.slice(at + 1) }
}

const box = (item: MarketItem, random: Random) => ({ box: drawBox(item, random) })
const near = ({ latitude, longitude }: MarketItem) => ({ lat: latitude, lng: longitude, radius_m: RADIUS_M })
const town = ({ latitude, longitude }: MarketItem) => ({
  box: [longitude - 0.2, latitude - 0.15, longitude + 0.2, latitude + 0.15],
})
const country = ({ latitude, longitude }: MarketItem) => ({
  box: [longitude - 5, latitude - 4, longitude + 5, latitude + 4],
})

function days(_item: MarketItem, random: Random) {
  const { from, to } = drawDays(random)
  return { local_from: `${from}T10:00`, local_to: `${to}T18:00` }
}

function hours(_item: MarketItem, random: Random) {
  const { from } = drawDays(random)
  return { local_from: `${from}T10:00`, local_to: `${from}T14:00` }
}

function prices(_item: MarketItem, random: Random) {
  const lowest = random.between(3, 40) * 100
  return { min_price_cents: lowest, max_price_cents: lowest + random.between(2, 20) * 100 }
}
