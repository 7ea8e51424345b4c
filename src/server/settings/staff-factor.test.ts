import type { Session } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Account, signUp } from '#backend/auth/testing/accounts.ts'
import { addFactor, type Protected } from '#backend/auth/testing/factor.ts'
import type { TestApp as BackendTest } from '#backend/testing/app.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
let admin: Account
let moderator: Account
beforeAll(async () => {
  t = await createTestApp({ AUTH_AUTOCONFIRM: 'true' })
  admin = await staff('admin')
  moderator = await staff('moderator')
})
afterAll(() => t.close())

const backend = () => t as unknown as BackendTest

async function staff(role: string): Promise<Account> {
  const account = await signUp(backend())
  await t.db.pool.query('update public.profiles set roles = array[$2] where id = $1', [
    account.session.user.id,
    role,
  ])
  return account
}

async function say({ client }: Account, name: string, body: object) {
  const { access_token: token } = (await client.auth.getSession()).data.session as Session
  const response = await t.app.request(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, ...((await response.json()) as { code?: string }) }
}

/** At once by the clock of the database as well: a code of a factor puts the other one forward. */
async function demand(who: Account, value: boolean, version: number) {
  const answer = await say(who, 'change-setting', {
    name: 'staffSecondFactor',
    value,
    version,
    reason: 'Agreed',
  })
  await t.db.pool.query(`update public.setting_changes set effective_from = now()`)
  return answer
}
const strangers = async ({ client, session }: Account) =>
  (await client.from('profiles').select('id').neq('id', session.user.id)).data?.length

it('is demanded by an admin who has one, and opens the office to all others who set one up', async () => {
  expect(await demand(admin, true, 0)).toMatchObject({ status: 403, code: 'STAFF_FACTOR_MISSING' })
  const raised: Protected = await addFactor(backend(), admin)
  expect(await demand(raised, true, 0)).toMatchObject({ status: 200 })

  expect(await strangers(raised)).toBeGreaterThan(0)
  expect(await strangers(moderator)).toBe(0)
  expect(await say(moderator, 'load-settings', {})).toMatchObject({
    status: 403,
    code: 'STAFF_FACTOR_MISSING',
  })

  const opened = await addFactor(backend(), moderator)
  expect(await strangers(opened)).toBeGreaterThan(0)
  expect(await say(opened, 'load-settings', {})).toMatchObject({ status: 403, code: 'UNAUTHORIZED' })
})

it('is not owed by an admin whose factor was taken away once they have another one', async () => {
  const person = admin.session.user.id
  await t.db.pool.query('delete from auth.mfa_factors where user_id = $1', [person])
  await t.db.pool.query(`update auth.sessions set aal = 'aal1' where user_id = $1`, [person])
  t.deps.sessionGuard.invalidate(person)
  const { data } = await admin.client.auth.refreshSession()
  expect(data.session).not.toBeNull()
  expect(await demand(admin, false, 1)).toMatchObject({ code: 'STAFF_FACTOR_MISSING' })
  const raised = await addFactor(backend(), admin)
  expect(await demand(raised, false, 1)).toMatchObject({ status: 200 })
})
