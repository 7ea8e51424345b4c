import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { exportJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { type Account, newEmail, PASSWORD, signUp } from './testing/accounts.ts'
import { call } from './testing/call.ts'

let t: TestApp
let victim: Account
beforeAll(async () => {
  t = await createTestApp({ JWT_LEGACY_SECRET: 'a legacy secret of at least thirty-two characters' })
  victim = await signUp(t)
})
afterAll(() => t.close())

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())

/** Tries a forged token on the account itself, the administration, and the data API. */
async function reaches(token: string) {
  const [user, admin] = await Promise.all([call(t, '/user', { token }), call(t, '/admin/users', { token })])
  const caller = await t.deps.authenticate(new Headers({ authorization: `Bearer ${token}` }))
  return { user: user.body.code, admin: admin.body.code, data: caller.ok }
}

const NOWHERE = { user: 'bad_jwt', admin: 'bad_jwt', data: false }

function parts() {
  const [header, payload, signature] = victim.session.access_token.split('.') as [string, string, string]
  return {
    header: decode(header),
    payload: decode(payload),
    signature,
    rawHeader: header,
    rawPayload: payload,
  }
}

const asAdmin = () => ({ ...parts().payload, role: 'service_role' })

describe('a forged token', () => {
  it('with the algorithm none opens nothing', async () => {
    for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
      for (const signature of ['', parts().signature]) {
        expect(await reaches(`${encode({ alg, typ: 'JWT' })}.${encode(asAdmin())}.${signature}`)).toEqual(
          NOWHERE,
        )
      }
    }
  })

  it('signed with the public key as if it were a secret opens nothing', async () => {
    const [jwk] = t.deps.keys.jwks.keys
    const pem = createPublicKey({ key: jwk as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
    const secrets = [
      pem,
      pem.toString().trim(),
      JSON.stringify(jwk),
      jwk!.x!,
      Buffer.from(jwk!.x!, 'base64url'),
    ]
    for (const secret of secrets) {
      for (const header of [
        { alg: 'HS256', typ: 'JWT', kid: jwk!.kid },
        { alg: 'HS256', typ: 'JWT' },
      ]) {
        const signed = `${encode(header)}.${encode(asAdmin())}`
        const signature = createHmac('sha256', secret).update(signed).digest('base64url')
        expect(await reaches(`${signed}.${signature}`)).toEqual(NOWHERE)
      }
    }
  })

  it('that brings its own key opens nothing, wherever it names it', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const jwk = await exportJWK(publicKey)
    const { kid } = parts().header
    const headers = [
      { kid, jwk },
      { kid: 'mine', jwk, jku: 'https://evil.example/jwks.json', x5u: 'https://evil.example/x5u' },
      { kid: '../../../../dev/null' },
      { kid: `${kid}' or '1'='1` },
      { kid: '__proto__' },
      { kid: 'constructor' },
      { kid: '' },
      {},
    ]
    for (const header of headers) {
      const token = await new SignJWT(asAdmin())
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...header } as never)
        .sign(privateKey)
      expect(await reaches(token)).toEqual(NOWHERE)
    }
  })

  it('with changed claims under a right signature opens nothing', async () => {
    const { rawHeader, payload, signature } = parts()
    for (const change of [
      { role: 'service_role' },
      { sub: crypto.randomUUID() },
      { exp: payload.exp + 1 },
      { aal: 'aal2' },
    ]) {
      expect(await reaches(`${rawHeader}.${encode({ ...payload, ...change })}.${signature}`)).toEqual(NOWHERE)
    }
  })

  it('with a signature cut short or of zeros opens nothing', async () => {
    const { rawHeader, rawPayload, signature } = parts()
    for (const bad of ['', signature.slice(0, -4), Buffer.alloc(64).toString('base64url')]) {
      expect(await reaches(`${rawHeader}.${rawPayload}.${bad}`)).toEqual(NOWHERE)
    }
  })

  it('of a key that was taken out of the set opens nothing', async () => {
    const other = await createTestApp()
    const token = await other.deps.keys.sign(asAdmin())
    expect(await reaches(token)).toEqual(NOWHERE)
    await other.close()
  })

  it('does not get in the way of a genuine one, which opens what it should', async () => {
    expect(await reaches(victim.session.access_token)).toEqual({
      user: undefined,
      admin: 'not_admin',
      data: true,
    })
  })
})

describe('mass assignment', () => {
  const rights = {
    role: 'service_role',
    aud: 'admin',
    is_super_admin: true,
    is_sso_user: true,
    email_confirmed_at: '2020-01-01',
    banned_until: null,
    raw_app_meta_data: { roles: ['admin'] },
    app_metadata: { roles: ['admin'] },
    roles: ['admin'],
    id: '0b0e0c1e-0000-4a8e-9d6a-2f5f0a1b2c3d',
  }

  it('at sign-up grants no rights', async () => {
    const email = newEmail()
    const { body } = await call(t, '/signup', {
      body: { email, password: PASSWORD, ...rights, data: rights },
    })
    expect(body.user).toMatchObject({ role: 'authenticated', aud: 'authenticated' })
    expect(body.user.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    expect(body.user.id).not.toBe(rights.id)
    expect(decode(body.access_token.split('.')[1]).role).toBe('authenticated')
    const { rows } = await t.db.pool.query('select roles from public.profiles where id = $1', [body.user.id])
    expect(rows).toEqual([{ roles: ['user'] }])
  })

  it('at a change grants no rights', async () => {
    const { session } = await signUp(t)
    const { app_metadata: _, ...rest } = rights
    const { status, body } = await call(t, '/user', {
      method: 'PUT',
      token: session.access_token,
      body: { ...rest, data: rights },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: session.user.id, role: 'authenticated', aud: 'authenticated' })
    expect(body.app_metadata).toEqual(session.user.app_metadata)
    const { rows } = await t.db.pool.query('select roles from public.profiles where id = $1', [
      session.user.id,
    ])
    expect(rows).toEqual([{ roles: ['user'] }])
  })

  it('cannot reach the prototype of anything', async () => {
    const body = `{"email":"${newEmail()}","password":"${PASSWORD}","__proto__":{"role":"service_role"},"data":{"__proto__":{"polluted":true}}}`
    const answer = await call(t, '/signup', { body })
    expect(answer.body.user.role).toBe('authenticated')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('session fixation', () => {
  it('fails: every sign-in opens a new session, whose id nobody could know before', async () => {
    const seen = new Set<string>()
    for (let i = 0; i < 5; i++) {
      const { body, headers } = await call(t, '/token?grant_type=password', {
        body: { email: victim.email, password: PASSWORD, session_id: 'fixed', refresh_token: 'fixed' },
        headers: { 'x-session-id': 'fixed' },
      })
      seen.add(headers.get('sb-auth-session-id')!)
      seen.add(body.refresh_token)
      // The device's cookie is the only one, and stands for no session.
      seen.add(headers.get('set-cookie')!)
      expect(headers.get('set-cookie')).toMatch(/^device=[^,]+$/)
    }
    expect(seen.size).toBe(15)
    expect(seen.has('fixed')).toBe(false)
  })
})
