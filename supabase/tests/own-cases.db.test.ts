import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

let t: TestApp
let reporter: TestUser
let colleague: TestUser
beforeAll(async () => {
  t = await createTestApp()
  reporter = await t.user()
  colleague = await t.user({ roles: ['moderator'] })
})
afterAll(() => t.close())

const DAY_MS = 86_400_000
const query = (text: string, values: unknown[]) => t.db.pool.query(text, values)

/** A person of the team who also lends, with all that others wrote about them: reviews, reports, a note. */
async function lends(role: 'moderator' | 'admin'): Promise<TestUser> {
  const me = await t.user({ roles: [role] })
  const item = await createItem(t.db.pool, { owner: me.id })
  const start = new Date(Date.now() - 9 * DAY_MS)
  const booking = await createBooking(t.db.pool, {
    item: item.id,
    renter: reporter.id,
    start,
    end: new Date(start.getTime() + DAY_MS),
    status: 'returned',
  })
  await query(
    `insert into public.reviews (booking_id, kind, author_id, item_id, subject_id, rating, text)
     values ($1, 'renter_to_item', $2, $3, null, 1, 'Broken'), ($1, 'renter_to_owner', $2, $3, $4, 1, 'Rude'),
       ($1, 'owner_to_renter', $4, $3, $2, 5, 'Lovely')`,
    [booking.id, reporter.id, item.id, me.id],
  )
  await query(
    `insert into public.cases (reporter_id, review_id, reason)
     select $1, id, 'pressure' from public.reviews where author_id = $2`,
    [reporter.id, me.id],
  )
  await query(`insert into public.cases (reporter_id, item_id, reason) values ($1, $2, 'unsafe')`, [
    reporter.id,
    item.id,
  ])
  await query(`insert into public.cases (reporter_id, person_id, reason) values ($1, $2, 'fraud')`, [
    reporter.id,
    me.id,
  ])
  await query(
    `with wish as (
       insert into public.wishes (user_id, category_id, title, language, city, country, latitude, longitude, expires_at)
       select $2, category_id, 'Carpet cleaner', 'en', 'Berlin', 'DE', 52.5, 13.4, now() + interval '9 days'
       from public.items where id = $3 returning id
     )
     insert into public.cases (reporter_id, wish_id, reason) select $1, id, 'spam' from wish`,
    [reporter.id, me.id, item.id],
  )
  await query(`insert into public.person_notes (person_id, author_id, text) values ($1, $2, 'Watch them')`, [
    me.id,
    colleague.id,
  ])
  return me
}

const TABLES = ['reviews', 'cases', 'person_notes'] as const
async function seen(as: TestUser) {
  const client = t.client({ as })
  const counts = TABLES.map(async (table) => [table, (await client.from(table).select('id')).data?.length])
  return Object.fromEntries(await Promise.all(counts))
}

describe.each(['moderator', 'admin'] as const)('a %s who also lends', (role) => {
  it('reads what concerns others, and nothing of what was said about them', async () => {
    const before = await seen(colleague)
    const me = await lends(role)
    const after = await seen(colleague)
    // A colleague reads it all.
    expect(TABLES.map((table) => after[table] - before[table])).toEqual([3, 4, 1])
    // The one review is their own.
    expect(await seen(me)).toEqual({ ...before, reviews: before.reviews + 1 })
    const { data: file } = await t.client({ as: me }).rpc('person_file', { person: me.id })
    expect(file).toMatchObject({ reports: [], notes: [] })
  })
})
