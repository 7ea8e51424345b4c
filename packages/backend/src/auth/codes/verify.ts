import type { Context } from 'hono'
import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { readEmail, readPhone } from '../contact.ts'
import type { AuthDeps } from '../deps.ts'
import { limitRequests, type Subject } from '../limit-requests.ts'
import { readBody } from '../read-body.ts'
import { deviceOf } from '../sessions/device.ts'
import { openSession } from '../sessions/open-session.ts'
import { respondWithSession } from '../sessions/session-answer.ts'
import { findUser } from '../user-row.ts'
import { withMinimumDuration } from '../with-minimum-duration.ts'
import { confirmCode, type Proof } from './confirm-code.ts'

export const HALF_CONFIRMED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

const text = z.string().nullish()
const input = z.object({ type: text, email: text, phone: text, token: text, token_hash: text })

/** POST /verify: exchanges a mailed code, or the hash of a mailed link, for a session. */
export const verify = (deps: AuthDeps) => async (c: Context) => {
  const proof = readProof(await readBody(c, input))
  await limitRequests(deps, c, 'code', await subjectOf(deps, proof))
  const outcome = await withMinimumDuration(
    inTransaction(deps.db, { as: 'owner' }, async (tx) => {
      const confirmed = await confirmCode(deps, tx, proof)
      if (confirmed instanceof AuthError || confirmed.half) return confirmed
      return openSession(deps, tx, confirmed.userId, 'otp', deviceOf(c, deps))
    }),
  )
  if (outcome instanceof AuthError) throw outcome
  if ('half' in outcome) return c.json({ code: '200', msg: HALF_CONFIRMED })
  return respondWithSession(deps, c, outcome)
}

/** A code is counted by the contact that it was sent to; a link names no contact. */
async function subjectOf({ db }: AuthDeps, proof: Proof): Promise<Subject | undefined> {
  if (!('key' in proof)) return
  const user = await findUser(db.pool, proof.key, proof.value)
  return { name: proof.value, userId: user?.id }
}

function readProof({ type, email, phone, token, token_hash: tokenHash }: z.output<typeof input>): Proof {
  if (!type) throw invalid('Verify requires a verification type')
  if (Boolean(token) === Boolean(tokenHash)) {
    throw invalid('Verify requires either a token or a token hash')
  }
  if (tokenHash) {
    if (email || phone) throw invalid('Only the token_hash and type should be provided')
    return { type, tokenHash }
  }
  if (Boolean(email) === Boolean(phone)) {
    throw invalid('Only an email address or phone number should be provided on verify')
  }
  return email
    ? { type, key: 'email', value: readEmail(email), code: token! }
    : { type, key: 'phone', value: readPhone(phone!), code: token! }
}
