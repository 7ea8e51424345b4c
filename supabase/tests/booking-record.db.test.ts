import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'

let db: Database
let people: { owner: string; renter: string; item: string }
let booking: string
let day = 1
beforeAll(async () => {
  db = await createTestDatabase()
  const [owner, renter] = [await createPerson(db.pool), await createPerson(db.pool)]
  people = { owner: owner.id, renter: renter.id, item: (await createItem(db.pool, { owner: owner.id })).id }
})
afterAll(() => db.close())

beforeEach(async () => {
  const start = new Date(Date.now() + day++ * 86_400_000)
  const { item, renter, owner } = people
  const end = new Date(+start + 3_600_000)
  booking = (await createBooking(db.pool, { item, renter, start, end, status: 'picked_up' })).id
  const { rows } = await db.pool.query<{ hash: string }>(
    `insert into public.handovers (booking_id, kind, role, user_id, with_code, is_complete, is_undamaged, at,
       position, previous_hash, hash)
     values ($1, 'pick_up', 'owner', $2, true, true, true, now(), 0, '', '') returning hash`,
    [booking, owner],
  )
  await step('accept', 'requested', 'confirmed')
  await step('pick_up', 'confirmed', 'picked_up', { statement: rows[0]!.hash })
})

const step = (transition: string, from: string, to: string, details: object = {}) =>
  db.pool.query(
    `insert into public.booking_events (booking_id, transition, from_status, to_status, role, user_id, details)
     values ($1, $2, $3, $4, 'owner', $5, $6)`,
    [booking, transition, from, to, people.owner, details],
  )
const record = async () =>
  (await db.pool.query('select * from public.booking_record($1)', [booking])).rows[0] as {
    entries: number
    last_hash: string
    is_intact: boolean
  }
/** Makes a change that only the database's owner could make. */
const tamper = (change: string) => db.pool.query(change, [booking])

describe('the record of a booking', () => {
  it('chains each event to the previous one, and is intact as written', async () => {
    const { rows } = await db.pool.query<{ position: number; previous_hash: string; hash: string }>(
      'select position, previous_hash, hash from public.booking_events where booking_id = $1 order by id',
      [booking],
    )
    expect(rows.map(({ position }) => position)).toEqual([1, 2])
    expect(rows[0]!.previous_hash).toBe('')
    expect(rows[1]!.previous_hash).toBe(rows[0]!.hash)
    expect(rows[0]!.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await record()).toEqual({ entries: 2, last_hash: rows[1]!.hash, is_intact: true })
  })

  it('is intact in every time zone of the session', async () => {
    const client = await db.pool.connect()
    try {
      await client.query(`set timezone = 'Pacific/Kiritimati'`)
      const { rows } = await client.query('select is_intact from public.booking_record($1)', [booking])
      expect(rows).toEqual([{ is_intact: true }])
    } finally {
      await client.query('reset timezone')
      client.release()
    }
  })

  it.each([
    [
      'a step’s time',
      `update public.booking_events set at = at + interval '1 minute' where booking_id = $1 and position = 1`,
    ],
    [
      'a step’s person',
      'update public.booking_events set user_id = null where booking_id = $1 and position = 1',
    ],
    ['a step in the middle', 'delete from public.booking_events where booking_id = $1 and position = 1'],
    ['the last step', 'delete from public.booking_events where booking_id = $1 and position = 2'],
    ['a statement', 'update public.handovers set is_undamaged = false where booking_id = $1'],
    ['that there was a statement', 'delete from public.handovers where booking_id = $1'],
  ])('shows a change of %s', async (_what, change) => {
    await tamper(change)
    expect((await record()).is_intact).toBe(false)
  })

  it('detects a statement that was rewritten together with its seal', async () => {
    await tamper('update public.handovers set note = $$all was well$$ where booking_id = $1')
    await tamper('update public.handovers h set hash = public.handover_seal(h) where booking_id = $1')
    expect((await record()).is_intact).toBe(false)
  })

  it('is append-only: not even the server can change or remove an event', async () => {
    const client = await db.pool.connect()
    try {
      await client.query('begin')
      await client.query('set local role service_role')
      await expect(
        client.query('update public.booking_events set at = now() where booking_id = $1', [booking]),
      ).rejects.toMatchObject({ code: '42501' })
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('numbers concurrent events one after another', async () => {
    await Promise.all(Array.from({ length: 8 }, () => step('confirm_pick_up', 'picked_up', 'picked_up')))
    expect(await record()).toMatchObject({ entries: 10, is_intact: true })
  })
})
