import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANONYMOUS, type Caller, SERVICE } from '#backend/db/caller.ts'
import type { Database } from '#backend/db/database.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem, type Item, type ItemOptions } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'

const PEOPLE = ['owner', 'renter', 'stranger', 'moderator', 'admin', 'cheat'] as const
type Who = (typeof PEOPLE)[number] | 'anon' | 'service'
const STATUSES = ['draft', 'pending_review', 'published', 'paused', 'removed'] as const
type Status = (typeof STATUSES)[number]

const DAY_MS = 86_400_000

let db: Database
const people = {} as Record<(typeof PEOPLE)[number], Caller>
const items = {} as Record<Status, Item>
let hidden: Item

beforeAll(async () => {
  db = await createTestDatabase()
  for (const name of PEOPLE) {
    const { id } = await createPerson(db.pool, {
      name,
      roles: name === 'moderator' || name === 'admin' ? [name] : ['user'],
    })
    people[name] = { role: 'authenticated', userId: id, claims: { sub: id, role: 'authenticated' } }
  }
  for (const status of STATUSES) items[status] = await withPhoto({ owner: people.owner.userId!, status })
  hidden = await withPhoto({ owner: people.cheat.userId! })
  const start = new Date(Date.now() + 40 * DAY_MS)
  const end = new Date(start.getTime() + DAY_MS)
  await createBooking(db.pool, { item: hidden.id, renter: people.renter.userId!, start, end })
  await db.pool.query('update public.profiles set is_blocked = true where id = $1', [people.cheat.userId])
})
afterAll(() => db.close())

async function withPhoto(options: ItemOptions): Promise<Item> {
  const item = await createItem(db.pool, options)
  const path = `${item.ownerId}/${item.id}.jpg`
  await db.pool.query('insert into public.item_images (item_id, path, width, height) values ($1, $2, 8, 6)', [
    item.id,
    path,
  ])
  await db.pool.query(`insert into storage.objects (bucket_id, name) values ('images', $1)`, [path])
  return item
}

/** Runs one statement as a caller and rolls back: how many rows it touched, or what refused it. */
async function attempt(who: Who, sql: string, values: unknown[]): Promise<number | string> {
  const caller = who === 'anon' ? ANONYMOUS : who === 'service' ? SERVICE : people[who]
  const undo = new Error('undo')
  let outcome: number | string = 'nothing'
  await inTransaction(db, { as: caller }, async (client) => {
    // As the storage service does, which alone may delete objects.
    await client.query(`select set_config('storage.allow_delete_query', 'true', true)`)
    outcome = (await client.query(sql, values)).rowCount ?? 0
    throw undo
  }).catch((error) => {
    if (error === undo) return
    const { code, constraint } = error as { code: string; constraint?: string }
    outcome = constraint ? `${code} ${constraint}` : code
  })
  return outcome
}

const CHANGES: Record<string, string> = {
  'its price': 'update public.items set price_per_day_cents = 99900 where id = $1',
  'its title': `update public.items set title = 'Something else' where id = $1`,
  'a new photo': `insert into public.item_images (item_id, path, position, width, height)
     values ($1, coalesce(auth.uid(), gen_random_uuid()) || '/new.jpg', 9, 8, 6)`,
  'another photo': `update public.item_images m set path = i.owner_id || '/other.jpg' from public.items i where i.id = m.item_id and m.item_id = $1`,
  'a photo less': 'delete from public.item_images where item_id = $1',
  'adding a unit': `insert into public.item_units (item_id, label) values ($1, 'another')`,
  'deactivating a unit': 'update public.item_units set is_active = false where item_id = $1',
  'removing a unit': 'delete from public.item_units where item_id = $1',
}

describe.each(Object.entries(CHANGES))('%s', (_, sql) => {
  const isInsert = sql.startsWith('insert')

  it('is allowed to the owner of a draft or paused item, and otherwise refused with LA004', async () => {
    const outcomes = await Promise.all(STATUSES.map((status) => attempt('owner', sql, [items[status].id])))
    const paused = 'LA004 items_pause_first'
    expect(outcomes).toEqual([1, paused, paused, 1, paused])
  })

  it('is refused to everyone else, in every role', async () => {
    for (const who of ['renter', 'stranger', 'moderator', 'admin', 'cheat'] as const)
      for (const status of STATUSES)
        expect([who, await attempt(who, sql, [items[status].id])], status).toEqual([
          who,
          isInsert ? '42501' : 0,
        ])
    expect(await attempt('anon', sql, [items.published.id])).toBe('42501')
  })

  it('may be made by a use case', async () => {
    expect(await attempt('service', sql, [items.published.id])).toBe(1)
  })
})

