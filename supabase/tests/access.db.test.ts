import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANONYMOUS, type Caller } from '#backend/db/caller.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { ACCESS_EXAMPLES } from '#domain/access/access.examples.ts'
import type { Action, Resource } from '#domain/access/permissions.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

const DAY_MS = 86_400_000

let t: TestApp
let other: TestUser
let lender: TestUser
let item: { id: string }
beforeAll(async () => {
  t = await createTestApp({}, { connections: 4 })
  other = await t.user({ name: 'Somebody Else' })
  lender = await t.user({ name: 'Olga Owner' })
  item = await createItem(t.db.pool, { owner: lender.id, pricePerDayCents: 1_000 })
  const { id } = await settle(other)
  await createSubmission(t.db.pool, { user: other.id, step: 'identity' })
  await t.db.pool.query(`
    insert into public.reviews (booking_id, kind, author_id, item_id, rating)
      values ('${id}', 'renter_to_item', '${other.id}', '${item.id}', 5)`)
})
afterAll(() => t.close())

let days = 0
/** Gives a person a draft and a rental. */
async function settle({ id }: Pick<TestUser, 'id'>) {
  await createItem(t.db.pool, { owner: id, status: 'draft' })
  const start = new Date(Date.now() - 500 * DAY_MS + ++days * DAY_MS)
  const end = new Date(start.getTime() + DAY_MS)
  return createBooking(t.db.pool, { item: item.id, renter: id, start, end, status: 'completed' })
}

const callerOf = (user: TestUser | null): Caller =>
  user
    ? { role: 'authenticated', userId: user.id, claims: { sub: user.id, role: 'authenticated' } }
    : ANONYMOUS

/** Whether a statement affects a row as this person; it is rolled back. */
async function reaches(user: TestUser | null, statement: string, values: unknown[]): Promise<boolean> {
  const undone = new Error('undone')
  let reached = false
  await inTransaction(t.db, { as: callerOf(user) }, async (client) => {
    reached = ((await client.query(statement, values)).rowCount ?? 0) > 0
    throw undone
  }).catch((error: Error & { code?: string }) => {
    if (error !== undone && error.code !== '42501') throw error
  })
  return reached
}

type Subject = { me: TestUser | null; own: boolean }
type Act = `${Action} ${Resource}`
const subjectOf = ({ me, own }: Subject) => (own && me ? me.id : other.id)

/** The data API's statement for each example; use cases alone decide about missing actions. */
const STATEMENTS: Partial<Record<Act, (subject: Subject) => [string, unknown[]]>> = {
  'view product': () => ['select from public.items where id = $1', [item.id]],
  'create product': ({ me }) => [
    `insert into public.items (owner_id, title, category_id, language, price_per_day_cents, city, country)
     select $1, 'A ladder', id, 'en', 900, 'Berlin', 'DE' from public.categories limit 1`,
    [me?.id],
  ],
  'delete product': ({ me }) => [
    `delete from public.items where owner_id = $1 and status = 'draft'`,
    [me?.id],
  ],
  'view booking': ({ me }) => ['select from public.bookings where renter_id = $1', [(me ?? other).id]],
  'create booking': ({ me }) => [
    `insert into public.reservations (item_id, user_id, start_date, end_date)
     values ($1, $2, now() + interval '20 days', now() + interval '21 days')`,
    [item.id, (me ?? other).id],
  ],
  'delete booking': ({ me }) => ['delete from public.bookings where renter_id = $1', [me?.id]],
  'view affiliate': ({ me }) => ['select from public.affiliate_users where id = $1', [me?.id]],
  'manage affiliate': () => ['update public.affiliates set referred_by = null where id = $1', [other.id]],
  'moderate review': () => ['select from public.reviews where author_id = $1', [other.id]],
  'verify document': () => ['select from public.kyc_submissions where user_id = $1', [other.id]],
  'view user': (subject) => ['select from public.profiles where id = $1', [subjectOf(subject)]],
  'update user': (subject) => [
    `update public.profiles set bio = 'changed' where id = $1`,
    [subjectOf(subject)],
  ],
  'delete user': (subject) => ['delete from public.profiles where id = $1', [subjectOf(subject)]],
}

/** Deliberately narrower policies than the table of permissions: the action goes through a use case. */
const BY_USE_CASE_ONLY = new Set<Act>(['delete user'])

/**
 * Deliberately wider policies, because roles are earned: a first item makes a person a lender, and anyone with a
 * verified identity may hold an item. Both affect only the person's own rows.
 */
