import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newEmail, PASSWORD, signUp } from '#backend/auth/testing/accounts.ts'
import { call } from '#backend/auth/testing/call.ts'
import { lastMail, mailsTo } from '#backend/auth/testing/mailbox.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
afterAll(() => t.close())

describe('with autoconfirm', () => {
  beforeAll(async () => {
    t = await createTestApp({ LENDAROUND_MODE: 'demo' })
  })

  it('a sign-up gives a session and a confirmed user in lower case', async () => {
    const email = newEmail()
    const { data, error } = await t.client().auth.signUp({
      email: email.toUpperCase(),
      password: PASSWORD,
      options: { data: { name: 'Anna Weber', locale: 'de' } },
    })
    expect(error).toBeNull()
    expect(data.session?.token_type).toBe('bearer')
    expect(data.user).toMatchObject({
      email,
      role: 'authenticated',
      aud: 'authenticated',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Anna Weber', locale: 'de', email_verified: true },
      identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
    })
    expect(data.user?.email_confirmed_at).toBeTruthy()
  })

  it('the product’s rows are made in the same transaction, with the referrer', async () => {
    const referrer = await signUp(t)
    const { rows } = await t.db.pool.query('select referral_code from public.affiliates where id = $1', [
      referrer.session.user.id,
    ])
    const { session } = await signUp(t, { name: 'Bo', referral_code: rows[0].referral_code, locale: 'fr' })
    const made = await t.db.pool.query(
      'select p.name, p.locale, a.referred_by from public.profiles p join public.affiliates a using (id) where id = $1',
      [session.user.id],
    )
    expect(made.rows).toEqual([{ name: 'Bo', locale: 'fr', referred_by: referrer.session.user.id }])
  })

  it('a taken address is refused, also when two sign up at the same moment', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      [1, 2, 3].map(() => t.client().auth.signUp({ email, password: PASSWORD })),
    )
    const codes = answers.map(({ error }) => error?.code ?? 'signed up').sort()
    expect(codes).toEqual(['signed up', 'user_already_exists', 'user_already_exists'])
  })

  it('what a trigger raises goes through: no account without its product rows', async () => {
    await t.db.pool.query(`
      create function public.refuse_mallory() returns trigger language plpgsql as $$
      begin
        if new.email like 'mallory%' then raise exception 'no'; end if;
        return new;
      end $$;
      create trigger refuse_mallory after insert on auth.users for each row execute function public.refuse_mallory()`)
    const email = `mallory-${newEmail()}`
    const log = t.deps.log.error
    t.deps.log.error = () => {}
    const { body, status } = await call(t, '/signup', { body: { email, password: PASSWORD } })
    t.deps.log.error = log
    expect([status, body.code]).toEqual([500, 'unexpected_failure'])
    expect((await t.db.pool.query('select 1 from auth.users where email = $1', [email])).rowCount).toBe(0)
  })

  it.each([
    ['no password', { email: 'a@example.org' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      'both ids',
      { email: 'a@example.org', phone: '4912345678', password: PASSWORD },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ],
    [
      'a bad address',
      { email: 'xx:;x@x.x', password: PASSWORD },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'a password of more than 256 bytes',
      { email: 'a@example.org', password: `${PASSWORD}${'ä'.repeat(128)}` },
      400,
      'validation_failed',
      'Password cannot be longer than 256 characters',
    ],
    [
      'half a challenge',
      { email: 'a@example.org', password: PASSWORD, code_challenge: 'x'.repeat(43) },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      'phones switched off',
      { phone: '4912345678', password: PASSWORD },
      400,
      'phone_provider_disabled',
      'Phone signups are disabled',
    ],
    ['anonymity switched off', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  ])('%s is refused', async (_, body, status, code, message) => {
    expect(await call(t, '/signup', { body })).toMatchObject({ status, body: { code, message } })
  })

  it('a weak password is refused with its reasons', async () => {
    const short = await t.client().auth.signUp({ email: newEmail(), password: 'kT8#v' })
    expect(short.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length', 'pwned'] })
    expect(short.error?.message).toContain('Password should be at least 8 characters.')
    const known = await t.client().auth.signUp({ email: newEmail(), password: 'password123' })
    expect(known.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] })
  })

  it('a password made of what we know of the person is weak', async () => {
    const { error } = await t.client().auth.signUp({
      email: 'hannelore@example.org',
      password: 'hannelore',
      options: { data: { name: 'Hannelore' } },
    })
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] })
  })
})

