import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'tar'
import { writeBackup } from '#backend/backup/write-backup.ts'
import type { Database } from '#backend/db/database.ts'
import type { Job } from '#backend/jobs/job.ts'
import { archiveKey, listArchives, openArchiveStore } from '../backups/archive-store.ts'
import { type BackupSettings, readBackupSettings } from '../backups/backup-settings.ts'

/**
 * Backs the site up once a day into the folder or bucket of the settings, and removes the oldest archives beyond those
 * that are kept. Of several processes one does; a day whose process was killed is begun anew after two hours.
 */
export const takeBackup: Job = {
  name: 'take-backup',
  everyMs: 300_000,
  async run(deps) {
    const settings = readBackupSettings(deps.config.env)
    if (!settings) return
    const now = deps.now()
    const day = dueDay(now, settings.hour)
    if (!(await claim(deps.db, day, now))) return
    try {
      const { key, bytes } = await writeArchive(deps, settings, now)
      await deps.db.pool.query(
        'update lendaround.scheduled_backups set finished_at = $2, archive = $3, bytes = $4 where day = $1',
        [day, deps.now(), key, bytes],
      )
    } catch (error) {
      // The next run tries again.
      await deps.db.pool.query('delete from lendaround.scheduled_backups where day = $1', [day])
      throw error
    }
  },
}

/** The newest day whose hour has come, as `YYYY-MM-DD` in UTC. */
const dueDay = (now: Date, hour: number) =>
  new Date(now.getTime() - hour * 3_600_000).toISOString().slice(0, 10)

async function claim({ pool }: Database, day: string, now: Date): Promise<boolean> {
  const { rows } = await pool.query(
    `insert into lendaround.scheduled_backups as b (day, started_at) values ($1, $2)
     on conflict (day) do update set started_at = $2
     where b.finished_at is null and b.started_at < $2::timestamptz - interval '2 hours'
     returning day`,
    [day, now],
  )
  return rows.length > 0
}

async function writeArchive(
  { db, objects, config }: Parameters<Job['run']>[0],
  settings: BackupSettings,
  now: Date,
): Promise<{ key: string; bytes: number }> {
  mkdirSync(config.dataDir, { recursive: true })
  const folder = mkdtempSync(join(config.dataDir, 'backup-'))
  try {
    const file = join(config.dataDir, 'secrets.json')
    const secrets = settings.withSecrets && existsSync(file) ? readFileSync(file, 'utf8') : undefined
    await writeBackup({ db, objects }, folder, { now, ...(secrets && { secrets }) })
    const store = await openArchiveStore(settings)
    const key = archiveKey(now)
    let bytes = 0
    async function* counted() {
      for await (const chunk of create({ cwd: folder, portable: true }, ['.'])) {
        bytes += chunk.byteLength
        yield chunk
      }
    }
    await store.put(key, counted())
    await store.remove((await listArchives(store)).slice(0, -settings.keep))
    return { key, bytes }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
