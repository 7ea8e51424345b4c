import { afterEach, beforeEach, expect, it } from 'vitest'
import { brand } from '#contract/brand.ts'
import { personId } from '#seed/demo-ids.ts'
import { seedWorld } from '#seed/seed.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ LENDAROUND_MODE: 'demo' })
})
afterEach(() => app.close())

async function reset(as: Awaited<ReturnType<TestApp['user']>>, country: string | null) {
  const { data, response } = await app.client({ as }).functions.invoke('reset-demo', { body: { country } })
  return { status: response?.status, data }
}
const one = async (sql: string) => (await app.db.pool.query(sql)).rows[0]

it('puts the demo into a country for everybody at once, and says who did it', async () => {
  await seedWorld(app.deps)
  const admin = await app.user({ roles: ['admin'] })
  const visitor = await app.user({ roles: ['lender'] })
  expect(await reset(visitor, 'CH')).toMatchObject({ status: 403 })
  expect(await one('select count(*)::int from public.setting_changes')).toEqual({ count: 0 })
  expect(await reset(admin, 'CH')).toMatchObject({ status: 200, data: { country: 'CH' } })
  expect(brand).toMatchObject({ currency: 'CHF', timeZone: 'Europe/Zurich' })
  expect(await one(`select distinct currency from public.payments`)).toEqual({ currency: 'CHF' })
  // Who did it was a visitor's account, and is gone with it.
  expect(await one(`select actor_id, details from public.audit_log where action = 'reset-demo'`)).toEqual({
    actor_id: personId('nora'),
    details: { country: 'CH' },
  })
  expect(await one(`select count(*)::int from auth.users where id = '${admin.id}'`)).toEqual({ count: 0 })
  const { data } = await app.client().functions.invoke('list-demo-accounts', { body: { locale: 'en' } })
  expect(new Set(data.accounts.map(({ city }: { city: string }) => city))).toEqual(
    new Set(['Zurich', 'Bern', 'Geneva', 'Lausanne']),
  )
})

it('does not exist outside of a demo', async () => {
  app.deps.config.mode = 'development'
  expect(await reset(await app.user({ roles: ['admin'] }), null)).toMatchObject({ status: 404 })
})
