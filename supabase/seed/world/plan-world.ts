import { allItems } from '../items/all-items.ts'
import type { SeedItem } from '../items/seed-item.ts'
import { type PlannedBlock, planBlock } from './plan-block.ts'
import { planHistory } from './plan-history.ts'
import { planScenes } from './plan-scenes.ts'
import type { PlannedBooking } from './planned-booking.ts'
import { UnitCalendar } from './unit-calendar.ts'

export interface PlannedWorld {
  /** Oldest order first. */
  bookings: PlannedBooking[]
  blocks: PlannedBlock[]
}

/**
 * Plans a year of rentals up to `now`, future bookings, and the owners' blocked days. Nothing overlaps: the scenes take
 * their dates first, then the owners, and random rentals fill the rest.
 */
export function planWorld(now: Date): PlannedWorld {
  const calendars = new Map(
    allItems.map((item) => [item.key, new UnitCalendar(item.units, item.terms.bufferMinutes)]),
  )
  const calendarOf = (item: SeedItem) => calendars.get(item.key)!
  const bookings = [...planScenes(now, calendarOf)]
  const blocks = allItems.flatMap((item) => planBlock(item, now, calendarOf(item)) ?? [])
  for (const item of allItems) bookings.push(...planHistory(item, now, calendarOf(item)))
  return { bookings: bookings.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()), blocks }
}
