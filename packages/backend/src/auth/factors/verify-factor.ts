import type { Context } from 'hono'
import { z } from 'zod'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { notifyAccount } from '../account/notify-account.ts'
import { AuthError, invalid } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { limitRequests } from '../limit-requests.ts'
import { readBody } from '../read-body.ts'
import { deviceOf } from '../sessions/device.ts'
import { respondWithSession } from '../sessions/session-answer.ts'
import { upgradeSession } from '../sessions/upgrade-session.ts'
import { CHALLENGE_LIFETIME_MS } from './challenge-factor.ts'
import { isRecoveryCode, redeemRecoveryCode } from './recovery-code.ts'
import { redeemTotp } from './redeem-totp.ts'
import { type FactorRow, requireFactor, requireNamedUser } from './require-factor.ts'
import { credentialInput } from './webauthn/credential.ts'
import { type FactorQuestion, redeemFactorAnswer } from './webauthn/factor-ceremony.ts'

const MAX_ATTEMPTS = 5

const input = z.object({
  challenge_id: z.string().default(''),
  code: z.string().default(''),
  webauthn: z.object({ credential_response: credentialInput }).optional(),
})

type Answer = z.output<typeof input>

interface ChallengeRow {
  id: string
  created_at: Date
  verified_at: Date | null
  ip_address: string | null
  attempts: number
  web_authn_session_data: FactorQuestion | null
}

/** POST /factors/{id}/verify: answers a challenge and raises this session, and no other, to aal2. */
export const verifyFactor = (deps: AuthDeps) => async (c: Context) => {
  const requester = await requireNamedUser(deps, c)
  const answer = await readBody(c, input)
  const { challenge_id: challengeId } = answer
  if (!answer.code && !answer.webauthn) throw invalid('Code needs to be non-empty')
  await limitRequests(deps, c, 'factor', { name: requester.id, userId: requester.id })
  // A failed try is returned and committed, so that it counts.
  const outcome = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const factor = await requireFactor(c, tx, requester.id)
    const challenge = await findChallenge(tx, factor.id, challengeId)
    const refusal = refuseChallenge(deps, challenge, deviceOf(c, deps).ip)
    if (refusal) return refusal
    const method = await redeemSecondFactor(deps, tx, factor, challenge, answer)
    if (!method) return countFailure(tx, challengeId)
    await markVerified(deps, tx, factor, challengeId, requester.sessionId)
    return upgradeSession(deps, tx, requester, { factorId: factor.id, method, device: deviceOf(c, deps) })
  })
  if (outcome instanceof AuthError) throw outcome
  return respondWithSession(deps, c, outcome)
}

async function findChallenge(tx: SqlTransaction, factorId: string, id: string): Promise<ChallengeRow> {
  const { rows } = await tx.query<ChallengeRow>(
    'select * from auth.mfa_challenges where id::text = $1 and factor_id = $2 for update',
    [id, factorId],
  )
  if (rows[0]) return rows[0]
  throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
}

function refuseChallenge(deps: AuthDeps, challenge: ChallengeRow, ip: string | null): AuthError | undefined {
  if (challenge.verified_at || challenge.ip_address !== ip) {
    return new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  }
  const age = deps.now().getTime() - challenge.created_at.getTime()
  if (age > CHALLENGE_LIFETIME_MS || challenge.attempts >= MAX_ATTEMPTS) {
    return new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    )
  }
}

/** The method that the answer proves, undefined if it proves nothing. */
async function redeemSecondFactor(
  deps: AuthDeps,
  tx: SqlTransaction,
  factor: FactorRow,
  challenge: ChallengeRow,
  { code, webauthn }: Answer,
) {
  const question = challenge.web_authn_session_data
  if (webauthn) {
    if (!question) return
    const right = await redeemFactorAnswer(deps, tx, factor, question, webauthn.credential_response)
    return right ? 'mfa/webauthn' : undefined
  }
  if (await redeemTotp(deps, tx, factor, code)) return 'totp'
  // Only an account that has set its factor up can have lost it.
  if (factor.status !== 'verified' || !isRecoveryCode(code)) return
  if (!(await redeemRecoveryCode(deps, tx, factor.user_id, code))) return
  await notifyAccount(deps, tx, factor.user_id, 'recovery-code-used')
  return 'recovery_code'
}

async function countFailure(tx: SqlTransaction, challengeId: string) {
  await tx.query('update auth.mfa_challenges set attempts = attempts + 1 where id = $1', [challengeId])
  return new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
}

/** The first right code verifies a factor, and ends what was opened without it. */
async function markVerified(
  deps: AuthDeps,
  tx: SqlTransaction,
  factor: FactorRow,
  challengeId: string,
  sessionId: string,
) {
  const now = deps.now()
  await tx.query('update auth.mfa_challenges set verified_at = $2 where id = $1', [challengeId, now])
  if (factor.status === 'verified') return
  await tx.query(
    `with others as (
       delete from auth.mfa_factors
       where user_id = $2 and id <> $1 and status = 'unverified' and factor_type = $3
     ), sessions as (
       delete from auth.sessions where user_id = $2 and id <> $5 and aal = 'aal1'
     )
     update auth.mfa_factors set status = 'verified', updated_at = $4 where id = $1`,
    [factor.id, factor.user_id, factor.factor_type, now, sessionId],
  )
  await notifyAccount(deps, tx, factor.user_id, 'second-factor-on')
}
