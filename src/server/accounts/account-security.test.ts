import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, signIn, signUp } from '#backend/auth/testing/accounts.ts'
import { call } from '#backend/auth/testing/call.ts'
import { lastMail } from '#backend/auth/testing/mailbox.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ TRUST_PROXY: 'true' })
})
afterAll(() => t.close())

describe('one’s own sessions', () => {
  it('are listed with device and address, this one first', async () => {
    const account = await signUp(t)
    await call(t, '/token?grant_type=password', {
      body: { email: account.email, password: account.password },
      headers: { 'user-agent': 'Firefox on a phone', 'x-forwarded-for': '192.0.2.44' },
    })
    await signUp(t)
    const { data, error } = await account.client.rpc('my_sessions')
    expect(error).toBeNull()
    expect(data).toMatchObject([
      { is_current: true, aal: 'aal1', ip: null },
      { is_current: false, user_agent: 'Firefox on a phone', ip: '192.0.2.44' },
    ])
  })

  it('can be ended one by one, one’s own alone', async () => {
    const [mine, stranger] = [await signUp(t), await signUp(t)]
    const other = await signIn(t, mine)
    const idOf = async (client: typeof mine.client) =>
      (await client.rpc('my_sessions')).data.find((s: { is_current: boolean }) => s.is_current).id
    const strange = await mine.client.rpc('end_my_session', { session_id: await idOf(stranger.client) })
    expect(strange).toMatchObject({ data: false, error: null })
    expect((await stranger.client.auth.getUser()).error).toBeNull()

    const ended = await mine.client.rpc('end_my_session', { session_id: await idOf(other.client) })
    expect(ended.data).toBe(true)
    expect((await call(t, '/user', { token: other.session.access_token })).body.code).toBe(
      'session_not_found',
    )
    // Its access token still passes by time; it must not sign the owner out in return.
    const revenge = await other.client.rpc('end_my_session', { session_id: await idOf(mine.client) })
    expect(revenge.error?.code).toBe('42501')
    expect((await mine.client.auth.getUser()).error).toBeNull()
  })

  it('are ended by one that proved itself just now, but for itself', async () => {
    const account = await signUp(t)
    const other = await signIn(t, account)
    const idOf = async ({ client }: typeof account) =>
      (await client.rpc('my_sessions')).data.find((s: { is_current: boolean }) => s.is_current).id
    const end = async (session_id: string) => account.client.rpc('end_my_session', { session_id })
    await t.db.pool.query(`update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'`)
    const refused = await end(await idOf(other))
    expect(refused).toMatchObject({ status: 403, error: { code: 'REAUTHENTICATION_NEEDED' } })
    expect((await end(await idOf(account))).data).toBe(true)
  })

  it('are refused without a sign-in', async () => {
    for (const call of ['my_sessions', 'recovery_codes_left', 'create_recovery_codes'] as const) {
      expect((await t.client().rpc(call as never)).error?.code).toBe('42501')
    }
  })
})

it('a new password needs the old one, but not of a person who has forgotten it', async () => {
  const { client, email, password } = await signUp(t)
  const change = (next: string, current?: string) =>
    client.auth.updateUser({ password: next, ...(current && { current_password: current }) })
  expect((await change('quite-another-one-88')).error?.code).toBe('current_password_required')
  expect((await change('quite-another-one-88', password)).error).toBeNull()
  await client.auth.resetPasswordForEmail(email)
  const { code } = (await lastMail(t.db, email)).data
  await client.auth.verifyOtp({ email, token: code, type: 'recovery' })
  expect((await change('ladder-lamp-paint-17')).error).toBeNull()
})

describe('what use cases do to an account', () => {
  const asService = () => t.client({ secret: true }) as unknown as Account['client']

  it('deletes it without a trace of the person, and keeps its id', async () => {
    const { client, email, session } = await signUp(t, { name: 'Anna Weber' })
    await t.db.pool.query(
      `insert into auth.passkeys (user_id, credential, credential_id) values ($1, '{}', 'some key')`,
      [session.user.id],
    )
    expect((await asService().rpc('erase_account', { person: session.user.id })).data).toBe(true)
    const { rows } = await t.db.pool.query(
      `select to_jsonb(u) || jsonb_build_object('profile', p.email) as row
       from auth.users u join public.profiles p using (id) where u.id = $1`,
      [session.user.id],
    )
    expect(JSON.stringify(rows)).not.toContain(email)
    expect(JSON.stringify(rows)).not.toContain('Anna')
    expect((await t.db.pool.query('select 1 from auth.passkeys')).rowCount).toBe(0)
    expect((await client.auth.getUser()).error?.code).toBe('user_not_found')
  })

  it('bans it until an instant, and lifts the ban', async () => {
    const account = await signUp(t)
    const person = account.session.user.id
    await asService().rpc('ban_account', { person, until: 'infinity' })
    expect((await account.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
    await expect(signIn(t, account)).rejects.toMatchObject({ code: 'user_banned' })
    await asService().rpc('ban_account', { person, until: null })
    await signIn(t, account)
  })

  it('is for use cases alone', async () => {
    const { client, session } = await signUp(t)
    for (const name of ['erase_account', 'ban_account']) {
      const { error } = await client.rpc(name, { person: session.user.id, until: null })
      expect(error).not.toBeNull()
    }
    expect((await client.auth.getUser()).error).toBeNull()
  })
})

describe('schema auth', () => {
  it('shows nothing to anyone but its owner', async () => {
    const { rows } = await t.db.pool.query(`
      select c.relname, r.rolname from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      cross join (values ('anon'), ('authenticated'), ('service_role')) as r (rolname)
      where n.nspname in ('auth', 'lendaround') and c.relkind in ('r', 'v', 'm', 'p')
        and has_table_privilege(r.rolname, c.oid, 'select, insert, update, delete, truncate')`)
    expect(rows).toEqual([])
  })

  it('has row-level security on every table, as a second lock', async () => {
    const { rows } = await t.db.pool.query(`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'auth' and c.relkind = 'r' and not c.relrowsecurity`)
    expect(rows).toEqual([])
  })

  it('gives all callers the functions that policies need, and no other', async () => {
    const { rows } = await t.db.pool.query(`
      select distinct p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('auth', 'lendaround') and has_function_privilege('anon', p.oid, 'execute')
      order by 1`)
    expect(rows.map(({ proname }) => proname)).toEqual(['email', 'jwt', 'role', 'uid'])
  })
})
