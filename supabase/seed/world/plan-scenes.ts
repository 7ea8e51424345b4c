import { cityOf } from '../countries/moved.ts'
import { allItems } from '../items/all-items.ts'
import type { SeedItem } from '../items/seed-item.ts'
import { randomFrom } from '../random.ts'
import { type ClaimScene, claimScenes } from './claim-scenes.ts'
import { atLocalHour } from './local-time.ts'
import { completeBooking, type PlannedBooking } from './planned-booking.ts'
import { type Scene, scenes } from './scenes.ts'
import type { UnitCalendar } from './unit-calendar.ts'

const HOUR_MS = 3_600_000

/** The scenes as bookings; throws where two of them overlap. */
export function* planScenes(
  now: Date,
  calendarOf: (item: SeedItem) => UnitCalendar,
): Generator<PlannedBooking> {
  const all: (Scene | ClaimScene)[] = [...scenes, ...claimScenes]
  for (const [index, scene] of all.entries()) {
    const { items, from, until, status, renter, quantity = 1, bookedHoursAgo } = scene
    for (const key of items) {
      const item = itemOf(key)
      const { timeZone } = cityOf(item.city)
      const start = atLocalHour(now, ...from, timeZone)
      const end = atLocalHour(now, ...until, timeZone)
      const units = status === 'cancelled' ? [] : calendarOf(item).take(start, end, quantity)
      if (!units) throw new Error(`Two scenes want ${key} at once`)
      const createdAt = new Date(now.getTime() - bookedHoursAgo * HOUR_MS)
      const order = `scene-${index}`
      const booking = completeBooking(
        {
          ...{ key: `${order}-${key}`, order, item, renter, start, end, status, quantity, units, createdAt },
          ...('claim' in scene && {
            claim: scene.claim,
            returnedAt: new Date(end.getTime() + (scene.lateHours ?? 0) * HOUR_MS),
          }),
          ...('partBack' in scene &&
            scene.partBack && {
              partBack: {
                units: units.slice(0, scene.partBack.units),
                at: atLocalHour(now, ...scene.partBack.at, timeZone),
              },
            }),
          ...(status === 'cancelled' && { statusReason: 'cancelled_by_owner' as const }),
        },
        randomFrom(`${order} ${key}`),
      )
      const lost = 'insteadOf' in scene && scene.insteadOf
      yield lost ? { ...booking, topUpCents: priceDifference(booking, itemOf(lost)) } : booking
    }
  }
}

function itemOf(key: string): SeedItem {
  const item = allItems.find((candidate) => candidate.key === key)
  if (!item) throw new Error(`The scenes name ${key}, which is not offered`)
  return item
}

/** The amount by which another item would have been cheaper at the same hours. */
function priceDifference(booking: PlannedBooking, lost: SeedItem): number {
  const { quote } = completeBooking({ ...booking, item: lost }, randomFrom(booking.key))
  return Math.max(0, booking.quote.totalCents - quote.totalCents)
}
