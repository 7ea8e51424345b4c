import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestUser } from '#backend/testing/app.ts'

let t: TestApp
let ada: TestUser
let bo: TestUser
beforeAll(async () => {
  const announced = new Map<string, string>()
  t = await createTestApp(
    {},
    {
      hooks: {
        readSettings: async (_client, userId): Promise<Record<string, string>> => {
          const level = announced.get(userId)
          return level ? { 'notes.level': level } : {}
        },
      },
    },
  )
  // Folded into a plan, as policies fold it.
  await t.db.pool.query(`
    create function public.planned_level() returns text language plpgsql immutable as
      $$ begin return current_setting('notes.level', true); end $$;
    create view public.levels as select public.planned_level() as planned, current_setting('notes.level', true) as level;
    grant select on public.levels to anon, authenticated;
    create function public.called_level() returns text language sql stable as $$ select current_setting('notes.level', true) $$;
    grant execute on function public.called_level() to authenticated;
  `)
  ada = await t.user()
  bo = await t.user()
  announced.set(ada.id, 'all')
})
afterAll(() => t?.close())

const levelsOf = async (as?: TestUser) => {
  const { data } = await t
    .client(as ? { as } : {})
    .from('levels' as never)
    .select()
  return data?.[0]
}

it('the application sets what it wants while a person reads a table, and a plan is not used for another setting', async () => {
  for (let round = 0; round < 3; round++) {
    expect(await levelsOf(ada)).toEqual({ planned: 'all', level: 'all' })
    expect((await levelsOf(bo))?.['level' as never] || null).toBeNull()
    expect((await levelsOf(bo))?.['planned' as never] || null).toBeNull()
    expect((await levelsOf())?.['level' as never] || null).toBeNull()
  }
})

it('nothing is set while a function is called', async () => {
  const { data } = await t.client({ as: ada }).rpc('called_level' as never)
  expect(data || null).toBeNull()
})
