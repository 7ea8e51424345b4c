import { DUTIES } from '#domain/access/duties.ts'
import { type Booking, type BookingOptions, createBooking } from '#seed/fixtures/create-booking.ts'
import type { ItemOptions } from '#seed/fixtures/create-item.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import { createPayoutFixture, GOOD_IBAN, type PayoutFixture } from '#server/payouts/testing/payout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

/**
 * Who calls: the two sides of what a call is about, someone who rented the same item before, a lender of other items,
 * an affiliate, and the team: moderator, admin, and one person for each duty, who have no part in it themselves.
 */
export const ACTORS = [
  'renter',
  'owner',
  'past',
  'neighbour',
  'affiliate',
  'moderator',
  'admin',
  ...DUTIES,
] as const
export type ActorName = (typeof ACTORS)[number]

export interface Cast extends PayoutFixture {
  people: Record<ActorName, TestUser>
  /** The bank account of the owner. */
  methodId: string
  /** A rental between renter and owner, of an item of its own. */
  rental(status: BookingOptions['status'], change?: Partial<RentalOptions>): Promise<Booking & { end: Date }>
}

interface RentalOptions extends BookingOptions {
  /** When it starts, from now. */
  inMs: number
  itemOptions: Partial<ItemOptions>
}

/** A marketplace with all of them. The one of before has rented every item that a rental is about. */
export async function createCast(): Promise<Cast> {
  const t = await createPayoutFixture({
    PAYOUTS: 'by-hand',
    PAYOUTS_IBAN: GOOD_IBAN,
    RESCUE_LIMIT_CENTS: '0',
  })
  t.deps.log.warn = () => {}
  const neighbour = await t.user({ name: 'Nadia Neighbour', roles: ['lender'], kyc_level: 4 })
  const past = await t.user({ name: 'Paul Past', roles: ['renter'], kyc_level: 1 })
  const people: Cast['people'] = {
    renter: t.renter,
    owner: t.owner,
    past,
    neighbour,
    affiliate: await t.user({ name: 'Arne Affiliate', roles: ['affiliate'] }),
    moderator: t.moderator,
    admin: await t.user({ name: 'Ada Admin', roles: ['admin'] }),
    support: await t.user({ name: 'Sam Support', roles: ['user'] }),
    finance: await t.user({ name: 'Fay Finance', roles: ['user'] }),
    content: await t.user({ name: 'Cora Content', roles: ['user'] }),
  }
  for (const duty of DUTIES)
    await t.rows('update public.profiles set duties = array[$2] where id = $1', [people[duty].id, duty])
  await t.rows(`update public.profiles set roles = '{user,lender}', kyc_level = 3 where id = $1`, [
    t.owner.id,
  ])
  await t.rows(`update public.profiles set roles = '{user,renter}' where id = $1`, [t.renter.id])
  const bank = { iban: GOOD_IBAN, holder: 'Olga Owner' }
  const method = await t.say<{ id: string }>(t.owner, 'add-payout-method', bank)
  return {
    ...t,
    people,
    methodId: method.value!.id,
    async rental(status, { inMs = 3 * DAY_MS, itemOptions, ...change } = {}) {
      const item = await t.another({
        maxHours: 240,
        timeZone: 'UTC',
        units: change.quantity ?? 1,
        ...itemOptions,
      })
      const now = t.deps.now().getTime()
      const days = (from: number) => ({ start: new Date(from), end: new Date(from + 2 * DAY_MS) })
      await createBooking(t.db.pool, {
        ...days(now - 60 * DAY_MS),
        item: item.id,
        renter: past.id,
        status: 'completed',
      })
      const dates = days(now + inMs)
      const createdAt = new Date(now - 12 * HOUR_MS)
      const booking = await createBooking(t.db.pool, {
        ...dates,
        item: item.id,
        renter: t.renter.id,
        status,
        createdAt,
        ...change,
      })
      return { ...booking, end: dates.end }
    },
  }
}
