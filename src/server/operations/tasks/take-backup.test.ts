import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readManifest, restoreBackup } from '#backend/backup/restore-backup.ts'
import { migrate } from '#backend/db/migrate.ts'
import { folderStore } from '#backend/storage/folder-store.ts'
import { startS3Double } from '#backend/storage/s3/testing/s3-double.ts'
import { openTaskQueue } from '#backend/tasks/task-queue.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { productSchema } from '#server/product-schema.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'
import { findConditions } from '../alerts/find-conditions.ts'
import { readBackupSettings } from '../backups/backup-settings.ts'
import { unpackArchive } from '../backups/unpack-archive.ts'
import { takeBackup } from './take-backup.ts'

const DAY_MS = 86_400_000
const scratch = mkdtempSync(join(tmpdir(), 'lendaround-archives-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
const emptyFolder = (name: string) => mkdtempSync(join(scratch, name))

let t: TestApp
let folder: string
beforeEach(async () => {
  folder = emptyFolder('kept')
  t = await createTestApp({ BACKUP_FOLDER: folder, BACKUP_KEEP: '2', BACKUP_SECRETS: 'true' })
})
afterEach(() => t.close())

const run = () => takeBackup.run(t.deps, async () => new Response())
/** Sets the clock of the site. */
const at = (time: number) => t.setNow(new Date(time))
const archives = () => readdirSync(folder).filter((name) => name.endsWith('.tar'))

describe('the daily backup', () => {
  it('is taken once a day, whichever process comes first, and the oldest archives go', async () => {
    at(Date.UTC(2031, 4, 10, 3, 5))
    await Promise.all([run(), run(), run()])
    await run()
    expect(archives()).toEqual(['20310510-030500.tar'])
    at(Date.UTC(2031, 4, 11, 2, 59))
    await run()
    expect(archives()).toHaveLength(1)
    for (const day of [11, 12]) {
      at(Date.UTC(2031, 4, day, 4))
      await run()
    }
    expect(archives()).toEqual(['20310511-040000.tar', '20310512-040000.tar'])
  })

  it('can be restored into an empty site, rows and files', async () => {
    await t.user({ name: 'Anna Archive' })
    await t.deps.objects.put('objects/ab/abc', Buffer.from('a picture'))
    await t.db.pool.query(
      `insert into storage.objects (bucket_id, name, version) values ('images', 'x/a.png', 'abc')`,
    )
    await run()
    const unpacked = emptyFolder('unpacked')
    // By its name alone, as it is listed in the place of the settings.
    await unpackArchive(archives()[0]!, unpacked, { BACKUP_FOLDER: folder })
    expect((await readManifest(unpacked)).objects.files).toBe(1)
    const db = await createTestDatabase()
    await migrate(db, productSchema({ playMoney: true }))
    await openTaskQueue(db, t.deps.log)
    const objects = folderStore(join(scratch, 'objects'))
    await restoreBackup({ db, objects }, unpacked)
    expect((await db.pool.query(`select name from public.profiles`)).rows).toEqual([{ name: 'Anna Archive' }])
    expect(Buffer.from((await objects.get('objects/ab/abc')) as Uint8Array).toString()).toBe('a picture')
    await db.close()
  })

  it('goes into a bucket, too', async () => {
    const store = await startS3Double()
    const { bucket, endpoint, credentials } = store.settings
    const env = {
      BACKUP_BUCKET: bucket,
      BACKUP_PREFIX: 'b',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials?.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey,
    }
    Object.assign(t.deps.config.env, { BACKUP_FOLDER: undefined }, env)
    await run()
    expect([...store.objects.keys()]).toEqual([expect.stringMatching(/^b\/\d{8}-\d{6}\.tar$/)])
    const unpacked = emptyFolder('bucket')
    await unpackArchive([...store.objects.keys()][0]!, unpacked, env)
    expect((await readManifest(unpacked)).objects.files).toBe(0)
    await store.close()
  })

  it('that fails is tried again by the next run and leaves nothing on the disk', async () => {
    const blocked = join(scratch, 'a-file')
    writeFileSync(blocked, '')
    t.deps.config.env.BACKUP_FOLDER = blocked
    await expect(run()).rejects.toThrow()
    expect(readdirSync(t.deps.config.dataDir).filter((name) => name.startsWith('backup-'))).toEqual([])
    t.deps.config.env.BACKUP_FOLDER = folder
    await run()
    expect(archives()).toHaveLength(1)
  })

  it('is begun anew where the process that began it was killed', async () => {
    const began = Date.UTC(2031, 4, 10, 5)
    at(began)
    await t.db.pool.query(
      `insert into lendaround.scheduled_backups (day, started_at) values ('2031-05-10', to_timestamp($1))`,
      [began / 1000],
    )
    at(began + 3_600_000)
    await run()
    expect(archives()).toEqual([])
    at(began + 3 * 3_600_000)
    await run()
    expect(archives()).toHaveLength(1)
  })

  it('is missed where none has been finished for two days', async () => {
    const missing = async () =>
      (await findConditions(t.deps, 0)).some(({ heading }) => heading === 'backup-missing')
    await run()
    expect(await missing()).toBe(false)
    at(t.deps.now().getTime() + 3 * DAY_MS)
    expect(await missing()).toBe(true)
    await run()
    expect(await missing()).toBe(false)
  })
})

describe('the settings of backups', () => {
  it('are none unless a place is named, and name one place', () => {
    expect(readBackupSettings({})).toBeUndefined()
    expect(() => readBackupSettings({ BACKUP_FOLDER: 'a', BACKUP_BUCKET: 'b' })).toThrow('two places')
  })
})

it('says where an archive was looked for', async () => {
  await expect(unpackArchive('20310101-000000.tar', emptyFolder('none'), {})).rejects.toThrow(
    'There is no file 20310101-000000.tar.',
  )
  await expect(
    unpackArchive('20310101-000000.tar', emptyFolder('none'), { BACKUP_FOLDER: folder }),
  ).rejects.toThrow('BACKUP_FOLDER')
})
