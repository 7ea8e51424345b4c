import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restoreBackup } from '#backend/backup/restore-backup.ts'
import type { Site } from '#backend/backup/write-backup.ts'
import { writeBackup } from '#backend/backup/write-backup.ts'
import type { Database } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { openEmbedded } from '#backend/db/open-embedded.ts'
import { folderStore } from '#backend/storage/folder-store.ts'
import { openTaskQueue } from '#backend/tasks/task-queue.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { type CheckoutFixture, createCheckoutFixture } from './checkout/testing/checkout-fixture.ts'
import { productSchema } from './product-schema.ts'

let t: CheckoutFixture
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lendaround-backup-'))
  t = await createCheckoutFixture()
  await t.complete(t.renter, await t.pay(t.renter, [t.line()]))
  await t.deps.objects.put('objects/ab/abc', Buffer.from('a picture'))
  await t.rows(
    `insert into storage.objects (bucket_id, name, version, metadata) values ('images', 'x/a.png', 'abc', '{"n": 12345678901234567890}')`,
  )
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

const place = (name: string) => join(folder, name)
const source = (): Site => ({ db: t.db, objects: t.deps.objects })

async function emptySite(name: string, open: () => Promise<Database> = createTestDatabase): Promise<Site> {
  const db = await open()
  await migrate(db, productSchema({ playMoney: true }))
  await openTaskQueue(db, t.deps.log)
  return { db, objects: folderStore(place(name)) }
}

const countOf = async ({ db }: Site, table: string) =>
  Number((await db.pool.query(`select count(*) from ${table}`)).rows[0]!.count)

describe('a backup', () => {
  it('moves a site from PostgreSQL to the embedded database and back, row by row and file by file', async () => {
    const first = await writeBackup(source(), place('first'), { secrets: '{"signing":"x"}' })
    expect(first.tables.find(({ name }) => name === 'public.bookings')?.rows).toBe(1)
    expect(first.objects).toEqual({ files: 1, bytes: 9, gone: 0 })

    const embedded = await emptySite('embedded', () => openEmbedded(place('pglite')))
    await restoreBackup(embedded, place('first'))
    const second = await writeBackup(embedded, place('second'))
    await embedded.db.close()
    expect(second.tables.map(({ name, rows, digest }) => [name, rows, digest])).toEqual(
      first.tables.map(({ name, rows, digest }) => [name, rows, digest]),
    )
    expect(second.sequences).toEqual(first.sequences)

    const back = await emptySite('back')
    await restoreBackup(back, place('second'))
    const { rows } = await back.db.pool.query(
      `select metadata->>'n' as n from storage.objects where version = 'abc'`,
    )
    expect(rows).toEqual([{ n: '12345678901234567890' }])
    expect(Buffer.from((await back.objects.get('objects/ab/abc')) as Uint8Array).toString()).toBe('a picture')
    // The planner knows its tables before the first visitor comes.
    const unknown = await back.db.pool.query(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0`,
    )
    expect(unknown.rows).toEqual([])
    // Its rules hold again.
    await expect(back.db.pool.query('delete from auth.users')).rejects.toThrow('violates')
    await expect(back.db.pool.query(`update public.bookings set status = 'completed'`)).rejects.toThrow()
    await expect(
      back.db.pool.query(`insert into public.calendar_entries select * from public.calendar_entries limit 1`),
    ).rejects.toThrow()
    await back.db.close()
  })

  it('is one snapshot of a site that goes on', async () => {
    const written = writeBackup(source(), place('running'))
    await t.user({ name: 'Late Comer' })
    const { tables } = await written
    const rowsOf = (name: string) => tables.find((table) => table.name === name)!.rows
    expect(rowsOf('auth.users')).toBe(rowsOf('public.profiles'))
  })

  it('is refused into a site with people, and leaves its rows alone', async () => {
    await writeBackup(source(), place('whole'))
    await t.user({ name: 'Late Comer' })
    const people = await countOf(source(), 'auth.users')
    await expect(restoreBackup(source(), place('whole'))).rejects.toThrow('The target is not empty')
    expect(await countOf(source(), 'auth.users')).toBe(people)
  })

  it('is refused where a file is damaged, missing, or of another version; nothing is left behind', async () => {
    const site = await emptySite('refused')
    const from = place('damaged')
    await writeBackup(source(), from)
    const manifest = readFileSync(join(from, 'manifest.json'), 'utf8')
    const change = (edit: (text: string) => string) =>
      writeFileSync(join(from, 'manifest.json'), edit(manifest))

    change((text) => text.replace(/"checksum": "./, '"checksum": "x'))
    await expect(restoreBackup(site, from)).rejects.toThrow('of another version')
    change((text) => text.replace(/("name": "public.bookings",\s+"rows": )1/, '$12'))
    await expect(restoreBackup(site, from)).rejects.toThrow('public.bookings holds 1 rows')
    change((text) => text)
    const file = join(from, 'tables/public.bookings.ndjson.gz')
    const bytes = readFileSync(file)
    bytes[bytes.length - 1]! ^= 1
    writeFileSync(file, bytes)
    await expect(restoreBackup(site, from)).rejects.toThrow('is damaged')
    rmSync(file)
    await expect(restoreBackup(site, from)).rejects.toThrow('is missing')
    rmSync(join(from, 'manifest.json'))
    await expect(restoreBackup(site, from)).rejects.toThrow('holds no whole backup')
    expect(await countOf(site, 'auth.users')).toBe(0)
    expect(await countOf(site, 'public.bookings')).toBe(0)
    await site.db.close()
  })

  it('is not written into a folder that holds something', async () => {
    await expect(writeBackup(source(), folder)).rejects.toThrow('is not empty')
  })
})
