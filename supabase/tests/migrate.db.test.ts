import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { pendingOf } from '#backend/db/pending.ts'
import { type SchemaFile, schemaFile } from '#backend/db/schema-files.ts'
import { StartError } from '#backend/start/start-error.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { productSchema } from '#server/product-schema.ts'

/** What is as true of the files elsewhere is seen on PostgreSQL alone. */
const isEmbedded = 'folder' in inject('databaseTemplate')
let db: Database
beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.close())

const { migrations, routines } = productSchema({ playMoney: true })
const NEW_TABLE = schemaFile('30000101000000_new.sql', 'create table public.new_things (id integer);')

const answer = (value: number) =>
  schemaFile(
    'answer.sql',
    `create or replace function public.answer() returns integer language sql return ${value};`,
  )

const withRoutines = (...more: SchemaFile[]) => ({ migrations, routines: [...routines, ...more] })

const one = async (query: string) => Object.values((await db.pool.query(query)).rows[0]!)[0]

describe('what migrating would do', () => {
  it('is nothing where nothing is new, and changes nothing where something is', async () => {
    expect(await pendingOf(db, { migrations, routines })).toEqual({ migrations: [], routines: [] })
    const newer = { migrations: [...migrations, NEW_TABLE], routines }
    const pending = await pendingOf(db, newer)
    expect(pending.migrations).toEqual([NEW_TABLE.name])
    expect(pending.routines).toHaveLength(routines.length)
    expect(await one(`select to_regclass('public.new_things')`)).toBe(null)
    expect(await pendingOf(db, withRoutines(answer(1)))).toEqual({ migrations: [], routines: ['answer.sql'] })
  })

  it('is refused where migrating would be', async () => {
    const changed = migrations.map((file, index) => (index === 3 ? { ...file, checksum: 'other' } : file))
    await expect(pendingOf(db, { migrations: changed, routines })).rejects.toThrow('was changed after')
  })
})