it.each(['item_images', 'item_units'])(
  '%s cannot be moved from a paused item to a published one',
  async (table) => {
    const move = `update public.${table} set item_id = $2 where item_id = $1`
    expect(await attempt('owner', move, [items.paused.id, items.published.id])).toBe(
      'LA004 items_pause_first',
    )
  },
)

it('the place of an item is written by a use case alone, since its clock comes from there', async () => {
  const move = 'update public.item_locations set latitude = 48.2, longitude = 16.37 where item_id = $1'
  expect(await attempt('owner', move, [items.draft.id])).toBe('42501')
  expect(await attempt('service', move, [items.draft.id])).toBe(1)
})

describe('a photo that an item shows', () => {
  const remove = `delete from storage.objects where bucket_id = 'images' and name = $1`
  const pathOf = ({ ownerId, id }: Item) => `${ownerId}/${id}.jpg`

  it('cannot be deleted from the folder until the item no longer shows it', async () => {
    expect(await attempt('owner', remove, [pathOf(items.paused)])).toBe(0)
    const loose = `${people.owner.userId}/${randomUUID()}.jpg`
    await db.pool.query(`insert into storage.objects (bucket_id, name) values ('images', $1)`, [loose])
    expect(await attempt('owner', remove, [loose])).toBe(1)
    expect(await attempt('stranger', remove, [loose])).toBe(0)
  })
})

describe('the item of a blocked person', () => {
  const reads: Record<string, string> = {
    items: 'select from public.items where id = $1',
    item_images: 'select from public.item_images where item_id = $1',
    calendar: `select from public.item_busy_periods($1, now(), now() + interval '300 days')`,
  }
  const seen = async (who: Who) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(reads).map(async ([name, sql]) => [name, await attempt(who, sql, [hidden.id])]),
      ),
    )

  it('is visible only to its owner, its renters and moderators', async () => {
    for (const who of ['anon', 'stranger', 'owner'] as const)
      expect([who, await seen(who)]).toEqual([who, { items: 0, item_images: 0, calendar: 0 }])
    for (const who of ['cheat', 'renter', 'moderator', 'admin'] as const)
      expect([who, await seen(who)]).toEqual([who, { items: 1, item_images: 1, calendar: 0 }])
  })

  it('cannot be held, and counts as unavailable', async () => {
    const hold = `insert into public.reservations (item_id, user_id, start_date, end_date)
      values ($1, '${people.stranger.userId}', now() + interval '90 days', now() + interval '91 days')`
    expect(await attempt('stranger', hold, [hidden.id])).toBe('LA001 reservations_published')
    const lines = JSON.stringify([
      { item_id: hidden.id, start_date: '2030-01-01T10:00Z', end_date: '2030-01-02T10:00Z' },
    ])
    expect(await attempt('anon', 'select * from public.unavailable_lines($1)', [lines])).toBe(1)
  })

  it('is visible again when the person is unblocked', async () => {
    const unblock = (blocked: boolean) =>
      db.pool.query('update public.profiles set is_blocked = $2 where id = $1', [
        people.cheat.userId,
        blocked,
      ])
    await unblock(false)
    expect(await seen('anon')).toMatchObject({ items: 1, item_images: 1 })
    await unblock(true)
    expect(await seen('anon')).toMatchObject({ items: 0, item_images: 0 })
  })

  it('is hidden from the start, however it is inserted', async () => {
    const { id } = await createItem(db.pool, { owner: people.cheat.userId! })
    expect(await attempt('anon', reads.items!, [id])).toBe(0)
    expect(
      await attempt('cheat', 'update public.items set owner_is_blocked = false where id = $1', [id]),
    ).toBe('42501')
  })
})

describe('a visitor’s query for an item by its id', () => {
  it('reads one table only, without checking the owner’s state', async () => {
    const plan = await inTransaction(db, { as: ANONYMOUS }, async (client) => {
      const { rows } = await client.query(
        `explain (format json) select * from public.items where id = '${items.published.id}'`,
      )
      return JSON.stringify(rows[0]['QUERY PLAN'])
    })
    // The kind of scan depends on the number of rows.
    const tables = [...plan.matchAll(/"Relation Name":"(\w+)"/g)].map(([, table]) => table)
    expect(tables).toEqual(['items'])
  })
})
