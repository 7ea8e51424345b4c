import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rounds } from '#backend/testing/rounds.ts'
import type { TestUser } from '#server/testing/app.ts'
import { type CheckoutFixture, createCheckoutFixture } from './testing/checkout-fixture.ts'
import { linesOf } from './testing/steps.ts'

const CLIENTS = 50
const ROUNDS = rounds(5, 20)

// Hundreds of requests a race, on machines that have other work to do.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 })

let t: CheckoutFixture
let people: TestUser[]
beforeAll(async () => {
  t = await createCheckoutFixture({ connections: CLIENTS, statementMs: 100_000 })
  people = await Promise.all(Array.from({ length: CLIENTS }, () => t.user({ kyc_level: 1 })))
})
afterAll(() => t.close())

/** Makes all renters try at once, again and again from an empty calendar. */
async function race<Outcome>(attempt: (person: TestUser) => Promise<Outcome>): Promise<Outcome[][]> {
  const seen: Outcome[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    await t.db.pool.query('delete from public.reservations')
    seen.push(await Promise.all(people.map(attempt)))
    expect(await t.rows('select id from public.reservations')).toHaveLength(1)
    expect(await t.rows('select id from public.calendar_entries')).toHaveLength(1)
  }
  return seen
}

function tally(outcomes: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

// A unit that is taken twice even once is a fault, whatever a second run says.
describe(`${CLIENTS} clients who want the last unit at once, ${ROUNDS} times`, { retry: 0 }, () => {
  it('get it exactly once through the data API; all others hear that it is no longer available', async () => {
    const { item } = t
    const { start, end } = t.line()
    const outcomes = await race(async (person) => {
      const { error, status } = await t
        .client({ as: person })
        .from('reservations')
        .insert({ item_id: item.id, user_id: person.id, start_date: start, end_date: end })
      return error ? `${status} ${error.code} ${error.message}` : 'held'
    })
    for (const round of outcomes) {
      expect(tally(round)).toEqual({ held: 1, '409 23P01 no longer available': CLIENTS - 1 })
    }
  })

  it('all get one of several units as long as there are any', async () => {
    const five = await t.another({ units: 5 })
    const { start, end } = t.line(five)
    for (let round = 0; round < ROUNDS; round++) {
      await t.db.pool.query('delete from public.reservations')
      const outcomes = await Promise.all(
        people.map(async (person) => {
          const { error } = await t
            .client({ as: person })
            .from('reservations')
            .insert({ item_id: five.id, user_id: person.id, start_date: start, end_date: end })
          return error?.message ?? 'held'
        }),
      )
      expect(tally(outcomes)).toEqual({ held: 5, 'no longer available': CLIENTS - 5 })
    }
  })

  it('get it exactly once through place-hold; all others hear which line is taken', async () => {
    const outcomes = await race(async (person) => {
      const held = await t.hold(person, t.line())
      return held.value ? 'held' : `${held.status} ${held.code} ${linesOf(held)[0]?.code}`
    })
    for (const round of outcomes) {
      expect(tally(round)).toEqual({ held: 1, '409 ITEMS_UNAVAILABLE DATES_TAKEN': CLIENTS - 1 })
    }
  })

  it('never deadlock over baskets with the same two items in different order', async () => {
    const other = await t.another()
    for (let round = 0; round < ROUNDS; round++) {
      await t.db.pool.query('delete from public.reservations')
      const answers = await Promise.all(
        people.map((person, n) => {
          const lines = [t.line(t.item), t.line(other)]
          return t.hold(person, ...(n % 2 ? lines : lines.toReversed()))
        }),
      )
      expect(tally(answers.map(({ status }) => String(status)))).toEqual({ 200: 1, 409: CLIENTS - 1 })
      expect(await t.rows('select id from public.reservations')).toHaveLength(2)
    }
  })

  it('book or lose, without a fault, when the hold is deleted at the moment of booking', async () => {
    const item = await t.another({ units: 10 })
    await t.db.pool.query('delete from public.reservations')
    const outcomes = await Promise.all(
      people.slice(0, 10).map(async (person) => {
        const held = await t.hold(person, t.line(item))
        const started = await t.start(person, held)
        await t.confirm(started)
        const [done, { error }] = await Promise.all([
          t.complete(person, started),
          t.client({ as: person }).from('reservations').delete().eq('id', held.value!.reservationIds[0]!),
        ])
        return `${done.status} ${error?.message ?? 'deleted'}`
      }),
    )
    expect(tally(outcomes)).toEqual({ '200 deleted': 10 })
    const entries = 'select id from public.calendar_entries where item_id = $1 and booking_id is not null'
    expect(await t.rows(entries, [item.id])).toHaveLength(10)
  })

  // The embedded database has one session, in which nobody can wait for another's lock.
  it.skipIf(process.env.TEST_DATABASE === 'pglite')(
    'hear that it is taken where a hold that had lapsed is renewed at that moment',
    async () => {
      await t.db.pool.query('delete from public.reservations')
      await t.hold(people[0]!, t.line())
      await t.lapseHolds()
      const renewing = await t.db.pool.connect()
      try {
        await renewing.query('begin')
        await renewing.query(`update public.reservations set expires_at = now() + interval '20 minutes'`)
        const late = t.hold(people[1]!, t.line())
        await vi.waitFor(async () =>
          expect(await t.rows(`select from pg_stat_activity where wait_event_type = 'Lock'`)).not.toEqual([]),
        )
        await renewing.query('commit')
        const { status, code } = await late
        expect([status, code]).toEqual([409, 'ITEMS_UNAVAILABLE'])
      } finally {
        renewing.release()
      }
    },
  )

  it('give way to each other while holding again, paying, releasing and lapsing go on', async () => {
    const pieces = await Promise.all([t.another({ units: 2 }), t.another(), t.another()])
    const seen: string[] = []
    await Promise.all(
      people.slice(0, 20).map(async (person, n) => {
        for (let turn = 0; turn < 4; turn++) {
          const lines = pieces.slice(0, 1 + ((n + turn) % 3)).map((piece) => t.line(piece, 3 + (turn % 2)))
          const held = await t.hold(person, ...(n % 2 ? lines : lines.toReversed()))
          seen.push(`hold ${held.status}`)
          if (!held.value) continue
          if (turn % 2) await t.lapseHolds()
          const started = await t.start(person, held)
          seen.push(`start ${started.status}`)
          if (n % 3 === 0) await t.say(person, 'release-hold')
          if (started.value) await t.confirm(started)
          if (started.value) seen.push(`complete ${(await t.complete(person, started)).status}`)
        }
      }),
    )
    expect(Object.keys(tally(seen)).filter((answer) => !/(200|409)$/.test(answer))).toEqual([])
    expect(tally(seen)['complete 200']).toBeGreaterThan(0)
    expect(tally(seen)['complete 409']).toBeGreaterThan(0)
    const overlaps = await t.rows(`select a.id from public.calendar_entries a join public.calendar_entries b
      on a.id < b.id and a.unit_id = b.unit_id and a.during && b.during`)
    expect(overlaps).toEqual([])
    const paidWithoutBooking = await t.rows(`select p.id from payments_test.payments p
      where p.status in ('authorised', 'captured') and not exists (
        select from public.bookings b join public.payments own on own.order_id = b.order_id
          join public.payment_intents i on i.payment_id = own.id
        where i.id = p.id
      )`)
    expect(paidWithoutBooking).toEqual([])
  })
})
