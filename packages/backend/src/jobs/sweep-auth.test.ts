import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { sweepAuth } from './sweep-auth.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('clears away what has lapsed and nothing else', async () => {
  const { id } = await t.user()
  await t.db.pool.query('delete from auth.sessions')
  const count = async (table: string) => (await t.db.pool.query(`select 1 from ${table}`)).rowCount
  for (const age of ['1 minute', '40 days']) {
    await t.db.pool.query(`
      with session as (
        insert into auth.sessions (id, user_id, not_after)
        values (gen_random_uuid(), '${id}', now() - interval '${age}' + interval '1 hour') returning id
      ), token as (
        insert into auth.refresh_tokens (session_id, user_id, token_hash, revoked, updated_at)
        select id, '${id}', sha256('${age}'), true, now() - interval '${age}' from session
      ), flow as (
        insert into auth.flow_state (code_challenge_method, code_challenge, provider_type, authentication_method, created_at)
        values ('s256', 'x', 'email', 'otp', now() - interval '${age}')
      ), code as (
        insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, created_at)
        values ('${id}', '${age === '40 days' ? 'recovery_token' : 'confirmation_token'}', 'x', 'x', now() - interval '${age}')
      ), passkey as (
        insert into auth.passkey_challenges (challenge, created_at) values ('x', now() - interval '${age}')
      ), address as (
        insert into auth.known_addresses values ('${id}', sha256('${age}'), now() - interval '${age}')
      )
      insert into lendaround.rate_limits values ('${age}', now() + interval '10 minutes' - interval '${age}')`)
  }
  await sweepAuth.run(t.deps, async () => new Response())
  for (const table of [
    'auth.sessions',
    'auth.refresh_tokens',
    'auth.flow_state',
    'auth.one_time_tokens',
    'auth.passkey_challenges',
    'auth.known_addresses',
    'lendaround.rate_limits',
  ]) {
    expect([table, await count(table)]).toEqual([table, 1])
  }
})

it('ends sessions that nobody has used for 400 days', async () => {
  const { id } = await t.user()
  await t.db.pool.query('delete from auth.sessions')
  await t.db.pool.query(
    `insert into auth.sessions (id, user_id, user_agent, created_at, refreshed_at) values
       (gen_random_uuid(), $1, 'never refreshed', now() - interval '401 days', null),
       (gen_random_uuid(), $1, 'refreshed long ago', now() - interval '900 days', now() - interval '401 days'),
       (gen_random_uuid(), $1, 'in use', now() - interval '900 days', now() - interval '399 days')`,
    [id],
  )
  await sweepAuth.run(t.deps, async () => new Response())
  const { rows } = await t.db.pool.query('select user_agent from auth.sessions')
  expect(rows).toEqual([{ user_agent: 'in use' }])
})

it('forgets second factors that were begun and never proved, and no others', async () => {
  const { id } = await t.user()
  await t.db.pool.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at) values
       (gen_random_uuid(), $1, 'given up', 'totp', 'unverified', now() - interval '2 days', now()),
       (gen_random_uuid(), $1, 'just begun', 'totp', 'unverified', now(), now()),
       (gen_random_uuid(), $1, 'in use', 'totp', 'verified', now() - interval '2 days', now())`,
    [id],
  )
  await sweepAuth.run(t.deps, async () => new Response())
  const { rows } = await t.db.pool.query('select friendly_name from auth.mfa_factors order by 1')
  expect(rows.map(({ friendly_name }) => friendly_name)).toEqual(['in use', 'just begun'])
})