describe('migrating', () => {
  it('runs nothing if nothing is new', async () => {
    expect(await migrate(db, { migrations, routines })).toEqual([])
  })

  it('replaces only routines that changed', async () => {
    expect(await migrate(db, withRoutines(answer(1)))).toEqual(['answer.sql'])
    expect(await migrate(db, withRoutines(answer(42)))).toEqual(['answer.sql'])
    expect(await one('select public.answer()')).toBe(42)
    expect(await migrate(db, withRoutines(answer(42)))).toEqual([])
  })

  it('recreates all routines after a migration, which may have dropped what they depend on', async () => {
    const drop = schemaFile(NEW_TABLE.name, 'drop view public.public_reviews;')
    const ran = await migrate(db, { migrations: [...migrations, drop], routines })
    expect(ran).toEqual([drop.name, ...routines.map(({ name }) => name)])
    expect(await one(`select to_regclass('public.public_reviews') is not null`)).toBe(true)
    expect(await one(`select has_table_privilege('anon', 'public.public_reviews', 'select')`)).toBe(true)
  })

  it.skipIf(isEmbedded)('gives way to what holds a table for long, so that others go on', async () => {
    const [backup, reader] = [await db.pool.connect(), await db.pool.connect()]
    await backup.query('begin')
    await backup.query('select from public.items limit 1')
    const add = schemaFile(NEW_TABLE.name, 'alter table public.items add new_thing integer;')
    const migrating = migrate(db, { migrations: [...migrations, add], routines })
    try {
      const waits = `select exists (select from pg_locks where relation = 'public.items'::regclass and not granted)`
      await expect.poll(() => one(waits), { timeout: 20_000 }).toBe(true)
      // Would come after the migration, and with it wait for the backup.
      await reader.query('select from public.items limit 1')
    } finally {
      await backup.query('commit')
      backup.release()
      reader.release()
    }
    expect(await migrating).toContain(add.name)
    await db.pool.query('select new_thing from public.items')
  })

  it('tries again where it was ended as one side of a deadlock', async () => {
    await db.pool.query('create sequence public.tries')
    const unlucky = schemaFile(
      NEW_TABLE.name,
      `do $$ begin
         if nextval('public.tries') < 2 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
       end $$; ${NEW_TABLE.sql}`,
    )
    expect(await migrate(db, { migrations: [...migrations, unlucky], routines })).toContain(unlucky.name)
    expect(await one(`select to_regclass('public.new_things') is not null`)).toBe(true)
    expect(await one('select last_value from public.tries')).toBe(2)
  })

  it('rolls back a migration that fails, and names it', async () => {
    const broken = schemaFile(NEW_TABLE.name, `${NEW_TABLE.sql} select 1 / 0;`)
    await expect(migrate(db, { migrations: [...migrations, broken], routines })).rejects.toThrow(
      '30000101000000_new.sql failed: division by zero',
    )
    expect(await one(`select to_regclass('public.new_things')`)).toBe(null)
    expect(await migrate(db, { migrations, routines })).toEqual([])
  })

  it('rolls back all routines if one of them fails, and names it', async () => {
    const broken = schemaFile('broken.sql', 'create or replace view public.broken as select nothing;')
    await expect(migrate(db, withRoutines(answer(1), broken))).rejects.toThrow(
      'broken.sql failed: column "nothing"',
    )
    expect(await one(`select count(*) from pg_proc where proname = 'answer'`)).toBe(0)
  })

  it('leaves routines of a newer version alone', async () => {
    await migrate(db, { migrations: [...migrations, NEW_TABLE], routines: [answer(2)] })
    expect(await migrate(db, withRoutines(answer(1)))).toEqual([])
    expect(await one('select public.answer()')).toBe(2)
  })

  it.skipIf(isEmbedded)('exports its routines as one file for a hosted project', async () => {
    await db.pool.query('drop view public.public_reviews; drop function public.create_profile cascade')
    await db.pool.query(execFileSync(process.execPath, ['scripts/export-routines.ts'], { encoding: 'utf8' }))
    expect(await one(`select to_regclass('public.public_reviews') is not null`)).toBe(true)
    expect(await one(`select count(*) from pg_trigger where tgname = 'create_profile'`)).toBe(1)
  })

  it.skipIf(isEmbedded)('has routines that refer only to existing objects', async () => {
    const client = await db.pool.connect()
    try {
      await client.query('begin')
      await client.query('set local check_function_bodies = on')
      for (const { sql } of routines) await client.query(sql)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

describe('a database that cannot be brought up to date', () => {
  const instructions = () =>
    db.embedded ? /delete the folder .* DATA_DIR/ : /set DATABASE_URL to an empty database/

  it('is refused if a migration was changed after it ran', async () => {
    const [first, ...rest] = migrations
    const changed = schemaFile(first!.name, `${first!.sql}\nselect 1;`)
    const migrating = migrate(db, { migrations: [changed, ...rest, NEW_TABLE], routines })
    await expect(migrating).rejects.toThrow(`Migration ${first!.name} was changed after it had been applied`)
    await expect(migrating).rejects.toThrow(instructions())
    await expect(migrating).rejects.toBeInstanceOf(StartError)
    expect(await one(`select to_regclass('public.new_things')`)).toBe(null)
  })

  it('is refused if an earlier version created it from files that no longer exist', async () => {
    await db.pool.query(`
      alter table lendaround.migrations drop column checksum;
      delete from lendaround.migrations;
      insert into lendaround.migrations (name) values ('platform/010_roles.sql'), ('20261121000000_conventions.sql');
    `)
    const migrating = migrate(db, { migrations, routines })
    await expect(migrating).rejects.toThrow('made by an earlier version that this one cannot update')
    await expect(migrating).rejects.toThrow(instructions())
    await expect(migrating).rejects.toBeInstanceOf(StartError)
  })
})
