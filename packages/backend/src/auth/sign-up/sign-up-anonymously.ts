import type { Context } from 'hono'
import { inTransaction } from '#backend/db/transaction.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { limitRequests } from '../limit-requests.ts'
import { deviceOf } from '../sessions/device.ts'
import { openSession } from '../sessions/open-session.ts'
import { respondWithSession } from '../sessions/session-answer.ts'
import { createUser } from './create-user.ts'

/** A session without e-mail, phone or password, where the operator allows it. */
export async function signUpAnonymously(deps: AuthDeps, c: Context, data: Record<string, unknown>) {
  if (!deps.settings.anonymous) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  await limitRequests(deps, c, 'anonymous')
  const session = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const id = await createUser(deps, tx, { data, confirmed: false })
    return openSession(deps, tx, id, 'anonymous', deviceOf(c, deps))
  })
  return respondWithSession(deps, c, session)
}
