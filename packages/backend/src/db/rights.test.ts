import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { SCHEMA_FOLDER } from '#backend/testing/schema-folder.ts'
import { migrate } from './migrate.ts'
import { missingRights } from './rights.ts'
import { readSchema } from './schema-files.ts'

let t: TestApp
beforeEach(async () => {
  t = await createTestApp()
})
afterEach(() => t.close())

const start = () => migrate(t.db, readSchema(SCHEMA_FOLDER))
const ready = () => t.app.request('/readyz')

it('lacks nothing after its migrations, and nothing because an operator grants more', async () => {
  expect(await missingRights(t.db.pool)).toBeUndefined()
  await t.db.pool.query('grant select on lendaround.migrations to anon')
  expect(await start()).toEqual([])
  expect((await ready()).status).toBe(200)
})

it('is refused, and not ready, without the rights of its roles, as after a restore without them', async () => {
  await t.db.pool.query('drop owned by anon, authenticated, service_role')
  await expect(start()).rejects.toThrow(/lacks rights .* × policy .* × grant .*"Backups" in docs/)
  await expect.poll(async () => (await ready()).status).toBe(503)
  expect(await (await ready()).text()).toBe('The database lacks roles, policies or grants')
})

it('is refused where one policy is gone', async () => {
  const { rows } = await t.db.pool.query<{ drop: string }>(
    `select format('drop policy %I on %I.%I', policyname, schemaname, tablename) as drop
     from pg_policies where schemaname = 'public' order by 1 limit 1`,
  )
  await t.db.pool.query(rows[0]!.drop)
  await expect(start()).rejects.toThrow(/lacks rights .*: 1 × policy \(such as /)
})

it('is refused where row-level security is off', async () => {
  await t.db.pool.query('alter table storage.objects disable row level security')
  await expect(start()).rejects.toThrow('row-level security of storage.objects')
})

it('takes over what a migration takes away on purpose', async () => {
  const { migrations, routines } = readSchema(SCHEMA_FOLDER)
  const revoke = {
    name: '99999999999999_revoke.sql',
    sql: 'revoke select on public.notes from anon',
    checksum: 'x',
  }
  await t.db.pool.query('grant select on public.notes to anon; delete from lendaround.rights')
  await start()
  await migrate(t.db, { migrations: [...migrations, revoke], routines })
  expect(await missingRights(t.db.pool)).toBeUndefined()
})
