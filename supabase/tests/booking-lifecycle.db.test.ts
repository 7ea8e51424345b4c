import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { BOOKING_LIFECYCLE, BOOKING_STATUSES } from '#domain/booking/lifecycle.ts'
import { edgesOf } from '#domain/lifecycle.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'

let db: Database
let booking: string
beforeAll(async () => {
  db = await createTestDatabase()
  const [owner, renter] = [await createPerson(db.pool), await createPerson(db.pool)]
  const item = await createItem(db.pool, { owner: owner.id })
  const start = new Date(Date.now() + 86_400_000)
  const options = { item: item.id, renter: renter.id, start, end: new Date(+start + 86_400_000) }
  booking = (await createBooking(db.pool, { ...options, status: 'requested' })).id
})
afterAll(() => db.close())

/** Tries one change of status in a transaction that is rolled back; returns the refusal, if there was one. */
async function change(from: string, to: string): Promise<string> {
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    await client.query('alter table public.bookings disable trigger check_transition')
    await client.query('update public.bookings set status = $2 where id = $1', [booking, from])
    await client.query('alter table public.bookings enable trigger check_transition')
    await client.query('update public.bookings set status = $2 where id = $1', [booking, to])
    return 'allowed'
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    return `${code} ${constraint}`
  } finally {
    await client.query('rollback')
    client.release()
  }
}

describe('the lifecycle in the database', () => {
  it('has exactly the transitions of the domain', async () => {
    const { rows } = await db.pool.query(
      'select from_status as "from", transition, actor, to_status as "to" from public.lifecycle_transitions where thing = \'booking\'',
    )
    const expected = edgesOf(BOOKING_LIFECYCLE)
    expect(rows).toHaveLength(expected.length)
    expect(rows).toEqual(expect.arrayContaining(expected))
  })

  it('has exactly the states of the domain', async () => {
    const { rows } = await db.pool.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'bookings_status_check'`,
    )
    const states = [...rows[0]!.definition.matchAll(/'(\w+)'::text/g)].map(([, state]) => state)
    expect(states.sort()).toEqual([...BOOKING_STATUSES].sort())
  })

  it.each(BOOKING_STATUSES)(
    'lets a booking go from %s where the domain lets it, and nowhere else',
    async (from) => {
      const reachable = edgesOf(BOOKING_LIFECYCLE)
        .filter((edge) => edge.from === from)
        .map(({ to }) => to)
      for (const to of BOOKING_STATUSES.filter((status) => status !== from)) {
        const expected = reachable.includes(to) ? 'allowed' : 'LA010 lifecycle_transitions'
        expect(await change(from, to), `${from} → ${to}`).toBe(expected)
      }
    },
  )
})
