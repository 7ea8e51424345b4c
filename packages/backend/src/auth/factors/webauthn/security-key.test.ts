import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, TEST_ORIGIN, type TestApp } from '#backend/testing/app.ts'
import { signUp } from '../../testing/accounts.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { call } from '../../testing/call.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

describe('a security key as second factor', () => {
  async function withKey() {
    const account = await signUp(t)
    const key = new Authenticator(TEST_ORIGIN)
    key.verifiesUser = false
    const token = account.session.access_token
    const { body: factor } = await call(t, '/factors', {
      token,
      body: { factor_type: 'webauthn', friendly_name: 'Key' },
    })
    const ceremony = (token: string, answer: (options: { challenge: string }) => object) => async () => {
      const { body } = await call(t, `/factors/${factor.id}/challenge`, { token, body: {} })
      const { type, credential_options } = body.webauthn
      return call(t, `/factors/${factor.id}/verify`, {
        token,
        body: {
          challenge_id: body.id,
          webauthn: { type, credential_response: answer(credential_options.publicKey) },
        },
      })
    }
    const enrolled = await ceremony(token, (options) => key.create(options))()
    return { account, key, factor, enrolled, ceremony }
  }

  it('raises a session to aal2, when it is new and from then on', async () => {
    const { account, key, enrolled, ceremony, factor } = await withKey()
    expect(enrolled.status).toBe(200)
    expect((await t.client().auth.getClaims(enrolled.body.access_token)).data?.claims).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    })
    const { data } = await t.client().auth.signInWithPassword(account)
    const again = await ceremony(data.session!.access_token, (options) => key.get(options))()
    expect((await t.client().auth.getClaims(again.body.access_token)).data?.claims.aal).toBe('aal2')
    const { body: user } = await call(t, '/user', { token: again.body.access_token })
    expect(user.factors).toMatchObject([{ id: factor.id, factor_type: 'webauthn', status: 'verified' }])
    expect(JSON.stringify(user)).not.toContain('publicKey')
  })

  it('cannot be replaced by another key, nor by a new one in its place', async () => {
    const { account, ceremony } = await withKey()
    const { data } = await t.client().auth.signInWithPassword(account)
    const thief = new Authenticator(TEST_ORIGIN)
    for (const answer of [
      (options: { challenge: string }) => thief.get(options),
      (options: { challenge: string }) => thief.create(options),
    ]) {
      expect((await ceremony(data.session!.access_token, answer)()).body.code).toBe('mfa_verification_failed')
    }
  })
})
