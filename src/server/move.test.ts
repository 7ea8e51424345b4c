import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { writeBackup } from '#backend/backup/write-backup.ts'
import { migrate } from '#backend/db/migrate.ts'
import { openEmbedded } from '#backend/db/open-embedded.ts'
import { createLog } from '#backend/log.ts'
import { folderStore } from '#backend/storage/folder-store.ts'
import { openTaskQueue } from '#backend/tasks/task-queue.ts'
import { createEmptyDatabase } from '#backend/testing/database.ts'
import { productSchema } from './product-schema.ts'

const ROOT = join(import.meta.dirname, '../..')
const PEOPLE = 600
const FILES = 400
const log = createLog('silent')
const { PATH, NODE_COMPILE_CACHE } = process.env

let work: string
const at = (...path: string[]) => join(work, ...path)
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'lendaround-move-'))
  await fillOldSite()
}, 120_000)
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** An embedded site with people and files. */
async function fillOldSite(): Promise<void> {
  const db = await openEmbedded(at('old'))
  const objects = folderStore(at('old/objects'))
  await migrate(db, productSchema({ playMoney: false }))
  await openTaskQueue(db, log)
  await db.pool.query(
    `insert into auth.users (id, email, raw_user_meta_data)
     select gen_random_uuid(), 'n' || n || '@move.example', '{"name": "Ada Neighbour"}' from generate_series(1, ${PEOPLE}) n`,
  )
  await db.pool.query(
    `insert into storage.objects (bucket_id, name, version)
     select 'images', 'x/' || n || '.png', lpad(n::text, 6, '0') from generate_series(1, ${FILES}) n`,
  )
  for (let n = 1; n <= FILES; n++) {
    const version = String(n).padStart(6, '0')
    await objects.put(`objects/${version.slice(0, 2)}/${version}`, Buffer.from(`file ${n}`))
  }
  await db.close()
}

/** Runs the command until it ends, or until it is killed as soon as `isTime`; answers its exit code and what it printed. */
async function move(isTime?: () => boolean | Promise<boolean>) {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'scripts/move.ts'), '--to', at('new.env'), '--through', at('through')],
    { cwd: ROOT, env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: at('old'), LOG_LEVEL: 'warn' } },
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  while (isTime && child.exitCode === null) {
    if (await isTime()) child.kill('SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 2))
    if (child.signalCode) break
  }
  return { code: await ended, printed }
}

const copied = () => (existsSync(at('through/objects/00')) ? readdirSync(at('through/objects/00')).length : 0)
const isWriting = async (pool: pg.Pool) =>
  (
    await pool.query(
      `select from pg_stat_activity where datname = current_database() and query like 'insert into%json_populate_recordset%'`,
    )
  ).rows.length > 0

it('a move that is killed again and again ends with the same rows and files as one that is not', async (context) => {
  const template = inject('databaseTemplate')
  if ('folder' in template) return context.skip()
  const db = await createEmptyDatabase()
  const { rows: named } = await db.pool.query<{ name: string }>('select current_database() as name')
  writeFileSync(
    at('new.env'),
    `DATABASE_URL=${template.postgresUrl}/${named[0]!.name}\nDATA_DIR=${at('new')}\n`,
  )

  expect(await move(() => copied() > 20)).toMatchObject({ code: null })
  expect(existsSync(at('through/manifest.json'))).toBe(false)
  const before = copied()
  expect(before).toBeLessThan(FILES)

  expect(await move(() => isWriting(db.pool))).toMatchObject({ code: null })
  cpSync(at('through'), at('kept'), { recursive: true })
  const { rows: none } = await db.pool.query('select from auth.users')
  expect(none).toEqual([])

  expect(await move()).toMatchObject({ code: 0, printed: expect.stringContaining(`${FILES} files`) })
  expect(existsSync(at('through'))).toBe(false)
  await expectSameAsOld()

  // Killed after the last commit, before the copy was removed.
  cpSync(at('kept'), at('through'), { recursive: true })
  expect(await move()).toMatchObject({ code: 0 })

  mkdirSync(at('through'))
  cpSync(at('kept'), at('through'), { recursive: true })
  await db.pool.query(`update auth.users set email = 'other@move.example' where email = 'n1@move.example'`)
  expect(await move()).toMatchObject({ code: 1, printed: expect.stringContaining('The target is not empty') })

  await db.close()

  async function expectSameAsOld() {
    const old = await openEmbedded(at('old'))
    const first = await writeBackup({ db: old, objects: folderStore(at('old/objects')) }, at('first'))
    await old.close()
    const second = await writeBackup({ db, objects: folderStore(at('new/objects')) }, at('second'))
    expect(first.tables.find(({ name }) => name === 'auth.users')?.rows).toBe(PEOPLE)
    expect(second.tables.map(({ sha256: _, ...table }) => table)).toEqual(
      first.tables.map(({ sha256: _, ...table }) => table),
    )
    expect([second.sequences, second.objects]).toEqual([first.sequences, first.objects])
  }
}, 240_000)
