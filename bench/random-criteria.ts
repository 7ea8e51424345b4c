import type { Random } from '#seed/random.ts'
import type { MarketItem } from './open-market.ts'

const DAY_MS = 86_400_000

/** ISO dates, both included. */
export interface Days {
  from: string
  to: string
}

/** One to four days within the period for which the market has calendar entries. */
export function drawDays(random: Random, now = Date.now()): Days {
  const start = now + random.between(3, 70) * DAY_MS
  return { from: isoDate(start), to: isoDate(start + random.between(0, 3) * DAY_MS) }
}

/** The first significant word of a title. */
export const drawWord = (item: MarketItem): string =>
  item.title.split(/[^\p{L}]+/u).find((word) => word.length > 3) ?? item.title

/** West, south, east and north of an area of some kilometres around an item. */
export function drawBox({ latitude, longitude }: MarketItem, random: Random): number[] {
  const [tall, wide] = [0.02 + random.next() * 0.04, 0.03 + random.next() * 0.06]
  return [longitude - wide, latitude - tall, longitude + wide, latitude + tall]
}

const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10)
