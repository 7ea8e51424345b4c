import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createPerson, type Person } from '#seed/fixtures/create-person.ts'

let db: Database
let owner: Person
let renter: Person
beforeEach(async () => {
  db = await createTestDatabase()
  ;[owner, renter] = [await createPerson(db.pool), await createPerson(db.pool)]
})
afterEach(() => db.close())

const DAY_MS = 86_400_000
const start = new Date(Date.now() + DAY_MS)

async function rolesOf({ id }: Person): Promise<string[]> {
  const { rows } = await db.pool.query<{ roles: string[] }>(
    'select roles from public.profiles where id = $1',
    [id],
  )
  return rows[0]!.roles
}

async function book(item: { id: string }, status: 'requested' | 'confirmed' = 'confirmed') {
  const end = new Date(start.getTime() + DAY_MS)
  await createBooking(db.pool, { item: item.id, renter: renter.id, start, end, status })
}

describe('the role of a renter', () => {
  it('comes once, with the first booking or request', async () => {
    const items = await Promise.all([1, 2, 3].map(() => createItem(db.pool, { owner: owner.id })))
    expect(await rolesOf(renter)).toEqual(['user'])
    await book(items[0]!, 'requested')
    expect(await rolesOf(renter)).toEqual(['user', 'renter'])
    await Promise.all([book(items[1]!), book(items[2]!)])
    expect(await rolesOf(renter)).toEqual(['user', 'renter'])
  })

  it('is given once if two first bookings are made at the same time', async () => {
    const items = await Promise.all([1, 2].map(() => createItem(db.pool, { owner: owner.id })))
    await Promise.all(items.map((item) => book(item)))
    expect(await rolesOf(renter)).toEqual(['user', 'renter'])
  })

  it('is rolled back with its booking', async () => {
    const item = await createItem(db.pool, { owner: owner.id })
    const client = await db.pool.connect()
    await client.query('begin')
    const end = new Date(start.getTime() + DAY_MS)
    await createBooking(client, { item: item.id, renter: renter.id, start, end })
    await client.query('rollback')
    client.release()
    expect(await rolesOf(renter)).toEqual(['user'])
  })
})

describe('the role of a lender', () => {
  it('comes with the first published item, not with a draft or an item under review', async () => {
    const { id } = await createItem(db.pool, { owner: owner.id, status: 'draft' })
    const become = (status: string) =>
      db.pool.query('update public.items set status = $2 where id = $1', [id, status])
    await become('pending_review')
    expect(await rolesOf(owner)).toEqual(['user'])
    await become('published')
    expect(await rolesOf(owner)).toEqual(['user', 'lender'])
    await become('paused')
    await become('published')
    expect(await rolesOf(owner)).toEqual(['user', 'lender'])
  })

  it('comes with an item that is inserted as published', async () => {
    await createItem(db.pool, { owner: owner.id })
    expect(await rolesOf(owner)).toEqual(['user', 'lender'])
  })
})

describe('the role of an affiliate', () => {
  it('comes with the first person referred', async () => {
    await createPerson(db.pool, { referralCode: owner.referralCode.toLowerCase() })
    await createPerson(db.pool, { referralCode: owner.referralCode })
    expect(await rolesOf(owner)).toEqual(['user', 'affiliate'])
  })

  it('waits until that person has confirmed their address', async () => {
    const { rows } = await db.pool.query<{ id: string }>(
      `insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), 'new@example.org', $1)
       returning id`,
      [{ referral_code: owner.referralCode }],
    )
    const { id } = rows[0]!
    expect(await rolesOf(owner)).toEqual(['user'])
    await db.pool.query('update auth.users set email_confirmed_at = now() where id = $1', [id])
    expect(await rolesOf(owner)).toEqual(['user', 'affiliate'])
  })

  it('does not come from another person’s code, an unknown code or a blocked referrer', async () => {
    await db.pool.query('update public.profiles set is_blocked = true where id = $1', [owner.id])
    await createPerson(db.pool, { referralCode: owner.referralCode })
    await createPerson(db.pool, { referralCode: 'NOBODYS2' })
    expect([await rolesOf(owner), await rolesOf(renter)]).toEqual([['user'], ['user']])
  })
})
