import type { SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, signUp } from '#backend/auth/testing/accounts.ts'
import { call } from '#backend/auth/testing/call.ts'
import { STEP, withFactor } from '#backend/auth/testing/factor.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ AUTH_MAX_FACTORS: '3' })
})
afterAll(() => t.close())

const levelOf = async (client: SupabaseClient) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data
const prove = (client: SupabaseClient, factorId: string, code: string) =>
  client.auth.mfa.challengeAndVerify({ factorId, code })

describe('setting up a second factor', () => {
  it('gives secret, link and QR code', async () => {
    const { client, email } = await signUp(t)
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Lendaround' })
    expect(error).toBeNull()
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
    const uri = new URL(data!.totp.uri)
    expect(`${uri.protocol}//${uri.host}`).toBe('otpauth://totp')
    expect(decodeURIComponent(uri.pathname)).toBe(`/Lendaround:${email}`)
    expect(uri.searchParams.get('secret')).toBe(data?.totp.secret)
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  })

  it('counts with the first right code, which raises this session', async () => {
    const account = await signUp(t)
    const { data: before } = await account.client.auth.getClaims()
    const { client } = account
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    const code = new TOTP({ secret: Secret.fromBase32(data!.totp.secret) }).generate({
      timestamp: t.deps.now().getTime(),
    })
    expect((await prove(client, data!.id, code)).error).toBeNull()
    expect(await levelOf(client)).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    })
    const { data: after } = await client.auth.getClaims()
    expect(after?.claims.session_id).toBe(before?.claims.session_id)
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2' })
    // The token from before the second factor is worth nothing any more.
    t.setNow(60_000)
    const old = await call(t, '/token?grant_type=refresh_token', {
      body: { refresh_token: account.session.refresh_token },
    })
    expect(old.body.code).toBe('refresh_token_already_used')
  })

  it('signs the other devices out, and forgets what was begun and not finished', async () => {
    const account = await signUp(t)
    const other = await signIn(t, account)
    const { data: begun } = await account.client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'begun',
    })
    const { data } = await account.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'kept' })
    const code = new TOTP({ secret: Secret.fromBase32(data!.totp.secret) }).generate({
      timestamp: t.deps.now().getTime(),
    })
    await prove(account.client, data!.id, code)
    expect((await call(t, '/user', { token: other.session.access_token })).body.code).toBe(
      'session_not_found',
    )
    const { data: factors } = await account.client.auth.mfa.listFactors()
    expect(factors?.all.map(({ id }) => id)).toEqual([data!.id])
    expect(begun?.id).not.toBe(data?.id)
  })

  it('keeps the secret encrypted, and never shows it again', async () => {
    const account = await signUp(t)
    const { data } = await account.client.auth.mfa.enroll({ factorType: 'totp' })
    const { rows } = await t.db.pool.query('select secret from auth.mfa_factors where id = $1', [data?.id])
    expect(rows[0].secret).not.toContain(data?.totp.secret)
    const { body } = await call(t, '/user', { token: account.session.access_token })
    expect(body.factors[0]).toMatchObject({ status: 'unverified', factor_type: 'totp' })
    expect(JSON.stringify(body)).not.toContain(data?.totp.secret)
    expect(body.factors[0].secret).toBeUndefined()
  })

  it('refuses factors that are not offered, and a second one of the same name', async () => {
    const { session, client } = await signUp(t)
    const enrol = (body: object) => call(t, '/factors', { token: session.access_token, body })
    expect(await enrol({ factor_type: 'magic' })).toMatchObject({
      status: 400,
      body: { message: 'factor_type needs to be totp, phone, or webauthn' },
    })
    expect((await enrol({ factor_type: 'phone', phone: '49123' })).body.code).toBe(
      'mfa_phone_enroll_not_enabled',
    )
    await enrol({ factor_type: 'totp' })
    expect(await enrol({ factor_type: 'totp' })).toMatchObject({
      status: 422,
      body: { code: 'mfa_factor_name_conflict' },
    })
    await enrol({ factor_type: 'totp', friendly_name: 'b' })
    await enrol({ factor_type: 'totp', friendly_name: 'c' })
    expect((await enrol({ factor_type: 'totp', friendly_name: 'd' })).body.code).toBe(
      'too_many_enrolled_mfa_factors',
    )
    // An enrolment that is not finished within five minutes makes room.
    t.setNow(301_000)
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
  })

  it('is not for a caller who only knows the password', async () => {
    const account = await withFactor(t)
    const thief = await signIn(t, account)
    const enrolled = await thief.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mine' })
    expect(enrolled.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    const removed = await thief.client.auth.mfa.unenroll({ factorId: account.factorId })
    expect(removed.error).toMatchObject({ status: 422, code: 'insufficient_aal' })
    for (const change of [{ password: 'quite-another-one-88' }, { email: 'thief@example.org' }]) {
      expect((await thief.client.auth.updateUser(change)).error).toMatchObject({
        status: 401,
        code: 'insufficient_aal',
      })
    }
    expect(await levelOf(thief.client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  })
})

describe('a code of a second factor', () => {
  it('is taken one step early or late, not two', async () => {
    const account = await withFactor(t)
    const fresh = async () => (await signIn(t, account)).client
    expect((await prove(await fresh(), account.factorId, account.codeAt(-2))).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    })
    t.setNow(3 * STEP)
    expect((await prove(await fresh(), account.factorId, account.codeAt(-1))).error).toBeNull()
    expect((await prove(await fresh(), account.factorId, account.codeAt(1))).error).toBeNull()
  })

  it('is taken once, from whatever place it is replayed', async () => {
    const account = await withFactor(t)
    const [owner, thief] = [await signIn(t, account), await signIn(t, account)]
    const code = account.codeAt()
    expect((await prove(owner.client, account.factorId, code)).error).toBeNull()
    expect((await prove(thief.client, account.factorId, code)).error?.code).toBe('mfa_verification_failed')
    // Nor an older one that was not used yet.
    expect((await prove(thief.client, account.factorId, account.codeAt(-1))).error?.code).toBe(
      'mfa_verification_failed',
    )
  })

  it('answers one challenge, of this factor, within five minutes', async () => {
    const account = await withFactor(t)
    const { client, session } = await signIn(t, account)
    const verify = (challenge_id: string, code: string) =>
      call(t, `/factors/${account.factorId}/verify`, {
        token: session.access_token,
        body: { challenge_id, code },
      })
    const challenge = async () => (await client.auth.mfa.challenge({ factorId: account.factorId })).data!.id

    expect((await verify(await challenge(), '')).body.message).toBe('Code needs to be non-empty')
    expect((await verify(crypto.randomUUID(), account.codeAt())).body.code).toBe('mfa_factor_not_found')
    expect((await verify('no uuid', account.codeAt())).body.code).toBe('mfa_factor_not_found')
    const late = await challenge()
    t.setNow(301_000)
    expect((await verify(late, account.codeAt())).body.code).toBe('mfa_challenge_expired')
    const once = await challenge()
    expect((await verify(once, account.codeAt())).status).toBe(200)
    expect((await verify(once, account.codeAt(1))).body.code).toBe('mfa_ip_address_mismatch')
  })

  it('may be guessed five times a challenge', async () => {
    const account = await withFactor(t)
    const { client, session } = await signIn(t, account)
    const { data } = await client.auth.mfa.challenge({ factorId: account.factorId })
    const verify = (code: string) =>
      call(t, `/factors/${account.factorId}/verify`, {
        token: session.access_token,
        body: { challenge_id: data!.id, code },
      })
    for (let i = 0; i < 5; i++) expect((await verify('000000')).body.code).toBe('mfa_verification_failed')
    expect((await verify(account.codeAt())).body.code).toBe('mfa_challenge_expired')
  })

  it('belongs to its account alone', async () => {
    const [mine, other] = [await withFactor(t), await signUp(t)]
    const foreign = await other.client.auth.mfa.challenge({ factorId: mine.factorId })
    expect(foreign.error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
      message: 'Factor not found',
    })
    const odd = await other.client.auth.mfa.challenge({ factorId: 'no-uuid' })
    expect(odd.error).toMatchObject({ status: 404, code: 'validation_failed' })
  })
})

