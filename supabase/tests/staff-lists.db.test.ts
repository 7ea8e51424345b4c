import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

const DAY_MS = 86_400_000
const BOOKINGS = 7

let t: TestApp
let lender: TestUser
let renter: TestUser
let admin: TestUser
let moderator: TestUser
let drill: string
let tent: string
let numbers: number[]

beforeAll(async () => {
  t = await createTestApp()
  lender = await t.user({ name: 'Lena 100%_Lender' })
  renter = await t.user({ name: 'Rita Renter' })
  admin = await t.user({ name: 'Ada Admin', roles: ['admin'] })
  moderator = await t.user({ name: 'Mo Moderator', roles: ['moderator'] })
  ;({ id: drill } = await createItem(t.db.pool, { owner: lender.id, title: 'Hammer drill' }))
  ;({ id: tent } = await createItem(t.db.pool, { owner: lender.id, title: 'Family tent' }))
  for (let n = 0; n < BOOKINGS; n++) {
    const start = new Date(Date.UTC(2030, 0, 20 - 2 * n))
    await createBooking(t.db.pool, {
      item: n === 0 ? tent : drill,
      renter: renter.id,
      start,
      end: new Date(start.getTime() + DAY_MS),
      // Several rows have the same, so that the id decides about their places.
      rentalCents: 1_000 * (1 + (n % 3)),
      status: n === 1 ? 'cancelled' : 'confirmed',
    })
  }
  const { rows } = await t.db.pool.query('select number::integer from public.bookings order by number desc')
  await t.db.pool.query(
    `insert into public.outbox (recipient, template) values ('a@example.org', 'recovery'), ('b@example.org', 'recovery')`,
  )
  numbers = rows.map(({ number }) => number)
})
afterAll(() => t.close())

const LISTS = ['staff_bookings', 'staff_payments', 'staff_items', 'staff_people', 'staff_mails'] as const

async function list(name: (typeof LISTS)[number], args: object = {}, as: TestUser | null = admin) {
  const { data, error } = await t.client(as ? { as } : {}).rpc(name, args as never)
  return { rows: (data ?? []) as Record<string, unknown>[], code: error?.code }
}
const bookings = async (args: object) =>
  (await list('staff_bookings', args)).rows.map(({ number }) => Number(number))

describe('who may see which list', () => {
  it.each(LISTS)('%s is whole for admins', async (name) => {
    expect((await list(name)).rows.length).toBeGreaterThan(1)
  })

  it('moderators see people and items, and neither bookings nor payments nor mails', async () => {
    const seen = await Promise.all(
      LISTS.map(async (name) => (await list(name, {}, moderator)).rows.length > 0),
    )
    expect(seen).toEqual([false, false, true, true, false])
  })

  it.each(LISTS)(
    '%s has nothing of others for a renter, a lender and a blocked admin, and is closed to visitors',
    async (name) => {
      const blocked = await t.user({ roles: ['admin'] })
      await t.db.pool.query('update public.profiles set is_blocked = true where id = $1', [blocked.id])
      // In the list of people everyone finds themselves.
      const own = (person: TestUser) =>
        name === 'staff_people' ? [expect.objectContaining({ id: person.id })] : []
      for (const person of [renter, lender, blocked])
        expect((await list(name, {}, person)).rows).toEqual(own(person))
      expect((await list(name, {}, null)).code).toBe('42501')
    },
  )
})

