import { afterAll, beforeAll, expect, it } from 'vitest'
import { withFactor } from '#backend/auth/testing/factor.ts'
import { createTestApp, type TestApp } from '#backend/testing/app.ts'
import { resealFactors } from './reseal-factors.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('lets an authenticator app go on after the signing secret has changed and the old one is gone', async () => {
  const account = await withFactor(t)
  const { secrets } = t.deps.config
  const prove = async () => {
    t.setNow(60_000)
    const { mfa } = account.client.auth
    return (await mfa.challengeAndVerify({ factorId: account.factorId, code: account.codeAt() })).error
  }
  Object.assign(secrets, { signing: 'the next one', alsoSigning: [secrets.signing] })
  expect(await prove()).toBeNull()
  await resealFactors.run(t.deps, async () => new Response())
  Object.assign(secrets, { alsoSigning: [] })
  expect(await prove()).toBeNull()
})
