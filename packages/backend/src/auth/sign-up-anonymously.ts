import type { Context } from 'hono'
import { transactionAsOwner } from '#backend/db/transaction-as-owner.ts'
import { AuthError } from './auth-error.ts'
import { createUser } from './create-user.ts'
import type { AuthDeps } from './deps.ts'
import { deviceOf } from './device.ts'
import { limitRequests } from './limit-requests.ts'
import { openSession } from './open-session.ts'
import { respondWithSession } from './session-answer.ts'

/** A session without e-mail, phone or password, where the operator allows it. */
export async function signUpAnonymously(deps: AuthDeps, c: Context, data: Record<string, unknown>) {
  if (!deps.settings.anonymous) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  await limitRequests(deps, c, 'anonymous')
  const session = await transactionAsOwner(deps.db, async (client) => {
    const id = await createUser(deps, client, { data, confirmed: false })
    return openSession(deps, client, id, 'anonymous', deviceOf(c, deps))
  })
  return respondWithSession(deps, c, session)
}
