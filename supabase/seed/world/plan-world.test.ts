import { describe, expect, it } from 'vitest'
import { BOOKING_STATUSES, isActive } from '#domain/booking/lifecycle.ts'
import { rentalRefusal } from '#domain/booking/rental-rules.ts'
import { cities } from '../cities.ts'
import { allItems } from '../items/all-items.ts'
import { demoPeople } from '../people.ts'
import { planReviews } from './plan-reviews.ts'
import { planWorld } from './plan-world.ts'

/** A winter day, a summer night just before midnight, and the hour in which the clocks change. */
const NOWS = ['2026-11-21T09:00:00Z', '2026-07-01T21:59:00Z', '2027-03-28T01:00:00Z'].map(
  (at) => new Date(at),
)

describe.each(NOWS.map((now) => [now.toISOString(), now] as const))('The world planned at %s', (_, now) => {
  const { bookings, blocks } = planWorld(now)
  const reviews = planReviews(bookings, now)

  it('is the same each time it is planned for the same moment', () => {
    expect(planWorld(now)).toEqual({ bookings, blocks })
  })

  it('has hundreds of rentals over a year, in every state', () => {
    expect(bookings.length).toBeGreaterThan(400)
    expect([...new Set(bookings.map(({ status }) => status))].sort()).toEqual([...BOOKING_STATUSES].sort())
  })

  it('never rents a unit to two people at once, including buffers and the owners’ blocked days', () => {
    const taken = bookings
      .filter(({ status }) => isActive(status))
      .flatMap(({ item, units, start, end }) =>
        units.map((unit) => ({
          unit: `${item.key} ${unit}`,
          start: start.getTime(),
          end: end.getTime() + item.terms.bufferMinutes * 60_000,
        })),
      )
      .concat(
        blocks.flatMap(({ item, start, end }) =>
          Array.from({ length: item.units }, (_, index) => ({
            unit: `${item.key} ${index + 1}`,
            start: start.getTime(),
            end: end.getTime(),
          })),
        ),
      )
    for (const periods of Map.groupBy(taken, ({ unit }) => unit).values()) {
      const inOrder = periods.sort((a, b) => a.start - b.start)
      for (const [index, period] of inOrder.entries()) {
        expect(period.start, period.unit).toBeGreaterThanOrEqual(inOrder[index - 1]?.end ?? 0)
      }
    }
  })

  it('books only what the item’s rules allowed at the time of the order', () => {
    for (const { key, item, renter, start, end, quantity, delivery, createdAt } of bookings) {
      const refusal = rentalRefusal(
        {
          ...item.terms,
          ownerId: item.owner,
          isPublished: true,
          timeZone: cities[item.city].timeZone,
          weeklyHours: item.terms.weeklyHours ?? null,
          units: item.units,
          deliveryMethods: item.delivery,
        },
        { renterId: renter, start: start.getTime(), end: end.getTime(), quantity, deliveryMethod: delivery },
        createdAt.getTime(),
      )
      expect(refusal, key).toBeUndefined()
    }
  })

  it('gives every rental the state that matches its dates', () => {
    for (const { key, item, status, start, end, createdAt } of bookings) {
      expect(createdAt < now, key).toBe(true)
      if (status === 'completed' || status === 'returned' || status === 'disputed')
        expect(end <= now, key).toBe(true)
      // One is overdue: still out, although it ended yesterday.
      const isOverdue = item.key === 'paris-high-chair' && end < now
      if (status === 'picked_up') expect(start <= now && (now < end || isOverdue), key).toBe(true)
      if (status === 'confirmed' || status === 'requested') expect(start > now, key).toBe(true)
      if (status === 'requested')
        expect(now.getTime() - createdAt.getTime(), key).toBeLessThan(48 * 3_600_000)
    }
  })

  it('reviews only completed rentals, each item once per renter, in the author’s language', () => {
    const ofItems = reviews.filter(({ kind }) => kind === 'renter_to_item')
    expect(ofItems.length).toBeGreaterThan(150)
    expect(new Set(ofItems.map(({ booking, author }) => `${booking.item.key} ${author}`)).size).toBe(
      ofItems.length,
    )
    expect(new Set(ofItems.map(({ text }) => text)).size).toBe(ofItems.length)
    for (const { booking, author, language, writtenAt, kind } of reviews) {
      expect(booking.status).toBe('completed')
      expect(author).toBe(kind === 'owner_to_renter' ? booking.item.owner : booking.renter)
      expect(language).toBe(demoPeople.find((person) => person.key === author)!.locale)
      expect(writtenAt > booking.end && writtenAt < now, booking.key).toBe(true)
    }
  })

  it('gives every demo account something to do', () => {
    const marta = bookings.filter(({ renter }) => renter === 'marta').map(({ status }) => status)
    expect(marta).toEqual(expect.arrayContaining(['requested', 'confirmed', 'picked_up', 'completed']))
    const jonas = bookings.filter(({ item }) => item.owner === 'jonas').map(({ status }) => status)
    expect(jonas).toEqual(
      expect.arrayContaining(['requested', 'confirmed', 'picked_up', 'returned', 'completed']),
    )
  })

  it('shows nobody what the other side wrote while they may still write themselves', () => {
    const open = reviews.filter(({ booking }) => now.getTime() - booking.end.getTime() < 14 * 86_400_000)
    const isAlone = ({ booking, author }: (typeof reviews)[number]) =>
      reviews.every((other) => other.booking !== booking || other.author === author)
    expect(open.filter(isAlone).map(({ publishedAt }) => publishedAt)).toContain(null)
    for (const review of open) expect(review.publishedAt === null, review.booking.key).toBe(isAlone(review))
  })

  it('has reviews of most items', () => {
    const reviewed = new Set(reviews.map(({ booking }) => booking.item.key))
    expect(reviewed.size).toBeGreaterThan(allItems.length * 0.8)
  })
})
