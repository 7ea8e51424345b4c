import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

let t: TestApp
let lender: TestUser
let renter: TestUser
let admin: TestUser
let moderator: TestUser
let item: string
let booking: { id: string; number: string }
let payout: { id: string; number: string }

beforeAll(async () => {
  t = await createTestApp()
  lender = await t.user({ name: 'Lena Lender', email: 'lena@lender.test' })
  renter = await t.user({ name: 'Rita Renter' })
  admin = await t.user({ name: 'Ada Admin', roles: ['admin'] })
  moderator = await t.user({ name: 'Mo Moderator', roles: ['moderator'] })
  ;({ id: item } = await createItem(t.db.pool, { owner: lender.id, title: 'Hammer drill' }))
  const start = new Date(Date.UTC(2030, 0, 1))
  await createBooking(t.db.pool, {
    item,
    renter: renter.id,
    start,
    end: new Date(start.getTime() + 86_400_000),
    status: 'confirmed',
  })
  const one = async (sql: string, values: unknown[] = []) => (await t.db.pool.query(sql, values)).rows[0]
  booking = await one('select id, number from public.bookings')
  // The same number as the booking's: both are found.
  payout = await one(
    `with method as (
       insert into public.payout_methods (user_id, kind, holder, country, last4) values ($1, 'iban', 'Lena Lender', 'DE', '3000')
       returning id
     )
     insert into public.payouts (number, user_id, account, method_id, amount_cents, order_ids)
     overriding system value select $2, $1, 'lender', id, 2000, '{tr_77,po_77}' from method returning id, number`,
    [lender.id, booking.number],
  )
})
afterAll(() => t.close())

async function search(words: string, as: TestUser | null = admin) {
  const { data, error } = await t.client(as ? { as } : {}).rpc('staff_search', { words })
  if (!as) expect(error?.code).toBe('42501')
  else expect(error).toBeNull()
  return (data ?? []).map(({ kind, id }) => `${kind} ${id}`)
}

it('finds a booking and a payout by number, the booking for admins alone', async () => {
  const found = [`booking ${booking.id}`, `payout ${payout.id}`]
  expect(await search(`#${booking.number}`)).toEqual(found)
  expect(await search(booking.number, moderator)).toEqual(found.slice(1))
})

it('finds a payout by its reference as a whole', async () => {
  expect(await search('po_77', moderator)).toEqual([`payout ${payout.id}`])
  expect(await search('po_7')).toEqual([])
})

it('finds whom a bank account belongs to by its last four signs, as long as it is theirs', async () => {
  expect(await search('3000', moderator)).toEqual([`person ${lender.id}`])
  expect(await search('000')).toEqual([])
  await t.db.pool.query('update public.payout_methods set removed_at = now()')
  expect(await search('3000')).toEqual([])
})

it('finds people by name and address, the likeliest first, and items by title', async () => {
  expect(await search('LENDER.TEST', moderator)).toEqual([`person ${lender.id}`])
  expect(await search('drill', moderator)).toEqual([`item ${item}`])
  await t.user({ name: 'Not Rita but Irita' })
  expect((await search('rita'))[0]).toBe(`person ${renter.id}`)
})

it('answers with a few of each kind, whatever the words', async () => {
  for (let n = 0; n < 8; n++) await t.user({ name: `Same Name ${n}` })
  expect(await search('same name')).toHaveLength(5)
  for (const words of ['', 'a', 'a'.repeat(121), '%%', '999999999999999'])
    expect(await search(words)).toEqual([])
})

it('finds nothing for others, and is closed to visitors', async () => {
  for (const person of [lender, renter]) expect(await search('lena', person)).toEqual([])
  await search('lena', null)
})
