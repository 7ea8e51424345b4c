import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordedActivity } from '#contract/processing.ts'
import { ACTIVITIES } from '#domain/privacy/processing.ts'
import { AREAS } from './areas.ts'
import { createTestApp, type TestApp } from './testing/app.ts'

const ALL = AREAS.flatMap((area) => area.personalData ?? [])

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Tables with a foreign key to a person, and with `isFar` those that refer to these in turn: order_lines … */
async function referring({ isFar }: { isFar: boolean }): Promise<string[]> {
  const { rows } = await app.deps.db.pool.query<{ name: string }>(
    `with recursive referring (id) as (
       select c.conrelid from pg_constraint c
       where c.contype = 'f' and c.confrelid in ('public.profiles'::regclass, 'auth.users'::regclass)
         and c.connamespace in ('public'::regnamespace, 'auth'::regnamespace)
       union
       select c.conrelid from pg_constraint c join referring r on r.id = c.confrelid
       where $1 and c.contype = 'f' and c.connamespace in ('public'::regnamespace, 'auth'::regnamespace)
     )
     select distinct n.nspname || '.' || t.relname as name
     from referring r join pg_class t on t.oid = r.id join pg_namespace n on n.oid = t.relnamespace`,
    [isFar],
  )
  return rows.map(({ name }) => name)
}

describe('the personal data of the areas', () => {
  it('deletes or empties rows of every table that refers to a person, or says why they stay', async () => {
    const {
      rows: [eraser],
    } = await app.deps.db.pool.query<{ source: string }>(
      `select prosrc as source from pg_proc where oid = 'public.erase_account'::regproc`,
    )
    const statements = ALL.flatMap(({ forget }) => forget?.('user-1', new Date()) ?? [])
    const forgotten = [...statements.map((one) => one.compile(app.deps.db.kysely).sql), eraser!.source].join(
      ';',
    )
    const isForgotten = (name: string) =>
      new RegExp(`(delete from|update) ${name.replace('.', '\\.')}\\b`).test(forgotten)
    const answered = ALL.flatMap(({ kept, cleared }) => Object.keys({ ...kept, ...cleared }))
    const unanswered = (await referring({ isFar: true })).filter((name) => !isForgotten(name))
    expect(answered.map((name) => (name.includes('.') ? name : `public.${name}`)).toSorted()).toEqual(
      unanswered.toSorted(),
    )
  })

  it('exports from every table that names a person', async () => {
    const queries = ALL.flatMap(({ exported }) => Object.values(exported ?? {})).join(' ')
    const isExported = (name: string) => new RegExp(`${name.replace('.', '\\.')}\\b`).test(queries)
    const missing = (await referring({ isFar: false })).filter((name) => !isExported(name))
    // Hashes and codes that are worth something to a thief, and say nothing about a person.
    expect(missing.filter((name) => name.startsWith('public.'))).toEqual(['public.recovery_codes'])
  })

  it('is in the record of processing whole: every area and every table, each activity with data', async () => {
    const admin = await app.user({ roles: ['admin'] })
    const { data } = await app.client({ as: admin }).functions.invoke<RecordedActivity[]>('load-processing', {
      body: {},
    })
    const names = (part: 'exported' | 'kept') => data!.flatMap((one) => one[part]).toSorted()
    for (const part of ['exported', 'kept'] as const)
      expect(names(part), part).toEqual(ALL.flatMap((area) => Object.keys(area[part] ?? {})).toSorted())
    expect(data!.map(({ activity }) => activity)).toEqual([...ACTIVITIES])
    expect(data!.filter(({ exported, kept }) => exported.length + kept.length === 0)).toEqual([])
    const lender = await app.user()
    const refused = await app.client({ as: lender }).functions.invoke('load-processing', { body: {} })
    expect(refused.response?.status).toBe(403)
  })

  it('gives each part of the export its own name', () => {
    const names = ALL.flatMap(({ exported }) => Object.keys(exported ?? {}))
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  })
})
