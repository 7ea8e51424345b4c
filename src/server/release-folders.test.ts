import { createReadStream, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar'
import { afterAll, expect, it } from 'vitest'
import { readManifest } from '#backend/backup/restore-backup.ts'
import { migrate } from '#backend/db/migrate.ts'
import { openEmbedded } from '#backend/db/open-embedded.ts'
import { pendingOf } from '#backend/db/pending.ts'
import { DEMO_PASSWORD } from '#seed/demo-accounts.ts'
import { productSchema } from './product-schema.ts'
import { createTestAppOn } from './testing/app.ts'

const RELEASES = join(import.meta.dirname, '../../supabase/releases')
const folders = globSync('*/data-folder.*.tar.zst', { cwd: RELEASES })
const schema = productSchema({ playMoney: true })
const work = mkdtempSync(join(tmpdir(), 'lendaround-folders-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

it('one is kept at least', () => {
  expect(folders.length).toBeGreaterThan(0)
})

it.each(folders)('the data folder %s opens as it was left, and is brought up to date', async (file) => {
  const folder = join(work, dirname(file))
  mkdirSync(folder)
  await pipeline(createReadStream(join(RELEASES, file)), createZstdDecompress(), extract({ cwd: folder }))
  const db = await openEmbedded(folder)
  const { migrations, tables } = await readManifest(join(RELEASES, dirname(file)))
  const released = new Set(migrations.map(({ name }) => name))
  const later = schema.migrations.filter(({ name }) => !released.has(name)).map(({ name }) => name)
  expect((await pendingOf(db, schema)).migrations).toEqual(later)
  await migrate(db, schema)
  for (const table of ['auth.users', 'public.bookings', 'public.ledger_entries']) {
    const { rows } = await db.pool.query(`select count(*)::integer as rows from ${table}`)
    expect(rows[0]).toEqual({ rows: tables.find(({ name }) => name === table)!.rows })
  }
  const site = await createTestAppOn(db)
  const client = site.client()
  const { error } = await client.auth.signInWithPassword({
    email: 'marta@demo.lendaround.example',
    password: DEMO_PASSWORD,
  })
  expect(error).toBeNull()
  const rentals = await client.from('bookings').select('id', { count: 'exact', head: true })
  expect(rentals.count).toBeGreaterThan(0)
  const found = await site.client().rpc('search_items', { q: 'drill', locale: 'en' })
  expect((found.data as { total: number }).total).toBeGreaterThan(0)
  await site.close()
})
