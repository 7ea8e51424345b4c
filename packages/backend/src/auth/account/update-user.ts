import type { Context } from 'hono'
import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { AuthError } from '../auth-error.ts'
import { challengeFields, readChallenge } from '../codes/challenge.ts'
import { readEmail, readPhone } from '../contact.ts'
import type { AuthDeps } from '../deps.ts'
import { limitMail } from '../limit-mail.ts'
import { limitRequests } from '../limit-requests.ts'
import { readBody } from '../read-body.ts'
import { needsProof, refuseNonce } from '../sessions/require-fresh-proof.ts'
import { type Requester, requireUser } from '../sessions/require-user.ts'
import { lockUser, type UserJson, userJson } from '../user-row.ts'
import { changeEmail } from './change-email.ts'
import { changePassword, preparePassword } from './change-password.ts'
import { changePhone } from './change-phone.ts'
import { mergeMetadata } from './merge-metadata.ts'
import { metadataInput } from './metadata.ts'

const text = z.string().nullish()
const input = z.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  nonce: text,
  data: metadataInput,
  app_metadata: z.unknown().optional(),
  ...challengeFields,
})

type UserUpdate = z.output<typeof input>

/** PUT /user: what an account may change of itself. */
export const updateUser = (deps: AuthDeps) => async (c: Context) => {
  const requester = await requireUser(deps, c)
  const body = await readBody(c, input)
  const json = JSON.parse(requester.json) as UserJson
  refuseForbidden(requester, json, body)
  const challenge = readChallenge(deps, body)
  const email = body.email ? readEmail(body.email) : undefined
  const phone = body.phone ? readPhone(body.phone) : undefined
  const changesEmail = email !== undefined && email !== json.email
  if (changesEmail) await limitMail(deps, c, 'email_change', email)
  const changesPhone = phone !== undefined && phone !== (json.phone || null)
  if (body.current_password || body.nonce) {
    await limitRequests(deps, c, 'factor', { name: requester.id, userId: requester.id })
  }
  const password =
    body.password && (await preparePassword(deps, requester, json, body.password, body.current_password))
  const isUnproved =
    (changesEmail || changesPhone || (password && !password.byCurrent)) && (await needsProof(deps, requester))

  const outcome = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const user = (await lockUser(tx, 'id', requester.id))!
    if (isUnproved) {
      const refusal = await refuseNonce(deps, tx, user, body.nonce)
      // Counted as a failed try, which a rollback would forget.
      if (refusal) return refusal
    }
    if (password) await changePassword(deps, c, tx, { user, requester, password })
    if (body.data) await mergeMetadata(tx, user.id, { user: body.data })
    if (changesEmail) await changeEmail(deps, c, tx, user, email, challenge)
    if (changesPhone) await changePhone(deps, tx, user, phone)
    await tx.query('update auth.users set updated_at = $2 where id = $1', [user.id, deps.now()])
    return userJson(tx, user.id)
  })
  if (outcome instanceof AuthError) throw outcome
  return c.json(outcome)
}

function refuseForbidden(requester: Requester, user: UserJson, body: UserUpdate) {
  if (body.app_metadata !== undefined && body.app_metadata !== null) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  const isSensitive = Boolean(body.email || body.phone || body.password)
  const factors = (user.factors ?? []) as { status: string }[]
  if (isSensitive && requester.aal === 'aal1' && factors.some(({ status }) => status === 'verified')) {
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  }
  if (requester.isAnonymous && body.password && !body.email && !body.phone) {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
  }
}