describe('taking a factor away', () => {
  it('lowers what it had raised', async () => {
    const { client, factorId } = await withFactor(t)
    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
    const { data } = await client.auth.refreshSession()
    const claims = (await client.auth.getClaims(data.session!.access_token)).data?.claims
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  })

  it('can be done by an administrator for a person who lost the device', async () => {
    const { session, factorId } = await withFactor(t)
    const { admin } = t.client({ secret: true }).auth
    const listed = await admin.mfa.listFactors({ userId: session.user.id })
    expect(listed.data?.factors).toMatchObject([{ id: factorId, status: 'verified' }])
    const removed = await admin.mfa.deleteFactor({ userId: session.user.id, id: factorId })
    expect(removed.error).toBeNull()
    expect((await admin.mfa.listFactors({ userId: session.user.id })).data?.factors).toEqual([])
  })
})

describe('recovery codes', () => {
  const codesOf = async ({ client }: { client: SupabaseClient }) => client.rpc('create_recovery_codes')

  it('are ten, made at aal2 only, and stand in for the device once each', async () => {
    const account = await withFactor(t)
    const { data: codes, error } = await codesOf(account)
    expect(error).toBeNull()
    expect(codes).toHaveLength(10)
    expect(codes[0]).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){5}$/)

    const device = await signIn(t, account)
    expect((await codesOf(device)).error?.code).toBe('42501')
    expect((await prove(device.client, account.factorId, codes[3].toUpperCase())).error).toBeNull()
    expect(await levelOf(device.client)).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'recovery_code' }, { method: 'password' }],
    })
    expect((await device.client.rpc('recovery_codes_left')).data).toBe(9)
    const again = await signIn(t, account)
    expect((await prove(again.client, account.factorId, codes[3])).error?.code).toBe(
      'mfa_verification_failed',
    )
  })

  it('are replaced as a whole, and work for their account alone', async () => {
    const [mine, other] = [await withFactor(t), await withFactor(t)]
    const { data: old } = await codesOf(mine)
    const { data: fresh } = await codesOf(mine)
    const device = await signIn(t, mine)
    expect((await prove(device.client, mine.factorId, old[0])).error?.code).toBe('mfa_verification_failed')
    const stranger = await signIn(t, other)
    expect((await prove(stranger.client, other.factorId, fresh[0])).error?.code).toBe(
      'mfa_verification_failed',
    )
    expect((await prove(device.client, mine.factorId, fresh[0])).error).toBeNull()
  })

  it('have no letters that could be digits, and are taken with them', async () => {
    const account = await withFactor(t)
    const { data: codes } = await codesOf(account)
    const device = await signIn(t, account)
    const misread = codes[0].replaceAll('0', 'O').replaceAll('1', 'l').replaceAll('-', ' ')
    expect((await prove(device.client, account.factorId, misread)).error).toBeNull()
  })

  it('of the first release, which were shorter, are still taken', async () => {
    const account = await withFactor(t)
    await t.db.pool.query(
      `insert into public.recovery_codes (user_id, code_hash) values ($1, sha256(convert_to($1::uuid::text || '1a2b3c4d5e6f7a8b', 'utf8')))`,
      [account.session.user.id],
    )
    const device = await signIn(t, account)
    expect((await prove(device.client, account.factorId, '1A2B-3C4D-5E6F-7A8B')).error).toBeNull()
  })

  it('are made anew by a session that proved itself just now', async () => {
    const account = await withFactor(t)
    await t.db.pool.query(`update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'`)
    expect((await codesOf(account)).error).toMatchObject({ code: 'REAUTHENTICATION_NEEDED' })
  })

  it('cannot be read', async () => {
    const account = await withFactor(t)
    await codesOf(account)
    expect((await account.client.from('recovery_codes').select()).error?.code).toBe('42501')
  })
})
