import { Secret, TOTP } from 'otpauth'
import type { TestApp } from '#backend/testing/app.ts'
import { type Account, signUp } from './accounts.ts'

export const STEP = 30_000

export interface Protected extends Account {
  factorId: string
  codeAt(steps?: number): string
}

/** Sets an authenticator app up in the session of this account, which raises it to aal2. */
export async function addFactor(test: TestApp, account: Account): Promise<Protected> {
  const { mfa } = account.client.auth
  const { data } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  const totp = new TOTP({ secret: Secret.fromBase32(data!.totp.secret) })
  const codeAt = (steps = 0) => totp.generate({ timestamp: test.deps.now().getTime() + steps * STEP })
  const factorId = data!.id
  const { error } = await mfa.challengeAndVerify({ factorId, code: codeAt() })
  if (error) throw error
  test.setNow(STEP)
  return { ...account, factorId, codeAt }
}

/** An account with a verified authenticator app, in a session at aal2. */
export const withFactor = async (test: TestApp): Promise<Protected> => addFactor(test, await signUp(test))
