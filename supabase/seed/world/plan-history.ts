import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { cityOf } from '../countries/moved.ts'
import type { SeedItem } from '../items/seed-item.ts'
import { demoPeople, type PersonKey } from '../people.ts'
import { type Random, randomFrom } from '../random.ts'
import { atLocalHour, localMonth } from './local-time.ts'
import { completeBooking, type PlannedBooking } from './planned-booking.ts'
import { publishedDaysAgo } from './published-days-ago.ts'
import { isInSeason } from './seasons.ts'
import type { UnitCalendar } from './unit-calendar.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How many days ahead people have booked already. */
const HORIZON_DAYS = 35
/** Items are picked up and returned between these hours. */
const FIRST_HOUR = 9
const LAST_HOUR = 21

/** Past, current and future rentals of one item since its first day, whenever its calendar is free. */
export function* planHistory(item: SeedItem, now: Date, calendar: UnitCalendar): Generator<PlannedBooking> {
  const random = randomFrom(`bookings ${item.key}`)
  const renters = random.shuffled(rentersFor(item))
  const pause = random.between(13, 36)
  let count = 0
  let day = 2 - publishedDaysAgo(item)
  for (; day < HORIZON_DAYS; day += random.between(Math.ceil(pause / 3), pause * 2)) {
    // Most people book at short notice, so the coming weeks are half empty.
    if (day > 0 && random.chance(0.45)) continue
    const { start, end } = period(item, now, day, random)
    if (!isInSeason(item.key, localMonth(start, cityOf(item.city).timeZone))) continue
    const createdAt = orderedAt(item, start, now, random)
    const status = statusAt(item, { start, end, createdAt }, now, random)
    const quantity = item.units > 1 && random.chance(0.4) ? random.between(2, item.units) : 1
    const isCalledOff = status === 'cancelled' || status === 'declined'
    const units = isCalledOff ? [] : calendar.take(start, end, quantity)
    if (!units) continue
    const renter = renters[count % renters.length]!
    count += 1
    const key = `${item.key}-${count}`
    yield completeBooking(
      { key, order: key, item, renter, start, end, status, quantity, units, createdAt },
      random,
    )
  }
}

function rentersFor(item: SeedItem): PersonKey[] {
  return demoPeople
    .filter((person) => person.city === item.city && person.key !== item.owner)
    .map((person) => person.key)
}

/** Preferably at weekends; by the hour if the owner offers that, longer for travel gear. */
function period(item: SeedItem, now: Date, day: number, random: Random): { start: Date; end: Date } {
  const { timeZone } = cityOf(item.city)
  const { minHours, maxHours } = item.terms
  const weekday = atLocalHour(now, day, 12, timeZone).getUTCDay()
  const from = random.chance(0.6) ? day + ((6 - weekday) % 7) : day
  if (item.price.hour && minHours <= 4 && random.chance(0.4)) {
    const hours = random.between(minHours, 8)
    const hour = random.between(FIRST_HOUR, LAST_HOUR - hours)
    const [start, end] = [hour, hour + hours].map((at) => atLocalHour(now, from, at, timeZone))
    return { start: start!, end: end! }
  }
  const longest = maxHours >= 500 && minHours >= 24 ? 10 : 3
  const days = Math.min(random.between(1, longest), Math.floor(maxHours / 24))
  const hour = random.between(FIRST_HOUR, LAST_HOUR)
  const [start, end] = [from, from + days].map((on) => atLocalHour(now, on, hour, timeZone))
  return { start: start!, end: end! }
}

/** Up to twelve days ahead, with the notice that the owner requires. */
function orderedAt(item: SeedItem, start: Date, now: Date, random: Random): Date {
  const latest = Math.min(start.getTime() - item.terms.noticeHours * HOUR_MS, now.getTime() - HOUR_MS)
  return new Date(latest - random.between(20, 12 * 24 * 60) * 60_000)
}

function statusAt(
  item: SeedItem,
  when: { start: Date; end: Date; createdAt: Date },
  now: Date,
  random: Random,
): BookingStatus {
  const isRequest = !item.terms.instant
  const lost: BookingStatus = isRequest && random.chance(0.5) ? 'declined' : 'cancelled'
  const isCalledOff = random.chance(0.1)
  if (when.end.getTime() < now.getTime() - 2 * DAY_MS) return isCalledOff ? lost : 'completed'
  if (when.end <= now) return 'returned'
  if (when.start <= now) return 'picked_up'
  if (isRequest && when.createdAt.getTime() > now.getTime() - 40 * HOUR_MS) return 'requested'
  return isCalledOff ? lost : 'confirmed'
}
