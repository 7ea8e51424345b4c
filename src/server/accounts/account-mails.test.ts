import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, newEmail, PASSWORD, signUp } from '#backend/auth/testing/accounts.ts'
import { call } from '#backend/auth/testing/call.ts'
import { addFactor } from '#backend/auth/testing/factor.ts'
import { mailsTo } from '#backend/auth/testing/mailbox.ts'
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** The account changes of which an address was notified, oldest first. */
async function toldTo(address: string): Promise<(string | undefined)[]> {
  const mails = await mailsTo(t.db, address)
  const told = mails.filter(({ template }) => template === 'account-changed')
  for (const { data, locale } of told) {
    expect([data.url, locale]).toEqual([`${TEST_ORIGIN}/account/security`, 'fr'])
  }
  return told.map(({ data }) => data.change).toReversed()
}

const french = () => signUp(t, { locale: 'fr' })

async function addPasskey({ session }: Account): Promise<string> {
  const { rows } = await t.db.pool.query<{ id: string }>(
    `insert into auth.passkeys (user_id, credential, credential_id)
     values ($1, '{}', gen_random_uuid()::text) returning id`,
    [session.user.id],
  )
  return rows[0]!.id
}

describe('the owner of an account hears by mail', () => {
  it('of a second factor: when it is set up, when its codes are made again, when it goes', async () => {
    const account = await addFactor(t, await french())
    expect(await toldTo(account.email)).toEqual(['second-factor-on'])
    await account.client.rpc('create_recovery_codes')
    expect(await toldTo(account.email)).toEqual(['second-factor-on'])
    await account.client.rpc('create_recovery_codes')
    await account.client.auth.mfa.unenroll({ factorId: account.factorId })
    expect(await toldTo(account.email)).toEqual([
      'second-factor-on',
      'recovery-codes-made',
      'second-factor-off',
    ])
  })

  it('of a recovery code that was used', async () => {
    const account = await addFactor(t, await french())
    const { data: codes } = await account.client.rpc('create_recovery_codes')
    const { factorId } = account
    await account.client.auth.mfa.challengeAndVerify({ factorId, code: codes[0] })
    expect(await toldTo(account.email)).toEqual(['second-factor-on', 'recovery-code-used'])
  })

  it('not of a factor that never counted', async () => {
    const { client, email } = await french()
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    await client.auth.mfa.unenroll({ factorId: data!.id })
    expect(await toldTo(email)).toEqual([])
  })

  it('of a factor and a passkey that an administrator takes away', async () => {
    const account = await addFactor(t, await french())
    const passkey = await addPasskey(account)
    const { admin } = t.client({ secret: true }).auth
    await admin.mfa.deleteFactor({ userId: account.session.user.id, id: account.factorId })
    await call(t, `/admin/users/${account.session.user.id}/passkeys/${passkey}`, {
      method: 'DELETE',
      token: t.deps.keys.secretKey,
    })
    expect(await toldTo(account.email)).toEqual(['second-factor-on', 'second-factor-off', 'passkey-removed'])
  })

  it('of a passkey that is taken away, once', async () => {
    const account = await french()
    const path = `/passkeys/${await addPasskey(account)}`
    const token = account.session.access_token
    expect((await call(t, path, { method: 'DELETE', token })).status).toBe(204)
    expect((await call(t, path, { method: 'DELETE', token })).status).toBe(404)
    expect(await toldTo(account.email)).toEqual(['passkey-removed'])
  })

  it('of another password', async () => {
    const { client, email } = await french()
    await client.auth.updateUser({ password: 'quite-another-one-88', current_password: PASSWORD })
    expect(await toldTo(email)).toEqual(['password-changed'])
  })

  it('of another address, at the old one, once both have confirmed', async () => {
    const { client, email } = await french()
    const next = newEmail()
    await client.auth.updateUser({ email: next })
    const confirm = async (address: string) => {
      const [mail] = await mailsTo(t.db, address)
      const hash = new URL(mail!.data.url).searchParams.get('token')!
      return call(t, '/verify', { body: { type: 'email_change', token_hash: hash } })
    }
    expect((await confirm(email)).status).toBe(200)
    expect(await toldTo(email)).toEqual([])
    expect((await confirm(next)).status).toBe(200)
    expect([await toldTo(email), await toldTo(next)]).toEqual([['email-changed'], []])
  })
})