describe('bookings', () => {
  it.each([
    ['number', true],
    ['number', false],
    ['start', true],
    ['start', false],
    ['total', true],
    ['total', false],
  ])('by %s, descending %s, come each once, page by page, in the order of all', async (sort, descending) => {
    const whole = await bookings({ sort, descending })
    const column = { number: 'number', start: 'start_date', total: 'total_cents' }[sort]!
    const read: number[] = []
    let after = {}
    for (;;) {
      const { rows } = await list('staff_bookings', { sort, descending, page_size: 3, ...after })
      read.push(...rows.map(({ number }) => Number(number)))
      const last = rows.at(-1)
      if (rows.length < 3 || !last) break
      after = { after_value: String(last[column]), after_id: last.id }
    }
    expect(read).toEqual(whole)
    expect(read.toSorted()).toEqual(numbers.toSorted())
    if (sort === 'number') expect(read).toEqual(descending ? numbers : numbers.toReversed())
  })

  it('are found by number, by either person and by title, and by nothing else', async () => {
    expect(await bookings({ words: `#${numbers[2]}` })).toEqual([numbers[2]])
    expect(await bookings({ words: 'rita' })).toEqual(numbers)
    expect(await bookings({ words: lender.email.toUpperCase() })).toEqual(numbers)
    expect(await bookings({ words: 'TENT' })).toEqual(numbers.slice(-1))
    // Letters that no made-up address has.
    expect(await bookings({ words: 'zyx' })).toEqual([])
    expect(await bookings({ words: '999999999999999' })).toEqual([])
  })

  it('take signs of patterns and of SQL for what they are', async () => {
    expect(await bookings({ words: '100%_' })).toEqual(numbers)
    expect(await bookings({ words: '1%0' })).toEqual([])
    expect(await bookings({ words: "'; drop table x; --" })).toEqual([])
    expect(await bookings({ sort: 'b.id; select 1' })).toEqual(numbers)
  })

  it('are filtered by status and by the day they begin', async () => {
    expect(await bookings({ states: ['cancelled'] })).toEqual([numbers.at(-2)])
    const since = '2030-01-18T00:00:00Z'
    expect(await bookings({ since })).toEqual(numbers.slice(-2))
    expect(await bookings({ until: since })).toEqual(numbers.slice(0, -2))
  })

  it('are read one by one where the words fit many people, with the same result', async () => {
    const before = await bookings({ words: 'renter' })
    await t.db.pool.query(
      `with made as (
         insert into auth.users (id, email, raw_user_meta_data)
         select gen_random_uuid(), 'many' || n || '@renter.test', '{"name": "Other Person"}' from generate_series(1, 1001) n
         returning id
       ) select count(*) from made`,
    )
    expect(await bookings({ words: 'renter' })).toEqual(before)
    expect(await bookings({ words: 'renter', states: ['cancelled'] })).toEqual([numbers.at(-2)])
    const { rows: items } = await list('staff_items', { words: 'renter' })
    expect(items).toEqual([])
    expect((await list('staff_payments', { words: 'renter' })).rows).toHaveLength(BOOKINGS)
    await t.db.pool.query(`delete from auth.users where email like 'many%@renter.test'`)
  })
})

describe('payments', () => {
  it('are found by the number of a booking, by reference and payer, each with its bookings', async () => {
    const { rows } = await list('staff_payments', { words: String(numbers[0]) })
    expect(rows).toMatchObject([{ payer: 'Rita Renter', bookings: [{ number: numbers[0] }] }])
    const again = await list('staff_payments', { words: rows[0]!.provider_payment_id })
    expect(again.rows).toEqual(rows)
    await t.db.pool.query(
      `insert into public.payment_intents (id, provider, payment_id, position) values ('pi_second', 'test', $1, 2)`,
      [rows[0]!.id],
    )
    const bySecond = await list('staff_payments', { words: 'pi_second' })
    expect(bySecond.rows).toMatchObject([
      { id: rows[0]!.id, provider_payment_id: `${rows[0]!.provider_payment_id}, pi_second` },
    ])
    expect((await list('staff_payments', { words: 'Rita' })).rows).toHaveLength(BOOKINGS)
    expect((await list('staff_payments', { words: '1' })).rows).toEqual([])
    expect((await list('staff_payments', { kind: 'claim' })).rows).toEqual([])
    expect(
      (await list('staff_payments', { states: ['captured'], kind: 'rental' })).rows.length,
    ).toBeGreaterThan(0)
  })
})

