import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { limitRequests } from '../limit-requests.ts'
import { deviceOf } from '../sessions/device.ts'
import { rememberDevice } from '../sessions/device-cookie.ts'
import { isFullyProved } from '../sessions/fully-proved.ts'
import { openSession } from '../sessions/open-session.ts'
import type { SessionAnswer } from '../sessions/session-answer.ts'
import { confirmCode } from './confirm-code.ts'
import { failure, type Landing, land } from './land.ts'
import { redirectTarget } from './redirect-target.ts'
import type { RequestedLink } from './requested-link.ts'
import { HALF_CONFIRMED } from './verify.ts'

/** Uses a mailed link up and goes on to the page that asked for it, with a session or with what went wrong. */
export async function followLink(deps: AuthDeps, c: Context, { type, token, redirectTo }: RequestedLink) {
  const target = redirectTarget(deps, c, redirectTo)
  try {
    await limitRequests(deps, c, 'code')
    return land(c, target, await follow(deps, c, type, token))
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return land(c, target, failure(error, token.startsWith('pkce_')))
  }
}

async function follow(deps: AuthDeps, c: Context, type: string, token: string): Promise<Landing> {
  let proved: string | undefined
  const outcome = await inTransaction(deps.db, { as: 'owner' }, async (tx): Promise<Landing | AuthError> => {
    const confirmed = await confirmCode(deps, tx, { type, tokenHash: token })
    if (confirmed instanceof AuthError) return confirmed
    if (confirmed.half) return { fragment: { message: HALF_CONFIRMED } }
    const flow = confirmed.token.flow_state_id
    if (token.startsWith('pkce_') && flow)
      return { query: { code: await issueCode(deps, tx, flow) }, fragment: {} }
    const { answer, aal } = await openSession(deps, tx, confirmed.userId, 'otp', deviceOf(c, deps))
    if (isFullyProved(answer.user, aal)) proved = answer.user.id
    return { fragment: sessionFragment(answer, type) }
  })
  if (outcome instanceof AuthError) throw outcome
  // Only now: it takes a connection of its own, and the embedded database has no second one.
  if (proved) await rememberDevice(deps, c, proved)
  return outcome
}

/** The code that only the asking client can exchange, with its verifier. */
async function issueCode(deps: AuthDeps, tx: SqlTransaction, flowId: string): Promise<string> {
  const code = randomBytes(16).toString('base64url')
  await tx.query({
    name: 'issue-code',
    text: 'update auth.flow_state set auth_code = $2, auth_code_issued_at = $3, updated_at = $3 where id = $1',
    values: [flowId, code, deps.now()],
  })
  return code
}

const sessionFragment = (answer: SessionAnswer, type: string) => ({
  access_token: answer.access_token,
  token_type: answer.token_type,
  expires_in: String(answer.expires_in),
  expires_at: String(answer.expires_at),
  refresh_token: answer.refresh_token,
  type,
})
