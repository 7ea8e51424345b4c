import { isPlainName } from '../plain-name.ts'
import { type Refusal, refuse } from '../result.ts'
import { hasPhoneNumber } from './has-phone-number.ts'

/** Shortest and longest texts in characters, most days, and the highest price in cents. */
export const WISH_LIMITS = { title: [3, 80], note: 300, days: 61, pricePerDayCents: 10_000_000 } as const

/** The most items with which one lender answers the same wish. */
export const MAX_ANSWERS_PER_LENDER = 3

/** The most answers to a wish. */
export const MAX_ANSWERS_PER_WISH = 30

/** The most lenders who are told of a wish. */
export const MAX_NOTICES_PER_WISH = 20

/** The most wishes of which a lender is told within 24 hours. */
export const MAX_NOTICES_PER_LENDER_A_DAY = 3

/** Lenders this far from a wish are told of it; the list near a place reaches as far. */
export const WISH_RADIUS_KM = 15

const DAY_MS = 86_400_000
/** A day is over everywhere when it is over in the last time zone, 12 hours behind UTC. */
const LAST_ZONE_MS = DAY_MS / 2
const LONGEST_MS = 30 * DAY_MS
const HORIZON_MS = 366 * DAY_MS

/** The days of a wish at its place, `YYYY-MM-DD`, both included. */
export interface WishDays {
  first: string
  last: string
}

export interface WishWords {
  title: string
  note: string
  neighbourhood: string
  city: string
}

/** When a wish ends by itself (epoch ms): once its last day is over everywhere, and after 30 days at the latest. */
export const wishEndsAt = (days: WishDays | undefined, now: number): number =>
  Math.min(now + LONGEST_MS, days ? endOf(days.last) : Number.POSITIVE_INFINITY)

/**
 * Why a wish cannot be posted so: PERIOD_REVERSED, PERIOD_PAST, PERIOD_TOO_FAR and PERIOD_TOO_LONG by its days,
 * NAME_NOT_PLAIN and WISH_HAS_CONTACT by its words, which lenders read in our mails. `now` in epoch ms.
 */
export function wishRefusal(
  { title, note, neighbourhood, city }: WishWords,
  days: WishDays | undefined,
  now: number,
): Refusal<
  | 'NAME_NOT_PLAIN'
  | 'PERIOD_PAST'
  | 'PERIOD_REVERSED'
  | 'PERIOD_TOO_FAR'
  | 'PERIOD_TOO_LONG'
  | 'WISH_HAS_CONTACT'
> | null {
  if (![title, note, neighbourhood, city].every(isPlainName)) return refuse('NAME_NOT_PLAIN')
  if (hasPhoneNumber(title) || hasPhoneNumber(note)) return refuse('WISH_HAS_CONTACT')
  if (!days) return null
  if (days.last < days.first) return refuse('PERIOD_REVERSED')
  if (endOf(days.last) <= now) return refuse('PERIOD_PAST')
  if (startOf(days.first) > now + HORIZON_MS) return refuse('PERIOD_TOO_FAR')
  if (startOf(days.last) - startOf(days.first) >= WISH_LIMITS.days * DAY_MS) return refuse('PERIOD_TOO_LONG')
  return null
}

/** A place to about a kilometre: near enough for neighbours, too wide for a door. */
export const roughPlace = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude: round(latitude),
  longitude: round(longitude),
})

const round = (degrees: number): number => Math.round(degrees * 100) / 100

const startOf = (day: string): number => Date.parse(`${day}T00:00Z`)
const endOf = (day: string): number => startOf(day) + DAY_MS + LAST_ZONE_MS