describe('items', () => {
  it('are found by title, lender and id, and by what they lack', async () => {
    const ids = async (args: object) => (await list('staff_items', args, moderator)).rows.map(({ id }) => id)
    expect(await ids({ words: 'drill' })).toEqual([drill])
    expect(await ids({ words: tent })).toEqual([tent])
    expect(await ids({ words: 'Lena' })).toEqual([tent, drill])
    expect(await ids({ states: ['removed'] })).toEqual([])
    await t.db.pool.query('update public.items set booking_count = 3 where id = $1', [drill])
    expect(await ids({ lacking: 'pictures', sort: 'bookings' })).toEqual([drill, tent])
    expect(await ids({ lacking: 'pictures', sort: 'bookings', descending: false })).toEqual([tent, drill])
    await t.db.pool.query(`update public.items set description = '' where id = $1`, [tent])
    expect(await ids({ lacking: 'description' })).toEqual([tent])
  })

  it('lack pictures until they have one, and again when the last one is gone, also where two go at once', async () => {
    const lacking = async () =>
      (await list('staff_items', { lacking: 'pictures' }, moderator)).rows.map(({ id }) => id)
    const add = (item: string, position: number) =>
      t.db.pool.query(
        `insert into public.item_images (item_id, path, position, width, height)
         values ($1::uuid, $2::text || '/' || $1::text || '/' || $3::text || '.webp', $3::text::integer, 4, 3)`,
        [item, lender.id, String(position)],
      )
    expect(await lacking()).toEqual([tent, drill])
    await add(drill, 0)
    await add(drill, 1)
    expect(await lacking()).toEqual([tent])
    const [first, second] = [await t.db.pool.connect(), await t.db.pool.connect()]
    const take = 'delete from public.item_images where item_id = $1 and position = $2'
    await first.query('begin')
    await first.query(take, [drill, 0])
    const taken = second.query(take, [drill, 1])
    const waiting = async () =>
      (
        await t.db.pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database() and query like 'delete from public.item_images%'`)
      ).rowCount
    await expect.poll(waiting).toBe(1)
    await first.query('commit')
    await taken
    first.release()
    second.release()
    expect(await lacking()).toEqual([tent, drill])
  })
})

describe('payouts', () => {
  const PAGE = 'number, status, person:profiles!payouts_user_id_fkey(name), method:payout_methods(last4)'

  it('are read by state and number, page by page, with whose they are, by those who decide on them alone', async () => {
    await t.db.pool.query(
      `with method as (
         insert into public.payout_methods (user_id, kind, holder, country, last4)
         values ($1, 'iban', 'Lena Lender', 'DE', '3000') returning id
       )
       insert into public.payouts (user_id, account, method_id, amount_cents, status)
       select $1, 'lender', m.id, 2000, (array['paid', 'failed', 'requested'])[1 + n % 3] from method m, generate_series(1, 12) n`,
      [lender.id],
    )
    const read = async (args: object, as = moderator) => {
      const { data, error } = await t
        .client({ as })
        .rpc('staff_payouts', args as never)
        .select(PAGE)
        .order('number', { ascending: !('descending' in args) })
      expect(error).toBeNull()
      return data as unknown as { number: number; person: object; method: object }[]
    }
    const { rows } = await t.db.pool.query<{ number: number; status: string }>(
      'select number::integer, status from public.payouts order by number desc',
    )
    const past = rows.filter(({ status }) => status !== 'requested').map(({ number }) => number)
    const first = await read({ states: ['paid', 'failed'], descending: true, page_size: 5 })
    expect(first.map(({ number }) => number)).toEqual(past.slice(0, 5))
    expect(first[0]).toMatchObject({ person: { name: 'Lena 100%_Lender' }, method: { last4: '3000' } })
    const second = await read({
      states: ['paid', 'failed'],
      descending: true,
      after_number: first.at(-1)!.number,
    })
    expect(second.map(({ number }) => number)).toEqual(past.slice(5))
    const waiting = rows.filter(({ status }) => status === 'requested').map(({ number }) => number)
    const oldest = waiting.toReversed()
    expect((await read({ states: ['requested'], page_size: 3 })).map(({ number }) => number)).toEqual(
      oldest.slice(0, 3),
    )
    expect(await read({ states: ['requested'], after_number: oldest[2] })).toHaveLength(oldest.length - 3)
    for (const person of [lender, renter]) expect(await read({ states: ['paid'] }, person)).toEqual([])
    const visitor = await t.client().rpc('staff_payouts', { states: ['paid'] })
    expect(visitor.error?.code).toBe('42501')
  })
})

describe('people', () => {
  it('are found by words, role, identity and block, and ordered by name', async () => {
    const names = async (args: object) =>
      (await list('staff_people', args, moderator)).rows.map(({ name }) => name)
    expect(await names({ words: 'mo moderator' })).toEqual(['Mo Moderator'])
    expect(await names({ words: renter.id })).toEqual(['Rita Renter'])
    expect(await names({ role: 'moderator' })).toEqual(['Mo Moderator'])
    expect(await names({ role: 'finance' })).toEqual([])
    await t.db.pool.query(`update public.profiles set duties = '{finance,content}' where id = $1`, [
      renter.id,
    ])
    expect(await names({ role: 'finance' })).toEqual(['Rita Renter'])
    expect(await names({ role: 'support' })).toEqual([])
    expect(await names({ role: 'staff', blocked: false, sort: 'name', descending: false })).toEqual([
      'Ada Admin',
      'Mo Moderator',
      'Rita Renter',
    ])
    await t.db.pool.query(`update public.profiles set duties = '{}' where id = $1`, [renter.id])
    expect(await names({ words: 'r', sort: 'name', descending: false })).toEqual(['Rita Renter'])
    expect(await names({ identity: 'pending' })).toEqual([])
    const [first, ...rest] = await names({ blocked: false, sort: 'name', descending: false })
    expect([first, ...rest]).toEqual([first, ...rest].toSorted())
    expect(rest).toContain('Rita Renter')
  })
})
