import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOUSEKEEPING } from '#backend/jobs/jobs.ts'
import { jobsOf } from '#server/areas.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const [, section = ''] = /\n### How long things are kept\n(.*?)\n##/s.exec(read('docs/operating.md')) ?? []
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\|$/g, '').trim()))
const inBackticks = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('names every table of the database once, and none that there is not', async () => {
  const { rows: tables } = await t.db.pool.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  )
  const named = rows.flatMap(([names]) => inBackticks(names!))
  const full = named.map((name) => (name.includes('.') ? name : `public.${name}`))
  expect(full.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})

it('says of each how long, and by which job or why', () => {
  const jobs = new Set([...HOUSEKEEPING, ...jobsOf(t.deps)].map(({ name }) => name))
  const settings = read('.env.example')
  const isSound = ([, howLong, why, setting]: string[]) =>
    Boolean(howLong) &&
    Boolean(why) &&
    inBackticks(why!).every((name) => jobs.has(name)) &&
    inBackticks(setting ?? '').every((name) => new RegExp(`^#?${name}=`, 'm').test(settings))
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => !isSound(row))).toEqual([])
})