describe('with confirmation by mail', () => {
  beforeAll(async () => {
    await t.close()
    t = await createTestApp({ AUTH_AUTOCONFIRM: 'false' })
  })

  it('a sign-up answers the bare user and mails a code in the person’s language', async () => {
    const email = newEmail()
    const { body } = await call(t, '/signup', { body: { email, password: PASSWORD, data: { locale: 'es' } } })
    expect(body).toMatchObject({ email, identities: [{ provider: 'email' }] })
    expect(body.confirmation_sent_at).toBeTruthy()
    expect(body.access_token).toBeUndefined()
    const mail = await lastMail(t.db, email)
    expect(mail).toMatchObject({ template: 'confirm-sign-up', locale: 'es' })
    expect(mail.data.code).toMatch(/^\d{6}$/)
  })

  it('the language of the browser counts where the person gave none', async () => {
    const email = newEmail()
    await call(t, '/signup', {
      body: { email, password: PASSWORD },
      headers: { 'accept-language': 'it, fr-CH;q=0.9, en;q=0.8' },
    })
    expect((await lastMail(t.db, email)).locale).toBe('fr')
  })

  it('the code confirms the address, and only then the password signs in', async () => {
    const email = newEmail()
    const client = t.client()
    await client.auth.signUp({ email, password: PASSWORD })
    const early = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
    const { code } = (await lastMail(t.db, email)).data
    const verified = await client.auth.verifyOtp({ email, token: code, type: 'signup' })
    expect(verified.data.user?.user_metadata.email_verified).toBe(true)
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  it('a taken address gets a decoy user, and its owner a mail', async () => {
    const email = newEmail()
    await t.client().auth.signUp({ email, password: PASSWORD })
    await t.client({ secret: true }).auth.admin.updateUserById(await idOf(email), { email_confirm: true })
    const { status, body } = await call(t, '/signup', {
      body: { email, password: 'another-good-one-77', data: { name: 'Eve' } },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email, identities: [], role: '', user_metadata: { name: 'Eve' } })
    expect(body.id).not.toBe(await idOf(email))
    expect((await lastMail(t.db, email)).template).toBe('account-exists')
    expect((await t.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  it('an unconfirmed account is not changed by a second sign-up, but mailed again', async () => {
    const email = newEmail()
    await t.client().auth.signUp({ email, password: PASSWORD, options: { data: { name: 'First' } } })
    await t.client().auth.signUp({ email, password: 'another-good-one-77' })
    const { data } = await t.client({ secret: true }).auth.admin.getUserById(await idOf(email))
    expect(data.user?.user_metadata).toEqual({ name: 'First' })
    expect(await mailsTo(t.db, email)).toHaveLength(2)
  })

  it('an unconfirmed account is answered as a new one: nobody learns that it is there, or its name', async () => {
    const [email, other] = [newEmail(), newEmail()]
    const send = async (to: string, data: object) => {
      const { body } = await call(t, '/signup', { body: { email: to, password: PASSWORD, data } })
      return JSON.stringify(body)
        .replaceAll(to, 'EMAIL')
        .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
        .replaceAll(/"2[^"]*T[^"]*\d[^"]*\+00:00"/g, '"TIME"')
    }
    await send(email, { name: 'Frida First', locale: 'de' })
    await t.db.pool.query(`update auth.users set created_at = now() - interval '1 day' where email = $1`, [
      email,
    ])
    const said = { name: 'Eve', locale: 'fr', a: { longer: 1, b: 2 } }
    expect(await send(email, said)).toBe(await send(other, said))
  })

  it('a person who signed up with a stranger’s address keeps no password to it', async () => {
    const other = 'another-good-one-77'
    const ways: [string, (email: string) => Promise<unknown>][] = [
      ['signup', (email) => t.client().auth.signUp({ email, password: other })],
      ['email', (email) => t.client().auth.signInWithOtp({ email })],
      ['recovery', (email) => t.client().auth.resetPasswordForEmail(email)],
    ]
    for (const [type, ask] of ways) {
      const email = newEmail()
      await t.client().auth.signUp({ email, password: PASSWORD })
      await ask(email)
      const { code } = (await lastMail(t.db, email)).data
      await t.client().auth.verifyOtp({ email, token: code, type: type as 'email' })
      const stranger = await t.client().auth.signInWithPassword({ email, password: PASSWORD })
      expect([type, stranger.error?.code]).toEqual([type, 'invalid_credentials'])
      // Who resets it chooses another one at once; the others are told that they have none.
      const told = (await mailsTo(t.db, email)).filter(({ template }) => template === 'account-changed')
      expect([type, told.map(({ data }) => data.change)]).toEqual([
        type,
        type === 'recovery' ? [] : ['password-dropped'],
      ])
    }
  })

  it('signing up twice with the same password is no reason to lose it', async () => {
    const email = newEmail()
    await t.client().auth.signUp({ email, password: PASSWORD })
    await t.client().auth.signUp({ email, password: PASSWORD })
    const { code } = (await lastMail(t.db, email)).data
    await t.client().auth.verifyOtp({ email, token: code, type: 'signup' })
    expect((await t.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    expect((await mailsTo(t.db, email)).map(({ template }) => template)).not.toContain('account-changed')
  })

  it('two sign-ups of one address at the same moment both get their answer', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(t, '/signup', { body: { email, password: PASSWORD } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { code } = (await lastMail(t.db, email)).data
    await t.client().auth.verifyOtp({ email, token: code, type: 'signup' })
    expect((await t.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  const idOf = async (email: string): Promise<string> =>
    (await t.db.pool.query('select id from auth.users where email = $1', [email])).rows[0].id
})

describe('with everything on', () => {
  beforeAll(async () => {
    await t.close()
    t = await createTestApp({ AUTH_ANONYMOUS: 'true', AUTH_PHONE: 'true', AUTH_PHONE_AUTOCONFIRM: 'true' })
  })

  it('an anonymous session says so in its token', async () => {
    const { data, error } = await t.client().auth.signInAnonymously({ options: { data: { theme: 'dark' } } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      is_anonymous: true,
      app_metadata: {},
      user_metadata: { theme: 'dark' },
    })
    const claims = (await t.client().auth.getClaims(data.session!.access_token)).data?.claims
    expect(claims).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }], aal: 'aal1' })
  })

  it('an anonymous user keeps the account and becomes known with an address', async () => {
    const client = t.client() as unknown as SupabaseClient
    const { data } = await client.auth.signInAnonymously()
    const email = newEmail()
    const { data: known, error } = await client.auth.updateUser({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect(known.user).toMatchObject({ id: data.user!.id, email, is_anonymous: false })
    expect(known.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] })
    expect((await t.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  it('a phone number signs up and in without a message, where the operator wants that', async () => {
    const phone = '+49 151 2345 678'
    const { data, error } = await t.client().auth.signUp({ phone, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ phone: '491512345678', app_metadata: { provider: 'phone' } })
    expect((await t.client().auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
    const odd = await t.client().auth.signUp({ phone: '0123-x', password: PASSWORD })
    expect(odd.error?.message).toBe('Invalid phone number format (E.164 required)')
  })
})

describe('with sign-ups closed', () => {
  it('no way in is left', async () => {
    await t.close()
    t = await createTestApp({ AUTH_SIGN_UPS: 'false', AUTH_ANONYMOUS: 'true' })
    const client = t.client()
    const answers = [
      await client.auth.signUp({ email: newEmail(), password: PASSWORD }),
      await client.auth.signInAnonymously(),
      await client.auth.signInWithOtp({ email: newEmail() }),
    ]
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(3).fill('signup_disabled'))
    expect(answers[0]?.error?.message).toBe('Signups not allowed for this instance')
  })
})
