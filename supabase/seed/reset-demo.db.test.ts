import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createLog } from '#backend/log.ts'
import { folderStore } from '#backend/storage/folder-store.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { DEMO_COUNTRIES } from '#contract/demo.ts'
import { COUNTRIES } from './countries/countries.ts'
import { personId } from './demo-ids.ts'
import { createPerson } from './fixtures/create-person.ts'
import { resetDemo } from './reset-demo.ts'
import { seedWorld } from './seed.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
let db: Database
let folder: string
beforeEach(async () => {
  db = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'lendaround-reset-'))
})
afterEach(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

const deps = (country?: (typeof DEMO_COUNTRIES)[number]) => ({
  db,
  objects: folderStore(folder),
  log: createLog('silent'),
  now: () => NOW,
  country,
})
const rows = async <Row>(sql: string) => (await db.pool.query(sql)).rows as Row[]

/** Of each table how many rows it has, but for those that are counted on as things happen. */
async function counts(): Promise<Record<string, number>> {
  const tables = await rows<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'auth', 'storage', 'payments_test') order by 1`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    if (/figure|search_vocabulary|search_indexing/.test(name)) continue
    const [row] = await rows<{ count: number }>(`select count(*)::int from ${name}`)
    found[name] = row!.count
  }
  return found
}

const balanced = `
  select o.number from orders o join payments p on p.order_id = o.id
  where p.currency <> currency_of_site() or o.currency <> currency_of_site()
  union all select 1 from ledger_entries having sum(amount_cents) <> 0`

it('takes back what was done, by whom it may be, and leaves the world as a first start makes it', async () => {
  await seedWorld(deps())
  await resetDemo(deps(), { country: undefined })
  const before = await counts()
  await createPerson(db.pool, { name: 'Somebody' })
  await db.pool.query(`update public.items set title = 'Mine now'`)
  await db.pool.query(`delete from public.reviews`)
  await db.pool.query(`insert into public.audit_log (actor_id, action) values ($1, 'anything')`, [
    personId('nora'),
  ])
  const by = { userId: personId('jonas'), address: '203.0.113.7', device: 'A browser' }
  expect(await resetDemo(deps(), { country: undefined, by })).toBe('done')
  const after = await counts()
  expect(after).toEqual({ ...before, audit_log: before.audit_log! + 1 })
  expect(await rows(`select title from public.items where title = 'Mine now'`)).toEqual([])
  expect(
    await rows(`select actor_id, details, address from public.audit_log where action = 'reset-demo'`),
  ).toEqual([{ actor_id: personId('jonas'), details: { country: null }, address: '203.0.113.7' }])
})

it('leaves a database alone that holds no demo', async () => {
  await createPerson(db.pool, { name: 'A real one' })
  expect(await resetDemo(deps(), { country: 'CH' })).toBe('no-demo')
  expect(await rows('select name from public.profiles')).toEqual([{ name: 'A real one' }])
})

it('changes nothing while others write, and says so', async () => {
  await seedWorld(deps())
  const before = await counts()
  const writer = await db.pool.connect()
  await writer.query('begin')
  // As whoever writes a row of it does.
  await writer.query('lock table public.reviews in row exclusive mode')
  const outcome = await resetDemo(deps(), { country: 'CH', patienceMs: 50 })
  await writer.query('rollback')
  writer.release()
  expect(outcome).toBe('busy')
  expect(await counts()).toEqual(before)
})

it('changes nothing where it is interrupted', async () => {
  await seedWorld(deps())
  const before = await counts()
  const broken = {
    ...deps(),
    log: {
      info: () => {
        throw new Error('killed')
      },
    },
  }
  await expect(resetDemo(broken as never, { country: 'CH' })).rejects.toThrow('killed')
  expect(await counts()).toEqual(before)
  expect(await rows('select code from public.site_currency')).toEqual([{ code: 'EUR' }])
})

describe.each(DEMO_COUNTRIES)('in %s', (country) => {
  it('has everything there, in its currency and languages, and names no place of another country', async () => {
    await seedWorld(deps(country))
    const { currency, languages, spoken, towns } = COUNTRIES[country]
    expect(await rows('select code from public.site_currency')).toEqual([{ code: currency }])
    expect(await rows(balanced)).toEqual([])
    expect(
      await rows(`select distinct country from items union select country from hubs
        union select country from wishes union select country from lender_businesses`),
    ).toEqual([{ country }])
    const spokenThere = [...languages.slice(0, spoken), 'en']
    expect(
      await rows(
        `select title from items where status = 'published' and language not in ('${spokenThere.join("','")}')`,
      ),
    ).toEqual([])
    const names = Object.values(towns).map(({ name }) => name)
    const cities = (await rows<{ city: string }>('select distinct city from items')).map(({ city }) => city)
    expect(cities).toEqual(expect.arrayContaining(names))
    expect(cities.length).toBe(4)
    // Each of a moved city says nothing of where it was.
    const said = await rows<{ text: string }>(
      `select concat_ws(' ', title, description, translations::text, neighbourhood) as text from items
         where city in ('${names.join("','")}')
       union all select bio from profiles where city in ('${names.join("','")}')`,
    )
    const places =
      /Berlin|Neukölln|Kreuzberg|Wien\b|Ottakring|Prater|Oberkampf|Batignolles|Malasaña|Chamberí|Lavapiés/
    expect(said.filter(({ text }) => places.test(text)).map(({ text }) => text)).toEqual([])
    const short = await rows<{ title: string }>(
      `select title from items where status = 'published' and char_length(description) < 200`,
    )
    expect(short).toEqual([])
    // Nothing lies further from the middle of its city than people of it go.
    expect(
      await rows(
        `select i.title, l.address from items i join item_locations l on l.item_id = i.id
         join (select city, avg(latitude) lat, avg(longitude) lon from items group by city) m on m.city = i.city
         where abs(l.latitude - m.lat) > 0.1 or abs(l.longitude - m.lon) > 0.15
           or l.address not like '%' || i.city || '%' or l.address ~ '#'`,
      ),
    ).toEqual([])
  })
})
