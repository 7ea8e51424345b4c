import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import type { Database } from '#backend/db/database.ts'
import { Listener } from '#backend/db/listener.ts'
import { createLog } from '#backend/log.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { seedBulk } from '#seed/bulk.ts'
import { forgetChangedPages } from './forget-changed-pages.ts'
import { PageCache } from './page-cache.ts'

let db: Database
let items: { id: string; owner: string; unit: string }[]
beforeAll(async () => {
  db = await createTestDatabase({ statementMs: 0 })
  await seedBulk(db, { items: 200 })
  const { rows } = await db.pool.query(
    `select distinct on (i.owner_id) i.id, i.owner_id as owner, u.id as unit
     from public.bookable_items i join public.item_units u on u.item_id = i.id order by i.owner_id, i.id limit 2`,
  )
  items = rows
})
afterAll(() => db.close())

const CHANGES: [string, string][] = [
  ['a price', 'update public.items set price_per_day_cents = price_per_day_cents + 100 where id = $1'],
  ['a text', `update public.items set description = description || '!' where id = $1`],
  [
    'pictures',
    `insert into public.item_images (item_id, path, position, width, height)
     values ($1, gen_random_uuid() || '/a.webp', 9, 8, 6)`,
  ],
  ['a calendar', 'delete from public.calendar_entries where item_id = $1'],
  [
    'the name of a lender',
    "update public.profiles set bio = bio || '!' where id = (select owner_id from public.items where id = $1)",
  ],
  ['a pause', `update public.items set status = 'paused' where id = $1`],
]

describe.skipIf('folder' in inject('databaseTemplate'))('with a replica that is behind', () => {
  it('a page that was made anew from it goes when the replica has caught up', async () => {
    const own = connectPostgres(db.pool.options.connectionString!, { connections: 2 })
    const replicas = {
      staleMs: 300,
      pick: () => undefined,
      leaveOut() {},
      count: () => ({ fresh: 0, leftOut: 1 }),
      async close() {},
    }
    const listener = new Listener(own, createLog('silent'))
    const cache = new PageCache(60_000)
    await forgetChangedPages(cache, { db: { ...own, replicas }, listener })
    const { id } = items[0]!
    let made = 0
    const show = () =>
      cache.get('changed', async () => {
        made++
        return page(`/product/${id}`)
      })
    await show()
    await db.pool.query(
      'update public.items set price_per_day_cents = price_per_day_cents + 100 where id = $1',
      [id],
    )
    for (const times of [2, 3]) {
      await expect.poll(() => show().then(() => made)).toBe(times)
    }
    await own.close()
  })
})

// The embedded database is for one process.
describe.skipIf('folder' in inject('databaseTemplate'))('in two processes', () => {
  let caches: PageCache[]
  beforeEach(async () => {
    const url = db.pool.options.connectionString!
    const connections = [1, 2].map(() => connectPostgres(url, { connections: 2 }))
    caches = await Promise.all(
      connections.map(async (own) => {
        const cache = new PageCache(60_000)
        await forgetChangedPages(cache, { db: own, listener: new Listener(own, createLog('silent')) })
        return cache
      }),
    )
    return () => Promise.all(connections.map((own) => own.close()))
  })

  it.each(CHANGES)('%s makes the pages go that show it, and no others', async (_, change) => {
    const [changed, other] = items
    const show = async (key: string, { id, owner }: { id: string; owner: string }) => {
      for (const cache of caches) await cache.get(key, async () => page(`/product/${id} /people/${owner}`))
    }
    await show('changed', changed!)
    await show('other', other!)
    await db.pool.query(change, [changed!.id])
    await expect.poll(() => caches.map((cache) => cache.has('changed'))).toEqual([false, false])
    expect(caches.map((cache) => cache.has('other'))).toEqual([true, true])
  })

  it('a wish that is taken off makes its page and the list go', async () => {
    const { rows } = await db.pool.query<{ id: string }>(
      `insert into public.wishes (user_id, category_id, title, language, city, country, latitude, longitude, expires_at)
       select owner_id, category_id, 'Carpet cleaner', 'en', 'Berlin', 'DE', 52.49, 13.42, now() + interval '1 day'
       from public.items where id = $1 returning id`,
      [items[0]!.id],
    )
    const wish = rows[0]!.id
    for (const cache of caches) await cache.get('wishes', async () => page(`/wishes/${wish}`))
    await db.pool.query(`update public.wishes set status = 'removed', ended_at = now() where id = $1`, [wish])
    await expect.poll(() => caches.map((cache) => cache.has('wishes'))).toEqual([false, false])
  })

  it('much at once makes all pages go', async () => {
    for (const cache of caches) await cache.get('home', async () => page('nothing in particular'))
    await db.pool.query('update public.items set title = title')
    await expect.poll(() => caches.map((cache) => cache.has('home'))).toEqual([false, false])
  })
})

function page(text: string) {
  return { status: 200, headers: new Headers(), body: Buffer.from(text), scripts: [], compressed: new Map() }
}