const OPEN_TO_ALL_WITH_AN_ACCOUNT = new Set<Act>(['create product', 'create booking'])

const mirrored = ACCESS_EXAMPLES.filter(({ action, resource }) => STATEMENTS[`${action} ${resource}`])

describe('what policies allow', () => {
  it.each(mirrored)('$roles $action $resource (own: $own): at most $allowed', async (example) => {
    const { roles, action, resource, own = false, allowed } = example
    const me = roles && (await t.user({ roles: [...roles], kyc_level: 1 }))
    if (me) await settle(me)
    const what: Act = `${action} ${resource}`
    const [statement, values] = STATEMENTS[what]!({ me, own })
    const wider = me !== null && OPEN_TO_ALL_WITH_AN_ACCOUNT.has(what)
    const expected = wider || (allowed && !BY_USE_CASE_ONLY.has(what))
    expect(await reaches(me, statement, values)).toBe(expected)
  })

  it('mirrors enough of the examples to be meaningful', () => {
    const missing = ACCESS_EXAMPLES.filter((example) => !mirrored.includes(example))
    // These have no table yet.
    expect([...new Set(missing.map(({ resource }) => resource))].toSorted()).toEqual([
      'report',
      'statistics',
      'system',
    ])
    expect(new Set(mirrored.map(({ allowed }) => allowed))).toEqual(new Set([true, false]))
  })
})

describe('what people cannot grant themselves through the data API', () => {
  it.each([
    ['roles', `'{admin}'`],
    ['kyc_level', '5'],
    ['kyc_status', `'verified'`],
    ['is_blocked', 'false'],
    ['email', `'admin@example.org'`],
    ['rating_sum', '500'],
  ])('%s of the own profile, whatever the role', async (column, value) => {
    for (const role of ['user', 'moderator', 'admin']) {
      const me = await t.user({ roles: [role] })
      const change = `update public.profiles set ${column} = ${value} where id = $1`
      expect([role, await reaches(me, change, [me.id])]).toEqual([role, false])
    }
  })

  it.each(['orders', 'bookings', 'payments', 'refunds', 'calendar_entries', 'kyc_submissions', 'reviews'])(
    'rows of %s',
    async (table) => {
      const me = await t.user({ roles: ['admin'] })
      expect(await reaches(me, `delete from public.${table}`, [])).toBe(false)
      expect(await reaches(me, `insert into public.${table} default values`, [])).toBe(false)
    },
  )
})

describe('what others can read about a person', () => {
  it('is nothing where they neither lend, nor were reviewed, nor rent from or write with the reader', async () => {
    const [me, stranger] = [await t.user(), await t.user()]
    const knows = async (as: TestUser | undefined, id: string) =>
      (
        await t
          .client(as && { as })
          .from('public_profiles')
          .select('id')
          .eq('id', id)
      ).data?.length === 1
    expect([await knows(undefined, stranger.id), await knows(me, stranger.id)]).toEqual([false, false])
    expect(await knows(stranger, stranger.id)).toBe(true)
    expect(await knows(await t.user({ roles: ['moderator'] }), stranger.id)).toBe(true)
    const own = await createItem(t.db.pool, { owner: me.id })
    expect(await knows(undefined, me.id)).toBe(true)
    const start = new Date(Date.now() + 86_400_000)
    const end = new Date(start.getTime() + 86_400_000)
    await createBooking(t.db.pool, { item: own.id, renter: stranger.id, start, end, status: 'confirmed' })
    expect([await knows(me, stranger.id), await knows(undefined, stranger.id)]).toEqual([true, false])
  })

  it('is the first name, but never the address or phone number', async () => {
    const { data } = await t
      .client({ as: lender })
      .from('public_profiles')
      .select('*')
      .eq('id', other.id)
      .single()
    expect(data).toMatchObject({ first_name: 'Somebody' })
    expect(Object.keys(data!)).not.toEqual(expect.arrayContaining(['email']))
    expect(JSON.stringify(data)).not.toContain('Else')
    expect(await reaches(null, 'select from public.profiles where id = $1', [other.id])).toBe(false)
  })

  it('is the same for a blocked moderator as for everyone', async () => {
    const me = await t.user({ roles: ['moderator'] })
    const look = 'select from public.profiles where id = $1'
    expect(await reaches(me, look, [other.id])).toBe(true)
    await t.db.pool.query('update public.profiles set is_blocked = true where id = $1', [me.id])
    expect(await reaches(me, look, [other.id])).toBe(false)
  })
})
