import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { randomFrom } from '#seed/random.ts'
import { sumFigures } from '#server/administration/tasks/sum-figures.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

const NOW = '2026-11-26T12:00:00Z'
const ZONES = ['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/St_Johns', 'Asia/Kathmandu']

let t: CheckoutFixture
let admin: TestUser
beforeAll(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['admin'] })
  await t.db.pool.query(readFileSync(join(import.meta.dirname, 'testing/naive-figures.sql'), 'utf8'))
})
afterAll(() => t.close())

async function ask(name: string, args: object) {
  const { data, error } = await t.client({ as: admin }).rpc(name as never, args as never)
  expect(error).toBeNull()
  return data as unknown
}

/** The kept figures are those that the tables themselves give, to the quarter of an hour and wherever the reader is. */
async function expectExact() {
  for (const zone of ZONES)
    for (const [step, periods] of [
      ['day', 30],
      ['week', 12],
      ['month', 3],
    ] as const) {
      const [naive] = await t.rows<{ figures: unknown }>(
        'select public.naive_figures($1, $2, $3, $4) as figures',
        [step, periods, zone, NOW],
      )
      expect(await ask('platform_figures', { step, periods, zone, moment: NOW })).toEqual(naive!.figures)
    }
  expect(await ask('staff_balances', {})).toEqual(await t.rows('select * from public.naive_balances()'))
  expect(await keptFigures()).toEqual(await recounted())
  expect(await t.rows(`${COUNTS} where items > 0 order by 1`)).toEqual(
    await t.rows(
      `select category_id, count(*) as items, count(*) filter (where status = 'published') as published
       from public.items where category_id is not null group by 1 order by 1`,
    ),
  )
}

const COUNTS = 'select category_id, items, published from public.category_counts()'

const keptFigures = () =>
  t.rows(
    `select figure, at, key, sum(number) as number, sum(cents) as cents from public.figures
     group by 1, 2, 3 having sum(number) <> 0 or sum(cents) <> 0 order by 1, 2, 3`,
  )

async function recounted() {
  const client = await t.db.pool.connect()
  try {
    await client.query('begin')
    await client.query('select public.recount_figures()')
    const { rows } = await client.query(
      'select figure, at, key, number::numeric, cents::numeric from public.figures order by 1, 2, 3',
    )
    return rows
  } finally {
    await client.query('rollback')
    client.release()
  }
}

it('equals the figures counted anew after whatever happened, summed up or not', async () => {
  const random = randomFrom('figures')
  const statuses = ['confirmed', 'cancelled', 'declined', 'requested'] as const
  const bookings: string[] = []
  for (let n = 0; n < 24; n++) {
    const start = new Date(Date.UTC(2027, 0, 1 + 3 * n))
    const { id } = await createBooking(t.db.pool, {
      item: t.item.id,
      renter: t.renter.id,
      start,
      end: new Date(start.getTime() + 86_400_000),
      status: random.pick(statuses),
      rentalCents: random.between(500, 5_000),
      createdAt: new Date(Date.parse(NOW) - random.between(0, 90 * 24 * 60) * 60_000),
    })
    bookings.push(id)
  }
  await t.complete(t.renter, await t.pay(t.renter, [t.line()]))
  await expectExact()

  await sumFigures.run(t.deps, (() => {}) as never)
  expect(await t.rows('select from public.figure_changes')).toEqual([])
  await expectExact()

  // An item moves to another town and category and is paused, and a person joined on another day.
  await t.rows(`update public.items set city = 'Bremen' where id = $1`, [t.item.id])
  const { id: other } = await createItem(t.db.pool, { owner: t.owner.id, category: 'bikes' })
  await t.rows(
    `update public.items i set status = 'paused', category_id = o.category_id
     from public.items o where i.id = $1 and o.id = $2`,
    [t.item.id, other],
  )
  await t.rows(`update public.profiles set created_at = '2026-11-20 10:10:00Z' where id = $1`, [t.renter.id])
  expect((await t.rows('select from public.figure_changes')).length).toBeGreaterThan(0)
  await expectExact()
  await sumFigures.run(t.deps, (() => {}) as never)
  await expectExact()
})

it('a booking that is lost leaves the volume, on the day on which it was made', async () => {
  const lost = () =>
    t.rows<{ number: string }>(
      `select sum(number) as number from public.figures where figure = 'rentals_lost'`,
    )
  const [before] = await lost()
  const { rows } = await t.db.pool.query(`select id from public.bookings where status = 'requested' limit 1`)
  const client = await t.db.pool.connect()
  await client.query('begin')
  await client.query(`alter table public.bookings disable trigger check_transition`)
  await client.query(`update public.bookings set status = 'declined' where id = $1`, [rows[0].id])
  await client.query(`alter table public.bookings enable trigger check_transition`)
  await client.query('commit')
  client.release()
  expect(await lost()).toEqual([{ number: String(Number(before!.number) + 1) }])
  await expectExact()
})
